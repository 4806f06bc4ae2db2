// The colours of the table's own theme, chosen by what the reader's eyes ask for.

let palette = null;
const contrast = matchMedia("(prefers-contrast: more)");
const day = matchMedia("(prefers-color-scheme: light)");

/** Put on the colours; they are said once by the table, and follow this machine's settings. */
export function wear(told) {
  palette = told ?? palette;
  if (!palette) return;
  // A television stands in the room of an evening; a phone is as its owner set it.
  const light = day.matches && !document.body.classList.contains("tv");
  const chosen = contrast.matches ? "contrast" : light ? "day" : "night";
  const root = document.documentElement;
  root.dataset.theme = chosen;
  for (const [name, value] of Object.entries(palette.themes[chosen])) root.style.setProperty(`--${name.replace("_", "-")}`, value);
  root.style.setProperty("--picture", chosen === "night" && palette.ground ? `url(/files/${palette.ground})` : "none");
}

/** What the board of this game's world is made of; in high contrast everything is plain. */
export const world = () => palette?.board ?? {};
export const plain = () => document.documentElement.dataset.theme === "contrast";

for (const asked of [contrast, day]) asked.addEventListener("change", () => wear());

/** Fill, drawing and rim of a tone. */
export function tone(name) {
  if (!palette) return ["#333", "#fff", "#888"];
  if (palette.hues[name]) return palette.hues[name];
  return (palette.tones[name] ?? palette.tones[""]).map((colour) => `var(--${colour.replace("_", "-")})`);
}

/** How a space of a tone looks: the theme's own grounds, or a hue laid thinly over the plain one. */
export function ground(name = "plain") {
  if (["plain", "light", "dark"].includes(name)) return `var(--${name})`;
  const much = name === "lit" ? 75 : 45;
  return `color-mix(in srgb, ${tone(name)[0]} ${much}%, var(--plain))`;
}
