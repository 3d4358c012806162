/**
 * Runs a command in a checkout of an earlier commit and in this one, in turns, and sets their figures side by side:
 *
 *   node --import tsx scripts/beside.ts COMMIT [--rounds N] -- COMMAND …
 *   node --import tsx scripts/beside.ts a7b741b2 -- npm run -s umpire -- selfplay --game fitna --games 50
 *
 * Machines are noisy, so only figures of one run compare. The last JSON object that the command prints holds them; of every
 * number in it the median of the rounds is shown, there and here, and their ratio. Release 0.2 is commit a7b741b2.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { Command } from "commander";
import { checkedOut, HERE, removed } from "./checkout.ts";

/** Numbers by their path: "submit.medianMs". */
type Figures = ReadonlyMap<string, number>;

/** What one run has measured. Throws if the command fails. */
function measured(folder: string, [program = "", ...rest]: readonly string[]): Figures {
  const { status, stdout } = spawnSync(program, rest, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`${program} ended with ${status} in ${folder}`);
  return new Map(numbersIn(lastObject(stdout), ""));
}

function lastObject(text: string): unknown {
  const lines = text.trimEnd().split("\n");
  for (let from = lines.length - 1; from >= 0; from--) {
    if (!lines[from]?.startsWith("{")) continue;
    try {
      return JSON.parse(lines.slice(from).join("\n"));
    } catch {
      // a brace within an object that begins further up
    }
  }
  throw new Error("the command printed no JSON object");
}

function numbersIn(value: unknown, path: string): [string, number][] {
  if (typeof value === "number") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, path === "" ? key : `${path}.${key}`));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

const medianOf = (rounds: readonly Figures[], name: string): number =>
  median(rounds.flatMap((figures) => figures.get(name) ?? []));

const short = (value: number): string => String(Number(value.toPrecision(5)));

function compare(commit: string, command: readonly string[], rounds: number): void {
  const folder = checkedOut(commit);
  const [there, here]: [Figures[], Figures[]] = [[], []];
  try {
    for (let round = 1; round <= rounds; round++) {
      process.stderr.write(`round ${round} of ${rounds}\n`);
      there.push(measured(folder, command));
      here.push(measured(HERE, command));
    }
  } finally {
    if (existsSync(folder)) removed(folder);
  }
  const names = [...new Set([...there, ...here].flatMap((figures) => [...figures.keys()]))];
  const rows = names.map((name) => {
    const [was, is] = [medianOf(there, name), medianOf(here, name)];
    return { figure: name, [commit]: short(was), here: short(is), ratio: was === 0 ? "–" : short(is / was) };
  });
  console.table(rows);
}

await new Command("beside")
  .description("run a command in an earlier commit and here, in turns, and compare the figures that it prints")
  .argument("<commit>")
  .argument("<command...>")
  .option("--rounds <n>", "how often each is run", Number, 3)
  .action((commit: string, command: string[], { rounds }: { readonly rounds: number }) => {
    compare(commit, command, rounds);
  })
  .parseAsync();
