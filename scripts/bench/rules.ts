/** How much an action costs by the rules only, next to fixed work that shows how fast the machine is. */
import { createHash } from "node:crypto";
import { bookOf } from "../../src/cli/arguments.ts";
import { rounded } from "../../src/cli/figures.ts";
import { playOut } from "../../src/cli/play-out.ts";
import { BOARD_TURNS, playBoard } from "./board.ts";

export interface RulesFigures {
  readonly games: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** A fixed piece of arithmetic, per second: how fast this machine is now. */
  readonly baselinePerSecond: number;
  /** How many of these pieces an action costs. */
  readonly cost: number;
  /** How many turns of a fixed board: what an action costs compared with work of its own kind, whatever the machine. */
  readonly costInTurns: number;
}

const WARM_UP = 20;

/**
 * Random legal play through the validating kernel, each game beside bursts of fixed arithmetic and of a fixed board. `rounds`: each
 * game is played this often, and counts as it went best, for other work on the machine makes it slower, never faster; less
 * often where the figures after a round are `enough`.
 */
export function benchRules(
  game: string,
  games: number,
  warmUp = WARM_UP,
  rounds = 1,
  enough: (figures: RulesFigures, round: number) => boolean = () => false,
): RulesFigures {
  const book = bookOf(game);
  const once = (i: number): Beside => {
    const key = createHash("sha256").update(`bench ${i}`).digest("hex");
    const { actions, time } = playOut(book, { options: {}, key, player: () => "random", most: 100_000 });
    return { rules: { done: actions, time }, baseline: burst(arithmetic), board: burst(playBoard) };
  };
  for (let i = -warmUp; i < 0; i++) once(i);
  const best: Beside[] = [];
  for (let round = 1; ; round++) {
    for (let i = 0; i < games; i++) best[i] = better(best[i], once(i));
    const figures = figuresOf(best);
    if (round >= rounds || enough(figures, round)) return figures;
  }
}

function figuresOf(best: readonly Beside[]): RulesFigures {
  const rules = sum(best.map((one) => one.rules));
  const baseline = sum(best.map((one) => one.baseline));
  const board = sum(best.map((one) => one.board));
  return {
    games: best.length,
    actions: rules.done,
    actionsPerSecond: Math.round(perSecond(rules)),
    baselinePerSecond: rounded(perSecond(baseline)),
    cost: rounded(perSecond(baseline) / perSecond(rules)),
    costInTurns: rounded((BOARD_TURNS * perSecond(board)) / perSecond(rules)),
  };
}

/** A game, and what was done right after it. */
interface Beside {
  readonly rules: Pace;
  readonly baseline: Pace;
  readonly board: Pace;
}

const better = (known: Beside | undefined, fresh: Beside): Beside =>
  known === undefined
    ? fresh
    : {
        rules: faster(known.rules, fresh.rules),
        baseline: faster(known.baseline, fresh.baseline),
        board: faster(known.board, fresh.board),
      };

const faster = (a: Pace, b: Pace): Pace => (perSecond(a) >= perSecond(b) ? a : b);

/** How often something was done, and in how many nanoseconds. */
interface Pace {
  readonly done: number;
  readonly time: bigint;
}

const sum = (paces: readonly Pace[]): Pace =>
  paces.reduce((all, { done, time }) => ({ done: all.done + done, time: all.time + time }), { done: 0, time: 0n });

const perSecond = ({ done, time }: Pace): number => done / (Number(time) / 1e9);

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));

/** A fixed piece of arithmetic: how fast this machine is now. */
export const arithmetic = (): number => fibonacci(15);

/** Machines are quicker at one moment than at the next: a short burst after each game has that game's share of it. */
const BURST = 8_000_000n;

/** Something fixed, done again and again for that many nanoseconds. */
function burst(work: () => number): Pace {
  const before = process.hrtime.bigint();
  let time = 0n;
  let done = 0;
  for (; time < BURST; time = process.hrtime.bigint() - before) {
    work();
    done++;
  }
  return { done, time };
}
