import { describe, expect, it } from "vitest";
import type { Layout, Scene } from "#scene";
import type { CardNumber } from "../../../../../src/games/fitna/content/card-types.ts";
import { hand, reading } from "../../../../../src/games/fitna/view/board/index.ts";
import { amount } from "../../../../amounts.ts";
import { as } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { atStart } from "../../rules/setup/builder.ts";
import { faults } from "./faults.ts";

const { cards } = content.editions["2020"];
const numbers = Object.values(cards).map(({ number }) => number);

/** Iran, which has two Special Jokers, with these cards. */
function holding(held: readonly CardNumber[]) {
  const game = atStart("11");
  const view = as(game, "IRN");
  view.hand.cards = [...held];
  return view;
}

/** From one card on each seventh: all kinds next to each other. */
const mixed = (from: number, count: number): readonly CardNumber[] =>
  Array.from({ length: count }, (_, i) => numbers[(from + i * 7) % numbers.length] ?? 1);

function spreadOf({ layout }: Scene) {
  const all = (one: Layout): readonly Layout[] => (one.kind === "panel" ? [one] : one.children.flatMap(all));
  const contents = all(layout).flatMap((one) => (one.kind === "panel" ? [one.content] : []));
  return contents.flatMap((one) => (one.kind === "spread" ? one.cards : []));
}

describe("a hand can be read", () => {
  it("without cards", () => {
    expect(faults({ ...hand(holding([])), beside: [] })).toEqual([]);
  });

  it.each(amount([12], [1, 2, 3, 4, 6, 8, 12]))("with %s cards, every card among them", (count) => {
    for (let from = 0; from < numbers.length; from += count)
      expect(faults({ ...hand(holding(mixed(from, count))), beside: [] })).toEqual([]);
  });

  it("each card of both editions alone, large", () => {
    for (const edition of ["2018", "2020"] as const) {
      const game = atStart("2", { edition });
      const view = as(game, "SYR");
      for (const { number, name } of Object.values(content.editions[edition].cards)) {
        view.hand.cards = [number];
        expect([name, faults(reading.show(view, String(number)))]).toEqual([name, []]);
      }
    }
  });
});

describe("what a hand shows", () => {
  it("assets before events, each with its OP and when it can be played", () => {
    const faces = spreadOf(hand(holding([54, 7, 38])));
    expect(faces.map(({ title, value, band, footer }) => [title, value, band, footer])).toEqual([
      ["Urban Warfare", "4", "Asset", "In battle"],
      ["Air Strike", "4", "Event", "Your Events"],
      ["Reinforcements", "8", "Event", "Your Events"],
    ]);
  });

  it("what a card does, and its conditions where there is room", () => {
    const [face] = spreadOf(hand(holding([72])));
    expect(face?.body).toBe("Place up to 2 Hezbollah units in Lebanon.");
    expect(face?.facts?.map(({ text }) => text)).toContain("Only if you command Hezbollah units.");
  });

  it("R-030, R-034 Jokers and Special Jokers with what they do", () => {
    const { text } = hand(holding([1]));
    expect(text).toContain("Your Joker: draw 2 cards");
    expect(text).toContain("Iranian missiles: Strike 4 enemy spaces");
    expect(text).toContain("Hezbollah rockets: Strike 3 enemy spaces in Israel");
  });

  it("reads out only what the seat holds", () => {
    expect(reading.cards(holding([1, 72])).map(({ label }) => label)).toEqual([
      "Close Air Support 4",
      "Hezbollah Mobilisation 6",
    ]);
  });
});
