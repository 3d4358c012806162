import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  HUES,
  SIGNALS
} from "./chunk-Z3K52CNU.js";

// src/render/style.ts
var HUE_COLOURS = {
  blue: "#1557b0",
  orange: "#e5a91f",
  green: "#0d8261",
  purple: "#ad5597",
  red: "#c9451a",
  sky: "#63b8e6",
  yellow: "#f2c230",
  black: "#262223",
  teal: "#2b7a83",
  brown: "#7b4b25",
  rose: "#c98ac0",
  grey: "#a1988a"
};
var SURFACE_COLOURS = {
  paper: "#ece5d6",
  panel: "#fbf5e6",
  sea: "#a5c4d2",
  land: "#ecdcb8",
  foreign: "#d9caa6",
  desert: "#e6d8b6",
  steppe: "#dbd6a9",
  fertile: "#c6cc98",
  mountain: "#cdb995",
  marsh: "#b5cdb4",
  urban: "#dacfc3",
  closed: "#d5d0c6",
  ink: "#2b241b",
  muted: "#635842",
  faint: "#d3c5a4",
  white: "#ffffff",
  water: "#4f8fa8",
  good: "#0d7256",
  bad: "#a9261c",
  warn: "#e5a91f",
  new: "#ffb400"
};
var BOARD_COLOURS = {
  strip: "#2a2117",
  brass: "#b08a4a",
  cream: "#f6eedc",
  gold: "#f4c869",
  quiet: "#cbb88f",
  rule: "#57472f",
  wood: "#c9ad7c",
  woodDark: "#b8995f"
};
var LAND_COLOURS = {
  streets: "#ecdcb8",
  blocks: ["#ddc598", "#d6bd8d", "#cfb587", "#e1cba2", "#c8ae80"],
  green: ["#bac08a", "#b3ba82", "#aab479"],
  fields: ["#b9be86", "#c3c48c", "#cfc893", "#d6c697", "#c8bd88"],
  trees: "#7f8f55",
  river: "#5f9db3",
  riverLight: "#74aec1",
  riverEdge: "#2f5f74",
  riverInk: "#12303d",
  sandbank: "#b7b27f",
  concrete: "#e9e2d2",
  runway: "#5d564b",
  casing: "#f6eedc",
  shade: "#3a2a14",
  height: "#9a6d3c",
  light: "#fff4d6"
};
var MARK_COLOURS = {
  news: "#ffffff",
  veil: "#4a3417",
  burstOut: "#8e1b12",
  burst: "#f08a24",
  burstIn: "#ffd84a",
  silver: "#dcdcd6",
  silverEdge: "#6f6f6a",
  beaten: "#a89c86"
};
var REPORT_COLOURS = {
  lit: "#fffaf0",
  card: "#fffdf6",
  row: "#efe6d1",
  quiet: "#e9dfc8",
  track: "#cdbf9f",
  rim: "#7d6c4d",
  heading: "#43310f",
  note: "#54452a",
  title: "#6b5a30",
  swords: "#6b4a1c",
  loser: "#6b6558",
  goal: "#c8940f",
  struck: "#9a8f7a",
  struckBand: "#7f7562",
  bracket: "#5f5322",
  onBracket: "#fff8e6"
};
var TINTS = {
  light: "#ffffff",
  dark: "#000000",
  pattern: "#26241f",
  letters: "#1c1a16",
  shadow: "#2b2412",
  dust: "#c9b68d"
};
var CARD_COLOURS = {
  paper: "#fbf5e6",
  paperOff: "#cfc4ab",
  smallOff: "#c9bd9f",
  tabOff: "#6b614d",
  foot: "#8a6a2c",
  footInk: "#5f4512",
  quiet: "#5f4d2c",
  rule: "#d8c7a0",
  lit: "#fdf6e3",
  disc: "#fffaf0",
  stamp: "#7d130b"
};
var SKY_COLOURS = {
  day: {
    high: "#eec27a",
    low: "#fbeecb",
    town: "#b98d4e",
    sun: "#fff6dc",
    glow: 0.85,
    shade: "#e3c48c",
    ink: "#5b3d1a"
  },
  dusk: {
    high: "#6b2118",
    low: "#e08a3c",
    town: "#3a1210",
    sun: "#f6c766",
    glow: 0.8,
    shade: "#e9b98a",
    ink: "#33100c"
  },
  night: {
    high: "#15203f",
    low: "#3a557d",
    town: "#0b1226",
    sun: "#f2ead0",
    glow: 0.28,
    shade: "#bcc6d8",
    ink: "#0b1226"
  },
  storm: {
    high: "#3c4a3a",
    low: "#8d9a72",
    town: "#202a20",
    sun: "#dfe3c4",
    glow: 0.35,
    shade: "#c3ccab",
    ink: "#1b241b"
  }
};
var SCENE_COLOURS = { flame: "#f6b13c", ember: "#fff0b8", shine: "#ffffff", water: "#5f9db3" };
var OPACITY = { wash: 0.2, washDark: 0.24, washPale: 0.3, veil: 0.16, glow: 0.22 };
var LENGTH = {
  border: 0.1,
  casing: 0.24,
  rim: 0.5,
  rimLine: 0.13,
  halo: 0.34,
  quietHalo: 0.17,
  glow: 0.95,
  pieceEdge: 0.13,
  arrow: 0.8,
  arrowCasing: 0.19,
  arrowInk: 0.09,
  disc: 1
};
var TYPE = {
  title: 1.42,
  phase: 1.4,
  name: 1.22,
  score: 1.78,
  sideName: 1.04,
  arrow: 1.55,
  coin: 1.28,
  total: 2.2
};

// src/render/contrast.ts
function rgb(hex2) {
  const value = Number.parseInt(hex2.slice(1), 16);
  return [value >> 16 & 255, value >> 8 & 255, value & 255];
}
var hex = (colour) => `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
function mix(a, b, share) {
  const [from, to] = [rgb(a), rgb(b)];
  const blend = (index) => from[index] + (to[index] - from[index]) * share;
  return hex([blend(0), blend(1), blend(2)]);
}
function luminance(colour) {
  const [r, g, b] = rgb(colour).map((part) => {
    const level = part / 255;
    return level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
function contrast(a, b) {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}
function legibleOn(ground, colour, least = 4.6) {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, TINTS.letters, share);
    if (contrast(darker, ground) >= least) return darker;
  }
  return TINTS.letters;
}

// src/render/palette.ts
var SceneError = class extends Error {
  name = "SceneError";
};
var TONES = { ...HUE_COLOURS, ...SURFACE_COLOURS };
var SHADES = { tint: 0.8, soft: 0.58, full: 0 };
var SHADED = [...HUES, ...SIGNALS];
var isTone = (colour) => Object.hasOwn(TONES, colour);
var Palette = class {
  #sides;
  constructor(sides = {}) {
    this.#sides = sides;
  }
  /** The hue of each side. */
  get hues() {
    return Object.fromEntries(Object.entries(this.#sides).map(([key, { hue }]) => [key, hue]));
  }
  side(key) {
    const side = Object.hasOwn(this.#sides, key) ? this.#sides[key] : void 0;
    if (!side) throw new SceneError(`the scene has no side "${key}"`);
    return side;
  }
  tone(colour) {
    const tone = colour.startsWith("@") ? this.side(colour.slice(1)).hue : colour;
    if (!isTone(tone)) throw new SceneError(`"${tone}" is no colour of the palette`);
    return tone;
  }
  /** Hex of a colour; only hues and signals have shades. */
  hex(colour, shade = "full") {
    const tone = this.tone(colour);
    return SHADED.includes(tone) ? mix(TONES[tone], TONES.panel, SHADES[shade]) : TONES[tone];
  }
  /** Ink or white, whichever is read better on that ground. */
  on(ground) {
    return contrast(TONES.white, ground) >= 4.5 || contrast(TONES.white, ground) > contrast(TONES.ink, ground) ? TONES.white : TONES.ink;
  }
  /** A colour as text on a ground: darkened as far as needed. */
  text(colour, ground) {
    return contrast(this.hex(colour), ground) >= 4.5 ? this.hex(colour) : legibleOn(ground, this.hex(colour));
  }
};

export {
  SURFACE_COLOURS,
  BOARD_COLOURS,
  LAND_COLOURS,
  MARK_COLOURS,
  REPORT_COLOURS,
  TINTS,
  CARD_COLOURS,
  SKY_COLOURS,
  SCENE_COLOURS,
  OPACITY,
  LENGTH,
  TYPE,
  mix,
  contrast,
  SceneError,
  Palette
};
