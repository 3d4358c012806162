/** The map as pictures show it: where each space lies, its land, and where it meets others of its country. */
import { z } from "zod";
import { type Land, landOf, landFile as landOfAnyGame, linePoints, wrongIn } from "#engine";
import type { Point } from "#scene";
import { id, type Space, type SpaceId } from "./board-types.ts";

export const landFile = landOfAnyGame.extend({
  /** Where two spaces of one country meet. */
  fronts: z.array(z.strictObject({ between: z.tuple([id, id]), line: z.array(z.number()).min(4) })),
});

export interface Geography extends Land {
  readonly places: { readonly [space: SpaceId]: Point };
  readonly fronts: readonly { readonly between: readonly [SpaceId, SpaceId]; readonly points: readonly Point[] }[];
}

/** The land as the scene wants it. Throws `PackError` where a space has no place on it. */
export function geography(file: z.infer<typeof landFile>, spaces: readonly Pick<Space, "id" | "name">[]): Geography {
  for (const { id, name } of spaces)
    if (!file.regions.some((area) => area.id === id)) wrongIn("land")("regions", `${name} has no place`);
  return {
    ...landOf(file),
    places: Object.fromEntries(file.regions.map(({ id, middle }) => [id, middle])),
    fronts: file.fronts.map(({ between, line }) => ({ between, points: linePoints(line) })),
  };
}
