import type { Colour, Shade, Side, Tone } from "../scene/colour.ts";
import { HUES, SIGNALS } from "../scene/colour.ts";
import { contrast, legibleOn, mix } from "./contrast.ts";

/** A scene that cannot be drawn: our own fault, or a pack's. The message names the element. */
export class SceneError extends Error {
  override readonly name = "SceneError";
}

/**
 * The "paper map" palette. The first eight hues are Okabe and Ito's, orange-red and green a shade darker so that white text can be read on them; besides hue they
 * differ in lightness. Surfaces are calm and close to each other: they are the ground, not the message.
 */
const TONES: Readonly<Record<Tone, string>> = {
  blue: "#0b6cab",
  orange: "#e69f00",
  green: "#00785a",
  purple: "#cc79a7",
  red: "#c1440e",
  sky: "#63b8e6",
  yellow: "#f2e14c",
  black: "#37352f",
  teal: "#2b7a83",
  brown: "#7b4b25",
  rose: "#eaa9a4",
  grey: "#a39f94",
  paper: "#ece5d6",
  panel: "#fbf8f1",
  sea: "#c7dde6",
  land: "#f4edda",
  foreign: "#e6dfce",
  desert: "#f3e6c6",
  steppe: "#e9e6c6",
  fertile: "#dbe3c1",
  mountain: "#ddd2bd",
  marsh: "#cfded2",
  urban: "#dacfc3",
  closed: "#d5d0c6",
  ink: "#26241f",
  muted: "#635c4e",
  faint: "#d3cab7",
  white: "#ffffff",
  water: "#76a9c0",
  good: "#00785a",
  bad: "#b3261e",
  warn: "#e69f00",
  new: "#ffb400",
};

const SHADES: Readonly<Record<Shade, number>> = { tint: 0.8, soft: 0.58, full: 0 };
const SHADED: readonly string[] = [...HUES, ...SIGNALS];
const isTone = (colour: string): colour is Tone => Object.hasOwn(TONES, colour);

export class Palette {
  readonly #sides: Readonly<Record<string, Side>>;

  constructor(sides: Readonly<Record<string, Side>> = {}) {
    this.#sides = sides;
  }

  side(key: string): Side {
    const side = Object.hasOwn(this.#sides, key) ? this.#sides[key] : undefined;
    if (!side) throw new SceneError(`the scene has no side "${key}"`);
    return side;
  }

  tone(colour: Colour): Tone {
    const tone = colour.startsWith("@") ? this.side(colour.slice(1)).hue : colour;
    if (!isTone(tone)) throw new SceneError(`"${tone}" is no colour of the palette`);
    return tone;
  }

  /** Hex of a colour; only hues and signals have shades. */
  hex(colour: Colour, shade: Shade = "full"): string {
    const tone = this.tone(colour);
    return SHADED.includes(tone) ? mix(TONES[tone], TONES.panel, SHADES[shade]) : TONES[tone];
  }

  /** Ink or white, whichever is read better on that ground. */
  on(ground: string): string {
    return contrast(TONES.white, ground) >= 4.5 || contrast(TONES.white, ground) > contrast(TONES.ink, ground)
      ? TONES.white
      : TONES.ink;
  }

  /** A colour as text on a ground: darkened as far as needed. */
  text(colour: Colour, ground: string): string {
    return contrast(this.hex(colour), ground) >= 4.5 ? this.hex(colour) : legibleOn(ground, this.hex(colour));
  }
}
