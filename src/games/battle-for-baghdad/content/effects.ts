/** What effects of cards speak of (section 6.6), and what the pack must know of one. */
import { z } from "zod";
import type { Effects, Wrong } from "#engine";

export const UNITS = ["security", "infrastructure"] as const;
export type Unit = (typeof UNITS)[number];
export const unit = z.enum(UNITS);

/** How many units of each type. */
export const units = z.record(unit, z.int());
export type Units = z.infer<typeof units>;

/** conventional or unconventional. */
export const WARFARE = ["C", "U"] as const;
export type Warfare = (typeof WARFARE)[number];

/** two different ones on cards make a combination. */
export const SYMBOLS = ["connections", "hearts", "minds"] as const;
export type CardSymbol = (typeof SYMBOLS)[number];

/** When a card or combination can be played: in a plan, in one's own Recruit or Move Step, or in a window of section 7. */
export const TIMINGS = ["plan", "recruit", "move", "W1", "W3", "W4", "W5", "W6", "W7"] as const;
export type Timing = (typeof TIMINGS)[number];

/** What is known of an effect on a card. */
export interface OnCard {
  /** The only time at which it works; left out: those of a turn. */
  readonly timing?: Timing;
  /** It is something done with a hand that has been shown. */
  readonly ofShownHand?: boolean;
  /** What it does in a Recruit or Move Step; left out: it is not for one. */
  readonly does?: unknown;
  /** What it does on an Arab Street card; left out: it cannot be on one. */
  readonly onStreet?: unknown;
  /** What else must hold of it in the pack. */
  check?(wrong: Wrong, path: string, zones: readonly { readonly id: string }[]): void;
}

/** The effects that the rules know. */
export type CardEffects = Effects<OnCard>;
