/** All lessons of this release: each with its name, its game, and what names its version. */
import { canonical, type Definition, type GameTypes, type Rulebook } from "#engine";
import { readLessonFiles } from "../../packs/packs.ts";
import { textHash } from "../../proof/state-text.ts";
import type { Rulebooks } from "../packs/rulebooks.ts";
import { type LessonFile, parseLesson } from "./lesson.ts";

export interface Lesson {
  /** Its game and the name of its file: `iraqi-conflict.first-turn`. */
  readonly id: string;
  /** Its file, as errors name it: `iraqi-conflict/lessons/first-turn.json`. */
  readonly path: string;
  /** The id of its game's definition. */
  readonly game: string;
  /** Changes with its text, its game's rules and its pack. */
  readonly version: string;
  readonly file: LessonFile;
}

/** The lessons that there are, by their names. */
export type Lessons = ReadonlyMap<string, Lesson>;

/** A lesson as its file has it. Throws `PackError`. */
export function lessonOf({ definition, hash }: Rulebook<GameTypes>, name: string, text: unknown): Lesson {
  const place = `${definition.id}/lessons/${name}`;
  const file = parseLesson(place, text);
  const version = textHash(canonical([text, definition.rules, hash]));
  return { id: `${definition.id}.${name}`, path: `${place}.json`, game: definition.id, version, file };
}

/** Reads those beside the packs of these games; `packs`: the operator's folder, null: those of this release. Throws `PackError`. */
export function readLessons(books: Pick<Rulebooks, "definitions" | "shipped">, packs: string | null): Lessons {
  const all = books.definitions.flatMap((definition) => ofGame(definition, books.shipped(definition.id), packs));
  return new Map(all.map((lesson) => [lesson.id, lesson]));
}

const ofGame = (
  definition: Definition<GameTypes>,
  book: Rulebook<GameTypes>,
  packs: string | null,
): readonly Lesson[] =>
  Object.entries(readLessonFiles(definition, packs)).map(([name, text]) => lessonOf(book, name, text));
