/** Which chits the enemy may hold and have laid aside. */
import type { Dice } from "#engine";
import { CHIT_TYPES, type ChitType, type SeatId } from "../../content/types.ts";
import { listed, poolOf } from "../../rules/chits/hand.ts";
import type { Eyes, Hand, HeldChit } from "../../state.ts";

/**
 * As many as everyone sees, each of the pool as likely. What a J-2 has shown this turn is among them unless it is in
 * play by now; what has come back to the pool since is not looked up.
 */
export function heldChits(view: Eyes, enemy: SeatId, dice: Dice): Pick<Hand, "chits" | "planned" | "selected"> {
  const { table, hand } = view;
  const pool = dice.shuffled(listed(poolOf(view, enemy, { chits: [], planned: [] })));
  const left = { chits: table.held[enemy], planned: table.planned[enemy] };
  const planned: ChitType[] = [];
  const chits: HeldChit[] = [];
  for (const type of dice.shuffled(hand.seen).sort(byFreedom)) {
    const room = left.chits + (mayBePlanned(type) ? left.planned : 0);
    if (room === 0 || !take(pool, (one) => one === type)) continue;
    if (dice.below(room) < left.chits) {
      left.chits--;
      chits.push({ type, origin: "selected" });
    } else {
      left.planned--;
      planned.push(type);
    }
  }
  const selected = chits.map(({ type }) => type);
  planned.push(...taken(pool, left.planned, mayBePlanned));
  chits.push(...taken(pool, left.chits, () => true).map((type): HeldChit => ({ type, origin: "drawn" })));
  chits.sort((a, b) => CHIT_TYPES.indexOf(a.type) - CHIT_TYPES.indexOf(b.type));
  return { chits, planned, selected };
}

/** a J-5 lays no other aside. */
const mayBePlanned = (type: ChitType): boolean => type !== "J-5";

/** Those that can only be in the hand come first: they must find room there. */
const byFreedom = (one: ChitType, other: ChitType): number => Number(mayBePlanned(one)) - Number(mayBePlanned(other));

/** The first of a shuffled pool that is meant; it is in it no more. */
function take(pool: ChitType[], isMeant: (type: ChitType) => boolean): ChitType | null {
  const at = pool.findIndex(isMeant);
  return at < 0 ? null : (pool.splice(at, 1)[0] ?? null);
}

const taken = (pool: ChitType[], count: number, isMeant: (type: ChitType) => boolean): readonly ChitType[] =>
  Array.from({ length: count }, () => take(pool, isMeant)).filter((type) => type !== null);
