import type { Dice } from "#engine";
import type { SpaceId, UnitId } from "../../../src/games/fitna/content/board-types.ts";
import { FACTIONS, type Holder, SEATS, type SeatId } from "../../../src/games/fitna/content/sides.ts";
import type { Game, Hand, Marks, SeenStack, State } from "../../../src/games/fitna/state.ts";
import { content } from "./packs.ts";
import { dice } from "./rules/setup/builder.ts";

/** What everyone sees. */
export const everyone = ({ state }: Game) => ({ content, table: state.table, seat: null, hand: null });

/** What a seat sees. */
export const as = ({ state }: Game, seat: SeatId) => ({ content, table: state.table, seat, hand: handOf(state, seat) });

export const seatsOf = ({ state }: Game): readonly SeatId[] => SEATS.filter((seat) => state.hands[seat] !== undefined);

export function handOf({ hands }: Pick<State, "hands">, seat: SeatId): Hand {
  const hand = hands[seat];
  if (!hand) throw new Error(`${seat} has no seat here`);
  return hand;
}

/** how many of a side in a space. */
const MOST = 3;
const MOST_IS = 4;

/** A position in the making: spaces that are still free, and what is rolled for it. */
interface Making {
  readonly game: Game;
  readonly state: State;
  readonly random: Dice;
  readonly free: SpaceId[];
}

/** The same game with everybody's units, those off the map too, anywhere in open spaces: many full stacks, all marks. */
export function scattered(game: Game, seed: number): Game {
  const { edition, scenario } = game;
  const state = structuredClone(game.state);
  const random = dice(seed);
  const { countries, spaces } = scenario.closed;
  const open = Object.values(edition.spaces).filter(
    ({ id, country }) => !countries.includes(country) && !spaces.includes(id),
  );
  const making: Making = { game, state, random, free: random.shuffled(open.map(({ id }) => id)) };
  state.table.stacks = {};
  for (const seat of seatsOf(game)) scatterSeat(making, seat);
  scatterKurds(making);
  if (state.box.isPool.length > 0) scatterIs(making);
  return { ...game, state };
}

function scatterSeat(making: Making, seat: SeatId): void {
  const { state, random } = making;
  const hand = handOf(state, seat);
  const pool = state.table.pools[seat];
  const own = [...Object.keys(hand.units), ...(pool?.destroyed ?? []), ...(pool?.batches.flat() ?? [])];
  hand.units = {};
  hand.stacks = {};
  if (pool) Object.assign(pool, { destroyed: [], batches: [] });
  for (const units of groups(making, own, MOST)) {
    const marks = units.map(() => rolled(random));
    const space = stand(making, seat, { top: { unit: units[0] ?? "", ...marks[0] }, size: units.length });
    if (space === undefined) continue;
    hand.stacks[space] = units;
    units.forEach((unit, i) => {
      hand.units[unit] = { space, ...marks[i] };
    });
    if (random.die(4) === 4) state.table.entrenched.push(space);
  }
}

function scatterKurds(making: Making): void {
  const { game, state } = making;
  state.table.kurds = {};
  for (const faction of FACTIONS.filter((one) => state.table.pools[one]))
    for (const units of groups(making, game.edition.nations[faction].units, MOST)) {
      const space = stand(making, faction, { top: { unit: units[0] ?? "" }, size: units.length });
      if (space !== undefined) for (const unit of units) state.table.kurds[unit] = { space };
    }
}

/** The leader is put on the first stack that has room for him. */
function scatterIs(making: Making): void {
  const { table, box } = making.state;
  const all = [...box.isPool, ...Object.values(box.is).flat()];
  box.is = {};
  box.isPool = [];
  table.isPool = 0;
  table.leader = null;
  for (const units of groups(making, all, MOST_IS)) {
    const led = table.leader === null && units.length < MOST_IS;
    const space = stand(making, "IS", { top: null, size: units.length + (led ? 1 : 0) });
    if (space === undefined) continue;
    box.is[space] = units;
    if (led) table.leader = { space, reduced: true };
  }
}

/** A stack in a free space, which its side then holds; undefined: there is none. */
function stand({ state: { table }, free }: Making, side: Holder, stack: SeenStack): SpaceId | undefined {
  const space = free.pop();
  if (space === undefined) return undefined;
  table.control[space] = side;
  table.stacks[space] = { [side]: stack };
  return space;
}

function groups({ random }: Making, units: readonly UnitId[], most: number): UnitId[][] {
  const rest = random.shuffled(units);
  const all: UnitId[][] = [];
  while (rest.length > 0) all.push(rest.splice(0, Math.min(most, random.die(most) + 1)));
  return all;
}

const rolled = (random: Dice): Marks => ({
  ...(random.die(6) === 6 ? { isolated: true } : {}),
  ...(random.die(3) === 3 ? { reduced: true } : {}),
});

/** Friends in one space: a stack of each of three seats. */
export function together(game: Game, space: SpaceId): Game {
  const state = structuredClone(game.state);
  for (const seat of seatsOf(game).slice(0, 3)) {
    const [unit = ""] = Object.keys(handOf(state, seat).units);
    state.table.stacks[space] = { ...state.table.stacks[space], [seat]: { top: { unit }, size: 2 } };
  }
  return { ...game, state };
}
