/** The commands for those who write lessons. */
import { writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { Command } from "commander";
import { type GameTypes, PackError, type Rulebook, refuse } from "#engine";
import { checkLesson } from "../campaign/lessons/checking.ts";
import { lessonDraft, type Part } from "../campaign/lessons/drafting.ts";
import { type LessonFile, TO_BE_WRITTEN } from "../campaign/lessons/lesson.ts";
import { type Lesson, lessonOf } from "../campaign/lessons/shelf.ts";
import { verify } from "../campaign/record/verify.ts";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { openShipped, readLessonFiles } from "../packs/packs.ts";
import { Divergence } from "../proof/history.ts";
import { type ProofFile, readProofFile } from "../proof/reading-file.ts";
import { claimedIn } from "../replay-maker/page-check.ts";
import { atLeast, bookOf } from "./arguments.ts";
import { isPage, readJson, readText } from "./files.ts";

/** As many as a lesson's file may have. */
const MOST_STOPS = 12;

export function lessonCommand(): Command {
  const command = new Command("lesson").description("look at lessons before they are played");
  command
    .command("check")
    .description("play a lesson by its file, with every answer that it names, and say what is wrong in it and where")
    .argument("[file]", "all that lie beside the packs, if left out")
    .option("--game <id>", "the game that it is for; by the folder of the file if left out")
    .action((file: string | undefined, { game }: { game?: string }) => check(file, game));
  command
    .command("from")
    .description(
      "make the draft of a lesson of a finished campaign: what was played from a turn on becomes the right answers; its sentences are to be written",
    )
    .argument("<replay>", "the page of its replay, or its log, as `/game export` gives it")
    .argument("[out]", "where the lesson goes, `data/<game>/lessons/<name>.json`; printed, if left out")
    .requiredOption("--turn <n>", "the turn in which the learner decides first", atLeast(1))
    .option("--seat <id>", "whose decisions they are; a winner's by default")
    .option("--stops <n>", "how many questions it has, at most 12", atLeast(1), 4)
    .action(draft);
  return command;
}

interface DraftFlags {
  readonly turn: number;
  readonly seat?: string;
  readonly stops: number;
}

function draft(replay: string, out: string | undefined, { turn, seat, stops }: DraftFlags): void {
  const file = proofFileIn(replay);
  const definition =
    games.find(({ id }) => id === file.game) ??
    refuse("unknown-game", `${replay} is a campaign of a game that this release does not know.`);
  const book = openShipped(definition, readConfig(process.env).packs);
  if (book.hash !== file.content)
    refuse(
      "other-pack",
      `${replay} was played with another pack than this release's: its moves mean something else here.`,
    );
  const text = `${JSON.stringify(drafted(book, file, { turn, seat: seat ?? null, stops: Math.min(stops, MOST_STOPS) }), null, 2)}\n`;
  if (out === undefined) return void process.stdout.write(text);
  try {
    writeFileSync(out, text, { flag: "wx" });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    refuse("bad-file", isThere ? `${out} is there already.` : `${out} cannot be written.`);
  }
  process.stdout.write(
    `${out}: a draft. Write the sentences that begin with “${TO_BE_WRITTEN}”, then \`umpire lesson check ${out}\`.\n`,
  );
}

/** Throws `Refused`. */
function drafted(book: Rulebook<GameTypes>, file: ProofFile, part: Part): LessonFile {
  try {
    return lessonDraft(book, file, part);
  } catch (error) {
    if (error instanceof Divergence)
      return refuse("other-rules", `It cannot be played by the rules of today: ${error.message}.`);
    if (error instanceof PackError) return refuse("no-lesson", `No lesson comes of that: ${error.message}`);
    throw error;
  }
}

/** Throws `Refused`. */
function proofFileIn(replay: string): ProofFile {
  const text = readText(replay);
  const raw =
    rawIn(text) ?? refuse("bad-file", `${replay} is neither a replay with its log nor the log of a campaign.`);
  const { verdict, lines } = verify(raw, games);
  if (verdict === "wrong") refuse("bad-file", `No lesson can be made of ${replay}: ${lines.at(-1)}`);
  return readProofFile(raw);
}

/** Null: there is none. */
function rawIn(text: string): unknown {
  try {
    const raw: unknown = isPage(text) ? claimedIn(text).file : JSON.parse(text);
    return readProofFile(raw) && raw;
  } catch {
    return null;
  }
}

function check(file: string | undefined, game: string | undefined): void {
  const { packs } = readConfig(process.env);
  if (file !== undefined) {
    checkAll(bookOf(game ?? folderOf(file), packs), { [nameOf(file)]: readJson(file) });
    return;
  }
  for (const definition of games.filter(({ id }) => game === undefined || id === game))
    checkAll(openShipped(definition, packs), readLessonFiles(definition, packs));
}

function checkAll(book: Rulebook<GameTypes>, files: { readonly [name: string]: unknown }): void {
  for (const [name, text] of Object.entries(files)) {
    try {
      const lesson = lessonOf(book, name, text);
      checkLesson(book, lesson);
      process.stdout.write(`${lesson.path}: ${summaryOf(lesson)}.\n`);
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      process.stdout.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
}

function summaryOf({ file }: Lesson): string {
  const { stops } = file;
  const answers = stops.reduce((sum, stop) => sum + stop.answers.length, 0);
  const unwritten = JSON.stringify(file).split(TO_BE_WRITTEN).length - 1;
  const left = unwritten === 0 ? "" : `; ${unwritten} of its sentences are still to be written`;
  return `it can be played: ${stops.length} stops, ${answers} answers${left}`;
}

const nameOf = (file: string): string => basename(file).replace(/\.json$/, "");

/** A lesson lies in the folder `lessons` of its game. */
function folderOf(file: string): string {
  const folder = basename(dirname(dirname(file)));
  const known = games.find(({ id }) => id === folder);
  return known?.id ?? refuse("unknown-game", `${file} lies in the folder of no game: name it with \`--game\`.`);
}
