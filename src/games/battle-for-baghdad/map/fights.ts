import { type Frozen, of, type Seat } from "../../../engine/index.ts";
import {
  type MapElement,
  type Placed,
  type Point,
  type Total,
  type Verdict,
  verdictSize,
} from "../../../scene/index.ts";
import type { Content } from "../content.ts";
import { emblem } from "../livery.ts";
import type { ZoneId } from "../state.ts";
import { rivals } from "./control.ts";
import type { Fight } from "./news.ts";
import type { Shown } from "./shown.ts";

/** The Combats of the phase in a Zone, in the order in which they were fought. */
export const fightsIn = ({ news }: Pick<Shown, "news">, id: ZoneId): readonly Frozen<Fight>[] =>
  [...news.earlier.fights, ...news.latest.fights].filter(({ zone }) => zone === id);

export const isLatest = ({ news }: Pick<Shown, "news">, fight: Frozen<Fight>): boolean =>
  news.latest.fights.includes(fight);

/** Between whom a Zone shows a fight: the two who fight now, who fought last (the winner first), or who will have to. */
export function fightersAt(content: Frozen<Content>, table: Shown, id: ZoneId): readonly Seat[] {
  const { fight } = table;
  if (fight?.zone === id) return [fight.attacker, fight.defender];
  const last = fightsIn(table, id).at(-1);
  if (last) return [last.winner, last.loser];
  const waits = table.combats && !of(content.zones, id).sanctuary;
  const there = waits ? rivals(content, table, id) : [];
  return there.length > 1 ? there : [];
}

const GAP = 4;

/** Who won with how much against whom. */
const verdictOf = (fight: Frozen<Fight>, small: boolean): Omit<Verdict, "at"> => {
  const { winner, loser, totals } = fight;
  return {
    kind: "verdict",
    winner: total(winner, totals[0]),
    loser: total(loser, totals[1]),
    ...(small ? { small } : {}),
  };
};

const total = (seat: Seat, points: number): Total => ({
  colour: `@${seat}`,
  emblem: emblem(seat),
  total: String(points),
});

/** The results of a Zone, the latest larger than the others. */
export const resultsIn = (table: Shown, id: ZoneId): readonly Omit<Verdict, "at">[] =>
  fightsIn(table, id).map((fight) => verdictOf(fight, !isLatest(table, fight)));

/** Where there is no room for a large one. */
export const small = (results: readonly Omit<Verdict, "at">[]): readonly Omit<Verdict, "at">[] =>
  results.map((result) => ({ ...result, small: true }));

/** The room that results take, one beneath the other. */
export function roomOf(results: readonly Omit<Verdict, "at">[]): { readonly width: number; readonly height: number } {
  const plates = results.map((result) => verdictSize(result));
  return {
    width: Math.max(...plates.map(({ width }) => width)),
    height: plates.reduce((sum, { height }) => sum + height, GAP * (plates.length - 1)),
  };
}

/** Results in this place; `line`: where the fights were, if the place is apart from it. */
export function drawnAt(results: readonly Omit<Verdict, "at">[], place: Placed, line?: Point): MapElement[] {
  let top = place.at[1] - place.height / 2;
  return results.map((result): MapElement => {
    const { height } = verdictSize(result);
    const at: Point = [Math.round(place.at[0]), Math.round(top + height / 2)];
    top += height + GAP;
    return { ...result, at, ...(line ? { pointsTo: line } : {}) };
  });
}
