import { describe, expect, it } from "vitest";
import { playOut } from "../../../src/campaign/selfplay.ts";
import { median } from "../../../src/cli/bench/figures.ts";
import { baseline, benchRules } from "../../../src/cli/bench/rules.ts";
import {
  anyMove,
  awaited,
  Dice,
  decisionsOf,
  type Envelope,
  namesOf,
  rulebook,
  type View,
  viewOf,
} from "../../../src/engine/index.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import { unsupplied } from "../../../src/games/fitna/map/supply.ts";
import { seen } from "../../../src/games/fitna/now.ts";
import { gameOf } from "../../../src/games/fitna/setup/played.ts";
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

/** What `baseline` gives on a machine on which the times below are meant. */
const USUAL = 150_000;

/** The ms of a machine that is slower just now. */
const msHere = (ms: number): number => ms * Math.max(1, USUAL / baseline());

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

/** The least ms of a few runs, each without what the one before has found: other work makes them longer, never shorter. */
function least(view: View<Fitna>, measured: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    forget(view);
    const before = process.hrtime.bigint();
    measured();
    return Number(process.hrtime.bigint() - before) / 1e6;
  });
  return Math.min(...times);
}

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
      const times = (): number[] => all.map((asked) => least(asked.view, measured(asked)));
      const [_, second, third] = [times(), times(), times()]; // what runs for the first time is slow
      return Math.max(...all.map((_, i) => Math.min(second[i] ?? 0, third[i] ?? 0)));
    };
    expect(all.length).toBeGreaterThan(200);
    expect(slowest(possible)).toBeLessThanOrEqual(msHere(5));
    expect(slowest(shortcuts)).toBeLessThanOrEqual(msHere(5));
    expect(slowest(walked)).toBeLessThanOrEqual(msHere(5));
  });

  it("supply of all units takes at most 0.2 ms", () => {
    const times = large
      .filter((_, i) => i % 20 === 0)
      .map((env) => {
        const game = gameOf(content, env);
        const runs = Array.from({ length: 20 }, () => {
          const before = process.hrtime.bigint();
          unsupplied(game);
          return Number(process.hrtime.bigint() - before) / 1e6;
        });
        return Math.min(...runs);
      });
    expect(median(times)).toBeLessThanOrEqual(msHere(0.2));
  });

  it("the rules of an act cost no more than 64 times the arithmetic that they are measured by", () => {
    const cost = (): number => {
      const { actionsPerSecond, baselinePerSecond } = benchRules("fitna", 5, 5);
      return baselinePerSecond / actionsPerSecond;
    };
    expect(Math.min(cost(), cost(), cost())).toBeLessThan(64); // 35 to 45 are usual
  });
});
