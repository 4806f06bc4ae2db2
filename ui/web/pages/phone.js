// The page of a phone: join, take a seat, see what only you may see, choose, slap, look something up.

import { announce, el, fill, icon } from "./dom.js";
import { badge, board, row, track } from "./draw.js";
import { badgesOf, common, deed, namesOf, notes, photo, result, seats, statistics, told, viewOf } from "./common.js";
import { Rules } from "./rules.js";

const MANY = 12; // cards to choose from that lie large; more lie small, all in sight

export class Phone {
  constructor(talk, place, dialog) {
    this.talk = talk;
    this.place = place;
    this.dialog = dialog;
    this.rules = new Rules(dialog, talk);
    this.refused = "";
    this.said = {};
    talk.addEventListener("parts", () => { this.refused = ""; this.show(); });
    for (const what of ["lost", "code", "ended", "clock"]) talk.addEventListener(what, () => this.show());
    talk.addEventListener("refused", (event) => { this.refused = event.detail; this.show(); announce(event.detail, true); });
    talk.addEventListener("sheet", (event) => this.sheet(event.detail));
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  }

  word(key, ...values) {
    return values.reduce((said, value) => said.replace("#", value), this.talk.parts.words?.[key] ?? "");
  }

  show() {
    const { parts, ended, lost } = this.talk;
    if (ended) this.dialog.close(); // whoever is sent away reads so, whatever they were reading
    if (ended) return fill(this.place, this.door(this.ending(ended), true));
    if (!parts.me) return fill(this.place, this.door(this.refused));
    document.documentElement.lang = parts.language;
    const bar = lost ? el("p.lost", { role: "status" }, icon("warning"), " ", this.word("lost")) : null;
    if (parts.me.role === "phone" && !parts.me.seat && !this.watches && parts.me.chairs.length) return fill(this.place, bar, this.chairs());
    fill(this.place, bar, this.head(), el("main", {}, this.body()), this.foot());
    this.tell();
  }

  // before the table

  /** Words there are no words for yet: the table is asked for its language only after the code. */
  door(said, ended = false) {
    const french = navigator.language.startsWith("fr");
    const words = french ? ["Le code affiché à la table", "Rejoindre"] : ["The code from the table’s screen", "Join"];
    const enter = (event) => {
      event.preventDefault();
      const code = new FormData(event.target).get("code");
      this.talk.ended = "";
      this.talk.enter(code);
    };
    return el("main.door", {}, el("h1", {}, "Pantheon"), el("span.emblem", { "aria-hidden": "true" }, icon("temple")),
      said ? el("p.refused", { role: "alert" }, said) : null,
      el("form", { onsubmit: enter }, el("label", {}, words[0], el("input", { name: "code", "data-key": "code", required: true, maxlength: 12, autocapitalize: "characters", autocomplete: "off", spellcheck: "false", inputmode: "text" })),
        el("button.key.main", { type: "submit" }, words[1])));
  }

  ending(why) {
    const french = navigator.language.startsWith("fr");
    if (why === "elsewhere") return french ? "Cette place est maintenant ouverte sur une autre page." : "This seat is open on another page now.";
    return french ? "On vous a renvoyé. Demandez le nouveau code à la table." : "You were sent away. Ask at the table for the new code.";
  }

  chairs() {
    const badges = badgesOf(this.talk.parts);
    return el("main.chairs", {}, el("h1", {}, this.talk.parts.game?.name ?? "Pantheon"), el("h2", {}, this.word("seats")),
      this.refused ? el("p.refused", { role: "alert" }, this.refused) : null,
      el("ul", {}, this.talk.parts.me.chairs.map((chair) => el("li", {}, el("button.key.chair", { type: "button", "data-key": `sit ${chair.seat}`, disabled: chair.held, onclick: () => this.talk.say({ say: "sit", seat: chair.seat }) },
        badges[chair.seat] ? badge(badges[chair.seat], "") : null, el("b", {}, chair.name), chair.held ? el("small", {}, this.word("seat-taken")) : null)))),
      el("button.key.quiet", { type: "button", "data-key": "watch", onclick: () => { this.watches = true; this.show(); } }, icon("eye"), " ", this.word("watch")));
  }

  // at the table

  head() {
    const { me, game } = this.talk.parts, badges = badgesOf(this.talk.parts);
    return el("header.top", {}, me.seat && badges[me.seat] ? badge(badges[me.seat], "") : el("span.icon", { "aria-hidden": "true" }, icon("eye")),
      el("span.me", {}, el("b", {}, me.name || this.word("watch")), el("small", {}, game?.name ?? "")),
      el("button.quiet", { type: "button", "data-key": "leave", "aria-label": me.seat ? this.word("leave") : this.word("seats"), onclick: () => { this.watches = false; if (me.seat) this.leave(); else this.show(); } }, icon("players")));
  }

  /** Nobody loses a seat by a stray thumb. */
  leave() {
    const leave = () => { this.dialog.close(); this.talk.say({ say: "stand" }); };
    fill(this.dialog, el("header", {}, el("h2", {}, this.talk.parts.me.name), el("button.quiet", { type: "button", onclick: () => this.dialog.close() }, this.word("close"))),
      el("div.found", {}, el("button.key", { type: "button", "data-key": "stand", onclick: leave }, this.word("leave"))));
    this.dialog.showModal();
  }

  body() {
    const { parts } = this.talk, where = parts.where;
    if (where === "idle") return [el("p.idle", {}, this.word("idle")), statistics(parts)];
    if (where === "over") return [result(parts), this.handOn(), this.table()];
    const rests = where === "play" ? null : el("p.rests", { role: "status" }, icon("pause"), " ", this.word(where));
    return [rests, this.prompt(), this.notice(), this.slap(), photo(parts), told(parts), this.secrets(), this.choices(), this.keys(), this.table()];
  }

  prompt() {
    const { ask } = this.talk.parts;
    const mine = ask.mine || ask.slap;
    return el(`section.prompt${mine ? ".mine" : ""}`, {}, ask.mine ? el("small.turn", {}, this.word("turn")) : null, deed(ask.prompt, ask.so_far?.length ? ` · ${ask.so_far.join(" ")} …` : ""),
      ask.rule ? el("button.link", { type: "button", "data-key": "rule", "aria-label": this.word("rule"), onclick: () => this.rules.open(ask.rule) }, icon("book")) : null);
  }

  notice() {
    const { ask } = this.talk.parts, notice = ask.notice;
    const plain = this.refused ? el("section.notice.refused", {}, el("b", {}, this.refused)) : null;
    if (ask.number) return this.number(ask.number);
    if (!notice) return plain;
    const sure = notice.kind === "sure";
    return el(`section.notice.${notice.kind}`, {}, el("b", {}, notice.text),
      notice.more.length ? [el("small", {}, this.word("instead")), el("ul", {}, notice.more.map((line) => el("li", {}, line)))] : null,
      el("div.answers", {}, sure ? el("button.key.main", { type: "button", "data-key": "sure", onclick: () => this.talk.say({ say: "sure" }) }, this.word("sure")) : null,
        el("button.key", { type: "button", "data-key": "cancel", onclick: () => this.talk.say({ say: "cancel" }) }, this.word(sure ? "not-sure" : "close")),
        notice.rule ? el("button.key", { type: "button", "data-key": "why", onclick: () => this.rules.open(notice.rule) }, icon("book"), " ", this.word("rule")) : null));
  }

  number(label) {
    const enter = (event) => {
      event.preventDefault();
      this.talk.say({ say: "number", number: Math.trunc(Number(new FormData(event.target).get("number"))) });
    };
    return el("form.notice", { onsubmit: enter }, el("label", {}, label, el("input", { name: "number", "data-key": "number", type: "number", inputmode: "numeric", min: -99999, max: 99999, required: true })),
      el("div.answers", {}, el("button.key.main", { type: "submit" }, this.word("enter")), el("button.key", { type: "button", onclick: () => this.talk.say({ say: "cancel" }) }, this.word("cancel"))));
  }

  /** A slap counts from the first contact, not when the finger is lifted. */
  slap() {
    if (!this.talk.parts.ask.slap) return null;
    const down = (event) => {
      if (event.type === "keydown" && (event.repeat || (event.key !== "Enter" && event.key !== " "))) return;
      event.preventDefault();
      this.talk.say({ say: "slap", t: event.timeStamp });
      event.currentTarget.classList.add("down");
      navigator.vibrate?.(30);
      announce(this.word("slap-sent"), true);
    };
    const { within } = this.talk;
    return el("section.slapping", {}, el("button.slap", { type: "button", "data-key": "slap", onpointerdown: down, onkeydown: down }, icon("hand"), el("b", {}, this.word("slap"))),
      el("small", {}, within === null ? this.word("slap-measuring") : this.word("slap-within", within)));
  }

  how() {
    const { ask } = this.talk.parts;
    return { open: new Set(ask.open ?? []), picked: new Set(ask.picked ?? []), said: this.talk.parts.words, touch: ask.seat ? (ids) => this.talk.say({ say: "touch", ids }) : null };
  }

  /** What only this seat sees: its hand, its plans, its Power. */
  secrets() {
    const { parts } = this.talk, { ask } = parts, secret = new Set(ask.secret ?? []);
    const mine = (parts["view.rows"] ?? []).filter((one) => ask.seat && one.seat === ask.seat), hidden = mine.filter((one) => secret.has(one.id));
    const counters = (parts["view.counters"] ?? []).filter((one) => secret.has(one.id));
    return hidden.length || counters.length ? el("section.own", {}, el("h2", {}, icon("lock"), " ", this.word("own")),
        counters.length ? el("div.counters", {}, counters.map((one) => el("span.counter.large", {}, icon(one.emblem ?? ""), el("span", {}, one.name), el("b", {}, String(one.value))))) : null,
        hidden.map((one) => row(one, this.how()))) : null;
  }

  /** Whether a card of a row may be chosen, or is. */
  asked(one) {
    const { open, picked } = this.how();
    return one.cards.some((card) => open.has(card.id) || picked.has(card.id));
  }

  /** Cards that are asked for come first, wherever they lie. */
  choices() {
    const { parts } = this.talk, secret = new Set(parts.ask.secret ?? []);
    const rows = (parts["view.rows"] ?? []).filter((one) => !secret.has(one.id) && this.asked(one));
    const many = rows.reduce((sum, one) => sum + one.cards.length, 0) > MANY;
    return rows.length ? el(`div.choices${many ? ".many" : ""}`, {}, rows.map((one) => row(one, this.how()))) : null;
  }

  keys() {
    const { ask } = this.talk.parts, begun = (ask.picked ?? []).length;
    if (!ask.keys?.length && !begun) return null;
    return el("div.keys", {}, (ask.keys ?? []).map((key) => el("button.key.offer", { type: "button", "data-key": `key ${key.id}`, "data-id": key.id, onclick: () => this.talk.say({ say: "touch", ids: [key.id] }) }, el("b", {}, key.words), key.price ? el("small", {}, key.price) : null)),
      begun ? el("button.key", { type: "button", "data-key": "begin", onclick: () => this.talk.say({ say: "cancel" }) }, icon("undo"), " ", this.word("cancel")) : null);
  }

  table() {
    const { parts } = this.talk, { ask } = parts, view = viewOf(parts), badges = badgesOf(parts), names = namesOf(parts);
    const others = (view.rows ?? []).filter((one) => !(ask.secret ?? []).includes(one.id) && one.cards.length && !this.asked(one));
    return el("section.table", { "aria-label": this.word("others") },
      board(view, { ...this.how(), badges, names, acting: new Set(ask.acting ?? []), label: this.word("table") }), notes(parts), common(parts),
      others.map((one) => row(one.seat && one.seat !== ask.seat ? { ...one, title: `${names[one.seat] ?? ""} · ${one.title}` } : one, this.how())),
      (view.tracks ?? []).map((one) => track(one, badges, names)),
      seats(parts, this.talk.at.clocks ?? 0, ask.seat));
  }

  handOn() {
    const link = this.talk.parts.result?.link;
    return link ? el("a.key", { href: link, rel: "noreferrer noopener", target: "_blank" }, icon("export"), " ", this.word("bgstats")) : null;
  }

  foot() {
    if (!this.talk.parts.game) return null;
    return el("nav.foot", {}, el("button.key", { type: "button", "data-key": "rules", onclick: () => this.rules.open() }, icon("book"), " ", this.word("rules")),
      el("button.key", { type: "button", "data-key": "sheet", onclick: () => this.talk.say({ say: "ask", what: "sheet" }) }, icon("trophy"), " ", this.word("sheet")));
  }

  sheet(told) {
    fill(this.dialog, el("header", {}, el("h2", {}, `${this.word("sheet")} · ${told.count}`), el("button.quiet", { type: "button", onclick: () => this.dialog.close() }, this.word("close"))),
      el("div.found", {}, el("table.sheet", {}, el("thead", {}, el("tr", {}, el("th", {}), told.columns.map((name) => el("th", { scope: "col" }, name)))),
        el("tbody", {}, told.rows.map((line) => el("tr", {}, el("th", { scope: "row" }, line.title), line.totals.map((total, n) => el("td", {}, el("b", {}, String(total)), line.gains[n] ? el("small", {}, ` ${line.gains[n] > 0 ? "+" : "−"}${Math.abs(line.gains[n])}`) : null)))))),
      told.rows.length ? null : el("p.none", {}, this.word("sheet-none"))));
    if (!this.dialog.open) this.dialog.showModal();
  }

  /** Aloud, for who does not look: what is to be done, when it changed, and what was refused. */
  tell() {
    const { ask, where } = this.talk.parts;
    const prompt = where === "play" && ask ? [ask.mine ? this.word("turn") : "", ...ask.prompt.split("\n")].filter(Boolean).join(". ") : "";
    if (prompt && prompt !== this.said.prompt) announce(prompt);
    const notice = ask?.notice?.text ?? "";
    if (notice && notice !== this.said.notice) announce(notice, true);
    this.said = { prompt, notice };
  }
}
