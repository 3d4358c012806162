import { existsSync } from "node:fs";
import type { Statement } from "better-sqlite3";
import { pino } from "pino";
import type { PackFiles } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { games } from "../../src/games/registry.ts";
import type { GameRecord, OutboxRow } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";

export interface Eye {
  readonly repository: Repository;
  readonly campaigns: Campaigns;
  readonly outbox: () => readonly OutboxRow[];
  /** Whether every message has been sent. */
  readonly isQuiet: () => boolean;
}

/** The database, open for reading. */
interface Opened {
  readonly database: Database;
  readonly repository: Repository;
  readonly waiting: Statement;
}

export const outboxOf = ({ sqlite }: Database): readonly OutboxRow[] =>
  sqlite
    .prepare("SELECT * FROM outbox ORDER BY id")
    .all()
    .map((row) => {
      const { payload, ...rest } = row as Omit<OutboxRow, "payload"> & { payload: string }; // our own table
      return { ...rest, payload: JSON.parse(payload) as OutboxRow["payload"] };
    });

/** A pack that the bot keeps, those of single campaigns included; null: it has none such, or no database yet. */
async function packIn(file: string, hash: string): Promise<PackFiles | null> {
  if (!existsSync(file)) return null;
  const database = openDatabase(file, { readonly: true });
  try {
    return await sqliteRepository(database).pack(hash);
  } finally {
    database.close();
  }
}

/** Looks into the bot's database from outside, whether the bot lives or not. */
export class Observer {
  readonly #file: string;
  readonly #books: Rulebooks;
  readonly #staysOpen: boolean;
  #opened: Opened | null = null;

  private constructor(file: string, books: Rulebooks, staysOpen: boolean) {
    this.#file = file;
    this.#books = books;
    this.#staysOpen = staysOpen;
  }

  /** The file is opened for each look, or once if `staysOpen`: then it has to be closed before the bot starts. */
  static async open(file: string, definitions = games, staysOpen = false): Promise<Observer> {
    const empty = openDatabase(":memory:");
    try {
      const shipped = { ...sqliteRepository(empty), pack: (hash: string) => packIn(file, hash) };
      return new Observer(file, await Rulebooks.open(shipped, definitions, null), staysOpen);
    } finally {
      empty.close();
    }
  }

  async look<T>(what: (eye: Eye) => Promise<T>): Promise<T> {
    const file = this.#opened ?? opened(this.#file);
    if (this.#staysOpen) this.#opened = file;
    try {
      return await what(this.#eye(file));
    } finally {
      if (!this.#staysOpen) file.database.close();
    }
  }

  /** A bot that starts after a crash must find no other process that keeps the file in order. */
  close(): void {
    this.#opened?.database.close();
    this.#opened = null;
  }

  /** Each look has campaigns of its own: others would remember what the bot has changed since. */
  #eye({ database, repository, waiting }: Opened): Eye {
    const logger = pino({ level: "silent" });
    const seen = { repository, books: this.#books, clock: { now: Date.now }, logger, botDelay: 0 };
    let campaigns: Campaigns | null = null;
    return {
      repository,
      get campaigns() {
        campaigns ??= new Campaigns(seen);
        return campaigns;
      },
      outbox: () => outboxOf(database),
      isQuiet: () => waiting.get() === undefined,
    };
  }

  /** The one game of a channel, if it has been opened. */
  async record(channel: string): Promise<GameRecord | null> {
    return await this.look(async ({ repository }) => (await repository.games({ channel }))[0] ?? null);
  }
}

function opened(file: string): Opened {
  const database = openDatabase(file, { readonly: true });
  const waiting = database.sqlite.prepare("SELECT 1 FROM outbox WHERE status NOT IN ('sent', 'replaced') LIMIT 1");
  return { database, repository: sqliteRepository(database), waiting };
}
