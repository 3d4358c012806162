/** Which fights a Zone shows, between whom, and how they ended. */
import { type Frozen, mustGet, type Seat } from "#engine";
import { type MapElement, type Placed, type Point, type Total, type Verdict, verdictSize } from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { rivals } from "../../rules/map/control.ts";
import type { OnMap } from "../../rules/map/on-map.ts";
import type { Fight } from "../../state.ts";
import { emblem } from "../faction-style.ts";

/** The Combats of the phase in a Zone, in the order in which they were fought. */
export const fightsIn = ({ news }: Pick<OnMap, "news">, id: ZoneId): readonly Frozen<Fight>[] =>
  [...news.earlier.fights, ...news.latest.fights].filter(({ zone }) => zone === id);

export const isLatest = ({ news }: Pick<OnMap, "news">, fight: Frozen<Fight>): boolean =>
  news.latest.fights.includes(fight);

/** Between whom a Zone shows a fight: the two who fight now, who have just fought (the winner first), or who will have to. */
export function fightersAt(content: Frozen<Content>, map: OnMap, id: ZoneId): readonly Seat[] {
  const { fight } = map;
  if (fight?.zone === id) return [fight.attacker, fight.defender];
  const last = fightsIn(map, id).at(-1);
  if (last && isLatest(map, last)) return [last.winner, last.loser];
  const waits = map.combats && !mustGet(content.zones, id).sanctuary;
  const there = waits ? rivals(content, map, id) : [];
  return there.length > 1 ? there : [];
}

/** Whether there is a fight now, or has just been one; otherwise it is still to come. */
export function isFought(map: OnMap, id: ZoneId): boolean {
  const last = fightsIn(map, id).at(-1);
  return map.fight?.zone === id || (last !== undefined && isLatest(map, last));
}

/** The result of a fight, wherever it will stand. */
export type Result = Omit<Verdict, "at">;

/** The results of a Zone, the latest larger than the others. */
export const resultsIn = (map: OnMap, id: ZoneId): readonly Result[] =>
  fightsIn(map, id).map((fight) => resultOf(fight, !isLatest(map, fight)));

const resultOf = ({ winner, loser, totals }: Frozen<Fight>, earlier: boolean): Result => ({
  kind: "verdict",
  winner: total(winner, totals[0]),
  loser: total(loser, totals[1]),
  ...(earlier ? { earlier, small: true } : {}),
});

const total = (seat: Seat, points: number): Total => ({
  colour: `@${seat}`,
  emblem: emblem(seat),
  total: String(points),
});

/** Where there is no room for large ones. */
export const small = (results: readonly Result[]): readonly Result[] =>
  results.map((result) => ({ ...result, small: true }));

const tight = (results: readonly Result[]): readonly Result[] =>
  small(results).map((result) => ({ ...result, tight: true }));

/** How results of a Zone may be shown together, the best first: of several the latest is the largest. */
export const wideForms = (results: readonly Result[]): readonly (readonly Result[])[] => [
  ...(results.length > 0 ? [results] : []),
  ...(results.length === 1 ? smaller(results) : []),
];

/** Where there is room neither for those nor for each by itself: last only the latest. */
export const tightForms = (results: readonly Result[]): readonly (readonly Result[])[] => [
  ...(results.length > 1 ? smaller(results) : []),
  ...(results.length > 0 ? [tight(results)] : []),
  ...(results.length > 1 ? [tight(results.slice(-1))] : []),
];

const smaller = (results: readonly Result[]): readonly (readonly Result[])[] =>
  results.some((result) => !result.small) ? [small(results)] : [];

/** The smallest essential text of a board, in pixels. */
const UNIT = 27;
const GAP = 4;

const extentOf = (result: Result, pixel: number) => verdictSize(result, UNIT * pixel);

/** The room that results take, one beneath the other, in map units. */
export function roomOf(results: readonly Result[], pixel = 1): { readonly width: number; readonly height: number } {
  const plates = results.map((result) => extentOf(result, pixel));
  return {
    width: Math.max(...plates.map(({ width }) => width)),
    height: plates.reduce((sum, { height }) => sum + height, GAP * pixel * (plates.length - 1)),
  };
}

/** Results in this place. */
export function resultsAt(results: readonly Result[], { at: [x, y], height }: Placed, pixel = 1): MapElement[] {
  let top = y - height / 2;
  return results.map((result): MapElement => {
    const { height: high } = extentOf(result, pixel);
    const at: Point = [Math.round(x), Math.round(top + high / 2)];
    top += high + GAP * pixel;
    return { ...result, at };
  });
}
