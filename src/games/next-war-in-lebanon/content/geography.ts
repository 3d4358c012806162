/** The land that the board is drawn on: an area for each zone, the Litani between them. */
import { z } from "zod";
import { landFile as anyLand, type Land, landOf, linePoints, wrongIn } from "#engine";
import type { Point } from "#scene";
import type { FileZone } from "./map-types.ts";

/** Its regions are the zones; the Litani runs along their sides. */
export const landFile = anyLand.extend({ litani: z.array(z.number()).min(4) });

/** The map in its own flat coordinates: the coast lies above, north to the right. Each zone has an area. */
export interface Geography extends Land {
  readonly litani: readonly Point[];
}

/** The land as the scene wants it. Throws `PackError` where a zone has no area. */
export function geography(file: z.infer<typeof landFile>, zones: readonly FileZone[]): Geography {
  for (const { id, name } of zones)
    if (!file.regions.some((area) => area.id === id)) wrongIn("land")("regions", `${name} has no area`);
  return { ...landOf(file), litani: linePoints(file.litani) };
}
