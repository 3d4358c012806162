import { describe, expect, it } from "vitest";
import { type Frozen, mustGet, publicView } from "../../../src/engine/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { trades } from "../../../src/games/iraqi-conflict/map/trades.ts";
import type { Table, Trade } from "../../../src/games/iraqi-conflict/state.ts";
import { inspect, misshapen } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import { type Fan, inside, type Lanes, type MapElement, type Plate, type Scene } from "../../../src/scene/index.ts";
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
    expect(scene.heading?.sub).toContain("more trades in the table");
  });
});

const between = (from: string, to: string): Trade => ({ from, to, gave: 2, got: 1 });

/** Every trade of one faction with another. */
const pairs = (seats: readonly string[]): Trade[] =>
  seats.flatMap((from, i) => seats.slice(i + 1).map((to) => between(from, to)));

describe("trades as arrows", () => {
  it("a gift has one, from the giver's area to that of whoever got it", () => {
    const table: Frozen<Table> = { ...iraq({ seats: 5 }).table, trades: [{ ...between("us", "kurds"), got: 0 }] };
    const { arrows, undrawn } = trades(book.content.map, table);
    expect(undrawn).toBe(0);
    expect(arrows.map(({ colour, count }) => [colour, count])).toEqual([["@us", "2"]]);
    const kurds = book.content.map.areas.find(({ id }) => id === "kurds")?.polygon[0] ?? [];
    expect(inside(kurds, arrows[0]?.points.at(-1) ?? [0, 0])).toBe(true);
  });

  it.each([2, 3, 4, 5] as const)("with %i seats two factions alone always have room for both of theirs", (seats) => {
    const { table } = iraq({ seats });
    for (const trade of pairs(table.seats)) {
      const { arrows, undrawn } = trades(book.content.map, { ...table, trades: [trade] });
      expect([undrawn, arrows.length], `${trade.from} ${trade.to}`).toEqual([0, 2]);
    }
  });

  it("stay where they are when others trade", () => {
    const { table } = iraq({ seats: 5 });
    const [first, second] = [between("us", "kurds"), between("insurgents", "shia")];
    const one = trades(book.content.map, { ...table, trades: [first] }).arrows;
    const two = trades(book.content.map, { ...table, trades: [first, second] }).arrows;
    expect(two.slice(0, one.length)).toEqual(one);
    expect(two).toHaveLength(4);
  });

  it("with 3 seats all have room", () => {
    const { table } = iraq({ seats: 3 });
    expect(trades(book.content.map, { ...table, trades: pairs(table.seats) }).undrawn).toBe(0);
  });

  it("stay in the picture of the score that they led to", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    game.names = NAMES;
    game.propose("us", "kurds", game.hand("us").slice(0, 2), 0);
    game.act("kurds", "accept", { offer: game.offersTo("kurds")[0] ?? "" }).endTurn();
    const scored = game.scenes.find(({ caption }) => caption === "Turn 1 is scored")?.scene;
    expect(scored && elements(scored).flatMap((one) => (one.kind === "arrow" ? [one.colour] : []))).toEqual(["@us"]);
  });
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

/** What stands beside a picture, by kind. */
const beside = (scene: Scene | undefined): string[] => (scene?.beside ?? []).flatMap(contents).map(({ kind }) => kind);

describe("beside the picture", () => {
  const game = iraq({ seats: 5, turns: 4 });
  game.names = NAMES;
  for (let turn = 1; turn <= 4; turn++) game.endTurn();
  const scored = (turn: number) => game.scenes.find(({ caption }) => caption === `Turn ${turn} is scored`)?.scene;

  it("of a score are the hands, once a turn, and from the third on the course", () => {
    expect([1, 2, 3].map((turn) => beside(scored(turn)))).toEqual([["hands"], ["hands"], ["hands", "course"]]);
    const hands = game.scenes.flatMap(({ scene }) => [...contents(scene).map(({ kind }) => kind), ...beside(scene)]);
    expect(hands.filter((kind) => kind === "hands")).toHaveLength(4);
  });

  it("of the end are the last score, on the map, and its hands", () => {
    const end = game.scenes.at(-1)?.scene;
    expect(end && contents(end).map(({ kind }) => kind)).toEqual(["course"]);
    expect(beside(end)).toEqual(["map", "lanes", "hands"]);
    expect(end && [end, ...(end.beside ?? [])].flatMap(problems)).toEqual([]);
  });

  it("everything is said in words of its own", () => {
    const scene = scored(3);
    const alts = [scene, ...(scene?.beside ?? [])].map((one) => one?.alt ?? "");
    expect(new Set(alts).size).toBe(3);
    expect(alts[1]).toMatch(/^The hands of turn 3\. \w+ \d+: /);
    expect(alts[1]).not.toContain("**");
  });
});
