// What phone and television both show: seats, clocks, standing, the photo finish, the result, statistics.

import { el, icon } from "./dom.js";
import { badge } from "./draw.js";
import { tone } from "./colours.js";

/** The view's parts gathered again as one. */
export const viewOf = (parts) => Object.fromEntries(Object.entries(parts).filter(([name, part]) => name.startsWith("view.") && part !== null).map(([name, part]) => [name.slice(5), part]));

export const badgesOf = (parts) => Object.fromEntries((parts.seats ?? []).map((seat) => [seat.seat, seat.badge]));
export const namesOf = (parts) => Object.fromEntries((parts.seats ?? []).map((seat) => [seat.seat, seat.name]));

/** A clock as people read it. */
function face(ms) {
  const seconds = Math.floor(Math.abs(ms) / 1000), hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return `${ms < 0 && seconds ? "−" : ""}${hours ? `${hours}:` : ""}${rest}`;
}

/** What a seat's clock shows now: it goes on by itself until the table says otherwise. */
export function clockOf(parts, seat, came) {
  const clocks = parts.clocks, left = clocks?.left?.[seat];
  if (left === null || left === undefined) return "";
  const gone = clocks.running.includes(seat) ? performance.now() - came : 0;
  const shown = clocks.down ? left - gone : left + gone;
  return clocks.kind === "used" ? `${Math.floor(shown / 60000)} min` : face(shown);
}

/** Everyone with their sign, their points and their clock. */
export function seats(parts, came, me = "") {
  const standing = parts.standing, values = standing?.counts?.[0]?.values ?? [];
  const points = {};
  standing?.columns?.forEach((column, n) => { for (const seat of column.seats) points[seat] = values[n]; });
  const counters = (parts["view.counters"] ?? []).filter((one) => one.seat);
  const signs = parts["view.signs"] ?? [], secret = new Set(parts.ask?.secret ?? []);
  const has = (seat) => el("span.has", {}, counters.filter((each) => each.seat === seat && !secret.has(each.id)).map((each) =>
    el("span.counter", { title: each.name }, icon(each.emblem ?? "") ?? el("small", {}, each.name), el("span", { "aria-label": `${each.name} ${each.value}` }, String(each.value)))));
  return el("ul.seats", {}, (parts.seats ?? []).map((one) => el(`li.seat${one.acting ? ".acting" : ""}${one.seat === me ? ".mine" : ""}`, {},
    badge(one.badge, ""),
    el("span.who", {}, el("b", {}, one.name), one.side ? el("small", {}, one.side) : null, has(one.seat)),
    el("span.signs", {}, signs.filter(([seat]) => seat === one.seat).map(([, emblem]) => icon(emblem)), one.chosen ? el("span.tick", { role: "img", "aria-label": parts.words["chose"] }, icon("check")) : null),
    el("span.clock", { "data-clock": one.seat }, clockOf(parts, one.seat, came)),
    el("span.points", { title: standing?.counts?.[0]?.name ?? "" }, points[one.seat] === undefined ? "" : String(points[one.seat])))));
}

/** Numbers that belong to nobody: the day, the round, what is left in the box. */
export const common = (parts) => el("div.counters", {}, (parts["view.counters"] ?? []).filter((one) => !one.seat).map((one) =>
  el("span.counter", {}, icon(one.emblem ?? ""), el("span", {}, one.name), el("b", {}, one.of ? `${one.value}/${one.of}` : String(one.value)))));

/** The photo finish: a lane for each hand over a scale of milliseconds, with how far each may be off. */
export function photo(parts) {
  const shot = parts.photo;
  if (!shot) return null;
  const badges = badgesOf(parts), names = namesOf(parts);
  const far = Math.max(shot.floor * 1.5, ...shot.hands.map((hand) => hand.ms + hand.within), 20);
  const near = Math.min(0, ...shot.hands.map((hand) => hand.ms - hand.within));
  const x = (ms) => `${(100 * (ms - near)) / (far - near)}%`, wide = (ms) => `${(100 * ms) / (far - near)}%`;
  return el("section.photo", { "aria-label": shot.said }, el("h2", {}, shot.said),
    el("ol", {}, shot.hands.map((hand) => el(`li.by-${hand.kind}${shot.tied.includes(hand.seat) ? ".tied" : ""}`, {},
      badges[hand.seat] ? badge(badges[hand.seat], "") : el("span"), el("span.whose", {}, el("b", {}, names[hand.seat] ?? hand.seat), el("span.margin", {}, hand.said, hand.within ? ` ± ${hand.within} ms` : "")),
      el("span.lane", { "aria-hidden": "true" },
        el("i.heat", { css: { left: x(0), width: wide(shot.floor) } }),
        hand.within ? el("i.within", { css: { left: x(hand.ms - hand.within), width: wide(2 * hand.within), "--fill": tone(badges[hand.seat]?.[2] ?? "")[0] } }) : null,
        el("i.hand", { css: { left: x(hand.ms) } }))))),
    el("p.about", {}, shot.about.join(" ")));
}

/** How it ended. */
export function result(parts) {
  const over = parts.result;
  if (!over) return null;
  const badges = badgesOf(parts), names = namesOf(parts);
  return el("section.result", {}, el("h2", {}, icon("trophy"), " ", over.won), el("p", {}, over.why),
    el("ol.places", {}, over.places.map((one) => el(`li${one.won ? ".won" : ""}`, {},
      el("span.place", {}, `${one.place}.`), badges[one.seat] ? badge(badges[one.seat], "") : null, el("b", {}, names[one.seat] ?? one.seat),
      one.won ? icon("crown") : null, el("span.points", {}, String(one.points))))));
}

/** What the evenings so far tell, for when nothing is on the table. */
export function statistics(parts) {
  const charts = (parts.charts ?? []).filter((chart) => chart.bars?.length);
  return charts.map((chart) => {
    const most = Math.max(...chart.bars.map((bar) => bar.value), 1);
    return el("section.chart", {}, el("h2", {}, chart.title), el("ol", {}, chart.bars.slice(0, 8).map((bar) =>
      el("li", {}, el("b", {}, bar.name), el("span.bar", { "aria-hidden": "true" }, el("i", { css: { width: `${(100 * bar.value) / most}%` } })), el("span", {}, bar.said)))));
  });
}

/** What is to be done: first the deed, and below it how. */
export function deed(prompt, more = "") {
  const [first, ...rest] = prompt.split("\n");
  return el("p", {}, el("b", {}, first, more), rest.map((line) => el("span.how", {}, line)));
}

/** What the table is told: a question for all, steps taken, something to put back. */
export function told(parts) {
  const notice = parts.told;
  if (!notice || parts.photo) return null;
  return el(`section.told.${notice.kind}`, {}, el("b", {}, notice.text), notice.more.length ? el("ul", {}, notice.more.map((line) => el("li", {}, line))) : null);
}

export const notes = (parts) => ((parts["view.notes"] ?? []).length ? el("ul.notes", {}, parts["view.notes"].map((note) => el("li", {}, note))) : null);

/** The clocks go on between two words of the table. */
export function keepTime(talk) {
  setInterval(() => {
    if (!talk.parts.clocks?.running?.length) return;
    for (const place of document.querySelectorAll("[data-clock]")) {
      const shown = clockOf(talk.parts, place.dataset.clock, talk.at.clocks ?? 0);
      if (place.textContent !== shown) place.textContent = shown;
    }
  }, 500);
}
