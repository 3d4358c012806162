/** Where the packs of games' content lie, and how they are read. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { type Definition, type GameTypes, PackError, type PackFiles, type Rulebook, rulebook } from "#engine";
import { packContent, packHash, pinnedBook, withoutEnding } from "../proof/pinned-pack.ts";

/** Where the packs of this release lie. */
const SHIPPED = fileURLToPath(new URL("../../data", import.meta.url));

/** Reads all JSON files of a pack, those in folders of it too: name without ending, such as `2020/crt` → content. Throws `PackError`. */
export function readPackFiles(directory: string): PackFiles {
  const names = list(directory).filter((name) => name.endsWith(ENDING) && !name.startsWith(LESSONS));
  if (names.length === 0) throw new PackError(directory, "", "no JSON file in this pack");
  return Object.fromEntries(names.sort().map((name) => [withoutEnding(name), readJson(join(directory, name))]));
}

const ENDING = ".json";
/** The folder beside a pack that is no part of it. */
const LESSONS = "lessons/";

/** The lessons beside a game's pack: name without ending → content. Throws `PackError`. */
export function readLessonFiles(definition: Pick<Definition<GameTypes>, "id">, packs: string | null): PackFiles {
  const folder = packFolder(definition, packs);
  const names = list(folder).filter((name) => name.endsWith(ENDING) && name.startsWith(LESSONS));
  return Object.fromEntries(
    names.sort().map((name) => [withoutEnding(name.slice(LESSONS.length)), readJson(join(folder, name))]),
  );
}

/** With slashes between a folder and what lies in it, on every system. */
function list(directory: string): string[] {
  try {
    return readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
  } catch {
    throw new PackError(directory, "", "there is no such folder, or it cannot be read");
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new PackError(path, "", error instanceof SyntaxError ? `not JSON (${error.message})` : "cannot be read");
  }
}

/** A game with these files as its content; land that it does not have is drawn as today's. Throws `PackError`. */
export const openPack = <G extends GameTypes>(definition: Definition<G>, files: PackFiles): Rulebook<G> =>
  rulebook(
    definition,
    packContent(definition, files, () => drawnToday(definition)),
    packHash(files),
  );

/** A game with the pack of its first day. Throws `PackError`. */
export const openPinned = <G extends GameTypes>(definition: Definition<G>, files: PackFiles): Rulebook<G> =>
  pinnedBook(definition, files, () => drawnToday(definition));

/** The files of this release that only pictures are drawn from. */
export function drawnToday(definition: Pick<Definition<GameTypes>, "id" | "drawnFrom">): PackFiles {
  const today = readPackFiles(packFolder(definition, null));
  return Object.fromEntries((definition.drawnFrom ?? []).map((name) => [name, today[name]]));
}

/** Where a game's pack lies: with this release, or in a folder of the operator's. */
export const packFolder = (definition: Pick<Definition<GameTypes>, "id">, packs: string | null): string =>
  join(packs ?? SHIPPED, definition.id);

/** A pack as it lies in its folder, and the game with it. */
export interface Shipped<G extends GameTypes> {
  readonly files: PackFiles;
  readonly book: Rulebook<G>;
}

/** A game with the pack of this release, or with the one in a folder of the operator's. Throws `PackError`. */
export function readShipped<G extends GameTypes>(definition: Definition<G>, packs: string | null): Shipped<G> {
  const files = readPackFiles(packFolder(definition, packs));
  return { files, book: openPack(definition, files) };
}

/** The same game, for whom the files do not matter. */
export const openShipped = <G extends GameTypes>(definition: Definition<G>, packs: string | null = null): Rulebook<G> =>
  readShipped(definition, packs).book;
