/** How the files of a pack become the editions that are played, checked and with the texts of their cards. */
import { type EffectData, type Frozen, type Inventory, type PackFiles, parsePackFile, wrongIn } from "#engine";
import { distancesOf, type Graph } from "#graph";
import {
  COASTS,
  COLOURS,
  type Colour,
  MARKS,
  type Space,
  type Unit,
  type UnitsFile,
  unitsFile,
} from "./board-types.ts";
import { type CardsFile, cardsFile, type JokersFile, jokersFile, type MapFile, mapFile } from "./card-types.ts";
import {
  checkAbsent,
  checkCards,
  checkCounts,
  checkCrt,
  checkLand,
  checkMap,
  checkTags,
  checkUnits,
  linksOf,
} from "./check-edition.ts";
import type { EditionParts } from "./edition-parts.ts";
import { crtFile, type EditionFile, editionFile, type Figures, figuresFile } from "./edition-types.ts";
import { geography, landFile } from "./geography.ts";
import { asToday } from "./older-packs.ts";
import { readScenarios } from "./scenarios.ts";
import { COUNTRIES, EDITIONS, type EditionId, FACTIONS, NATIONS } from "./sides.ts";
import type { CardEffects, Content, Deck, Edition, EffectsText, Sources } from "./types.ts";

/** What both editions share. */
interface Shared {
  readonly map: MapFile;
  readonly pieces: UnitsFile;
  readonly units: EditionParts["units"];
  readonly cards: CardsFile["cards"];
  readonly jokers: JokersFile["jokers"];
  readonly figures: Figures;
  readonly effects: CardEffects;
}

/** One edition of the pack. Throws `PackError`. */
function readEdition(id: EditionId, shared: Shared, files: PackFiles): Edition {
  const file = parsePackFile(editionFile, `${id}/edition`, files);
  if (file.edition !== id) wrongIn(`${id}/edition`)("edition", `must be ${id}`);
  const crt = parsePackFile(crtFile, `${id}/crt`, files);
  checkCrt(id, crt);
  checkAbsent(file, listedIn(shared));
  const land = landOf(file, shared.map);
  const cards = shared.cards.filter(({ number }) => !file.absent.cards.includes(number));
  const specialJokers = shared.jokers.filter((joker) => !file.absent.specialJokers.includes(joker.id));
  const units = Object.values(shared.units)
    .filter((unit) => !file.absent.units.includes(unit.id))
    .map((unit) => ({ ...unit, name: unit.name.replace(/^IS\b/, file.labels.is) })); // D-06: the edition's own name
  const counts = {
    spaces: land.spaceIds.length,
    links: Object.values(land.ways).flat().length / 2,
    cards: cards.length,
    combatCounters: units.length,
    specialJokers: specialJokers.length,
  };
  checkCounts(file, counts, cards);
  const parts: EditionParts = { ...shared, edition: file, spaces: land.spaces, specialJokers: shared.jokers };
  const scenarios = readScenarios(parts, files);
  const items = [...Object.values(land.spaces), ...cards, ...specialJokers, ...units, ...scenarios];
  const deck: Deck = { ...land, labels: file.labels, cards: byNumber(cards) };
  const said = ({ effects }: { readonly effects: readonly EffectData[] }) => textOf(shared.effects, deck, effects);
  return {
    id,
    labels: file.labels,
    parameters: file.parameters,
    figures: shared.figures,
    markers: file.markers,
    ...land,
    offMapBoxes: file.offMapBoxes,
    cards: byNumber(cards),
    specialJokers: byId(specialJokers),
    texts: {
      cards: Object.fromEntries(cards.map(({ number, uses }) => [number, uses.map(said)])),
      specialJokers: Object.fromEntries(specialJokers.map((joker) => [joker.id, said(joker)])),
    },
    nations: nationsOf(shared.pieces, units),
    units: byId(units),
    crt,
    scenarios: byId(scenarios),
    sources: sourcesOf([...items, crt, file, shared.figures]),
  };
}

const byId = <T extends { readonly id: string }>(all: readonly T[]): { readonly [id: string]: T } =>
  Object.fromEntries(all.map((one) => [one.id, one]));

const byNumber = <T extends { readonly number: number }>(all: readonly T[]): { readonly [number: number]: T } =>
  Object.fromEntries(all.map((one) => [one.number, one]));

function textOf({ ruleOf }: CardEffects, deck: Deck, effects: readonly EffectData[]): EffectsText {
  const rules = effects.map(ruleOf);
  const said = (isNeed: boolean): readonly string[] =>
    rules.flatMap((rule, i) => ((rule.isNeed ?? false) === isNeed ? [rule.words(deck, effects.slice(0, i))] : []));
  return { does: said(false).join(" "), needs: said(true) };
}

/** One value for each of these names. */
export const record = <K extends string, T>(names: readonly K[], make: (name: K) => T): { readonly [name in K]: T } =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as { [name in K]: T };

const listedIn = ({ map, cards, units, jokers }: Shared) => ({
  spaces: map.spaces.map(({ id }) => id),
  cards: cards.map(({ number }) => number),
  units: Object.keys(units),
  specialJokers: jokers.map(({ id }) => id),
});

function landOf(file: EditionFile, map: MapFile) {
  const spaces = map.spaces
    .filter(({ id }) => !file.absent.spaces.includes(id))
    .map((space) => ({ ...space, name: file.called[space.id] ?? space.name }));
  const ways = waysOf(spaces, linksOf(map, file));
  checkLand(file, map, ways);
  const where = (fits: (space: Space) => boolean): readonly string[] => spaces.filter(fits).map(({ id }) => id);
  const isSource = ({ id, supplies }: Space, colour: Colour): boolean =>
    // D-25: named bases, and all Saudi sources
    colour === "WEST" ? file.western.includes(id) || supplies.includes("SAU") : supplies.includes(colour);
  return {
    spaces: byId(spaces),
    spaceIds: spaces.map(({ id }) => id),
    ways,
    distances: distancesOf(ways),
    countries: record(COUNTRIES, (country) => ({
      name: map.countries[country],
      spaces: where((space) => space.country === country),
    })),
    marked: record(MARKS, (mark) => where(({ marks }) => marks.includes(mark))),
    kurdish: record(FACTIONS, (faction) => where(({ kurds }) => kurds === faction)),
    coasts: record(COASTS, (coast) => where((space) => space.coast === coast)),
    supplies: record(COLOURS, (colour) => where((space) => isSource(space, colour))),
  };
}

function waysOf(spaces: readonly Space[], links: readonly (readonly [string, string])[]): Graph {
  const from = (id: string): readonly string[] => links.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  return Object.fromEntries(spaces.map(({ id }) => [id, from(id)]));
}

const nationsOf = ({ nations }: UnitsFile, units: readonly Unit[]): Edition["nations"] =>
  record(NATIONS, (nation) => ({
    name: nations.find((one) => one.nation === nation)?.name ?? nation,
    units: units.filter((unit) => unit.nation === nation).map(({ id }) => id),
  }));

function sourcesOf(items: readonly { readonly source: string }[]): Sources {
  const rulebook = items.filter(({ source }) => source.startsWith("rulebook")).length;
  return { rulebook, reconstruction: items.length - rulebook };
}

/** the files of the pack as content; `effects`: those that the rules know. Throws `PackError` for the first thing that is wrong. */
export function readPack(raw: PackFiles, effects: CardEffects): Content {
  const files = asToday(raw);
  const shared = readShared(files, effects);
  const editions = record(EDITIONS, (id) => readEdition(id, shared, files));
  const scenarios = EDITIONS.flatMap((id) => Object.values(editions[id].scenarios));
  checkTags(
    shared,
    scenarios.flatMap(({ tags }) => tags),
  );
  return { land: geography(parsePackFile(landFile, "land", files), shared.map.spaces), editions };
}

function readShared(files: PackFiles, effects: CardEffects): Shared {
  const map = parsePackFile(mapFile, "map", files);
  checkMap(map);
  const pieces = parsePackFile(unitsFile, "units", files);
  checkUnits(pieces);
  const units = Object.fromEntries(unitsOf(pieces).map((unit) => [unit.id, unit]));
  const cards = parsePackFile(cardsFile(effects.schema), "cards", files);
  const jokers = parsePackFile(jokersFile(effects.schema), "jokers", files);
  checkCards(cards, jokers, units, effects);
  const figures = parsePackFile(figuresFile, "figures", files);
  return { map, pieces, units, cards: cards.cards, jokers: jokers.jokers, figures, effects };
}

/** the reduced side has half of both strengths, rounded up. */
const unitsOf = ({ nations }: UnitsFile): readonly Unit[] =>
  nations.flatMap(({ nation, units }) =>
    units.map(({ attack, defence, ...unit }) => ({
      ...unit,
      nation,
      full: { attack, defence },
      reduced: unit.steps === 1 ? null : { attack: Math.ceil(attack / 2), defence: Math.ceil(defence / 2) },
    })),
  );

/** A line for each edition. */
export const inventory = ({ editions }: Frozen<Content>): readonly Inventory[] =>
  EDITIONS.map((edition) => {
    const { spaceIds, cards, specialJokers, units, scenarios, sources } = editions[edition];
    const counts = {
      spaces: spaceIds.length,
      cards: Object.keys(cards).length,
      specialJokers: Object.keys(specialJokers).length,
      units: Object.keys(units).length,
      scenarios: Object.keys(scenarios).length,
    };
    return { edition, counts, ...sources };
  });
