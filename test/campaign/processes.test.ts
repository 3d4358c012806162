import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { readLessons } from "../../src/campaign/lessons/shelf.ts";
import type { Repository } from "../../src/store/repository.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "./harness.ts";

let folder = "";
let s: Service;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-processes-"));
  s = await service(join(folder, "umpire.sqlite"));
});
afterEach(() => {
  s.database.close();
  rmSync(folder, { recursive: true });
});

/** What another process does just before this one writes: `meanwhile` is asked before each write. */
function beside(meanwhile: (elsewhere: Repository, change: Parameters<Repository["write"]>[0]) => Promise<void>) {
  const own = sqliteRepository(s.database);
  const elsewhere = sqliteRepository(s.database);
  const write: Repository["write"] = async (change, from) => {
    await meanwhile(elsewhere, change);
    return await own.write(change, from);
  };
  const repository = { ...own, isShared: true, write };
  const logger = pino({ level: "silent" });
  return new Campaigns({ ...s, repository, logger, botDelay: 0, lessons: readLessons(s.books, null) });
}

describe("two processes that draw the same id", () => {
  /** Whatever is created is created by another process first, under the same id; once. */
  const tookFirst = (taken: string[]) =>
    beside(async (elsewhere, { create }) => {
      if (!create || taken.length > 0) return;
      taken.push(create.id);
      await elsewhere.write({ game: create.id, create: { ...create, name: "Elsewhere" }, at: 1 }, null);
    });

  it("create two campaigns", async () => {
    const taken: string[] = [];
    const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "Here", pace: null };
    const wish = { ...place, game: "iraqi-conflict", options: { seats: "2" }, interaction: interaction() };
    const { id } = await tookFirst(taken).people.create(wish);
    const names = await Promise.all([...taken, id].map(async (game) => (await s.repository.game(game))?.name));
    expect(names).toEqual(["Elsewhere", "Here"]);
    expect(await s.repository.outbox.pending()).toBe(1); // the lobby's post: what could not be created has left nothing behind
  });

  it("begin two lessons", async () => {
    const taken: string[] = [];
    const campaigns = tookFirst(taken);
    const [lesson] = await campaigns.learning.offered(person(0).id);
    if (!lesson) throw new Error("there is no lesson");
    const asked = { lesson: lesson.id, person: person(0), channel: CHANNEL, interaction: interaction() };
    const game = await campaigns.learning.begin(asked);
    expect(taken).not.toContain(game);
    expect(await s.repository.lesson(game)).toMatchObject({ person: person(0).id, lesson: lesson.id });
  });
});
