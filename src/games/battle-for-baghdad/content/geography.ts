/** Where everything lies on the drawn map: Zones, river, bridges, roads; and that no Zone or bridge lacks its place. */
import { z } from "zod";
import { wrongIn } from "#engine";
import type { Point } from "#scene";
import type { ZonesFile } from "./zones.ts";

const point = z.tuple([z.number().min(-200).max(2000), z.number().min(-200).max(2000)]);
const line = z.array(point).min(2);
const ring = z.array(point).min(3);

/** The map's file, in map units: where everything is on the picture. */
export const mapFile = z.strictObject({
  source: z.string().min(1),
  note: z.string(),
  size: z.tuple([z.int().positive(), z.int().positive()]),
  zones: z.record(
    z.string(),
    z.strictObject({
      ring,
      /** The middle of its name and its lines, how many degrees it runs downhill and how far it bows up; where pieces would best stand. */
      name: z.strictObject({
        at: point,
        lines: z.array(z.string().min(1)).min(1).max(2),
        pieces: point,
        turn: z.number().min(-30).max(30).default(0),
        bow: z.number().min(-20).max(20).default(0),
      }),
      streets: z.strictObject({ turn: z.number(), grain: z.number().positive(), strict: z.boolean().optional() }),
    }),
  ),
  /** Zawra Park, where four Zones would meet in one corner. */
  park: ring,
  /** From north to south: places, and how wide it is there. */
  river: z.array(z.tuple([z.number(), z.number(), z.number().positive()])).min(2),
  /** The line that its name follows. */
  tigris: line,
  islands: z.array(z.strictObject({ at: point, length: z.number().positive(), turn: z.number() })),
  bridges: z.array(z.strictObject({ name: z.string().min(1), from: point, to: point })),
  /** Of the Green Zone. */
  wall: line,
  runways: z.array(line),
  roads: z.array(line),
});
type MapFile = z.infer<typeof mapFile>;

/** The map in its own flat coordinates. */
export interface Geography extends Omit<MapFile, "source" | "note" | "size" | "zones"> {
  readonly width: number;
  readonly height: number;
  readonly areas: { readonly [zone: string]: Area };
}

export interface Area {
  readonly ring: readonly Point[];
  readonly name: readonly string[];
  /** The middle of its name. */
  readonly nameAt: Point;
  /** How its name lies: degrees downhill, and how far its middle bows up. */
  readonly lie: { readonly turn: number; readonly bow: number };
  /** The middle of its pieces; ways lead from there. */
  readonly middle: Point;
  readonly streets: { readonly turn: number; readonly grain: number; readonly strict?: boolean | undefined };
}

/** Every Zone has its place, and every bridge. Throws `PackError` where one is missing. */
export function geography(file: MapFile, { zones, bridges }: Pick<ZonesFile, "zones" | "bridges">): Geography {
  const { source: _source, note: _note, size, zones: places, ...rest } = file;
  const areas = zones.map(({ id, name }): readonly [string, Area] => {
    const place = Object.hasOwn(places, id) ? places[id] : undefined;
    if (!place) return wrongIn("map")(`zones.${id}`, `${name} has no place on the map`);
    const { ring, streets } = place;
    const { at, lines, pieces, turn, bow } = place.name;
    return [id, { ring, streets, name: lines, nameAt: at, lie: { turn, bow }, middle: pieces }];
  });
  for (const { name } of bridges)
    if (!file.bridges.some((bridge) => bridge.name === name))
      wrongIn("map")("bridges", `the bridge ${name} has no place on the map`);
  return { ...rest, width: size[0], height: size[1], areas: Object.fromEntries(areas) };
}
