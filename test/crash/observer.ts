import { existsSync } from "node:fs";
import { pino } from "pino";
import type { PackFiles } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../src/campaign/rulebooks.ts";
import { games } from "../../src/games/registry.ts";
import type { GameRecord, OutboxRow } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import { type Database, openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";

export interface Eye {
  readonly repository: Repository;
  readonly campaigns: Campaigns;
  readonly outbox: () => readonly OutboxRow[];
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

  private constructor(file: string, books: Rulebooks) {
    this.#file = file;
    this.#books = books;
  }

  static async open(file: string, definitions = games): Promise<Observer> {
    const empty = openDatabase(":memory:");
    try {
      const shipped = { ...sqliteRepository(empty), pack: (hash: string) => packIn(file, hash) };
      return new Observer(file, await Rulebooks.open(shipped, definitions, null));
    } finally {
      empty.close();
    }
  }

  /** The file is opened for one look only: a crash shall find no other process that keeps it in order. */
  async look<T>(what: (eye: Eye) => Promise<T>): Promise<T> {
    const database = openDatabase(this.#file, { readonly: true });
    try {
      const repository = sqliteRepository(database);
      const outbox = (): readonly OutboxRow[] => outboxOf(database);
      return await what({ repository, campaigns: this.#campaigns(repository), outbox });
    } finally {
      database.close();
    }
  }

  #campaigns(repository: Repository): Campaigns {
    const logger = pino({ level: "silent" });
    return new Campaigns({ repository, books: this.#books, clock: { now: Date.now }, logger, botDelay: 0 });
  }

  /** The one game of a channel, if it has been opened. */
  async record(channel: string): Promise<GameRecord | null> {
    return await this.look(async ({ repository }) => (await repository.games({ channel }))[0] ?? null);
  }
}
