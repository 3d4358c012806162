/** The commands for those who write lessons. */
import { basename, dirname } from "node:path";
import { Command } from "commander";
import { type GameTypes, PackError, type Rulebook, refuse } from "#engine";
import { checkLesson } from "../campaign/lessons/checking.ts";
import { type Lesson, lessonOf } from "../campaign/lessons/shelf.ts";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { openShipped, readLessonFiles } from "../packs/packs.ts";
import { bookOf } from "./arguments.ts";
import { readJson } from "./files.ts";

export function lessonCommand(): Command {
  const command = new Command("lesson").description("look at lessons before they are played");
  command
    .command("check")
    .description("play a lesson by its file, with every answer that it names, and say what is wrong in it and where")
    .argument("[file]", "all that lie beside the packs, if left out")
    .option("--game <id>", "the game that it is for; by the folder of the file if left out")
    .action((file: string | undefined, { game }: { game?: string }) => check(file, game));
  return command;
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

function summaryOf({ file: { stops } }: Lesson): string {
  const answers = stops.reduce((sum, stop) => sum + stop.answers.length, 0);
  return `it can be played: ${stops.length} stops, ${answers} answers`;
}

const nameOf = (file: string): string => basename(file).replace(/\.json$/, "");

/** A lesson lies in the folder `lessons` of its game. */
function folderOf(file: string): string {
  const folder = basename(dirname(dirname(file)));
  const known = games.find(({ id }) => id === folder);
  return known?.id ?? refuse("unknown-game", `${file} lies in the folder of no game: name it with \`--game\`.`);
}
