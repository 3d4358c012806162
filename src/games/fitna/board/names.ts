import { mustGet } from "../../../engine/index.ts";
import {
  type Badge,
  type Colour,
  distance,
  type MapElement,
  nameWidth,
  type Placed,
  placeNames,
  placeOne,
  walls,
} from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { marksOf } from "./marks.ts";
import type { Seen } from "./seen.ts";
import type { Thing } from "./things.ts";
import type { Sight } from "./windows.ts";

/** Height of letters in pixels of the picture. */
const NAME = 27;
const EDGE = 4;

/** A badge beside a name takes so much. */
const BADGE = 30;
/** Farther away a name would name something else. */
const FAR = 170;

interface Wanted {
  /** The first in the list go first. */
  readonly spaces: readonly SpaceId[];
  readonly taken: readonly Placed[];
  /** With what each space counts as. */
  readonly full: boolean;
}

interface Named {
  readonly id: SpaceId;
  readonly name: string;
  readonly marks: readonly Badge[];
  readonly thing: Placed;
  readonly width: number;
  readonly height: number;
}

/** Names of spaces beside what stands there, each where it has room: first of what matters most. */
export function namesOf(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  { spaces, taken, full }: Wanted,
): readonly MapElement[] {
  const named = spaces.flatMap((id): Named[] => {
    const thing = things.find(({ space }) => space === id);
    const name = mustGet(seen.edition.spaces, id).name;
    const marks = full ? marksOf(seen, id) : [];
    const width = (nameWidth(name, NAME) + marks.length * BADGE) / sight.zoom;
    return thing ? [{ id, thing: thing.box, name, marks, width, height: (NAME * 1.1) / sight.zoom }] : [];
  });
  const isObjective = ({ id }: Named): boolean => seen.edition.marked.objective.includes(id);
  const first = named.filter(isObjective);
  const others = named.filter((one) => !isObjective(one));
  const near = nearest(sight, first, beside(sight, first, taken), taken);
  const rest = beside(sight, others, [...taken, ...near.filter((place) => place !== null)]);
  return [
    ...first.flatMap((one, i) => lettering(sight, one, near[i] ?? null, "bad")),
    ...others.flatMap((one, i) => lettering(sight, one, rest[i] ?? null, "ink")),
  ];
}

function beside(
  { window, zoom }: Sight,
  names: readonly Named[],
  taken: readonly Placed[],
): readonly (Placed | null)[] {
  const edge = EDGE / zoom;
  const { x, y, width, height } = window;
  const room = { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
  return placeNames(names, taken, room, 3 / zoom);
}

/** What has no room beside it has its name as near as can be. */
function nearest(
  { window, zoom }: Sight,
  names: readonly Named[],
  places: readonly (Placed | null)[],
  things: readonly Placed[],
): readonly (Placed | null)[] {
  const taken = [...things, ...places.filter((place) => place !== null), ...walls(window, EDGE / zoom)];
  return names.map(({ thing, width, height }, i) => {
    const place = places[i] ?? null;
    if (place) return place;
    const found = placeOne({ near: thing.at, width, height }, { taken, gap: 2 / zoom });
    if (!found || distance(found.at, thing.at) > FAR / zoom) return null;
    taken.push(found);
    return found;
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
): readonly { readonly element: MapElement; readonly box: Placed }[] {
  const fixed = [...taken, ...walls(window, EDGE / zoom)];
  return content.land.names.flatMap(({ text, kind, at }) => {
    const isLand = kind === "country";
    const letters = isLand ? text.toUpperCase() : text;
    const size = { width: nameWidth(letters, NAME) / zoom, height: (NAME * 1.2) / zoom };
    const box = placeOne({ near: at, ...size }, { taken: fixed, gap: 6 / zoom });
    if (!box || distance(box.at, at) > ASTRAY) return [];
    const look = isLand ? ({ style: "place", colour: "muted" } as const) : ({ style: "water" } as const);
    return [{ box, element: { kind: "lettering", at: box.at, text: { text: letters, minor: true }, ...look } }];
  });
}

/** Farther from its place a country's name would name another. */
const ASTRAY = 60;
