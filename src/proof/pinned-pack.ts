/** What a campaign's own pack holds; today's files are used to draw what it lacks. */
import { type Definition, type GameTypes, PackError, type PackFiles } from "#engine";

type Reader<G extends GameTypes> = Pick<Definition<G>, "readPack" | "drawnFrom">;

/** The name of a pack's file without its ending. */
export const withoutEnding = (file: string): string => file.replace(/\.json$/, "");

/** What a pack holds; of the files that pictures alone are drawn from, those that it lacks are taken from `drawn`. Throws `PackError`. */
export function packContent<G extends GameTypes>(
  definition: Reader<G>,
  files: PackFiles,
  drawn: () => PackFiles,
): G["Content"] {
  const complete = (definition.drawnFrom ?? []).every((name) => Object.hasOwn(files, name));
  return definition.readPack(complete ? files : { ...drawn(), ...files });
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
