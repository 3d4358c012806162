/** How much heap one more loaded game takes, next to the same game as parsed JSON. */
import { pino } from "pino";
import { Rulebooks } from "../../src/campaign/packs/rulebooks.ts";
import { Core } from "../../src/campaign/service/core.ts";
import { rounded } from "../../src/cli/figures.ts";
import { games } from "../../src/games/registry.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { campaignsOn } from "./campaign.ts";
import { collectGarbage } from "./garbage.ts";

export interface MemoryFigures {
  readonly games: number;
  /** Heap for one more loaded game, kB. */
  readonly kBPerGame: number;
  /** The same game, only as parsed JSON, kB. */
  readonly stateKB: number;
}

/** What a running game costs while it is kept in memory. */
export async function benchMemory(game: string, count: number): Promise<MemoryFigures> {
  const database = openDatabase(":memory:");
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, games, null);
  const clock = { now: () => Date.now() };
  const logger = pino({ level: "silent" });
  const campaigns = campaignsOn(repository, books, { botDelay: 60_000 });
  const person = { id: "1", name: "Host" };
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await campaigns.people.create({
      game,
      name: "",
      options: {},
      host: person,
      guild: null,
      channel: "1",
      pace: null,
      several: true,
      interaction: null,
    });
    for (const { id: seat } of (await campaigns.showing.status(id)).seats)
      await campaigns.people.join({ game: id, person, seat, word: null, interaction: null });
    await campaigns.people.start(id, person, false, null);
    ids.push(id);
  }
  const fresh = new Core(repository, books, clock, logger);
  const before = heap();
  for (const id of ids) await fresh.begun(await fresh.record(id));
  const kept = heap() - before;
  await fresh.record(ids[0] ?? ""); // held until here: what nobody uses any more is not kept
  const text = (await repository.snapshot(ids[0] ?? ""))?.state ?? "null";
  const alone = heap();
  const parsed = ids.map(() => JSON.parse(text) as unknown);
  const plain = heap() - alone;
  database.close();
  return { games: count, kBPerGame: rounded(kept / count / 1024), stateKB: rounded(plain / parsed.length / 1024) };
}

function heap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
