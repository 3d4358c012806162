import { describe, expect, it } from "vitest";
import { mustGet, publicView } from "#engine";
import { type Arrow, type Fan, inside, type Lanes, type MapElement, type Plate, type Point, type Scene } from "#scene";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import type { Trade } from "../../../../src/games/iraqi-conflict/rules/negotiations/types.ts";
import { finale } from "../../../../src/games/iraqi-conflict/view/finale.ts";
import { trades } from "../../../../src/games/iraqi-conflict/view/map/trades.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { book, type Game, iraq } from "../builder.ts";

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
    expect(elements(main).filter(({ kind }) => kind === "arrow").length).toBeGreaterThanOrEqual(10);
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
  const area = (seat: string): readonly Point[] =>
    book.content.map.areas.find(({ id }) => id === seat)?.polygon[0] ?? [];
  const tip = (arrow: Arrow | undefined): Point => arrow?.points.at(-1) ?? [0, 0];
  const drawn = (seats: 2 | 3 | 4 | 5, all: readonly Trade[]) =>
    trades(book.content.map, { ...iraq({ seats }).table, phase: "negotiations", trades: all });

  it("a gift has one, from the giver's area to that of whoever got it", () => {
    const { arrows, numbers, undrawn } = drawn(5, [{ ...between("us", "kurds"), got: 0 }]);
    expect(undrawn).toBe(0);
    expect(arrows.map(({ colour }) => colour)).toEqual(["@us"]);
    expect(numbers.map(({ colour, text }) => [colour, text])).toEqual([["@us", "2"]]);
    expect(inside(area("kurds"), tip(arrows[0]))).toBe(true);
  });

  it("an exchange has two, back to back, each with its number to whoever got the cards", () => {
    const { arrows, numbers } = drawn(4, [between("insurgents", "shia")]);
    const [first, second] = arrows;
    expect(first?.points[0]).toEqual(second?.points[0]);
    expect(numbers.map(({ colour, text }) => [colour, text])).toEqual([
      ["@insurgents", "2"],
      ["@shia", "1"],
    ]);
    expect(inside(area("shia"), tip(first))).toBe(true);
    expect(inside(area("insurgents"), tip(second))).toBe(true);
  });

  it("are news while negotiations last, and quiet in the pictures of what they led to", () => {
    const { table } = iraq({ seats: 5 });
    for (const phase of ["negotiations", "ground", "score"] as const) {
      const { arrows, numbers } = trades(book.content.map, { ...table, phase, trades: [between("us", "kurds")] });
      for (const { quiet } of [...arrows, ...numbers]) expect(quiet ?? false, phase).toBe(phase !== "negotiations");
    }
  });

  it("with 5 seats have numbers that touch no other, in whatever order four trade with each other", () => {
    const all = pairs(iraq({ seats: 5 }).table.seats);
    for (const [i] of all.entries()) {
      const four = [...all.slice(i), ...all.slice(0, i)].filter((_, j) => j % 2 === 0).slice(0, 4);
      const { numbers } = drawn(5, four);
      for (const [j, { at }] of numbers.entries())
        for (const other of numbers.slice(j + 1)) {
          const apart = Math.max(Math.abs(at[0] - other.at[0]), Math.abs(at[1] - other.at[1]));
          expect(apart).toBeGreaterThan(52);
        }
    }
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
  it("who plays, in letters larger than the least, and who is ready by a drawn mark", () => {
    const game = iraq({ seats: 5 }).toNegotiations().act("kurds", "ready");
    const names = Object.fromEntries(game.seats.map((seat) => [seat, "Katharina von Oertzen-Schöning"]));
    const { beside: _, ...scene } = iraqiConflict.board(publicView(book, game.env), { caption: "Now", names });
    const runs = layout(scene).ops.flatMap((op) => (op.op === "text" ? [op] : []));
    const sizes = runs.flatMap(({ text, size }) => (text.endsWith("Schöning") ? [size] : []));
    expect(sizes).toHaveLength(5);
    for (const size of sizes) expect(size).toBeGreaterThan(27);
    expect(runs.map(({ text }) => text)).not.toContain("✓");
    expect(problems(scene)).toEqual([]);
  });

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

/** What accompanies a picture, by kind. */
const beside = (scene: Scene | undefined): string[] => (scene?.beside ?? []).flatMap(contents).map(({ kind }) => kind);

describe("beside the picture", () => {
  const game = iraq({ seats: 5, turns: 4 });
  game.names = NAMES;
  for (let turn = 1; turn <= 4; turn++) game.endTurn();
  const scored = (turn: number) => game.scenes.find(({ caption }) => caption === `Turn ${turn} is scored`)?.scene;

  it("of a score are the hands, once a turn, and from the third on the course", () => {
    expect([1, 2, 3].map((turn) => beside(scored(turn)))).toEqual([
      ["hands"],
      ["hands"],
      ["hands", "course", "course"],
    ]);
    const hands = game.scenes.flatMap(({ scene }) => [...contents(scene).map(({ kind }) => kind), ...beside(scene)]);
    expect(hands.filter((kind) => kind === "hands")).toHaveLength(4);
  });

  it.each([
    [2, 40],
    [3, 38],
    [4, 32],
    [5, 32],
  ] as const)(
    "of a score with %i seats long names of players are in letters of %i and more in the hands",
    (seats, least) => {
      const one = iraq({ seats });
      one.names = Object.fromEntries(one.seats.map((seat) => [seat, "Katharina von Oertzen-Schöning"]));
      one.endTurn();
      const [report] = one.scenes.at(-1)?.scene.beside ?? [];
      const runs = report ? layout(report).ops.flatMap((op) => (op.op === "text" ? [op] : [])) : [];
      const names = runs.filter(({ text }) => text.endsWith("Schöning"));
      expect(names).toHaveLength(seats);
      for (const { size } of names) expect(size).toBeGreaterThanOrEqual(least);
    },
  );

  it("of the end are the last score, on the map, and its hands", () => {
    const end = game.scenes.at(-1)?.scene;
    expect(end && contents(end).map(({ kind }) => kind)).toEqual(["course", "course"]);
    expect(beside(end)).toEqual(["map", "lanes", "hands"]);
    expect(end && [end, ...(end.beside ?? [])].flatMap(problems)).toEqual([]);
  });

  it("a contest that is shared bears the signs of all who share it, on nobody's colour", () => {
    const level = { us: [0, 9], insurgents: [3, 9], sunni: [1, 2], shia: [2, 4], kurds: [5, 5] };
    const table = { ...iraq({ seats: 5, turns: 2 }).table, turn: 2, phase: "score", vp: level } as const;
    const both = finale(table, NAMES)
      .flatMap(({ winners = [] }) => winners)
      .find(({ signs }) => signs);
    expect(both?.colour).toBe("black");
    expect(both?.signs?.map(({ colour, letter }) => [colour, letter])).toEqual([
      ["@us", "U"],
      ["@insurgents", "I"],
    ]);
  });

  it("everything is said in words of its own", () => {
    const scene = scored(3);
    const alts = [scene, ...(scene?.beside ?? [])].map((one) => one?.alt ?? "");
    expect(alts.filter((alt) => alt.includes("**"))).toEqual([]);
    expect(new Set(alts).size).toBe(3);
    expect(alts[1]).toMatch(/^The hands of turn 3: what each comes to, [^.]*\. \w+ \d+: /);
    expect(alts[1]).not.toContain("**");
  });

  it("the hands of five are one description, whatever they hold", () => {
    const longest = Object.values(book.content.cards).toSorted((a, b) => b.name.length - a.name.length);
    const { seats } = iraq({ seats: 5 });
    const hands = Object.fromEntries(
      seats.map((seat, i) => [seat, longest.slice(10 * i, 10 * i + 10).map(({ id }) => id)]),
    );
    const rich = iraq({ seats: 5, hands });
    rich.names = NAMES;
    const [scene] = rich
      .endTurn()
      .scenes.flatMap(({ caption, scene: one }) => (caption === "Turn 1 is scored" ? [one] : []));
    const alt = scene?.beside?.find((one) => one.alt.startsWith("The hands"))?.alt ?? "";
    expect(alt.length).toBeLessThanOrEqual(1024);
    for (const name of ["US", "Insurgents", "Sunni", "Shia", "Kurds"])
      expect(alt).toMatch(new RegExp(`\\. ${name} \\d+: `));
    expect(alt).toMatch(/ and \d more\./);
  });
});
