import type { Viewport } from "../viewport.ts";
import type { Point } from "../words.ts";
import { overlap, type Placed } from "./boxes.ts";
import { crosses, edgeToward } from "./crossing.ts";
import { gapBetween, isInside, type Naming, namesAnother } from "./names.ts";

/** How many ways from the thing a place is looked for, and how far from one to the next on each. */
const WAYS = 48;
const STEP = 14;
/** So much nearer may a place be that seems to name something else, whose line runs over something else, or over another name. */
const COST = { another: 60, over: 110, name: 40 } as const;

export interface Around {
  /** What no name may touch. */
  readonly taken: readonly Placed[];
  /** Names that have their places: no line runs through them where it can be helped. */
  readonly names: readonly Placed[];
  readonly room: Viewport;
  readonly gap: number;
  /** So far from its thing a name may stand at most. */
  readonly most: number;
}

/** A place for a name that has no room beside its thing: rather farther away than where it would seem to name another thing, or where the line to it is hidden. */
export function placeAstray(naming: Naming, { taken, names, room, gap, most }: Around): Placed | null {
  const { thing, width, height, strangers = [] } = naming;
  const reach = { at: thing.at, width: thing.width + 2 * (width + most), height: thing.height + 2 * (height + most) };
  const near = (some: readonly Placed[]): readonly Placed[] => some.filter((one) => overlap(one, reach, gap));
  const [solid, read] = [near(taken), near(names)];
  const among = { ...naming, strangers: near(strangers) };
  const isFree = (place: Placed): boolean => isInside(place, room) && !solid.some((one) => overlap(place, one, gap));
  let [best, least]: [Placed | null, number] = [null, Number.POSITIVE_INFINITY];
  for (let away = gap; away <= most && away < least; away += STEP) {
    for (const place of placesAbout(naming, away)) {
      const far = gapBetween(place, thing);
      if (far > most || far >= least || !isFree(place)) continue;
      const cost = far + detriment(among, place, read);
      if (cost < least) [best, least] = [place, cost];
    }
  }
  return best;
}

/** What speaks against a place, however near it is. */
function detriment(naming: Naming, place: Placed, names: readonly Placed[]): number {
  const line = [edgeToward(place, naming.thing.at), naming.thing.at] as const;
  return (
    (namesAnother(place, naming) ? COST.another : 0) +
    (naming.strangers?.some((one) => crosses(line, one)) ? COST.over : 0) +
    (names.some((one) => crosses(line, one)) ? COST.name : 0)
  );
}

/** All around a thing, so far from its rim. */
function placesAbout({ thing, width, height }: Naming, away: number): readonly Placed[] {
  const [x, y] = thing.at;
  return DIRECTIONS.map(([across, down]) => ({
    at: [x + across * ((thing.width + width) / 2 + away), y + down * ((thing.height + height) / 2 + away)],
    width,
    height,
  }));
}

const DIRECTIONS = Array.from({ length: WAYS }, (_, way): Point => {
  const angle = (way / WAYS) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
});
