import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Definition, GameTypes } from "#engine";
import { type CheckOutcome, checkRunning } from "../../../src/campaign/service/restart.ts";
import { games } from "../../../src/games/registry.ts";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "../harness.ts";

const [iraq] = games;
if (!iraq) throw new Error("no game");

/** The same game drawing one number more before every deal, as a corrected rule would. */
const drawingMore = (rules: string): Definition<GameTypes> => ({
  ...iraq,
  rules,
  procedures: iraq.procedures.map((procedure) => ({
    ...procedure,
    run(stage, s) {
      if (stage === "situation") s.dice.below(6);
      return procedure.run(stage, s);
    },
  })),
});

let folder = "";
let s: Service;
/** What was logged at the last start. */
let logged: string[] = [];
/** The one that is damaged, and one that has nothing to do with it. */
let victim = "";
let other = "";
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "umpire-damage-"));
  s = await service(join(folder, "umpire.sqlite"));
  victim = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  other = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  for (const game of [victim, other]) await commit(game, 0, "us");
  await drain(s);
});
afterEach(() => {
  s.database.close();
  rmSync(folder, { recursive: true });
});

const commit = (game: string, n: number, seat: string) =>
  s.campaigns.acting.submit({
    game,
    person: person(n).id,
    seat,
    decision: null,
    moves: [{ action: "commit", params: { discard: [] } }],
    interaction: interaction(),
  });

/** The process ends and one with this definition starts. */
async function restart(
  definition: Definition<GameTypes> = iraq as Definition<GameTypes>,
): Promise<{ [game: string]: CheckOutcome }> {
  s.database.close();
  s = await service(join(folder, "umpire.sqlite"), [definition]);
  logged = [];
  const logger = pino({ level: "warn" }, { write: (line) => void logged.push(line) });
  const outcomes = await checkRunning(s.repository, s.books, s.clock, logger);
  await s.campaigns.resume();
  return Object.fromEntries(outcomes.map(({ game, outcome }) => [game, outcome]));
}

const spoil = (sql: string): void => {
  expect(s.database.sqlite.prepare(sql).run({ victim }).changes).toBeGreaterThan(0);
};

/** Who is told what about the damaged campaign. */
const told = async (): Promise<readonly string[]> =>
  (await drain(s)).filter((row) => row.game === victim).map((row) => `${row.destination} ${textOf(row)}`);

const SPOILT: readonly [string, string, RegExp][] = [
  [
    "a row of its log",
    'UPDATE log SET params = \'{"discard":["x"]}\' WHERE game = :victim AND seq = 1',
    /row 1: it was changed/,
  ],
  [
    "a row of its log that cannot be read",
    "UPDATE log SET params = '{' WHERE game = :victim AND seq = 1",
    /log.params/,
  ],
  ["a missing row", "DELETE FROM log WHERE game = :victim AND seq = 0", /the beginning is missing/],
  ["its state", "UPDATE snapshots SET state = state || ' ' WHERE game = :victim", /its state was changed/],
  [
    "the state of an earlier row",
    "UPDATE snapshots SET seq = 1 WHERE game = :victim",
    /not the one that its log leads to/,
  ],
  ["a missing state", "DELETE FROM snapshots WHERE game = :victim", /its state is missing/],
  ["its secret", "UPDATE games SET secret = upper(secret) || '0' WHERE id = :victim", /its secret/],
  ["its options", "UPDATE games SET options = '{}' WHERE id = :victim", /its options/],
  ["its record", "UPDATE games SET options = '{' WHERE id = :victim", /its record cannot be read/],
  ["its timetable", "UPDATE games SET timetable = '{}' WHERE id = :victim", /its record cannot be read/],
];

describe("what is damaged", () => {
  it.each(SPOILT)("%s: is called damage, to the host and the operator; other campaigns go on", async (_, sql, why) => {
    spoil(sql);
    const outcomes = await restart();
    expect(outcomes[other]).toBe("same");
    const lines = await told();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(
      new RegExp(`^person:${person(0).id} Test: set aside The stored data of this campaign is damaged`),
    );
    expect(lines[0]).toMatch(why);
    expect(logged.filter((line) => why.test(line) && line.includes(victim))).toHaveLength(1);
    await commit(other, 1, "insurgents");
    await expect(commit(victim, 1, "insurgents")).rejects.toThrow(/damaged/);
  });

  it("a clock of nobody's seat: the campaign takes no move", async () => {
    spoil("INSERT INTO clocks (game, seat, phase, \"left\") VALUES (:victim, 'nobody', '1.commitment', 5)");
    await restart();
    await expect(commit(victim, 1, "insurgents")).rejects.toThrow(/damaged/);
  });

  it("is damage under corrected rules, too: nothing was corrected in it", async () => {
    spoil("UPDATE log SET action = 'ready' WHERE game = :victim AND seq = 1");
    expect(await restart(drawingMore("corrected"))).toMatchObject({ [victim]: "damaged", [other]: "upgraded" });
    expect((await told()).join()).not.toContain("corrected");
  });

  it("is not what other code plays otherwise, whatever version it says that it is", async () => {
    expect(await restart(drawingMore(iraq.rules))).toMatchObject({ [victim]: "upgraded", [other]: "upgraded" });
    expect((await told()).join()).toMatch(/plays Iraqi Conflict differently in some cases/);
  });

  it("waits for nobody, keeps nobody waiting, and is told once", async () => {
    spoil("DELETE FROM snapshots WHERE game = :victim");
    await restart();
    await drain(s);
    await restart();
    s.clock.advance(25 * 3_600_000);
    const rows = (await s.repository.log(victim)).length;
    await s.campaigns.tick();
    expect((await s.repository.log(victim)).length).toBe(rows);
    expect((await s.repository.log(other)).length).toBeGreaterThan(2);
    expect(await told()).toEqual([]);
    expect((await s.campaigns.showing.todo(person(1).id)).found.map(({ record }) => record.id)).toEqual([other]);
  });

  it("says so where somebody asks, and its host can end it", async () => {
    spoil("UPDATE snapshots SET state = '{}' WHERE game = :victim");
    await restart();
    expect((await s.campaigns.showing.status(victim)).record.status).toBe("damaged");
    expect((await s.campaigns.showing.find({ person: person(0).id })).map(({ id }) => id)).toContain(victim);
    const staff = { game: victim, person: person(0).id, staffOf: null, interaction: null };
    for (const asked of [
      () => s.campaigns.showing.seatView(victim, person(0).id, "us"),
      () => s.campaigns.looks.board(victim, person(0).id, null),
      () => s.campaigns.acting.undo({ game: victim, person: person(0).id, row: null, interaction: null }),
      () => s.campaigns.people.repair(staff),
    ])
      await expect(asked()).rejects.toThrow(/This campaign is set aside/);
    await s.campaigns.people.abandon(victim, person(0), interaction());
    expect((await s.campaigns.showing.record(victim)).status).toBe("abandoned");
  });

  it("goes on with all that waited once it is whole again", async () => {
    await commit(victim, 1, "insurgents");
    s.database.sqlite.exec("CREATE TABLE kept AS SELECT * FROM snapshots");
    spoil("UPDATE snapshots SET state = '{}' WHERE game = :victim");
    await restart();
    expect(await told()).toHaveLength(1);
    spoil("UPDATE snapshots SET state = (SELECT state FROM kept WHERE game = :victim) WHERE game = :victim");
    expect(await restart()).toMatchObject({ [victim]: "same", [other]: "same" });
    const rows = await drain(s);
    const ofVictim = rows.filter(({ game }) => game === victim);
    expect(ofVictim.map(textOf).join()).toContain("sound again");
    expect(ofVictim.some(({ payload }) => payload.kind === "live")).toBe(true);
    expect((await s.campaigns.showing.status(victim)).awaited).toHaveLength(2);
  });

  it("is met while the bot runs: the game is set aside, and its host told", async () => {
    await restart();
    await drain(s);
    s.database.close();
    s = await service(join(folder, "umpire.sqlite"));
    spoil(
      "INSERT INTO standing_orders (game, seat, name, params, at) SELECT id, 'us', 'ready', '{', 1 FROM games WHERE id = :victim",
    );
    await expect(commit(victim, 1, "insurgents")).rejects.toThrow(/This campaign is set aside/);
    expect((await told()).join()).toContain("standing_orders.params");
    await commit(other, 1, "insurgents");
  });
});

describe("a damaged message", () => {
  it.each(["{", "null", '{"kind":"parrot"}', '{"kind":"post"}'])(
    "%s is put away, its host is told, and others are sent",
    async (payload) => {
      await commit(victim, 1, "insurgents");
      await commit(other, 1, "insurgents");
      const channel = s.database.sqlite.prepare(
        "UPDATE outbox SET payload = ? WHERE game = ? AND status = 'waiting' AND destination LIKE 'channel:%'",
      );
      const spoilt = channel.run(payload, victim).changes;
      expect(spoilt).toBeGreaterThan(0);
      const sent: string[] = [];
      for (
        let heads = await s.campaigns.deliveries.heads();
        heads.length > 0;
        heads = await s.campaigns.deliveries.heads()
      )
        for (const row of heads) {
          await s.campaigns.deliveries.claim([row]);
          if (row.payload.kind === "damaged") await s.campaigns.deliveries.discard(row);
          else {
            await s.campaigns.deliveries.sent(row, `m${row.id}`);
            sent.push(`${row.game === victim ? "victim" : "other"} ${row.destination} ${textOf(row)}`);
          }
        }
      const notices = sent.filter((row) => row.startsWith(`victim person:${person(0).id} Test: a message is lost`));
      expect(notices).toHaveLength(spoilt);
      expect(sent).toContainEqual(expect.stringMatching(/^other channel:\d+ live/));
      expect(await s.repository.outbox.pending()).toBe(0);
    },
  );
});
