/** What the pack says of each Zone and bridge, and what the rules know of a Zone. */
import { z } from "zod";
import { SEATS } from "./factions.ts";
import { tunable } from "./screens.ts";

const zoneId = z.string().regex(/^[a-z]+(-[a-z]+)*$/, "must be words in small letters with hyphens between");
const degrees = z.tuple([z.number().min(43).max(46), z.number().min(32).max(35)]);

export const ZONE_SYMBOLS = ["airport", "fortified", "sanctuary"] as const;
export type ZoneSymbol = (typeof ZONE_SYMBOLS)[number];

/** The Zones; places in degrees of longitude and latitude. */
export const zonesFile = z.strictObject({
  source: z.string().min(1),
  zones: z.array(
    z.strictObject({
      id: zoneId,
      name: z.string().min(1).max(40),
      bank: z.enum(["west", "east"]),
      at: degrees,
      /** Whose colour it has; null: contested. */
      affiliation: z.enum(SEATS).nullable(),
      /** How many PP a placement card puts there (ruling E). */
      value: tunable,
      symbols: z.array(z.enum(ZONE_SYMBOLS)),
      land: z.array(zoneId),
      /** Neighbours on the other bank: bridges. */
      river: z.array(zoneId),
      source: z.string().min(1),
    }),
  ),
  bridges: z.array(z.strictObject({ name: z.string().min(1), between: z.tuple([zoneId, zoneId]) })),
});
export type ZonesFile = z.infer<typeof zonesFile>;

/** A Zone as the rules see it. Its PP value is in `content.values`, its place on the picture in `content.map`. */
export interface Zone {
  readonly id: string;
  readonly name: string;
  readonly bank: "west" | "east";
  readonly affiliation: (typeof SEATS)[number] | null;
  readonly airport: boolean;
  readonly fortified: boolean;
  readonly sanctuary: boolean;
  readonly land: readonly string[];
  readonly river: readonly string[];
}
