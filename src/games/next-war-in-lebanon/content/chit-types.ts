import type { SeatId } from "./sides.ts";

export const CHIT_TYPES = ["J-1", "J-2", "J-3", "J-4", "J-5", "J-6"] as const;
export type ChitType = (typeof CHIT_TYPES)[number];

/** What a chit can be played for. */
export const CHIT_USES = [
  "recover",
  "rebuild",
  "build",
  "mode",
  "sanctuary-recover",
  "sanctuary-mode",
  "reinforce",
  "examine-chits",
  "inspect",
  "evade",
  "move",
  "ambush",
  "rockets",
  "raid",
  "close-air-support",
  "deep-strike",
  "sam",
  "airmobile",
  "combat-support",
  "strategic-movement",
  "plan",
  "information-warfare",
  "networked-operations",
  "syrian-air-defence",
] as const;
export type ChitUse = (typeof CHIT_USES)[number];

/** `phase`: in the own turn; `reaction`: answering the other seat; `battle`: committed to one. */
export const CHIT_TIMES = ["phase", "reaction", "battle"] as const;

/** A type of Joint Ops chit. */
export interface Chit {
  readonly type: ChitType;
  readonly name: string;
  readonly counts: { readonly [seat in SeatId]: number };
  /** Only with the option `optionalChits`. */
  readonly optional: boolean;
  readonly uses: readonly {
    readonly use: ChitUse;
    readonly seats: readonly SeatId[];
    readonly when: (typeof CHIT_TIMES)[number];
  }[];
  readonly source: string;
}

/** How many chits of each type a seat's pool has. */
export type Pool = { readonly [type in ChitType]: number };
