import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { TOKEN_LIFE_MS } from "./constants.ts";
import type { Interaction, Model } from "./model.ts";
import { SandboxProblem } from "./problem.ts";
import type { StoredFile, World } from "./world.ts";

/** Counts the model's incompatible changes. */
const FORMAT = 1;
const PAUSE_MS = 500;

/** The sandbox's world in a file of its own, so that a restart finds every message again. */
export class WorldStore {
  readonly #sqlite: Sqlite.Database;
  /** Ids of the files that are written down. */
  readonly #kept = new Set<string>();
  #timer: NodeJS.Timeout | null = null;

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.#sqlite = new Sqlite(file, { timeout: 500 });
    try {
      this.#sqlite.pragma("locking_mode = EXCLUSIVE");
      this.#sqlite.pragma("journal_mode = WAL");
      this.#sqlite.exec(`
        CREATE TABLE IF NOT EXISTS world (id INTEGER PRIMARY KEY CHECK (id = 1), format INTEGER, model TEXT);
        CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, type TEXT, bytes BLOB);
      `);
    } catch (error) {
      this.#sqlite.close();
      throw new SandboxProblem(`The sandbox's file ${file} cannot be used: ${String(error)}.`);
    }
  }

  /** The world as it was left; null if there is none yet. */
  load(now: number): Model | null {
    const row = this.#sqlite.prepare("SELECT format, model FROM world").get() as WorldRow | undefined; // our own table
    if (row === undefined) return null;
    if (row.format !== FORMAT) {
      throw new SandboxProblem("The sandbox's file is of another release: begin anew with --fresh.");
    }
    const model = JSON.parse(row.model) as Model; // written by `save`
    return { ...model, interactions: stillNamed(model, now) };
  }

  files(): [string, StoredFile][] {
    const rows = this.#sqlite.prepare("SELECT id, type, bytes FROM files").all() as FileRow[]; // our own table
    return rows.map(({ id, type, bytes }) => {
      this.#kept.add(id);
      return [id, { contentType: type, bytes: new Uint8Array(bytes) }];
    });
  }

  /** Writes whatever happens a moment later, many events at once. */
  follow(world: World): void {
    world.listen(() => {
      this.#timer ??= setTimeout(() => this.save(world), PAUSE_MS).unref();
    });
  }

  save(world: World): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const put = this.#sqlite.prepare("INSERT OR REPLACE INTO files (id, type, bytes) VALUES (?, ?, ?)");
    const drop = this.#sqlite.prepare("DELETE FROM files WHERE id = ?");
    this.#sqlite.transaction(() => {
      this.#sqlite
        .prepare("INSERT OR REPLACE INTO world (id, format, model) VALUES (1, ?, ?)")
        .run(FORMAT, JSON.stringify(world.model));
      for (const [id, { contentType, bytes }] of world.files) if (!this.#kept.has(id)) put.run(id, contentType, bytes);
      for (const id of this.#kept) if (!world.files.has(id)) drop.run(id);
    })();
    this.#kept.clear();
    for (const id of world.files.keys()) this.#kept.add(id);
  }

  close(world: World): void {
    this.save(world);
    this.#sqlite.close();
  }
}

type WorldRow = { format: number; model: string };
type FileRow = { id: string; type: string; bytes: Buffer };

/** Interactions whose token has died are only kept for the messages that name them. */
function stillNamed(model: Model, now: number): Record<string, Interaction> {
  const named = new Set(Object.values(model.messages).flatMap((list) => list.map((m) => m.interactionId)));
  const all = Object.values(model.interactions);
  for (const { id, openedBy } of all) if (named.has(id)) named.add(openedBy);
  const kept = all.filter(({ id, createdAt }) => named.has(id) || now - createdAt < TOKEN_LIFE_MS);
  return Object.fromEntries(kept.map((interaction) => [interaction.id, interaction]));
}
