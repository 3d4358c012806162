import { describe, expect, it } from "vitest";
import { of } from "../../../src/engine/index.ts";
import { baghdad } from "./builder.ts";

const bazaar = (game: ReturnType<typeof baghdad>) => game.until(({ table }) => table.phase === "bazaar");

/** Takes the first card of the packet that passes by. */
const takeFirst = (game: ReturnType<typeof baghdad>) => {
  const [seat = ""] = game.asked;
  const [card = ""] = of(game.env.hands, seat).packet;
  return game.act(seat, "take", { card });
};

describe("the Arms Bazaar", () => {
  it("R-28, example 17: a packet of as many cards as seats goes round, each keeps at most one", () => {
    const game = bazaar(baghdad({ seats: 4 }));
    expect([game.table.packet?.cards, game.table.bazaarDeck]).toEqual([4, 58]);
    for (let i = 0; i < 3; i++) takeFirst(game);
    expect(game.table.packet?.cards).toBe(1);
    takeFirst(game);
    expect([game.table.packet, game.table.discards.length]).toEqual([null, 0]);
  });

  it("R-28, example 17: what the last seat leaves is discarded", () => {
    const game = bazaar(baghdad({ seats: 4 }));
    for (let i = 0; i < 3; i++) takeFirst(game);
    game.act(game.asked[0] ?? "", "decline");
    expect(game.table.discards.length).toBe(1);
  });

  it("R-29, example 18: a full hand must discard to take", () => {
    const five = ["network", "curfew", "jammers", "lookouts", "deep-cover"];
    const game = bazaar(baghdad({ hands: { shiite: five } }));
    const [card = ""] = of(game.env.hands, "shiite").packet;
    expect(game.refusal("shiite", "take", { card }).code).toBe("not-a-choice");
    game.act("shiite", "take", { card, discard: "network" });
    expect(game.cards("shiite").length).toBe(5);
    expect(game.table.discards).toEqual(["network"]);
  });

  it("R-14, example 19: discards become the deck in the middle of a draw", () => {
    const game = baghdad({ seats: 4 }).change(({ table, box }) => {
      table.discards.push(...box.bazaar.splice(2, 10));
      box.bazaar.splice(2);
    });
    bazaar(game);
    expect([game.table.packet?.cards, game.table.bazaarDeck, game.table.discards]).toEqual([4, 8, []]);
  });

  it("R-14 ruling AJ: with no card anywhere nothing is drawn, and nobody is asked; with two, two go round", () => {
    const left = (cards: number) =>
      baghdad({ hands: { shiite: [], sunni: [], government: [] } })
        .change(({ table, box }) => {
          box.bazaar.splice(cards);
          table.bazaarDeck = box.bazaar.length;
        })
        .street("S01", "S02", "S03")
        .initiative("shiite");
    expect(left(0).table.phase).toBe("coalition");
    const two = left(2);
    expect([two.table.packet?.cards, two.table.bazaarDeck, two.asked]).toEqual([2, 0, ["shiite"]]);
    takeFirst(takeFirst(two));
    expect(two.table.phase).toBe("coalition"); // the third seat has nothing to look at
  });

  it("R-28: only the seat that chooses sees the packet", () => {
    const game = bazaar(baghdad());
    expect(of(game.env.hands, "shiite").packet.length).toBe(3);
    expect(of(game.env.hands, "sunni").packet).toEqual([]);
    takeFirst(game);
    expect(of(game.env.hands, "shiite").packet).toEqual([]);
    expect(of(game.env.hands, "sunni").packet.length).toBe(2);
  });
});
