import { describe, expect, it } from "vitest";
import { baghdad, book, type Game } from "../../builder.ts";

const { describePublic } = book.definition;
const beware = (game: Game): string[] =>
  game.events.flatMap((event) => describePublic(event, book.content) ?? []).filter((line) => line.startsWith("Beware"));

describe("at the end of a turn everyone is reminded", () => {
  it("who has 120 after another turn like this one", () => {
    const game = baghdad({ pp: { shiite: 95 } });
    game
      .until(({ table }) => table.recruit !== null)
      .change(({ table }) => {
        table.course = [[90, 16, 18]];
      });
    expect(beware(game.nextTurn())).toContain(
      "Beware: the Shiites stand at 108 of 120. Another turn like this one (+18) wins.",
    );
  });

  it("nobody, while nobody is near", () => {
    expect(beware(baghdad().nextTurn())).toEqual([]);
  });

  it("who lacks one Zone for a special victory", () => {
    const own = { "green-zone": { jihadist: [1, 0] }, karrada: { jihadist: [1, 0] } } as const;
    const game = baghdad({ seats: 5 }).units(own);
    expect(beware(game.nextTurn())).toContain(
      "Beware: the Jihadists are one step from their special victory: key Zones 2/3.",
    );
  });

  it("that the next turn may be the last, and whom that suits", () => {
    const game = baghdad({ seats: 6 }).street("S01", "S02", "S03");
    game.change(({ table, box }) => {
      table.turned.push(...box.street.splice(3, 21));
      table.streetDeck = box.street.length;
    });
    expect(beware(game.nextTurn())).toContain(
      "Beware: 3 Arab Street cards left. If the last one is turned up and nobody has won, the NGO wins by stalemate.",
    );
  });
});
