import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anyMove, type Definition, Dice, type GameTypes, type State } from "#engine";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../../src/campaign/packs/rulebooks.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import { type CheckOutcome, checkRunning } from "../../../src/campaign/service/restart.ts";
import { games } from "../../../src/games/registry.ts";
import { backUpNow } from "../../../src/store/sqlite/backup.ts";
import { type Database, openDatabase } from "../../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../../src/store/sqlite/repository.ts";
import { CHANNEL, MovableClock } from "../harness.ts";

/** A database that release 0.1 left behind: a lobby, a game in the middle of its talks, one that is over; and its packs. */
const RELEASE = fileURLToPath(new URL("../../fixtures/release-0.1", import.meta.url));

let folder = "";
let database: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-release-"));
  cpSync(RELEASE, folder, { recursive: true });
  database = openDatabase(join(folder, "umpire.sqlite"), {
    beforeMigrating: (sqlite) => backUpNow(sqlite, join(folder, "backups"), 0, "before-migrating"),
  });
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** Today's code on that database; `packs`: the ones of that day, or today's. */
async function today(definitions: readonly Definition<GameTypes>[], packs: string | null) {
  const repository = sqliteRepository(database);
  const books = await Rulebooks.open(repository, definitions, packs);
  const clock = new MovableClock();
  const logger = pino({ level: "silent" });
  const outcomes = await checkRunning(repository, books, clock, logger);
  const campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0 });
  const find = async (status: string) => {
    const [game] = (await campaigns.showing.find({ channel: CHANNEL, ended: true })).filter((g) => g.status === status);
    return game?.id ?? "";
  };
  return { campaigns, outcomes, find };
}

type Today = Awaited<ReturnType<typeof today>>;

/** Any legal moves until the game is over. */
async function playOn({ campaigns }: Today, game: string): Promise<void> {
  const dice = new Dice({ key: "5".padStart(64, "0"), next: 0 });
  for (let moves = 0; moves < 200; moves++) {
    const { record, awaited, members } = await campaigns.showing.status(game);
    if (record.status !== "running") return;
    const seat = awaited[0] ?? "";
    const person = members.find((member) => member.seat === seat)?.person ?? "";
    const { book, view, decisions } = await campaigns.showing.seatView(game, person, seat);
    const decision = decisions.find((d) => d.owed);
    const move = decision ? anyMove(book, view, decision, dice) : null;
    if (!decision || !move) throw new Error("nobody can move");
    await campaigns.acting.submit({ game, person, seat, decision: decision.id, moves: [move], interaction: null });
  }
}

const file = async (t: Today, game: string): Promise<unknown> =>
  JSON.parse(JSON.stringify(await t.campaigns.showing.export(game)));

const [iraq] = games.filter((game) => game.id === "iraqi-conflict");
if (!iraq) throw new Error("the game is missing");

/** A later release with another rule and another shape of state. */
const later: Definition<GameTypes> = {
  ...iraq,
  rules: "later",
  stateVersion: iraq.stateVersion + 1,
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      if (stage === "situation") s.dice.below(6);
      return procedure.run(stage, s);
    },
  })),
  upgrade(old, from) {
    const state = iraq.upgrade(old, from) as State<GameTypes>;
    return { ...state, table: { ...state.table, note: `was ${from}` } };
  },
};

describe("a database of release 0.1", () => {
  it("keeps its standing orders; forms and clocks of questions go, and the seats that are waited for get new ones", async () => {
    const old = new Sqlite(join(RELEASE, "umpire.sqlite"), { readonly: true });
    const tables = old.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    old.close();
    expect(tables).toContain("drafts");
    database.close();
    cpSync(join(RELEASE, "umpire.sqlite"), join(folder, "umpire.sqlite"));
    const sqlite = new Sqlite(join(folder, "umpire.sqlite"));
    const [game, seat] = ["SELECT id FROM games WHERE status = 'running'", "SELECT 'us'"].map((query) =>
      sqlite.prepare(query).pluck().get(),
    );
    sqlite.prepare("UPDATE games SET pace = 24").run();
    sqlite.prepare("INSERT INTO standing_orders VALUES (?, ?, 'ready', '{}', 1)").run(game, seat);
    sqlite.prepare("INSERT INTO drafts VALUES (?, ?, '1', 'free', 'propose', '[]', 1)").run(game, seat);
    sqlite.prepare("INSERT OR REPLACE INTO clocks VALUES (?, '4', 99, 88)").run(game);
    sqlite.close();
    database = openDatabase(join(folder, "umpire.sqlite"));
    const t = await today([iraq], join(folder, "packs"));
    const repository = sqliteRepository(database);
    const kept = { seat: "us", name: "ready", params: {}, ask: false, phase: null, turn: null, given: 0, at: 1 };
    expect(await repository.orders(String(game))).toContainEqual(kept);
    expect(await repository.clocks(String(game))).toEqual([]);
    await t.campaigns.resume();
    const { awaited, deadline } = await t.campaigns.showing.status(String(game));
    const clocks = await repository.clocks(String(game));
    expect(clocks.map((clock) => clock.seat).sort()).toEqual([...awaited].sort());
    expect(clocks.every((clock) => clock.deadline === deadline)).toBe(true);
  });

  it("is backed up, brought up to date and loses nothing", async () => {
    expect(readdirSync(join(folder, "backups"))).toHaveLength(1);
    const t = await today([iraq], join(folder, "packs"));
    for (const status of ["lobby", "running", "over"]) expect(await t.find(status)).not.toBe("");
    expect(verify(await file(t, await t.find("over")), games).verdict).toBe("proved");
  });

  it.each([
    ["its own packs", "packs"],
    ["today's packs", null],
  ])("plays on with %s under today's rules, and verifies", async (_, packs) => {
    const t = await today([iraq], packs && join(folder, packs));
    const expected: readonly CheckOutcome[] = ["same", "re-pinned", "upgraded"];
    expect(expected).toContain(t.outcomes[0]?.outcome);
    const game = await t.find("running");
    await playOn(t, game);
    expect((await t.campaigns.showing.record(game)).status).toBe("over");
    expect(verify(await file(t, game), games).verdict).toBe("proved");
  });

  it("is upgraded by a release with other rules and another shape, played on, and verifies from origin to origin", async () => {
    const t = await today([later], join(folder, "packs"));
    expect(t.outcomes.map((f) => f.outcome)).toEqual(["upgraded"]);
    const game = await t.find("running");
    await playOn(t, game);
    const exported = await file(t, game);
    const verdict = verify(exported, [later]);
    expect(verdict.verdict).toBe("chain only");
    expect(verdict.lines.filter((line) => /^Rows .* (play again|were made)/.test(line))).toHaveLength(2);
    const status = await t.campaigns.showing.status(game);
    expect(status.result).not.toBeNull();
  });
});
