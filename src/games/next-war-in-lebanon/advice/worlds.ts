/** What a seat cannot see of its enemy, as it may be: where units lie, their marks, chits, strategy and commitment. */
import { copy, type Dice, type View } from "#engine";
import type { SeatId, Strategy, UnitId } from "../content/types.ts";
import { someCommitment } from "../rules/possible.ts";
import { placeByDefault } from "../rules/setup/deployment.ts";
import { type Eyes, enemyOf, type Hand, type Lebanon, type LebanonState, type OwnGroup, sideOf } from "../state.ts";
import { heldChits } from "./worlds/chits.ts";
import { marked } from "./worlds/marks.ts";
import { placed } from "./worlds/places.ts";

/**
 * Every way in which hidden units can lie is as likely, as is every chit that can be held; marks are as frequent as those
 * that the seat sees (`marked`). A set-up that is not done is the default one. What the seat remembers of other turns, and
 * what the enemy knows of it, is not looked up.
 */
export function world(view: View<Lebanon>, dice: Dice): LebanonState {
  const { table, hand: own } = view;
  const seat = sideOf(view);
  const enemy = enemyOf(seat);
  const hand: Hand = { ...NOTHING_HELD, strategy: strategyOf(view, enemy, dice) };
  const state = { table, hands: { [seat]: own, [enemy]: hand }, box: {} } as LebanonState; // looked at only: `imagined` copies it
  if (isBeforeSetUpOf(view, enemy)) setUp(view, state, enemy);
  else Object.assign(hand, deployed(view, enemy, dice));
  Object.assign(hand, heldChits(view, enemy, dice));
  if (table.battle?.step === "commit") hand.commitment = someCommitment({ ...view, seat: enemy, hand }, dice);
  return state;
}

const NOTHING_HELD: Hand = {
  ...{ chits: [], planned: [], selected: [], seen: [] },
  ...{ groups: [], units: {}, evading: [], known: {} },
  ...{ strategy: null, course: [], commitment: null },
};

/** the IDF has one from the start of its set-up on. */
function strategyOf({ content, table }: Eyes, enemy: SeatId, dice: Dice): Strategy | null {
  if (enemy === "insurgent" || table.phase === "strategy") return null;
  return table.strategy ?? dice.of(content.scenarios[table.scenario].strategies);
}

/** its pieces are its own business, or not yet on the map. */
const isBeforeSetUpOf = ({ table: { phase } }: Eyes, seat: SeatId): boolean =>
  phase === "strategy" || phase === `${seat}-set-up`;

/** Puts the pieces of a set-up in progress where the pack puts them; before it there are none. */
function setUp({ content, table }: Eyes, state: LebanonState, enemy: SeatId): void {
  if (table.phase === "strategy") return;
  const scratch = { ...state, table: { ...copy(state.table), next: 1 } }; // only its stacks are counted
  placeByDefault({ content, state: scratch, current: scratch }, enemy);
}

/** Where the enemy's units lie, in which state, and who of them evades. */
function deployed(view: Eyes, enemy: SeatId, dice: Dice): Pick<Hand, "groups" | "units" | "evading"> {
  const groups = placed(view, enemy, dice);
  const units = marked(view, enemy, groups, dice);
  return { groups: [...groups], units, evading: evaders(view, enemy, groups, dice) };
}

/** as many in each zone as have evaded, of those that do not fight. */
function evaders({ table }: Eyes, enemy: SeatId, groups: readonly OwnGroup[], dice: Dice): UnitId[] {
  const fighting = (table.battle?.fighters[enemy] ?? []).map(({ unit }) => unit);
  return Object.entries(table.evading).flatMap(([zone, { [enemy]: count = 0 }]) => {
    const there = groups.flatMap((group) => (group.zone === zone ? group.units : []));
    return dice.shuffled(there.filter((unit) => !fighting.includes(unit))).slice(0, count);
  });
}
