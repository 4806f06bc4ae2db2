// The page of a television: the table as it lies, what is to be done, who stands where. It says nothing.

import { el, fill, icon } from "./dom.js";
import { board, row, track } from "./draw.js";
import { badgesOf, common, deed, namesOf, notes, photo, result, seats, statistics, told, viewOf } from "./common.js";
import { Phone } from "./phone.js";

const MANY = 26; // cards that lie large beside a board; more lie small

const LEAST = 0.4; // of their size, for letters and cards that must all find room

/** Nobody can scroll a television: what would be cut off is made smaller until it all shows. */
function fit(part) {
  for (let size = 1; part && size >= LEAST; size -= 0.06) {
    part.style.setProperty("--fit", size);
    if (part.scrollHeight <= part.clientHeight + 1) return;
  }
}

export class Television extends Phone {
  constructor(...all) {
    super(...all);
    addEventListener("resize", () => this.show());
    document.fonts.ready.then(() => this.show());
  }

  show() {
    const { parts, ended, lost } = this.talk;
    if (ended) return fill(this.place, this.door(this.ending(ended)));
    if (!parts.me) return fill(this.place, this.door(this.refused));
    document.documentElement.lang = parts.language;
    const bar = lost ? el("p.lost", { role: "status" }, icon("warning"), " ", this.word("lost")) : null;
    if (parts.where === "idle") return fill(this.place, bar, this.idle());
    const view = viewOf(parts), badges = badgesOf(parts), names = namesOf(parts), over = parts.where === "over";
    const table = board(view, { badges, names, acting: new Set(parts.ask.acting ?? []), label: this.word("table"), said: parts.words });
    const rows = (view.rows ?? []).filter((one) => one.cards.length), many = rows.reduce((sum, one) => sum + one.cards.length, 0) > MANY;
    const everyone = over ? null : [el("h2", {}, parts.standing?.round || this.word("standing")), seats(parts, this.talk.at.clocks ?? 0)];
    fill(this.place, bar, el("main.television", {},
      el(`section.stage${table ? "" : ".bare"}`, {}, table ?? (over ? result(parts) : everyone), el(`div.rows${many ? ".many" : ""}`, {},
        rows.map((one) => row(one.seat ? { ...one, title: `${names[one.seat] ?? ""} · ${one.title}` } : one, {})), (view.tracks ?? []).map((one) => track(one, badges, names)))),
      el("aside", {}, el("h1", {}, parts.game.name), common(parts),
        over ? table && result(parts) : el("section.prompt.mine", {}, parts.where === "play" ? null : el("small.turn", {}, icon("pause"), " ", this.word(parts.where)), deed(parts.ask.prompt)),
        photo(parts), told(parts), table ? everyone : null, notes(parts))));
    for (const part of [".stage.bare", ".stage:not(.bare) .rows", "aside"]) fit(this.place.querySelector(part));
  }

  idle() {
    const charts = statistics(this.talk.parts);
    return el("main.television.idle", {}, el("h1", {}, "Pantheon"), el("span.emblem", { "aria-hidden": "true" }, icon("temple")), el("p", {}, this.word("idle")),
      charts.length ? el("section.charts", {}, charts) : null);
  }
}
