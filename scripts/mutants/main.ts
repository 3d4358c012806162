import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { ACCEPTED } from "./accepted.ts";
import { type Chapter, chapters } from "./chapters.ts";
import type { Mutant } from "./mutant.ts";
import { Record } from "./record.ts";
import { type Choice, choices, outdated, sampled } from "./sample.ts";
import { reachesGoal, type Tally, table } from "./table.ts";
import { Tests } from "./tests.ts";
import { Trial } from "./trial.ts";
import { Types } from "./types.ts";

/** Makes small changes to the code, one at a time, and says which of them no test notices: `npm run mutants -- --help`. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CONFIG = "scripts/mutants/vitest.config.ts";

interface Wish {
  readonly sample: string;
  readonly all?: true;
  readonly seed: string;
  readonly chapter?: readonly string[];
  readonly only: string;
  readonly near?: true;
  readonly minutes: string;
}

const { sample, all, seed, chapter, only, near, minutes } = new Command("mutants")
  .description("Changes the code in small ways; fails if the tests notice too little of it in any chapter.")
  .option("--sample <n>", "so many changes a chapter", "20")
  .option("--all", "every change")
  .option("--seed <word>", "another word, another sample", "1")
  .option("--chapter <name...>", "only these chapters: engine, games/fitna, start, positions, ...")
  .option("--only <path>", "only files whose path begins like this", "src/")
  .option("--near", "only the short tests of the folder of the changed file")
  .option("--minutes <n>", "begins no further change after so many minutes", "600")
  .parse()
  .opts<Wish>();

const mutantOf = ({ path, start, end, text }: Choice): Mutant => ({ file: join(ROOT, path), start, end, text });

/** The changes of a chapter that are to be tried. */
interface Tried {
  readonly chapter: Chapter;
  readonly possible: number;
  readonly chosen: readonly Choice[];
}

const latest = performance.now() + Number(minutes) * 60_000;
const wanted = chapters(ROOT).filter(({ name }) => !chapter || chapter.includes(name));
const plan = wanted.map((one): Tried => {
  const files = one.files.filter((path) => path.startsWith(only));
  const possible = choices(ROOT, { files, takes: one.takes });
  const types = new Types(ROOT);
  const compiles = (choice: Choice): boolean => !types.refuse(mutantOf(choice));
  const chosen = sampled(possible, all ? possible.length : Number(sample), seed, compiles);
  return { chapter: one, possible: possible.length, chosen };
});
const places = plan.flatMap(({ chosen }) => chosen).map((choice, id) => ({ choice, id }));
const tests = new Tests(ROOT);
const record = new Record(join(ROOT, "test-output/mutants.json"));
const trial = new Trial(
  ROOT,
  CONFIG,
  places.map(({ choice: { path, start }, id }) => ({ file: join(ROOT, path), start, id })),
);

/** Who notices a change: the test that noticed it the last time, those of its folder, those of others; null: nobody. */
async function noticing(choice: Choice): Promise<string | null> {
  const related = tests.related(choice.path);
  for (const files of [lastOf(choice), related.near, ...(near ? [] : [related.far, related.rest])]) {
    const by = await asked(choice, files);
    if (by !== null) return by;
  }
  return null;
}

/** The test file that noticed a change the last time, or none. */
function lastOf(choice: Choice): readonly string[] {
  const { near, far, rest } = tests.related(choice.path);
  return [...near, ...far, ...rest].filter((test) => test === record.testOf(choice));
}

/** What a chapter's changes are asked first: all at once, for each run takes a moment to begin. */
function firstOf(choice: Choice): readonly string[] {
  const last = lastOf(choice);
  return last.length > 0 ? last : tests.related(choice.path).near;
}

async function asked(choice: Choice, files: readonly string[]): Promise<string | null> {
  await trial.learn(files);
  const { id = -1 } = places.find((place) => place.choice === choice) ?? {};
  const unseen = (test: string): boolean => tests.runsInProgram(choice.path, test);
  return trial.run(mutantOf(choice), trial.reaching(id, files, unseen));
}

async function tallied({ chapter: { name, goal }, possible, chosen }: Tried): Promise<Tally> {
  const tally: Tally = { chapter: name, goal, possible, killed: 0, survived: [] };
  if (chosen.length === 0) return tally;
  console.log(`\n${name}: ${chosen.length} of ${possible} changes`);
  await trial.learn([...new Set(chosen.flatMap(firstOf))]);
  for (const choice of chosen) {
    if (performance.now() > latest) break;
    const by = await noticing(choice);
    if (by === null) tally.survived.push(choice);
    else tally.killed++;
    if (by?.startsWith("test/")) record.note(choice, by.split(/ > |: /)[0] ?? by);
    const { path, line, was, text } = choice;
    const change = `${path}:${line}  ${short(was)} → ${short(text) || "nothing"}`;
    console.log(
      by === null ? `SURVIVED ${change}\n         ${short(choice.source)}` : `killed   ${change}\n         by ${by}`,
    );
  }
  return tally;
}

const short = (text: string): string => text.replaceAll(/\s+/g, " ").slice(0, 90);

const tallies: Tally[] = [];
try {
  for (const one of plan) tallies.push(await tallied(one));
} finally {
  trial.close();
}
for (const { file, line } of outdated(ROOT)) console.log(`accepted, but not there any more: ${file}: ${line}`);
console.log(`\n${table(tallies)}\n${ACCEPTED.length} survivors are accepted: scripts/mutants/accepted.ts says why.`);
process.exitCode = tallies.every(reachesGoal) ? 0 : 1;
