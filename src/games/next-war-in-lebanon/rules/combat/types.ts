/** A battle in progress: how it began, its sides, orders, chits and rounds. */
import { z } from "zod";
import { type Frozen, idOf } from "#engine";
import {
  type ChitType,
  MODES,
  type Mode,
  type Nation,
  type SeatId,
  type UnitId,
  type ZoneId,
} from "../../content/types.ts";
import { type GroupId, loss, type SeenUnit } from "../pieces/types.ts";

/** How a battle began: units enter, they are ambushed, or both sides were there all along. */
export const battleKind = z.enum(["entry", "ambush", "clash"]);
export type BattleKind = z.infer<typeof battleKind>;

/** J-4 of one seat in a battle: support, or anti-tank. */
export const support = z.enum(["j4", "at"]);
export type Support = z.infer<typeof support>;

export const TARGET_POLICIES = ["weakest", "strongest", "rockets"] as const;
/** Whom a firer takes among its legal targets: the easiest, the most valuable, or rockets and missiles first. */
export type TargetPolicy = (typeof TARGET_POLICIES)[number];

/** Answers to a battle's sealed decision, with the policy for its firefights. */
export interface Commitment {
  /** J-4 in support; `at`: as anti-tank. */
  readonly support: "none" | Support;
  readonly closeAirSupport: boolean;
  /** J-6, which add to the die for tactical advantage. */
  readonly networked: number;
  /** J-4 used as SAM if close air support turns up. */
  readonly sam: number;
  readonly targets: TargetPolicy;
}

/** One firer of a fire plan, with the support units added to its roll. */
export interface Shot {
  readonly firer: UnitId;
  readonly target: UnitId;
  readonly supports: readonly UnitId[];
  readonly closeAirSupport: boolean;
}

/** A unit that adds its rating to a firer's roll. */
const supporter = z.strictObject({
  unit: idOf<UnitId>(),
  rating: z.int(),
  /** what a J-4 adds to its rating. */
  support: z.int(),
});
export type Supporter = Frozen<z.infer<typeof supporter>>;

/** A firer's roll, and the target's against it. */
const roll = z.strictObject({
  firer: idOf<UnitId>(),
  mode: z.enum(MODES),
  /** One die, four with close air support: the best counts. */
  dice: z.array(z.int()),
  rating: z.int(),
  /** what a J-4 adds to the roll. */
  support: z.int(),
  supporters: z.array(supporter),
  total: z.int(),
  /** Of the target in this firer's mode. */
  against: z.int(),
  answer: z.int(),
});
export type Roll = Frozen<z.infer<typeof roll>>;

/** All shots at one target, with the dice. */
export const firefight = z.strictObject({
  target: idOf<UnitId>(),
  mode: z.enum(MODES),
  die: z.int(),
  support: z.int(),
  disrupted: z.boolean(),
  rolls: z.array(roll),
});
export type Firefight = Frozen<z.infer<typeof firefight>>;

/** What is stored of a roll: the firer, its mode, dice, rating and support, its supporters, and the target's rating. */
export type KeptRoll = readonly [
  firer: UnitId,
  mode: Mode,
  dice: readonly number[],
  rating: number,
  support: number,
  supporters: readonly (readonly [unit: UnitId, rating: number, support: number])[],
  against: number,
];

/** A firefight as states hold it: sums are not stored. */
export type KeptFirefight = readonly [
  target: UnitId,
  mode: Mode,
  die: number,
  support: number,
  disrupted: boolean,
  rolls: readonly KeptRoll[],
];

/** What a seat's die for tactical advantage is changed by. */
export const modifier = z.strictObject({
  why: z.enum(["defender", "urban", "disrupted", "kfir", "networked"]),
  by: z.int(),
});
export type Modifier = Frozen<z.infer<typeof modifier>>;

/** What became of a unit in a firefight. */
export const casualty = z.strictObject({
  unit: idOf<UnitId>(),
  loss,
  /** Whether it is disrupted now, and was not before. */
  disrupted: z.boolean(),
});
export type Casualty = Frozen<z.infer<typeof casualty>>;

/** A battle in progress: only public facts. */
export interface Battle {
  readonly zone: ZoneId;
  kind: BattleKind;
  attacker: SeatId;
  /** The stacks and boxes that enter; none in a clash. */
  readonly entering: readonly GroupId[];
  /** false where the entering side would rather not fight, and SOF leave it the choice. */
  readonly wanted: boolean;
  step: "entry" | "evade" | "commit" | "fire" | "losses";
  /** How many units the Defender may choose now to evade; null: none are to be chosen. */
  mayEvade: number | null;
  /** Chits that were played in it, which go back at its end. */
  spent: { [seat in SeatId]: ChitType[] };
  /** Who fights, once revealed: as they are now, without those eliminated. */
  fighters: { [seat in SeatId]: SeenUnit[] };
  support: { [seat in SeatId]: Support | null };
  /** Whose units it reaches. */
  supported: Nation[];
  /** Whether it stands: committed, and no SAM has stopped it. */
  closeAirSupport: boolean;
  networked: { [seat in SeatId]: number };
  targets: { [seat in SeatId]: TargetPolicy };
  /** Who fires in the round that is going on; null: before the first. */
  firing: SeatId | null;
  round: 1 | 2;
  /** What is still to be fired in this round. */
  plan: Shot[];
  /** A firefight that waits for its casualty to be chosen. */
  open: KeptFirefight | null;
  /** Whether a firefight was a tie. */
  collateral: boolean;
  lost: { [seat in SeatId]: number };
}
