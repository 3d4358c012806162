/** A part of the map with all that everyone, or a seat, sees there, and its legend. */
import { type MapElement, type MapPanel, mapPanel, type Placed, SIGHT, square } from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { arrow, boxesOf, isClear, roomFor, type Way } from "./arrows.ts";
import { placeOf, type Sight, within } from "./cut-outs.ts";
import { holdings } from "./ground.ts";
import { keyOf } from "./key.ts";
import { lastingMarks } from "./lasting-marks.ts";
import { byWeight, countryNames, namesOf } from "./names.ts";
import { offMapLabels } from "./off-map.ts";
import { isClosed, type Seen } from "./seen.ts";
import { standingBoxes, standingLines } from "./standings.ts";
import { showsCounters, type Thing, thingsIn } from "./things.ts";

/** What is laid on the map. */
export interface Overlay {
  /** What runs from space to space: over what is at its ends where it leaves the numbers clear, else under all. */
  readonly ways: readonly Way[];
  /** Spaces whose names go before all others, unless a callout tells of them. */
  readonly named: readonly SpaceId[];
  /** Spaces that have their names where these stand near. */
  readonly alsoNamed?: readonly SpaceId[];
  /** Under what is on the map. */
  readonly under: (things: readonly Thing[]) => readonly MapElement[];
  /** It adds to what is taken. */
  readonly over: (things: readonly Thing[], taken: Placed[]) => readonly MapElement[];
}

export const NOTHING: Overlay = { ways: [], named: [], under: () => [], over: () => [] };

/** With more to show than this the key says whose is whose, and nothing else. */
const BUSY = 12;

/** Pixels from the edge within which no space is shown. */
const EDGE = 14;

/**
 * A part of the map with all that everyone, or a seat, sees there. `full`: with what each space counts as, next to its
 * name.
 */
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
  const [clear = [], hidden = []] = [true, false].map((is) =>
    ways.filter((way) => isClear(seen, sight, way, things) === is),
  );
  const arrows = (some: readonly Way[]) => some.map((way) => arrow(seen, sight, way, things));
  const above = clear.flatMap((way) => boxesOf(seen, sight, way, things));
  const closed = things.flatMap(({ box, isClosed: is }) => (is ? [box] : []));
  const standing = [...boxes, ...above].filter((box) => !closed.includes(box));
  const { key, infoBoxes, free } = legendOf(seen, sight, things, standing, {
    full,
    busy: overlay.ways.length + overlay.named.length + (overlay.alsoNamed?.length ?? 0) > BUSY,
  });
  const offMap = full ? [] : offMapLabels(seen, sight, free);
  const taken = [...free];
  const lasting = lastingMarks(seen, sight, things, taken);
  const over = overlay.over(things, taken);
  taken.push(...closed);
  const under = overlay.under(things);
  const toldOf = over.flatMap((one) => (one.kind === "callout" && one.pointsTo ? [one.pointsTo] : []));
  const names = namesOf(seen, sight, things, {
    spaces: named(seen, sight, spaces, overlay),
    taken,
    full,
    must: overlay.named.filter((id) => !toldOf.includes(placeOf(seen, id))),
    also: overlay.alsoNamed ?? [],
    hiding: over.flatMap(discs),
  });
  const countries = full ? [] : countryNames(seen, sight, [...taken, ...names.boxes]);
  const elements: readonly MapElement[] = [
    ...holdings(seen),
    { kind: "part", part: "lines" },
    ...under.filter(({ kind }) => kind === "region"),
    ...links(seen, spaces),
    ...under.filter(({ kind }) => kind !== "region"),
    ...arrows(hidden),
    ...over.filter(({ kind }) => kind === "line"),
    ...things.flatMap(({ leader }) => leader ?? []),
    ...countries,
    ...names.elements,
    ...things.flatMap(({ elements }) => elements),
    ...arrows(clear),
    ...(key?.elements ?? []),
    ...infoBoxes,
    ...offMap,
    ...lasting,
    ...over.filter(({ kind }) => kind !== "line"),
  ];
  return mapPanel(SIGHT, elements, sight.zoom > 1 ? sight.window : undefined);
}

const discs = (element: MapElement): readonly Placed[] =>
  element.kind === "gain" ? [square(element.at, 2 * element.radius)] : [];

/** Whose colour is whose, and how everyone stands: on boxes of their own where these have room, else in the key. `free` with what they take. */
function legendOf(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  standing: readonly Placed[],
  { full, busy }: { readonly full: boolean; readonly busy: boolean },
) {
  if (full) return { key: null, infoBoxes: [], free: [...standing] };
  const plain = keyOf(seen, sight, things);
  const free = [...standing, ...(plain ? [plain.box] : [])];
  const infoBoxes = sight.blocks ? [] : standingBoxes(seen, sight, free);
  if (infoBoxes.length > 0 || sight.blocks || busy) return { key: plain, infoBoxes, free };
  const key = firstKey(seen, sight, things) ?? plain;
  return { key, infoBoxes, free: [...standing, ...(key ? [key.box] : [])] };
}

function firstKey(seen: Seen, sight: Sight, things: readonly Thing[]) {
  for (const standing of standingLines(seen)) {
    const key = keyOf(seen, sight, things, standing);
    if (key) return key;
  }
  return null;
}

/** On the map of blocks only objectives and what is new have their names, nearer by everything that has room. */
function named(seen: Seen, sight: Sight, spaces: readonly SpaceId[], overlay: Overlay): readonly SpaceId[] {
  const first = [...new Set([...overlay.named, ...(overlay.alsoNamed ?? [])])].filter((id) => spaces.includes(id));
  const open = spaces.filter((id) => !isClosed(seen, id) && !first.includes(id));
  if (showsCounters(sight)) return [...first, ...byWeight(seen, open)];
  return [...first, ...open.filter((id) => seen.edition.marked.objective.includes(id))];
}

/** Between open spaces, as far as they are seen. */
function links(seen: Seen, spaces: readonly SpaceId[]): readonly MapElement[] {
  return spaces.flatMap((from) =>
    (seen.edition.ways[from] ?? [])
      .filter((to) => from < to || !spaces.includes(to))
      .filter((to) => !isClosed(seen, from) && !isClosed(seen, to))
      .map((to): MapElement => ({ kind: "link", points: [placeOf(seen, from), placeOf(seen, to)], colour: "muted" })),
  );
}
