/** The land that the board is drawn on: an area for each faction. */
import type { z } from "zod";
import { type Land, type landFile, landOf, wrongIn } from "#engine";
import { FACTIONS } from "./factions.ts";

/** The map in its own flat coordinates: Iraq is the first of its countries, and each faction has an area. */
export type Geography = Land;

const HOME = "Iraq";

/** The land as the scene wants it. Throws `PackError` where a faction has no area. */
export function geography(file: z.infer<typeof landFile>): Geography {
  for (const { id, the } of FACTIONS)
    if (!file.regions.some((area) => area.id === id)) wrongIn("land")("regions", `${the} have no area`);
  const land = landOf(file);
  return { ...land, countries: land.countries.toSorted((a, b) => Number(b.name === HOME) - Number(a.name === HOME)) };
}
