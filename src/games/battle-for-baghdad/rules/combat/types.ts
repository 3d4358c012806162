import type { Seat } from "../../../../engine/index.ts";
import type { Units } from "../../content/effects.ts";
import type { CardId, CommandId, ZoneId } from "../../content/pack.ts";

/** The Combats of a turn, as they stand. */

/** an Operational Plan. `command` is a Command card, a Network card, or none. */
export interface Plan {
  command: CommandId | CardId | null;
  network: boolean;
  offense: CardId | null;
  defense: CardId | null;
  /** Strength committed, 0 to 19. */
  die: number;
}

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
export interface Strike {
  readonly offense: CardId;
  /** The enemy's Command or Network; null: it played none. */
  readonly command: CommandId | CardId | null;
  /** The enemy's Defense; null: it played none. */
  readonly defense: CardId | null;
  readonly outcome: "neutralizes" | "blocked" | "wrongType" | "noCommand";
}

/** Phase 6. */
export interface CombatPhase {
  /** Seats whose Combat turn is now or to come, in order. */
  left: Seat[];
  /** A Zone begun and not yet completed (ruling N). */
  zone: ZoneId | null;
  /** A Combat between shiite and sunni was fought (6.2, `quiet`). */
  sectarian: boolean;
}
