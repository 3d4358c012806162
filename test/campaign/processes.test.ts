import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { readLessons } from "../../src/campaign/lessons/shelf.ts";
import type { Repository } from "../../src/store/repository.ts";
import { sqliteRepository } from "../../src/store/sqlite/repository.ts";
import { writeBehind } from "../write-behind.ts";
import { CHANNEL, drain, GUILD, interaction, person, type Service, service, startedGame, textOf } from "./harness.ts";

const DAY = 24 * 3_600_000;
const SEATS = ["us", "insurgents"];

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

describe("what follows from an act, or from a limit, though another process writes between the two", () => {
  let game = "";
  beforeEach(async () => {
    game = await startedGame(s, SEATS, { pace: 24, turns: 9 });
    await drain(s);
  });

  /** How many writes are left until one that another process is just ahead of; 0: no more of them are. */
  let until = 0;
  const here = (): Campaigns =>
    beside(async (elsewhere) => {
      if (--until === 0) await writeBehind(elsewhere, { game, at: s.clock.now() });
    });
  const act = async (one: Campaigns, n: number): Promise<{ readonly repeated: boolean }> => {
    const asking = { game, person: person(n).id, seat: SEATS[n] ?? "", decision: null, interaction: interaction() };
    const does = (action: string, params: Params) => one.acting.submit({ ...asking, moves: [{ action, params }] });
    return await does("commit", { discard: [] }).catch(() => does("ready", {}));
  };
  const member = async (n: number) => (await s.repository.members(game)).find((one) => one.person === person(n).id);
  const acts = async (): Promise<number> => (await s.repository.log(game)).filter(({ kind }) => kind === "act").length;
  const pass = async (one: Campaigns, days: number): Promise<void> => {
    s.clock.advance(days * DAY);
    await one.tick();
  };
  /** Somebody acts, and another process is ahead of what follows from it; says what is posted. */
  async function overtaken(n: number): Promise<string> {
    const before = await acts();
    until = 2;
    expect((await act(here(), n)).repeated).toBe(false);
    expect([until <= 0, await acts()]).toEqual([true, before + 1]);
    return (await drain(s)).map(textOf).join("\n");
  }

  it("ends the leave of whoever plays", async () => {
    await s.campaigns.time.goAway(game, person(1), 3, interaction());
    await drain(s);
    expect((await overtaken(1)).match(/is back\./g)).toHaveLength(1);
    expect((await member(1))?.away).toBeNull();
  });

  it("leaves an act done where others write all the time: only what follows is given up, and said in the log", async () => {
    await s.campaigns.time.goAway(game, person(1), 3, interaction());
    const before = await acts();
    let writes = 0;
    const one = beside(async (elsewhere) => {
      if (++writes > 1) await writeBehind(elsewhere, { game, at: s.clock.now() });
    });
    expect((await act(one, 1)).repeated).toBe(false);
    expect(await acts()).toBe(before + 1);
    expect((await member(1))?.away).not.toBeNull();
  });

  it("lets a campaign that nobody has played go on", async () => {
    game = await startedGame(s, SEATS);
    await pass(s.campaigns, 30);
    expect((await s.repository.game(game))?.paused).not.toBeNull();
    await drain(s);
    expect(await overtaken(1)).toContain("The campaign goes on.");
    expect((await s.repository.game(game))?.paused).toBeNull();
  });

  it("counts the time that ran out for whoever was waited for", async () => {
    const one = here();
    await one.tick();
    await act(s.campaigns, 0);
    until = 2;
    await pass(one, 1);
    expect([until <= 0, (await member(1))?.waited]).toEqual([true, DAY]);
  });

  it("shows that whoever was silent is there", async () => {
    for (let day = 0; day < 2; day++) {
      await act(s.campaigns, 0);
      await pass(s.campaigns, 1);
    }
    expect((await member(1))?.silent).not.toBeNull();
    expect(await overtaken(1)).toContain("is back.");
    expect((await member(1))?.silent).toBeNull();
  });
});
