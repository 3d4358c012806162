import { describe, expect, it } from "vitest";
import {
  canonical,
  type Decision,
  decisionsOf,
  type Envelope,
  move,
  outlookOf,
  type Planning,
  quickDice,
  type Rulebook,
} from "#engine";
import { commit } from "../../src/games/iraqi-conflict/rules/commitment.ts";
import type { Iraq } from "../../src/games/iraqi-conflict/state.ts";
import { betterHalf, clearlyBest, worldsAtLast, worthComparing } from "../../src/planner/comparing.ts";
import { type Budget, type Thought, thoughtOf } from "../../src/planner/planner.ts";
import { book, iraq } from "../games/iraqi-conflict/builder.ts";

const SEAT = "insurgents";
const { planning } = book.definition;
if (!planning) throw new Error("Iraqi Conflict is not planned");

/** The game with something else to think by. */
const thinkingBy = (change: Partial<Planning<Iraq>>): Rulebook<Iraq> => ({
  ...book,
  definition: { ...book.definition, planning: { ...planning, ...change } },
});

function asked(env: Envelope<Iraq>): Decision {
  const decision = decisionsOf(book, env, SEAT).find(({ owed }) => owed);
  if (!decision) throw new Error("nobody asks");
  return decision;
}

function thought(env: Envelope<Iraq>, budget: Partial<Budget> = {}, rules = book): Thought {
  const problem = { book: rules, outlook: outlookOf(env, SEAT), decision: asked(env), dice: quickDice(5) };
  const found = thoughtOf(problem, { playOuts: 64, ms: null, ...budget });
  if (!found) throw new Error("no thought");
  return found;
}

/** Puts its five strongest cards away, which no player would. */
const foolish = thinkingBy({
  keen: ({ hand }) => move(commit, { discard: hand.cards.slice(0, 5) }),
});

describe("the planner", () => {
  const { env } = iraq({ seats: 5, turns: 3 });

  it("gives the same answer to the same question, and spends no more than it may", () => {
    const { ms: _, ...first } = thought(env);
    const { ms: __, ...second } = thought(env);
    expect(second).toEqual(first);
    expect(first.playOuts).toBeLessThanOrEqual(64);
    expect(first.faults).toEqual([]);
  });

  it("gives the same answer where its seat sees the same, whatever is hidden", () => {
    const other = book.definition.possible(env, SEAT, quickDice(9), book.content);
    const { ms: _, ...here } = thought(env, {}, foolish);
    const { ms: __, ...there } = thought({ ...env, ...other }, {}, foolish);
    expect(canonical(other.hands)).not.toBe(canonical(env.hands));
    expect(there).toEqual(here);
  });

  it("leaves the advice where another answer is clearly better", () => {
    const { move: best, lead } = thought(env, { playOuts: 120 }, foolish);
    expect(best.params).not.toEqual({ discard: env.hands[SEAT]?.cards.slice(0, 5) });
    expect(lead?.worlds).toBeGreaterThanOrEqual(16);
    expect(lead?.mean).toBeGreaterThan(2 * (lead?.error ?? 1));
  });

  it("keeps the advice where nothing makes a difference", () => {
    const { lead, playOuts } = thought(env, {}, thinkingBy({ value: () => 0.5 }));
    expect(lead).toBeNull();
    expect(playOuts).toBeGreaterThan(16);
  });

  it("plays nothing out once it is called off or has no time", () => {
    expect(thought(env, { signal: AbortSignal.abort() }).playOuts).toBe(0);
    expect(thought(env, { ms: 0 }).playOuts).toBe(0);
  });

  it("drops an answer that cannot be played out, and says so", () => {
    let calls = 0;
    const failing = thinkingBy({
      value() {
        if (calls++ % 3 === 1) throw new Error("it cannot be told");
        return 0.5;
      },
    });
    expect(thought(env, {}, failing).faults[0]).toContain("it cannot be told");
  });

  it("passes over answers that are not legal", () => {
    const illegal = thinkingBy({ candidates: () => [move(commit, { discard: ["no such card"] })] });
    expect(thought(env, {}, illegal)).toMatchObject({ compared: 1, playOuts: 0 });
  });
});

describe("answers compared in the same worlds", () => {
  it("are as few as the play-outs can tell apart, and none where they cannot", () => {
    expect(worthComparing(31, 9)).toBeLessThan(2);
    expect(worthComparing(32, 9)).toBe(2);
    expect(worthComparing(96, 9)).toBeGreaterThan(4);
    expect(worthComparing(1000, 9)).toBe(9);
    for (const playOuts of [32, 48, 96, 192])
      expect(worldsAtLast(playOuts, worthComparing(playOuts, 16))).toBeGreaterThanOrEqual(16);
  });

  const even = Array.from({ length: 20 }, (_, i) => i % 2);

  it("are kept unless another is better by more than twice the standard error, over at least 16 worlds", () => {
    expect(clearlyBest([even, even.map((worth) => worth + 0.1)])).toBe(1);
    expect(clearlyBest([even, even.map((worth, i) => worth + (i % 5 === 0 ? 0.1 : -0.01))])).toBe(0);
    expect(clearlyBest([even.slice(0, 15), even.slice(0, 15).map((worth) => worth + 0.1)])).toBe(0);
  });

  it("are halved, the first always among those that stay", () => {
    expect(betterHalf([[0], [3], [1], [2]], [0, 1, 2, 3])).toEqual([0, 1, 3]);
  });
});
