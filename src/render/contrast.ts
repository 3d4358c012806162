/** Colours as `#rrggbb`; contrast as the WCAG defines it, 1 to 21. */
import { TINTS } from "./style.ts";

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = ([red, green, blue]: Rgb): string =>
  `#${(0x1000000 + (Math.round(red) << 16) + (Math.round(green) << 8) + Math.round(blue)).toString(16).slice(1)}`;

/** `share` of b in a, 0..1. */
export function mix(a: string, b: string, share: number): string {
  if (share === 0) return a;
  const [from, to] = [rgb(a), rgb(b)];
  const blend = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return hex([blend(0), blend(1), blend(2)]);
}

/** Of each level of a channel. */
const LIGHT: readonly number[] = Array.from({ length: 256 }, (_, level) => {
  const share = level / 255;
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour);
  return 0.2126 * (LIGHT[r] ?? 0) + 0.7152 * (LIGHT[g] ?? 0) + 0.0722 * (LIGHT[b] ?? 0);
}

export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** The colour, darkened only as far as text in it needs to be read on that ground. */
export function legibleOn(ground: string, colour: string, least = 4.6): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, TINTS.letters, share);
    if (contrast(darker, ground) >= least) return darker;
  }
  return TINTS.letters;
}
