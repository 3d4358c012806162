import { describe, expect, it } from "vitest";
import type { Params } from "#engine";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { whyNotPlayed } from "../../../../../src/games/fitna/rules/effects/play-event.ts";
import type { Playing } from "../powers/builder.ts";
import { withCards } from "./builder.ts";

/** What an order answers to the question that a seat is asked. */
function answer(game: Playing, seat: SeatId, name: string, params: Params) {
  const order = definition.orders.find((one) => one.name === name);
  const asked = game.asked(seat);
  if (!order || !asked) throw new Error(`${seat} is not asked, or has no order ${name}`);
  return order.decide(game.view(seat), asked, params);
}

const cancel = (card: number) => ({ action: "cancel-event", params: { card: String(card) } });

describe("section 7, standing orders for events", () => {
  const struck = (space: string, held: readonly number[]) =>
    withCards("1", "TUR", { TUR: [38], SYR: held }).answer("TUR", "play-event", { card: "38", spaces: [space] });

  it("a strike is cancelled with the cheapest card, over the spaces that are named", () => {
    const game = struck("aleppo", [12, 10, 76]);
    const over = (...spaces: readonly string[]) => answer(game, "SYR", "cancel-strikes", { spaces, ask: [] });
    expect(over("all")).toEqual(cancel(10));
    expect(over("objective")).toEqual(cancel(10));
    expect(over("aleppo")).toEqual(cancel(10));
    expect(over("hama")).toBeNull();
  });

  it("what an order names and the hand does not hold is passed", () => {
    expect(answer(struck("aleppo", [76]), "SYR", "cancel-strikes", { spaces: ["all"], ask: [] })).toBeNull();
  });

  it("Daesh is cancelled always, or only where IS stands next to what the seat holds", () => {
    const daesh = withCards("2", "TUR", { TUR: [50], SYR: [27] }).answer("TUR", "play-event", { card: "50" });
    expect(daesh.asked("SYR")?.window).toBe("cancel-activation");
    expect(answer(daesh, "SYR", "cancel-daesh", { when: "always" })).toEqual(cancel(27));
    expect(answer(daesh, "SYR", "cancel-daesh", { when: "near" })).toEqual(cancel(27));
    expect(answer(daesh, "SYR", "cancel-peshmerga", { when: "always" })).toBeNull();
  });

  it("all exchanges are declined", () => {
    const game = withCards("1", "TUR", { TUR: [38], SYR: [10] });
    game.answer("TUR", "offer-exchange", { seat: "SYR", card: "38" });
    const declined = { action: "answer-exchange", params: { answer: "decline" } };
    expect(answer(game, "SYR", "exchanges", { answer: "decline" })).toEqual(declined);
    expect(definition.answeredByOrders).toContain("answer-exchange");
  });

  it("a Special Joker is answered at once", () => {
    const game = withCards("9", "ISR", {});
    const syrian = Object.keys(game.table.stacks).filter((space) => game.table.stacks[space]?.SYR);
    game.answer("ISR", "play-special-joker", { joker: "sj-isr", spaces: syrian.slice(0, 4) });
    game.defaults("take-losses");
    const move = answer(game, "SYR", "joker-answers", { answer: "answer" });
    expect(move).toMatchObject({ action: "answer-joker", params: { joker: "sj-hzb" } });
    game.answer("SYR", "answer-joker", move?.params).defaults("take-losses");
    expect(game.table.specialJokers.SYR).toEqual([]);
  });
});

describe("R-163 Counter-Insurgency", () => {
  it("AE-46 cancels a Daesh card, and nobody plays another until the turn ends", () => {
    const game = withCards("2", "TUR", { TUR: [50, 51], SYR: [27] });
    game.answer("TUR", "play-event", { card: "50" }).answer("SYR", "cancel-event", { card: "27" });
    for (const seat of ["IRQ"] as const) if (game.asked(seat)?.window) game.answer(seat, "pass-event");
    expect(game.table.locked).toEqual([50, 51, 52, 53]);
    expect(game.game.state.box.discards).toEqual({ assets: [27], events: [50] });
    expect(whyNotPlayed(game.view("TUR"), 51)).toMatchObject({
      code: "locked",
      text: "Counter-Insurgency was played: nobody plays Daesh as an event until the turn ends.",
      rule: "R-163",
    });
  });
});

describe("R-175 Kurdish Rivalry", () => {
  it("R-175 AE-49 (D-50) after a Peshmerga card was answered, PKK Rebellion is allowed in 2020 and refused in 2018", () => {
    for (const edition of ["2020", "2018"] as const) {
      const game = withCards("2", "TUR", { TUR: [43, 44, 75], SYR: [24] }, { edition });
      game.answer("TUR", "play-event", { card: "43" }).answer("SYR", "cancel-event", { card: "24" });
      expect(game.lines.filter((line) => line.includes("Kurdish Rivalry cancels Peshmerga"))).toHaveLength(1);
      expect(game.table.locked).toEqual([43, 44, 45, 46, ...(edition === "2018" ? [75] : [])]);
      expect(whyNotPlayed(game.view("TUR"), 44)).toMatchObject({
        code: "locked",
        text: "Kurdish Rivalry was played: nobody plays Peshmerga as an event until the turn ends.",
        rule: "R-175",
      });
      const rising = whyNotPlayed(game.view("TUR"), 75);
      if (edition === "2018") expect(rising).toMatchObject({ code: "locked", rule: "R-175" });
      else expect(rising).toBeNull();
    }
  });
});
