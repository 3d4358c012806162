import type { SpaceId } from "../content/map-types.ts";
import type { SeatId } from "../content/sides.ts";
import { type Now, playing, tell } from "../now.ts";
import type { Game } from "../state.ts";

/** up to which die the United States approve, by who asks; a strike on IS has its own row. */
const UP_TO: { readonly [seat in SeatId]?: number } = { ISR: 4, TUR: 3, SAU: 2 };
const AGAINST_IS = 5;

/** R-194 Up to which die they approve; the best row that fits. 0: never. */
export function approvedUpTo({ state }: Pick<Game, "state">, seat: SeatId, targets: readonly SpaceId[]): number {
  const isOnIs = targets.length > 0 && targets.every((space) => state.table.stacks[space]?.IS !== undefined);
  return Math.max(isOnIs ? AGAINST_IS : 0, UP_TO[seat] ?? 0);
}

/** R-194 Whether they do. */
export function rollApproval(s: Now, seat: SeatId, targets: readonly SpaceId[]): boolean {
  const upTo = approvedUpTo(playing(s), seat, targets);
  const die = s.dice.die();
  tell(s, { chapter: "effects", kind: "approval", seat, upTo, die });
  return die <= upTo;
}
