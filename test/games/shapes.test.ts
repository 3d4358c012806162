import { describe, expect, it } from "vitest";
import { type GameTypes, type Params, type Rulebook, type Shape, shapeOf } from "#engine";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { play } from "../kit/play.ts";
import { startOf } from "../kit/subject.ts";

/** Random games are played until all shapes have come, and no more than this. */
const MOST_GAMES = 4;

/** The shapes of the questions of random games. */
function shapesOf(book: Rulebook<GameTypes>, options: Params, most: number): ReadonlySet<Shape> {
  const found = new Set<Shape>();
  const subject = { name: book.definition.id, book, pieces: () => [], bound: 20_000 };
  const variant = { label: "as here", options: { ...book.definition.defaults, ...options } };
  for (let n = 0; n < MOST_GAMES && found.size < most; n++)
    play(subject, startOf(subject, variant, n), {
      title: "has questions of every shape",
      every: 1,
      at({ env }) {
        const shape = shapeOf(book, env);
        if (shape) found.add(shape);
      },
    });
  return found;
}

/** What each game has; the seats of Fitna are never asked at once except for reactions. */
const HAVE: { readonly [game: string]: { readonly shapes: readonly Shape[]; readonly options?: Params } } = {
  "iraqi-conflict": { shapes: ["in-order", "together"] },
  "battle-for-baghdad": { shapes: ["in-order", "reply", "together"] },
  "next-war-in-lebanon": { shapes: ["in-order", "reply", "together"] },
  fitna: { shapes: ["in-order", "reply"], options: { scenario: "3" } },
};

describe("the shape of a question", () => {
  const ask = (seats: readonly string[], inTurnOf: string | null) => {
    const book = { procedures: new Map([["turn", { turnOf: (notes: { seat: string }) => notes.seat }]]) };
    const frames = [
      ...(inTurnOf === null ? [] : [{ procedure: "turn", data: { seat: inTurnOf } }]),
      { procedure: "other", data: null, ask: { seats, answered: [] } },
    ];
    return shapeOf(book as never, { frames } as never); // all that it looks at
  };

  it("is a reply where another seat than the one whose turn it is has to answer", () => {
    expect([ask(["a"], "a"), ask(["b"], "a"), ask(["a", "b"], "a")]).toEqual(["in-order", "reply", "reply"]);
  });

  it("else goes by how many are asked", () => {
    expect([ask(["a"], null), ask(["a", "b"], null)]).toEqual(["in-order", "together"]);
  });

  it.each(games.map((game) => [game.id, game] as const))("of %s is each that the game has", (id, game) => {
    const { shapes, options = {} } = HAVE[id] ?? { shapes: [] };
    expect([...shapesOf(openShipped(game), options, shapes.length)].sort()).toEqual(shapes);
  });
});
