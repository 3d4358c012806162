/** How packs are kept in the database: one that adds a few files to another is stored without the rest. */
import { z } from "zod";
import type { PackFiles } from "#engine";
import { packHash } from "../../proof/pinned-pack.ts";
import { Damaged } from "../../store/problems.ts";
import type { Repository } from "../../store/repository.ts";

/** In place of its files: a pack that has those of another and a few more, as a campaign's with a scenario of its host's. */
const OVER = "+";
const over = z.strictObject({ base: z.string(), files: z.record(z.string(), z.unknown()) });

interface Named {
  readonly hash: string;
  readonly files: PackFiles;
}

/**
 * Keeps a pack that is another one with a few files more: only these, or each such campaign would cost a whole pack.
 */
export async function keepPackOver(repository: Repository, game: string, pack: Named, base: Named): Promise<void> {
  const more = Object.entries(pack.files).filter(([name, file]) => base.files[name] !== file);
  await repository.keepPack(pack.hash, game, { [OVER]: { base: base.hash, files: Object.fromEntries(more) } });
}

/** The files that are stored under a hash, whatever they are; null: none. */
export async function packIn(repository: Pick<Repository, "pack">, hash: string): Promise<PackFiles | null> {
  const files = await repository.pack(hash);
  const parts = over.safeParse(files?.[OVER]);
  if (!parts.success) return files;
  const base = await repository.pack(parts.data.base);
  return base && { ...base, ...parts.data.files };
}

/** Null: there is none, or it is not what was stored under its hash. */
export async function storedPack(repository: Pick<Repository, "pack">, hash: string): Promise<PackFiles | null> {
  try {
    const files = await packIn(repository, hash);
    return files && packHash(files) === hash ? files : null;
  } catch (error) {
    if (error instanceof Damaged) return null;
    throw error;
  }
}
