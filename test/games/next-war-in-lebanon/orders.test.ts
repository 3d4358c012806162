import { describe, expect, it } from "vitest";
import { type Decision, decisionsOf, type Move, mustGet, type Params } from "../../../src/engine/index.ts";
import type { SeatId } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { orders } from "../../../src/games/next-war-in-lebanon/standing-orders.ts";
import type { Game } from "./builder.ts";
import { enterZone, peaceful, shot } from "./fighting.ts";

const decision = (game: Game, seat: SeatId): Decision => {
  const found = decisionsOf(game.book, game.env, seat)[0];
  if (!found) throw new Error(`${seat} is not asked`);
  return found;
};

/** What an order answers to the question that a seat is asked. */
const answer = (game: Game, seat: SeatId, name: string, params: Params): Move | null => {
  const order = orders.find((one) => one.name === name);
  if (!order) throw new Error(`there is no order ${name}`);
  return order.decide(game.view(seat), decision(game, seat), params);
};

const naqoura = { naqoura: ["arm-7 C", "arm-8 C", "gue-1 D", "mil-1 D"] };
const HANDS = { idf: ["J-3", "J-4"], insurgent: ["J-2", "J-2", "J-3", "J-4"] } as const;

describe("section 7, standing orders", () => {
  const entered = (zones = naqoura): Game => enterZone(peaceful({ zones, hands: HANDS }), "idf", "naqoura");

  it("ambush wherever it is possible, or only with as many firers as they have units, or only in some zones", () => {
    const game = entered();
    const always = { when: "always", zones: [] };
    expect(answer(game, "insurgent", "ambush", always)).toEqual({ action: "ambush", params: {} });
    expect(answer(game, "insurgent", "ambush", { when: "equal", zones: [] })).not.toBeNull();
    expect(answer(game, "insurgent", "ambush", { when: "always", zones: ["tyre"] })).toBeNull();
    const few = entered({ naqoura: ["arm-7 C", "arm-8 C", "gue-1 D"] });
    expect(answer(few, "insurgent", "ambush", { when: "equal", zones: [] })).toBeNull();
  });

  it("what an order names and the hand does not hold is passed", () => {
    const game = enterZone(peaceful({ zones: naqoura, hands: { insurgent: ["J-1"] } }), "idf", "naqoura");
    expect(answer(game, "insurgent", "ambush", { when: "always", zones: [] })).toBeNull();
    expect(answer(game, "insurgent", "evade", { odds: 1, chits: 1, keep: 0, first: "support", zones: [] })).toBeNull();
  });

  it("evade when outnumbered, and keep some J-2", () => {
    const game = entered();
    const evade = { odds: 1, chits: 7, keep: 0, first: "support", zones: [] };
    expect(answer(game, "insurgent", "evade", evade)).toEqual({ action: "evade", params: { n: 2, first: "support" } });
    expect(answer(game, "insurgent", "evade", { ...evade, keep: 1 })).toMatchObject({ params: { n: 1 } });
    expect(answer(game, "insurgent", "evade", { ...evade, odds: 2 })).toBeNull();
    expect(answer(game, "insurgent", "evade", { ...evade, keep: 2 })).toBeNull();
  });

  it("commit what the rules allow: J-4 and air support when attacking, SAM against it", () => {
    const game = entered().act("insurgent", "pass");
    const battle = { support: "attacking", cas: "attacking", antiTank: "no", sam: 1, j6: 0, targets: "strongest" };
    expect(answer(game, "idf", "battle", battle)).toEqual({
      action: "commit",
      params: { support: "j4", cas: "yes", targets: "strongest" },
    });
    expect(answer(game, "insurgent", "battle", battle)).toEqual({
      action: "commit",
      params: { support: "none", sam: 1, targets: "strongest" },
    });
  });

  it("SAM over zones with enough own units, keeping a J-4", () => {
    const zones = { naqoura: ["gue-1 D", "mil-1 D"], tyre: ["gue-6 D"] };
    const hands = { idf: ["J-3", "J-3"], insurgent: ["J-4", "J-4"] } as const;
    const game = peaceful({ zones, hands });
    const missions = [
      { zone: "naqoura", target: "gue-1" },
      { zone: "tyre", target: "gue-6" },
    ];
    game.act("idf", "j3-strike", { missions });
    const sam = { least: 1, keep: 0, zones: [] };
    expect(answer(game, "insurgent", "sam", sam)).toEqual({ action: "sam", params: { zones: ["naqoura", "tyre"] } });
    expect(answer(game, "insurgent", "sam", { ...sam, least: 2 })).toMatchObject({ params: { zones: ["naqoura"] } });
    expect(answer(game, "insurgent", "sam", { ...sam, keep: 1 })).toMatchObject({ params: { zones: ["naqoura"] } });
  });

  it("W7 R-81 of several firers the weakest or the strongest of the enemy's loses", () => {
    const game = peaceful({ options: { battles: "steps" }, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } });
    game.roll([6, 1, 1, 1, 6], () => {
      enterZone(game, "idf", "ayta").pass();
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] });
    });
    expect(game.asked.name).toBe("W7");
    const casualty = (first: string) => answer(game, "insurgent", "losses", { first });
    expect(casualty("strongest")).toEqual({ action: "choose-casualty", params: { unit: "arm-7" } });
    expect(casualty("weakest")).toEqual({ action: "choose-casualty", params: { unit: "arm-8" } });
  });

  it("every menu of answers given ahead begins with doing nothing and can ask for being asked", () => {
    const view = peaceful().view("insurgent");
    for (const { ahead, name } of orders) {
      const choices = ahead?.choices(view) ?? [];
      if (!ahead) continue;
      expect(mustGet({ first: choices[0]?.params }, "first"), name).toBe("none");
      expect(choices.at(-1)?.params, name).toBe("ask");
    }
  });
});
