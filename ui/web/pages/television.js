// The page of a television: the table as it lies, what is to be done, who stands where. It says nothing.

import { el, fill, icon } from "./dom.js";
import { board, row, track } from "./draw.js";
import { badgesOf, common, deed, namesOf, notes, photo, result, seats, statistics, told, viewOf } from "./common.js";
import { Phone } from "./phone.js";

const MANY = 26; // cards that lie large beside a board; more lie small

export class Television extends Phone {
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
      el(`section.stage${table ? "" : ".bare"}`, {}, table ?? everyone, el(`div.rows${many ? ".many" : ""}`, {},
        rows.map((one) => row(one.seat ? { ...one, title: `${names[one.seat] ?? ""} · ${one.title}` } : one, {})), (view.tracks ?? []).map((one) => track(one, badges, names)))),
      el("aside", {}, el("h1", {}, parts.game.name), common(parts),
        over ? result(parts) : el("section.prompt.mine", {}, parts.where === "play" ? null : el("small.turn", {}, icon("pause"), " ", this.word(parts.where)), deed(parts.ask.prompt)),
        photo(parts), told(parts), table ? everyone : null, notes(parts))));
  }

  idle() {
    const charts = statistics(this.talk.parts);
    return el("main.television.idle", {}, el("h1", {}, "Pantheon"), el("span.emblem", { "aria-hidden": "true" }, icon("temple")), el("p", {}, this.word("idle")),
      charts.length ? el("section.charts", {}, charts) : null);
  }
}
