import { assert, describe, expect, it } from "vitest";
import {
  type ComputerRole,
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
import { betterHalf, clearlyBest, leadOver, worldsAtLast, worthComparing } from "../../src/planner/comparing.ts";
import { type Budget, type Thought, thoughtOf } from "../../src/planner/planner.ts";
import { worthOf } from "../../src/planner/playing-on.ts";
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

function thought(env: Envelope<Iraq>, budget: Partial<Budget> = {}, rules = book, role?: ComputerRole): Thought {
  const as = role && { role };
  const problem = { book: rules, outlook: outlookOf(env, SEAT), decision: asked(env), dice: quickDice(5), ...as };
  const found = thoughtOf(problem, { playOuts: 64, ms: null, ...budget });
  if (!found) throw new Error("no thought");
  return found;
}

/** Puts its five strongest cards away, which no player would. */
const foolishPlanning: Partial<Planning<Iraq>> = {
  keen: ({ hand }) => move(commit, { discard: hand.cards.slice(0, 5) }),
};
const foolish = thinkingBy(foolishPlanning);

/** More time than any of this takes. */
const HOUR = { ms: 3_600_000 } as const;

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
    const { move: best, lead, compared } = thought(env, { playOuts: 120 }, foolish);
    expect(best.params).not.toEqual({ discard: env.hands[SEAT]?.cards.slice(0, 5) });
    expect(compared).toBeGreaterThan(2);
    expect(lead?.worlds).toBe(worldsAtLast(120, compared)); // at least 16
    expect(lead?.mean).toBeGreaterThan(2 * (lead?.error ?? 1));
  });

  it("tries the answers that are left in more worlds each time", () => {
    const cards = env.hands[SEAT]?.cards ?? [];
    const answers = [[], ...cards.slice(0, 7).map((card) => [card])].map((discard) => move(commit, { discard }));
    const many = thinkingBy({
      keen: () => answers[0] ?? null,
      candidates: () => answers,
      isAtHorizon: () => true,
      value: (state) => (JSON.stringify((state as Envelope<Iraq>).answers).includes(`"${cards[6]}"`) ? 1 : 0),
    });
    const { lead, compared, move: best } = thought(env, { playOuts: 400 }, many);
    expect(best.params).toEqual({ discard: [cards[6]] });
    expect([compared, lead?.worlds]).toEqual([8, 16 + 34 + 68]); // each third of the play-outs: by 8 answers, by 4, by 2
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

  it("plays nothing out where there are too few play-outs to tell answers apart, or to try each once", () => {
    expect(thought(env, { playOuts: 16 }, foolish)).toMatchObject({ compared: 1, playOuts: 0, lead: null });
    expect(thought(env, { ...HOUR, playOuts: 1 }, foolish).playOuts).toBe(0);
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

  it("compares the others where one cannot be played out, and nothing where the advice itself cannot", () => {
    const failingAt = (failing: number) => {
      let calls = 0;
      const value = () => (calls++ === failing ? assert.fail("it cannot be told") : 0.5);
      return thought(env, {}, thinkingBy({ ...foolishPlanning, value }));
    };
    const { faults, playOuts } = failingAt(1);
    expect(faults).toHaveLength(1);
    expect(playOuts).toBeGreaterThan(32);
    const without = failingAt(0);
    expect(without).toMatchObject({ playOuts: without.compared, lead: null });
  });

  it("compares nothing where the advice fails as soon as its time is taken", () => {
    const failing = thinkingBy({ ...foolishPlanning, value: () => assert.fail("it cannot be told") });
    expect(thought(env, HOUR, failing)).toMatchObject({ compared: 1, playOuts: 1, lead: null });
  });

  it("finds what play-outs without a limit of time find where there is time enough", () => {
    const two = thinkingBy({ ...foolishPlanning, candidates: () => [move(commit, { discard: [] })] });
    const unlimited = thought(env, { playOuts: 80 }, two);
    expect(unlimited.lead).not.toBeNull();
    const { lead, playOuts } = thought(env, { ...HOUR, playOuts: 81 }, two);
    expect(lead).toEqual(unlimited.lead);
    expect(playOuts).toBe(81); // with the one whose time is taken
  });

  it("compares no deals for whoever minds a seat", () => {
    const actions = new Map([...foolish.actions].map(([name, action]) => [name, { ...action, deal: true }]));
    const dealing = { ...foolish, actions };
    expect(thought(env, {}, dealing, "plays").compared).toBe(3);
    expect(thought(env, {}, dealing, "minds").compared).toBe(2); // the advice, and what counts at the deadline
  });

  it("passes over answers that are not legal", () => {
    const illegal = thinkingBy({ candidates: () => [move(commit, { discard: ["no such card"] })] });
    expect(thought(env, {}, illegal)).toMatchObject({ compared: 1, playOuts: 0 });
  });
});

describe("what an answer is worth by a play-out", () => {
  const { env } = iraq({ seats: 5, turns: 3 });
  const worth = (value: number): number => {
    const playing = {
      book,
      planning: { ...planning, value: () => value },
      world: env,
      decision: asked(env),
      most: 3000,
    };
    return worthOf(playing, move(commit, { discard: [] }), quickDice(5));
  };

  it("is what the game says at the horizon, and never less than 0 or more than 1", () => {
    expect([-1, 0.25, 3].map(worth)).toEqual([0, 0.25, 1]);
  });

  it("is the victory where the game ends first, and nothing where others have it", () => {
    const worthAtEnd = (leading: string): number => {
      const { env } = iraq({ seats: 5, turns: 1 });
      const vp = Object.fromEntries(env.seats.map((seat) => [seat, [seat === leading ? 1000 : 0]]));
      const toTheEnd = { ...planning, isAtHorizon: () => false };
      const playing = {
        book,
        planning: toTheEnd,
        world: { ...env, table: { ...env.table, vp } },
        decision: asked(env),
      };
      return worthOf({ ...playing, most: 3000 }, move(commit, { discard: [] }), quickDice(5));
    };
    expect(worthAtEnd(SEAT)).toBe(1);
    expect(worthAtEnd("us")).toBe(0);
  });
});

describe("answers compared in the same worlds", () => {
  it("lead by the mean of the worlds that both were tried in, with its standard error", () => {
    expect(leadOver([1, 2, 3, 9], [0, 0, 0])).toEqual({ mean: 2, error: Math.sqrt(1 / 3), worlds: 3 });
    expect(leadOver([1], [0])).toEqual({ mean: 1, error: null, worlds: 1 });
    expect(leadOver([], [0])).toEqual({ mean: 0, error: null, worlds: 0 });
  });

  it("are tried at last in as many worlds as halving leaves play-outs for, the first beside the better half", () => {
    expect(worldsAtLast(32, 2)).toBe(16);
    expect(worldsAtLast(64, 4)).toBe(8 + 10); // 8 by 4 answers, then 32 play-outs for 3
    expect(worldsAtLast(120, 8)).toBe(5 + 8 + 10); // 5 by 8, then 40 for 5 in the first of two rounds, then 40 for 4
  });

  it("are as few as the play-outs can tell apart, and none where they cannot", () => {
    expect(worthComparing(31, 9)).toBe(1);
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
    const unsure = even.map((worth, i) => worth + (i % 2 === 0 ? 0.155 : -0.045)); // a lead of 2.4 standard errors
    expect(clearlyBest([even, unsure])).toBe(1);
    expect(clearlyBest([even.slice(0, 15), even.slice(0, 15).map((worth) => worth + 0.1)])).toBe(0);
  });

  it("are halved, the first always among those that stay", () => {
    expect(betterHalf([[0], [3], [1], [2]], [0, 1, 2, 3])).toEqual([0, 1, 3]);
    expect(betterHalf([[9], [3], [1], [2], [5]], [0, 1, 2, 3, 4])).toEqual([0, 4, 1]);
    expect(betterHalf([[0], [3], [1], [2], [5], [4]], [0, 1, 2, 3, 4, 5])).toEqual([0, 4, 5, 1]);
  });
});
