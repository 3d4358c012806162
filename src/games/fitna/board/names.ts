import { mustGet } from "../../../engine/index.ts";
import {
  type Badge,
  type Colour,
  type Crowding,
  distance,
  type Extent,
  edgeToward,
  type MapElement,
  NAMING,
  nameWidth,
  type Placed,
  placeCrowded,
  placeNames,
  placeOne,
  type Spot,
  titleWidth,
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
/** Of the lines of a broken name, in heights of its letters, and what their pale edge takes. */
const LINE = 0.96;
const HALO = 4;
const LEADER = 2.4;

interface Wanted {
  /** The first in the list go first. */
  readonly spaces: readonly SpaceId[];
  readonly taken: readonly Placed[];
  /** With what each space counts as. */
  readonly full: boolean;
  /** These have their names whatever is in the way. */
  readonly must: readonly SpaceId[];
  /** These where they stand near. */
  readonly also: readonly SpaceId[];
  /** What lies over lines to names. */
  readonly hiding: readonly Placed[];
}

interface Named extends Crowding {
  readonly id: SpaceId;
  /** The name whole, then broken in two, as it has shapes. */
  readonly lines: readonly (readonly string[])[];
  readonly marks: readonly Badge[];
}

/** Names of spaces beside what stands there, each where it has room: first of what matters most. */
export function namesOf(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  { spaces, taken, full, must, also, hiding }: Wanted,
): { readonly elements: readonly MapElement[]; readonly boxes: readonly Placed[] } {
  const isObjective = (id: SpaceId): boolean => seen.edition.marked.objective.includes(id);
  const named = spaces.flatMap((id): readonly Named[] => {
    const own = things.filter(({ space }) => space === id).map(({ box }) => box);
    const [thing] = own;
    if (!thing) return [];
    const { name } = mustGet(seen.edition.spaces, id);
    const marks = full ? marksOf(seen, id) : [];
    const lines = marks.length > 0 ? [[name]] : waysToWrite(name);
    const shapes = lines.map((some) => sizeOf(sight, some, marks.length));
    return [{ id, thing, own, lines, marks, shapes, spare: !isObjective(id) && !must.includes(id) }];
  });
  const first = named
    .filter(({ id, spare }) => !spare || also.includes(id))
    .sort((a, b) => Number(isObjective(b.id)) - Number(isObjective(a.id)));
  const others = named.filter((one) => !first.includes(one));
  const room = roomIn(sight);
  const boxes = things.map(({ box }) => box);
  const near = placeCrowded(first, { things: boxes, taken, hiding, room, pixel: 1 / sight.zoom });
  const rest = beside(sight, others, boxes, [...taken, ...near.flatMap((spot) => spot?.place ?? [])]);
  const placed = [...first, ...others].flatMap((one, i) => {
    const spot = [...near, ...rest][i];
    return spot ? [{ one, spot }] : [];
  });
  return {
    elements: [
      ...placed.flatMap(({ one, spot }) => leader(sight, one, spot)),
      ...placed.flatMap(({ one, spot }) => lettering(sight, one, spot, isObjective(one.id) ? "bad" : "ink")),
    ],
    boxes: placed.map(({ spot }) => spot.place),
  };
}

/** On one line; where it has several words, on two as even as can be. */
function waysToWrite(name: string): readonly (readonly string[])[] {
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => titleWidth(line, NAME)));
  return [[name], ...breaks.toSorted((a, b) => widest(a) - widest(b)).slice(0, 1)];
}

function sizeOf({ zoom }: Sight, lines: readonly string[], badges: number): Extent {
  const width = Math.max(...lines.map((line) => titleWidth(line, NAME))) + HALO + badges * BADGE;
  return { width: width / zoom, height: (NAME * (1.1 + (lines.length - 1) * LINE)) / zoom };
}

/** To a name that stands far off, or nearer to something else. */
function leader({ zoom }: Sight, { thing }: Named, { place, led }: Spot): readonly MapElement[] {
  if (!led) return [];
  const points = [edgeToward(place, thing.at), rim(thing, place.at, 0)];
  return [
    { kind: "line", style: "front", points, colour: "panel", width: (LEADER * 3) / zoom },
    { kind: "line", style: "front", points, colour: "ink", width: LEADER / zoom },
  ];
}

function beside(
  sight: Sight,
  names: readonly Named[],
  things: readonly Placed[],
  taken: readonly Placed[],
): readonly (Spot | null)[] {
  const whole = names.map(({ thing, own, shapes: [shape = { width: 0, height: 0 }] }) => {
    const strangers = things.filter((box) => !own.includes(box));
    return { thing, strangers, ...shape };
  });
  return placeNames(whole, taken, roomIn(sight), NAMING.beside / sight.zoom).map(
    (place) => place && { place, shape: 0, led: false },
  );
}

/** What is seen, without its edge. */
function roomIn({ window: { x, y, width, height }, zoom }: Sight): Viewport {
  const edge = EDGE / zoom;
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

function lettering(
  { zoom }: Sight,
  { lines, marks }: Named,
  { place, shape }: Spot,
  colour: Colour,
): readonly MapElement[] {
  const [x, y] = place.at;
  const badges = (marks.length * BADGE) / zoom;
  const left = x + place.width / 2 - badges;
  const written = lines[shape] ?? [];
  return [
    ...written.map((text, k): MapElement => {
      const down = ((k - (written.length - 1) / 2) * NAME * LINE) / zoom;
      return { kind: "lettering", at: [x - badges / 2, y + down], text, style: "title", colour };
    }),
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
