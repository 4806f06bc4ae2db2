// The way to the table: one socket, opened again whenever it is lost, and this machine's clock beside the table's.

const KEY = "pantheon-key";
const QUICK = 200, CALM = 2000; // milliseconds between two looks at the clock: at first, and then
const FIRST = 8;
const AGAIN = [500, 1000, 2000, 4000];

function stored(value) {
  try {
    if (value === undefined) return localStorage.getItem(KEY) ?? "";
    if (value) localStorage.setItem(KEY, value); else localStorage.removeItem(KEY);
  } catch { /* a browser that keeps nothing: the seat is lost with the page */ }
  return value ?? "";
}

/** Everything the table told, part by part, and what may be said to it. */
export class Talk extends EventTarget {
  constructor(role) {
    super();
    this.role = role;
    this.parts = {};
    this.at = {}; // when each part came
    this.code = decodeURIComponent(location.hash.slice(1));
    this.key = stored();
    this.within = null;
    this.ended = "";
    this.tries = 0;
    if (location.hash) history.replaceState(null, "", location.pathname);
    this.open();
  }

  open() {
    if (this.ended) return;
    const socket = (this.socket = new WebSocket(`ws://${location.host}/talk`));
    this.heard = null;
    this.greeted = false;
    this.exchanges = 0;
    socket.addEventListener("open", () => {
      this.hello();
      this.tick();
    });
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data), performance.now()));
    socket.addEventListener("close", () => {
      clearTimeout(this.clock);
      if (this.socket !== socket) return;
      this.lost = true;
      this.change("lost");
      setTimeout(() => this.open(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)]);
    });
  }

  hello() {
    if (!this.code && !this.key) return this.change("code");
    this.say({ say: "hello", code: this.code, key: this.key, language: navigator.language.slice(0, 2), role: this.role });
  }

  enter(code) {
    this.code = code;
    if (this.socket.readyState === WebSocket.OPEN) this.hello(); else this.open();
  }

  say(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  hear(told, now) {
    if ("clock" in told) return this.exchanged(told, now);
    if (told.parts) {
      this.lost = false;
      this.tries = 0;
      this.greeted = true;
      if ("language" in told.parts && !("words" in this.parts)) this.parts = {};
      Object.assign(this.parts, told.parts);
      for (const name of Object.keys(told.parts)) this.at[name] = now;
      if (this.key && told.parts.me && !told.parts.me.name) this.key = stored("");
      this.change("parts", Object.keys(told.parts));
    }
    if (told.key) this.key = stored(told.key);
    if (told.refused) {
      if (!this.greeted) { // neither code nor key opens anything any more
        this.parts = {};
        this.key = stored("");
      }
      this.change("refused", told.refused);
    }
    if (told.sheet) this.change("sheet", told.sheet);
    if (told.closed) {
      this.ended = told.closed;
      if (told.closed === "away") this.key = stored("");
      this.parts = {};
      this.change("ended");
    }
  }

  change(what, detail) {
    this.dispatchEvent(new CustomEvent(what, { detail }));
  }

  // this machine's clock beside the table's: asked again and again, for clocks drift

  tick() {
    const number = ++this.exchanges;
    const last = this.heard;
    this.heard = null;
    this.say({ say: "clock", n: number, t0: performance.now(), last });
    this.clock = setTimeout(() => this.tick(), number < FIRST ? QUICK : CALM);
  }

  exchanged(told, now) {
    this.heard = [told.clock, now];
    const known = told.within;
    if (known !== this.within) {
      this.within = known;
      this.change("clock");
    }
  }
}
