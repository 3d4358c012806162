import { randomInt } from "node:crypto";
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { canonical } from "#engine";
import { atLeast, printJson } from "../../src/cli/arguments.ts";
import { GAMES } from "./games.ts";
import { muddled, python, unmuddled } from "./python.ts";

interface Flags {
  readonly games: number;
  readonly game?: string;
  readonly seed: number;
}

new Command("soak:bots")
  .description(
    "lets the bot of docs/bots.md play games while half of what it writes is nonsense; one JSON line a title",
  )
  .option("--games <n>", "how many of each title", atLeast(1), 20)
  .option("--game <id>", "this game alone")
  .option("--seed <n>", "of the first game; the others follow", atLeast(1), randomInt(1, 1_000_000))
  .action(soak)
  .parse();

async function soak({ games, game: only, seed }: Flags): Promise<void> {
  if (python === null) throw new Error("Python 3 is needed");
  for (const title of GAMES.filter(({ game }) => only === undefined || game === only)) {
    const bar = new SingleBar({ format: `${title.game} {bar} {value} of {total} · {eta_formatted} left` });
    bar.start(games, 0);
    const sums = { games, asks: 0, nonsense: 0, refused: 0, unfinished: 0, lost: 0, different: 0 };
    for (let i = 0; i < games; i++) {
      const game = { ...title, key: (seed + i).toString(16).padStart(64, "0") };
      const { result, env, replaced, refused, asks, acts, lost } = await muddled(game, python, seed + i);
      sums.asks += asks;
      sums.nonsense += replaced;
      sums.refused += refused;
      sums.lost += lost.length;
      if (!result) sums.unfinished++;
      if ((await unmuddled(game, acts)) !== canonical(env)) sums.different++;
      bar.increment();
    }
    bar.stop();
    printJson({ ...title, seed, ...sums });
    if (sums.refused !== sums.nonsense || sums.unfinished + sums.lost + sums.different > 0) process.exitCode = 1;
  }
}
