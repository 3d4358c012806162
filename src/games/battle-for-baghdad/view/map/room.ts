/** Where in a Zone its pieces find room, and how large: within its rim and clear of bridges if they can be. */
import { type Frozen, Kept, mustGet, once } from "#engine";
import {
  boundsOf,
  type Extent,
  edgesOf,
  type Frame,
  type Group,
  halfway,
  type Placed,
  type Placement,
  type Point,
  pieceSize,
  placeGroup,
  reachesInto,
  type Viewport,
} from "#scene";
import type { Content, ZoneId } from "../../content/pack.ts";
import { groundOf } from "./grounds.ts";
import type { Standing } from "./standing.ts";

const SIZES = [50, 44, 39, 35] as const;
/** Width and height of a fight, as shares of the pieces' size: its points reach over the pieces beside it. */
const FIGHT = { width: 0.98, height: 1.1 } as const;

/** What they cover is left clear as long as there is room elsewhere. */
export const bridges = once(({ map }: Frozen<Content>): readonly Placed[] =>
  map.bridges.map(({ from, to }) => ({
    at: halfway(from, to),
    width: Math.abs(from[0] - to[0]) + 26,
    height: Math.abs(from[1] - to[1]) + 26,
  })),
);

export interface Room extends Pick<Group, "taken" | "rather" | "below"> {
  /** How large things may be, the largest first. */
  readonly sizes?: readonly number[];
  /** What is seen of the map: things are in it as a whole. */
  readonly window?: Viewport;
  /** Where they would best stand; where the board has them when left out. */
  readonly near?: Point;
}

/** How many Zones are kept with what stands about them: most look the same as on the board before. */
const kept = new Kept<Frozen<Content>, Placement | null>(400);

/**
 * Within the Zone's rim and clear of bridges, a fight between its two sides; else on the rim, and last over a bridge: never
 * over the Zone's edge. Rather with what has to stand below. Null: there is no room.
 */
export function onGround(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  room: Room,
): Placement | null {
  const frame = frameOf(mustGet(content.map.areas, id).ring, room.window);
  const [taken, rather] = [room.taken, room.rather].map((some) =>
    some.filter((one) => reachesInto(one, frame, OUTSIDE)),
  );
  const heeded: Room = { ...room, taken: taken ?? [], rather: rather ?? [] };
  if (room.window) return placed(content, id, things, heeded, frame);
  const key = JSON.stringify([id, things.map((thing) => (thing.is === "piece" ? thing.form : thing.is)), heeded]);
  return kept.get(content, key, () => placed(content, id, things, heeded, frame));
}

/** Farther from a Zone than this nothing of it stands. */
const OUTSIDE = 60;

function placed(
  content: Frozen<Content>,
  id: ZoneId,
  things: readonly Standing[],
  { window, near = mustGet(content.map.areas, id).middle, sizes = SIZES, ...room }: Room,
  frame: Frame,
): Placement | null {
  const [inner, rim, own] = [
    groundOf(content, id, "inner"),
    groundOf(content, id, "rim"),
    groundOf(content, id, "own"),
  ];
  const [bound, single] = [boundIn(things), things.map((thing) => [thing])];
  const over = bridges(content);
  const clear = [...room.taken, ...over];
  const roomy = { parts: bound, ground: inner, taken: clear, inRows: true };
  const scarce = [
    { parts: bound, ground: rim, taken: clear, inRows: true },
    { parts: single, ground: rim, taken: clear },
  ];
  const last = { parts: single, ground: rim, rather: [...room.rather, ...over] };
  // for a part of the map many windows are tried, and what is there is rather large
  const large = { sizes: sizes.filter((size) => size > (sizes[0] ?? 0) / 2), taken: clear, inRows: true };
  const ways = window
    ? [
        { ...roomy, ...large },
        { ...roomy, ...large, ground: own },
        last,
        { ...last, ground: own },
        { ...last, ground: groundOf(content, id, "nobodys") }, // for a Zone that is fuller than it can be
      ]
    : [...inTurn([roomy, ...scarce], room.below), last];
  let alone: Placement | null = null;
  for (const { parts, ...way } of ways) {
    const extents = (size: number): readonly Extent[] => parts.map((part) => rowOf(part, size).whole);
    const found = placeGroup({
      ...room,
      near,
      frame,
      beneath: own,
      ...seenIn(window),
      sizes,
      ...way,
      extents,
      whole: alone !== null,
    });
    if (!found) continue;
    const places = found.places.flatMap((place, i) => spread(parts[i] ?? [], place, found.size));
    const whole = { ...found, places };
    if (whole.below || !room.below?.length) return whole;
    alone ??= whole;
  }
  return alone;
}

/** Where one of several things may stand below, the first of them is worth a place over the rim: the others have their turn after it. */
const inTurn = <Way>(ways: readonly Way[], below: Room["below"] = []): readonly (Way & Pick<Room, "below">)[] =>
  [below.slice(0, 1), below.slice(1)].flatMap((some, i) =>
    i === 0 || some.length > 0 ? ways.map((way) => ({ ...way, below: some })) : [],
  );

const seenIn = (window: Viewport | undefined): Pick<Group, "seen"> => (window ? { seen: edgesOf(window) } : {});

/** A fight stands between the last piece of one side and the first of the other: these three are not parted. */
function boundIn(things: readonly Standing[]): readonly (readonly Standing[])[] {
  const at = things.findIndex(({ is }) => is === "burst");
  const single = (some: readonly Standing[]): (readonly Standing[])[] => some.map((thing) => [thing]);
  if (at < 1 || at > things.length - 2) return single(things);
  return [...single(things.slice(0, at - 1)), things.slice(at - 1, at + 2), ...single(things.slice(at + 2))];
}

/** Between things that are not parted. */
const BETWEEN = 2;

function rowOf(part: readonly Standing[], size: number): { readonly whole: Extent; readonly each: readonly Extent[] } {
  const each = part.map((thing) => extent(thing, size));
  const width = each.reduce((sum, one) => sum + one.width, BETWEEN * (each.length - 1));
  return { each, whole: { width, height: Math.max(...each.map(({ height }) => height)) } };
}

/** Where each of them stands in their place, on one level. */
function spread(part: readonly Standing[], { at: [x, y], width, height }: Placed, size: number): readonly Placed[] {
  let left = x - width / 2;
  return rowOf(part, size).each.map((one) => {
    const place: Placed = { ...one, at: [left + one.width / 2, y + (height - one.height) / 2] };
    left += one.width + BETWEEN;
    return place;
  });
}

/** Around what is seen of a ring. */
function frameOf(ring: readonly Point[], window?: Viewport): Frame {
  const whole = boundsOf(ring);
  if (!window) return whole;
  const [left, top, right, bottom] = edgesOf(window);
  return [Math.max(whole[0], left), Math.max(whole[1], top), Math.min(whole[2], right), Math.min(whole[3], bottom)];
}

/** How much ground things of this size cover. */
export const areaOf = (things: readonly Standing[], size: number): number =>
  things.reduce((sum, thing) => sum + extent(thing, size).width * extent(thing, size).height, 0);

export function extent(thing: Standing, size: number): Extent {
  if (thing.is === "burst") return { width: FIGHT.width * size, height: FIGHT.height * size };
  return pieceSize(thing.form, size);
}
