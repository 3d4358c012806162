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
}

const WARM_UP = 20;

/** Random legal play through the validating kernel, beside a fixed piece of arithmetic. */
export function benchRules(game: string, games: number, warmUp = WARM_UP): RulesFigures {
  const book = bookOf(game);
  let actions = 0;
  let time = 0n;
  for (let i = -warmUp; i < games; i++) {
    const key = createHash("sha256").update(`bench ${i}`).digest("hex");
    const played = playOut(book, { options: {}, key, player: () => "random", most: 100_000 });
    if (i < 0) continue;
    actions += played.actions;
    time += played.time;
  }
  return {
    games,
    actions,
    actionsPerSecond: Math.round(actions / (Number(time) / 1e9)),
    baselinePerSecond: rounded(baseline()),
  };
}

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));

/** That piece of arithmetic. */
export const arithmetic = (): number => fibonacci(15);

/** How often a second this machine does it now. */
export function baseline(): number {
  const before = process.hrtime.bigint();
  let runs = 0;
  while (process.hrtime.bigint() - before < 200_000_000n) {
    arithmetic();
    runs++;
  }
  return runs / 0.2;
}
