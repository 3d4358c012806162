import { randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { atLeast, seed } from "../../src/cli/arguments.ts";
import { Dice } from "../../src/engine/index.ts";
import { World } from "./world.ts";

interface Flags {
  readonly days: number;
  readonly people: number;
  readonly campaigns: number;
  readonly kills: number;
  readonly seed: string;
}

new Command("simulate")
  .description(
    "lets people play campaigns of all games by a clock that is moved, and holds every hour to the rules of campaign life",
  )
  .option("--days <n>", "how long", atLeast(1), 90)
  .option("--people <n>", "how many play on the server", atLeast(6), 60)
  .option("--campaigns <n>", "how many run at a time", atLeast(1), 12)
  .option("--kills <n>", "how often the process is started again, after up to 40 hours", atLeast(0), 10)
  .option("--seed <hex>", "what people do", seed, randomBytes(8).toString("hex"))
  .action(simulate)
  .parse();

async function simulate({ days, people, campaigns, kills, seed: key }: Flags): Promise<void> {
  process.stdout.write(`seed ${key}\n`);
  const file = join(mkdtempSync(join(tmpdir(), "umpire-simulation-")), "umpire.sqlite");
  const world = await World.begin({ people, campaigns, days, kills, councils: true, file }, new Dice({ key, next: 0 }));
  const bar = new SingleBar({
    format: "{bar} day {value} of {total} · {eta_formatted} to go",
    noTTYOutput: true,
    notTTYSchedule: 30_000,
  });
  bar.start(days, 0);
  const begun = Date.now();
  await world.run((day) => bar.update(day));
  bar.update(days);
  bar.stop();
  const { violations, notified, daily, happened } = world.checks;
  const calls = [...notified.values()].reduce((sum, count) => sum + count, 0) / people / days;
  const share = daily.byDefault / Math.max(1, daily.answers + daily.byDefault);
  process.stdout.write(
    `${[
      `${world.ended} campaigns in ${Math.round((Date.now() - begun) / 1000)} s`,
      `messages of their own: ${calls.toFixed(2)} a person and day`,
      `of those who look in once a day, ${(100 * share).toFixed(1)} % of ${daily.answers} answers were given by default`,
      [...happened].map(([what, times]) => `${what} ${times}`).join(", "),
      violations.length === 0 ? "no rule was broken" : `broken:\n${violations.map((line) => `  ${line}`).join("\n")}`,
    ].join("\n")}\n`,
  );
  world.close();
  if (violations.length > 0) process.exitCode = 1;
}
