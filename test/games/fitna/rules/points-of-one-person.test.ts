import { describe, expect, it } from "vitest";
import { begin, publicView, viewOf } from "#engine";
import type { Course, Scene } from "#scene";
import { rules } from "../../../../src/games/fitna/definition.ts";
import { gameOf } from "../../../../src/games/fitna/rules/setup/played.ts";
import { pointsTogether, scoreOf } from "../../../../src/games/fitna/rules/victory/course.ts";
import type { Ending } from "../../../../src/games/fitna/rules/victory/events.ts";
import { judge } from "../../../../src/games/fitna/rules/victory/finish.ts";
import { ended } from "../../../../src/games/fitna/rules/victory/words.ts";
import type { Game } from "../../../../src/games/fitna/state.ts";
import { board } from "../../../../src/games/fitna/view/board/index.ts";
import { seenBy } from "../../../../src/games/fitna/view/board/seen.ts";
import { standingsOf } from "../../../../src/games/fitna/view/board/standings.ts";
import { standings } from "../../../../src/games/fitna/view/guide/standings.ts";
import { guide } from "../../../../src/games/fitna/view/guide.ts";
import { queries } from "../../../../src/games/fitna/view/queries.ts";
import { keyOf } from "../../../kit/index.ts";
import { everyone } from "../board-positions.ts";
import { content } from "../packs.ts";
import { book } from "../playing.ts";
import { faults } from "../view/board/faults.ts";

const FRAME = { caption: "As it stands", names: {} };

/** A scenario at its start, with these options, as the bot begins it. */
function begun(options: { readonly [option: string]: string }) {
  const all = { ...rules.defaults, ...options };
  const seats = rules.roster(all, content).map(({ id }) => id);
  const controllers = Object.fromEntries(seats.map((seat) => [seat, `person of ${seat}`]));
  return begin(book, { seats, controllers, options: all, key: keyOf("people") }).state;
}

/** The same with all of the map in Syria's hands but two spaces of Russia's. */
function withSyria(options: { readonly [option: string]: string }): Game {
  const env = begun({ victory: "points", ...options });
  for (const space of Object.keys(env.table.control)) env.table.control[space] = "SYR";
  for (const space of ["latakia", "tartus"]) env.table.control[space] = "RUS";
  return gameOf(content, env);
}

describe("R-206 R-210 the points of all seats that one person has are added", () => {
  it.each([
    ["2020", "10"],
    ["2020", "11"],
    ["2018", "9"],
    ["2018", "10"],
  ])("so that Russia, with two spaces, keeps its person from no victory (%s: %s)", (edition, scenario) => {
    const { levels } = judge(withSyria({ edition, scenario, people: "two" }));
    expect(levels).toMatchObject({ SYR: "decisive", IRN: "decisive", RUS: "decisive", ISR: null, TUR: null });
  });

  it("also where three people share the seats, each with the sum of theirs", () => {
    const { state, ...game } = withSyria({ scenario: "10", people: "three" });
    expect(state.table.people).toEqual([["ISR"], ["TUR"], ["SYR", "IRN", "RUS"]]);
    const all = { SYR: "decisive", IRN: "decisive", RUS: "decisive", ISR: null, TUR: null };
    expect(judge({ ...game, state }).levels).toEqual(all);
    expect(judge(withSyria({ scenario: "10" })).levels).toMatchObject({ SYR: "decisive", RUS: null });
  });

  it("not where the conditions decide: there a group has come as far as the least of its seats", () => {
    const { levels } = judge(withSyria({ scenario: "10", people: "two", victory: "levels" }));
    expect(new Set([levels.SYR, levels.IRN, levels.RUS]).size).toBe(1);
  });
});

describe("R-206 what is told of points that are added", () => {
  const env = begun({ scenario: "10", people: "two", victory: "points" });
  for (const space of Object.keys(env.table.control)) env.table.control[space] = "SYR";
  for (const space of ["latakia", "tartus"]) env.table.control[space] = "RUS";
  const game = gameOf(content, env);
  const points = judge(game).points ?? {};
  const { SYR: syria = 0, RUS: russia = 0 } = points;
  const sum = pointsTogether(points, ["SYR", "IRN", "RUS"]);
  const levels = judge(game).levels;
  const [vp] = queries.filter(({ name }) => name === "vp");

  it("stands on the page", () => {
    const { lead, lines } = standings(publicView(book, env));
    const name = "Syria, Iran and Russia";
    expect(lead).toBe(`Winning if the game ended now: ${name} (${sum} points together, decisive).`);
    expect(lines[0]).toBe(`Syria: decisive victory, ${syria} points, ${sum} together with Iran and Russia`);
    expect(vp?.answer(viewOf(book, env, "RUS"), {})).toContain(
      `Russia: ${russia} points, ${sum} together with Syria and Iran.`,
    );
    expect(guide.welcome(viewOf(book, env, "RUS")).join(" ")).toContain("those of all your seats together");
  });

  it("stands on the board", () => {
    const { short, won, rank } = standingsOf(seenBy(everyone(game)))("RUS");
    expect([short, won, rank]).toEqual([`${russia} of ${sum}, decisive`, `${sum} together, decisive`, sum]);
    expect(faults(board(everyone(game), FRAME))).toEqual([]);
  });

  it("stands in the picture of the end, and in its line", () => {
    const winners = ["SYR", "IRN", "RUS"] as const;
    const people = game.scenario.groups;
    const ending: Ending = { why: "turns", levels, points, winners, people };
    const course = [{ ISR: 4, TUR: 4, SYR: 5 }, scoreOf(game, () => true)];
    const table = { ...game.state.table, phase: "over" as const, active: null, ending, course };
    const scene = board({ ...everyone(game), table }, FRAME);
    const { lines, winners: told = [], turns } = contentOf(scene);
    expect(lines.map(({ name, values }) => [name, values])).toEqual([
      ["Israel and Turkey", [8, 0]],
      ["Syria, Iran and Russia", [5, sum]],
    ]);
    expect(turns).toMatchObject([{ at: 1, text: "Lead: Syria, Iran and Russia" }]);
    expect(told.map(({ name, value, others }) => [name, value, others])).toEqual([
      [
        { text: "Syria, Iran and Russia", minor: true },
        String(sum),
        `Syria, Iran and Russia: ${sum} (decisive) · Israel and Turkey: 0 (no victory)`,
      ],
    ]);
    expect(faults({ ...scene, beside: [] })).toEqual([]);
    const of = "2020/10";
    expect(ended.line({ ...ending, chapter: "victory", kind: "ended", of }, content)).toContain(
      `Russia: decisive, ${russia} points, ${sum} together with Syria and Iran.`,
    );
  });
});

const contentOf = ({ layout }: Scene): Course => {
  const [first] = layout.kind === "panel" ? [layout] : layout.children;
  if (first?.kind !== "panel" || first.content.kind !== "course") throw new Error("no course is shown");
  return first.content;
};
