import { anyMove, awaited, Dice, decisionsOf, type Envelope, entriesOf, namesOf, type View, viewOf } from "#engine";
import { arithmetic } from "../../../scripts/bench/rules.ts";
import { median } from "../../../src/cli/figures.ts";
import { playOut } from "../../../src/cli/play-out.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import { unsupplied } from "../../../src/games/fitna/rules/map/supply.ts";
import { seen } from "../../../src/games/fitna/rules/now.ts";
import { gameOf } from "../../../src/games/fitna/rules/setup/played.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { openShipped } from "../../../src/packs/packs.ts";

/** What Fitna costs, measured by a program of its own: a test's loader would make every small function dearer. */
export interface FitnaFigures {
  /** kB of the largest state. */
  readonly largestKB: number;
  /** How many actions were asked about. */
  readonly asked: number;
  /** The most ms that it takes to say whether an action is possible, to give its shortcuts, and to ask all that it asks. */
  readonly possible: number;
  readonly shortcuts: number;
  readonly walked: number;
  /** ms to find all units that are out of supply, in a usual state. */
  readonly supply: number;
}

const book = openShipped(fitna);

/** All states of a random game of a scenario, stopped after a number of actions. */
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

/** What seats that are waited for see, every few actions, with each of the actions that they are asked for. */
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
  Array.from({ length: 3 }, () => {
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

const sizes = [...small, ...large].map(
  ({ table, hands, box, frames }) => JSON.stringify({ table, hands, box, frames }).length / 1000,
);
const all = [...askedIn(small, 7), ...askedIn(large, 7)];

const KINDS = { possible, shortcuts, walked };
/** Rounds after which everything has been optimised, and those that count. */
const ROUNDS = { warmUp: 2, counted: 4 };

/** The most ms of each, for the action that takes longest. Round by round, so that what else the machine does passes. */
function slowest(): { [kind in keyof typeof KINDS]: number } {
  const best = new Map<string, number>();
  for (let round = 0; round < ROUNDS.warmUp + ROUNDS.counted; round++)
    for (const [kind, measured] of entriesOf(KINDS))
      for (const [i, asked] of all.entries()) {
        const ms = least(runs(asked.view, measured(asked)));
        const key = `${kind} ${i}`;
        if (round >= ROUNDS.warmUp) best.set(key, Math.min(ms, best.get(key) ?? ms));
      }
  const most = (kind: string): number =>
    Math.max(...[...best].filter(([key]) => key.startsWith(kind)).map(([, ms]) => ms));
  return { possible: most("possible"), shortcuts: most("shortcuts"), walked: most("walked") };
}

const supplied = large
  .filter((_, i) => i % 20 === 0)
  .map((env) => {
    const game = gameOf(book.content, env);
    return least(Array.from({ length: 20 }, () => run(() => void unsupplied(game))));
  });

const figures: FitnaFigures = {
  largestKB: Math.max(...sizes),
  asked: all.length,
  ...slowest(),
  supply: median(supplied),
};
process.stdout.write(JSON.stringify(figures));
