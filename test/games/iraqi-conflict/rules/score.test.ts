import { describe, expect, it } from "vitest";
import { points } from "../../../../src/games/iraqi-conflict/rules/score.ts";
import { victories } from "../../../../src/games/iraqi-conflict/rules/victory.ts";
import type { Ranking } from "../../../../src/games/iraqi-conflict/state.ts";
import { gained } from "../../../../src/games/iraqi-conflict/view/standings.ts";
import { iraq } from "../builder.ts";

const scored = (totals: readonly number[], ranking: Ranking = "dense"): number[] =>
  Object.values(points(Object.fromEntries(totals.map((total, i) => [`seat ${i}`, total])), ranking));

describe("R-10 victory points of a turn", () => {
  it.each([
    [
      [9, 8, 7],
      [5, 4, 0],
    ],
    [
      [9, 8, 7, 6],
      [5, 4, 3, 0],
    ],
    [
      [9, 8],
      [5, 0],
    ],
    [
      [9, 8, 7, 6, 5],
      [5, 4, 3, 2, 0],
    ],
  ])("example 6: totals %j score %j", (totals, vp) => {
    expect(scored(totals)).toEqual(vp);
  });

  it.each([
    [
      [18, 18, 12, 12, 7],
      [5, 5, 4, 4, 0],
    ],
    [
      [18, 12, 12, 12, 12],
      [5, 0, 0, 0, 0],
    ],
    [
      [20, 20, 15, 10, 5],
      [5, 5, 4, 3, 0],
    ],
  ])("example 7, ruling C: tied totals %j score %j by distinct totals", (totals, vp) => {
    expect(scored(totals)).toEqual(vp);
  });

  it("ruling C: counted by the seats ahead, 20, 20, 15, 10, 5 score 5, 5, 3, 2, 0", () => {
    expect(scored([20, 20, 15, 10, 5], "competition")).toEqual([5, 5, 3, 2, 0]);
  });

  it.each(["dense", "competition"] as const)("ruling D: when everyone is level, everyone is first (%s)", (ranking) => {
    expect(scored([12, 12, 12, 12, 12], ranking)).toEqual([5, 5, 5, 5, 5]);
    expect(scored([0, 0], ranking)).toEqual([5, 5]);
  });

  it("ruling G: the lowest total gets nothing, whatever its victory points so far", () => {
    expect(scored([3, 30])).toEqual([0, 5]);
  });

  it("R-10 what a turn has brought is the difference to the turn before", () => {
    const { table } = iraq({ seats: 2 }).env;
    const brought = (...vp: readonly number[]) => gained({ ...table, vp: { us: vp } }, "us");
    expect([brought(), brought(5), brought(5, 9), brought(5, 9, 9)]).toEqual([0, 5, 4, 0]);
  });

  it("R-10 a turn's points are added to those before, and hands go to the discard pile (ruling H)", () => {
    const game = iraq({ seats: 5 }).endTurn();
    for (const seat of game.seats) expect(game.table.vp[seat]).toHaveLength(1);
    expect(game.table.discards).toHaveLength(50);
    const scoredTurn = game.events.find((event) => event.kind === "scored");
    expect(scoredTurn).toMatchObject({
      turn: 1,
      vp: Object.fromEntries(game.seats.map((s) => [s, game.table.vp[s]?.[0]])),
    });
  });
});

describe("R-11 victory", () => {
  it("ruling E: level seats share it, and it is announced as shared", () => {
    const { table } = iraq({ seats: 3 });
    expect(victories({ ...table, vp: { sunni: [20], shia: [20], kurds: [3] } })).toEqual([
      { title: "Civil War", seats: ["sunni", "shia"], vp: 20 },
    ]);
  });

  it("R-11 only the conflicts that are fought are won", () => {
    expect(victories(iraq({ seats: 2 }).table).map(({ title }) => title)).toEqual(["Insurgency"]);
    expect(victories(iraq({ seats: 5 }).table).map(({ title }) => title)).toEqual(["Civil War", "Insurgency"]);
  });

  it.each([1, 3])("R-05 the game ends after the Score phase of the last turn, of %i", (turns) => {
    const game = iraq({ seats: 4, turns });
    for (let turn = 1; turn <= turns; turn++) {
      expect(game.env.over).toBeNull();
      game.endTurn();
    }
    expect(game.env.over?.scores).toEqual(Object.fromEntries(game.seats.map((s) => [s, game.table.vp[s]?.at(-1)])));
    expect(game.env.over?.victories.map(({ title }) => title)).toEqual(["Civil War", "Insurgency"]);
    expect(game.log.at(-1)).toMatch(/the Insurgency .*\. The .* the Civil War /);
  });
});
