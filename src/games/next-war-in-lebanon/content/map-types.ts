/** What a pack says of the map: its zones with country, terrain and neighbours, the Litani, and the rocket bands. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { id, name, seat, some, source } from "./words.ts";

export const COUNTRIES = ["israel", "lebanon", "syria"] as const;
export type Country = (typeof COUNTRIES)[number];

export const TERRAINS = ["urban", "populated", "remote"] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Rockets with a range; missiles have none. */
const range = z.enum(["sr", "mr"]);

export type ZoneId = string;

const zone = z.strictObject({
  id,
  /** As the map prints it; also the order in which residual clashes are fought by default. */
  number: some,
  name,
  country: z.enum(COUNTRIES),
  cells: z.array(z.tuple([z.int(), z.int()])).min(1),
  terrain: z.enum(TERRAINS),
  /** On which side of the Litani it counts; null: not in Lebanon. */
  litani: z.enum(["south", "north"]).nullable(),
  /** Rockets that can be fired from there. */
  rockets: z.array(range),
  /** Whose sanctuary it is; Syria is one only when it is in the war. */
  sanctuary: seat.nullable(),
  /** Longitude and latitude of the place it is named after. */
  at: z.tuple([z.number().min(34).max(38), z.number().min(32).max(35)]),
  adjacent: z.array(id).min(1),
  source,
});
export type FileZone = z.infer<typeof zone>;
/** A hex zone of the map. */
export type Zone = Frozen<Omit<FileZone, "adjacent">>;

export const mapFile = z.strictObject({
  source,
  zones: z.array(zone).min(1),
  crossings: z.array(z.tuple([id, id])),
  /** Lines south of which rockets of a range can be fired: each between two rows of hexes. */
  bands: z.array(z.strictObject({ rocket: range, rows: z.tuple([z.int(), z.int()]) })),
  raidOn: id,
});
export type MapFile = z.infer<typeof mapFile>;
export type Band = Frozen<MapFile["bands"][number]>;
