import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Market } from "../../market.ts";

let market: Market;
let question: string;
beforeEach(async () => {
  market = await Market.open();
  question = (await market.seatView("red")).decisions[0]?.id ?? "";
});
afterEach(() => market.close());

const keep = (seat: string, decision: string, sheet: string | null, person = market.who(seat).person) =>
  market.s.campaigns.acting.keepSheet(market.game, person, seat, decision, sheet);
const read = (seat: string, decision: string, person = market.who(seat).person) =>
  market.s.campaigns.acting.sheet(market.game, person, seat, decision);

describe("what a seat has filled in", () => {
  it("is kept for its question, for actions at any time, and for a question to come", async () => {
    for (const decision of [question, "free", "ahead:bid.1"]) {
      await keep("red", decision, `for ${decision}`);
      await market.restart();
      expect(await read("red", decision)).toBe(`for ${decision}`);
    }
  });

  it("is nobody else's", async () => {
    await keep("red", question, "mine");
    const { person } = market.who("blue");
    await expect(read("red", question, person)).rejects.toMatchObject({ code: "not-your-seat" });
    await expect(keep("red", question, "yours", person)).rejects.toMatchObject({ code: "not-your-seat" });
    expect(await read("red", question)).toBe("mine");
  });

  it.each(["77", "ahead:bid.2"])("is refused for what is not asked: %s", async (decision) => {
    await expect(keep("red", decision, "x")).rejects.toMatchObject({ code: "stale" });
    await keep("red", decision, null);
  });

  it("is another seat's question as little as another one", async () => {
    await expect(keep("blue", question, "x")).rejects.toMatchObject({ code: "stale" });
  });

  it("is gone with its question, and with its own submit in the same write", async () => {
    await keep("red", question, "rows");
    await keep("red", "free", "an offer");
    await keep("blue", "ahead:bid.1", "a bid");
    await market.does("red", ["load 1"]);
    expect([await read("red", question), await read("red", "free")]).toEqual([null, "an offer"]);
    await market.endMarket();
    expect(await read("blue", "ahead:bid.1")).toBeNull();
  });

  it("is what the submit leaves of it, in the same write", async () => {
    await keep("red", "free", "two rows");
    await market.does("red", ["load 1"], { sheet: { decision: "free", left: "one row" } });
    expect(await read("red", "free")).toBe("one row");
    await expect(market.does("red", ["load 9"], { sheet: { decision: "free", left: null } })).rejects.toThrow();
    expect(await read("red", "free")).toBe("one row");
    await market.does("red", ["load 1"], { sheet: { decision: "free", left: null } });
    expect(await read("red", "free")).toBeNull();
  });

  it("is gone when it has been prepared", async () => {
    await keep("blue", "ahead:bid.1", "a bid");
    await market.prepares("blue", 1, "bid 2");
    expect(await read("blue", "ahead:bid.1")).toBeNull();
  });

  it("stays when its submit is refused", async () => {
    await keep("red", question, "rows");
    await expect(market.does("red", ["load 9"])).rejects.toMatchObject({ code: "not-in-range" });
    expect(await read("red", question)).toBe("rows");
  });
});

describe("what a seat sees", () => {
  it("says whether it has acted, whom the game waits for, and what it alone was told", async () => {
    expect(await market.seatView("red")).toMatchObject({
      fresh: true,
      awaited: true,
      seatName: "the reds",
      waitingOn: [],
    });
    await market.does("red", ["load 2"]);
    expect(await market.seatView("red")).toMatchObject({ fresh: false, news: ["You have 3 gold left."] });
    expect(await market.seatView("blue")).toMatchObject({
      fresh: true,
      awaited: false,
      waitingOn: ["the reds"],
      news: [],
    });
    await market.restart();
    expect(await market.seatView("red")).toMatchObject({ fresh: false, news: ["You have 3 gold left."], undo: 1 });
  });

  it("is no act of a seat where it only passed by itself", async () => {
    await market.does("red", ["travel Kut"]);
    expect(await market.seatView("blue")).toMatchObject({ fresh: true });
    await market.restart();
    expect(await market.seatView("blue")).toMatchObject({ fresh: true });
  });
});
