import { expect, test } from "vitest";
import { ROOT } from "../../scripts/bundling.ts";
import { compared, estimate, lineOf, type Outcome } from "../../scripts/match/figures.ts";
import { gameOf, outcomeOf, Player, playerOf } from "../../scripts/match/players.ts";
import { bookOf } from "../../src/cli/arguments.ts";

const won = (lead: number): Outcome => ({ won: lead > 0, lead });

test("an estimate is the mean with the half of its 95 % interval", () => {
  const { mean, margin } = estimate([1, 2, 3, 4]);
  expect(mean).toBe(2.5);
  expect(margin).toBeCloseTo(1.96 * Math.sqrt(5 / 3 / 4));
});

test("pairs of games are compared one by one: wins in percentage points, leads in the points of the game", () => {
  const now = compared([won(-1), won(-2), won(3), won(4)], [won(1), won(-1), won(4), won(5)]);
  expect(now).toMatchObject({ pairs: 4, winsBefore: 2, winsNow: 3 });
  expect(now.gain.mean).toBe(25);
  expect(now.lead).toEqual({ mean: 1.25, margin: expect.closeTo(0.49, 2) });
  expect(lineOf("idf", now)).toBe("idf: 2 -> 3 wins of 4; wins +25.0 ± 49.0 points; lead +1.3 ± 0.5");
});

test("a game that was broken off is lost for everybody", () => {
  expect(outcomeOf(null, "idf")).toEqual({ won: false, lead: 0 });
});

const GAMES = ["iraqi-conflict", "next-war-in-lebanon"];
test.each(GAMES)("the same number is the same game whoever thinks of the same moves: %s", async (game) => {
  const book = bookOf(game);
  const [ours, theirs] = [new Player(book.definition.bot), await playerOf(ROOT, game)];
  const play = (player: Player) => gameOf({ book, options: {}, seed: "test", player: () => player }, 3);
  expect(play(ours)).toEqual(play(theirs));
  expect(play(ours)).not.toBeNull();
  expect(ours.decisions).toBe(2 * theirs.decisions);
});
