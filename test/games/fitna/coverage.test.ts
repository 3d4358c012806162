import { describe, expect, it } from "vitest";
import type { Params } from "#engine";
import { isLong, TIMES } from "../../amounts.ts";
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

/** Those first that come to what else is missing: usual tests play no others. */
const RICH = [7, 6];
const inOrder = ALL.toSorted(([a], [b]) => Number(RICH.includes(b)) - Number(RICH.includes(a)));

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

  it("every card, effect, action, window, event, segment and type of unit", () => {
    console.log(coverage.table);
    expect(coverage.missing).toEqual([]);
  });

  it("every event is what its kind declares, so that it can be stored and read", () => {
    expect([...coverage.unread]).toEqual([]);
  });
});
