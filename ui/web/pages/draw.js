// One renderer for every game: the table's view as SVG and cards. It knows shapes, tones and places, and no game.

import { el, glyph, icon } from "./dom.js";
import { ground, tone } from "./colours.js";
import { badge, halo, piece, sign } from "./pieces.js";
import { ground as made, line, mark, plate, points, reach, stills, words } from "./world.js";

export { badge };

const HALF = 0.485; // of a square space, with a gap to its neighbour
const WASH = { lit: 0.5, yellow: 0.26 }; // tones that come and go in play, laid over what a space is made of

const corners = (space) => space.outline ?? [[-HALF, HALF], [HALF, HALF], [HALF, -HALF], [-HALF, -HALF]].map(([x, y]) => [space.x + x, space.y + y]);
const shrunk = (path, share) => {
  const n = path.length, mx = path.reduce((sum, p) => sum + p[0], 0) / n, my = path.reduce((sum, p) => sum + p[1], 0) / n;
  return path.map(([x, y]) => [mx + (x - mx) * share, my + (y - my) * share]);
};
const box = (path) => {
  const xs = path.map((p) => p[0]), ys = path.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
};

/** What something is called aloud, and whether it may be chosen. */
function called(name, state, said) {
  return [name, state.picked.has(state.id) ? said.picked : state.open.has(state.id) ? said["may-lay"] : ""].filter(Boolean).join(", ");
}

/** The board: what lies where. `touch(ids)` hears a finger, the topmost thing first; without it nothing listens. */
export function board(view, { open = new Set(), picked = new Set(), said = {}, badges = {}, names = {}, acting = new Set(), touch = null, label = "" }) {
  const spaces = view.spaces ?? [];
  if (!spaces.length) return null;
  const places = Object.fromEntries(spaces.map((space) => [space.id, space])), below = stills(view, false);
  const everywhere = [...spaces.flatMap(corners), ...reach(view), ...(view.marks ?? []).map((one) => [one.x, one.y]), ...(view.plates ?? []).flatMap((one) => [[one.x - one.wide / 2, one.y - one.high / 2], [one.x + one.wide / 2, one.y + one.high / 2]])];
  const [x, y, across, up] = box(everywhere), edge = below ? 0.12 : 0.3;
  const [left, high, wide, tall] = [x - edge, y + up + edge, across + 2 * edge, up + 2 * edge];
  const tokens = (view.tokens ?? []).filter((one) => places[one.space]);
  const holds = new Map();
  for (const one of tokens) holds.set(one.space, [...(holds.get(one.space) ?? []), one]);
  const linked = new Set((view.links ?? []).flatMap((link) => [link.a, link.b])); // lines end around their letters
  const means = (one) => (open.has(one.id) || !one.stands_for ? one.id : one.stands_for);
  const does = (id, name) => touch && { "data-id": id, "data-key": `board ${id}`, role: "button", tabindex: open.has(id) || picked.has(id) ? 0 : -1, "aria-label": called(name, { id, open, picked }, said), "aria-pressed": picked.has(id) ? "true" : null };
  const lit = (id) => (picked.has(id) ? ".picked" : open.has(id) ? ".open" : "");
  const svg = el("svg.board", { viewBox: `${left} ${-high} ${wide} ${tall}`, role: touch ? "group" : "img", "aria-label": label },
    below ?? el("rect", { x: left, y: -high, width: wide, height: tall, rx: 0.2, fill: "var(--frame)" }),
    spaces.map((space) => {
      const path = corners(space), name = [space.name || space.id, ...(holds.get(space.id) ?? []).map((one) => one.name)].join(", ");
      if (space.emblem) {
        const [fill, ink, rim] = tone(space.tone);
        return el(`g.space${lit(space.id)}`, { ...does(space.id, name) }, el("polygon", { points: points(path), fill, stroke: rim, "stroke-width": 0.06 }), words(glyph(space.emblem), space.x, space.y, box(path)[3] * 0.6, ink, { class: "icons" }));
      }
      return el(`g.space${lit(space.id)}`, { ...does(space.id, name) },
        made(space, path) ?? el("polygon", { points: points(shrunk(path, 0.97)), fill: below ? "transparent" : ground(space.wash || space.tone) }),
        below && space.wash ? el("polygon", { points: points(path), fill: tone(space.wash)[0], opacity: WASH[space.wash] ?? 0.4 }) : null,
        el("polygon.light", { points: points(shrunk(path, 0.93)) }),
        open.has(space.id) && !holds.has(space.id) ? el("circle.dot", { cx: space.x, cy: -space.y, r: 0.12 }) : null);
    }),
    (view.links ?? []).filter((link) => places[link.a] && places[link.b]).map((link) => line(places[link.a], places[link.b], link.tone === "lit")),
    stills(view, true),
    spaces.filter((space) => space.label && !space.emblem).map((space) => [
      linked.has(space.id) || below ? el("circle.lettering", { cx: space.x, cy: -space.y, r: 0.27, fill: open.has(space.id) || below ? "#0A0D1F" : ground(space.wash || space.tone) }) : null,
      words(space.label, space.x, space.y, 0.28, open.has(space.id) || below ? "#F6F1E4" : "var(--soft)", { class: "lettering" })]),
    (view.marks ?? []).flatMap(mark),
    (view.plates ?? []).map((one) => plate(one, { badges, names, acting, counters: view.counters ?? [] }, sign)),
    tokens.map((one) => {
      const space = places[one.space], at = [space.x + (one.dx ?? 0), space.y + (one.dy ?? 0)], id = means(one);
      return el(`g.token${lit(id)}`, { ...(touch && { "data-id": one.id }), ...(touch && open.has(id) ? does(id, one.name) : {}) },
        halo(one, at, badges), piece(one, at, box(corners(space)), badges), el("title", {}, one.name));
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
