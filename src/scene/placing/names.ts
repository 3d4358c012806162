/** Finds places for names next to the things that they name, and estimates how wide they are. */
import { lengthOf } from "../angles.ts";
import { distance } from "../plane.ts";
import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";
import { isInside, overlap, type Placed } from "./boxes.ts";

/** A name and the thing that it names. */
export interface Naming {
  /** The thing, around its middle. */
  readonly thing: Placed;
  readonly width: number;
  readonly height: number;
  /** Other things that it must not be taken to name. */
  readonly strangers?: readonly Placed[];
}

/** Upper estimate of a name's width in heavy letters of that size: by their kinds, as a scene knows no fonts. */
export const nameWidth = (name: string, size: number): number =>
  [...name].reduce(
    (sum, letter) =>
      sum +
      ("il'jtfr. ".includes(letter)
        ? 0.4
        : "MW".includes(letter)
          ? 1.04
          : "mwGOQ".includes(letter)
            ? 0.9
            : letter < "a"
              ? 0.72
              : 0.6),
    0,
  ) * size;

/** Widths of the heavy letters of names in hundredths of their size, as a scene knows no fonts; kerning may make some pairs a little wider. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    22: "'",
    25: " .",
    30: "j",
    33: "il",
    36: "I",
    38: "ft",
    41: "-",
    44: "r",
    50: "s",
    54: "cez",
    57: "aoq",
    60: "bdgJLZ",
    62: "puvFS",
    65: "khnxyBCEP",
    69: "DGRT",
    72: "OQ",
    75: "AVXY",
    78: "HKNU",
    91: "w",
    94: "m",
    103: "M",
    108: "W",
  }).flatMap(([width, letters]) => [...letters].map((letter): [string, number] => [letter, Number(width)])),
);
/** Of a letter with an accent, or a figure. */
const OTHER = 66;

/** How wide a name is in heavy letters of that size: hardly more than it is drawn. */
export const titleWidth = (name: string, size: number): number =>
  ([...name].reduce((sum, letter) => sum + (WIDTHS.get(letter) ?? OTHER), 0) / 100) * size;

/** How often each name looks again for a better place, when the others have theirs. */
const ROUNDS = 6;

/**
 * Places for the names of a crowded map: each at one of twelve places about its thing, the cheapest against things, other names and the edge of what is seen. Null for a name
 * that has no room: of two that would touch, the later one in the list. `taken`: everything that no name may touch; the things themselves belong to it.
 */
export function placeNames(
  names: readonly Naming[],
  taken: readonly Placed[],
  room: Viewport,
  gap = 3,
): readonly (Placed | null)[] {
  const choices = names.map((name) => {
    const around = within(name, gap);
    const near = taken.filter((one) => overlap(around, one));
    const strangers = name.strangers?.filter((one) => overlap(around, one, name.height)) ?? [];
    return sides(name, gap)
      .filter((place) => isInside(place, room))
      .map((place, rank) => ({
        place,
        cost:
          rank * RANK +
          covered(place, near) * COVERED +
          (namesAnother(place, { thing: name.thing, strangers }) ? AMBIGUOUS : 0),
      }));
  });
  const chosen = choices.map((all) => cheapest(all, []));
  const rivals = rivalsOf(names, gap);
  for (let round = 0, moved = true; moved && round < ROUNDS; round += 1) {
    moved = false;
    choices.forEach((all, i) => {
      const others = (rivals[i] ?? []).flatMap((j) => chosen[j]?.place ?? []);
      const best = cheapest(all, others);
      moved ||= best !== chosen[i];
      chosen[i] = best;
    });
  }
  const kept: Placed[] = [];
  return chosen.map((one) => {
    if (!one || covered(one.place, taken) > 0 || covered(one.place, kept) > 0) return null;
    kept.push(one.place);
    return one.place;
  });
}

/** Everything that one of a name's places may cover. */
const within = ({ thing, width, height }: Naming, gap: number): Placed => ({
  at: thing.at,
  width: thing.width + 2 * (width + gap) + Math.abs(width - thing.width) + 1,
  height: thing.height + 2 * (height + gap) + thing.height + 1,
});

/** Which other names each may touch, wherever both are put. */
function rivalsOf(names: readonly Naming[], gap: number): readonly (readonly number[])[] {
  const around = names.map((name) => within(name, gap));
  return around.map((one, i) => around.flatMap((other, j) => (j !== i && overlap(one, other) ? [j] : [])));
}

/** What a worse side costs, and each square unit of a thing or of another name that is covered. */
const RANK = 6;
const COVERED = 4;
const TOUCHED = 1;
/** What it costs to be where another thing would be taken to be the one that is named. */
const AMBIGUOUS = 24;
/**
 * How near, in heights of its letters, a name seems to belong to whatever its middle is nearest to; on one line with a
 * thing, from farther off.
 */
const CLOSE = { around: 0.4, aside: 1 } as const;
/** What is within this share of its height above or below the middle of a thing is on one line with it. */
const LEVEL = 0.4;

/** Whether a name would be read as that of another thing next to it. */
export function namesAnother(place: Placed, { thing, strangers = [] }: Pick<Naming, "thing" | "strangers">): boolean {
  const far = distance(place.at, thing.at);
  const isOnItsLine = isLevel(place, thing);
  return strangers.some((one) => {
    const gap = gapBetween(place, one) / place.height;
    if (gap < CLOSE.around && distance(place.at, one.at) < far) return true;
    return gap < CLOSE.aside && !isOnItsLine && isLevel(place, one);
  });
}

const isLevel = (place: Placed, thing: Placed): boolean => Math.abs(place.at[1] - thing.at[1]) < thing.height * LEVEL;

/** Between the rims of two boxes. */
export function gapBetween(a: Placed, b: Placed): number {
  const across = Math.max(0, Math.abs(a.at[0] - b.at[0]) - (a.width + b.width) / 2);
  const down = Math.max(0, Math.abs(a.at[1] - b.at[1]) - (a.height + b.height) / 2);
  return lengthOf(across, down);
}

interface Choice {
  readonly place: Placed;
  readonly cost: number;
}

/** With the names around them as they stand now, the first of several that cost the same. */
function cheapest(choices: readonly Choice[], others: readonly Placed[]): Choice | null {
  let [best, least]: [Choice | null, number] = [null, Number.POSITIVE_INFINITY];
  for (const one of choices) {
    const now = one.cost < least ? one.cost + covered(one.place, others) * TOUCHED : least;
    if (now < least) [best, least] = [one, now];
  }
  return best;
}

/** Twelve places, the best first: right, below, left, above, then the corners, then above and below from edge to edge. */
export function sides({ thing, width, height }: Pick<Naming, "thing" | "width" | "height">, gap: number): Placed[] {
  const [x, y] = thing.at;
  const across = (thing.width + width) / 2 + gap;
  const down = (thing.height + height) / 2 + gap;
  const aside = Math.max(0, thing.height / 2);
  const flush = Math.max(0, (width - thing.width) / 2);
  const places: readonly Point[] = [
    [x + across, y],
    [x, y + down],
    [x - across, y],
    [x, y - down],
    [x + across, y - aside],
    [x + across, y + aside],
    [x - across, y - aside],
    [x - across, y + aside],
    [x + flush, y + down],
    [x - flush, y + down],
    [x + flush, y - down],
    [x - flush, y - down],
  ];
  return places.map((at) => ({ at, width, height }));
}

/** How much of a box lies under others, in square units. */
function covered(place: Placed, others: readonly Placed[]): number {
  let sum = 0;
  for (const other of others) {
    const across = (place.width + other.width) / 2 - Math.abs(place.at[0] - other.at[0]);
    if (across <= 0) continue;
    const down = (place.height + other.height) / 2 - Math.abs(place.at[1] - other.at[1]);
    if (down > 0) sum += across * down;
  }
  return sum;
}
