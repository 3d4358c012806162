/** What a pack says of units and headquarters: their nations, types, modes, ratings and abilities. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { NATIONS } from "./sides.ts";
import { id, name, source } from "./words.ts";

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

const size = z.enum(["battalion", "brigade", "division", "corps"]);

/** `kfir`; `herev` R-50; `sof`; `airmobile` R-56. */
const ability = z.enum(["kfir", "herev", "sof", "airmobile"]);
export type Ability = z.infer<typeof ability>;

const ratings = z.strictObject({ combat: z.int().min(0).max(9), dispersed: z.int().min(0).max(9) });
export type Ratings = Frozen<z.infer<typeof ratings>>;

/** What a counter says. */
const short = z.string().min(1).max(6);

/** Units that are alike. */
const formation = z.strictObject({
  id,
  nation: z.enum(NATIONS),
  type: z.enum(UNIT_TYPES),
  size: size.nullable(),
  /** regulars are kept out of places where irregulars go. */
  class: z.enum(["regular", "irregular"]),
  full: ratings,
  /** For its reduced side; null: it has none and is eliminated instead. */
  reduced: ratings.nullable(),
  /** False: its ratings are in parentheses. */
  fires: z.boolean(),
  /** of rockets and missiles; null: it can change. */
  fixedMode: z.enum(MODES).nullable(),
  /** Gone once it is disrupted. Rockets and missiles are, too, by their type. */
  brittle: z.boolean(),
  abilities: z.array(ability),
  units: z.array(z.strictObject({ id, label: name, short, abilities: z.array(ability).optional() })).min(1),
  source,
});
export type Formation = z.infer<typeof formation>;

export const unitsFile = z.strictObject({
  source,
  formations: z.array(formation),
  hqs: z.array(z.strictObject({ id, label: name, short, nation: z.enum(["israel", "syria"]), size, source })),
});
export type UnitsFile = z.infer<typeof unitsFile>;

export type UnitId = string;
/** A military unit: what all of its formation have, and what is its own. */
export type Unit = Frozen<Omit<Formation, "id" | "units"> & Omit<Formation["units"][number], "abilities">>;

export type HqId = string;
/** A task force headquarters: no unit, no ratings. */
export type Headquarters = Frozen<UnitsFile["hqs"][number]>;
