// Pieces and players' signs: colour, shape and letter together; a medal, a figure of marble, a planet, a card, a tile.

import { el, glyph } from "./dom.js";
import { plain, tone, world } from "./colours.js";
import { fitted, points, words } from "./world.js";

const round = (corners, turn = 0.25, inner = 1) =>
  Array.from({ length: corners }, (_, n) => {
    const angle = 2 * Math.PI * (n / corners + turn), far = n % 2 ? inner : 1;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });
const SHAPES = {
  diamond: round(4), square: round(4, 0.125), triangle: round(3), pentagon: round(5), hexagon: round(6),
  star: round(10, 0.25, 0.5), star4: round(8, 0.25, 0.5),
  cross: [[0.38, 1], [-0.38, 1], [-0.38, 0.38], [-1, 0.38], [-1, -0.38], [-0.38, -0.38], [-0.38, -1], [0.38, -1],
    [0.38, -0.38], [1, -0.38], [1, 0.38], [0.38, 0.38]].map(([x, y]) => [x * 0.95, y * 0.95]),
};
const ROOM = { triangle: 0.6, star: 0.6, star4: 0.6, diamond: 0.75, square: 0.8, pentagon: 0.85 };
const LOW = { triangle: 0.05 }; // how far below its middle a shape is widest
const CARD = 0.73; // how wide a card is, as a share of its height

/** What pieces of a kind are in this game's world. */
export const styleOf = (kind) => world().pieces?.[kind] ?? "";

/** A shape of a radius around a middle, filled and rimmed. */
export function shape(name, x, y, radius, fill, rim, line = radius * 0.09) {
  const look = { fill, stroke: rim, "stroke-width": line };
  if (!SHAPES[name]) return el("circle", { cx: x, cy: -y, r: Math.max(0, radius - line / 2), ...look });
  return el("polygon", { points: points(SHAPES[name].map(([px, py]) => [x + px * radius, y + py * radius])), ...look });
}

/** A player's sign on a board. */
export function sign([outline, letter, colour], x, y, radius) {
  const [fill, ink, rim] = tone(colour);
  return [shape(outline, x, y, radius, fill, rim, radius * 0.1),
    words(letter, x, y - (outline === "triangle" ? radius * 0.12 : 0), (letter.length > 1 ? 0.8 : 1) * (ROOM[outline] ?? 1) * radius, ink, { "font-weight": 700 })];
}

/** A player's sign among words. */
export const badge = (told, label = "") => el("svg.badge", { viewBox: "-1.2 -1.2 2.4 2.4", role: "img", "aria-label": label || told[1] }, sign(told, 0, 0, 1.05));

function signed(outline, emblem, letter, x, y, size, ink, dim) {
  const low = y - (LOW[outline] ?? 0) * size, drawn = glyph(emblem ?? "");
  if (drawn) return words(drawn, x, low, size * (SHAPES[outline] ? 0.6 : 0.66), ink, { class: "icons", opacity: dim });
  return letter ? words(letter, x, low, size * (ROOM[outline] ?? 1) * (letter.length > 2 ? 0.42 : 0.6), ink, { "font-weight": 700, opacity: dim }) : null;
}

/** A card on the table: askew, with the number of its turn, crowned while it is the best. */
function laid(one, x, y, size) {
  const wide = size * CARD, left = x - wide / 2, top = -y - size / 2, [fill, ink, rim] = tone(one.tone ?? "");
  const big = wide * 0.31, low = one.letter ? size * 0.1 : 0;
  return el("g", { transform: one.turn ? `rotate(${-one.turn} ${x} ${-y})` : null },
    el("rect.stock", { x: left, y: top, width: wide, height: size, rx: wide * 0.09 }),
    el("rect", { x: left + wide * 0.05, y: top + wide * 0.05, width: wide * 0.9, height: size - wide * 0.1, rx: wide * 0.06, fill: "none", stroke: fill, "stroke-width": wide * 0.03 }),
    one.emblem ? [shape(one.shape ?? "disc", x, y - low, big, fill, rim), words(glyph(one.emblem), x, y - low - (LOW[one.shape] ?? 0) * big * 2, big * 1.2, ink, { class: "icons" })] : null,
    one.letter ? words(one.letter, left + wide * 0.27, y + size * 0.35, wide * (one.letter.length < 3 ? 0.34 : 0.26), "#2A2013", { "font-weight": 700 }) : null,
    one.order ? [el("circle", { cx: left + wide * 0.06, cy: -y + size * 0.44, r: wide * 0.15, fill: "#24060F", stroke: "#F2D9A3", "stroke-width": wide * 0.02 }), words(String(one.order), left + wide * 0.06, y - size * 0.44, wide * 0.19, "#F2D9A3", { "font-weight": 700 })] : null,
    one.crowned ? [el("circle", { cx: left + wide * 0.95, cy: -y + size * 0.44, r: wide * 0.2, fill: "#F0BE54", stroke: "#1B1405", "stroke-width": wide * 0.03 }), words(glyph("crown"), left + wide * 0.95, y - size * 0.44, wide * 0.24, "#1B1405", { class: "icons" })] : null);
}

/** A card as a key in a tray: its sign on its colour, and its name where there is room. */
function tile(one, box) {
  const [left, low, wide, high] = box, gap = high * 0.05, [fill, ink] = tone(one.tone ?? "");
  const tall = high - 2 * gap, side = Math.min(tall * 0.78, wide - 4 * gap), narrow = wide < side * 1.9;
  const x = narrow ? left + (wide - side) / 2 : left + gap + tall * 0.09, y = low + high / 2, room = wide - side - tall * 0.4;
  return [el("rect.stock", { x: left + gap, y: -(low + high) + gap, width: wide - 2 * gap, height: tall, rx: tall * 0.14 }),
    el("rect", { x, y: -y - side / 2, width: side, height: side, rx: side * 0.16, fill }),
    words(glyph(one.emblem ?? ""), x + side / 2, y, side * 0.8, ink, { class: "icons" }),
    narrow ? null : fitted(one.name, x + side + tall * 0.1 + room / 2, y, tall * 0.3, room, "#2A2013", { "font-weight": 700 })];
}

function planet(one, outline, letter, x, y, size) {
  const [fill, , rim] = tone(one.tone ?? ""), dark = one.face === "dark", small = size * 0.31;
  return [shape("disc", x, y, size / 2, dark ? "#20233F" : fill, dark ? fill : "none", size * (dark ? 0.07 : 0)), dark || plain() ? null : shape("disc", x, y, size / 2, "url(#ball)", "none", 0),
    shape(outline, x, y, small, dark ? "#00000040" : "#0F1220", dark ? fill : rim, size * 0.045), words(letter, x, y - (LOW[outline] ?? 0) * small * 2, small * 1.24 * (ROOM[outline] ?? 1), "#fff", { "font-weight": 700 })];
}

/** A piece where it lies; a tile fills the box of its space. */
export function piece(one, [x, y], box, badges) {
  const own = one.seat ? badges[one.seat] : null, style = styleOf(one.kind), size = one.size ?? 0.8;
  const outline = own ? own[0] : one.shape ?? "disc", letter = own ? own[1] : one.letter ?? "", dim = one.face === "down" ? 0.4 : 1;
  let [fill, ink, rim] = tone(one.tone ?? "");
  if (style === "card") return laid(one, x, y, size);
  if (style === "tile") return tile(one, box);
  if (style === "sign") return words(glyph(one.emblem ?? ""), x, y, size, fill, { class: "icons" });
  if (style === "planet") return planet(one, outline, letter, x, y, size);
  if (one.face === "dark") [fill, ink, rim] = ["var(--frame)", one.tone === "black" ? rim : fill, one.tone === "black" ? rim : fill];
  if (style === "marble") return [shape("disc", x, y, size / 2, fill, one.tone === "white" ? "#FFFFFF" : rim, size * 0.04), shape("disc", x, y, size * 0.41, "none", one.tone === "white" ? "#8C6B36" : "#C9A65E", size * 0.025), signed("disc", one.emblem, letter, x, y, size * 0.92, ink, dim)];
  const medal = style === "medal", form = medal ? "disc" : outline;
  return [shape(form, x, y, size / 2, fill, medal ? "#FFFDF5" : rim, size * (medal ? 0.07 : 0.05)), signed(form, one.emblem, letter, x, y, size, ink, dim)];
}

/** The shine around a piece that may be chosen. */
export function halo(one, [x, y], badges) {
  const size = one.size ?? 0.8, style = styleOf(one.kind);
  if (style === "card") return el("rect.halo", { x: x - size * (CARD / 2 + 0.05), y: -y - size * 0.55, width: size * (CARD + 0.1), height: size * 1.1, rx: size * 0.08, fill: "none" });
  const shine = shape(style === "planet" || style === "medal" || style === "marble" ? "disc" : badges[one.seat]?.[0] ?? one.shape ?? "disc", x, y, size * 0.6, "none", "none");
  shine.setAttribute("class", "halo");
  return shine;
}
