import type { Placed } from "./boxes.ts";
import type { Viewport } from "./viewport.ts";
import type { Point } from "./words.ts";

/** A name and the thing that it names. */
export interface Naming {
  /** The thing, around its middle. */
  readonly thing: Placed;
  readonly width: number;
  readonly height: number;
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
  const choices = names.map((name) =>
    sides(name, gap)
      .filter((place) => isInside(place, room))
      .map((place, rank) => ({ place, cost: rank * RANK + covered(place, taken) * COVERED })),
  );
  const chosen = choices.map((all) => cheapest(all));
  for (let round = 0; round < ROUNDS; round += 1)
    choices.forEach((all, i) => {
      const others = chosen.flatMap((one, j) => (one && j !== i ? [one.place] : []));
      chosen[i] = cheapest(
        all.map(({ place, cost }) => ({ place, cost, now: cost + covered(place, others) * TOUCHED })),
      );
    });
  const kept: Placed[] = [];
  return chosen.map((one) => {
    if (!one || covered(one.place, [...taken, ...kept]) > 0) return null;
    kept.push(one.place);
    return one.place;
  });
}

/** What a worse side costs, and each square unit of a thing or of another name that is covered. */
const RANK = 6;
const COVERED = 4;
const TOUCHED = 1;

interface Choice {
  readonly place: Placed;
  readonly cost: number;
  /** With the names around it as they stand now. */
  readonly now?: number;
}

function cheapest(choices: readonly Choice[]): Choice | null {
  return choices.reduce<Choice | null>(
    (best, one) => (best && (best.now ?? best.cost) <= (one.now ?? one.cost) ? best : one),
    null,
  );
}

/** Twelve places, the best first: right, below, left, above, then the corners, then above and below from edge to edge. */
function sides({ thing, width, height }: Naming, gap: number): Placed[] {
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

const isInside = ({ at: [x, y], width, height }: Placed, room: Viewport): boolean =>
  x - width / 2 >= room.x &&
  y - height / 2 >= room.y &&
  x + width / 2 <= room.x + room.width &&
  y + height / 2 <= room.y + room.height;

/** How much of a box lies under others, in square units. */
const covered = (place: Placed, others: readonly Placed[]): number =>
  others.reduce((sum, other) => {
    const across = (place.width + other.width) / 2 - Math.abs(place.at[0] - other.at[0]);
    const down = (place.height + other.height) / 2 - Math.abs(place.at[1] - other.at[1]);
    return across > 0 && down > 0 ? sum + across * down : sum;
  }, 0);

/** Steps until things are apart, and how much of the way home each takes in a step. */
const STEPS = 400;
const HOMEWARDS = 0.04;

/**
 * Things near the places where they belong, moved aside until none touches another: they push each other away, and are
 * drawn home. In the last quarter of the steps nothing draws them any more. What is fixed stays.
 */
export function keepApart(things: readonly Placed[], gap: number, fixed: readonly Placed[] = []): readonly Placed[] {
  const all = [...things, ...fixed];
  const at = all.map(({ at: [x, y] }): [number, number] => [x, y]);
  for (let step = 0; step < STEPS; step += 1) {
    const drawn = step < STEPS * 0.75;
    if (drawn)
      things.forEach(({ at: [x, y] }, i) => {
        const place = at[i];
        if (!place) return;
        place[0] += (x - place[0]) * HOMEWARDS;
        place[1] += (y - place[1]) * HOMEWARDS;
      });
    const moved = pushed(all, at, gap, things.length);
    fixed.forEach(({ at: [x, y] }, i) => {
      at[things.length + i] = [x, y];
    });
    if (!moved && (!drawn || things.every(({ at: [x, y] }, i) => at[i]?.[0] === x && at[i]?.[1] === y))) break;
  }
  return things.map((thing, i) => ({ ...thing, at: at[i] ?? thing.at }));
}

/** Each two that touch step aside; of the first `movable` alone anybody cares. Tells whether any did. */
function pushed(things: readonly Placed[], at: readonly [number, number][], gap: number, movable: number): boolean {
  let moved = false;
  for (let i = 0; i < movable; i += 1) {
    const [a, one] = [things[i], at[i]];
    if (!a || !one) continue;
    for (let j = i + 1; j < things.length; j += 1) {
      const b = things[j];
      const other = at[j];
      if (b && other && stepAside(a, one, b, other, gap)) moved = true;
    }
  }
  return moved;
}

/** Two that touch step aside, half the way each, on the shorter way. Tells whether they did. */
function stepAside(a: Placed, one: [number, number], b: Placed, other: [number, number], gap: number): boolean {
  const across = (a.width + b.width) / 2 + gap - Math.abs(one[0] - other[0]);
  if (across <= 0.01) return false;
  const down = (a.height + b.height) / 2 + gap - Math.abs(one[1] - other[1]);
  if (down <= 0.01) return false;
  const axis = across < down ? 0 : 1;
  const way = (one[axis] < other[axis] ? -1 : 1) * (Math.min(across, down) / 2 + 0.01);
  one[axis] += way;
  other[axis] -= way;
  return true;
}
