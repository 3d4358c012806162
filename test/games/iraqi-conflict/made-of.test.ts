import { expect, it } from "vitest";
import { publicView } from "#engine";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import type { Trade } from "../../../src/games/iraqi-conflict/rules/negotiations/types.ts";
import { madeOf } from "../../render/made-of.ts";
import { book, type Game, iraq } from "./builder.ts";

const FRAME = { caption: "Now", names: { us: "Ashworth", kurds: "Marguerite de la Rochefoucauld" } };

/** Some have traded, one has made an offer. */
function trading(): Game {
  const game = iraq({ seats: 5 }).toNegotiations();
  const [a = "", b = "", c = "", d = ""] = game.seats;
  const trades: readonly Trade[] = [
    { from: a, to: b, gave: 1, got: 2 },
    { from: c, to: d, gave: 3, got: 0 },
    { from: a, to: d, gave: 10, got: 1 },
  ];
  game.env = { ...game.env, table: { ...game.table, trades: [...trades] } };
  game.propose(b, c, game.hand(b).slice(0, 2));
  return game;
}

const game = trading();
const seen = publicView(book, game.env);
const { board, hand, legend } = iraqiConflict;

it.each([
  ["start", () => board(publicView(book, iraq({ seats: 3 }).env), FRAME)],
  ["trading", () => board(seen, FRAME)],
  ["hand-us", () => hand(game.view("us"))],
  ["hand-of-two", () => hand(iraq({ seats: 2 }).view("us"))],
  ["legend", () => legend?.(seen)],
] as const)("the picture %s is made of what it was made of", async (name, scene) => {
  const shown = scene();
  await expect(shown && madeOf(shown)).toMatchFileSnapshot(`made-of/${name}.txt`);
});
