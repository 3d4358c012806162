/** The sandbox's world in a file of its own, written record by record so that a killed process loses nothing. */
import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { TOKEN_LIFE_MS } from "./constants.ts";
import type { Interaction, Message, Model } from "./model.ts";
import { SandboxProblem } from "./problem.ts";
import { compareSnowflakes } from "./snowflake.ts";
import type { Journal, ModelPart, RecordKind, StoredFile, World } from "./world.ts";

/** Counts the file's incompatible changes. */
const FORMAT = 2;
/** Direct messages are in it. */
const OWNER_ALONE = 0o600;
const FOLDER_OF_OWNER_ALONE = 0o700;
/** How long, in ms, until what could not be written is tried again. */
const RETRY_MS = 1000;
const PARTS: readonly ModelPart[] = ["application", "lastSnowflake", "commands", "nonces"];
const TABLES = `
  CREATE TABLE IF NOT EXISTS records (kind TEXT, id TEXT, json TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, type TEXT, bytes BLOB);
`;

/**
 * The sandbox's world in a file of its own, record by record: a killed process loses nothing that anybody was shown.
 * Only a power cut could, since the disk is not waited for.
 */
export class WorldStore implements Journal {
  readonly #sqlite: Sqlite.Database;
  /** What has changed since the last writing; null for what is gone. */
  readonly #records = new Map<string, { kind: RecordKind; id: string; record: unknown }>();
  readonly #files = new Map<string, StoredFile | null>();
  #writesSoon = false;
  readonly #file: string;
  /** Why the last changes are not written yet; null: they are. */
  trouble: string | null = null;

  /** Throws `SandboxProblem`. */
  constructor(file: string) {
    this.#file = file;
    this.#sqlite = opened(file);
  }

  /** The world as it was left; null if there is none yet. Throws `SandboxProblem`. */
  load(now: number): Model | null {
    const model = this.#read();
    if (model === null) return null;
    const kept = stillNamed(model, now);
    for (const id of Object.keys(model.interactions)) if (kept[id] === undefined) this.note("interaction", id, null);
    return { ...model, interactions: kept };
  }

  files(): [string, StoredFile][] {
    const rows = this.#sqlite.prepare("SELECT id, type, bytes FROM files").all() as FileRow[]; // our own table
    return rows.map(({ id, type, bytes }) => [id, { contentType: type, bytes: new Uint8Array(bytes) }]);
  }

  /** Writes a world that is new to this file, and from then on whatever changes in it. */
  follow(world: World): void {
    if (this.#format() !== FORMAT) {
      this.#noteAll(world.model);
      this.write();
      this.#sqlite.exec(`DROP TABLE IF EXISTS world; PRAGMA user_version = ${FORMAT}`);
    }
    world.keepIn(this);
  }

  note(kind: RecordKind, id: string, record: unknown): void {
    this.#records.set(`${kind} ${id}`, { kind, id, record });
    this.#writeSoon();
  }

  noteFile(id: string, file: StoredFile | null): void {
    this.#files.set(id, file);
    this.#writeSoon();
  }

  write(): void {
    this.#writesSoon = false;
    if (this.#records.size + this.#files.size === 0 || !this.#sqlite.open) return;
    const put = this.#sqlite.prepare("INSERT OR REPLACE INTO records (kind, id, json) VALUES (?, ?, ?)");
    const drop = this.#sqlite.prepare("DELETE FROM records WHERE kind = ? AND id = ?");
    const putFile = this.#sqlite.prepare("INSERT OR REPLACE INTO files (id, type, bytes) VALUES (?, ?, ?)");
    const dropFile = this.#sqlite.prepare("DELETE FROM files WHERE id = ?");
    this.#sqlite.transaction(() => {
      for (const { kind, id, record } of this.#records.values()) {
        if (record === null) drop.run(kind, id);
        else put.run(kind, id, JSON.stringify(record));
      }
      for (const [id, file] of this.#files) {
        if (file === null) dropFile.run(id);
        else putFile.run(id, file.contentType, file.bytes);
      }
    })();
    this.#records.clear();
    this.#files.clear();
  }

  close(): void {
    this.#tryToWrite();
    this.#sqlite.close();
  }

  /** What no event tells of is written before the answer to the request that changed it, since that awaits a promise. */
  #writeSoon(): void {
    if (this.#writesSoon) return;
    this.#writesSoon = true;
    queueMicrotask(() => this.#tryToWrite());
  }

  /** What cannot be written now, since the disk is full, is kept and tried again. */
  #tryToWrite(): void {
    try {
      this.write();
      this.trouble = null;
    } catch (error) {
      this.trouble = wordsOf(error);
      setTimeout(() => this.#tryToWrite(), RETRY_MS).unref();
    }
  }

  #read(): Model | null {
    try {
      return this.#format() === FORMAT ? this.#readRecords() : this.#readWhole();
    } catch (error) {
      throw error instanceof SandboxProblem ? error : unusable(this.#file, error);
    }
  }

  #format(): unknown {
    return this.#sqlite.pragma("user_version", { simple: true });
  }

  #noteAll(model: Model): void {
    for (const part of PARTS) this.note("part", part, model[part]);
    for (const user of Object.values(model.users)) this.note("user", user.id, user);
    for (const guild of Object.values(model.guilds)) this.note("guild", guild.id, guild);
    for (const channel of Object.values(model.channels)) this.note("channel", channel.id, channel);
    for (const message of Object.values(model.messages).flat()) this.note("message", message.id, message);
    for (const interaction of Object.values(model.interactions)) this.note("interaction", interaction.id, interaction);
  }

  #readRecords(): Model | null {
    const byId = <T>(kind: RecordKind): Record<string, T> => {
      const rows = this.#sqlite.prepare("SELECT id, json FROM records WHERE kind = ?").all(kind) as RecordRow[]; // ours
      rows.sort((a, b) => compareSnowflakes(a.id, b.id));
      return Object.fromEntries(rows.map(({ id, json }) => [id, JSON.parse(json) as T])); // written by `write`
    };
    const messages: Model["messages"] = {};
    for (const message of Object.values(byId<Message>("message"))) {
      messages[message.channelId] ??= [];
      messages[message.channelId]?.push(message);
    }
    const parts = byId("part") as Pick<Model, ModelPart>; // as `#noteAll` has written them
    const missing = PARTS.find((part) => parts[part] === undefined);
    if (missing !== undefined) throw new Error(`it has no ${missing}`);
    const users = byId<Model["users"][string]>("user");
    const guilds = byId<Model["guilds"][string]>("guild");
    const channels = byId<Model["channels"][string]>("channel");
    return { ...parts, users, guilds, channels, messages, interactions: byId<Interaction>("interaction") };
  }

  /** The world as format 1 kept it: in one piece. */
  #readWhole(): Model | null {
    const known = this.#sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'world'").get() !== undefined;
    const row = known
      ? (this.#sqlite.prepare("SELECT format, model FROM world").get() as WholeRow | undefined)
      : undefined;
    if (row === undefined && this.#format() === 0) return null;
    if (row?.format === 1) return JSON.parse(row.model) as Model; // our own table
    throw new SandboxProblem("The sandbox's file is of another release: start over with --fresh.");
  }
}

function opened(file: string): Sqlite.Database {
  let sqlite: Sqlite.Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: FOLDER_OF_OWNER_ALONE });
    closeSync(openSync(file, "a", OWNER_ALONE)); // SQLite gives the files next to it the same mode
    chmodSync(file, OWNER_ALONE);
    sqlite = new Sqlite(file, { timeout: 500 });
    sqlite.pragma("locking_mode = EXCLUSIVE");
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = NORMAL");
    sqlite.exec(TABLES);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw unusable(file, error);
  }
}

const unusable = (file: string, error: unknown): SandboxProblem =>
  new SandboxProblem(
    `The sandbox's file ${file} cannot be used (${wordsOf(error)}): start over with --fresh, or set UMPIRE_DATABASE to ` +
      "another path, beside which it lies.",
  );

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

type RecordRow = { id: string; json: string };
type WholeRow = { format: number; model: string };
type FileRow = { id: string; type: string; bytes: Buffer };

/** Interactions whose token has died are only kept for the messages that name them. */
function stillNamed(model: Model, now: number): Record<string, Interaction> {
  const named = new Set(Object.values(model.messages).flatMap((list) => list.map((m) => m.interactionId)));
  const all = Object.values(model.interactions);
  for (const { id, openedBy } of all) if (named.has(id)) named.add(openedBy);
  const kept = all.filter(({ id, createdAt }) => named.has(id) || now - createdAt < TOKEN_LIFE_MS);
  return Object.fromEntries(kept.map((interaction) => [interaction.id, interaction]));
}
