import { afterEach, describe, expect, it, vi } from "vitest";
import type { Envelope, GameTypes } from "#engine";
import { clocksAfter, type SeatClock } from "../../../src/campaign/time/clocks.ts";
import { timetableOf } from "../../../src/campaign/time/timetables.ts";
import { NEVER } from "../../../src/store/due.ts";
import type { ClockRecord } from "../../../src/store/records.ts";
import { drain, textOf } from "../harness.ts";
import { HOUR, holder, Market, SEATS } from "../market.ts";

const MINUTE = 60_000;
const ALL = ["toll:wait-all"];
let market: Market;
const open: Market[] = [];
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

async function opened(wish: Parameters<typeof Market.open>[0] = {}): Promise<Market> {
  const one = await Market.open(wish);
  open.push(one);
  return one;
}

/** Hours until a seat's time is up; null: it is not waited for. */
async function left(seat: string): Promise<number | null> {
  const { deadline } = await market.seatView(seat);
  return deadline === null ? null : (deadline - market.s.clock.now()) / HOUR;
}

const reminded = async (): Promise<readonly string[]> =>
  (await drain(market.s)).flatMap((row) => (textOf(row).includes("reminder") ? row.destination : []));

describe("the time of a seat", () => {
  it("is the whole pace when the game first waits for it in a phase, and nobody else's runs", async () => {
    market = await opened();
    expect(await Promise.all(SEATS.map(left))).toEqual([24, null, null]);
    await market.pass(3);
    await market.endMarket("red");
    expect(await Promise.all(SEATS.map(left))).toEqual([null, 24, null]);
  });

  it("does not begin anew with an answer of its own", async () => {
    market = await opened();
    await market.pass(2);
    await market.does("red", ["load 1"]);
    expect(await left("red")).toBe(22);
    await market.does("red", [], { end: false, moves: [{ action: "endLoading", params: {} }] });
    expect(await left("red")).toBe(22);
  });

  it("stands still while others are waited for, and goes on when it is the seat's turn again", async () => {
    market = await opened({ reactions: ALL });
    await market.pass(2);
    await market.does("red", ["travel Kut"]);
    expect(await Promise.all(SEATS.map(left))).toEqual([null, 24, 24]);
    await market.pass(5);
    for (const seat of ["blue", "gold"]) await market.does(seat, ["letThem"]);
    expect(await Promise.all(SEATS.map(left))).toEqual([22, null, null]);
  });

  it("is ten minutes at least when others have made it the seat's turn again", async () => {
    market = await opened({ reactions: ALL });
    await market.pass(24 - 1 / 60);
    await market.does("red", ["travel Kut"]);
    await market.pass(1);
    for (const seat of ["blue", "gold"]) await market.does(seat, ["letThem"]);
    expect(await left("red")).toBe(10 / 60);
  });

  it("is new in the next phase", async () => {
    market = await opened();
    await market.pass(20);
    await market.endMarket();
    expect(await Promise.all(SEATS.map(left))).toEqual([24, 24, 24]);
  });

  it("is up for those alone that have none left", async () => {
    market = await opened({ reactions: ALL });
    await market.does("red", ["travel Kut"]);
    await market.does("gold", ["letThem"]);
    await market.pass(5);
    await market.does("blue", ["letThem"]);
    await market.does("red", ["travel Mosul"]);
    expect(await Promise.all(SEATS.map(left))).toEqual([null, 19, 24]);
    await market.pass(19);
    expect((await market.lines()).at(-1)).toBe("default blue letThem");
    expect((await market.status()).awaited).toEqual(["gold"]);
  });

  it("is answered by the seat's own default, and nothing of the next seat's", async () => {
    market = await opened();
    await market.pass(24);
    expect(await market.lines()).toEqual(["default red endLoading"]);
    expect(await left("red")).toBe(10 / 60);
  });

  it("is shown to all as the first that runs out", async () => {
    market = await opened({ reactions: ALL });
    expect((await market.status()).deadline).toBe(market.s.clock.now() + 24 * HOUR);
    await market.endMarket();
    await market.pass(4);
    await market.does("red", ["bid 1"]);
    expect((await market.status()).deadline).toBe(market.s.clock.now() + 20 * HOUR);
  });

  it("is shown to nobody else where the game waits for whoever can react", async () => {
    market = await opened({ reactions: ["toll:wait-holders"], cards: { gold: "guard" } });
    await market.does("red", ["travel Kut"]);
    expect(await market.status()).toMatchObject({ awaited: [], deadline: null });
    expect(await Promise.all(SEATS.map(left))).toEqual([null, null, 24]);
  });

  it("has no end where the host wants none", async () => {
    market = await opened({ pace: null });
    await market.pass(1000);
    expect([await left("red"), await market.lines()]).toEqual([null, []]);
  });

  it("is as it was after an undo, but ten minutes at least", async () => {
    market = await opened();
    await market.pass(1);
    await market.endMarket("red");
    await market.pass(2);
    await market.undo("red");
    expect(await left("red")).toBe(23);
    await market.pass(23 - 1 / 60);
    await market.endMarket("red");
    await market.undo("red");
    expect(await left("red")).toBe(10 / 60);
  });

  it("is made anew for a game whose clocks ran for questions", async () => {
    market = await opened();
    await market.pass(5);
    market.s.database.sqlite.exec("DELETE FROM clocks");
    await market.restart();
    expect(await Promise.all(SEATS.map(left))).toEqual([24, null, null]);
  });

  it("goes on across a restart", async () => {
    market = await opened();
    await market.pass(5);
    await market.restart();
    expect(await left("red")).toBe(19);
  });
});

describe("the time that a seat has left", () => {
  it("does not grow by what the seat itself does", () => {
    const env = { seats: ["red"], frames: [{ ask: { seats: ["red"], answered: [] } }], over: null };
    const still: SeatClock = { seat: "red", phase: "p", shape: "in-order", left: MINUTE, deadline: null, remind: null };
    const context = {
      timetable: timetableOf(24),
      shape: "in-order" as const,
      env: env as unknown as Envelope<GameTypes>, // all that it looks at
      phase: "p",
      now: 0,
      expired: new Set<string>(),
      final: true,
      resting: [],
      paused: false,
    };
    const deadline = (acted: readonly string[]) =>
      clocksAfter([still], { ...context, acted: new Set(acted) })[0]?.deadline;
    expect([deadline(["red"]), deadline(["blue"])]).toEqual([MINUTE, 10 * MINUTE]);
  });
});

describe("a reminder", () => {
  it("goes once to the seat that has a quarter of its time left", async () => {
    market = await opened();
    await drain(market.s);
    await market.pass(17.9);
    expect(await reminded()).toEqual([]);
    await market.pass(0.2);
    await market.pass(0.2);
    expect(await reminded()).toEqual([`person:${holder("red").id}`]);
  });

  it("waits as long as the clock stands still", async () => {
    market = await opened({ reactions: ALL });
    await market.pass(10);
    await market.does("red", ["travel Kut"]);
    await market.pass(9);
    expect(await reminded()).toEqual([]);
    for (const seat of ["blue", "gold"]) await market.does(seat, ["letThem"]);
    await market.pass(8);
    expect(await reminded()).toEqual([`person:${holder("red").id}`]);
  });

  describe("that was found due, when its turn comes", () => {
    /** A look at the clocks found these due, and others were there before it. */
    async function comesTo(due: readonly ClockRecord[]): Promise<void> {
      const { repository } = market.s;
      const parts = { clocks: 0, asked: NEVER, votes: NEVER, idle: NEVER, computers: NEVER, lobby: NEVER };
      vi.spyOn(repository, "dueGames").mockResolvedValueOnce([market.game]);
      vi.spyOn(repository, "dueParts").mockResolvedValueOnce(parts);
      vi.spyOn(repository, "clocks").mockResolvedValueOnce(due);
      await market.s.campaigns.tick();
    }

    it("goes to nobody who has acted since, nor whose time runs on since then", async () => {
      market = await opened({ reactions: ALL });
      market.s.clock.advance(18.5 * HOUR);
      const now = market.s.clock.now();
      const due = (await market.s.repository.clocks(market.game)).filter(
        ({ remind }) => remind !== null && remind <= now,
      );
      expect(due.map(({ seat }) => seat)).toEqual(["red"]);
      await market.does("red", ["travel Kut"]);
      const writes = vi.spyOn(market.s.repository, "write");
      await comesTo(due);
      expect(writes.mock.calls.filter(([change]) => change.seen === undefined)).toEqual([]); // that somebody was there is noted
      for (const seat of ["blue", "gold"]) await market.does(seat, ["letThem"]);
      await comesTo(due);
      expect(await reminded()).toEqual([]);
    });

    it("waits if there is more time by now", async () => {
      market = await opened();
      market.s.clock.advance(17 * HOUR);
      const [red] = await market.s.repository.clocks(market.game);
      if (!red) throw new Error("no clock runs");
      await comesTo([{ ...red, remind: market.s.clock.now() }]);
      expect(await reminded()).toEqual([]);
      await market.pass(1);
      expect(await reminded()).toEqual([`person:${holder("red").id}`]);
    });
  });
});
