import type { Nation } from "./sides.ts";

export const MODES = ["combat", "dispersed"] as const;
export type Mode = (typeof MODES)[number];

/** `main-force` has no unit. */
export const UNIT_TYPES = [
  "armor",
  "mech",
  "light",
  "cav",
  "sof",
  "csu",
  "militia",
  "guerrilla",
  "main-force",
  "sr",
  "mr",
  "missile",
] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

export const SIZES = ["battalion", "brigade", "division", "corps"] as const;
export type Size = (typeof SIZES)[number];

/** `kfir`; `herev` R-50; `sof`; `airmobile` R-56. */
export const ABILITIES = ["kfir", "herev", "sof", "airmobile"] as const;
export type Ability = (typeof ABILITIES)[number];

export const CLASSES = ["regular", "irregular"] as const;

export type Ratings = { readonly [mode in Mode]: number };

export type UnitId = string;

/** A military unit. */
export interface Unit {
  readonly id: UnitId;
  readonly label: string;
  /** On its counter. */
  readonly short: string;
  readonly nation: Nation;
  readonly type: UnitType;
  readonly size: Size | null;
  /** */
  readonly class: (typeof CLASSES)[number];
  readonly full: Ratings;
  /** Of its reduced side; null: it has none and is eliminated instead. */
  readonly reduced: Ratings | null;
  /** False: its ratings stand in parentheses. */
  readonly fires: boolean;
  /** */
  readonly fixedMode: Mode | null;
  /** Gone once it is disrupted. Rockets and missiles are, too, by their type. */
  readonly brittle: boolean;
  readonly abilities: readonly Ability[];
  readonly source: string;
}

export type HqId = string;

/** A task force headquarters: no unit, no ratings. */
export interface Headquarters {
  readonly id: HqId;
  readonly label: string;
  readonly short: string;
  readonly nation: "israel" | "syria";
  readonly size: Size;
  readonly source: string;
}
