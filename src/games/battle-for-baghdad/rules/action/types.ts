/** The steps of the Action Phase, as they stand. */
import { z } from "zod";
import type { Frozen, Seat } from "#engine";
import { type Unit, units } from "../../content/effects.ts";
import type { ZoneId } from "../../content/pack.ts";

/** Phase 5a. Control and units as they were at its start, and what its discounts have given so far. */
export interface RecruitStep {
  seat: Seat;
  spawn: { [type in Unit]: ZoneId[] };
  /** Units recruited at a discount, by place in the list of the screen's abilities. */
  discounted: { [ability: string]: number };
  /** AB cards bought. */
  bought: number;
}

export const moveMode = z.enum(["normal", "underground", "airmobile"]);
export type MoveMode = z.infer<typeof moveMode>;

/** A Move begun and not yet ended. */
export interface Move {
  mode: MoveMode;
  /** Zones so far, the first where it began. */
  path: ZoneId[];
  /** Security units in the stack. */
  count: number;
  /** Units dropped in this Move, which move no further in it. */
  dropped: { [zone: ZoneId]: number };
  /** The River does not end it: a card prevents that. */
  fording: boolean;
}

/** Phase 5b. */
export interface MoveStep {
  seat: Seat;
  used: number;
  underground: number;
  airmobile: number;
  /** Moves that cards have added to those of the screen. */
  extra: number;
  /** How many of the next normal Moves are not ended by the River. */
  fords: number;
  move: Move | null;
}

/** what ended a Move, other than its seat or its length; units are as they were met. */
export const stop = z.discriminatedUnion("by", [
  z.strictObject({ by: z.literal("river") }),
  z.strictObject({ by: z.literal("units"), units: z.record(z.string(), units) }),
]);
export type Stop = Frozen<z.infer<typeof stop>>;
