import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { ACCEPTED } from "./accepted.ts";
import { type Choice, choices, outdated, sampled } from "./sample.ts";
import { Tests } from "./tests.ts";
import { Trial } from "./trial.ts";

/** Makes small changes to the code, one at a time, and says which of them no test notices: `npm run mutants -- --help`. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CONFIG = "scripts/mutants/vitest.config.ts";
const GOAL = 0.9;
/** A mutant whose tests run so many times longer than without it hangs; in ms at least. */
const LONGER = 6;
const SHORTEST = 120_000;

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
  .description(`Changes the code in small ways; fails if the tests of a chapter notice less than ${GOAL * 100} %.`)
  .option("--sample <n>", "so many changes a chapter", "20")
  .option("--all", "every change")
  .option("--seed <word>", "another word, another sample", "1")
  .option("--only <path>", "only files whose path begins like this", "src/")
  .option("--near", "only the tests of the same chapter")
  .option("--minutes <n>", "begins no further change after so many minutes", "600")
  .parse()
  .opts<Wish>();

const end = performance.now() + Number(minutes) * 60_000;
const tests = await Tests.open(ROOT, CONFIG);
const trial = new Trial(ROOT, CONFIG);

/** How many changes were tried, and those that nobody noticed. */
interface Tally {
  tried: number;
  readonly survived: Choice[];
}

/** Who notices a change; null: nobody. `limit` of a run, in ms. */
async function noticing(choice: Choice, chapter: string, limit: number): Promise<string | null> {
  const { path, start, end, text } = choice;
  const file = join(ROOT, path);
  const related = await tests.related(file, chapter);
  for (const files of near ? [related.near] : [related.near, related.far]) {
    if (files.length === 0) continue;
    const { verdict, by } = await trial.run({ file, start, end, text }, files, limit);
    if (verdict !== "passed") return verdict === "failed" ? by : verdict;
  }
  return null;
}

/** How long the tests of a chapter may take; they must pass where nothing is changed. */
async function limitOf(chapter: string): Promise<number> {
  const { verdict, by, took } = await trial.run(null, [`test/${chapter}/`], SHORTEST * 10);
  if (verdict !== "passed") throw new Error(`${by || chapter}: ${verdict}, and nothing has been changed`);
  return Math.max(SHORTEST, took * LONGER);
}

async function tried(chapter: string): Promise<Tally> {
  const paths = readdirSync(join(ROOT, "src", chapter), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => `src/${chapter}/${path}`)
    .filter((path) => path.startsWith(only));
  const possible = choices(ROOT, paths);
  const chosen = all ? possible : sampled(possible, Number(sample), seed);
  const tally: Tally = { tried: 0, survived: [] };
  if (chosen.length === 0) return tally;
  console.log(`\nsrc/${chapter}: ${chosen.length} of ${possible.length} changes`);
  const limit = await limitOf(chapter);
  for (const choice of chosen) {
    if (performance.now() > end) break;
    const by = await noticing(choice, chapter, limit);
    tally.tried++;
    if (by === null) tally.survived.push(choice);
    const { path, line, was, text } = choice;
    console.log(
      `${by === null ? "SURVIVED" : "killed  "} ${path}:${line}  ${short(was)} → ${short(text) || "nothing"}`,
    );
    if (by) console.log(`         by ${by}`);
  }
  return tally;
}

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);

let failed = false;
const summary: string[] = [];
for (const chapter of CHAPTERS) {
  const { tried: n, survived } = await tried(chapter);
  if (n === 0) continue;
  const share = (n - survived.length) / n;
  failed ||= share < GOAL;
  summary.push(
    `src/${chapter}: ${n - survived.length} of ${n} killed (${Math.floor(share * 100)} %), ${survived.length} survived`,
  );
}
await tests.close();
for (const { file, line } of outdated(ROOT)) console.log(`accepted, but not there any more: ${file}: ${line}`);
console.log(
  `\n${summary.join("\n")}\n${ACCEPTED.length} survivors are accepted: scripts/mutants/accepted.ts says why.`,
);
process.exitCode = failed ? 1 : 0;
