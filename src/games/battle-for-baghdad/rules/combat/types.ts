/** The Combats of a turn, as they stand. */
import { z } from "zod";
import type { Frozen, Seat } from "#engine";
import type { Units } from "../../content/effects.ts";
import { cardId, commandId, type ZoneId, zoneId } from "../../content/pack.ts";

/** What plays the Command in a plan. */
const commanding = z.union([commandId, cardId]).nullable();

/** an Operational Plan. `command` is a Command card, a Network card, or none. */
export const plan = z.strictObject({
  command: commanding,
  network: z.boolean(),
  offense: cardId.nullable(),
  defense: cardId.nullable(),
  /** Strength committed, 0 to 19. */
  die: z.int(),
});
export type Plan = Frozen<z.infer<typeof plan>>;

/** Whose Combat it is, and where: the one that chose it, and the other. */
export const duel = z.strictObject({ zone: zoneId, attacker: z.string(), defender: z.string() });
export type Duel = Frozen<z.infer<typeof duel>>;

/** A Combat between two sides, public as far as it goes. */
export interface Combat {
  zone: ZoneId;
  /** The one that chose it, and the other. */
  attacker: Seat;
  defender: Seat;
  /** The defender keeps peace, and was attacked. */
  peacekeeper: boolean;
  /** Both sides' plans, once revealed; empty before. */
  plans: { [seat: Seat]: Plan };
  /** Seats whose Command was Neutralized. */
  neutralized: Seat[];
  totals: { [seat: Seat]: number };
  /** Units eliminated. */
  lost: { [seat: Seat]: Units };
  winner: Seat | null;
  /** PP pending, and to whom they will go. */
  award: { seat: Seat; amount: number } | null;
  /** Who turned the award round last. */
  swapped: Seat | null;
}

/** What an Offense came to. */
export const strike = z.strictObject({
  offense: cardId,
  /** The enemy's Command or Network; null: it played none. */
  command: commanding,
  /** The enemy's Defense; null: it played none. */
  defense: cardId.nullable(),
  outcome: z.enum(["neutralizes", "blocked", "wrongType", "noCommand"]),
});
export type Strike = Frozen<z.infer<typeof strike>>;

/** Phase 6. */
export interface CombatPhase {
  /** Seats whose Combat turn is now or to come, in order. */
  left: Seat[];
  /** A Zone begun and not yet completed (ruling N). */
  zone: ZoneId | null;
  /** A Combat between shiite and sunni was fought (6.2, `quiet`). */
  sectarian: boolean;
}
