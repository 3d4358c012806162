import { afterEach, describe, expect, it } from "vitest";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { RowOutcome } from "../../../../src/campaign/service.ts";
import { interaction } from "../../harness.ts";
import { holder, Market } from "../../market.ts";

let market: Market;
afterEach(() => market.close());

const ALL = ["toll:wait-all"];
const states = (rows: readonly RowOutcome[]): string[] => rows.map(({ state }) => state);
const snapshot = () => market.s.repository.snapshot(market.game);

describe("several moves at once", () => {
  it("are rows of one input, told with the seat's own secrets", async () => {
    market = await Market.open();
    const done = await market.does("red", ["load 1", "load 2"]);
    expect(await market.lines()).toEqual(["act red loadGoods", "act red loadGoods"]);
    expect((await market.rows()).map(({ input }) => input)).toEqual([0, 1, 1]);
    expect(done).toMatchObject({ undo: 1, repeated: false });
    expect(done.told).toEqual(["red loads 1.", "You have 4 gold left.", "red loads 2.", "You have 2 gold left."]);
    expect(done.rows.map(({ line, state }) => [line, state])).toEqual([
      ["load-goods 1", "possible"],
      ["load-goods 2", "possible"],
    ]);
  });

  it("can be the last of a seat's whole part in the phase, step by step", async () => {
    market = await Market.open();
    await market.does("red", ["load 1"], { end: true });
    expect(await market.lines()).toEqual(["act red loadGoods", "act red endLoading", "act red endTravel"]);
    expect((await market.status()).awaited).toEqual(["blue"]);
  });

  it("end the step that is in front of one of the next step", async () => {
    market = await Market.open();
    const { rows } = await market.does("red", ["load 1", "travel Kut"]);
    expect(states(rows)).toEqual(["possible", "stops"]);
    expect((await market.lines()).slice(0, 3)).toEqual(["act red loadGoods", "act red endLoading", "act red travel"]);
  });

  it("are refused as a whole for one that is not possible, with what was said ahead", async () => {
    market = await Market.open();
    const before = await snapshot();
    const ahead = [{ order: "toll", value: "stop" }];
    await expect(market.does("red", ["load 5", "load 1"], { ahead })).rejects.toMatchObject({
      code: "poor",
      text: "Row 2: Goods cost 1 gold, and you have none.",
      rule: "R-02",
    });
    await expect(market.does("red", ["load 6"])).rejects.toThrow(/^not-in-range: \*\*6\*\* is not possible/);
    expect([await snapshot(), (await market.seatView("red")).orders]).toEqual([before, []]);
  });

  it("stand as far as they were done once something was drawn", async () => {
    market = await Market.open();
    const done = await market.does("red", ["search", "travel Basra", "travel Kut"]);
    expect(states(done.rows)).toEqual(["stops", "refused", "later"]);
    expect(done.undo).toBeNull();
    expect(await market.lines()).toEqual(["act red endLoading", "act red search"]);
  });

  it("wait with what comes after a question to others", async () => {
    market = await Market.open({ reactions: ALL });
    const done = await market.does("red", ["travel Kut", "travel Mosul"], { end: true });
    expect(states(done.rows)).toEqual(["stops", "later"]);
    expect((await market.status()).awaited).toEqual(["blue", "gold"]);
    expect(await market.lines()).toEqual(["act red endLoading", "act red travel"]);
  });

  it("go on after a question that nobody is asked", async () => {
    market = await Market.open();
    const done = await market.does("red", ["travel Kut", "travel Mosul"], { end: true });
    expect(states(done.rows)).toEqual(["stops", "stops"]);
    expect((await market.status()).awaited).toEqual(["blue"]);
    expect((await market.table()).at.red).toBe("Mosul");
  });

  it("are done once, however often the same press arrives", async () => {
    market = await Market.open();
    const id = interaction();
    expect((await market.does("red", ["load 5"], { interaction: id })).repeated).toBe(false);
    expect(await market.does("red", ["load 5"], { interaction: id })).toEqual({
      rows: [],
      told: [],
      undo: null,
      halt: null,
      repeated: true,
    });
    expect(await market.lines()).toEqual(["act red loadGoods"]);
  });

  it.each([
    ["for a question that is closed", "red", { decision: "77" }, "stale"],
    ["for somebody else's seat", "blue", { person: "999" }, "not-your-seat"],
    ["for more than any sheet holds", "red", { moves: Array(101).fill({ action: "search", params: {} }) }, "too-many"],
    ["if there is nothing in them", "red", { moves: [] }, "empty"],
  ])("are refused %s", async (_, seat, more, code) => {
    market = await Market.open();
    await expect(market.does(seat, ["load 1"], more)).rejects.toMatchObject({ code });
    expect(await market.lines()).toEqual([]);
  });

  it("are an ordinary part of the log", async () => {
    market = await Market.open({ cards: { gold: "guard" } });
    await market.says("gold", "toll", "stop");
    await market.does("red", ["load 1", "travel Kut", "search"], { end: true });
    await market.endMarket("blue", "gold");
    await market.s.campaigns.people.abandon(market.game, holder("red"), null);
    const file: unknown = JSON.parse(JSON.stringify(await market.s.campaigns.showing.export(market.game)));
    expect(verify(file, [market.definition]).lines.join(" ")).toContain("play again to the same states");
  });
});

describe("moves that are tried", () => {
  it("say what everyone would be told, and leave the view that the next one is chosen from", async () => {
    market = await Market.open();
    const before = await snapshot();
    const { rows, after } = await market.tries("red", "load 1", "load 2");
    expect(rows.map(({ state, told }) => [state, told])).toEqual([
      ["possible", ["red loads 1.", "You have 4 gold left."]],
      ["possible", ["red loads 2.", "You have 2 gold left."]],
    ]);
    expect((after.view.table as { gold: object }).gold).toMatchObject({ red: 2 });
    expect([await snapshot(), await market.lines()]).toEqual([before, []]);
  });

  it("show nothing of a draw, and nothing behind it is looked at", async () => {
    market = await Market.open();
    const { rows, after } = await market.tries("red", "load 1", "search", "load 9");
    expect(rows.map(({ state, told }) => [state, told.length])).toEqual([
      ["possible", 2],
      ["stops", 0],
      ["later", 0],
    ]);
    expect(after.decisions[0]?.actions).toContain("loadGoods");
    expect((after.view.table as { gold: object }).gold).toMatchObject({ red: 4 });
  });

  it.each([
    [["toll:standing-only"], "guard"],
    [["toll:standing-only"], "map"],
    [["toll:wait-holders"], "guard"],
    [["toll:wait-holders"], "map"],
    [ALL, "guard"],
  ])("end where others are asked, whatever they hold (%s, %s)", async (reactions, card) => {
    market = await Market.open({ reactions, cards: { blue: card, gold: card } });
    await market.says("gold", "toll", "stop");
    const { rows, after } = await market.tries("red", "travel Kut", "travel Mosul");
    expect(states(rows)).toEqual(["stops", "later"]);
    expect((after.view.table as { at: object }).at).toMatchObject({ red: "Basra" });
  });

  it("are refused one by one", async () => {
    market = await Market.open();
    const { rows } = await market.tries("red", "load 5", "load 1", "search");
    expect(rows.map(({ state, refused }) => [state, refused?.rule])).toEqual([
      ["possible", undefined],
      ["refused", "R-02"],
      ["later", undefined],
    ]);
  });
});

describe("what was done in one press", () => {
  it("is taken back in one, with what was said in it", async () => {
    market = await Market.open();
    await market.s.campaigns.acting.setOrder(
      market.game,
      market.who("red").person,
      "red",
      "bid",
      { gold: 0 },
      interaction(),
    );
    const before = await market.table();
    const { undo } = await market.does("red", ["load 1", "endLoading"], {
      ahead: [{ order: "toll", value: "stop" }],
    });
    expect((await market.seatView("red")).undo).toBe(undo);
    await market.undo("red", undo);
    expect(await market.table()).toEqual(before);
    expect((await market.seatView("red")).orders.map(({ name }) => name)).toEqual(["bid"]);
    await market.restart();
    expect(await market.seatView("red")).toMatchObject({ undo: null, awaited: true });
  });

  it("is taken back without what was said since", async () => {
    market = await Market.open();
    await market.does("red", ["load 1"]);
    await market.says("red", "toll", "stop");
    await market.undo("red");
    expect((await market.table()).gold.red).toBe(5);
    expect((await market.seatView("red")).orders.map(({ name }) => name)).toEqual(["toll"]);
  });

  it("can be taken back from one of its rows on", async () => {
    market = await Market.open();
    await market.does("red", ["load 1", "load 2", "load 1"]);
    await market.undo("red", 2);
    expect((await market.table()).gold.red).toBe(4);
    expect((await market.seatView("red")).undo).toBe(1);
    await market.undo("red");
    expect((await market.table()).gold.red).toBe(5);
  });

  it("is the last one only: the one before it comes next", async () => {
    market = await Market.open();
    await market.does("red", ["load 1"]);
    await market.does("red", ["load 2", "load 1"]);
    await expect(market.undo("red", 1)).rejects.toMatchObject({ code: "stale" });
    await market.undo("red");
    expect((await market.table()).gold.red).toBe(4);
    await market.undo("red");
    expect((await market.table()).gold.red).toBe(5);
    await expect(market.undo("red")).rejects.toMatchObject({ code: "acted-since" });
  });

  it("stays done once one of its rows drew something", async () => {
    market = await Market.open();
    await market.does("red", ["load 1", "search"]);
    expect((await market.seatView("red")).undo).toBeNull();
    for (const row of [null, 1]) await expect(market.undo("red", row)).rejects.toMatchObject({ code: "revealed" });
  });

  it("stays done once another seat's order has answered it, and nobody else takes it back", async () => {
    market = await Market.open({ cards: { gold: "guard" } });
    await market.does("red", ["load 1"]);
    await expect(market.undo("blue")).rejects.toMatchObject({ code: "acted-since" });
    await market.says("gold", "toll", "stop");
    const { undo } = await market.does("red", ["travel Kut"]);
    expect(undo).toBeNull();
    await expect(market.undo("red")).rejects.toMatchObject({ code: "acted-since" });
  });

  it("can still be taken back after a restart", async () => {
    market = await Market.open();
    const { undo } = await market.does("red", ["load 1", "load 1"]);
    await market.restart();
    expect((await market.seatView("red")).undo).toBe(undo);
    await market.undo("red", undo);
    expect((await market.table()).gold.red).toBe(5);
  });
});
