import { createHash } from "node:crypto";
import { playOut } from "../../campaign/selfplay.ts";
import { bookOf } from "../arguments.ts";
import { rounded } from "./figures.ts";

export interface RulesFigures {
  readonly games: number;
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** A fixed piece of arithmetic, per second: how fast this machine is now. */
  readonly baselinePerSecond: number;
  /** So many of these pieces an action costs. */
  readonly cost: number;
}

const WARM_UP = 20;

/** Random legal play through the validating kernel, each game beside a burst of a fixed piece of arithmetic. */
export function benchRules(game: string, games: number, warmUp = WARM_UP): RulesFigures {
  const book = bookOf(game);
  const rules = { done: 0, time: 0n };
  const baseline = { done: 0, time: 0n };
  for (let i = -warmUp; i < games; i++) {
    const key = createHash("sha256").update(`bench ${i}`).digest("hex");
    const played = playOut(book, { options: {}, key, player: () => "random", most: 100_000 });
    const burst = arithmeticFor(BURST);
    if (i < 0) continue;
    add(rules, { done: played.actions, time: played.time });
    add(baseline, burst);
  }
  return {
    games,
    actions: rules.done,
    actionsPerSecond: Math.round(perSecond(rules)),
    baselinePerSecond: rounded(perSecond(baseline)),
    cost: rounded(perSecond(baseline) / perSecond(rules)),
  };
}

/** How often something was done, and in how many nanoseconds. */
interface Pace {
  done: number;
  time: bigint;
}

function add(sum: Pace, { done, time }: Pace): void {
  sum.done += done;
  sum.time += time;
}

const perSecond = ({ done, time }: Pace): number => done / (Number(time) / 1e9);

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));

/** A fixed piece of arithmetic: how fast this machine is now. */
export const arithmetic = (): number => fibonacci(15);

/** Machines are quicker at one moment than at the next: a short burst after each game has that game's share of it. */
const BURST = 20_000_000n;

/** That piece of arithmetic, again and again for so many nanoseconds. */
function arithmeticFor(atLeast: bigint): Pace {
  const before = process.hrtime.bigint();
  let time = 0n;
  let done = 0;
  for (; time < atLeast; time = process.hrtime.bigint() - before) {
    arithmetic();
    done++;
  }
  return { done, time };
}
