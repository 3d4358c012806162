import type { Change } from "../../src/store/change.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import type { Database } from "../../src/store/sqlite/database.ts";
import { databaseOf, openStorage } from "../../src/store/sqlite/storage.ts";
import type { Storage } from "../../src/store/storage.ts";
import { servedBy, serverAddress } from "../postgres/databases.ts";

export { IS_SERVED } from "../postgres/databases.ts";

import { writeBehind } from "../write-behind.ts";

export const GAME = "abcde";

export const record = (id: string): GameRecord => ({
  id,
  version: 1,
  game: "g",
  name: "n",
  guild: null,
  channel: "c",
  host: "p",
  status: "running",
  options: {},
  content: "h",
  rules: "1",
  secret: "s",
  commitment: "c",
  timetable: null,
  created: 1,
  started: 1,
  ended: null,
  paused: null,
  cutOff: null,
  bars: [],
  several: false,
  moderator: null,
  atEnd: "open",
  level: "easy",
  help: "try-outs",
  silentSeat: null,
  leaveDays: null,
  talks: "announced",
  talkTime: "any",
  rematchOf: null,
  council: null,
});

export interface Store {
  readonly storage: Storage;
  /** SQLite's, for what only it has. */
  readonly database: Database;
  readonly repository: Repository;
  write(change: Partial<Change>): Promise<"written" | "repeated">;
  /**
   * Reads or damages something behind its back: runs a statement, with `?` for values, and gives the first column of what it
   * finds.
   */
  beneath(statement: string, ...values: readonly (string | number | boolean | null)[]): Promise<unknown[]>;
  close(): Promise<void>;
}

/** A database with games of these ids in it. */
export async function storeWith(...games: readonly string[]): Promise<Store> {
  const server = serverAddress();
  const opened = server === null ? inMemory() : await served(server);
  const { repository } = opened.storage;
  await repository.keepPack("h", "g", {});
  for (const id of games) await writeBehind(repository, { game: id, create: record(id), at: 1 });
  return {
    ...opened,
    get database() {
      return databaseOf(opened.storage);
    },
    repository,
    write: (change) => writeBehind(repository, { game: GAME, at: 5, ...change }),
  };
}

type Opened = Pick<Store, "storage" | "beneath" | "close">;

function inMemory(): Opened {
  const storage = openStorage(":memory:");
  const { sqlite } = databaseOf(storage);
  return {
    storage,
    async beneath(statement, ...values) {
      const stored = values.map((value) => (typeof value === "boolean" ? Number(value) : value));
      const prepared = sqlite.prepare<unknown[], unknown>(statement);
      if (prepared.reader) return prepared.pluck().all(...stored);
      prepared.run(...stored);
      return [];
    },
    close: () => storage.close(),
  };
}

async function served(server: string): Promise<Opened> {
  const { storage, beneath, drop } = await servedBy(server, "empty", async () => undefined);
  return { storage, beneath, close: drop };
}
