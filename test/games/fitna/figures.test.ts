import { describe, expect, it } from "vitest";
import { anyMove, awaited, Dice, decisionsOf, type Envelope, namesOf, rulebook, type View, viewOf } from "#engine";
import { playOut } from "../../../src/campaign/selfplay.ts";
import { median } from "../../../src/cli/bench/figures.ts";
import { arithmetic } from "../../../src/cli/bench/rules.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import { unsupplied } from "../../../src/games/fitna/rules/map/supply.ts";
import { seen } from "../../../src/games/fitna/rules/now.ts";
import { gameOf } from "../../../src/games/fitna/rules/setup/played.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { content } from "./packs.ts";

const book = rulebook(fitna, content, "0".repeat(64));

/** All states of a random game of a scenario, broken off after so many actions. */
function played(scenario: string, most: number): readonly Envelope<Fitna>[] {
  const states: Envelope<Fitna>[] = [];
  const watch = ({ state }: { readonly state: unknown }): void => void states.push(state as Envelope<Fitna>); // of this book's game
  playOut(book, { options: { scenario }, key: scenario.padStart(64, "0"), player: () => "random", most, watch });
  return states;
}

/** How often something takes a piece of arithmetic to be measured well, and the ms of that on the machine that is meant below. */
const ARITHMETIC = { times: 30, usual: 0.2 };

/** What something took, in ms, and what the arithmetic took right after it. */
interface Run {
  readonly ms: number;
  readonly beside: number;
}

function timed(act: () => void): number {
  const before = process.hrtime.bigint();
  act();
  return Number(process.hrtime.bigint() - before) / 1e6;
}

const run = (measured: () => void): Run => ({
  ms: timed(measured),
  beside: timed(() => {
    for (let i = 0; i < ARITHMETIC.times; i++) arithmetic();
  }),
});

/** The least ms of some runs, less where the machine is slower just now: other work makes both longer, never shorter. */
const least = (runs: readonly Run[]): number =>
  Math.min(...runs.map(({ ms }) => ms)) / Math.max(1, Math.min(...runs.map(({ beside }) => beside)) / ARITHMETIC.usual);

const small = played("1", 300);
const large = played("11", 400);
const dice = new Dice({ key: "1".padStart(64, "0"), next: 0 });

interface Asked {
  readonly view: View<Fitna>;
  readonly name: string;
}

/** What seats that are waited for see, every so many actions, with each of the actions that they are asked for. */
const askedIn = (states: readonly Envelope<Fitna>[], every: number): readonly Asked[] =>
  states
    .filter((_, i) => i % every === 0)
    .flatMap((env) =>
      awaited(env).flatMap((seat) => {
        const view = viewOf(book, env, seat);
        return decisionsOf(book, env, seat).flatMap(({ actions }) => actions.map((name) => ({ view, name })));
      }),
    );

/** Looks at something else, so that nothing is known yet of what is measured. */
const forget = (view: View<Fitna>): void => void seen({ ...view, hand: { ...view.hand } });

/** A few runs, each without what the one before has found. */
const runs = (view: View<Fitna>, measured: () => void): readonly Run[] =>
  Array.from({ length: 5 }, () => {
    forget(view);
    return run(measured);
  });

const possible =
  ({ view, name }: Asked): (() => void) =>
  () =>
    void book.actions.get(name)?.when(view);

const shortcuts =
  ({ view, name }: Asked): (() => void) =>
  () =>
    void book.actions.get(name)?.presets({ ...view, params: {} });

/** Asks all questions on the way to a random answer, with all their words. */
function walked({ view, name }: Asked): () => void {
  const action = book.actions.get(name);
  const move = anyMove(book, view, { actions: [name], preset: {} }, dice);
  return () => {
    if (action && move) namesOf(action, view, move.params);
  };
}

describe("figures of Fitna", () => {
  it("a state is never larger than 40 kB", () => {
    const sizes = [...small, ...large].map(
      ({ table, hands, box, frames }) => JSON.stringify({ table, hands, box, frames }).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(40_000);
    expect(Math.max(...sizes)).toBeGreaterThan(10_000);
  });

  it("whether an action is possible, its shortcuts and all its choices together take at most 5 ms each", () => {
    const all = [...askedIn(small, 7), ...askedIn(large, 7)];
    const slowest = (measured: (asked: Asked) => () => void): number => {
      const round = (): (readonly Run[])[] => all.map((asked) => runs(asked.view, measured(asked)));
      const [_, second, third] = [round(), round(), round()]; // what runs for the first time is slow
      return Math.max(...all.map((_, i) => least([...(second[i] ?? []), ...(third[i] ?? [])])));
    };
    expect(all.length).toBeGreaterThan(200);
    expect(slowest(possible)).toBeLessThanOrEqual(5);
    expect(slowest(shortcuts)).toBeLessThanOrEqual(5);
    expect(slowest(walked)).toBeLessThanOrEqual(5);
  });

  it("supply of all units takes at most 0.2 ms", () => {
    const times = large
      .filter((_, i) => i % 20 === 0)
      .map((env) => {
        const game = gameOf(content, env);
        return least(Array.from({ length: 20 }, () => run(() => void unsupplied(game))));
      });
    expect(median(times)).toBeLessThanOrEqual(0.2);
  });
});
