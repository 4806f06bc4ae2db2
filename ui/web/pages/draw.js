// One renderer for every game: the table's view as SVG and cards. It knows shapes, tones and places, and no game.

import { el, glyph, icon } from "./dom.js";
import { ground, tone } from "./colours.js";

const round = (corners, turn = 0.25, inner = 1) =>
  Array.from({ length: corners }, (_, n) => {
    const angle = 2 * Math.PI * (n / corners + turn), far = n % 2 ? inner : 1;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
const SHAPES = {
  diamond: round(4), square: round(4, 0.125), triangle: round(3), pentagon: round(5), hexagon: round(6),
  star: round(10, 0.25, 0.5), star4: round(8, 0.25, 0.5),
  cross: [[0.38, 1], [-0.38, 1], [-0.38, 0.38], [-1, 0.38], [-1, -0.38], [-0.38, -0.38], [-0.38, -1], [0.38, -1],
    [0.38, -0.38], [1, -0.38], [1, 0.38], [0.38, 0.38]].map(([x, y]) => [x * 0.95, y * 0.95]),
};
const ROOM = { triangle: 0.6, star: 0.6, star4: 0.6, diamond: 0.75, square: 0.8, pentagon: 0.85 };
const HALF = 0.485; // of a square space, with a gap to its neighbour

const corners = (space) => space.outline ?? [[-HALF, HALF], [HALF, HALF], [HALF, -HALF], [-HALF, -HALF]].map(([x, y]) => [space.x + x, space.y + y]);
const points = (path) => path.map(([x, y]) => `${x.toFixed(3)},${(-y).toFixed(3)}`).join(" ");
const shrunk = (path, share) => {
  const n = path.length, mx = path.reduce((sum, p) => sum + p[0], 0) / n, my = path.reduce((sum, p) => sum + p[1], 0) / n;
  return path.map(([x, y]) => [mx + (x - mx) * share, my + (y - my) * share]);
};

function words(said, x, y, size, colour, more = {}) {
  return el("text", { x, y: -y, "font-size": size, fill: colour, "text-anchor": "middle", "dominant-baseline": "central", ...more }, said);
}

/** A shape of a radius around a middle, filled and rimmed. */
export function shape(name, x, y, radius, fill, rim, line = radius * 0.09) {
  const look = { fill, stroke: rim, "stroke-width": line };
  if (!SHAPES[name]) return el("circle", { cx: x, cy: -y, r: radius - line / 2, ...look });
  return el("polygon", { points: points(SHAPES[name].map(([px, py]) => [x + px * radius, y + py * radius])), ...look });
}

/** A player's sign: colour, shape and letter together. */
export function badge([outline, letter, colour], label = "") {
  const [fill, ink, rim] = tone(colour);
  return el("svg.badge", { viewBox: "-1.2 -1.2 2.4 2.4", role: "img", "aria-label": label || letter },
    shape(outline, 0, 0, 1.05, fill, rim, 0.1),
    words(letter, 0, outline === "triangle" ? -0.12 : 0, (letter.length > 1 ? 0.8 : 1) * (ROOM[outline] ?? 1) * 1.05, ink, { "font-weight": 700 }));
}

function token(one, at, badges) {
  const own = one.seat ? badges[one.seat] : null;
  const outline = own ? own[0] : one.shape ?? "disc", letter = own ? own[1] : one.letter ?? "";
  const size = one.size ?? 0.8, [x, y] = at;
  let [fill, ink, rim] = tone(one.tone ?? "");
  if (one.face === "dark") [fill, ink, rim] = ["var(--frame)", one.tone === "black" ? rim : fill, one.tone === "black" ? rim : fill];
  const sign = glyph(one.emblem ?? "");
  const dim = one.face === "down" ? 0.4 : 1;
  return [
    shape(outline, x, y, size / 2, fill, rim, size * 0.05),
    sign ? words(sign, x, y, size * 0.66, ink, { class: "icons", opacity: dim }) : null,
    !sign && letter ? words(letter, x, y - (outline === "triangle" ? size * 0.05 : 0), size * (ROOM[outline] ?? 1) * (letter.length > 2 ? 0.42 : 0.6), ink, { "font-weight": 700, opacity: dim }) : null,
  ];
}

/** The shine around a piece that may be chosen. */
function halo(one, at, badges) {
  const shine = shape(badges[one.seat]?.[0] ?? one.shape ?? "disc", ...at, (one.size ?? 0.8) * 0.6, "none", "none");
  shine.setAttribute("class", "halo");
  return shine;
}

/** What something is called aloud, and whether it may be chosen. */
function called(name, state, said) {
  return [name, state.picked.has(state.id) ? said.picked : state.open.has(state.id) ? said["may-lay"] : ""].filter(Boolean).join(", ");
}

/** The board: what lies where. `touch(ids)` hears a finger, the topmost thing first; without it nothing listens. */
export function board(view, { open = new Set(), picked = new Set(), said = {}, badges = {}, touch = null, label = "" }) {
  const spaces = view.spaces ?? [];
  if (!spaces.length) return null;
  const places = Object.fromEntries(spaces.map((space) => [space.id, space]));
  const everywhere = [...spaces.flatMap(corners), ...(view.marks ?? []).map((mark) => [mark.x, mark.y])];
  const xs = everywhere.map((p) => p[0]), ys = everywhere.map((p) => p[1]);
  const left = Math.min(...xs) - 0.3, right = Math.max(...xs) + 0.3, low = Math.min(...ys) - 0.3, high = Math.max(...ys) + 0.3;
  const tokens = (view.tokens ?? []).filter((one) => places[one.space]);
  const holds = new Map();
  for (const one of tokens) holds.set(one.space, [...(holds.get(one.space) ?? []), one]);
  const linked = new Set((view.links ?? []).flatMap((link) => [link.a, link.b])); // lines end around their letters
  const means = (one) => (open.has(one.id) || !one.stands_for ? one.id : one.stands_for);
  const does = (id, name) => touch && { "data-id": id, "data-key": `board ${id}`, role: "button", tabindex: open.has(id) || picked.has(id) ? 0 : -1, "aria-label": called(name, { id, open, picked }, said), "aria-pressed": picked.has(id) ? "true" : null };
  const lit = (id) => (picked.has(id) ? ".picked" : open.has(id) ? ".open" : "");
  const svg = el("svg.board", { viewBox: `${left} ${-high} ${right - left} ${high - low}`, role: touch ? "group" : "img", "aria-label": label },
    el("rect", { x: left, y: -high, width: right - left, height: high - low, rx: 0.2, fill: "var(--frame)" }),
    spaces.map((space) => {
      const path = corners(space), name = [space.name || space.id, ...(holds.get(space.id) ?? []).map((one) => one.name)].join(", ");
      if (space.emblem) {
        const [fill, ink, rim] = tone(space.tone);
        const tall = Math.max(...path.map((p) => p[1])) - Math.min(...path.map((p) => p[1]));
        return el(`g.space${lit(space.id)}`, { ...does(space.id, name) }, el("polygon", { points: points(path), fill, stroke: rim, "stroke-width": 0.06 }), words(glyph(space.emblem), space.x, space.y, tall * 0.6, ink, { class: "icons" }));
      }
      return el(`g.space${lit(space.id)}`, { ...does(space.id, name) },
        el("polygon", { points: points(shrunk(path, 0.97)), fill: ground(space.wash || space.tone) }),
        el("polygon.light", { points: points(shrunk(path, 0.93)) }),
        open.has(space.id) && !holds.has(space.id) ? el("circle.dot", { cx: space.x, cy: -space.y, r: 0.12 }) : null);
    }),
    (view.links ?? []).filter((link) => places[link.a] && places[link.b]).map((link) => el("line", {
      x1: places[link.a].x, y1: -places[link.a].y, x2: places[link.b].x, y2: -places[link.b].y, class: "link",
      stroke: (link.tone ?? "plain") === "plain" ? "var(--line)" : tone(link.tone)[0], "stroke-width": link.tone === "lit" ? 0.16 : 0.05,
    })),
    spaces.filter((space) => space.label && !space.emblem).map((space) => [
      linked.has(space.id) ? el("circle.lettering", { cx: space.x, cy: -space.y, r: 0.27, fill: open.has(space.id) ? "var(--frame)" : ground(space.wash || space.tone) }) : null,
      words(space.label, space.x, space.y, 0.28, open.has(space.id) ? "var(--gold)" : "var(--soft)", { class: "lettering" })]),
    (view.marks ?? []).map((mark) => words(mark.label, mark.x, mark.y, 0.32, "var(--soft)", { class: "lettering" })),
    tokens.map((one) => {
      const space = places[one.space], at = [space.x + (one.dx ?? 0), space.y + (one.dy ?? 0)], id = means(one);
      return el(`g.token${lit(id)}`, { ...(touch && { "data-id": one.id }), ...(touch && open.has(id) ? does(id, one.name) : {}) },
        halo(one, at, badges), token(one, at, badges), el("title", {}, one.name));
    }));
  if (touch) listen(svg, touch);
  return svg;
}

/** A finger or a key on things drawn: all that lies there, the topmost first. */
function listen(svg, touch) {
  const under = (event) => document.elementsFromPoint(event.clientX, event.clientY)
    .map((thing) => thing.closest("[data-id]")).filter((thing) => thing && svg.contains(thing)).map((thing) => thing.dataset.id);
  svg.addEventListener("click", (event) => {
    const own = event.target.closest?.("[data-id]")?.dataset.id;
    const ids = event.detail === 0 || !event.clientX ? [own] : under(event);
    const found = [...new Set(ids.length ? ids : [own])].filter(Boolean).slice(0, 8);
    if (found.length) touch(found);
  });
  svg.addEventListener("keydown", (event) => {
    const own = event.target.closest("[data-id]")?.dataset.id;
    if (own && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      touch([own]);
    }
  });
}

/** A card; one that may be laid stands out, and says so. */
export function card(one, { open = new Set(), picked = new Set(), said = {}, touch = null }) {
  const [fill, ink, rim] = tone(one.tone ?? ""), down = one.face === "down", spent = one.face === "spent";
  const kind = `${touch ? "button" : "span"}.card${picked.has(one.id) ? ".picked" : open.has(one.id) ? ".open" : ""}${down ? ".down" : ""}${spent ? ".spent" : ""}${one.letter ? "" : ".worded"}`;
  return el(kind, {
    css: { "--fill": fill, "--on": ink, "--rim": rim }, "data-key": touch ? `card ${one.id}` : null, "data-id": one.id,
    "aria-label": called(one.name, { id: one.id, open, picked }, said), role: touch ? null : "img",
    "aria-pressed": touch && picked.has(one.id) ? "true" : null, onclick: touch ? () => touch([one.id]) : null, type: touch ? "button" : null,
  }, el("span.face", { "aria-hidden": "true" }, icon(one.emblem ?? ""), one.letter ? el("b", {}, one.letter) : null, !one.letter || one.note ? el("small", {}, one.note || (one.letter ? "" : one.name)) : null));
}

/** Cards side by side under their title. */
export function row(one, how) {
  const asked = one.cards.some((each) => how.open?.has(each.id) || how.picked?.has(each.id));
  return el(`section.row${asked ? ".asked" : ""}`, { "aria-label": one.title }, el("h3", {}, one.title),
    el("div.cards", {}, one.cards.length ? one.cards.map((each) => card(each, how)) : el("span.none", {}, "—")));
}

/** A track: steps from first to last, and where everyone stands on it. */
export function track(one, badges, names) {
  const first = one.first ?? 0, steps = one.last - first + 1;
  const at = new Map();
  for (const [seat, step] of one.markers) at.set(step, [...(at.get(step) ?? []), seat]);
  const most = Math.max(1, ...[...at.values()].map((seats) => seats.length));
  return el("section.track", { "aria-label": `${one.title}: ${one.markers.map(([seat, step]) => `${names[seat] ?? seat} ${step}`).join(", ")}` },
    el("h3", { "aria-hidden": "true" }, icon(one.emblem ?? ""), " ", one.title),
    el("ol.steps", { "aria-hidden": "true", css: { "--steps": steps, "--most": most } }, Array.from({ length: steps }, (_, n) =>
      el("li", {}, el("small", {}, String(first + n)), (at.get(first + n) ?? []).map((seat) => (badges[seat] ? badge(badges[seat], names[seat]) : el("i", {}, seat)))))));
}
