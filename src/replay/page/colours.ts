/** Colours of sides and lines as the page's style sheet takes them. */
import type { Colour } from "#scene";
import { Palette } from "../../render/palette.ts";
import type { Show } from "../show.ts";

/** A colour as `#rrggbb`. */
export type Colours = (colour: Colour) => string;

/** What no side and no tone is called. */
const UNKNOWN = "#777777";

/** Sides by `@seat`, all else by the palette of the boards. */
export function coloursOf({ sides }: Show): Colours {
  const palette = new Palette();
  const known = new Map(sides.map(({ seat, colour }) => [`@${seat}`, colour]));
  return (colour) => known.get(colour) ?? (colour.startsWith("@") ? UNKNOWN : palette.hex(colour));
}
