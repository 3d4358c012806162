import { benchMainThread } from "./main-thread.ts";
import { benchPosted } from "./posted.ts";
import { benchPresses } from "./presses.ts";
import { benchResidence } from "./residence.ts";
import { benchRules } from "./rules.ts";
import { benchResume } from "./start.ts";
import { benchSubmit } from "./submit.ts";
import { benchUndo } from "./undo.ts";

/** How much is measured. */
export interface Sizes {
  /** Games of random play for the rules. */
  readonly games: number;
  readonly submits: number;
  /** How long buttons are pressed. */
  readonly seconds: number;
  /** Pictures that are looked at. */
  readonly looks: number;
  /** New pictures that are waited for. */
  readonly posts: number;
  /** Running games whose use of the bot's memory is measured. */
  readonly running: number;
}

export const PRESSES_PER_SECOND = 50;
const MEMORY_PRESSES_PER_SECOND = 20;
/** Games that are looked through after a start. */
export const RESUMED = 1000;
/** Rows of a long game's log. */
export const ROWS = 3000;
export const UNDOS = 50;

/** What a player feels of a game's speed, each figure with its baseline. `step`: told what is measured next. */
export async function playersFigures(game: string, sizes: Sizes, step: (name: string) => void) {
  const { games, submits, seconds, looks, posts, running } = sizes;
  step("rules");
  const rules = benchRules(game, games);
  step("durable submits");
  const submit = await benchSubmit(game, submits);
  step(`presses, ${seconds} s`);
  const presses = await benchPresses(game, PRESSES_PER_SECOND, seconds);
  step(`undo in ${ROWS} rows`);
  const undo = await benchUndo(game, ROWS, UNDOS);
  step(`${RESUMED} games after a start`);
  const resume = await benchResume(game, RESUMED);
  step("pictures on the main thread");
  const picture = { ...(await benchMainThread(game, looks)), ...(await benchPosted(game, posts)) };
  step(`memory with ${running} games`);
  const memory = await benchResidence(game, running, MEMORY_PRESSES_PER_SECOND, seconds);
  return { rules, submit, presses, undo, resume, picture, memory };
}

export type PlayersFigures = Awaited<ReturnType<typeof playersFigures>>;

/** The figures of all games as a table in Markdown, a row for each. */
export function comparison(figures: { readonly [game: string]: PlayersFigures }): string {
  const rows = Object.entries(figures).map(([game, f]) => [
    game,
    `${f.submit.submitMs} ms, ${f.submit.medianRatio} ×`,
    `${f.submit.ratio} ×`,
    `${f.presses.acknowledgedP50Ms} / ${f.presses.acknowledgedP99Ms} ms`,
    `${f.undo.undoP99Ms} ms`,
    `${f.resume.actP99Ms} ms`,
    `${f.rules.actionsPerSecond}/s, ${f.rules.cost} ×`,
    `${f.picture.mainMs} / ${f.picture.mainP99Ms} ms`,
    `${f.picture.postedMs} ms`,
    `${f.memory.residentMB} MB`,
    `${f.memory.untouchedMapMs} / ${f.memory.untouchedMapMostMs} ms`,
  ]);
  const head = ["", "submit", "total", "press p50 / p99", "undo p99", "resume p99", "rules, cost"];
  const lines = [
    [...head, "picture, main thread p50 / p99", "picture posted", "memory", "map of another game"],
    ["---", ...Array(10).fill("---")],
  ];
  return [...lines, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
