// What a board is built of and what is written on it, as the game's world makes it: stone, wood, cloth, brass.

import { el, glyph } from "./dom.js";
import { plain, tone, world } from "./colours.js";

const STONE = 1.9; // board units that one square of a material covers
const GREYS = ["#242424", "#5A5A5A"]; // in high contrast a board has two
const WIDEST = 2.6; // of words, in board units
export const points = (path) => path.map(([x, y]) => `${x.toFixed(3)},${(-y).toFixed(3)}`).join(" ");

/** Letters or words around a middle. */
export function words(said, x, y, size, colour, more = {}) {
  return el("text", { x, y: -y, "font-size": size, fill: colour, "text-anchor": "middle", "dominant-baseline": "central", ...more }, said);
}

/** Words that are made smaller where they would be wider than their room. */
export const fitted = (said, x, y, size, room, colour, more = {}) => words(said, x, y, Math.min(size, room / (0.56 * Math.max(1, said.length))), colour, more);

/** A colour of the world; in high contrast one of two greys, and white for lines. */
function colour(written, line = false) {
  if (!plain()) return written || "#FFFFFF";
  if (line) return "#FFFFFF";
  const [r, g, b] = [1, 3, 5].map((n) => parseInt((written || "#FFFFFF").slice(n, n + 2), 16));
  return GREYS[Number(0.3 * r + 0.59 * g + 0.11 * b > 140)];
}

/** Materials and light, defined once for every board on the page. */
function define(stone) {
  let place = document.getElementById("materials");
  if (!place) {
    place = el("svg.unseen", { id: "materials", "aria-hidden": "true", width: 0, height: 0 },
      el("linearGradient", { id: "sun", x1: 0, y1: 0, x2: 1, y2: 1 }, el("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.5 }), el("stop", { offset: 0.5, "stop-color": "#fff", "stop-opacity": 0 }), el("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.45 })),
      el("radialGradient", { id: "ball", cx: 0.35, cy: 0.3, r: 0.8 }, el("stop", { offset: 0, "stop-color": "#fff", "stop-opacity": 0.55 }), el("stop", { offset: 0.45, "stop-color": "#fff", "stop-opacity": 0 }), el("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0.45 })),
      el("radialGradient", { id: "shadow" }, el("stop", { offset: 0.86, "stop-color": "#000", "stop-opacity": 0.5 }), el("stop", { offset: 1, "stop-color": "#000", "stop-opacity": 0 })));
    document.body.append(place);
  }
  if (stone && !document.getElementById(`stone-${stone}`))
    place.append(el("pattern", { id: `stone-${stone}`, patternUnits: "userSpaceOnUse", width: STONE, height: STONE }, el("image", { href: `/files/${stone}.png`, width: STONE, height: STONE })));
}

/** A shape of some material: `draw` makes it with whatever fills or rims it. */
function built(made, draw) {
  define(made.stone);
  const flat = plain();
  if (made.soft) return flat ? [] : [draw({ fill: "url(#shadow)", transform: "translate(0 0.05)" })];
  return [
    ...(made.drop && !flat ? [[1, 0.2], [0.6, 0.3]].map(([much, dark]) => draw({ fill: "#0A0805", opacity: dark, transform: `translate(0 ${made.drop * much})` })) : []),
    made.tone || made.stone || !made.line ? draw({ fill: colour(made.tone, made.over) }) : null,
    made.stone && !flat ? draw({ fill: `url(#stone-${made.stone})`, opacity: made.grain ?? 1, class: "stone" }) : null,
    made.light && !flat ? draw({ fill: "url(#sun)", opacity: made.light }) : null,
    made.rim && !flat ? draw({ fill: "none", stroke: "url(#sun)", "stroke-width": 0.035, opacity: made.rim }) : null,
    made.line ? draw({ fill: "none", stroke: colour(made.line, true), "stroke-width": 1.6 * (made.width ?? 0.02), "stroke-dasharray": made.dashed ? "0.1 0.08" : null }) : null,
  ].filter(Boolean);
}

function still(one) {
  const made = world().made?.[one.made_of], x = one.x ?? 0, y = one.y ?? 0;
  if (!made) return [];
  if (one.emblem) return [words(glyph(one.emblem), x, y, one.radius, colour(made.tone, true), { class: "icons" })];
  if (one.lines?.length) return one.lines.map((path) => el("polyline", { points: points(path), fill: "none", stroke: colour(made.line, true), "stroke-width": 1.6 * (made.width ?? 0.02) }));
  if (one.inner) {
    const middle = (one.radius + one.inner) / 2;
    return built(made, (look) => el("circle", { cx: x, cy: -y, r: middle, ...look, fill: "none", stroke: look.fill === "none" ? look.stroke : look.fill, "stroke-width": look.fill === "none" ? look["stroke-width"] : one.radius - one.inner }));
  }
  if (one.radius) return built(made, (look) => el("circle", { cx: x, cy: -y, r: one.radius, ...look }));
  return built(made.soft ? { tone: "#00000059" } : made, (look) => el("polygon", { points: points(one.outline), ...look }));
}

const kept = new WeakMap(); // what nothing moves is drawn once

/** The board's own parts: those below everything, or those over its spaces. */
export function stills(view, over) {
  const all = view.stills ?? [];
  if (!all.length) return null;
  const named = `${document.documentElement.dataset.theme} ${over}`, drawn = kept.get(all) ?? {};
  drawn[named] ??= el("g.stills", {}, all.filter((one) => Boolean(world().made?.[one.made_of]?.over) === over).flatMap(still));
  kept.set(all, drawn);
  return drawn[named];
}

/** How far a board that is built of something reaches. */
export const reach = (view) => (view.stills ?? []).filter((one) => one.made_of !== "shadow").flatMap((one) => [...(one.outline ?? []), ...[-1, 1].map((way) => [(one.x ?? 0) + way * (one.radius ?? 0), (one.y ?? 0) + way * (one.radius ?? 0)])]);

/** A space of what the world makes of its tone, if it makes anything of it. */
export function ground(space, path) {
  const made = world().made?.[`space-${space.tone ?? "plain"}`];
  return made ? built(made, (look) => el("polygon", { points: points(path), ...look })) : null;
}

/** A line between two spaces, with an edge that shows on any ground. */
export function line(a, b, lit) {
  const ends = { x1: a.x, y1: -a.y, x2: b.x, y2: -b.y, class: "link" };
  if (lit) return [el("line", { ...ends, stroke: "var(--gold)", "stroke-width": 0.14 })];
  if (!world().made?.link) return [el("line", { ...ends, stroke: "var(--line)", "stroke-width": 0.05 })];
  return [el("line", { ...ends, stroke: "#0A0A2173", "stroke-width": 0.1 }), el("line", { ...ends, stroke: plain() ? "var(--ink)" : colour(world().made.link.line), "stroke-width": 0.045 })];
}

/** Letters on the board or beside it, or words, which are smaller; the name of a thing is larger. */
export function mark(one) {
  const tones = world().marks ?? {}, look = one.look ?? "", written = tones[look || "letter"];
  const ink = written && !plain() ? written : "var(--ink)";
  if (look === "title") return [fitted(one.label, one.x, one.y, 0.5, WIDEST, ink, { class: "title" })];
  if (look === "now") return [el("rect", { x: one.x - 1.05, y: -one.y - 0.22, width: 2.1, height: 0.44, rx: 0.22, fill: tones.plate ?? "#E9CF94" }), fitted(one.label, one.x, one.y, 0.31, 2, tones.now ?? "#15121B", { "font-weight": 700 })];
  const size = look || one.label.length > 2 ? Number(tones.size ?? 0.3) : 0.3;
  return [fitted(one.label, one.x, one.y, size, Number(tones.room ?? WIDEST), ink, { class: "lettering", "font-weight": look === "small" ? 400 : 700 })];
}

/** Who sits there: a pill with the name and what they have; filled while they act. */
export function plate(one, { badges, names, counters, acting }, sign) {
  const badge = badges[one.seat];
  if (!badge) return null;
  const [fill, ink] = tone(badge[2]), acts = acting.has(one.seat), { wide, high } = one;
  const counter = counters.find((each) => each.id === `${one.counter}-${one.seat}`);
  const has = counter ? String(counter.value) : "", tail = has ? high * (0.8 + 0.3 * has.length) : high * 0.2;
  const left = one.x - wide / 2, room = wide - high - tail, on = acts ? ink : "var(--ink)";
  return el("g.plate", { "aria-hidden": "true" },
    el("rect", { x: left, y: -one.y - high / 2, width: wide, height: high, rx: high / 2, fill: acts ? fill : "var(--panel)", stroke: acts ? "var(--ink)" : fill, "stroke-width": high * 0.06 }),
    sign(badge, left + high / 2, one.y, high * 0.36),
    fitted(names[one.seat] ?? one.seat, left + high + room / 2, one.y, high * 0.47, room, on, { "font-weight": 700 }),
    has ? [words(glyph(counter.emblem ?? ""), left + wide - tail + high * 0.22, one.y, high * 0.36, acts ? ink : "var(--gold)", { class: "icons" }), words(has, left + wide - high * (0.26 + 0.16 * has.length), one.y, high * 0.46, on, { "font-weight": 700 })] : null);
}
