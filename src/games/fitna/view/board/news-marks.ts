/** What has changed in the phase, on the map with arrows, bursts and counts, and in sentences. */
import { type MapElement, type Placed, ringArea, squared, walls } from "#scene";
import type { SpaceId } from "../../content/board-types.ts";
import { RESULTS } from "../../rules/combat/words.ts";
import type { News } from "../../rules/news-types.ts";
import { count, list, spaceName } from "../../rules/pieces/words.ts";
import { labels, type Way } from "./arrows.ts";
import { aside, standsIn } from "./aside.ts";
import { placeOf, type Sight, within } from "./cut-outs.ts";
import { fightMarks } from "./fight-marks.ts";
import { NOTHING, type Overlay } from "./map.ts";
import type { Seen } from "./seen.ts";
import { colourOf, shortIn } from "./side-style.ts";
import { showsCounters, type Thing } from "./things.ts";

type OfKind<K extends News["kind"]> = Extract<News, { readonly kind: K }>;

const ofKind = <K extends News["kind"]>(news: readonly News[], kind: K): readonly OfKind<K>[] =>
  news.filter((one): one is OfKind<K> => one.kind === kind);

/** In pixels of the picture: how far a burst reaches beyond what is in it, or beyond a dot. */
const BURST = { least: 46, beyond: 16 } as const;
const TARGET = 44;
const DISC = 24;
const EDGE = 8;
/** Land that has changed hands is lighter, inside of one white rim. */
const FRESH = { wash: "white", washStrength: 0.3, outline: "none" } as const;

/** On land smaller than this, in square pixels, what is there would leave only shreds of the rim. */
const WIDE = 3300;

/** How much land a space has, in square map units. */
const extentOf = ({ content }: Seen, id: SpaceId): number =>
  Math.abs(ringArea(content.land.areas.find((area) => area.id === id)?.polygon[0] ?? []));

/** What has changed: arrows of moves, bursts of fights with what came of them, white edges around what was taken. */
export function newsMarks(seen: Seen, sight: Sight, news: readonly News[]): Overlay {
  if (news.length === 0) return NOTHING;
  const isSeen = within(sight.window, EDGE / sight.zoom);
  const shown = (space: SpaceId): boolean => isSeen(placeOf(seen, space));
  const moves = waysOf(news).filter(({ spaces }) => spaces.every((id) => seen.edition.spaces[id]));
  const fights = lastIn(ofKind(news, "fought")).filter(({ space }) => shown(space));
  const taken = [...new Set([...ofKind(news, "taken"), ...ofKind(news, "given-up")].map(({ space }) => space))];
  const wide = taken.filter((id) => extentOf(seen, id) * squared(sight.zoom) >= WIDE);
  const places = fights.map(({ space }) => space);
  const struck = ofKind(news, "struck").flatMap(({ space }) => (shown(space) ? [space] : []));
  const tallies = talliesOf(seen, news).filter(({ space }) => seen.edition.spaces[space] && shown(space));
  return {
    under: (things) => [
      ...taken.map((id) => ({ kind: "region", polygons: id, ...FRESH }) as const),
      ...(wide.length > 0 ? [{ kind: "halo", areas: wide, quiet: true } as const] : []),
      ...places.map((id) => burst(seen, sight, things, id)),
    ],
    ways: [
      ...moves,
      ...fights.map(({ side, from, space }): Way => ({ side, spaces: [from, space], kind: "attack", label: "" })),
    ],
    over: (things, all) => {
      all.push(...walls(sight.window, EDGE / sight.zoom));
      return [
        ...fightMarks(seen, sight, fights, things, all),
        ...labels(seen, sight, moves, things, all),
        ...targets(seen, sight, struck, things, all),
        ...tallies.flatMap((one) => tally(seen, sight, one, things, all)),
      ];
    },
    named: [...new Set([...places, ...struck])],
    alsoNamed: taken,
  };
}

/** The last of several attacks on a space. */
const lastIn = (fights: readonly OfKind<"fought">[]): readonly OfKind<"fought">[] =>
  fights.filter(({ space }, i) => fights.findLastIndex((other) => other.space === space) === i);

/** Around what is in a space, wherever it was moved to. */
function burst(seen: Seen, sight: Sight, things: readonly Thing[], id: SpaceId): MapElement {
  const box = things.find(({ space, reach }) => space === id && reach > 0)?.box;
  const half = box ? (Math.max(box.width, box.height) / 2) * sight.zoom : 0;
  const radius = Math.max(BURST.least, half + BURST.beyond + (showsCounters(sight) ? 6 : 0));
  return { kind: "burst", at: box?.at ?? placeOf(seen, id), radius: radius / sight.zoom };
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

const targets = (
  seen: Seen,
  sight: Sight,
  spaces: readonly SpaceId[],
  things: readonly Thing[],
  taken: Placed[],
): readonly MapElement[] =>
  [...new Set(spaces)].flatMap((id): readonly MapElement[] => {
    const edge = TARGET / sight.zoom;
    const { at, line } = aside(sight, standsIn(seen, things, id), { width: edge, height: edge }, "bad", taken);
    return [...line, { kind: "emblem", at, size: edge * 0.9, pictogram: "crosshair", colour: "bad", halo: true }];
  });

/** How many came, or are gone; of units that are another's now, how many he has got. */
type Tally = Pick<OfKind<"arrived" | "lost">, "side" | "space" | "units"> & { readonly kind: "arrived" | "lost" };

/** All that came to a space, or are gone from it, in one sum. */
function talliesOf(seen: Seen, news: readonly News[]): readonly Tally[] {
  const sums = new Map<string, Tally>();
  for (const one of changesOf(seen, news)) {
    const key = `${one.kind} ${one.side} ${one.space}`;
    sums.set(key, { ...one, units: one.units + (sums.get(key)?.units ?? 0) });
  }
  return [...sums.values()];
}

function changesOf(seen: Seen, news: readonly News[]): readonly Tally[] {
  const isOnMap = (space: SpaceId): boolean => seen.edition.spaces[space] !== undefined;
  return news.flatMap((one): readonly Tally[] => {
    switch (one.kind) {
      case "arrived":
      case "lost":
        return [one];
      case "joined":
        return [{ ...one, kind: "arrived" }];
      case "moved":
        if (isOnMap(one.from) === isOnMap(one.to)) return [];
        return isOnMap(one.to)
          ? [{ ...one, kind: "arrived", space: one.to }]
          : [{ ...one, kind: "lost", space: one.from }];
      default:
        return [];
    }
  });
}

function tally(
  seen: Seen,
  sight: Sight,
  { kind, side, space, units }: Tally,
  things: readonly Thing[],
  taken: Placed[],
): readonly MapElement[] {
  const { zoom } = sight;
  const edge = (2 * DISC) / zoom;
  const colour = colourOf(side);
  const { at, line } = aside(sight, standsIn(seen, things, space, side), { width: edge, height: edge }, colour, taken);
  return [...line, { kind: "gain", at, radius: DISC / zoom, text: `${kind === "lost" ? "−" : "+"}${units}`, colour }];
}

/** What has changed, a sentence each; what a side took, or got in several places, in one. */
export function newsWords(seen: Seen, news: readonly News[]): readonly string[] {
  const times = new Map<string, number>();
  for (const words of gathered(seen, news)) times.set(words, (times.get(words) ?? 0) + 1);
  return [...times].map(([words, n]) => (n === 1 ? words : `${words.slice(0, -1)}, ${n} times.`));
}

/** Where the first of its kind stands, with the places of all others. */
function gathered(seen: Seen, news: readonly News[]): readonly string[] {
  return news.flatMap((one, i): readonly string[] => {
    if (one.kind !== "taken" && one.kind !== "arrived") return [sentence(seen, one)];
    const isAlike = (other: News): other is typeof one => other.kind === one.kind && other.side === one.side;
    if (news.findIndex(isAlike) < i) return [];
    const all = news.filter(isAlike);
    const name = shortIn(seen.table, one.side);
    const places = list([...new Set(all.map(({ space }) => spaceName(seen, space)))]);
    if (one.kind === "taken") return [`${name} took ${places}.`];
    const units = all.reduce((sum, other) => sum + ("units" in other ? other.units : 0), 0);
    return [`${name} got ${count(units, "new unit")} in ${places}.`];
  });
}

function sentence(seen: Seen, one: Exclude<News, { readonly kind: "taken" | "arrived" }>): string {
  if (one.kind === "tension") return `Tension goes from ${one.from} to ${one.to}.`;
  if (one.kind === "given-up") return `Nobody holds ${spaceName(seen, one.space)} any longer.`;
  const name = shortIn(seen.table, one.side);
  switch (one.kind) {
    case "moved":
      return `${name} moved ${count(one.units, "unit")} from ${spaceName(seen, one.from)} to ${spaceName(seen, one.to)}${one.byAir ? " by air" : ""}.`;
    case "fought":
      return `${name} attacked ${spaceName(seen, one.space)} from ${spaceName(seen, one.from)}: ${RESULTS[one.result]}.`;
    case "struck":
      return `${name} struck at ${spaceName(seen, one.space)}.`;
    case "joined":
      return `${name} got ${count(one.units, "unit")} in ${spaceName(seen, one.space)} from ${shortIn(seen.table, one.from)}.`;
    case "lost":
      return `${name} lost ${count(one.units, "unit")} in ${spaceName(seen, one.space)}.`;
  }
}
