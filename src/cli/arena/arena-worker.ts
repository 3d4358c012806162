/** A thread of an arena: plays games, one after the other. */
import type { GameTypes, Rulebook } from "#engine";
import { bookOf } from "../arguments.ts";
import { type Outcome, playTask, type Task } from "./playing.ts";

const books = new Map<string, Rulebook<GameTypes>>();

/** Runs on a worker thread. */
export default (task: Task): Promise<Outcome> => {
  const book = books.get(task.game) ?? bookOf(task.game);
  books.set(task.game, book);
  return playTask(book, task);
};
