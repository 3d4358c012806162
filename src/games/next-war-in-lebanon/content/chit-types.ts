/** What a pack says of Joint Ops chits: their types, how many each seat has, and what each can be played for. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { bySeat, name, seat, source } from "./words.ts";

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

const chit = z.strictObject({
  type: z.enum(CHIT_TYPES),
  name,
  counts: bySeat,
  /** Only with the option `optionalChits`. */
  optional: z.boolean(),
  uses: z
    .array(
      z.strictObject({
        use: z.enum(CHIT_USES),
        seats: z.array(seat).min(1),
        /** `phase`: in the own turn; `reaction`: answering the other seat; `battle`: committed to one. */
        when: z.enum(["phase", "reaction", "battle"]),
      }),
    )
    .min(1),
  source,
});
/** A type of Joint Ops chit. */
export type Chit = Frozen<z.infer<typeof chit>>;

export const chitsFile = z.strictObject({ source, chits: z.array(chit) });
export type ChitsFile = z.infer<typeof chitsFile>;

/** How many chits of each type a seat's pool has. */
export type Pool = { readonly [type in ChitType]: number };
