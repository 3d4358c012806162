import type { MapElement, MapPanel, Placed } from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { arrow, boxesOf, isClear, roomFor, type Way } from "./arrows.ts";
import { holdings, SIGHT } from "./ground.ts";
import { keyOf } from "./key.ts";
import { lastingMarks } from "./lasting-marks.ts";
import { byWeight, countryNames, namesOf } from "./names.ts";
import { offMapLabels } from "./off-map.ts";
import { isClosed, type Seen } from "./seen.ts";
import { standingBoxes } from "./standings.ts";
import { showsCounters, type Thing, thingsIn } from "./things.ts";
import { placeOf, type Sight, within } from "./windows.ts";

/** What is laid on the map. */
export interface Overlay {
  /** What runs from space to space: over what stands at its ends where it leaves the numbers clear, else under all. */
  readonly ways: readonly Way[];
  /** Spaces whose names go before all others. */
  readonly named: readonly SpaceId[];
  /** Under what stands on the map. */
  readonly under: (things: readonly Thing[]) => readonly MapElement[];
  /** It adds to what is taken. */
  readonly over: (things: readonly Thing[], taken: Placed[]) => readonly MapElement[];
}

export const NOTHING: Overlay = { ways: [], named: [], under: () => [], over: () => [] };

/** Pixels from the edge within which no space is shown. */
const EDGE = 14;

/** A part of the map with all that everyone, or a seat, sees there. `full`: with what each space counts as, beside its name. */
export function mapOf(
  seen: Seen,
  sight: Sight,
  { full = false, overlay = NOTHING }: { readonly full?: boolean; readonly overlay?: Overlay } = {},
): MapPanel {
  const isSeen = within(sight.window, EDGE / sight.zoom);
  const spaces = seen.edition.spaceIds.filter((id) => isSeen(placeOf(seen, id)));
  const ways = overlay.ways.filter((way) => way.spaces.some((id) => spaces.includes(id)));
  const things = thingsIn(seen, sight, spaces, roomFor(seen, sight, ways));
  const boxes = things.map(({ box }) => box);
  const key = full ? null : keyOf(seen, sight, things);
  const [clear = [], hidden = []] = [true, false].map((is) =>
    ways.filter((way) => isClear(seen, sight, way, things) === is),
  );
  const arrows = (some: readonly Way[]) => some.map((way) => arrow(seen, sight, way, things));
  const above = clear.flatMap((way) => boxesOf(seen, sight, way, things));
  const fixed = [...boxes, ...(key ? [key.box] : []), ...above];
  const closed = things.flatMap(({ box, isClosed: is }) => (is ? [box] : []));
  const free = fixed.filter((box) => !closed.includes(box));
  const standings = full || sight.blocks ? [] : standingBoxes(seen, sight, free);
  const offMap = full ? [] : offMapLabels(seen, sight, free);
  const countries = full ? [] : countryNames(seen, sight, [...closed, ...free]);
  const taken = [...free, ...countries.map(({ box }) => box)];
  const lasting = lastingMarks(seen, sight, things, taken);
  const over = overlay.over(things, taken);
  taken.push(...closed);
  return {
    kind: "map",
    ...SIGHT,
    ...(sight.zoom > 1 ? { viewport: sight.window } : {}),
    base: "scene",
    elements: [
      ...holdings(seen),
      { kind: "part", part: "lines" },
      ...links(seen, spaces),
      ...overlay.under(things),
      ...arrows(hidden),
      ...over.filter(({ kind }) => kind === "line"),
      ...things.flatMap(({ leader }) => leader ?? []),
      ...countries.map(({ element }) => element),
      ...namesOf(seen, sight, things, { spaces: named(seen, sight, spaces, overlay), taken, full }),
      ...things.flatMap(({ elements }) => elements),
      ...arrows(clear),
      ...(key?.elements ?? []),
      ...standings,
      ...offMap,
      ...lasting,
      ...over.filter(({ kind }) => kind !== "line"),
    ],
  };
}

/** On the map of blocks objectives and what is new alone have their names, nearer by everything that has room. */
function named(seen: Seen, sight: Sight, spaces: readonly SpaceId[], overlay: Overlay): readonly SpaceId[] {
  const open = spaces.filter((id) => !isClosed(seen, id) && !overlay.named.includes(id));
  const first = [...new Set(overlay.named)].filter((id) => spaces.includes(id));
  if (showsCounters(sight)) return [...first, ...byWeight(seen, open)];
  return [...first, ...open.filter((id) => seen.edition.marked.objective.includes(id))];
}

/** Between open spaces, as far as they are seen. */
function links(seen: Seen, spaces: readonly SpaceId[]): readonly MapElement[] {
  return spaces.flatMap((from) =>
    (seen.edition.ways[from] ?? [])
      .filter((to) => from < to || !spaces.includes(to))
      .filter((to) => !isClosed(seen, from) && !isClosed(seen, to))
      .map((to): MapElement => ({ kind: "link", points: [placeOf(seen, from), placeOf(seen, to)], colour: "brown" })),
  );
}
