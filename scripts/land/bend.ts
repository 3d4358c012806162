import type { At } from "./frame.ts";

/** No piece of an inner border is longer, in map units, and none is bent aside by more than this share of its length. */
const LONGEST = 14;
const BENT = 0.13;

export const distance = (a: At, b: At): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Midpoint displacement: each long piece is broken in the middle and bent aside, again and again. */
export function bent(line: readonly At[], random: () => number): At[] {
  const out: At[] = line.slice(0, 1);
  line.slice(1).forEach((end, i) => {
    out.push(...broken(line[i] ?? end, end, random));
  });
  return out;
}

function broken(from: At, to: At, random: () => number): At[] {
  const length = distance(from, to);
  if (length < LONGEST) return [to];
  const aside = (random() * 2 - 1) * BENT;
  const middle: At = [
    tenth((from[0] + to[0]) / 2 - (to[1] - from[1]) * aside),
    tenth((from[1] + to[1]) / 2 + (to[0] - from[0]) * aside),
  ];
  return [...broken(from, middle, random), ...broken(middle, to, random)];
}

/** Chaikin: corners are cut off, again and again, until a few places by hand have become a shore. */
export function rounded(line: readonly At[], closed: boolean, times = 3): At[] {
  if (times === 0) return [...line];
  const cut = line.flatMap((from, i): At[] => {
    const to = line[i + 1] ?? (closed ? line[0] : undefined);
    if (!to) return [];
    const at = (share: number): At => [
      tenth(from[0] + (to[0] - from[0]) * share),
      tenth(from[1] + (to[1] - from[1]) * share),
    ];
    return [at(0.25), at(0.75)];
  });
  const [first, last] = [line[0], line.at(-1)];
  const ends = closed || !first || !last ? cut : [first, ...cut, last];
  return rounded(ends, closed, times - 1);
}
