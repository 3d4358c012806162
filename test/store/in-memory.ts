import type { Change } from "../../src/store/change.ts";
import { openStorage } from "../../src/store/open.ts";
import type { GameRecord } from "../../src/store/records.ts";
import type { Repository } from "../../src/store/repository.ts";
import type { Database } from "../../src/store/sqlite/database.ts";
import { databaseOf } from "../../src/store/sqlite/storage.ts";
import type { Storage } from "../../src/store/storage.ts";
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
  silentSeat: null,
  leaveDays: null,
  talks: "announced",
  talkTime: "any",
  rematchOf: null,
  council: null,
});

export interface Store {
  readonly storage: Storage;
  /** For what is read or damaged behind its back. */
  readonly database: Database;
  readonly repository: Repository;
  write(change: Partial<Change>): Promise<"written" | "repeated">;
}

/** A database with games of these ids in it. */
export async function storeWith(...games: readonly string[]): Promise<Store> {
  const storage = openStorage(":memory:");
  const { repository } = storage;
  await repository.keepPack("h", "g", {});
  for (const id of games) await writeBehind(repository, { game: id, create: record(id), at: 1 });
  return {
    storage,
    database: databaseOf(storage),
    repository,
    write: (change) => writeBehind(repository, { game: GAME, at: 5, ...change }),
  };
}
