import { bent, distance } from "./bend.ts";
import { area, type Flat } from "./flat.ts";
import type { At, Regions } from "./frame.ts";
import { randomFrom } from "./random.ts";

export interface Region {
  readonly id: string;
  readonly name: string;
  readonly ring: readonly At[];
  readonly label: readonly At[];
  readonly middle: At;
}

/** Divides a country's ring into regions that share their borders to the point. */
export function regionsOf(regions: Regions, flat: Flat, country: readonly At[]): Region[] {
  const random = randomFrom(regions.seed);
  const { ring, corners } = withCorners(regions, flat, area(country) > 0 ? country : country.toReversed());
  const borders = new Map(
    Object.entries(regions.borders).map(([name, { from, via, to }]) => [
      name,
      bent([found(corners, from), ...via.map(flat.place), found(corners, to)], random),
    ]),
  );
  const piece = (name: string): readonly At[] => {
    const [from, to] = name.split(">");
    if (from && to) return along(ring, found(corners, from), found(corners, to));
    return name.startsWith("-") ? found(borders, name.slice(1)).toReversed() : found(borders, name);
  };
  return regions.areas.map(({ id, name, ring: pieces, label, middle }) => ({
    id,
    name,
    ring: closed(id, pieces.map(piece)),
    label: label.map(flat.place),
    middle: flat.place(middle),
  }));
}

function found<T>(map: ReadonlyMap<string, T>, name: string): T {
  const value = map.get(name);
  if (value === undefined) throw new Error(`the frame has no ${name}`);
  return value;
}

const same = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

/** The corners in map units; those on the country's border become points of its ring. */
function withCorners({ corners, within }: Regions, flat: Flat, country: readonly At[]) {
  const placed = new Map<string, At>();
  let ring = country;
  for (const [name, at] of Object.entries(corners)) {
    const wanted = flat.place(at);
    const nearest = within.includes(name)
      ? wanted
      : ring.reduce((best, point) => (distance(point, wanted) < distance(best, wanted) ? point : best));
    placed.set(name, nearest);
  }
  ring = ring.filter((point, i) => i === 0 || !same(point, ring[i - 1] ?? point));
  return { ring, corners: placed };
}

/** The part of the ring from one of its points to another, clockwise. */
function along(ring: readonly At[], from: At, to: At): At[] {
  const start = ring.findIndex((point) => same(point, from));
  const turned = [...ring.slice(start), ...ring.slice(0, start)];
  const end = turned.findIndex((point) => same(point, to));
  return turned.slice(0, end + 1);
}

function closed(id: string, pieces: readonly (readonly At[])[]): At[] {
  const ring: At[] = [];
  for (const piece of pieces) {
    const last = ring.at(-1);
    if (last && piece[0] && !same(last, piece[0])) throw new Error(`the borders of ${id} do not meet`);
    ring.push(...(last ? piece.slice(1) : piece));
  }
  if (ring[0] && !same(ring[0], ring.at(-1) ?? [0, 0])) throw new Error(`the borders of ${id} do not close`);
  return ring.slice(0, -1);
}
