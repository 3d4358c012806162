/** The colours of a picture by their names, and the ink that can be read on each. */
import type { Colour, Shade, Side, Tone } from "../scene/colour.ts";
import { HUES, SIGNALS } from "../scene/colour.ts";
import { contrast, legibleOn, mix } from "./contrast.ts";
import { HUE_COLOURS, SURFACE_COLOURS } from "./style.ts";

/** A scene that cannot be drawn: our own fault, or a pack's. The message names the element. */
export class SceneError extends Error {
  override readonly name = "SceneError";
}

/** Hues are told apart by lightness as well as by hue; surfaces are calm and close to each other: they are the ground, not the message. */
const TONES: Readonly<Record<Tone, string>> = { ...HUE_COLOURS, ...SURFACE_COLOURS };

const SHADES: Readonly<Record<Shade, number>> = { tint: 0.8, soft: 0.58, film: 0.35, full: 0 };
const SHADED: ReadonlySet<string> = new Set([...HUES, ...SIGNALS]);
const isTone = (colour: string): colour is Tone => Object.hasOwn(TONES, colour);

export class Palette {
  readonly #sides: Readonly<Record<string, Side>>;

  constructor(sides: Readonly<Record<string, Side>> = {}) {
    this.#sides = sides;
  }

  /** The hue of each side. */
  get hues(): Readonly<Record<string, string>> {
    return Object.fromEntries(Object.entries(this.#sides).map(([key, { hue }]) => [key, hue]));
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
    return shade !== "full" && SHADED.has(tone) ? mix(TONES[tone], TONES.panel, SHADES[shade]) : TONES[tone];
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
