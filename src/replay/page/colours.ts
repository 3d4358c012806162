/** Colours of sides and lines as the page's style sheet takes them. */
import type { Colour } from "#scene";
import { Palette } from "../../render/palette.ts";
import type { Show } from "../show.ts";

/** A colour as `#rrggbb`. */
export type Colours = (colour: Colour) => string;

/** Sides by `@seat`, everything else by the palette of the boards. */
export function coloursOf({ sides }: Show): Colours {
  const palette = new Palette();
  const known = new Map(sides.map(({ seat, colour }) => [`@${seat}`, colour]));
  return (colour) => known.get(colour) ?? palette.hex(colour.startsWith("@") ? "grey" : colour);
}
