/** Where units of each nation trace supply to, and which units have none as the map stands. */
import { mustGet, once, onceEach } from "#engine";
import { neighbours } from "#graph";
import type { Colour, SpaceId, Unit, UnitId } from "../../content/board-types.ts";
import type { Parameters } from "../../content/parameters.ts";
import { type Country, type Holder, type Nation, SEATS } from "../../content/sides.ts";
import type { Edition } from "../../content/types.ts";
import { type Game, lookedAt } from "../../state.ts";
import { type Standing, standing } from "../pieces/units.ts";
import { areFriends, boxAt, type OpenGame, specials, transitOf } from "./relations.ts";
import { IRAQI_THEATRE } from "./stacking.ts";

type Ruled = Pick<Game, "edition" | "scenario">;
type Spaces = readonly SpaceId[];

/** Nations with sources of one colour, their own or another's. */
const COLOURS_OF: { readonly [nation in Nation]?: readonly Colour[] } = {
  IRQ: ["IRQ"],
  IRN: ["IRN"],
  SYR: ["SYR"],
  TUR: ["TUR"],
  ISR: ["ISR"],
  SAU: ["SAU"],
  GCC: ["SAU"],
  JOR: ["SAU", "JOR"],
  EGY: ["SAU", "JOR"],
  RUS: ["RUS"],
};

/** To which spaces units of a nation that are in a country trace supply. */
export const sourcesOf = ({ edition, scenario }: Ruled, nation: Nation, country: Country): Spaces =>
  sourcesIn(edition)(scenario, nation, country);

const sourcesIn = once((edition: Edition) =>
  onceEach((scenario: Game["scenario"], nation: Nation, country: Country) =>
    findSources({ edition, scenario }, nation, country),
  ),
);

function findSources(game: Ruled, nation: Nation, country: Country): Spaces {
  const { edition } = game;
  const { supply } = edition.parameters;
  const colours = COLOURS_OF[nation];
  if (colours) return ofColours(edition, colours);
  switch (nation) {
    case "FIA":
      return listed(edition, supply.fia);
    case "FSA":
      return listed(edition, supply.rebels);
    case "SUN":
      return IRAQI_THEATRE.includes(country) ? ofColours(edition, ["SAU"]) : listed(edition, supply.rebels);
    case "SHI": // three colours
    case "HZI":
      return [...listed(edition, supply.shia), ...(country === "SYR" ? supply.shiaInSyria : [])];
    case "LEB": // Damascus, besides all of Lebanon
    case "HZL":
      return ["damascus"];
    case "USA":
    case "FRA":
    case "UK":
      return western(game);
    default:
      return symbols(game, nation);
  }
}

/** Whether a unit is supplied in a space, whoever holds what. */
function isAlwaysSupplied(game: Ruled, { nation, state }: Pick<Unit, "nation" | "state">, space: SpaceId): boolean {
  const { edition } = game;
  const { rebels, shia } = edition.parameters.supply;
  const country = edition.spaces[space]?.country;
  switch (nation) {
    case "FSA":
    case "SUN":
      return rebels.always.includes(space);
    case "SHI":
      return shia.always.includes(space);
    case "LEB": // Lebanon is theirs
    case "HZL":
      return country === "LEB";
    case "GCC":
      return state === "KUW" && country === "KUW";
    case "KDP":
    case "PYD":
    case "PKK":
    case "IS":
      return symbols(game, nation).includes(space);
    default:
      return false;
  }
}

/** R-081 Western sources are open only where somebody holds them, not in a country of transit. */
const mustBeHeld = (nation: Nation): boolean => nation === "USA" || nation === "FRA" || nation === "UK";

/** D-63: green is one colour. */
function ofColours({ supplies, parameters }: Edition, colours: readonly Colour[]): Spaces {
  const isGreen = colours.some((colour) => colour === "IRQ" || colour === "IRN");
  const all: readonly Colour[] = parameters.greenShared && isGreen ? [...colours, "IRQ", "IRN"] : colours;
  return all.flatMap((colour) => supplies[colour]);
}

const listed = (
  edition: Edition,
  { colours, spaces }: Pick<Parameters["supply"]["fia"], "colours" | "spaces">,
): Spaces => [...ofColours(edition, colours), ...spaces];

function western(game: Ruled): Spaces {
  const closed = specials(game, "no-western-source").flatMap(({ spaces }) => spaces);
  return game.edition.supplies.WEST.filter((space) => !closed.includes(space));
}

/** spaces with their symbol. */
function symbols(game: Ruled, nation: Nation): Spaces {
  const { kurdish, marked } = game.edition;
  if (nation === "IS") return marked.is;
  if (nation !== "KDP" && nation !== "PYD" && nation !== "PKK") return [];
  return specials(game, "kurds-as-one").length > 0 ? Object.values(kurdish).flat() : kurdish[nation];
}

/** R-071, R-089 (Q-18) Whether a unit of a side can trace supply from a space, where it stands or would stand. */
export type Tracing = (unit: Traced, side: Holder, space: SpaceId) => boolean;

/** The parts of a unit that decide where its supply comes from. */
type Traced = Pick<Unit, "nation" | "state">;

/** By the numbers of spaces: which connected part of all through which a side traces supply each one belongs to. */
type Parts = readonly number[];
/** A space of no part. */
const NONE = -1;

/** Sources of one kind of units, and the parts of the map that one of them feeds. */
interface Lines {
  readonly parts: Parts;
  readonly sources: readonly SpaceId[];
  readonly fed: ReadonlySet<number>;
}

/** Supply as the map stands now: what it takes to find lines is found once for all units of a side, nation and country. */
export function tracing(game: OpenGame): Tracing {
  const { edition } = game;
  const { spaces, numberOf, next } = numbered(edition);
  const { control } = lookedAt(game).table;
  const holders = spaces.map(({ id }) => control[id]);
  const parts = new Map<string, Parts>();
  const lines = new Map<Holder, Map<Nation, Map<Country, Lines>>>(); // asked for each unit: no key is put together
  const linesFor = (side: Holder, nation: Nation, country: Country): Lines => {
    const known = lines.get(side)?.get(nation)?.get(country);
    if (known) return known;
    const open = opennessTo(edition)(game.scenario, side);
    const ours = remembered(parts, open.key, () => partsOf(edition, open, holders)); // friends trace through the same spaces
    const ofSide = remembered(lines, side, () => new Map<Nation, Map<Country, Lines>>());
    const ofNation = remembered(ofSide, nation, () => new Map<Country, Lines>());
    return remembered(ofNation, country, () => linesOf(game, ours, nation, country));
  };
  return (unit, side, space) => {
    if (isAlwaysSupplied(game, unit, space)) return true;
    const at = numberOf(space);
    const there = spaces[at];
    if (!there) return boxAt(game, space) !== null; // in a box everybody is supplied
    const found = linesFor(side, unit.nation, there.country);
    return isFed(found, at, next[at]) || found.sources.includes(space);
  };
}

/** The same of a game that is only looked at. */
export const tracingSeen = once((game: OpenGame): Tracing => tracing(game));

/** Units on the map without supply. `landed`: supplied after an airmobile assault. */
export function unsupplied(
  game: Game,
  units: readonly Standing[] = standing(game),
  landed: readonly UnitId[] = [],
): ReadonlySet<UnitId> {
  const traces = tracing(game);
  const cutOff = units.filter(({ id, unit, side, space }) => !landed.includes(id) && !traces(unit, side, space));
  if (!game.edition.parameters.supplyByStacking) return new Set(cutOff.map(({ id }) => id));
  const without = new Set(cutOff);
  // one relieved unit relieves no other
  const relieved = new Set(units.filter((one) => !without.has(one)).map(({ space }) => space));
  return new Set(cutOff.filter(({ space }) => !relieved.has(space)).map(({ id }) => id));
}

/** R-083 Isolated units that are supplied at once because they stand with one that is; `units`: all of one space. */
export function relieved({ edition }: Pick<Game, "edition">, units: readonly Standing[]): readonly UnitId[] {
  if (!edition.parameters.supplyByStacking || units.every(({ isolated }) => isolated)) return [];
  return units.filter(({ isolated }) => isolated).map(({ id }) => id);
}

/** what is held by the side or a friend, or lies in a country of transit and is held by nobody; `control` by numbers. */
function partsOf(
  edition: Game["edition"],
  { holders, transit }: Openness,
  control: readonly (Holder | undefined)[],
): Parts {
  const isOpen = control.map((holder, at) => (holder === undefined ? transit[at] === true : holders.has(holder)));
  return partsWithin(numbered(edition).next, isOpen);
}

/** The spaces of an edition by their numbers, which count from 0. */
const numbered = once(({ spaceIds, spaces, ways }: OpenGame["edition"]) => {
  const numbers = new Map(spaceIds.map((id, i) => [id, i]));
  const numberOf = (id: SpaceId): number => numbers.get(id) ?? NONE;
  return {
    numberOf,
    next: spaceIds.map((id) => neighbours(ways, id).map(numberOf)),
    spaces: spaceIds.map((id) => mustGet(spaces, id)),
  };
});

/** Whose spaces a side traces through, and, by their numbers, through which of nobody's; `key`: the same for the same. */
interface Openness {
  readonly key: string;
  readonly holders: ReadonlySet<Holder>;
  readonly transit: readonly boolean[];
}

const opennessTo = once((edition: Game["edition"]) =>
  onceEach((scenario: Game["scenario"], side: Holder): Openness => {
    const holders = new Set<Holder>([...SEATS, side].filter((one) => areFriends(scenario, side, one)));
    const countries = transitOf(scenario, side);
    const transit = numbered(edition).spaces.map(({ country }) => countries.includes(country));
    return { key: `${[...holders].toSorted().join()} ${countries.toSorted().join()}`, holders, transit };
  }),
);

function partsWithin(next: readonly (readonly number[])[], isOpen: readonly boolean[]): Parts {
  const parts = isOpen.map(() => NONE);
  isOpen.forEach((open, start) => {
    if (!open || parts[start] !== NONE) return;
    parts[start] = start;
    const reached = [start];
    for (const at of reached)
      for (const to of next[at] ?? [])
        if (isOpen[to] && parts[to] === NONE) {
          parts[to] = start;
          reached.push(to);
        }
  });
  return parts;
}

function linesOf(game: OpenGame, parts: Parts, nation: Nation, country: Country): Lines {
  const { control } = lookedAt(game).table;
  const { numberOf } = numbered(game.edition);
  const sources = sourcesOf(game, nation, country);
  const counted = mustBeHeld(nation) ? sources.filter((source) => control[source] !== undefined) : sources;
  const fed = counted.map((source) => parts[numberOf(source)] ?? NONE).filter((part) => part !== NONE);
  return { parts, sources: counted, fed: new Set(fed) };
}

/** Where it stands, or, of a space that the unit would take, next to it: there its line begins. */
function isFed({ parts, fed }: Lines, at: number, next: readonly number[] = []): boolean {
  const own = parts[at] ?? NONE;
  return own === NONE ? next.some((to) => fed.has(parts[to] ?? NONE)) : fed.has(own);
}

function remembered<K, V>(known: Map<K, V>, key: K, find: () => V): V {
  const value = known.get(key) ?? find();
  known.set(key, value);
  return value;
}
