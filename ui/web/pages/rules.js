// The rules, searched and read on one's own page, while the others play on.

import { el, fill } from "./dom.js";
import { board } from "./draw.js";

const PAUSE = 150; // milliseconds after the last letter

/** Words with what is strong in them, and links to other rules. */
function spoken(text, open) {
  return text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\(#[a-z0-9-]+\)|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return el("b", {}, part.slice(2, -2));
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    const link = part.match(/^\[([^\]]+)\]\(#([a-z0-9-]+)\)$/);
    return link ? el("button.link", { type: "button", onclick: () => open(link[2]) }, link[1]) : part;
  });
}

function paragraphs(text, open) {
  return text.split(/\n\n+/).map((block) => {
    const lines = block.split("\n");
    if (lines.every((line) => /^(- |\d+\. |  )/.test(line))) {
      const items = block.split(/\n(?=- |\d+\. )/).map((item) => el("li", {}, spoken(item.replace(/^(- |\d+\. )/, "").replace(/\n\s*/g, " "), open)));
      return el(/^\d/.test(block) ? "ol" : "ul", {}, items);
    }
    if (lines.length > 1 && lines.every((line) => line.startsWith("|")))
      return el("table", {}, lines.filter((line) => !/^[|:\s-]+$/.test(line)).map((line) => el("tr", {}, line.split("|").slice(1, -1).map((cell) => el("td", {}, spoken(cell.trim(), open))))));
    return el("p", {}, spoken(block.replace(/\n/g, " "), open));
  });
}

/** The rules in the dialog: a search, and what it finds or one rule in full. */
export class Rules {
  constructor(dialog, talk) {
    this.dialog = dialog;
    this.talk = talk;
    this.query = "";
  }

  get home() {
    const { game, language, ask } = this.talk.parts;
    return [`/rules/${game.id}/${language}`, ask?.rule ?? ""];
  }

  async open(anchor = "") {
    if (!this.talk.parts.game) return;
    const said = this.talk.parts.words;
    this.shown = el("div.found", { "aria-live": "polite" });
    const search = el("input", { type: "search", "data-key": "search", placeholder: said["rules-search"], "aria-label": said["rules-search"], maxlength: 80, autocomplete: "off", value: this.query,
      oninput: (event) => { this.query = event.target.value; clearTimeout(this.wait); this.wait = setTimeout(() => this.find(), PAUSE); } });
    fill(this.dialog, el("header", {}, search, el("button.quiet", { type: "button", onclick: () => this.dialog.close() }, said["close"])), this.shown);
    if (!this.dialog.open) this.dialog.showModal();
    if (anchor) await this.read(anchor); else await this.find();
  }

  async find() {
    const [home, now] = this.home, said = this.talk.parts.words;
    const told = await (await fetch(`${home}?q=${encodeURIComponent(this.query)}&now=${now}`)).json();
    if (told.words) return fill(this.shown, el("p", {}, said["rules-none"]), told.words.map((word) => el("button.key", { type: "button", onclick: () => { this.query = word; this.dialog.querySelector("input").value = word; this.find(); } }, word)));
    let group = "";
    fill(this.shown, told.rules.map((rule) => {
      const head = rule.group && rule.group !== group ? el("h3", {}, (group = rule.group)) : null;
      return [head, el("button.hit", { type: "button", onclick: () => this.read(rule.anchor) }, el("b", {}, rule.title), rule.said ? el("span", {}, rule.said) : null)];
    }));
  }

  async read(anchor) {
    const [home] = this.home;
    const answer = await fetch(`${home}?at=${anchor}`);
    if (!answer.ok) return this.find();
    const rule = await answer.json(), open = (other) => this.read(other);
    fill(this.shown, el("article", { tabindex: -1 }, el("h2", {}, rule.title),
      rule.parts.map((part) => (typeof part === "string" ? paragraphs(part, open)
        : el("figure", {}, board(part.view, { open: new Set(part.glow), label: part.caption }), el("figcaption", {}, part.caption)))),
      rule.see.length ? el("p.see", {}, rule.see.map((other) => el("button.link", { type: "button", onclick: () => open(other.anchor) }, `→ ${other.title}`))) : null));
    this.shown.scrollTop = 0;
    this.shown.querySelector("article").focus({ preventScroll: true });
  }
}
