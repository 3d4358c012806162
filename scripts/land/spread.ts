import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { At, Pin, Spread } from "./frame.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const mapFile = z.object({
  spaces: z.array(
    z.object({ id: z.string(), name: z.string(), country: z.string(), at: z.tuple([z.number(), z.number()]) }),
  ),
});

/** A space of a map of points: in degrees, and where it comes to lie. */
export interface Spot {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly degrees: At;
  readonly at: At;
}

/** Steps until spaces are apart, and how much of the way home each takes in a step; in the last fifth none does. */
const STEPS = 3000;
const HOMEWARDS = 0.02;
const DRAWN = 0.8;

/** Spaces of a pack's map with room for each: crowded parts are wider than true, and what is still too near is pushed apart. */
export function spread({ pack, longitudes, latitudes, room, inside }: Spread): readonly Spot[] {
  const { spaces } = mapFile.parse(JSON.parse(readFileSync(resolve(ROOT, pack), "utf8")));
  const homes = spaces.map(({ at }): At => [along(longitudes, at[0]), along(latitudes, at[1])]);
  const places = apart(homes, room, inside);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return spaces.map(({ at, ...space }, i): Spot => {
    const [x, y] = places[i] ?? [0, 0];
    return { ...space, degrees: at, at: [round(x), round(y)] };
  });
}

/** The land is bent along. */
export const pinsOf = (spots: readonly Spot[]): readonly Pin[] =>
  spots.map(({ degrees, at }): Pin => [...degrees, ...at]);

/** A value between the two stops around it. */
function along(stops: readonly At[], value: number): number {
  const next = Math.max(
    1,
    stops.findIndex(([stop]) => stop >= value),
  );
  const [[from, start], [to, end]] = [stops[next - 1] ?? [0, 0], stops[next] ?? [1, 1]];
  return start + ((value - from) / (to - from)) * (end - start);
}

/** No two within an ellipse of that width and height, none outside of the box. */
function apart(homes: readonly At[], [width, height]: At, [left, top, right, bottom]: Spread["inside"]): readonly At[] {
  const at = homes.map(([x, y]): [number, number] => [x, y]);
  for (let step = 0; step < STEPS; step++) {
    if (step < STEPS * DRAWN)
      at.forEach((place, i) => {
        const [x, y] = homes[i] ?? place;
        place[0] += (x - place[0]) * HOMEWARDS;
        place[1] += (y - place[1]) * HOMEWARDS;
      });
    at.forEach((one, i) => {
      for (const other of at.slice(i + 1)) {
        const [dx, dy] = [one[0] - other[0], one[1] - other[1]];
        const far = Math.hypot(dx / width, dy / height);
        if (far >= 1 || far === 0) continue;
        const push = ((1 - far) / far) * 0.5;
        one[0] += dx * push;
        one[1] += dy * push;
        other[0] -= dx * push;
        other[1] -= dy * push;
      }
    });
    for (const place of at) {
      place[0] = Math.min(right, Math.max(left, place[0]));
      place[1] = Math.min(bottom, Math.max(top, place[1]));
    }
  }
  return at;
}
