import type { Params, View } from "../../../engine/index.ts";
import { jokerTargets, strikeOnLargest } from "../effects/special-jokers.ts";
import { fieldOf } from "../judgement/field.ts";
import { seen } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { targetValue } from "./targets.ts";

/** Turns before the end in which a Joker is played: cards that are left when the game ends are worth nothing. */
const LAST_TURNS = 2;
/** Cards with which a phase is poor. */
const FEW = 2;

/** two cards more, late in the game or where the hand is poor. */
export function playsJoker({ table, hand, seat }: View<Fitna>): boolean {
  const isHeld = (table.jokers[seatIdOf(seat)] ?? 0) > 0;
  return isHeld && (table.turn > table.turns - LAST_TURNS || hand.cards.length <= FEW);
}

/** strikes where they hurt most, from the middle of the game on: who is struck may answer with his own. */
export function strikesOfJoker(view: View<Fitna>): readonly Params[] {
  const held = view.table.specialJokers[seatIdOf(view.seat)] ?? [];
  if (held.length === 0 || 2 * view.table.turn < view.table.turns) return [];
  const { joker, spaces } = strikeOnLargest(view, null);
  if (typeof joker !== "string" || !Array.isArray(spaces) || spaces.length === 0) return [];
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const targets = jokerTargets(view, joker);
  const best = targets.toSorted((a, b) => targetValue(field, b) - targetValue(field, a)).slice(0, spaces.length);
  return [{ joker, spaces: targets.filter((space) => best.includes(space)) }];
}
