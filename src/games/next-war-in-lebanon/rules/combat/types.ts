import type { ChitType, Mode, Nation, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import type { GroupId, Loss, SeenUnit } from "../pieces/types.ts";

/** How a battle came about: units enter, they are ambushed, or both sides were there all along. */
export type BattleKind = "entry" | "ambush" | "clash";

/** J-4 of one seat in a battle: support, or anti-tank. */
export type Support = "j4" | "at";

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
export interface Supporter {
  readonly unit: UnitId;
  readonly rating: number;
  /** */
  readonly support: number;
}

/** A firer's roll, and the target's against it. */
export interface Roll {
  readonly firer: UnitId;
  readonly mode: Mode;
  /** One die, four with close air support: the best counts. */
  readonly dice: readonly number[];
  readonly rating: number;
  /** */
  readonly support: number;
  readonly supporters: readonly Supporter[];
  readonly total: number;
  /** Of the target in this firer's mode. */
  readonly against: number;
  readonly answer: number;
}

/** All shots at one target, with the dice. */
export interface Firefight {
  readonly target: UnitId;
  readonly mode: Mode;
  readonly die: number;
  readonly support: number;
  readonly disrupted: boolean;
  readonly rolls: readonly Roll[];
}

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
export interface Modifier {
  readonly why: "defender" | "urban" | "disrupted" | "kfir" | "networked";
  readonly by: number;
}

/** What became of a unit in a firefight. */
export interface Casualty {
  readonly unit: UnitId;
  readonly loss: Loss;
  /** Whether it is disrupted now, and was not before. */
  readonly disrupted: boolean;
}

/** A battle in progress: public facts alone. */
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
