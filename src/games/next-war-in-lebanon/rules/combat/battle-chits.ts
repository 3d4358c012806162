/** the chits played in a battle, until they go back to their pools. */
import { type Frozen, game, type ReactionWindow, type Refusal } from "#engine";
import { type ChitType, SEATS, type SeatId } from "../../content/types.ts";
import type { Hand, Lebanon } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import type { Pieces } from "../pieces/show.ts";
import { no } from "../pieces/words.ts";
import { battleOf } from "./participants.ts";

/** Plays chits in the battle; they are in play until its end. */
export function play(s: Pieces, seat: SeatId, type: ChitType, n = 1): void {
  if (n === 0) return;
  spend(s, seat, type, n);
  battleOf(s.state.table).spent[seat].push(...Array.from({ length: n }, () => type));
}

/** A chit of the battle goes back to its pool before the battle ends. */
export function takeBack(s: Pieces, seat: SeatId, type: ChitType): void {
  const { table } = s.state;
  for (const list of [battleOf(table).spent[seat], table.inPlay[seat]]) {
    const at = list.indexOf(type);
    if (at >= 0) list.splice(at, 1);
  }
}

/** all chits of the battle go back to their pools; those of the play that led to it stay in play. */
export function takeAllBack(s: Pieces): void {
  const { spent } = battleOf(s.state.table);
  for (const seat of SEATS) for (const type of [...spent[seat]]) takeBack(s, seat, type);
}

/** Why a chit cannot be played: the hand has none. */
export const whyNone = (hand: Frozen<Hand>, type: ChitType, rule: string): Refusal | null =>
  holds(hand, type) > 0 ? null : no(`You hold no ${type}: pass.`, rule, "no-chit");

/** What a chit is good for in a window. */
type Use = readonly [chit: ChitType, use: string];

/** Section 7: a question of a battle to the seat that does not move. */
export const battleWindow = (name: string, title: string, ...uses: readonly Use[]): ReactionWindow<Lebanon> => ({
  name,
  title,
  mode: "standing-only",
  plays: ({ hand }) => uses.filter(([chit]) => holds(hand, chit) > 0).map(([chit, use]) => `${chit} (${use})`),
});

const { action } = game<Lebanon>();

/** Lets a window pass. */
export const pass = action("pass", "Pass", { common: true }).apply(() => {});
