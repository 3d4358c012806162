import { describe, expect, it } from "vitest";
import { begin, type Params } from "#engine";
import { SEATS } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import { isLong } from "../../amounts.ts";
import { keyOf } from "../../kit/index.ts";
import { book } from "./builder.ts";
import { Coverage } from "./coverage/coverage.ts";
import { diceOf, playOn } from "./coverage/play.ts";
import { POSITIONS } from "./coverage/positions.ts";

const { defaults } = nextWarInLebanon;
const NEXT_WAR: Params = { ...defaults, chits: "yes", syria: "start" };
const IN_2006: Params = { scenario: "lebanon-2006", chits: "yes", battles: "policy", reactions: [] };

/** Random games of both scenarios, with all options. */
const GAMES: readonly Params[] = [
  ...[NEXT_WAR, IN_2006].flatMap((options) => [
    options,
    options,
    { ...options, battles: "steps" },
    { ...options, battles: "steps" },
  ]),
  defaults,
  { ...defaults, chits: "yes", battles: "steps" },
  { ...defaults, syria: "never", iran: "no", hamas: "no" },
  { ...IN_2006, chits: "no" },
];

/** Those first that come to what else is missing: usual tests play no others. */
const RICH = [9, 10, 0];
const inOrder = [...GAMES.entries()].toSorted(([a], [b]) => Number(RICH.includes(b)) - Number(RICH.includes(a)));

function playAtRandom(coverage: Coverage, options: Params, n: number): void {
  const controllers = { idf: "person of idf", insurgent: "person of insurgent" };
  const dice = "by counter"; // as campaigns from before have them: these games come to what is rarest
  const { state } = begin(book, { seats: [...SEATS], controllers, options, key: keyOf("coverage", n), dice });
  playOn(coverage, state, diceOf(n));
}

describe("what can happen happens, in random play or in positions set up for it", () => {
  const coverage = new Coverage();

  it.each(POSITIONS.map((position) => [position.name, position] as const))("positions: %s", (_, position) => {
    coverage.by = "seeded";
    position(coverage);
  });

  it.each(inOrder)("random game %i", (n, options) => {
    if (!isLong && coverage.missing.length === 0) return;
    coverage.by = "random";
    playAtRandom(coverage, options, n);
  });

  it("every chit function, card, type of unit, action, window and event", () => {
    console.log(coverage.table);
    expect(coverage.missing).toEqual([]);
  });

  it("every event is what its kind declares, so that it can be stored and read", () => {
    expect([...coverage.unread]).toEqual([]);
  });
});
