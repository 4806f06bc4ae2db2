// The wall of a club: asks the hub every two seconds, and shows it again only if something changed.
import { el, fill } from "/files/dom.js";

const OFTEN = 2000;
const TURNS = 4; // looks until the next page of what does not fit at once
let looks = 0;
const pages = {}; // of each list: where it begins, and how many of it fit

/** A long list from where its page begins; whatever does not fit whole is left for the next page. */
function show(id, head, list, row, around) {
  const page = (pages[id] ??= { from: 0, fit: Infinity });
  if (looks % TURNS === 0) page.from = page.from + page.fit < list.length ? page.from + page.fit : 0;
  const rows = list.slice(page.from).map(row);
  fill(at(id), head, around(rows));
  const bottom = at(id).getBoundingClientRect().bottom - parseFloat(getComputedStyle(at(id)).paddingBottom);
  const out = rows.findIndex((one) => one.getBoundingClientRect().bottom > bottom);
  page.fit = out < 0 ? rows.length : Math.max(1, out);
  if (out > 0) for (const one of rows.slice(out)) one.remove();
}

const language = new URLSearchParams(location.search).get("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
const at = (id) => document.getElementById(id);
let before = "";

function standings(told) {
  const { words } = told;
  if (!told.standings.length) return fill(at("standings"), el("h3", {}, words.standings), el("p", {}, words["no-evening"]));
  const head = el("tr", {}, el("th"), el("th"), el("th.number", {}, words["column-points"]), el("th.number", {}, words["column-strength"]));
  show("standings", el("h3", {}, words.standings), told.standings, ([place, name, points, strength, here]) =>
    el(here ? "tr" : "tr.gone", {}, el("td.place", {}, String(place)), el("td", {}, name), el("td.number", {}, points), el("td.number", {}, strength)),
  (rows) => el("table", {}, head, rows));
}

/** The game that all tables play stands over them; where they differ, at each. */
function played(told) {
  const games = [...new Set(told.next.map(([, game]) => game).filter(Boolean))];
  return games.length === 1 ? games[0] : "";
}

function next(told) {
  const one = played(told);
  const head = el("h3", {}, told.round || told.words.waiting, one ? el("span.soft", {}, one) : null);
  show("next", head, told.next, ([table, game, names, places]) =>
    el("tr", {}, el("td.place", {}, table), el("td", {},
      names.map((name, n) => [n ? " – " : "", el(places[n] === 1 ? "span.won" : "span", {}, name)]),
      game && !one ? el("div.soft", {}, game) : null)),
  (rows) => el("table", {}, rows));
}

function tables(told) {
  const { words } = told;
  show("tables", el("h3", {}, words.running), told.tables, (one) => el(one.here ? "div.card" : "div.card.away", {},
    el("div.line", {}, el("b", {}, one.table), el("span.soft.name", {}, one.game === played(told) ? "" : one.game || words.waiting),
      one.here ? null : el("span.off", {}, words["table-away"]), one.here && one.over ? el("span.soft", {}, words.over) : null),
    one.points.map(([name, points]) => el(!one.over && one.acting.some((who) => who && name.includes(who)) ? "div.line.turn" : "div.line", {},
      el("span.name", {}, name), el("span", {}, String(points))))),
  (rows) => el(told.tables.length > 8 ? "div.cards.crowd" : "div.cards", {}, rows));
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
      for (const part of [standings, next, tables]) part(told);
    }
  } catch { /* the hub is away: the wall shows what it knew */ }
  looks += 1;
  setTimeout(look, OFTEN);
}

look();
