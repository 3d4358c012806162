import { z } from "zod";
import { idOf } from "../../../engine/index.ts";
import { id, name, nation, source, upTo } from "./words.ts";

export type UnitId = string;
/** A unit as events name it. */
export const unitId = idOf<UnitId>();

export const SIZES = ["regiment", "brigade", "division", "corps"] as const;
export const UNIT_TYPES = [
  "armour",
  "mechanized",
  "infantry",
  "airborne",
  "marines",
  "special-forces",
  "militia",
  "garrison",
  "leader",
  "decoy",
] as const;
/** `exploits`: the tank's silhouette. `loyal`: never rolls in a coup. */
export const UNIT_MARKS = ["exploits", "loyal"] as const;
/** The Gulf states whose units are one nation. */
const STATES = ["UAE", "KUW", "QAT", "BAH", "OMN", "YEM"] as const;

const fileUnit = z.strictObject({
  id,
  name,
  size: z.enum(SIZES).nullable(),
  type: z.enum(UNIT_TYPES),
  attack: upTo(20),
  defence: upTo(20),
  /** `attacking`: moves only by attacking, as IS does. 0: never. */
  movement: z.union([upTo(6), z.literal("attacking")]),
  /** beside its movement on the ground. */
  airmobile: z.boolean().default(false),
  steps: z.union([z.literal(1), z.literal(2)]).default(2),
  marks: z.array(z.enum(UNIT_MARKS)).default([]),
  state: z.enum(STATES).nullable().default(null),
  source,
});
export type FileUnit = z.infer<typeof fileUnit>;

export const unitsFile = z.strictObject({
  source,
  nations: z.array(z.strictObject({ nation, name, units: z.array(fileUnit).min(1) })),
});
export type UnitsFile = z.infer<typeof unitsFile>;

export interface Strength {
  readonly attack: number;
  readonly defence: number;
}

/** Movement is the same on both sides. */
export interface Unit extends Pick<FileUnit, "id" | "name" | "size" | "type" | "movement" | "airmobile" | "source"> {
  readonly nation: z.infer<typeof nation>;
  readonly steps: 1 | 2;
  readonly full: Strength;
  /** Halved and rounded up; null: it has one step. */
  readonly reduced: Strength | null;
  readonly marks: readonly (typeof UNIT_MARKS)[number][];
  readonly state: (typeof STATES)[number] | null;
}
