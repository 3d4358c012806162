import { afterEach, describe, expect, it } from "vitest";
import { MODES, Refused, type Seat } from "#engine";
import type { RowOutcome } from "../../../src/campaign/service.ts";
import { amount } from "../../amounts.ts";
import { Market } from "../market.ts";

const open: Market[] = [];
afterEach(() => {
  for (const market of open.splice(0)) market.close();
});

type Cards = { readonly [seat: Seat]: string };

async function opened(mode: string, cards: Cards = {}): Promise<Market> {
  const market = await Market.open({ reactions: [`toll:${mode}`], cards });
  open.push(market);
  return market;
}

const GUARDS: readonly Cards[] = [{}, { blue: "guard" }, { gold: "guard" }, { blue: "guard", gold: "guard" }];
const refusedUndo = { code: expect.stringMatching(/^(revealed|acted-since)$/) };

/** Whether a seat can take its last act back: what its page offers, and what comes of trying. */
async function expectStays(market: Market, seat: Seat): Promise<void> {
  expect((await market.seatView(seat)).undo).toBeNull();
  const before = await market.s.repository.snapshot(market.game);
  await expect(market.undo(seat)).rejects.toMatchObject(refusedUndo);
  expect(await market.s.repository.snapshot(market.game)).toEqual(before);
}

describe.each(MODES)("an act that lets others react, in a window that waits like this: %s", (mode) => {
  it.each(GUARDS)("stays done, whoever could react (%o)", async (cards) => {
    const market = await opened(mode, cards);
    expect((await market.does("red", ["travel Kut"])).undo).toBeNull();
    await expectStays(market, "red");
  });

  it.each(["guard", "map"])("stays done, whether an order answers it or not (%s)", async (card) => {
    const market = await opened(mode, { blue: card });
    await market.says("blue", "toll", "stop");
    expect((await market.does("red", ["load 1", "travel Kut"])).undo).toBeNull();
    await expectStays(market, "red");
  });

  it("is refused in a sheet, or taken, whatever the others hold", async () => {
    const MOVES = ["load 1", "load 9", "endLoading", "travel Kut", "travel Basra", "search", "endTravel", "letThem"];
    for (const first of amount(["travel Kut"], ["load 1", "endLoading", "travel Kut"]))
      for (const second of MOVES) {
        const outcomes = [];
        for (const cards of [GUARDS[0], GUARDS[3]]) outcomes.push(await fate(await opened(mode, cards), first, second));
        expect(outcomes[0], `${first}, ${second}`).toEqual(outcomes[1]);
        for (const market of open.splice(0)) market.close();
      }
  });
});

/** What is known of a sheet before anything is done, and whether any of it was done. */
async function fate(market: Market, ...moves: readonly string[]): Promise<unknown> {
  const states = (rows: readonly RowOutcome[]): unknown => rows.map(({ state, told }) => [state, told]);
  const tried = states((await market.tries("red", ...moves)).rows);
  try {
    await market.does("red", moves);
    return { tried, refused: null };
  } catch (error) {
    if (error instanceof Refused) return { tried, refused: error.message };
    throw error;
  }
}

describe("an answer to a window that asks only who can react", () => {
  const passing = async (cards: Cards): Promise<Market> => {
    const market = await opened("wait-holders", cards);
    await market.does("red", ["travel Kut"]);
    await market.does("blue", ["letThem"]);
    return market;
  };

  it.each([
    ["nobody else could react", { blue: "guard" }],
    ["somebody else is waited for", { blue: "guard", gold: "guard" }],
  ])("stays, where %s", async (_, cards) => {
    await expectStays(await passing(cards), "blue");
  });

  it("shows nothing of what comes after it to one who only tries it", async () => {
    const seen = [];
    for (const gold of ["guard", "map"]) {
      const market = await opened("wait-holders", { blue: "guard", gold });
      await market.does("red", ["travel Kut"]);
      const { rows, after } = await market.tries("blue", "letThem", "letThem");
      seen.push([rows, after.waitingOn, after.decisions, after.phase]);
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});

describe("what can still be taken back", () => {
  it("a pass, where everyone is waited for: who has not answered is known to all", async () => {
    const market = await opened("wait-all", { blue: "guard", gold: "guard" });
    await market.does("red", ["travel Kut"]);
    const { undo } = await market.does("blue", ["letThem"]);
    await market.undo("blue", undo);
    expect((await market.status()).awaited).toEqual(["blue", "gold"]);
  });

  it("the end of one's turn, as long as the next seat has not acted", async () => {
    const market = await opened("standing-only");
    await market.endMarket("red");
    await market.undo("red");
    expect((await market.status()).awaited).toEqual(["red"]);
  });
});

describe("a question to others that can be answered before it comes", () => {
  it.each([true, false])("is not put and withdrawn (answered: %s)", async (answered) => {
    const market = await opened("standing-only");
    await market.endMarket("red", "blue");
    if (answered) await market.prepares("red", 1, "bid 2");
    await market.endMarket("gold");
    await expectStays(market, "gold");
  });
});
