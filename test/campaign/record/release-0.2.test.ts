import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anyMove, Dice, UNTOLD } from "#engine";
import { Campaigns } from "../../../src/campaign/campaigns.ts";
import { Rulebooks } from "../../../src/campaign/packs/rulebooks.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import { type Checked, checkRunning } from "../../../src/campaign/service/restart.ts";
import { SHEET, storedSheet } from "../../../src/discord/seat/state/state.ts";
import { games } from "../../../src/games/registry.ts";
import type { Repository } from "../../../src/store/repository.ts";
import { type Database, openDatabase } from "../../../src/store/sqlite/database.ts";
import { sqliteRepository } from "../../../src/store/sqlite/repository.ts";
import { amount, isLong } from "../../amounts.ts";
import { CHANNEL, MovableClock } from "../harness.ts";

/** What release 0.2 left behind (scripts/release/fixture.ts): campaigns in awkward places, and exports of finished ones. */
const RELEASE = fileURLToPath(new URL("../../fixtures/release-0.2", import.meta.url));
const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(RELEASE, name)));

/** Every campaign of the database, by name. */
const RUNNING = [
  "Iraq sealed",
  "Baghdad battle",
  "Baghdad action",
  "Lebanon battle",
  "Lebanon sealed",
  "Fitna 2020 battle",
  "Fitna 2020 sealed",
  "Fitna 2018 battle",
] as const;

/** How many acts; in the long run as many as it takes to the end. */
const MOST = amount(40, 3000);

describe("a database of release 0.2", () => {
  let folder = "";
  let database: Database;
  let repository: Repository;
  let campaigns: Campaigns;
  let outcomes: readonly Checked[] = [];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "umpire-release-"));
    const file = join(folder, "umpire.sqlite");
    writeFileSync(file, unpacked("umpire.sqlite.gz"));
    database = openDatabase(file);
    repository = sqliteRepository(database);
    const books = await Rulebooks.open(repository, games, null);
    const clock = new MovableClock();
    clock.at = Date.UTC(2027, 0, 1);
    const logger = pino({ level: "silent" });
    outcomes = await checkRunning(repository, books, clock, logger);
    campaigns = new Campaigns({ repository, books, clock, logger, botDelay: 0 });
  });
  afterAll(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const idOf = async (name: string): Promise<string> => {
    const all = await campaigns.showing.find({ channel: CHANNEL });
    return all.find((game) => game.name === name)?.id ?? "";
  };

  it("sets no campaign aside", async () => {
    const all = await campaigns.showing.find({ channel: CHANNEL });
    expect(all.map(({ name, status }) => `${name}: ${status}`).sort()).toEqual(
      RUNNING.map((name) => `${name}: running`).sort(),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "damaged")).toEqual([]);
  });

  it("keeps standing orders, and sheets that are half filled in", async () => {
    for (const name of RUNNING) {
      const game = await idOf(name);
      const seats = (await campaigns.showing.status(game)).members.flatMap(({ seat }) => seat ?? []);
      const sheets = await Promise.all(seats.map((seat) => repository.sheet(game, { seat, decision: SHEET })));
      expect(
        sheets.some((sheet) => (storedSheet(sheet)?.rows.length ?? 0) > 0),
        `${name}: a sheet`,
      ).toBe(true);
      expect((await repository.orders(game)).length, `${name}: orders`).toBeGreaterThan(0);
    }
  });

  it.each(RUNNING)("plays %s on, and verifies it", { timeout: 300_000 }, async (name) => {
    const game = await idOf(name);
    const dice = new Dice({ key: "2".padStart(64, "0"), next: 0 });
    let acts = 0;
    for (; (await campaigns.showing.record(game)).status === "running" && acts < MOST; acts++) {
      const { awaited, members } = await campaigns.showing.status(game);
      const seat = dice.of(awaited);
      const person = members.find((member) => member.seat === seat)?.person ?? "";
      const { book, view, decisions } = await campaigns.showing.seatView(game, person, seat);
      const decision = decisions.find((one) => one.owed);
      const move = decision ? anyMove(book, view, decision, dice) : null;
      if (!decision || !move) throw new Error(`${seat} cannot move`);
      await campaigns.acting.submit({ game, person, seat, decision: decision.id, moves: [move], interaction: null });
    }
    expect(acts).toBeGreaterThan(0);
    if (isLong) expect((await campaigns.showing.record(game)).status).toBe("over");
    const told = (await repository.log(game)).flatMap((row) => row.told);
    const words = told.filter((one) => typeof one === "string");
    expect(told.length, "the release's words, and events since").toBeGreaterThan(words.length);
    const shown = (await campaigns.showing.chronicle(game, 10_000)).flatMap((row) => row.told);
    expect(shown).toEqual(expect.arrayContaining(words));
    expect([shown.length, shown.includes(UNTOLD)]).toEqual([told.length, false]);
    const file = JSON.parse(JSON.stringify(await campaigns.showing.export(game)));
    const { verdict, lines } = verify(file, games);
    const isUpgraded = outcomes.some((one) => one.game === game && one.outcome === "upgraded");
    expect(verdict, lines.join("\n")).toBe(isUpgraded ? "chain only" : "proved");
  });
});

describe("a game that release 0.2 has exported", () => {
  const exported = readdirSync(RELEASE).filter((name) => name.endsWith(".json.gz"));

  it("is there for every game and edition", () => {
    expect(exported.map((name) => name.split(".")[0]).sort()).toEqual([
      "baghdad",
      "fitna-2018",
      "fitna-2020",
      "iraq",
      "lebanon",
    ]);
  });

  it.each(exported)("%s is proved, unless its rules have been corrected since", (name) => {
    const file = JSON.parse(unpacked(name).toString()) as { game: string; rows: { rules: string }[] };
    const { verdict, lines } = verify(file, games);
    const { rules } = games.find(({ id }) => id === file.game) ?? {};
    const isCorrected = file.rows[0]?.rules !== rules;
    expect(isCorrected ? ["proved", "chain only"] : ["proved"], lines.join("\n")).toContain(verdict);
  });
});
