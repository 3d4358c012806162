import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { KEPT } from "../../../src/store/retention.ts";
import { cleanUp } from "../../../src/store/sqlite/cleaning.ts";
import { CHANNEL, GUILD, interaction, person, type Service, service } from "../harness.ts";

const LESSON = "iraqi-conflict.first-turn";
const LEARNER = person(1);
const STRANGER = person(2);
const DAY = 24 * 3_600_000;

let here: Service;
let game: string;
const begin = (lesson = LESSON) =>
  here.campaigns.learning.begin({ lesson, person: LEARNER, channel: CHANNEL, interaction: interaction() });
beforeEach(async () => {
  here = await service();
  game = await begin();
});
afterEach(() => here.database.close());

const discard = (cards: readonly string[]) =>
  here.campaigns.acting.submit({
    ...{ game, person: LEARNER.id, seat: "us", interaction: interaction() },
    moves: [{ action: "commit", params: { discard: cards } }],
  });
const RIGHT = ["infiltration", "terrorist-attacks"];
const stopOf = async () => (await here.repository.lesson(game))?.stop;

/** Rows of all tables that belong to the lesson. */
function rows(): number {
  const { sqlite } = here.database;
  const tables = sqlite.prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
  const ofGame = tables.filter((table) =>
    sqlite.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = 'game'`).pluck().get(),
  );
  const counts = ofGame
    .filter((table) => table !== "games" && table !== "packs" && table !== "engines")
    .map((table) => sqlite.prepare<[string], number>(`SELECT count(*) FROM ${table} WHERE game = ?`).pluck().get(game));
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

describe("a lesson", () => {
  it("is on no list, counts as no campaign, and nothing of it is ever due", async () => {
    const { showing, tick } = here.campaigns;
    const searches = [{ person: LEARNER.id }, { host: LEARNER.id }, { channel: CHANNEL }, { guild: GUILD }];
    for (const search of searches)
      for (const ended of [false, true]) expect(await showing.find({ ...search, ended })).toEqual([]);
    expect((await showing.todo(LEARNER.id)).found).toEqual([]);
    expect(await here.repository.count("running")).toBe(0);
    expect(await here.repository.underWay("", 9)).toEqual([]);
    expect(await here.repository.dueBy(here.clock.now() + 365 * DAY)).toEqual([]);
    here.clock.advance(30 * DAY);
    await tick.call(here.campaigns);
    expect(await stopOf()).toBe(0);
  });

  it("is not begun without end by a stranger", async () => {
    here.database.close();
    here = await service(":memory:", undefined, null, { isPublic: true });
    const begun = async (): Promise<void> => void (await begin());
    for (let i = 0; i < 60; i++) await begun();
    await expect(begin()).rejects.toThrow(/within a minute, so nothing was done/);
    here.clock.advance(60_000);
    await begun();
  });

  it("sends its page to its learner alone, once; nothing of it goes to a channel", async () => {
    const sent = () => here.database.sqlite.prepare("SELECT destination, slot FROM outbox").all();
    expect(sent()).toEqual([{ destination: `person:${LEARNER.id}`, slot: "seats" }]);
    await discard(RIGHT);
    expect(sent()).toHaveLength(1);
    expect(await here.repository.livePost(game, null)).toBeNull();
  });

  it("does not exist for anybody else", async () => {
    const { showing, acting, learning } = here.campaigns;
    await expect(showing.seatView(game, STRANGER.id, "us")).rejects.toMatchObject({ code: "not-your-seat" });
    await expect(learning.leave(game, STRANGER.id)).rejects.toMatchObject({ code: "no-game" });
    const moves = [{ action: "commit", params: { discard: [] } }];
    const asked = { game, person: STRANGER.id, seat: "us", moves, interaction: interaction() };
    await expect(acting.submit(asked)).rejects.toMatchObject({ code: "not-your-seat" });
  });

  it("is gone on with where it was, and begun anew once it is over or was left", async () => {
    await discard(RIGHT);
    expect(await begin()).toBe(game);
    expect(await stopOf()).toBe(1);
    await here.campaigns.learning.leave(game, LEARNER.id);
    expect(rows()).toBe(0);
    await expect(here.campaigns.showing.record(game)).rejects.toThrow("This lesson is over");
    expect(await begin()).not.toBe(game);
  });

  it("gives what is done with the same interaction once more no second answer", async () => {
    const asked = { game, person: LEARNER.id, seat: "us", interaction: interaction() };
    const moves = [{ action: "commit", params: { discard: RIGHT } }];
    await here.campaigns.acting.submit({ ...asked, moves });
    const again = await here.campaigns.acting.submit({ ...asked, moves });
    expect([again.repeated, await stopOf()]).toEqual([true, 1]);
  });

  it("lets nothing be settled ahead or taken back", async () => {
    const { acting } = here.campaigns;
    await discard(RIGHT);
    const undo = { game, person: LEARNER.id, row: null, interaction: interaction() };
    await expect(acting.undo(undo)).rejects.toMatchObject({ code: "acted-since" });
    const [order] = here.books.shipped("iraqi-conflict").definition.orders;
    const set = acting.setOrder(game, LEARNER.id, "us", order?.name ?? "", {}, interaction());
    await expect(set).rejects.toMatchObject({ code: "lesson" });
  });

  it("goes with its learner's data, and by itself when nobody has gone on with it for 90 days", async () => {
    expect(rows()).toBeGreaterThan(0);
    await here.campaigns.privacy.forget(LEARNER.id);
    expect(rows()).toBe(0);
    game = await begin();
    await cleanUp(here.database, KEPT, here.clock.now() + 89 * DAY);
    expect(rows()).toBeGreaterThan(0);
    await cleanUp(here.database, KEPT, here.clock.now() + 91 * DAY);
    expect(rows()).toBe(0);
  });

  it("goes at a start that has another one of that name", async () => {
    const { version } = (await here.repository.lesson(game)) ?? { version: "" };
    await here.repository.dropLessonsBut(["other", version]);
    expect(rows()).toBeGreaterThan(0);
    await here.repository.dropLessonsBut(["other"]);
    expect(rows()).toBe(0);
  });
});
