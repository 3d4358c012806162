import {
  type Callout,
  calloutSize,
  type MapElement,
  nameWidth,
  type Placed,
  type Point,
  placeOne,
} from "../../../scene/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { News } from "../news.ts";
import { labels, type Way } from "./arrows.ts";
import type { Overlay } from "./map.ts";
import type { Seen } from "./seen.ts";
import { calledIn, colourOf, shortIn } from "./side-style.ts";
import { spaceName } from "./situation.ts";
import { showsCounters } from "./things.ts";
import { everywhere, placeOf, type Sight, walls } from "./windows.ts";

type OfKind<K extends News["kind"]> = Extract<News, { readonly kind: K }>;

const ofKind = <K extends News["kind"]>(news: readonly News[], kind: K): readonly OfKind<K>[] =>
  news.filter((one): one is OfKind<K> => one.kind === kind);

/** In pixels of the picture. */
const BURST = { blocks: 50, counters: 66 } as const;
const TARGET = 44;
const DISC = 24;
const PILL = 23;
const LETTERS = 27;
const CALLOUT = 450;
const EDGE = 8;
/** So many fights are told on the map, the latest; of others the result alone. */
const TOLD = 3;

/** What has changed: arrows of moves, bursts of fights with what came of them, white edges around what was taken. */
export function newsMarks(seen: Seen, sight: Sight, news: readonly News[]): Overlay {
  if (news.length === 0) return { under: [], ways: [], over: () => [], named: [] };
  const moves = waysOf(news);
  const fights = ofKind(news, "fought");
  const taken = [...new Set(ofKind(news, "taken").map(({ space }) => space))];
  const places = fights.map(({ space }) => space);
  const struck = ofKind(news, "struck").map(({ space }) => space);
  return {
    under: [
      ...(taken.length > 0 ? [{ kind: "halo", areas: taken, quiet: true } as const] : []),
      ...[...new Set(places)].map(
        (id): MapElement => ({
          kind: "burst",
          at: placeOf(seen, id),
          radius: (showsCounters(sight) ? BURST.counters : BURST.blocks) / sight.zoom,
        }),
      ),
    ],
    ways: [
      ...moves,
      ...fights.map(({ side, from, space }): Way => ({ side, spaces: [from, space], kind: "attack", label: "" })),
    ],
    over: (all) => {
      all.push(...walls(sight.window, EDGE / sight.zoom));
      return [
        ...labels(seen, sight, moves, all),
        ...targets(seen, sight, struck, all),
        ...arrivals(seen, sight, ofKind(news, "arrived"), all),
        ...results(seen, sight, fights, all),
      ];
    },
    named: [...new Set([...places, ...taken, ...struck])],
  };
}

/** The same way of the same side once. */
function waysOf(news: readonly News[]): readonly Way[] {
  const ways = new Map<string, Way & { readonly units: number }>();
  for (const { side, from, to, units, byAir } of ofKind(news, "moved")) {
    const key = `${side} ${from} ${to} ${byAir}`;
    const all = units + (ways.get(key)?.units ?? 0);
    ways.set(key, { side, spaces: [from, to], kind: byAir ? "air" : "move", label: String(all), units: all });
  }
  return [...ways.values()];
}

/** Something of that size as near to a space as it has room; `taken` grows. */
function placed(
  seen: Seen,
  { zoom }: Sight,
  id: SpaceId,
  size: Pick<Placed, "width" | "height">,
  taken: Placed[],
): Point {
  const near = placeOf(seen, id);
  const box = placeOne({ near, ...size }, { holds: everywhere, taken, gap: 2 / zoom }) ?? { at: near, ...size };
  taken.push(box);
  return box.at;
}

const targets = (seen: Seen, sight: Sight, spaces: readonly SpaceId[], taken: Placed[]): readonly MapElement[] =>
  [...new Set(spaces)].map((id): MapElement => {
    const edge = TARGET / sight.zoom;
    const at = placed(seen, sight, id, { width: edge, height: edge }, taken);
    return { kind: "emblem", at, size: edge * 0.9, pictogram: "crosshair", colour: "bad", halo: true };
  });

const arrivals = (
  seen: Seen,
  sight: Sight,
  news: readonly OfKind<"arrived">[],
  taken: Placed[],
): readonly MapElement[] =>
  news.map(({ side, space, units }): MapElement => {
    const edge = (2 * DISC) / sight.zoom;
    const at = placed(seen, sight, space, { width: edge, height: edge }, taken);
    return { kind: "gain", at, radius: DISC / sight.zoom, text: `+${units}`, colour: colourOf(side) };
  });

/** What came of an attack, in words. */
const RESULTS: { readonly [result in OfKind<"fought">["result"]]: string } = {
  "AR*": "thrown back with losses",
  AR: "thrown back",
  EX: "both lose a step",
  "EX*": "both lose heavily",
  DR: "defenders retreat",
  "DR*": "defenders scatter",
  DS: "defenders destroyed",
  occupied: "no fight",
};

/** The latest fights in words, where the map has room for them. */
function results(
  seen: Seen,
  sight: Sight,
  fights: readonly OfKind<"fought">[],
  taken: Placed[],
): readonly MapElement[] {
  const told = fights.slice(-TOLD);
  return fights.map(
    (fight): MapElement =>
      (told.includes(fight) ? callout(seen, sight, fight, taken) : null) ?? pill(seen, sight, fight, taken),
  );
}

function callout(
  seen: Seen,
  { window, zoom }: Sight,
  { side, space, result }: OfKind<"fought">,
  taken: Placed[],
): Callout | null {
  const pointsTo = placeOf(seen, space);
  const what = {
    width: CALLOUT / zoom,
    title: spaceName(seen, space),
    lines: [calledIn(seen.table, side), RESULTS[result]],
  };
  const size = calloutSize(what, LETTERS / zoom);
  const { x, y, width, height } = window;
  const far = ([u, v]: Point): number => Math.hypot(u - pointsTo[0], v - pointsTo[1]);
  const spots = SPOTS.map(([across, down]): Point => [x + width * across, y + height * down]);
  const box = spots
    .toSorted((a, b) => far(a) - far(b))
    .map((near) => placeOne({ near, ...size }, { holds: everywhere, taken, gap: 4 / zoom }))
    .find((one) => one !== null);
  if (!box) return null;
  taken.push(box);
  return { kind: "callout", at: box.at, ...what, colour: "bad", pointsTo };
}

/** Where something may be said about the map, in shares of what is seen. */
const SPOTS: readonly Point[] = [0.15, 0.5, 0.85].flatMap((across) =>
  [0.08, 0.5, 0.9].map((down): Point => [across, down]),
);

function pill(seen: Seen, sight: Sight, { space, result }: OfKind<"fought">, taken: Placed[]): MapElement {
  const text = result === "occupied" ? "taken" : result;
  const width = (nameWidth(text, LETTERS) + 2 * PILL) / sight.zoom;
  const at = placed(seen, sight, space, { width, height: (2 * PILL) / sight.zoom }, taken);
  return { kind: "marker", at, radius: PILL / sight.zoom, shape: "pill", colour: "bad", text };
}

/** What has changed, a sentence each. */
export const newsWords = (seen: Seen, news: readonly News[]): readonly string[] =>
  news.map((one) => sentence(seen, one));

function sentence(seen: Seen, one: News): string {
  const name = shortIn(seen.table, one.side);
  switch (one.kind) {
    case "moved":
      return `${name}: ${one.units} from ${spaceName(seen, one.from)} to ${spaceName(seen, one.to)}${one.byAir ? " by air" : ""}.`;
    case "fought":
      return `${name} attacks ${spaceName(seen, one.space)} from ${spaceName(seen, one.from)}: ${RESULTS[one.result]}.`;
    case "taken":
      return `${name} takes ${spaceName(seen, one.space)}.`;
    case "struck":
      return `${name} strikes ${spaceName(seen, one.space)}.`;
    case "arrived":
      return `${name}: ${one.units} new in ${spaceName(seen, one.space)}.`;
  }
}
