// The colours of the table's own theme, chosen by what the reader's eyes ask for.

let palette = null;
const contrast = matchMedia("(prefers-contrast: more)");
const day = matchMedia("(prefers-color-scheme: light)");

/** Put on the colours; they are said once by the table, and follow this machine's settings. */
export function wear(told) {
  palette = told ?? palette;
  if (!palette) return;
  const chosen = contrast.matches ? "contrast" : day.matches ? "day" : "night";
  const colours = { ...palette.themes[chosen], ...(palette.world?.[chosen] ?? {}) };
  const root = document.documentElement;
  root.dataset.theme = chosen;
  for (const [name, value] of Object.entries(colours)) root.style.setProperty(`--${name.replace("_", "-")}`, value);
}
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
