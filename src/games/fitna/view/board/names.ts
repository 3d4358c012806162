/** Where the names of spaces, countries and seas go on the map, so that each can be read. */
import { mustGet } from "#engine";
import {
  type Badge,
  type Colour,
  type Crowding,
  distance,
  edgeToward,
  type MapElement,
  NAMING,
  nameWidth,
  type Placed,
  placeCrowded,
  placeNames,
  placeOne,
  type Shape,
  type Spot,
  shrunk,
  titleWidth,
  type Viewport,
  walls,
} from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { rim } from "./arrows.ts";
import type { Sight } from "./cut-outs.ts";
import { marksOf } from "./marks.ts";
import type { Seen } from "./seen.ts";
import type { Thing } from "./things.ts";

/** Heights of letters in pixels of the picture, and how those are called: each can be read on a phone, those where something happens with ease. */
const NAME = { usual: 30, needed: 33 } as const;
const COUNTRY = 27;
const SIZES = { [NAME.usual]: "body", [NAME.needed]: "name" } as const;
const EDGE = 4;

/** How much a badge beside a name takes. */
const BADGE = 30;
/** Of the lines of a broken name, in heights of its letters, and what their pale edge takes. */
const LINE = 0.96;
const HALO = 4;
/** What counts against a broken name, and against small letters where large ones are needed, in pixels. */
const WORSE = { broken: 5, small: 45 } as const;
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
  /** As it has shapes. */
  readonly ways: readonly Writing[];
  readonly marks: readonly Badge[];
}

/** A way to write a name. */
interface Writing {
  readonly lines: readonly string[];
  readonly letters: keyof typeof SIZES;
}

/** Names of spaces next to what is there, each where it has room: first of what matters most. */
export function namesOf(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  { spaces, taken, full, must, also, hiding }: Wanted,
): { readonly elements: readonly MapElement[]; readonly boxes: readonly Placed[] } {
  const isObjective = (id: SpaceId): boolean => seen.edition.marked.objective.includes(id);
  const rank = (id: SpaceId): number => (must.includes(id) ? 0 : isObjective(id) ? 1 : 2);
  const named = spaces.flatMap((id): readonly Named[] => {
    const own = things.filter(({ space }) => space === id).map(({ box }) => box);
    const [thing] = own;
    if (!thing) return [];
    const { name } = mustGet(seen.edition.spaces, id);
    const marks = full ? marksOf(seen, id) : [];
    const ways = waysToWrite(name, must.includes(id), marks.length === 0);
    const shapes = ways.map((way) => shapeOf(sight, way, ways[0], marks.length));
    return [{ id, thing, own, ways, marks, shapes, spare: !isObjective(id) && !must.includes(id) }];
  });
  const first = named.filter(({ id, spare }) => !spare || also.includes(id)).sort((a, b) => rank(a.id) - rank(b.id));
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

/** In large letters, if it is needed, then in small ones; on one line, and where it has several words and may be broken, on two as even as can be. */
function waysToWrite(name: string, isNeeded: boolean, mayBreak: boolean): readonly Writing[] {
  const words = name.split(" ");
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const even = mayBreak ? breaks.toSorted((a, b) => widest(a) - widest(b)).slice(0, 1) : [];
  const sizes = isNeeded ? [NAME.needed, NAME.usual] : [NAME.usual];
  return sizes.flatMap((letters) => [[name], ...even].map((lines) => ({ lines, letters })));
}

/** In heights of letters. */
const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => titleWidth(line, 1)));

function shapeOf({ zoom }: Sight, { lines, letters }: Writing, best: Writing | undefined, badges: number): Shape {
  const width = widest(lines) * letters + HALO + badges * BADGE;
  const against = (lines.length - 1) * WORSE.broken + (letters === best?.letters ? 0 : WORSE.small);
  return { width: width / zoom, height: (letters * (1.1 + (lines.length - 1) * LINE)) / zoom, against };
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
const roomIn = ({ window, zoom }: Sight): Viewport => shrunk(window, EDGE / zoom);

function lettering(
  { zoom }: Sight,
  { ways, marks }: Named,
  { place, shape }: Spot,
  colour: Colour,
): readonly MapElement[] {
  const [x, y] = place.at;
  const badges = (marks.length * BADGE) / zoom;
  const left = x + place.width / 2 - badges;
  const { lines: written, letters } = ways[shape] ?? { lines: [], letters: NAME.usual };
  return [
    ...written.map((text, k): MapElement => {
      const down = ((k - (written.length - 1) / 2) * letters * LINE) / zoom;
      const size = SIZES[letters];
      return { kind: "lettering", at: [x - badges / 2, y + down], text, style: "title", colour, size };
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
    const size = { width: nameWidth(letters, COUNTRY) / zoom, height: (COUNTRY * 1.2) / zoom };
    const box = placeOne({ near: at, ...size }, { taken: fixed, gap: 6 / zoom });
    if (!box || distance(box.at, at) > ASTRAY) return [];
    const look = isLand ? ({ style: "place", colour: "muted" } as const) : ({ style: "water" } as const);
    return [{ kind: "lettering", at: box.at, text: { text: letters, minor: true }, ...look }];
  });
}

/** Farther from its place a country's name would name another. */
const ASTRAY = 60;
