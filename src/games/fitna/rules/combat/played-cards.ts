/** The sides of an offensive, and the cards that they play in it. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { cardNumber, seat } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";

/** In the order in which cards act and losses are taken. */
export const ROLES = ["defender", "attacker"] as const;
export const role = z.enum(ROLES);
export type Role = z.infer<typeof role>;

export const opponentOf = (role: Role): Role => (role === "attacker" ? "defender" : "attacker");

export const playedCard = z.strictObject({
  card: cardNumber,
  by: role,
  /** Whose it was, once it lies on the table. */
  seat: seat.exactOptional(),
  /** the enemy card that it cancels; null: it does something of its own. */
  answers: cardNumber.nullable(),
});
export type PlayedCard = Frozen<z.infer<typeof playedCard>>;

/** Whoever adds cards to a side whose units are not its own adds none to the other side of that offensive. */
export const hasPlayed = (played: readonly PlayedCard[], seat: SeatId, role: Role): boolean =>
  played.some((one) => one.seat === seat && one.by === role);

/** Why a card has no effect: an answer to it, Sandstorm, Area Denial, or the United States, which refused. */
const stop = z.strictObject({ kind: z.enum(["cancelled", "nullified", "shielded", "refused"]), by: cardNumber });
export type Stop = Frozen<z.infer<typeof stop>>;

export const resolvedCard = playedCard.extend({
  /** null: it counts. */
  stopped: stop.nullable(),
});
export type ResolvedCard = Frozen<z.infer<typeof resolvedCard>>;

/** a card that shields its side until the turn ends. */
export interface Shield {
  readonly card: CardNumber;
  readonly of: Role;
}
