import { afterAll, describe, expect, it } from "vitest";
import { canonical } from "#engine";
import { GAMES } from "./games.ts";
import { muddled, python, unmuddled } from "./python.ts";

describe("the bot of the documentation", () => {
  it.each(GAMES)("finishes $game $set while half of what it writes is nonsense, and nothing is lost", async (game) => {
    if (python === null) return expect(process.env.CI, MISSING).toBeFalsy();
    const { result, env, replaced, refused, asks, acts, lost } = await muddled(game, python, 7);
    expect(result).not.toBeNull();
    expect(replaced).toBeGreaterThan(asks / 4);
    expect([refused, lost]).toEqual([replaced, []]);
    expect(acts).toHaveLength(asks);
    expect(await unmuddled(game, acts)).toBe(canonical(env));
  });
});

const MISSING = "Python 3 is needed: the bot of docs/bots.md was not played (in CI that is a failure)";

afterAll(() => {
  if (python === null) console.warn(`\n*** ${MISSING} ***\n`);
});
