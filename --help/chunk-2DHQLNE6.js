import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/render/fonts.ts
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { createCanvas, registerFont } from "canvas";
var DIRECTORY = new URL("../../assets/fonts/", import.meta.url);
var FILES = [
  ["RobotoCondensed-Regular.ttf", "Umpire Sans", "normal", "normal"],
  ["RobotoCondensed-Bold.ttf", "Umpire Sans", "bold", "normal"],
  ["RobotoCondensed-Italic.ttf", "Umpire Sans", "normal", "italic"],
  ["RobotoSlab-Bold.otf", "Umpire Slab", "bold", "normal"],
  ["DejaVuSansCondensed.ttf", "Umpire Rest", "normal", "normal"],
  ["DejaVuSansCondensed-Bold.ttf", "Umpire Rest", "bold", "normal"]
];
var FontProblem = class extends Error {
  constructor(file) {
    super(`The font ${file} is missing or broken: take the folder assets/fonts of this release again.`);
    this.name = "FontProblem";
  }
};
var registered = false;
function registerFonts(directory = DIRECTORY) {
  if (registered || !isMainThread) return;
  for (const [name, family, weight, style] of FILES) {
    const file = fileURLToPath(new URL(name, directory));
    try {
      registerFont(file, { family, weight, style });
    } catch {
      throw new FontProblem(file);
    }
  }
  registered = true;
}
function fontOf(face, size) {
  const start = { regular: "", bold: "bold ", italic: "italic ", slab: "bold " }[face];
  return `${start}${size}px "${face === "slab" ? "Umpire Slab" : "Umpire Sans"}", "Umpire Rest"`;
}
var REMEMBERED = 4e3;
var widths = /* @__PURE__ */ new Map();
var ruler;
function textWidth(text, face, size, spacing = 0) {
  const font = fontOf(face, size);
  const key = `${font}|${text}`;
  let width = widths.get(key);
  if (width === void 0) {
    ruler ??= createCanvas(8, 8).getContext("2d");
    ruler.font = font;
    width = ruler.measureText(text).width;
    if (widths.size >= REMEMBERED) widths.clear();
    widths.set(key, width);
  }
  return width + spacing * [...text].length;
}
var ELLIPSIS = "\u2026";
function fitted(text, face, size, room, spacing = 0) {
  if (textWidth(text, face, size, spacing) <= room) return text;
  const characters = [...text];
  let [low, high] = [0, characters.length - 1];
  while (low < high) {
    const half = Math.ceil((low + high) / 2);
    const tried = characters.slice(0, half).join("").trimEnd() + ELLIPSIS;
    if (textWidth(tried, face, size, spacing) <= room) low = half;
    else high = half - 1;
  }
  return low === 0 ? ELLIPSIS : characters.slice(0, low).join("").trimEnd() + ELLIPSIS;
}
function wrapped(text, face, size, room) {
  const lines = [];
  let current = "";
  for (const word of text.split(" ")) {
    const longer = current ? `${current} ${word}` : word;
    if (current && textWidth(longer, face, size) > room) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return current ? [...lines, current] : lines;
}

export {
  FontProblem,
  registerFonts,
  fontOf,
  textWidth,
  fitted,
  wrapped
};
