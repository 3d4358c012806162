import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { councilOf } from "../../../src/campaign/facts/council.ts";
import { lookedWords } from "../../../src/campaign/log/since.ts";
import { interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilGame, HOUR } from "./council-game.ts";

const DAY = 24 * HOUR;
let c: CouncilGame;
beforeEach(async () => {
  c = await councilGame(await service(), 3, { pace: null, settings: { rule: "anyone" } });
});
afterEach(() => c.s.database.close());

const look = (n: number, seat = "us") => c.s.campaigns.showing.seatView(c.game, person(n).id, seat);
const commit = (n: number, seat: string) =>
  c.s.campaigns.acting.submit({
    ...{ game: c.game, person: person(n).id, seat, decision: null, interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });

it("a member of a council reads what has happened since they looked themselves, their own council's news included", async () => {
  const { clock, campaigns } = c.s;
  await look(0);
  await campaigns.tick();
  const then = clock.now();
  clock.advance(5 * DAY);
  await commit(1, "us");
  await commit(3, "insurgents");
  const { looked, since } = await look(0);
  expect(looked).toBe(then);
  expect(lookedWords(looked ?? 0, clock.now())).toBe("Since you last looked, 5 days");
  expect(since.map(({ text }) => text).join("\n")).toMatch(/US/);
});

it("what was read is no news at the next look; whoever holds a seat alone reads what came after their last act, as ever", async () => {
  const { clock, campaigns } = c.s;
  clock.advance(HOUR);
  await commit(1, "us");
  await commit(3, "insurgents");
  clock.advance(HOUR);
  expect((await look(0)).since).not.toEqual([]);
  await campaigns.tick();
  clock.advance(HOUR);
  expect((await look(0)).since).toEqual([]);
  expect(await look(3, "insurgents")).toMatchObject({ looked: null });
});

describe("nobody has looked because time has passed:", () => {
  const goneSince = async (): Promise<number> => {
    await look(0);
    await c.s.campaigns.tick();
    const then = c.s.clock.now();
    c.s.clock.advance(DAY);
    await commit(1, "us");
    return then;
  };
  const days = async (n: number): Promise<void> => {
    c.s.clock.advance(n * DAY);
    await c.s.campaigns.tick();
  };

  it("what came before a pause, and during it, is news once it is over", async () => {
    const then = await goneSince();
    await c.s.campaigns.requests.ask(c.game, person(3), { kind: "pause", days: 2 }, interaction());
    await c.s.campaigns.requests.answer(c.game, person(1), { number: 1, yes: true }, interaction());
    await commit(3, "insurgents");
    await days(2);
    expect((await c.s.campaigns.showing.record(c.game)).paused).toBeNull();
    expect(await look(0)).toMatchObject({ looked: then });
  });

  it("what came during their leave is news once that is over", async () => {
    const then = await goneSince();
    await c.s.campaigns.time.goAway(c.game, person(0), 5, interaction());
    await days(5);
    expect((await c.s.repository.members(c.game))[0]?.away).toBeNull();
    expect(await look(0)).toMatchObject({ looked: then });
  });

  it("a pause is not held against anybody, and makes nobody present again", async () => {
    await look(0);
    await c.s.campaigns.tick();
    const isActive = async (): Promise<boolean> => {
      const [record, members] = [await c.s.campaigns.showing.record(c.game), await c.s.repository.members(c.game)];
      const council = councilOf({ record, members, councils: [] }, "us", c.s.clock.now());
      return council?.members[0]?.active === true;
    };
    await days(4);
    await commit(3, "insurgents");
    await c.s.campaigns.requests.ask(c.game, person(3), { kind: "pause", days: 5 }, interaction());
    await c.s.campaigns.requests.answer(c.game, person(1), { number: 1, yes: true }, interaction());
    await days(5);
    expect(await isActive(), "gone for four days that count").toBe(true);
    await days(2.9);
    expect(await isActive()).toBe(true);
    await days(0.2);
    expect(await isActive()).toBe(false);
  });
});
