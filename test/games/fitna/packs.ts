import type { z } from "zod";
import type { PackFiles } from "#engine";
import { unitsFile } from "../../../src/games/fitna/content/board-types.ts";
import { cardsFile, jokersFile, mapFile } from "../../../src/games/fitna/content/card-types.ts";
import { crtFile, editionFile, figuresFile } from "../../../src/games/fitna/content/edition-types.ts";
import { amendmentFile, scenarioFile } from "../../../src/games/fitna/content/scenario-types.ts";
import { rules } from "../../../src/games/fitna/definition.ts";
import { cardEffects } from "../../../src/games/fitna/rules/effects/kinds.ts";
import { readPackFiles } from "../../../src/packs/packs.ts";

const { readPack } = rules;

const SCHEMAS = {
  map: mapFile,
  units: unitsFile,
  cards: cardsFile(cardEffects.schema),
  jokers: jokersFile(cardEffects.schema),
  figures: figuresFile,
  "2020/edition": editionFile,
  "2018/edition": editionFile,
  "2018/crt": crtFile,
  "2018/scenarios/03": amendmentFile,
  "2018/scenarios/10": amendmentFile,
  "scenarios/01": scenarioFile,
  "scenarios/02": scenarioFile,
  "scenarios/05": scenarioFile,
  "scenarios/10": scenarioFile,
};
export type File = keyof typeof SCHEMAS;
export type FileContent<F extends File> = z.infer<(typeof SCHEMAS)[F]>;

/** The pack of the game. */
export const files = readPackFiles(new URL("../../../data/fitna", import.meta.url).pathname);
export const content = readPack(files);

/** The pack with one of its files changed. */
export function edited<F extends File>(file: F, change: (file: FileContent<F>) => void): PackFiles {
  const changed = SCHEMAS[file].parse(files[file]) as FileContent<F>; // parsed by its own schema
  change(changed);
  return { ...files, [file]: changed };
}
