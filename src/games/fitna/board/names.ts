import { mustGet } from "../../../engine/index.ts";
import {
  type Badge,
  type Colour,
  distance,
  edgeToward,
  gapBetween,
  type MapElement,
  namesAnother,
  nameWidth,
  overlap,
  type Placed,
  placeAstray,
  placeNames,
  placeOne,
  type Viewport,
  walls,
} from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { rim } from "./arrows.ts";
import { marksOf } from "./marks.ts";
import type { Seen } from "./seen.ts";
import type { Thing } from "./things.ts";
import type { Sight } from "./windows.ts";

/** Height of letters in pixels of the picture. */
const NAME = 27;
const EDGE = 4;

/** A badge beside a name takes so much. */
const BADGE = 30;
/** From here on a thin line leads from a name to its place. */
const FAR = 45;
/** Farther away a name would be looked for in vain. */
const LOST = 230;
const LEADER = 2.4;

interface Wanted {
  /** The first in the list go first. */
  readonly spaces: readonly SpaceId[];
  readonly taken: readonly Placed[];
  /** With what each space counts as. */
  readonly full: boolean;
  /** These have their names whatever is in the way. */
  readonly must: readonly SpaceId[];
  /** What lies over lines to names. */
  readonly hiding: readonly Placed[];
}

interface Named {
  readonly id: SpaceId;
  readonly name: string;
  readonly marks: readonly Badge[];
  readonly thing: Placed;
  readonly strangers: readonly Placed[];
  readonly width: number;
  readonly height: number;
}

/** Names of spaces beside what stands there, each where it has room: first of what matters most. */
export function namesOf(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  { spaces, taken, full, must, hiding }: Wanted,
): { readonly elements: readonly MapElement[]; readonly boxes: readonly Placed[] } {
  const boxes = things.map(({ box }) => box);
  const named = spaces.flatMap((id): Named[] => {
    const thing = things.find(({ space }) => space === id);
    const name = mustGet(seen.edition.spaces, id).name;
    const marks = full ? marksOf(seen, id) : [];
    const width = (nameWidth(name, NAME) + marks.length * BADGE) / sight.zoom;
    if (!thing) return [];
    const strangers = boxes.filter((_, i) => things[i]?.space !== id);
    return [{ id, thing: thing.box, strangers, name, marks, width, height: (NAME * 1.1) / sight.zoom }];
  });
  const isObjective = ({ id }: Named): boolean => seen.edition.marked.objective.includes(id);
  const isFirst = (one: Named): boolean => isObjective(one) || must.includes(one.id);
  const first = named.filter(isFirst).sort((a, b) => Number(isObjective(b)) - Number(isObjective(a)));
  const others = named.filter((one) => !isFirst(one));
  const near = nearest(sight, first, beside(sight, first, taken), { taken, hiding });
  const rest = beside(sight, others, [...taken, ...near.filter((place) => place !== null)]);
  const placed = [...first, ...others].map((one, i) => ({ one, place: [...near, ...rest][i] ?? null }));
  return {
    elements: [
      ...placed.flatMap(({ one, place }) => leader(sight, one, place)),
      ...placed.flatMap(({ one, place }) => lettering(sight, one, place, isObjective(one) ? "bad" : "ink")),
    ],
    boxes: placed.flatMap(({ place }) => place ?? []),
  };
}

/** To a name that stands far off, or nearer to something else. */
function leader({ zoom }: Sight, named: Named, place: Placed | null): readonly MapElement[] {
  const { thing, strangers } = named;
  if (!place) return [];
  const gap = gapBetween(place, thing);
  const isNearer = namesAnother(place, named) || strangers.some((box) => gapBetween(place, box) < gap);
  if (gap * zoom <= FAR && !(isNearer && gap * zoom > NEAR)) return [];
  const points = [edgeToward(place, thing.at), rim(thing, place.at, 0)];
  return [
    { kind: "line", style: "front", points, colour: "panel", width: (LEADER * 3) / zoom },
    { kind: "line", style: "front", points, colour: "ink", width: LEADER / zoom },
  ];
}

/** Nearer than this nobody looks for another owner of a name. */
const NEAR = 14;

function beside(sight: Sight, names: readonly Named[], taken: readonly Placed[]): readonly (Placed | null)[] {
  return placeNames(names, taken, roomIn(sight), 3 / sight.zoom);
}

/** What is seen, without its edge. */
function roomIn({ window: { x, y, width, height }, zoom }: Sight): Viewport {
  const edge = EDGE / zoom;
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** What has no room beside it, or would be read there as the name of something else, has its name as near as can be. */
function nearest(
  sight: Sight,
  names: readonly Named[],
  places: readonly (Placed | null)[],
  { taken: things, hiding }: Pick<Wanted, "taken" | "hiding">,
): readonly (Placed | null)[] {
  const { zoom } = sight;
  const clear = names.map((one, i) => (places[i] && !namesAnother(places[i], one) ? places[i] : null));
  const read = clear.filter((place) => place !== null);
  const taken = [...things, ...read];
  const around = { room: roomIn(sight), gap: 2 / zoom, led: FAR / zoom, most: LOST / zoom, hiding };
  return names.map((one, i) => {
    if (clear[i]) return clear[i];
    const place = placeAstray(one, { ...around, taken, names: read }) ?? places[i] ?? null;
    if (!place || read.some((other) => overlap(place, other))) return null;
    taken.push(place);
    read.push(place);
    return place;
  });
}

function lettering(
  { zoom }: Sight,
  { name, marks }: Named,
  place: Placed | null,
  colour: Colour,
): readonly MapElement[] {
  if (!place) return [];
  const [x, y] = place.at;
  const badges = (marks.length * BADGE) / zoom;
  const left = x + place.width / 2 - badges;
  return [
    { kind: "lettering", at: [x - badges / 2, y], text: name, style: "title", colour },
    ...marks.map(
      (mark, k): MapElement => ({
        kind: "marker",
        at: [left + ((k + 0.5) * BADGE) / zoom, y],
        radius: (BADGE * 0.44) / zoom,
        ...mark,
      }),
    ),
  ];
}

/** Objectives, then where units stand, then all the others. */
export function byWeight({ edition, piles }: Seen, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const weight = (id: SpaceId): number =>
    edition.marked.objective.includes(id) ? 0 : piles.some(({ space }) => space === id) ? 1 : 2;
  return spaces.toSorted((a, b) => weight(a) - weight(b));
}

/** Names of countries and seas, each where there is room for it near its place. */
export function countryNames(
  { content }: Seen,
  { window, zoom }: Sight,
  taken: readonly Placed[],
): readonly MapElement[] {
  const fixed = [...taken, ...walls(window, EDGE / zoom)];
  return content.land.names.flatMap(({ text, kind, at }): readonly MapElement[] => {
    const isLand = kind === "country";
    const letters = isLand ? text.toUpperCase() : text;
    const size = { width: nameWidth(letters, NAME) / zoom, height: (NAME * 1.2) / zoom };
    const box = placeOne({ near: at, ...size }, { taken: fixed, gap: 6 / zoom });
    if (!box || distance(box.at, at) > ASTRAY) return [];
    const look = isLand ? ({ style: "place", colour: "muted" } as const) : ({ style: "water" } as const);
    return [{ kind: "lettering", at: box.at, text: { text: letters, minor: true }, ...look }];
  });
}

/** Farther from its place a country's name would name another. */
const ASTRAY = 60;
