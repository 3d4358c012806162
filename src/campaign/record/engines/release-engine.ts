/** Where this release gets a game's engine from: shipped with a bundle, or built from the sources. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Definition, GameTypes } from "#engine";
import { rulesCode } from "../../packs/rules-code.ts";
import { buildEngine } from "./building.ts";

/** Where a bundle has the engines, apart from everything else. */
const SHIPPED = new URL("./engines/", import.meta.url);

/**
 * The engine of a game as this release plays it: shipped with a bundle, made of the sources otherwise. `code`: that of the
 * rules in use; null if the sources are no longer what they are made of.
 */
export async function releaseEngine(definition: Definition<GameTypes>, code: string): Promise<string | null> {
  const shipped = fileURLToPath(new URL(`${definition.id}.js`, SHIPPED));
  if (existsSync(shipped)) return readFileSync(shipped, "utf8");
  const isOfUse = (): boolean => rulesCode(definition) === code;
  const built = isOfUse() ? await buildEngine(definition.id) : null;
  return built && isOfUse() ? built.code : null; // they may have changed meanwhile
}
