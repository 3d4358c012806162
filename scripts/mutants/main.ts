import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { ACCEPTED } from "./accepted.ts";
import { type Choice, choices, outdated, sampled } from "./sample.ts";
import { share, type Tally, table } from "./table.ts";
import { Tests } from "./tests.ts";
import { Trial } from "./trial.ts";

/** Makes small changes to the code, one at a time, and says which of them no test notices: `npm run mutants -- --help`. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CONFIG = "scripts/mutants/vitest.config.ts";
const GOAL = 0.9;
/** A mutant whose tests run so many times longer than without it hangs; in ms at least. */
const LONGER = 6;
const SHORTEST = 120_000;
/** So long tests may take of which nobody knows yet how long they take, in ms. */
const MOST = 60 * 60_000;

const games = readdirSync(join(ROOT, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
const CHAPTERS = ["engine", "graph", "campaign", "store", ...games.map(({ name }) => `games/${name}`)];

interface Wish {
  readonly sample: string;
  readonly all?: true;
  readonly seed: string;
  readonly only: string;
  readonly near?: true;
  readonly minutes: string;
}

const { sample, all, seed, only, near, minutes } = new Command("mutants")
  .description(`Changes the code in small ways; fails if the tests notice less than ${GOAL * 100} % in any chapter.`)
  .option("--sample <n>", "so many changes a chapter", "20")
  .option("--all", "every change")
  .option("--seed <word>", "another word, another sample", "1")
  .option("--only <path>", "only files whose path begins like this", "src/")
  .option("--near", "only the tests of the same chapter")
  .option("--minutes <n>", "begins no further change after so many minutes", "600")
  .parse()
  .opts<Wish>();

const end = performance.now() + Number(minutes) * 60_000;
const tests = new Tests(ROOT);
const trial = new Trial(ROOT, CONFIG);

/** Who notices a change: first the tests of its chapter are asked, then those of others; null: nobody. */
async function noticing({ path, start, end, text }: Choice, chapter: string): Promise<string | null> {
  const related = tests.related(path, chapter);
  for (const files of near ? [related.near] : [related.near, related.far]) {
    if (files.length === 0) continue;
    const usual = trial.time(files);
    const limit = usual === null ? MOST : Math.max(SHORTEST, usual * LONGER);
    const by = await trial.run({ file: join(ROOT, path), start, end, text }, files, limit);
    if (by !== null) return by;
  }
  return null;
}

/** The tests must pass where nothing is changed; how long they take then says when a mutant hangs. */
async function requireGreen(files: readonly string[]): Promise<void> {
  const failed = await trial.run(null, files, MOST);
  if (failed !== null) throw new Error(`${failed}: fails, and nothing has been changed`);
}

async function tried(chapter: string): Promise<Tally> {
  const paths = readdirSync(join(ROOT, "src", chapter), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `src/${chapter}/${path}`)
    .filter((path) => path.startsWith(only));
  const possible = choices(ROOT, paths);
  const chosen = all ? possible : sampled(possible, Number(sample), seed);
  const tally: Tally = { chapter: `src/${chapter}`, possible: possible.length, killed: 0, survived: [] };
  if (chosen.length === 0) return tally;
  console.log(`\nsrc/${chapter}: ${chosen.length} of ${possible.length} changes`);
  await requireGreen(tests.ofChapter(chapter));
  for (const choice of chosen) {
    if (performance.now() > end) break;
    const by = await noticing(choice, chapter);
    if (by === null) tally.survived.push(choice);
    else tally.killed++;
    const { path, line, was, text } = choice;
    const change = `${path}:${line}  ${short(was)} → ${short(text) || "nothing"}`;
    console.log(by === null ? `SURVIVED ${change}` : `killed   ${change}\n         by ${by}`);
  }
  return tally;
}

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);

const tallies: Tally[] = [];
try {
  for (const chapter of CHAPTERS) tallies.push(await tried(chapter));
} finally {
  trial.close();
}
for (const { file, line } of outdated(ROOT)) console.log(`accepted, but not there any more: ${file}: ${line}`);
console.log(`\n${table(tallies)}\n${ACCEPTED.length} survivors are accepted: scripts/mutants/accepted.ts says why.`);
process.exitCode = tallies.every((tally) => share(tally) >= GOAL) ? 0 : 1;
