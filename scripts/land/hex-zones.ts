import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Hex, type HexGrid, hexCentre, hexCorners, hexOutline, turnHex } from "#scene";
import { bent, rounded } from "./bend.ts";
import type { At, HexZones } from "./frame.ts";
import { randomFrom } from "./random.ts";
import type { Region } from "./regions.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const hex = z.tuple([z.int(), z.int()]);
const mapFile = z.object({
  zones: z.array(z.object({ id: z.string(), name: z.string(), cells: z.array(hex).min(1) })),
  crossings: z.array(z.tuple([z.string(), z.string()])),
});

/** How far above the middle of its hex a zone's name stands (at the coast: in the sea), and half its line's length, as shares of the hex's size. */
const NAME = { above: 0.62, inSea: 0.86, half: 0.7 };

/** The zones of a hex map as regions of the land: outlines that end at the coast; and the river between them. */
export function hexRegions(wanted: HexZones, coast: readonly (readonly At[])[]) {
  const { zones, crossings } = mapFile.parse(JSON.parse(readFileSync(resolve(ROOT, wanted.pack), "utf8")));
  const { origin, size } = wanted;
  const grid: HexGrid = { origin, size };
  const cellsOf = (id: string): readonly Hex[] =>
    (zones.find((zone) => zone.id === id)?.cells ?? []).map((cell) => turnHex(cell));
  const shore = coast.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const regions = zones.map(({ id, name }): Region => {
    const cells = cellsOf(id);
    const middle = wanted.middles[id] ?? hexCentre(grid, cells[0] ?? [0, 0]);
    return {
      id,
      name,
      middle,
      label:
        wanted.labels[id] ??
        nameLine(
          middle,
          size,
          cells.some(([, r]) => r === 0),
        ),
      ring: toTheCoast(grid, cells, shore),
    };
  });
  const river = along(crossings.map(([a, b]) => edge(grid, cellsOf(a), cellsOf(b))));
  return { regions, river: rounded(bent([mouth(river, shore), ...river], randomFrom(wanted.seed)), false, 2) };
}

const nameLine = ([x, y]: At, size: number, atCoast: boolean): readonly At[] => {
  const up = Math.round(y - size * (atCoast ? NAME.inSea : NAME.above));
  return [
    [Math.round(x - size * NAME.half), up],
    [Math.round(x + size * NAME.half), up],
  ];
};

const same = ([x, y]: At, [u, v]: At): boolean => x === u && y === v;

/** A zone's outline; cells of the first row end above where the coast does, not at their tops. */
function toTheCoast(grid: HexGrid, cells: readonly Hex[], shore: readonly At[]): readonly At[] {
  const ring = hexOutline(grid, cells)[0]?.[0] ?? [];
  const first = cells.find(([, r]) => r === 0);
  if (!first) return ring;
  const [top, right, , , , left] = hexCorners(grid, first);
  if (!top || !right || !left) throw new Error("a hex has six corners");
  const from = crossing(shore, left[0]);
  const to = crossing(shore, right[0]);
  const between = shore.slice(Math.min(from.after, to.after) + 1, Math.max(from.after, to.after) + 1);
  const eastward = from.after < to.after ? between : between.toReversed();
  return ring.flatMap((corner) => {
    if (same(corner, top)) return [from.at, ...eastward, to.at];
    return same(corner, left) || same(corner, right) ? [] : [corner];
  });
}

/** Where the coast crosses this x, furthest inland, and after which of its points. */
function crossing(shore: readonly At[], x: number): { readonly at: At; readonly after: number } {
  const found = shore.flatMap((a, i) => {
    const b = shore[i + 1];
    if (!b || a[0] > x === b[0] > x) return [];
    const y = a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
    return [{ at: [x, Math.round(y * 10) / 10] as const, after: i }];
  });
  const inland = found.toSorted((a, b) => b.at[1] - a.at[1])[0];
  if (!inland) throw new Error(`the coast does not cross ${x}`);
  return inland;
}

/** The side that two zones share. */
function edge(grid: HexGrid, a: readonly Hex[], b: readonly Hex[]): readonly [At, At] {
  const corners = b.flatMap((cell) => hexCorners(grid, cell));
  const shared = a.flatMap((cell) => hexCorners(grid, cell)).filter((one) => corners.some((other) => same(one, other)));
  const [from, to] = shared;
  if (!from || !to || shared.length > 2) throw new Error("a river runs along one side of two zones");
  return [from, to];
}

/** Sides one after the other, from the first one's free end. */
function along(sides: readonly (readonly [At, At])[]): readonly At[] {
  const [first, second] = sides;
  if (!first) return [];
  const turned = second?.some((end) => same(end, first[0])) ? [first[1], first[0]] : [...first];
  for (const [a, b] of sides.slice(1)) {
    const last = turned.at(-1) ?? a;
    if (!same(last, a) && !same(last, b)) throw new Error("the river's sides do not follow each other");
    turned.push(same(last, a) ? b : a);
  }
  return turned;
}

/** Where the river's first side meets the coast. */
const mouth = (river: readonly At[], shore: readonly At[]): At => crossing(shore, river[0]?.[0] ?? 0).at;
