/** A part of the city around a Zone, larger than on the board. */
import { type Frozen, mustGet } from "#engine";
import {
  arrowLine,
  isIn,
  isInside,
  type MapElement,
  type MapPanel,
  type Placed,
  type Viewport,
  viewportAround,
} from "#scene";
import { type Content, neighbours, type ZoneId } from "../../content/pack.ts";
import { onMap } from "../../rules/map/on-map.ts";
import type { Table } from "../../state.ts";
import { cityMap } from "./city.ts";
import { halos } from "./marks.ts";
import type { Sight } from "./sight.ts";
import { control } from "./standing.ts";
import { arrowOf, type Way, ways } from "./ways.ts";
import { after, elsewhere, lackOf, type Shown, zoneItself } from "./zone-shown.ts";

/** The panel that it is drawn in, in pixels. */
export const PANEL = { width: 1064, height: 950 } as const;

/** How far about the Zone one sees, in map units: farther where its neighbours have no room. */
const MARGINS = [44, 70, 100, 130] as const;
const LEAST = 430;
/** Where the view is moved aside, how much is left about the Zone. */
const CLOSE = 12;
/** How far it is moved, as shares of the way on which the Zone stays in sight: it stays about the middle. */
const ASIDE = [0.2, 0.4] as const;

/**
 * The part of the city around a Zone, larger than on the board. Only it is clear, with its pieces large; its neighbours are named, and what has room of all else lies
 * under a veil.
 */
export function region(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): MapPanel {
  const { zoneIds } = content;
  const map = onMap(table);
  const near = neighbours(content, id);
  const moves = ways(content, map).filter(({ path }) => path.includes(id));
  const found = nearest({ content, map, moves }, id);
  const { sight, own } = found;
  return cityMap(
    content,
    [
      ...zoneIds.flatMap((zone) => control(content, map, zone)),
      { kind: "part", part: "borders" },
      { kind: "veil", except: [id] },
      { kind: "veil", except: [id, ...near] },
      ...halos(content, map).flatMap((halo) => (halo.areas.includes(id) ? [{ ...halo, areas: [id] }] : [])),
      { kind: "part", part: "works" },
      ...moves.map((way) => arrowOf(way, sight.pixel)),
      ...[...found.others, ...farther(found, id)].flatMap(({ elements }) => elements),
      ...own.elements,
      ...moves.flatMap((way) => numbersIn(sight, way).map(({ disc }) => disc)),
    ],
    sight.window,
  );
}

/** How far apart the places on an arrow are at which its number is tried, in map units. */
const STEP = 6;

/** The number of a Move, not larger than on the board: at its tail, or where its arrow comes into sight; none where all of it is out of sight. */
function numbersIn(
  { window, pixel }: Pick<Sight, "window" | "pixel">,
  { line, count, discs }: Way,
): readonly { readonly disc: MapElement; readonly box: Placed }[] {
  return count.flatMap((disc, i) => {
    const box = discs[i];
    if (!box || disc.kind !== "gain") return [];
    const [width, height] = [box.width * pixel, box.height * pixel];
    const at = [box.at, ...arrowLine(line, STEP)].find((place) => isInside({ at: place, width, height }, window));
    return at ? [{ disc: { ...disc, at, radius: disc.radius * pixel }, box: { at, width, height } }] : [];
  });
}

/** A sight of a Zone, with as much of its neighbours as has room. */
interface Found {
  /** With everything there. */
  readonly sight: Sight;
  readonly own: Shown;
  readonly others: readonly Shown[];
  readonly lack: number;
}

interface Unseen extends Pick<Sight, "content" | "map"> {
  readonly moves: readonly Way[];
}

/** Arrows and their numbers are not larger than on the board. */
function through({ content, map, moves }: Unseen, window: Viewport): Sight {
  const pixel = window.width / PANEL.width;
  const shrunk = ({ at, width, height }: Placed): Placed => ({ at, width: width * pixel, height: height * pixel });
  const taken = moves.flatMap((way) => numbersIn({ window, pixel }, way).map(({ box }) => box));
  const arrows = moves.flatMap(({ boxes }) => boxes.map(shrunk));
  return { content, map, window, pixel, taken, arrows };
}

/** The nearest sight in which least is missing of the neighbours. */
function nearest(unseen: Unseen, id: ZoneId): Found {
  const near = neighbours(unseen.content, id);
  let best: Found | null = null;
  for (const window of windows(unseen, id)) {
    const sight = through(unseen, window);
    const least = near.reduce((sum, zone) => sum + lackOf(sight, zone), 0);
    if (best && best.lack <= least) continue; // to look for room takes long
    const found = filled(sight, id);
    if (!best || found.lack < best.lack) best = found;
    if (best.lack === 0) break;
  }
  if (!best) throw new Error("there is no window");
  return best;
}

/** The Zone chooses first, then one neighbour after the other. */
function filled(empty: Sight, id: ZoneId): Found {
  const own = zoneItself(empty, id);
  let sight = after(empty, own.places);
  const others = neighbours(empty.content, id).map((zone) => {
    const shown = elsewhere(sight, zone, own.size || Number.POSITIVE_INFINITY);
    sight = after(sight, shown.places);
    return shown;
  });
  return { sight, own, others, lack: others.reduce((sum, { lack }) => sum + lack, 0) };
}

/** Zones farther away, if where the board has name and pieces is in sight, and there is room for all of it. */
function farther({ sight: near, own }: Found, id: ZoneId): Shown[] {
  const { content, window } = near;
  let sight = near;
  const next = neighbours(content, id);
  return content.zoneIds.flatMap((zone) => {
    const { nameAt, middle } = mustGet(content.map.areas, zone);
    if (zone === id || next.includes(zone) || !isIn(nameAt, window) || !isIn(middle, window)) return [];
    const shown = elsewhere(sight, zone, own.size || Number.POSITIVE_INFINITY);
    if (shown.lack > 0) return [];
    sight = after(sight, shown.places);
    return [shown];
  });
}

/** Straight above the Zone, and moved towards neighbours that can hardly be seen; from near to far. */
function* windows(unseen: Unseen, id: ZoneId): Generator<Viewport> {
  const { content } = unseen;
  const ratio = PANEL.width / PANEL.height;
  for (const margin of MARGINS) {
    const straight = viewportAround(mustGet(content.map.areas, id).ring, content.map, { margin, least: LEAST, ratio });
    yield straight;
    const to = neighbours(content, id).filter((zone) => lackOf(through(unseen, straight), zone) > 0);
    if (to.length > 0) for (const share of ASIDE) yield moved(straight, content, { id, to, share });
  }
}

interface Aside {
  readonly id: ZoneId;
  readonly to: readonly ZoneId[];
  readonly share: number;
}

/** Towards some Zones, by a share of the way on which this one stays in sight. */
function moved(window: Viewport, { map }: Frozen<Content>, { id, to, share }: Aside): Viewport {
  const { ring } = mustGet(map.areas, id);
  const along = (axis: 0 | 1, from: number, size: number, whole: number): number => {
    const way = to.reduce((sum, zone) => sum + mustGet(map.areas, zone).middle[axis] - from - size / 2, 0);
    const low = Math.min(...ring.map((point) => point[axis])) - CLOSE;
    const high = Math.max(...ring.map((point) => point[axis])) + CLOSE - size;
    const end = way > 0 ? Math.max(from, low) : Math.min(from, high);
    return Math.max(0, Math.min(whole - size, from + (end - from) * share));
  };
  return {
    ...window,
    x: along(0, window.x, window.width, map.width),
    y: along(1, window.y, window.height, map.height),
  };
}
