/** Replays that were made, kept in a folder of their own: one a campaign, the oldest thrown away where there are too many. */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { z } from "zod";
import { LACKS_LOG } from "../replay/show.ts";
import type { MadeReplay } from "./made.ts";
import type { Task } from "./replay-worker.ts";

/** Hands and secrets are in them. */
const FOLDER = 0o700;
const FILE = 0o600;

const FILES = { page: "replay.html", film: "film.gif", words: "words.json" } as const;
const UNFINISHED = ".new";
const MB = 1_000_000;

/** Raised whenever what is kept has another shape: what an earlier release has kept is made again then. */
const SHAPE = 5;

const moment = { turn: z.int(), phase: z.string(), caption: z.string(), title: z.string(), line: z.string() };

const words = z.strictObject({
  shape: z.literal(SHAPE),
  /** What it was made of: `keyOf`. */
  of: z.string(),
  story: z.array(z.string()).readonly(),
  lacksLog: z.enum(LACKS_LOG).nullable(),
  points: z.array(z.strictObject(moment)).readonly(),
  /** What its film shows; null: there is none. */
  film: z.string().nullable(),
});

/** A campaign's id as the name of a folder: no other names are made. */
const NAME = /^[\p{L}\p{N}]+$/u;

/**
 * What tells one replay from another: a deleted name makes another one, and so does anything that is different in what
 * is in a channel.
 */
export function keyOf(task: Task): string {
  const of = "posted" in task ? task : [task.file.id, task.file.rows.at(-1)?.hash, task.about];
  return createHash("sha256").update(JSON.stringify(of)).digest("hex");
}

export class KeptReplays {
  readonly #folder: string;
  readonly #most: number;
  readonly #inTurn = pLimit(1);

  /** `megabytes`: for all that is kept, except for the newest; 0: nothing else is kept. */
  constructor(folder: string, megabytes: number) {
    this.#folder = folder;
    this.#most = megabytes * MB;
  }

  /** Null: there is no page, or (`of` given) it was made of something else. */
  async find(game: string, of: string | null = null): Promise<MadeReplay | null> {
    return await this.#inTurn(async () => {
      try {
        const read = (name: string): Promise<Buffer> => readFile(join(this.#of(game), name));
        const {
          of: made,
          story,
          points,
          lacksLog,
          film: alt,
        } = words.parse(JSON.parse((await read(FILES.words)).toString()));
        if (of !== null && of !== made) return null;
        const film = alt === null ? null : { gif: await read(FILES.film), alt };
        return { html: (await read(FILES.page)).toString(), story, points, lacksLog, film };
      } catch {
        return null; // whatever is wrong with it, it is made again
      }
    });
  }

  async keep(game: string, of: string, { html, story, points, lacksLog, film }: MadeReplay): Promise<void> {
    await this.#inTurn(async () => {
      const [folder, unfinished] = [this.#of(game), `${this.#of(game)}${UNFINISHED}`];
      await rm(unfinished, { recursive: true, force: true });
      await mkdir(unfinished, { recursive: true, mode: FOLDER });
      const put = (name: string, data: string | Uint8Array): Promise<void> =>
        writeFile(join(unfinished, name), data, { mode: FILE });
      await put(FILES.page, html);
      if (film) await put(FILES.film, film.gif);
      await put(
        FILES.words,
        JSON.stringify({ shape: SHAPE, of, story, points, lacksLog, film: film?.alt ?? null } satisfies z.input<
          typeof words
        >),
      );
      await rm(folder, { recursive: true, force: true });
      await rename(unfinished, folder);
      await this.#makeRoom(game);
    });
  }

  async remove(game: string): Promise<void> {
    await this.#inTurn(() => rm(this.#of(game), { recursive: true, force: true }));
  }

  #of(game: string): string {
    if (!NAME.test(game)) throw new Error(`no campaign is called ${game}`);
    return join(this.#folder, game);
  }

  /** The oldest go, as far as there are too many; not this one. */
  async #makeRoom(but: string): Promise<void> {
    const all = await Promise.all((await readdir(this.#folder)).map((name) => sizeOf(join(this.#folder, name))));
    let bytes = all.reduce((sum, one) => sum + one.bytes, 0);
    for (const { folder, bytes: own } of all.sort((a, b) => a.at - b.at)) {
      if (bytes <= this.#most) return;
      if (folder === join(this.#folder, but)) continue;
      await rm(folder, { recursive: true, force: true });
      bytes -= own;
    }
  }
}

async function sizeOf(
  folder: string,
): Promise<{ readonly folder: string; readonly bytes: number; readonly at: number }> {
  const files = await Promise.all((await readdir(folder)).map((name) => stat(join(folder, name))));
  const at = Math.max(0, ...files.map(({ mtimeMs }) => mtimeMs));
  return { folder, at, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
