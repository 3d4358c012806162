import { Command } from "commander";
import { atLeast } from "./arguments.ts";
import { benchRules } from "./bench/rules.ts";
import { benchSubmit } from "./bench/submit.ts";

interface Flags {
  readonly game: string;
  readonly games: number;
  readonly submits: number;
}

/** Figures, each beside a baseline of the same run: machines are noisy, only ratios compare. */
export function benchCommand(): Command {
  return new Command("bench")
    .description("measure rules and durable submits; one JSON object")
    .option("--game <id>", "which game", "iraqi-conflict")
    .option("--games <n>", "games for the rules", atLeast(1), 300)
    .option("--submits <n>", "durable submits", atLeast(10), 1000)
    .action(async ({ game, games, submits }: Flags) => {
      const rules = benchRules(game, games);
      const submit = await benchSubmit(game, submits);
      process.stdout.write(`${JSON.stringify({ rules, submit }, null, 2)}\n`);
    });
}
