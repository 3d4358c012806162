import { describe, expect, it } from "vitest";
import { copy, type Json, publicView } from "#engine";
import { upgrade } from "../../../../src/games/battle-for-baghdad/rules/upgrade.ts";
import { board } from "../../../../src/games/battle-for-baghdad/view/board.ts";
import { baghdad, book, type Game } from "../builder.ts";

const path = ["kadhimiya", "adhamiyah"];

/** The state of a game as version 2 stored it. */
function second(game: Game): { table: { [field: string]: unknown }; hands: unknown; box: unknown } {
  const { table, hands, box } = copy(game.env);
  const { course: _course, settled: _settled, won: _won, news: _news, ...rest } = table;
  const moves = [
    { seat: "shiite", mode: "normal", path, count: 2 },
    { seat: "sunni", mode: "underground", path },
  ];
  return {
    table: {
      ...rest,
      scores: { shiite: 30, sunni: 20, government: 10 },
      news: { shown: true, zones: [...path], moves },
    },
    hands,
    box,
  };
}

/** The same game, as it goes on from a stored state. */
function upgraded(game: Game, old: unknown, from: number): Game {
  const state = upgrade(old as Json, from);
  game.env = { ...game.env, table: state.table, hands: state.hands, box: state.box };
  return game;
}

const underWay = (): Game => baghdad({ hands: { shiite: [], sunni: [], government: [] } }).moving("shiite");

describe("a state of an earlier version", () => {
  it("2: keeps what was new, begins the course with this turn, and plays on", () => {
    const game = underWay();
    const after = upgraded(game, second(game), 2);
    const { news, course, won, settled } = after.table;
    expect(news.latest).toEqual({ zones: path, moves: [{ seat: "shiite", path, count: 2 }], fights: [] });
    expect([news.shown, course, won, settled]).toEqual([true, [[30, 20, 10]], [], null]);
    expect(after.table).not.toHaveProperty("scores");
    expect(board(publicView(book, after.env), { caption: "", names: {} }).beside).toHaveLength(1);
    expect(after.nextTurn().table.course).toHaveLength(2);
  });

  it("2, in deployment: the course is empty until the first turn", () => {
    const game = baghdad();
    const old = second(game);
    const state = upgrade({ ...old, table: { ...old.table, turn: 0 } } as unknown as Json, 2);
    expect(state.table.course).toEqual([]);
  });

  it("1: knows the bids of an auction by their amounts", () => {
    const game = baghdad().passWindows().act("shiite", "bid", { amount: 1 }).act("sunni", "bid", { amount: 3 });
    const { table, ...rest } = second(game);
    const { calls: _calls, ...auction } = copy(game.table.auction ?? { calls: [] });
    const state = upgrade({ ...rest, table: { ...table, auction } } as unknown as Json, 1);
    expect(state.table.auction?.calls).toEqual([
      { seat: "shiite", amount: 1 },
      { seat: "sunni", amount: 3 },
    ]);
    expect(state.table.won).toEqual([]);
  });

  it("3 stays as it is, and one of a later release is refused", () => {
    const { table, hands, box } = copy(baghdad().env);
    const state = { table, hands, box };
    expect(upgrade(copy(state) as unknown as Json, 3)).toEqual(state);
    expect(() => upgrade(copy(state) as unknown as Json, 4)).toThrow("knows no states of version 4");
  });
});
