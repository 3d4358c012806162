/** How a computer player acts with IS and the Kurds when it has activated them, and where its own units arrive. */
import type { Params, View } from "#engine";
import { eachOnce } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import { seen } from "../../rules/now.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { mobileKurds } from "../../rules/powers/kurdish-raising.ts";
import { stepsOn, targetsFrom } from "../../rules/powers/marching.ts";
import { placesToArrive } from "../../rules/reinforcements/arrivals.ts";
import type { Arrival } from "../../rules/reinforcements/placing.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { appealOf, dangerAt, type Field, fieldOf, isFriendly, strongest, usual } from "../judgement/field.ts";
import { columnAt, expected, stakeOf } from "../judgement/prospects.ts";

/** What others take for a seat is worth less to it than what it takes itself. */
const FOR_US = 0.6;
const LEAST = 0.3;

interface Blow {
  readonly params: Params;
  readonly gain: number;
}

/** where IS hurts the seat's enemies most, the best first. */
export function attacksOfIs(view: View<Fitna>): readonly Params[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const { game } = field;
  return bestFirst(
    game.edition.spaceIds.flatMap((from): readonly Blow[] => {
      const { size = 0 } = game.state.table.stacks[from]?.IS ?? {};
      if (size === 0) return [];
      const units = Array.from({ length: size }, () => usual(game, "IS", from));
      return targetsFrom(game, "IS", "IS", from).map((target) => ({
        params: { from, target },
        gain: blowOf(field, units, target),
      }));
    }),
  );
}

/** half of their OPs for movement: what they take by it needs no luck. */
export function planOfKurds({ table: { mission } }: View<Fitna>): readonly Params[] {
  return mission?.kind === "kurds" ? [{ moves: Math.floor(mission.ops / 2) }] : [];
}

/** the same of Kurdish units. */
export function attacksOfKurds(view: View<Fitna>): readonly Params[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const mobile = mobileKurds(field.game);
  const stacks = new Map<SpaceId, Standing[]>();
  for (const one of mobile) stacks.set(one.space, [...(stacks.get(one.space) ?? []), one]);
  return bestFirst(
    [...stacks].flatMap(([from, stack]) => {
      const [first] = stack;
      if (!first) return [];
      const able = strongest(stack.filter(({ unit }) => unit.nation === first.unit.nation));
      return targetsFrom(field.game, first.side, first.unit.nation, from).map((target) => ({
        params: { from, units: able.map(({ id }) => id), target },
        gain: blowOf(field, able, target),
      }));
    }),
  );
}

/** where a Kurdish unit takes something from the seat's enemies, the best first. */
export function movesOfKurds(view: View<Fitna>): readonly Params[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const { game } = field;
  return bestFirst(
    mobileKurds(game).flatMap((one) =>
      stepsOn(game, one, []).map((to) => ({
        params: { unit: one.id, path: [to] },
        gain: game.state.table.control[to] === one.side || isFriendly(field, to) ? 0 : field.worth(to),
      })),
    ),
  );
}

const bestFirst = (blows: readonly Blow[]): readonly Params[] =>
  blows
    .filter(({ gain }) => gain > LEAST)
    .sort((a, b) => b.gain - a.gain)
    .map(({ params }) => params);

/** Who attacks does not count, unless it is the seat itself. */
function blowOf(field: Field, units: readonly Standing[], target: SpaceId): number {
  const defenders = field.foes(target);
  if (defenders.length === 0 || isFriendly(field, target)) return 0;
  const isOurs = units.some(({ side }) => side === field.seat);
  const stake = stakeOf(field.game, units, defenders, (isOurs ? 1 : FOR_US) * field.worth(target));
  const column = columnAt(field.game, target, units, defenders);
  return expected(field.game.edition, column, isOurs ? stake : { ...stake, ours: 0 });
}

/** What is in danger counts half as much as what is to be won. */
const DANGER = 0.5;

/** each arriving unit where it is wanted most: near to what is worth taking, and where most is in danger. */
export function arrivalsWanted(view: View<Fitna>): readonly Arrival[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const wantedIn = eachOnce((space) => appealOf(field, space) + DANGER * dangerAt(field, field.stacks, space));
  const placed: Arrival[] = [];
  for (let left = placesToArrive(view, placed); left.length > 0; left = placesToArrive(view, placed)) {
    const [first] = left;
    if (!first) break;
    const [best] = first.spaces.toSorted((a, b) => wantedIn(b) - wantedIn(a));
    if (best === undefined) break;
    placed.push({ unit: first.unit, space: best });
  }
  return placed;
}
