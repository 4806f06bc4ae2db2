// The wall of a club: asks the hub every two seconds, and shows it again only if something changed.
import { el, fill } from "/files/dom.js";

const OFTEN = 2000;
const TURNS = 4; // looks until the next page of what does not fit at once
const ROWS = 20;
const CARDS = 18;
let looks = 0;

/** So many of a long list as fit, others after a while. */
function page(list, most) {
  const pages = Math.ceil(list.length / most) || 1;
  const n = Math.floor(looks / TURNS) % pages;
  return list.slice(n * most, (n + 1) * most);
}

const language = new URLSearchParams(location.search).get("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
const at = (id) => document.getElementById(id);
let before = "";

function standings(told) {
  const { words } = told;
  if (!told.standings.length) return [el("h3", {}, words.standings), el("p", {}, words["no-evening"])];
  const head = el("tr", {}, el("th"), el("th"), el("th.number", {}, words["column-points"]), el("th.number", {}, words["column-strength"]));
  const rows = page(told.standings, ROWS).map(([place, name, points, strength, here]) =>
    el(here ? "tr" : "tr.gone", {}, el("td.place", {}, String(place)), el("td", {}, name), el("td.number", {}, points), el("td.number", {}, strength)));
  return [el("h3", {}, words.standings), el("table", {}, head, rows)];
}

function next(told) {
  const rows = page(told.next, ROWS).map(([table, game, names, places]) =>
    el("tr", {}, el("td.place", {}, table), el("td", {},
      names.map((name, n) => [n ? " – " : "", el(places[n] === 1 ? "span.won" : "span", {}, name)])), el("td", {}, game)));
  return [el("h3", {}, told.round || told.words.waiting), el("table", {}, rows)];
}

function tables(told) {
  const { words } = told;
  const cards = page(told.tables, told.tables.length > 8 ? CARDS : 8).map((one) => el(one.here ? "div.card" : "div.card.away", {},
    el("div", {}, el("b", {}, one.table), " ", el("span.soft", {}, one.game || words.waiting), one.here ? null : el("span.off", {}, ` ${words["table-away"]}`)),
    one.points.map(([name, points]) => el(one.acting.some((who) => who && name.includes(who)) ? "div.turn" : "div", {}, `${name}  ${points}`)),
    one.over ? el("div.soft", {}, words.over) : null));
  return [el("h3", {}, words.running), el(told.tables.length > 8 ? "div.cards.crowd" : "div.cards", {}, cards)];
}

async function look() {
  try {
    const written = await (await fetch(`/wall/${language}`)).text();
    const turned = looks % TURNS === 0;
    if (written !== before || turned) {
      before = written;
      const told = JSON.parse(written);
      document.documentElement.lang = told.language;
      fill(at("club"), told.club);
      fill(at("round"), told.round);
      fill(at("quickest"), told.quickest);
      fill(at("standings"), ...standings(told));
      fill(at("next"), ...next(told));
      fill(at("tables"), ...tables(told));
    }
  } catch { /* the hub is away: the wall shows what it knew */ }
  looks += 1;
  setTimeout(look, OFTEN);
}

look();
