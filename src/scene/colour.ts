/**
 * Colours are roles, never hex: the renderer's palette decides what they look like, and keeps them apart for colour-blind
 * eyes. Hues say *who* or *which*; surfaces say *what kind of ground*; inks say *how loud*; signals say *good or bad*.
 */
import type { Pictogram } from "./symbols.ts";

/** Twelve hues, derived from Okabe–Ito. The first eight are told apart by every common kind of colour blindness; prefer them for seats. */
export const HUES = [
  "blue",
  "orange",
  "green",
  "purple",
  "red",
  "sky",
  "yellow",
  "black",
  "teal",
  "brown",
  "rose",
  "grey",
] as const;
export const SURFACES = [
  "paper",
  "panel",
  "sea",
  "land",
  "foreign",
  "desert",
  "steppe",
  "fertile",
  "mountain",
  "marsh",
  "urban",
  "closed",
] as const;
export const INKS = ["ink", "muted", "faint", "white", "water"] as const;
export const SIGNALS = ["good", "bad", "warn", "new"] as const;

export type Hue = (typeof HUES)[number];
export type Tone = Hue | (typeof SURFACES)[number] | (typeof INKS)[number] | (typeof SIGNALS)[number];

/** A tone, or `@key`: the hue of that side of the scene. */
export type Colour = Tone | `@${string}`;

/** How much of a hue: `tint` for areas under text, `soft` for areas that should be seen, `film` for what lies over other ground and is not to turn grey on it, `full` for counters and badges. Other tones ignore it. */
export type Shade = "tint" | "soft" | "film" | "full";

/** The second channel besides colour, for areas. */
export const PATTERNS = ["hatch", "backhatch", "cross", "dots", "waves", "rows"] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Fill {
  readonly colour: Colour;
  /** `tint` when left out. */
  readonly shade?: Shade;
  readonly pattern?: Pattern;
  /** Of the pattern's strokes; a darker shade of `colour` when left out. */
  readonly patternColour?: Colour;
}

/** A faction, seat or nation: everything that belongs to it is drawn in its hue and carries its letter. */
export interface Side {
  readonly name: string;
  readonly hue: Hue;
  /** One to three characters: what tells the side without colour. */
  readonly letter: string;
  readonly pattern?: Pattern;
  /** Its own sign: what tells it without colour on pieces, shields and in the bar of scores. */
  readonly emblem?: Pictogram;
}
