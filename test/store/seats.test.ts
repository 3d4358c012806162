import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { HERE } from "../../src/campaign/facts/lobby.ts";
import type { StandingOrderRecord } from "../../src/store/records.ts";
import { GAME, type Store, storeWith } from "./in-memory.ts";

let store: Store;
beforeEach(async () => {
  store = await storeWith(GAME, "other");
});
afterEach(() => store.close());

const order = (seat: string, name: string, more: Partial<StandingOrderRecord> = {}): StandingOrderRecord => ({
  seat,
  name,
  params: {},
  ask: false,
  phase: null,
  turn: null,
  given: 0,
  at: 5,
  ...more,
});

describe("clocks", () => {
  const running = { seat: "us", phase: "1.combat", shape: "reply" as const, left: 50, deadline: 90, remind: 80 };
  const still = { seat: "shia", phase: "1.combat", shape: "reply" as const, left: 30, deadline: null, remind: null };

  it("are one for a seat, a phase and a shape of questions, as the last change left them", async () => {
    await store.write({ clocks: [running, still, { ...still, phase: "1.market" }, { ...still, shape: "together" }] });
    expect(await store.repository.clocks(GAME)).toHaveLength(4);
    await store.write({ clocks: [running, still] });
    expect(await store.repository.clocks(GAME)).toEqual([
      { game: GAME, ...still },
      { game: GAME, ...running },
    ]);
  });

  it("stay as they are where a change names only those that differ", async () => {
    await store.write({ clocks: [running, still] });
    const next = { seat: "us", phase: "2.combat", shape: "reply" as const, left: 60, deadline: 150, remind: null };
    await store.write({ clockChanges: { set: [{ ...still, left: 20 }, next], clear: [running] } });
    expect(await store.repository.clocks(GAME)).toEqual([
      { game: GAME, ...still, left: 20 },
      { game: GAME, ...next },
    ]);
  });
});

describe("answers given ahead", () => {
  it("are set and dropped in one change with everything else", async () => {
    const until = order("us", "escort", { phase: "1.combat", turn: 1, ask: true, given: 7 });
    await store.write({ orders: { set: [order("us", "escort"), order("us", "alarm"), order("shia", "alarm")] } });
    await store.write({ orders: { set: [until], clear: [{ seat: "us", name: "alarm" }] } });
    expect(await store.repository.orders(GAME)).toEqual([order("shia", "alarm"), until]);
    expect(await store.repository.orders("other")).toEqual([]);
  });

  it("to questions to come are kept by seat and key, with the facts that they rest on", async () => {
    const plan = {
      seat: "us",
      key: "plan.1",
      moves: [{ action: "plan", params: { n: 1 } }],
      facts: ["2 against 1"],
      ends: false,
    };
    await store.write({ prepared: { set: [plan, { ...plan, key: "plan.2" }] } });
    await store.write({
      prepared: { set: [{ ...plan, facts: ["3 against 1"] }], clear: [{ seat: "us", key: "plan.2" }] },
    });
    expect(await store.repository.prepared(GAME)).toEqual([{ ...plan, facts: ["3 against 1"] }]);
  });
});

describe("sheets", () => {
  const key = { seat: "us", decision: "7" };

  it("are a seat's for a decision: written over, and dropped", async () => {
    const { repository } = store;
    await repository.keepSheet(GAME, key, { rows: [1] }, 1);
    await repository.keepSheet(GAME, key, { rows: [1, 2] }, 2);
    expect(await repository.sheet(GAME, key)).toEqual({ rows: [1, 2] });
    expect(await repository.sheet(GAME, { ...key, seat: "shia" })).toBeNull();
    await repository.keepSheet(GAME, key, null, 3);
    expect(await repository.sheet(GAME, key)).toBeNull();
  });

  it("die with their decision, or with their own submit", async () => {
    const { repository } = store;
    for (const seat of ["us", "shia"])
      for (const decision of ["7", "8", "free"]) await repository.keepSheet(GAME, { seat, decision }, 1, 1);
    const left = [
      { seat: "us", decision: "free", left: null },
      { seat: "us", decision: "8", left: 2 },
    ];
    await store.write({ sheetsFor: () => ["8", "free"], sheets: left });
    const kept = store.beneath("SELECT seat || ' ' || decision || ': ' || sheet FROM sheets ORDER BY seat, decision");
    expect(await kept).toEqual(["shia 8: 1", "shia free: 1", "us 8: 2"]);
  });
});

describe("the sheet of a submit that leaves some of its rows undone", () => {
  const key = { seat: "us", decision: "7" };
  const left = [
    { ...key, left: null }, // one row answered its question
    { ...key, left: { rows: [2] } }, // the others are still to be done
  ];

  it("is kept with those: of what a change says of a sheet, the last counts", async () => {
    await store.write({ sheetsFor: () => ["7"], sheets: left });
    expect(await store.repository.sheet(GAME, key)).toEqual({ rows: [2] });
    await store.write({ sheetsFor: () => ["7"], sheets: left.toReversed() });
    expect(await store.repository.sheet(GAME, key)).toBeNull();
  });
});

describe("what is kept for a seat", () => {
  it("goes with the person who held it, and stays where somebody else holds it too", async () => {
    const { repository } = store;
    const member = { name: "N", token: "p1", word: null, bot: false, joined: 1, ...HERE };
    await store.write({
      members: [{ ...member, person: "9", seat: "us" }],
      orders: { set: [order("us", "escort"), order("shia", "escort")] },
      prepared: { set: [{ seat: "us", key: "k", moves: [], facts: [], ends: false }] },
      news: { us: ["You drew a 4."], shia: ["You drew a 2."] },
    });
    await repository.keepSheet(GAME, { seat: "us", decision: "free" }, { rows: [] }, 1);
    await repository.keepNotified(GAME, "9", "w1");
    const { sheets, standingOrders, prepared, news } = await repository.traces("9");
    expect([sheets, standingOrders, prepared, news].map((list) => list.map(({ seat }) => seat))).toEqual(
      Array.from({ length: 4 }, () => ["us"]),
    );
    await store.write({ forget: { person: "9", as: "departed-1", seats: ["us"] } });
    await repository.forgetPerson("9");
    expect(await repository.traces("9")).toMatchObject({ sheets: [], standingOrders: [], prepared: [], news: [] });
    expect((await repository.orders(GAME)).map(({ seat }) => seat)).toEqual(["shia"]);
    expect(await repository.news(GAME)).toEqual({ shia: ["You drew a 2."] });
    expect(await repository.notified(GAME, "9")).toBeNull();
  });
});
