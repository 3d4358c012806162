import { describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { TIMES } from "../../amounts.ts";
import { Coverage } from "./coverage/coverage.ts";
import { playAtRandom } from "./coverage/play.ts";
import { POSITIONS } from "./coverage/positions.ts";

/** Scenarios that between them have every seat and faction. */
const GAMES: readonly Params[] = [
  { scenario: "1" },
  { scenario: "2", victory: "points" },
  { scenario: "4" },
  { scenario: "5" },
  { scenario: "7" },
  { scenario: "8" },
  { scenario: "9" },
  { scenario: "10", bids: "always" },
];
const ALL = Array.from({ length: TIMES * GAMES.length }, (_, n) => [n, GAMES[n % GAMES.length] ?? {}] as const);

describe("what can happen happens, in random play or in positions set up for it", () => {
  const coverage = new Coverage();

  it.each(ALL)("random game %i", (n, options) => {
    coverage.by = "random";
    playAtRandom(coverage, options, n);
  });

  it.each(POSITIONS.map((position) => [position.name, position] as const))("positions: %s", (_, position) => {
    coverage.by = "seeded";
    position(coverage);
  });

  it("every card, effect, action, window, event, segment and type of unit", () => {
    console.log(coverage.table);
    expect(coverage.missing).toEqual([]);
  });

  it("every event is what its kind declares, so that it can be stored and read", () => {
    expect([...coverage.unread]).toEqual([]);
  });
});
