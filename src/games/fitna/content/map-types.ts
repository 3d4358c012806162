import { z } from "zod";
import { type Frozen, idOf } from "../../../engine/index.ts";
import { FACTIONS } from "./sides.ts";
import { country, id, name, source, upTo } from "./words.ts";

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
