import type { z } from "zod";
import type { PackFiles } from "#engine";
import { landFile } from "../../../src/games/next-war-in-lebanon/content/geography.ts";
import {
  cascadeFile,
  chitsFile,
  figuresFile,
  forcesFile,
  mapFile,
  scenariosFile,
  unitsFile,
} from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { rules } from "../../../src/games/next-war-in-lebanon/definition.ts";
import { chartEffects } from "../../../src/games/next-war-in-lebanon/rules/effects/kinds.ts";
import { readPackFiles } from "../../../src/packs/packs.ts";

const { readPack } = rules;

const SCHEMAS = {
  map: mapFile,
  units: unitsFile,
  chits: chitsFile,
  cascade: cascadeFile(chartEffects.schema),
  scenarios: scenariosFile,
  forces: forcesFile,
  figures: figuresFile,
  land: landFile,
};
type File = keyof typeof SCHEMAS;

/** The pack of the game. */
export const files = readPackFiles(new URL("../../../data/next-war-in-lebanon", import.meta.url).pathname);
export const content = readPack(files);

/** The pack with one of its files changed. */
export function edited<F extends File>(file: F, change: (file: z.infer<(typeof SCHEMAS)[F]>) => void): PackFiles {
  const changed = structuredClone(files[file]) as z.infer<(typeof SCHEMAS)[F]>; // the pack was read, so it is of its schema
  change(changed);
  return { ...files, [file]: changed };
}

/** The one with this id. */
export function called<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
