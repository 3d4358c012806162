import { mustGet } from "../../../engine/index.ts";
import { type MapElement, nameWidth, type Placed, placeNames, placeOne } from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { marksOf } from "./marks.ts";
import type { Seen } from "./seen.ts";
import type { Thing } from "./things.ts";
import { type Sight, within } from "./windows.ts";

/** Height of letters in pixels of the picture. */
const NAME = 27;
const EDGE = 4;

/** A badge beside a name takes so much. */
const BADGE = 30;

interface Wanted {
  /** The first in the list go first. */
  readonly spaces: readonly SpaceId[];
  readonly taken: readonly Placed[];
  /** With what each space counts as. */
  readonly full: boolean;
}

/** Names of spaces beside what stands there, each where it has room. Objectives are red. */
export function namesOf(
  seen: Seen,
  { window, zoom }: Sight,
  things: readonly Thing[],
  { spaces, taken, full }: Wanted,
): readonly MapElement[] {
  const named = spaces.flatMap((id) => {
    const thing = things.find(({ space }) => space === id);
    const name = mustGet(seen.edition.spaces, id).name;
    return thing ? [{ id, thing: thing.box, name, marks: full ? marksOf(seen, id) : [] }] : [];
  });
  const places = placeNames(
    named.map(({ thing, name, marks }) => ({
      thing,
      width: (nameWidth(name, NAME) + marks.length * BADGE) / zoom,
      height: (NAME * 1.1) / zoom,
    })),
    [...things.map(({ box }) => box), ...taken],
    {
      x: window.x + EDGE / zoom,
      y: window.y + EDGE / zoom,
      width: window.width - (2 * EDGE) / zoom,
      height: window.height - (2 * EDGE) / zoom,
    },
    3 / zoom,
  );
  return named.flatMap(({ id, name, marks }, i): MapElement[] => {
    const place = places[i];
    if (!place) return [];
    const [x, y] = place.at;
    const isObjective = mustGet(seen.edition.spaces, id).marks.includes("objective");
    const badges = (marks.length * BADGE) / zoom;
    const right = x + place.width / 2;
    return [
      {
        kind: "lettering",
        at: [x - badges / 2, y],
        text: name,
        style: "title",
        ...(isObjective ? { colour: "bad" } : {}),
      },
      ...marks.map(
        (mark, k): MapElement => ({
          kind: "marker",
          at: [right - badges + ((k + 0.5) * BADGE) / zoom, y],
          radius: (BADGE * 0.44) / zoom,
          ...mark,
        }),
      ),
    ];
  });
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
  const holds = within(window, EDGE / zoom);
  return content.land.names.flatMap(({ text, kind, at }) => {
    const isLand = kind === "country";
    const letters = isLand ? text.toUpperCase() : text;
    const size = { width: nameWidth(letters, NAME) / zoom, height: (NAME * 1.2) / zoom };
    const box = placeOne({ near: at, ...size }, { holds, taken, gap: 6 / zoom });
    if (!box || Math.hypot(box.at[0] - at[0], box.at[1] - at[1]) > ASTRAY) return [];
    const look = isLand ? ({ style: "place", colour: "muted" } as const) : ({ style: "water" } as const);
    return [{ box, element: { kind: "lettering", at: box.at, text: { text: letters, minor: true }, ...look } }];
  });
}

/** Farther from its place a country's name would name another. */
const ASTRAY = 60;
