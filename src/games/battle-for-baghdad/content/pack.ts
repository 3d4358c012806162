/** Reads and checks the pack: Zones, cards, screens, and what follows from them. */
import {
  type Frozen,
  type Inventory,
  idOf,
  matchName,
  mustGet,
  type PackFiles,
  parsePackFile,
  printedName,
  type Seat,
} from "#engine";
import { type Distances, distancesOf, type Graph, neighbours as neighboursOn } from "#graph";
import {
  type ArmsCard,
  armsFile,
  type Combo,
  type Command,
  combosFile,
  commandsFile,
  type StreetCard,
  streetFile,
} from "./card-kinds.ts";
import type { CardEffects } from "./effects.ts";
import { type Faction, factionName, factionsOf, SEAT_COUNTS, SEATS } from "./factions.ts";
import { type Geography, geography, mapFile } from "./geography.ts";
import { check } from "./pack-check.ts";
import { type Screen, screenFor, screensFile, tuned } from "./screens.ts";
import { type Zone, type ZoneSymbol, type ZonesFile, zonesFile } from "./zones.ts";

/** "sadr-city". */
export type ZoneId = string;
export const zoneId = idOf<ZoneId>();
/** "car-bomb": an Arms Bazaar card. Copies are alike, so that a hand may hold the same id twice. */
export type CardId = string;
export const cardId = idOf<CardId>();
/** "mahdi-army". */
export type CommandId = string;
export const commandId = idOf<CommandId>();
/** "S14", "E1": there is one copy of each Arab Street card. */
export type StreetId = string;
export const streetId = idOf<StreetId>();

/** The pack, and what follows from it, computed once. */
export interface Content {
  readonly zones: { readonly [id: string]: Zone };
  /** In the order of the pack, which breaks ties of defaults (section 7). */
  readonly zoneIds: readonly string[];
  /** What each Zone leads to: by land, then over the River. */
  readonly ways: Graph;
  /** How many Zones it is from each to each, whatever is in the way. */
  readonly distances: Distances;
  /** By faction, in play or not: the Zones of its colour. */
  readonly affiliated: { readonly [seat: Seat]: readonly string[] };
  readonly airports: readonly string[];
  readonly fortified: readonly string[];
  /** By number of seats: the PP value of each Zone. */
  readonly values: { readonly [seats: string]: { readonly [zone: string]: number } };
  /** By number of seats: the screens of those in play. */
  readonly screens: { readonly [seats: string]: { readonly [seat: Seat]: Screen } };
  readonly commands: { readonly [id: string]: Command };
  /** By faction: its five Command cards, in the order of the pack. */
  readonly commandsOf: { readonly [seat: Seat]: readonly string[] };
  readonly arms: { readonly [id: string]: ArmsCard };
  /** The 72 cards, unshuffled; copies are alike and have the same id. */
  readonly armsDeck: readonly string[];
  readonly combos: { readonly [id: string]: Combo };
  readonly street: { readonly [id: string]: StreetCard };
  /** The 27 cards, unshuffled. */
  readonly streetDeck: readonly string[];
  /** Where things are on the picture. */
  readonly map: Geography;
  /** How many items are the rulebook's, how many authored. */
  readonly sources: { readonly rulebook: number; readonly reconstruction: number };
}

export const zone = (content: Frozen<Content>, id: string): Frozen<Zone> => mustGet(content.zones, id);

/** The Zone that a word means; null: none. */
export const zoneCalled = (content: Frozen<Content>, word: string): string | null =>
  matchName(content.zoneIds, (id) => [id, zone(content, id).name], word).meant;

/** The printed name of the Zone, card or faction that a word means. */
export function calledThere({ zones, commands, arms, combos, street }: Frozen<Content>, word: string): string | null {
  const cards = [commands, arms, combos, street].flatMap((all) => Object.values(all));
  const seats = SEATS.map((id) => ({ id, name: factionName(id) }));
  return printedName([...Object.values(zones), ...cards, ...seats], word);
}

/** Neighbours by land and over the River. */
export const neighbours = (content: Frozen<Content>, id: string): readonly string[] => neighboursOn(content.ways, id);

/** The PP that a placement card puts there, in a game with this many seats. */
export const zoneValue = (content: Frozen<Content>, seats: number, id: string): number =>
  mustGet(mustGet(content.values, String(seats)), id);

export const screenOf = (content: Frozen<Content>, seats: number, seat: Seat): Frozen<Screen> =>
  mustGet(mustGet(content.screens, String(seats)), seat);

/** `effects`: those that the rules know. */
export function readPack(files: PackFiles, effects: CardEffects): Content {
  const { zones, bridges } = parsePackFile(zonesFile, "zones", files);
  const { screens } = parsePackFile(screensFile, "screens", files);
  const { commands } = parsePackFile(commandsFile, "commands", files);
  const { combos } = parsePackFile(combosFile(effects.schema), "combos", files);
  const arms = parsePackFile(armsFile(effects.schema), "arms-bazaar", files).cards;
  const street = parsePackFile(streetFile(effects.schema), "arab-street", files).cards;
  check({ zones, bridges, screens, commands, combos, arms, street }, effects);
  const map = geography(parsePackFile(mapFile, "map", files), { zones, bridges });
  const ways = Object.fromEntries(zones.map(({ id, land, river }) => [id, [...land, ...river]]));
  const copies = arms.flatMap((card) => Array.from({ length: card.copies }, () => card));
  const bySeats = <T>(make: (seats: number) => T): { readonly [seats: string]: T } =>
    Object.fromEntries(SEAT_COUNTS.map((seats) => [String(seats), make(seats)]));
  const withSymbol = (symbol: ZoneSymbol): string[] =>
    zones.filter(({ symbols }) => symbols.includes(symbol)).map(({ id }) => id);
  const sources = [zones, screens, commands, combos, street].flat().map(({ source }) => source);
  const all = [...sources, ...copies.map(({ source }) => source)];
  const rulebook = all.filter((source) => source.startsWith("rulebook")).length;
  return {
    zones: byId(zones.map(zoneOf)),
    zoneIds: zones.map(({ id }) => id),
    ways,
    distances: distancesOf(ways),
    affiliated: bySeat((seat) => zones.filter(({ affiliation }) => affiliation === seat).map(({ id }) => id)),
    airports: withSymbol("airport"),
    fortified: withSymbol("fortified"),
    values: bySeats((seats) => Object.fromEntries(zones.map(({ id, value }) => [id, tuned(value, seats)]))),
    screens: bySeats((seats) =>
      Object.fromEntries(
        screens
          .filter(({ seat }) => factionsOf(seats).includes(seat))
          .map((screen) => [screen.seat, screenFor(screen, seats)]),
      ),
    ),
    commands: byId(commands),
    commandsOf: bySeat((seat) => commands.filter((command) => command.seat === seat).map(({ id }) => id)),
    arms: byId(arms),
    armsDeck: copies.map(({ id }) => id),
    combos: byId(combos),
    street: byId(street),
    streetDeck: street.map(({ id }) => id),
    map,
    sources: { rulebook, reconstruction: all.length - rulebook },
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(all.map((one) => [one.id, one]));

const bySeat = <T>(make: (seat: Faction) => T): { readonly [seat: Seat]: T } =>
  Object.fromEntries(SEATS.map((seat) => [seat, make(seat)]));

function zoneOf({ id, name, bank, affiliation, symbols, land, river }: ZonesFile["zones"][number]): Zone {
  return {
    id,
    name,
    bank,
    affiliation,
    airport: symbols.includes("airport"),
    fortified: symbols.includes("fortified"),
    sanctuary: symbols.includes("sanctuary"),
    land,
    river,
  };
}

export function inventory(content: Frozen<Content>): readonly Inventory[] {
  return [
    {
      counts: {
        zones: content.zoneIds.length,
        screens: Object.keys(mustGet(content.screens, "6")).length,
        commands: Object.keys(content.commands).length,
        combinations: Object.keys(content.combos).length,
        arms: content.armsDeck.length,
        street: content.streetDeck.length,
      },
      ...content.sources,
    },
  ];
}
