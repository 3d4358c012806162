import { describe, expect, it } from "vitest";
import { type Frozen, mustGet, publicView } from "../../../src/engine/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { trades } from "../../../src/games/iraqi-conflict/map/trades.ts";
import type { Table, Trade } from "../../../src/games/iraqi-conflict/state.ts";
import { inspect, misshapen } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import type { Fan, Lanes, MapElement, Plate, Scene } from "../../../src/scene/index.ts";
import { book, type Game, iraq } from "./builder.ts";

const NAMES = { us: "Ashworth", sunni: "The Quartermaster of the 2nd Army", kurds: "Marguerite de la Rochefoucauld" };

const boardOf = (game: Game): Scene =>
  iraqiConflict.board(publicView(book, game.env), { caption: "Now", names: NAMES });

const problems = (scene: Scene) => {
  const laidOut = layout(scene);
  return [...inspect(laidOut), ...misshapen(laidOut, true)];
};

const contents = ({ layout }: Scene) =>
  (layout.kind === "panel" ? [layout] : layout.children).flatMap((child) =>
    child.kind === "panel" ? [child.content] : [],
  );

const elements = (scene: Scene): readonly MapElement[] =>
  contents(scene).flatMap((content) => (content.kind === "map" ? content.elements : []));

/** A market in which everyone has traded with everyone. */
function busy(): Game {
  const game = iraq({ seats: 5 }).toNegotiations();
  const all = game.seats.flatMap((from, i) =>
    game.seats.slice(i + 1).map((to, j): Trade => ({ from, to, gave: 1 + (i % 3), got: 10 * (i % 2) + j })),
  );
  game.env = { ...game.env, table: { ...game.table, trades: all } };
  return game;
}

describe("a market in which everyone trades with everyone", () => {
  const game = busy();
  const scene = boardOf(game);

  it("draws the arrows that have room, none of them on a name or on another's number", () => {
    const { beside = [], ...main } = scene;
    expect(problems(main)).toEqual([]);
    expect(elements(main).filter(({ kind }) => kind === "arrow").length).toBeGreaterThanOrEqual(6);
    expect(beside.flatMap(problems)).toEqual([]);
  });

  it("has all of them in a second picture, with their sums, and says so", () => {
    const [table] = (scene.beside ?? []).flatMap(contents);
    if (table?.kind !== "table") throw new Error("there is no table");
    const figures = table.rows.map(({ cells }) =>
      cells.slice(1).map((cell) => (typeof cell === "string" ? cell : cell.text)),
    );
    expect(figures).toEqual([
      ["", "1", "1", "1", "1", "4"],
      ["–", "", "2", "2", "2", "6"],
      ["1", "10", "", "3", "3", "17"],
      ["2", "11", "–", "", "1", "14"],
      ["3", "12", "1", "10", "", "26"],
      ["6", "34", "4", "16", "7", ""],
    ]);
    expect(scene.heading?.sub).toContain("more trades in the next picture");
  });
});

it("a single trade is drawn both ways, with its numbers, and there is no second picture", () => {
  const game = busy();
  const table: Frozen<Table> = { ...game.table, trades: [{ from: "us", to: "kurds", gave: 2, got: 0 }] };
  const { arrows, undrawn } = trades(book.content.map, table);
  expect(undrawn).toBe(0);
  expect(arrows.map(({ colour, count }) => [colour, count])).toEqual([["@us", "2"]]);
  expect(trades(book.content.map, { ...table, phase: "score" }).arrows).toEqual([]);
});

const fans = (scene: Scene): Fan[] => elements(scene).filter((one): one is Fan => one.kind === "fan");
const plates = (scene: Scene): Plate[] => elements(scene).filter((one): one is Plate => one.kind === "plate");
const foot = (scene: Scene): Lanes | undefined =>
  contents(scene).find((content): content is Lanes => content.kind === "lanes");

describe("what everyone may know of the table is in the picture", () => {
  it("in the market: hands, who is ready, and piles", () => {
    const game = iraq({ seats: 5 }).toNegotiations().act("sunni", "ready");
    const { table } = game;
    const scene = boardOf(game);
    expect(plates(scene).flatMap(({ gain, colour }) => (gain === "✓" ? [colour] : []))).toEqual(["@sunni"]);
    for (const { colour, faceDown } of fans(scene)) expect(faceDown).toBe(mustGet(table.sizes, colour.slice(1)));
    expect(foot(scene)?.figures?.map(({ value }) => value)).toEqual([
      String(table.draw),
      String(table.discards.length + table.faceDown),
    ]);
  });

  it("of a scored turn: what each hand came to, the points that it brought, and the standing", () => {
    const game = iraq({ seats: 5 });
    game.names = NAMES;
    game.endTurn();
    const scored = game.scenes.find(({ caption }) => caption === "Turn 1 is scored")?.scene;
    if (!scored) throw new Error("no picture of the score");
    const { vp, totals } = game.table;
    const points = (colour: string): number => mustGet(vp, colour.slice(1))[0] ?? 0;
    expect(plates(scored)).toHaveLength(5);
    for (const { colour, value, gain } of plates(scored)) {
      expect(value).toBe(String(points(colour)));
      expect(gain).toBe(points(colour) > 0 ? `+${points(colour)}` : "0");
    }
    for (const { colour, sum } of fans(scored)) expect(sum).toBe(String(mustGet(totals, colour.slice(1))[0]));
    const runners = foot(scored)?.lanes.flatMap(({ runners }) => runners) ?? [];
    expect(runners).toHaveLength(5);
    for (const { colour, at, was } of runners) expect([was, at]).toEqual([0, points(colour)]);
  });
});
