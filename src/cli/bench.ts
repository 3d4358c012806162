import { Command } from "commander";
import { atLeast, bookOf } from "./arguments.ts";
import { benchMemory } from "./bench/memory.ts";
import { benchLoop, benchPictures } from "./bench/pictures.ts";
import { benchPresses } from "./bench/presses.ts";
import { benchRules } from "./bench/rules.ts";
import { scenesOf } from "./bench/scenes.ts";
import { benchResume, benchStart } from "./bench/start.ts";
import { benchStorage } from "./bench/storage.ts";
import { benchSubmit } from "./bench/submit.ts";
import { benchTouched } from "./bench/touched.ts";
import { benchPlay } from "./bench/turns.ts";
import { benchUndo } from "./bench/undo.ts";

interface Flags {
  readonly game: string;
  readonly games: number;
  readonly submits: number;
  readonly seconds: number;
}

const PRESSES_PER_SECOND = 50;
/** Running games that the bot starts with. */
const RUNNING = 10_000;
/** Rows of a long game's log. */
const ROWS = 3000;
/** A month. */
const DAYS = 30;

/** Figures, each beside a baseline of the same run: machines are noisy, only ratios compare. */
export function benchCommand(): Command {
  return new Command("bench")
    .description("measure rules, durable submits, starts, pictures and presses; one JSON object")
    .option("--game <id>", "which game", "iraqi-conflict")
    .option("--games <n>", "games for the rules, loaded games for memory", atLeast(1), 1000)
    .option("--submits <n>", "durable submits", atLeast(10), 1500)
    .option("--seconds <n>", "how long buttons are pressed", atLeast(1), 20)
    .action(bench);
}

async function bench({ game, games, submits, seconds }: Flags): Promise<void> {
  const scenes = scenesOf(bookOf(game));
  const step = (name: string): void => {
    process.stderr.write(`${name} …\n`);
  };
  step("rules");
  const rules = benchRules(game, Math.min(games, 300));
  step("memory");
  const memory = await benchMemory(game, games);
  step("durable submits");
  const submit = await benchSubmit(game, submits);
  step("submits of a small and of a large state");
  const touched = await benchTouched(submits);
  step(`storage, ${DAYS} days of play`);
  const storage = await benchStorage(game, DAYS);
  step(`a start with ${RUNNING} running games`);
  const start = await benchStart(game, RUNNING);
  const resume = await benchResume(game, RUNNING / 10);
  step(`undo in ${ROWS} rows`);
  const undo = await benchUndo(game, ROWS, 50);
  step("pictures");
  const picture = benchPictures(scenes, 30);
  const loop = await benchLoop(scenes, 20);
  step(`presses, ${seconds} s`);
  const presses = await benchPresses(game, PRESSES_PER_SECOND, seconds);
  step("two campaigns by thumb");
  const play = await benchPlay(game);
  process.stdout.write(
    `${JSON.stringify({ game, rules, memory, submit, touched, storage, start, resume, undo, picture, loop, presses, play }, null, 2)}\n`,
  );
}
