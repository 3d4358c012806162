import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command, Option } from "commander";
import { atLeast, seed } from "../src/cli/arguments.ts";
import { bundle, ROOT } from "./bundling.ts";

/** What is played of each game, as `umpire demo` takes it: all numbers of seats, scenarios and editions. */
const TABLES: { readonly [game: string]: readonly string[] } = {
  "battle-for-baghdad": ["6", "3", "5", "4"].map((seats) => `--seats ${seats}`),
  fitna: fitnaTables(),
  "next-war-in-lebanon": [
    "--set scenario=next-war",
    "--set scenario=lebanon-2006 --set chits=yes",
    "--set scenario=next-war --set chits=yes",
    "--set scenario=lebanon-2006",
  ],
  "iraqi-conflict": ["5", "2", "4", "3"].map((seats) => `--seats ${seats}`),
};
const GAMES = Object.keys(TABLES);

/** The largest first, both editions in turn. */
function fitnaTables(): readonly string[] {
  const of = (edition: string, scenarios: number): readonly string[] =>
    Array.from({ length: scenarios }, (_, i) => `--set edition=${edition} --set scenario=${scenarios - i}`);
  const [newer, older] = [of("2020", 11), of("2018", 10)];
  return newer.flatMap((table, i) => [table, ...older.slice(i, i + 1)]);
}

interface Flags {
  readonly count: number;
  readonly seed: string;
  readonly game?: string;
}

interface Ended {
  readonly game: string;
  readonly proved: boolean;
  readonly seconds: number;
}

new Command("soak:demos")
  .description("plays demo campaigns one after the other, through the whole stack, and says whether each ends proved")
  .option("--count <n>", "how many", atLeast(1), 40)
  .option("--seed <hex>", "makes the players' choices repeatable", seed, randomBytes(4).toString("hex"))
  .addOption(new Option("--game <game>", "this game alone").choices(GAMES))
  .action(soak)
  .parse();

async function soak({ count, seed: key, game: only }: Flags): Promise<void> {
  const folder = join(ROOT, "dist/demos");
  await bundle(folder, { umpire: "src/cli/index.ts" });
  process.stdout.write(`seed ${key}\n`);
  const games = GAMES.filter((game) => only === undefined || game === only);
  const ended: Ended[] = [];
  for (let n = 0; n < count; n++) {
    const game = games[n % games.length] ?? "";
    const tables = TABLES[game] ?? [];
    const table = tables[Math.floor(n / games.length) % tables.length] ?? "";
    const own = `${key.slice(-60)}${String(n).padStart(4, "0")}`;
    ended.push(await demo(join(folder, "umpire.js"), n + 1, game, [...table.split(" "), "--seed", own]));
  }
  for (const game of games) summary(game, ended);
  const failed = ended.filter(({ proved }) => !proved).length;
  process.stdout.write(`${count - failed} of ${count} demos ended proved\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** One line for each; what a campaign that failed has left behind stays. */
async function demo(program: string, n: number, game: string, how: readonly string[]): Promise<Ended> {
  const out = mkdtempSync(join(tmpdir(), "umpire-demo-"));
  const begun = performance.now();
  const said = await run(program, ["demo", "--game", game, ...how, "--out", out]);
  const seconds = (performance.now() - begun) / 1000;
  const proved = said.code === 0 && said.text.includes("The game's file is proved.");
  const [, answers = "?"] = /(\d+) answers/.exec(said.text) ?? [];
  const verdict = proved ? "proved" : `FAILED with ${said.code}, see ${out}\n${said.text.slice(-4000)}`;
  process.stdout.write(`${n}. ${game} ${how.join(" ")}: ${answers} answers, ${seconds.toFixed(0)} s, ${verdict}\n`);
  if (proved) rmSync(out, { recursive: true });
  return { game, proved, seconds };
}

function run(program: string, args: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: ROOT, maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ code: error === null ? 0 : typeof error.code === "number" ? error.code : 1, text: out + err }),
    );
  });
}

function summary(game: string, ended: readonly Ended[]): void {
  const own = ended.filter((one) => one.game === game);
  if (own.length === 0) return;
  const seconds = own.map((one) => one.seconds).sort((a, b) => a - b);
  const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
  const proved = own.filter((one) => one.proved).length;
  process.stdout.write(
    `${game}: ${proved} of ${own.length} proved; seconds: median ${median.toFixed(0)}, most ${seconds.at(-1)?.toFixed(0)}\n`,
  );
}
