import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { reading } from "../../../../../src/games/iraqi-conflict/view/cards/reading.ts";
import { inspect, misshapen } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";
import { book, type Game, iraq } from "../../builder.ts";

const values = (game: Game, seat: string): string[] => reading.cards(game.view(seat)).map(({ value }) => value);

describe("the cards that a seat can read", () => {
  it("are its hand, and what others offer it as long as they do", () => {
    const game = iraq({ seats: 2 }).toNegotiations();
    const [mine, theirs] = [game.hand("us"), game.hand("insurgents")];
    expect(values(game, "us").sort()).toEqual([...mine].sort());
    const given = theirs[0] ?? "";
    game.propose("insurgents", "us", [given]);
    expect(values(game, "us").sort()).toEqual([...mine, given].sort());
    expect(values(game, "insurgents").sort()).toEqual([...theirs].sort());
    const { label, description } = reading.cards(game.view("us")).find(({ value }) => value === given) ?? {};
    expect(label).toContain(mustGet(book.content.cards, given).name);
    expect(description).toBe("offered by the Insurgents");
  });
});

describe("a card alone", () => {
  it.each([2, 3, 4, 5] as const)("can be read, whichever it is, with %i seats", (seats) => {
    const game = iraq({ seats });
    const [seat = ""] = game.seats.slice(-1);
    const deck = mustGet(book.content.decks, String(seats));
    const view = { ...game.view(seat), hand: { ...game.view(seat).hand, cards: deck } };
    for (const id of deck) {
      const laidOut = layout(reading.show(view, id));
      expect([...inspect(laidOut), ...misshapen(laidOut, true)], id).toEqual([]);
    }
  });

  it("that does not count is said to be worth less than every card that does", () => {
    const { content } = book;
    const view = iraq({ seats: 5 }).view("us");
    const read = { ...view, hand: { ...view.hand, cards: ["terrorist-attacks"] } };
    const counting = Object.values(content.cards).filter(({ use }) => use === "U" || use === "A").length;
    const drawn = JSON.stringify(layout(reading.show(read, "terrorist-attacks")));
    expect(drawn).toContain(`${counting} of ${Object.keys(content.cards).length - 1} unseen`);
  });

  it("says for whom it counts, and what the hand comes to with it and without it", () => {
    const game = iraq({ seats: 5 });
    const id = game.hand("kurds").find((card) => mustGet(book.content.cards, card).use === "A") ?? "";
    const { text } = reading.show(game.view("kurds"), id);
    const { use, fv } = mustGet(book.content.cards, id);
    expect(text).toMatch(new RegExp(`\\(${use} ${fv}\\)\\*\\* \\(in your hand\\): Counts ${fv} for `));
    const [, more = "", less = ""] = /Your hand: (\d+) with it, (\d+) without it\./.exec(text) ?? [];
    expect(Number(more) - Number(less)).toBe(fv);
  });
});
