import { describe, expect, it } from "vitest";
import { mustGet, publicView, type Seat } from "#engine";
import type { Course, Scene } from "#scene";
import { scoreOf } from "../../../../src/games/battle-for-baghdad/rules/victory/goals.ts";
import { board } from "../../../../src/games/battle-for-baghdad/view/board.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { atRandom } from "../random.ts";

const NAMES = { shiite: "Marguerite de la Rochefoucauld-XI", us: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW" };
const boardOf = (game: Game): Scene => board(publicView(book, game.env), { caption: "It is over", names: NAMES });

function courseOf({ layout: { ...main } }: Scene): Course | null {
  return main.kind === "panel" && main.content.kind === "course" ? main.content : null;
}

const scores = ({ env, seats }: Game): number[] => seats.map((seat) => scoreOf(book.content, env.table, seat));

/** A game whose turn ends with this many PP; nobody has a card. */
const withPP = (pp: { readonly [seat: Seat]: number }, seats: 3 | 4 | 5 | 6 = 3): Game =>
  baghdad({ seats, pp, hands: Object.fromEntries(Object.keys(pp).map((seat) => [seat, []])) });

const over = (game: Game): Game => game.until(({ env }) => env.over !== null);

/** The deck only holds the cards of one turn. */
const lastCards = (game: Game): Game =>
  game.change(({ table, box }) => {
    table.turned.push(...box.street.splice(3));
    table.streetDeck = box.street.length;
  });

describe("the scores of all turns", () => {
  it("are kept as each turn begins: after deployment, and after every turn", () => {
    const game = baghdad();
    const first = scores(game);
    expect(game.table.course).toEqual([first]);
    game.nextTurn();
    expect(game.table.course).toEqual([first, scores(game)]);
  });

  it("are kept once more when the game is over", () => {
    const game = over(withPP({ shiite: 130, sunni: 10, government: 10 }));
    expect(game.table.course).toHaveLength(2);
    expect(game.table.course.at(-1)).toEqual(scores(game));
  });

  it("say what this turn has brought", () => {
    const game = baghdad({ pp: { shiite: 20 } });
    game.change(({ table }) => Object.assign(mustGet(table.sides, "shiite"), { pp: 33 }));
    const { layout: city } = boardOf(game);
    const foot = city.kind === "column" ? city.children.at(-1) : undefined;
    const shown = foot?.kind === "panel" && foot.content.kind === "scores" ? foot.content.scores : [];
    expect(shown.map(({ gained }) => gained)).toEqual([13, 0, 0]);
  });
});

describe("the end of a game as a picture", () => {
  it("R-83 tells the winner with player and score, and how every score went", () => {
    const game = over(withPP({ shiite: 130, sunni: 20, government: 10 }));
    const scene = boardOf(game);
    const course = courseOf(scene);
    const [shiite, sunni] = scores(game);
    expect(course?.winners).toMatchObject([
      { title: "Standard victory", name: "Shiites", player: { text: NAMES.shiite }, value: String(shiite) },
    ]);
    expect(course?.winners?.[0]?.others).toBe(`120 reached · next Sunnis with ${sunni}`);
    expect(course?.goal).toBe(120);
    expect(course?.steps).toEqual(["0", "1"]);
    expect(course?.lines.map(({ values }) => values.at(-1))).toEqual(scores(game));
    expect(scene.beside?.map(({ heading }) => heading?.title)).toEqual(["Battle for Baghdad", "Standings"]);
  });

  it("R-82 says by what a special victory was won, and where in the course it decided", () => {
    const game = withPP({ shiite: 0, sunni: 0, government: 0, us: 0, jihadist: 0, ngo: 0 }, 6).street(
      "S03",
      "E2",
      "E1",
    );
    const others = ["shiite", "sunni"];
    const there = (i: number) => (i < 12 ? { ngo: [0, 1] as const, [others[i % 2] ?? ""]: [1, 0] as const } : {});
    game.units(Object.fromEntries(book.content.zoneIds.map((id, i) => [id, there(i)])));
    const course = courseOf(boardOf(over(game)));
    expect(course?.winners).toMatchObject([{ title: "Special victory", name: "NGO" }]);
    expect(course?.winners?.[0]?.others).toMatch(/^Zones with Infrastructure 12\/11 · PP on the map \d+ \(max 10\)$/);
    expect(course?.turns?.at(-1)).toMatchObject({ text: "Special victory", colour: "@ngo", at: 1 });
  });

  it("R-83 gives each of several winners a plate", () => {
    const course = courseOf(boardOf(over(withPP({ shiite: 130, sunni: 140, government: 0 }))));
    expect(course?.winners?.map(({ name }) => name)).toEqual(["Shiites", "Sunnis"]);
  });

  it("R-84 says that nobody wins a stalemate of three", () => {
    const game = over(lastCards(withPP({ shiite: 0, sunni: 0, government: 0 }).street("S01", "S02", "S03")));
    expect(courseOf(boardOf(game))?.winners).toMatchObject([{ title: "Stalemate", name: "Nobody wins" }]);
  });

  it("R-84 says of the last seat of five that it wins by the stalemate", () => {
    const game = over(lastCards(withPP({ shiite: 0, sunni: 0, government: 0, us: 0, jihadist: 0 }, 5)));
    expect(courseOf(boardOf(game))?.winners).toMatchObject([{ title: "Victory by stalemate", name: "Jihadists" }]);
  });

  it("marks every turn that put another seat ahead", () => {
    const game = over(withPP({ shiite: 130, sunni: 0, government: 0 }));
    game.change(({ table }) => {
      table.turn = 4;
      table.course = [
        [10, 20, 30],
        [40, 20, 30],
        [40, 60, 30],
        [70, 60, 30],
        [140, 60, 30],
      ];
    });
    const course = courseOf(boardOf(game));
    expect(course?.turns?.map(({ at, text }) => `${course.steps[at]}: ${text}`)).toEqual([
      "1: Shiites lead",
      "2: Sunnis lead",
      "3: Shiites lead",
    ]);
  });

  it("begins with the first turn that was kept, where an earlier release kept none", () => {
    const game = over(withPP({ shiite: 130, sunni: 0, government: 0 }));
    game.change(({ table }) => {
      table.turn = 9;
    });
    expect(courseOf(boardOf(game))?.steps).toEqual(["8", "9"]);
  });

  it.each([
    [3, ["shiite"]],
    [3, []],
    [6, ["us"]],
    [6, ["shiite", "us", "ngo"]],
    [6, ["shiite", "sunni", "government", "us", "jihadist", "ngo"]],
  ] as const)("can be read with %i seats when %j win", (seats, winners) => {
    const game = atRandom(seats, 30, () => undefined);
    game.change(({ table }) => {
      table.turn = 14;
      table.course = Array.from({ length: 15 }, (_, turn) => table.seats.map((_, i) => (turn * 29 + i * 41) % 131));
      table.won = [
        { title: "Standard victory", seats: [...winners] },
        { title: "Special victory", seats: winners.slice(0, 1) },
      ];
    });
    const { beside = [], ...main } = boardOf(game);
    for (const scene of [main, ...beside]) {
      const laidOut = layout(scene);
      expect([...inspect(laidOut), ...misshapen(laidOut, scene === main)]).toEqual([]);
    }
  });
});
