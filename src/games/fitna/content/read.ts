import { type Frozen, type Inventory, type PackFiles, parsePackFile } from "../../../engine/index.ts";
import { checkCards, checkTags } from "./check-cards.ts";
import { checkMap } from "./check-map.ts";
import { checkUnits } from "./check-units.ts";
import { readEdition, record, type Shared } from "./edition.ts";
import { figuresFile } from "./edition-types.ts";
import { geography, landFile } from "./geography.ts";
import { asToday } from "./older-packs.ts";
import { cardsFile, jokersFile, mapFile } from "./schema.ts";
import { EDITIONS } from "./sides.ts";
import type { CardEffects, Content } from "./types.ts";
import { type Unit, type UnitsFile, unitsFile } from "./unit-types.ts";

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
