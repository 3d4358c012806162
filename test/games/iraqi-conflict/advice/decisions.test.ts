import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type Decision, decisionsOf, type Move, type Params } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { book, type Game, iraq } from "../builder.ts";

const asked = (game: Game, seat: string, kind: Decision["kind"]): Decision => {
  const decision = decisionsOf(book, game.env, seat).find((open) => open.kind === kind);
  if (!decision) throw new Error(`${seat} is not asked`);
  return decision;
};

/** What a standing order makes of a seat's question. */
function ordered(game: Game, seat: string, name: string, kind: Decision["kind"], params: Params = {}): Move | null {
  const order = iraqiConflict.orders.find((one) => one.name === name);
  if (!order) throw new Error(`no order ${name}`);
  return order.decide(game.view(seat), asked(game, seat, kind), params);
}

const cardsOf = (move: Move | null, param: string): string[] => z.array(z.string()).parse(move?.params[param]).sort();

const US_HAND = ["air-supremacy", "propaganda", "terrorist-attacks", "jihadists", "anarchy", "ambushes", "civil-war"];
const REST = ["massacre", "checkpoints", "mahdi-army"];

describe("section 6: default answers", () => {
  it("keep the hand, be ready, turn a proposal down", () => {
    const game = iraq({ seats: 5 });
    expect(iraqiConflict.defaultAnswer(game.view("us"), asked(game, "us", "sealed"))).toEqual({
      action: "commit",
      params: { discard: [] },
    });
    game.toNegotiations();
    const offer = game.propose("us", "shia", game.hand("us").slice(0, 1));
    expect(iraqiConflict.defaultAnswer(game.view("us"), asked(game, "us", "turn"))).toEqual({
      action: "ready",
      params: {},
    });
    expect(iraqiConflict.defaultAnswer(game.view("shia"), asked(game, "shia", "offer"))).toEqual({
      action: "decline",
      params: { offer },
    });
  });
});

describe("section 6: standing orders", () => {
  it("discard my unusable cards: the lowest first, up to five", () => {
    const game = iraq({ seats: 5, hands: { us: [...US_HAND, ...REST] } });
    const move = ordered(game, "us", "discard-unusable", "sealed");
    expect(move?.action).toBe("commit");
    // 2, 2, 2, 4, 4 of 2 jihadists, 2 ambushes, 2 mahdi army, 4 terrorist attacks, 4 massacre, 5 anarchy, 5 civil war
    expect(cardsOf(move, "discard")).toEqual(
      ["ambushes", "jihadists", "mahdi-army", "massacre", "terrorist-attacks"].sort(),
    );
    game.act("us", "commit", move?.params);
  });

  it("3 seats: of U and I, the kind that adds less is unusable", () => {
    const foreign = ["air-supremacy", "us-occupation", "infiltration"]; // 2 + 2 against 5
    const own = ["anarchy", "propaganda", "civil-war", "refugees", "ambushes", "islamists", "checkpoints"];
    const game = iraq({ seats: 3, hands: { sunni: [...foreign, ...own] } });
    const move = ordered(game, "sunni", "discard-unusable", "sealed");
    expect(move?.params.discard).toEqual(["air-supremacy", "us-occupation"]);
  });

  it("ready as soon as Negotiations open, and nothing before", () => {
    const game = iraq({ seats: 5 });
    expect(ordered(game, "us", "ready", "sealed")).toBeNull();
    expect(ordered(game.toNegotiations(), "us", "ready", "turn")).toEqual({ action: "ready", params: {} });
  });

  it("accept what raises my force; a count is met with the least useful cards", () => {
    const game = iraq({ seats: 5, hands: { us: [...US_HAND, ...REST], shia: ["counter-terrorism"] } });
    game.toNegotiations();
    const offer = game.propose("shia", "us", ["counter-terrorism"], 2);
    const move = ordered(game, "us", "accept-gains", "offer");
    expect(move).toMatchObject({ action: "accept", params: { offer } });
    expect(cardsOf(move, "cards")).toEqual(["ambushes", "jihadists"]);
    game.act("us", "accept", move?.params);
  });

  it("a proposal that gains nothing, or that cannot be met, is left to the seat", () => {
    const hands = { us: [...US_HAND, ...REST], shia: ["counter-terrorism"], kurds: ["control-kirkuk"] };
    const game = iraq({ seats: 5, hands }).toNegotiations();
    game.propose("shia", "us", ["counter-terrorism"], ["air-supremacy", "propaganda"]);
    expect(ordered(game, "us", "accept-gains", "offer")).toBeNull();
    game.act("us", "decline", { offer: game.offersTo("us")[0] ?? "" });
    game.propose("shia", "us", ["counter-terrorism"], ["control-kirkuk"]);
    expect(ordered(game, "us", "accept-gains", "offer")).toBeNull();
  });

  it("3 seats: force is reckoned with the better side", () => {
    const hand = ["counter-terrorism", "infiltration", "hostages-beheadings", "anarchy", "propaganda"];
    const more = ["civil-war", "refugees", "ambushes", "islamists", "checkpoints"];
    const game = iraq({ seats: 3, hands: { sunni: [...hand, ...more], shia: ["cease-fire"] } }).toNegotiations();
    game.propose("shia", "sunni", ["cease-fire"]); // U 5 + 4 against I 5 + 5
    expect(ordered(game, "sunni", "accept-gains", "offer")).toBeNull();
  });

  it.each([
    ["better", "insurgents"],
    ["us", "us"],
  ])("align: %s", (wish, side) => {
    const hand = ["counter-terrorism", "infiltration", "hostages-beheadings", "anarchy", "propaganda"];
    const more = ["civil-war", "refugees", "ambushes", "islamists", "checkpoints"];
    const game = iraq({ seats: 3, hands: { sunni: [...hand, ...more] } })
      .toNegotiations()
      .all();
    expect(ordered(game, "sunni", "align", "sealed", { with: wish })).toEqual({
      action: "align",
      params: { with: side },
    });
  });
});
