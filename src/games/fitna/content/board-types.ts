/** What the board is made of in the files of an edition: countries, spaces, nations, units. */
import { z } from "zod";
import { type Frozen, idOf } from "#engine";
import { COUNTRIES, FACTIONS, NATIONS, SEATS } from "./sides.ts";

/** What the files of the pack are made of. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be words in small letters with hyphens between");
export const name = z.string().min(1).max(90);
export const source = z.string().regex(/^(rulebook|reconstruction)/, "must begin with rulebook or reconstruction");
export const some = z.int().min(1);
export const upTo = (most: number) => z.int().min(0).max(most);
export const country = z.enum(COUNTRIES);
export const nation = z.enum(NATIONS);
export const seat = z.enum(SEATS);
/** Whose units and spaces there are. */
export const holder = z.enum([...SEATS, ...FACTIONS, "IS"]);
export const cardNumber = z.int().min(1).max(95);
/** What a scenario is called in an edition: its number in the rulebook, or a name of its own. */
export const scenarioId = id.max(24);
/** Something that cards ask of the scenario: "coup-in-syria". */
export const tag = id.max(40);

export type SpaceId = string;
/** A space as events name it. */
export const spaceId = idOf<SpaceId>();

export const TERRAINS = ["clear", "mountain", "marsh"] as const;
/** What a space counts as. `is`: IS units are supplied there. */
export const MARKS = ["objective", "oilfield", "holy", "city", "is"] as const;
export const COASTS = ["mediterranean", "gulf"] as const;
/** The colours of supply sources that the map prints; the Western ones are each edition's own. */
const SUPPLIES = ["IRQ", "SYR", "TUR", "ISR", "IRN", "SAU", "JOR", "RUS"] as const;
export const COLOURS = [...SUPPLIES, "WEST"] as const;
export type Colour = (typeof COLOURS)[number];

const degrees = z.tuple([z.number().min(34).max(50), z.number().min(27).max(39)]);

export const space = z.strictObject({
  id,
  name,
  country,
  /** Longitude and latitude. */
  at: degrees,
  terrain: z.enum(TERRAINS),
  /** Columns to the left for who attacks it. */
  shift: upTo(2),
  marks: z.array(z.enum(MARKS)).default([]),
  kurds: z.enum(FACTIONS).nullable().default(null),
  coast: z.enum(COASTS).nullable().default(null),
  supplies: z.array(z.enum(SUPPLIES)).default([]),
  source,
});
export type Space = Frozen<z.infer<typeof space>>;

/** D-07: where units wait off the map, linked to spaces of their country. */
export interface OffMapBox {
  readonly country: Space["country"];
  readonly links: readonly SpaceId[];
}

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
  /** in addition to its movement on the ground. */
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
