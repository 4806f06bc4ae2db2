// Making elements, and showing a page anew without taking the reader's focus away.

const SVG = "http://www.w3.org/2000/svg";
const OF_SVG = new Set(["svg", "g", "path", "polygon", "circle", "rect", "line", "polyline", "text", "title", "pattern", "image", "linearGradient", "radialGradient", "stop"]);

/** An element: its kind with classes ("button.key"), attributes, children. */
export function el(kind, attributes = {}, ...children) {
  const [name, ...classes] = kind.split(".");
  const made = OF_SVG.has(name) ? document.createElementNS(SVG, name) : document.createElement(name);
  if (classes.length) made.setAttribute("class", classes.join(" "));
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "css") for (const [rule, to] of Object.entries(value)) made.style.setProperty(rule, to);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

/** Show these children and no others; whoever had the focus keeps it, and what was scrolled stays there. */
export function fill(place, ...children) {
  const held = document.activeElement?.closest("[data-key]")?.dataset.key;
  const typed = document.activeElement?.selectionStart;
  place.replaceChildren(...children.flat(Infinity).filter(Boolean));
  if (!held) return;
  const again = place.querySelector(`[data-key="${CSS.escape(held)}"]`);
  if (again && again !== document.activeElement) {
    again.focus({ preventScroll: true });
    if (typeof typed === "number" && again.setSelectionRange) again.setSelectionRange(typed, typed);
  }
}

/** Say something to who listens instead of looking; the same sentence again is said again. */
export function announce(words, urgent = false) {
  const place = document.getElementById(urgent ? "alarm" : "live");
  if (place.textContent === words) place.textContent = "";
  requestAnimationFrame(() => { place.textContent = words; });
}

let glyphs = {};

/** Which letter of the icons' font each emblem is. */
export async function loadIcons() {
  const codes = await (await fetch("/files/icons.json")).json();
  glyphs = Object.fromEntries(Object.entries(codes).map(([name, code]) => [name, String.fromCodePoint(parseInt(code, 16))]));
}

export const glyph = (name) => glyphs[name] ?? "";

/** An emblem among words; whoever listens hears the words beside it. */
export const icon = (name) => (glyphs[name] ? el("span.icon", { "aria-hidden": "true" }, glyphs[name]) : null);
