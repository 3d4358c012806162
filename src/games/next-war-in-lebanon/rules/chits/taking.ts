/** How many chits of each type a seat may select, and which it gets if it does not say. */
import type { Params } from "#engine";
import { CHIT_TYPES, type ChitType, type SeatId } from "../../content/types.ts";
import { type Eyes, sideOf } from "../../state.ts";
import { listed, poolOf } from "./hand.ts";

/** The order in which chits are taken where nobody chooses (section 7, W10). */
const USUAL: { readonly [seat in SeatId]: readonly ChitType[] } = {
  idf: ["J-3", "J-1", "J-4", "J-3", "J-1", "J-2", "J-4", "J-3"],
  insurgent: ["J-2", "J-3", "J-4", "J-1", "J-3", "J-2"],
};

export const NAMES = { "J-1": "j1", "J-2": "j2", "J-3": "j3", "J-4": "j4", "J-5": "j5", "J-6": "j6" } as const;
type Name = (typeof NAMES)[ChitType];

/** How many chits a seat selects: half of C2 at the start, C2 less the drawn ones at the end of a turn. */
export function toSelect(view: Eyes, pool = poolOf(view, sideOf(view), view.hand)): number {
  const { content, table } = view;
  const seat = sideOf(view);
  const most =
    table.phase === "first-chits" ? Math.floor(table.c2[seat] / 2) : table.c2[seat] - content.figures.endOfTurnDraw;
  return Math.min(
    most,
    CHIT_TYPES.reduce((sum, type) => sum + pool[type], 0),
  );
}

/** From how many to how many of a type, so that the types after it can make up the rest. */
export function range(view: Eyes, type: ChitType, params: Params): readonly [number, number] {
  const pool = poolOf(view, sideOf(view), view.hand);
  const at = CHIT_TYPES.indexOf(type);
  let left = toSelect(view, pool);
  let later = 0;
  for (const [i, one] of CHIT_TYPES.entries()) {
    if (i < at) left -= Number(params[NAMES[one]] ?? 0);
    if (i > at) later += pool[one];
  }
  return [Math.max(0, left - later), Math.min(pool[type], left)];
}

/** How many of each type: what the counts of a selection mean. */
export const countsOf = (types: readonly ChitType[]): { readonly [name in Name]: number } => {
  const n = (type: ChitType): number => types.filter((one) => one === type).length;
  return { j1: n("J-1"), j2: n("J-2"), j3: n("J-3"), j4: n("J-4"), j5: n("J-5"), j6: n("J-6") };
};

/** The first of a list that the pool has, then whatever it has, until there are enough. */
export function selectionFrom(view: Eyes, wanted: readonly ChitType[]): readonly ChitType[] {
  const pool = poolOf(view, sideOf(view), view.hand);
  const taken: ChitType[] = [];
  for (const type of [...wanted, ...listed(pool)]) {
    if (taken.length >= toSelect(view)) break;
    if (taken.filter((one) => one === type).length < pool[type]) taken.push(type);
  }
  return taken.toSorted();
}

export const usualSelection = (view: Eyes): readonly ChitType[] => selectionFrom(view, USUAL[sideOf(view)]);

/** The params of a selection, without the types that the game has not. */
export function selectionParams(view: Eyes, types: readonly ChitType[]): Params {
  const counts = countsOf(types);
  const inGame = CHIT_TYPES.filter((type) => view.table.optionalChits || !view.content.chits[type].optional);
  return Object.fromEntries(inGame.map((type) => [NAMES[type], counts[NAMES[type]]]));
}
