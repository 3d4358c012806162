/** What a campaign's own pack holds, and the hash that names it; today's files are used to draw what it lacks. */
import {
  canonical,
  type Definition,
  type GameTypes,
  PackError,
  type PackFiles,
  type Rulebook,
  rulebook,
} from "#engine";
import { textHash } from "./state-text.ts";

type Reader<G extends GameTypes> = Pick<Definition<G>, "readPack" | "drawnFrom">;

/** The name of a pack's file without its ending. */
export const withoutEnding = (file: string): string => file.replace(/\.json$/, "");

/** The most packs of a game that stay read: today's, and those of campaigns that are begun, shown or proved meanwhile. */
const MOST_READ = 4;
/** What was read, by its reader and by the hash of its pack, the latest last: each campaign and each proof opens its pack. */
const read = new WeakMap<Reader<GameTypes>["readPack"], Map<string, unknown>>();

/**
 * What a pack holds; of the files that only pictures are drawn from, those that it lacks are taken from `drawn`. Throws
 * `PackError`.
 */
export function packContent<G extends GameTypes>(
  definition: Reader<G>,
  files: PackFiles,
  drawn: () => PackFiles,
): G["Content"] {
  const { readPack, drawnFrom = [] } = definition;
  if (!drawnFrom.every((name) => Object.hasOwn(files, name))) return definition.readPack({ ...drawn(), ...files });
  const known = read.get(readPack) ?? new Map<string, G["Content"]>();
  const hash = packHash(files);
  const content = known.get(hash) ?? definition.readPack(files);
  known.delete(hash);
  known.set(hash, content);
  const [oldest] = known.keys();
  if (known.size > MOST_READ && oldest !== undefined) known.delete(oldest);
  read.set(readPack, known);
  return content;
}

/**
 * What the pack of a game's first day holds. What that shows of the land may be too old to be drawn: then `drawn` is taken,
 * and every rule reads what it always read. Throws `PackError`.
 */
export function pinnedContent<G extends GameTypes>(
  definition: Reader<G>,
  files: PackFiles,
  drawn: () => PackFiles,
): G["Content"] {
  try {
    return packContent(definition, files, drawn);
  } catch (error) {
    const isDrawn = error instanceof PackError && definition.drawnFrom?.includes(withoutEnding(error.file)) === true;
    if (!isDrawn) throw error;
    return definition.readPack({ ...files, ...drawn() });
  }
}

/** Those that were made, by their files: a stored pack is held against its name, and opened under it. */
const hashes = new WeakMap<PackFiles, string>();

/** The name of a pack: SHA-256 of its content, whatever its files' formatting. */
export function packHash(files: PackFiles): string {
  const hash = hashes.get(files) ?? textHash(canonical(files));
  hashes.set(files, hash);
  return hash;
}

/**
 * A game with the pack of its first day; `drawn`: today's files that only pictures are drawn from. Throws `PackError`.
 */
export const pinnedBook = <G extends GameTypes>(
  definition: Definition<G>,
  files: PackFiles,
  drawn: () => PackFiles,
): Rulebook<G> => rulebook(definition, pinnedContent(definition, files, drawn), packHash(files));
