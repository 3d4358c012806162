import { TINTS } from "./style.ts";

/** Colours as `#rrggbb`; contrast as the WCAG defines it, 1 to 21. */

type Rgb = readonly [red: number, green: number, blue: number];

function rgb(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const hex = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** `share` of b in a, 0..1. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [rgb(a), rgb(b)];
  const blend = (index: 0 | 1 | 2): number => from[index] + (to[index] - from[index]) * share;
  return hex([blend(0), blend(1), blend(2)]);
}

function luminance(colour: string): number {
  const [r, g, b] = rgb(colour).map((part) => {
    const level = part / 255;
    return level <= 0.03928 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The colour, darkened only as far as text in it needs to be read on that ground. */
export function legibleOn(ground: string, colour: string, least = 4.6): string {
  for (let share = 0; share < 1; share += 0.05) {
    const darker = mix(colour, TINTS.letters, share);
    if (contrast(darker, ground) >= least) return darker;
  }
  return TINTS.letters;
}
