/** a seat's chits: its pool, its hand, and what it spends. */
import { type Dice, type Frozen, mustGet } from "#engine";
import { CHIT_TYPES, type ChitType, type Pool, type SeatId } from "../../content/types.ts";
import type { Board, Hand, HeldChit, Origin } from "../../state.ts";
import { handNow, handOf, type Pieces } from "../pieces/show.ts";

/** what a seat's pool holds: all its chits but those in hand, laid aside or in play. Nobody but the seat can tell. */
export function poolOf({ content, table }: Board, seat: SeatId, hand: Pick<Frozen<Hand>, "chits" | "planned">): Pool {
  const left: { [type in ChitType]: number } = { ...content.pools[seat][table.optionalChits ? "optional" : "usual"] };
  for (const { type } of hand.chits) left[type]--;
  for (const type of hand.planned) left[type]--;
  for (const type of table.inPlay[seat]) left[type]--;
  return left;
}

/** All chits of a pool, sorted by type. */
export const listed = (pool: Pool): ChitType[] =>
  CHIT_TYPES.flatMap((type) => Array.from({ length: pool[type] }, () => type));

export function holds({ chits }: Frozen<Hand>, type: ChitType): number {
  let number = 0;
  for (const chit of chits) if (chit.type === type) number++;
  return number;
}

/** Chits that the enemy has seen or may see go first, those above the limit last. */
const PLAYED_FIRST: readonly Origin[] = ["selected", "drawn", "gained", "planned"];

/** plays chits of a type from the hand; they are in play until `putBack`. */
export function spend(s: Pieces, seat: SeatId, type: ChitType, n = 1): void {
  const { table } = s.state;
  for (let i = 0; i < n; i++) {
    removeOne(s, seat, type);
    table.inPlay[seat].push(type);
  }
}

/** everything that a seat has in play goes back to its pool. */
export function putBack(s: Pieces, seat: SeatId): void {
  if (s.current.table.inPlay[seat].length > 0) s.state.table.inPlay[seat] = [];
}

/** Takes a chit out of a hand and puts it into the pool. */
export function removeOne(s: Pieces, seat: SeatId, type: ChitType): void {
  const { chits } = handOf(s, seat);
  const origin = PLAYED_FIRST.find((from) => chits.some((chit) => chit.type === type && chit.origin === from));
  const first = chits.findIndex((chit) => chit.type === type && chit.origin === origin);
  if (first < 0) throw new Error(`${seat} holds no ${type}`);
  chits.splice(first, 1);
  showHand(s, seat);
}

/** this many random chits of the pool; fewer if it runs out. Uniform over the pool sorted by type. */
export function drawChits(s: Pieces, dice: Dice, seat: SeatId, n: number, origin: Origin): readonly ChitType[] {
  const left = listed(poolOf({ content: s.content, table: s.current.table }, seat, handNow(s, seat)));
  const drawn = Array.from({ length: Math.min(n, left.length) }, () => left.splice(dice.below(left.length), 1)).flat();
  addChits(s, seat, drawn, origin);
  return drawn;
}

/** Puts chits of the pool into a hand, which stays sorted by type. */
export function addChits(s: Pieces, seat: SeatId, types: readonly ChitType[], origin: Origin): void {
  const hand = handOf(s, seat);
  hand.chits = [...hand.chits, ...types.map((type): HeldChit => ({ origin, type }))].sort(
    (a, b) => CHIT_TYPES.indexOf(a.type) - CHIT_TYPES.indexOf(b.type),
  );
  showHand(s, seat);
}

/** How many chits a seat holds and has laid aside is public. */
export function showHand(s: Pieces, seat: SeatId): void {
  const { chits, planned } = handNow(s, seat);
  const { table } = s.current;
  if (table.held[seat] !== chits.length) s.state.table.held[seat] = chits.length;
  if (table.planned[seat] !== planned.length) s.state.table.planned[seat] = planned.length;
}

/** how many chits count against the limit. */
export const counted = (hand: Frozen<Hand>): number =>
  hand.chits.filter(({ origin }) => origin === "drawn" || origin === "selected").length;

/** all unplayed chits go back to the pool. */
export function discardAll(s: Pieces, seat: SeatId): void {
  handOf(s, seat).chits = [];
  showHand(s, seat);
}

/** "J-1", "J-3 ×2". */
export function chitCounts(types: readonly ChitType[]): readonly string[] {
  const counts = CHIT_TYPES.map((type) => [type, types.filter((one) => one === type).length] as const);
  return counts.filter(([, n]) => n > 0).map(([type, n]) => (n > 1 ? `${type} ×${n}` : type));
}

/** "J-1, J-3 ×2". */
export const chitWords = (types: readonly ChitType[]): string => chitCounts(types).join(", ");

export const typesOf = (pool: Frozen<Pool>): readonly ChitType[] =>
  CHIT_TYPES.filter((type) => mustGet(pool, type) > 0);
