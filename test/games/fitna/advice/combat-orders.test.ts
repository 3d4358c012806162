import { describe, expect, it } from "vitest";
import { type Decision, openAsk, type Params, publicView } from "#engine";
import { terms } from "../../../../src/games/fitna/advice/orders/defence.ts";
import { threatenedTowns } from "../../../../src/games/fitna/advice/orders/spaces.ts";
import { orderPresets } from "../../../../src/games/fitna/advice/orders.ts";
import type { SeatId } from "../../../../src/games/fitna/content/sides.ts";
import { fitna as definition } from "../../../../src/games/fitna/index.ts";
import { fitna, type Play } from "../builder.ts";
import { book } from "../playing.ts";

const CLOSE_AIR = 1;
const URBAN = 7;
const SAM = 10;
const AIR_SUPERIORITY = 12;
const HELICOPTERS = 13;
const SNIPERS = 17;

const [defence] = definition.orders;

/** What the order makes of the open question. */
function answerOf(game: Play, seat: SeatId, params: Params) {
  const ask = openAsk(game.env);
  if (!ask) throw new Error("nobody is asked");
  const window = ask.kind === "window" ? ask.window : null;
  const decision = { kind: ask.kind, window, actions: ask.actions, preset: {} } as unknown as Decision; // all that orders look at
  return defence?.decide(game.view(seat), decision, params);
}

/** Syria attacks Al-Bab with 12 against 3: column +8/+10. */
const alBab = (rebels: readonly number[], syria: readonly number[] = []): Play =>
  fitna({ seat: "SYR", hands: { TUR: rebels, SYR: syria } }).attack(
    "aleppo",
    "al-bab",
    ["syr-1a", "syr-17r", "syr-104"],
    "ask",
  );
const cards = (...values: readonly (number | string)[]) => ({
  action: "play-assets",
  params: { cards: values.map(String) },
});
const here = (from: number, most = "2") => ({ ...terms(["al-bab"], from), most });

describe("section 7: cards by orders", () => {
  it("the fewest that bring the column below the line, and of these the cheapest", () => {
    const hand = [SNIPERS, CLOSE_AIR, HELICOPTERS];
    expect(answerOf(alBab(hand), "TUR", here(6))).toEqual(cards(SNIPERS));
    expect(answerOf(alBab(hand), "TUR", here(5))).toEqual(cards(HELICOPTERS));
    expect(answerOf(alBab(hand), "TUR", here(3))).toEqual(cards(SNIPERS, CLOSE_AIR));
  });

  it("none where the column is below the line already, elsewhere, or where others are allowed", () => {
    const game = alBab([SNIPERS]);
    expect(answerOf(game, "TUR", here(7))).toBeNull();
    expect(answerOf(game, "TUR", terms(["azaz"], 0))).toBeNull();
    expect(answerOf(game, "TUR", terms(["towns"], 0))).toBeNull();
    expect(answerOf(game, "TUR", { ...here(0), cards: ["Close Air Support"] })).toBeNull();
    expect(answerOf(game, "TUR", { ...terms(["all"], 0), cards: ["Snipers"] })).toEqual(cards(SNIPERS));
  });

  it("the best where none brings it below the line, at most so many", () => {
    const hand = [SNIPERS, CLOSE_AIR, HELICOPTERS];
    expect(answerOf(alBab(hand), "TUR", here(0, "1"))).toEqual(cards(CLOSE_AIR));
  });

  it("what does nothing here is kept", () => {
    expect(answerOf(alBab([URBAN]), "TUR", here(0))).toBeNull();
  });

  it("AE-36 cancels in these spaces, always or never, with the cards allowed", () => {
    const game = alBab([SAM, AIR_SUPERIORITY], [CLOSE_AIR, HELICOPTERS]).act("TUR", "pass-assets");
    game.act("SYR", "play-assets", { cards: ["1", "13"] });
    expect(game.asked).toMatchObject({ name: "cancel", seats: ["TUR"] });
    expect(answerOf(game, "TUR", here(0))).toEqual(cards("10>1", "12>13"));
    expect(answerOf(game, "TUR", { ...here(0), cards: ["SAM"] })).toEqual(cards("10>1"));
    expect(answerOf(game, "TUR", { ...here(0), cancel: "never" })).toBeNull();
    expect(answerOf(game, "TUR", terms(["azaz"]))).toBeNull();
    expect(answerOf(game, "TUR", { ...terms(["azaz"]), cancel: "always" })).toEqual(cards("10>1", "12>13"));
  });
});

describe("section 7: losses, retreats and exploitation by orders", () => {
  const losing = () => {
    const game = fitna({ seat: "SYR", units: { azaz: { TUR: ["fsa-7 R", "sun-2"] } } });
    return game.roll([4], () => game.attack("aleppo", "azaz", ["syr-1a", "syr-17r"]));
  };

  it("who loses first", () => {
    const by = (losses: string) => answerOf(losing(), "TUR", { ...terms([]), losses })?.params.steps;
    expect(by("weakest")).toBe("fsa-7+sun-2");
    expect(by("militia")).toBe("sun-2+sun-2");
    expect(by("strongest")).toBe("sun-2+sun-2");
    expect(by("reduced")).toBe("fsa-7+sun-2");
  });

  /** One unit left in Maarat, which may go to Idlib or to Jisr. */
  const retreating = () => {
    const game = fitna({ seat: "SYR", held: { jisr: "TUR" }, units: { maarat: { TUR: ["fsa-5"] } } });
    return game.roll([6], () => game.attack("hama", "maarat", ["syr-10m"]));
  };

  it("where to retreat: towards supply, or towards spaces", () => {
    const to = (retreat: readonly string[]) =>
      answerOf(retreating(), "TUR", { ...terms([]), retreat: [...retreat] })?.params.to;
    expect(retreating().asked).toMatchObject({ seats: ["TUR"], actions: ["retreat", "accept-suggestion"] });
    expect(to([])).toBe("idlib");
    expect(to(["latakia"])).toBe("jisr");
    expect(to(["antakya"])).toBe("idlib");
  });

  it("a seat that leaves it open loses the weakest, and retreats towards its supply", () => {
    const game = retreating();
    game.act("TUR", "accept-suggestion");
    expect(game.unit("fsa-5")).toBe("idlib R");
    expect(game.lines).toContainEqual(expect.stringMatching(/^Rebels: .*FSA.* retreats to Idlib/));
    const losing = fitna({ seat: "SYR" });
    losing.roll([4], () => losing.attack("hama", "maarat", ["syr-10m"]));
    losing.act("TUR", "accept-suggestion");
    expect([losing.unit("sun-1"), losing.unit("fsa-5")]).toContain("maarat R");
  });

  it("armour never exploits, or its seat is asked", () => {
    const game = fitna({ seat: "SYR" });
    game.roll([6], () => game.attack("aleppo", "al-bab", ["syr-1a", "syr-17r", "syr-104"]));
    game.act("SYR", "take-losses", { steps: "syr-104" });
    expect(game.asked.actions).toEqual(["exploit", "stay"]);
    expect(game.lines).toContainEqual(expect.stringMatching(/^Syria: .* and .* advance to Al-Bab/));
    expect(answerOf(game, "SYR", { ...terms([]), exploit: "never" })).toEqual({ action: "stay", params: {} });
    expect(answerOf(game, "SYR", terms([]))).toBeNull();
  });
});

describe("section 7: who is asked in spite of orders", () => {
  const asks = (game: Play, params: Params) => {
    const ask = openAsk(game.env);
    if (!ask) throw new Error("nobody is asked");
    const window = ask.kind === "window" ? ask.window : null;
    return defence?.asks?.(publicView(book, game.env), { kind: ask.kind, window, actions: ask.actions }, params);
  };

  it("by the space alone, for cards and for losses", () => {
    expect(asks(alBab([SNIPERS]), { ...terms([]), ask: ["al-bab"] })).toBe(true);
    expect(asks(alBab([SNIPERS]), { ...terms([]), ask: ["towns"] })).toBe(false);
    const game = fitna({ seat: "SYR" });
    game.roll([4], () => game.attack("hama", "maarat", ["syr-10m"]));
    expect(asks(game, { ...terms([]), ask: ["maarat"] })).toBe(true);
    expect(asks(game, terms([]))).toBe(false);
  });

  it("orders begin with own towns next to an enemy", () => {
    expect(threatenedTowns(fitna({ seat: "SYR" }).view("SYR"))).toEqual(
      expect.arrayContaining(["damascus", "aleppo", "hama"]),
    );
    expect(threatenedTowns(fitna({ seat: "SYR" }).view("SYR"))).not.toContain("palmyra");
  });

  it("presets name the order, and it answers outside windows too", () => {
    const view = fitna({ seat: "SYR" }).view("TUR");
    expect(defence?.name).toBe("defence");
    for (const preset of orderPresets) expect(Object.keys(preset.orders(view))).toEqual(["defence"]);
    expect(definition.answeredByOrders?.slice(0, 4)).toEqual(["take-losses", "retreat", "exploit", "stay"]);
  });
});
