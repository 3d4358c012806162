/** The worker thread that thinks for computers. */
import type { Move } from "#engine";
import { games } from "../games/registry.ts";
import type { Task } from "./task.ts";
import { Thinking } from "./think.ts";

const thinking = new Thinking(games);

/** Runs on a worker thread. */
export default (task: Task): Move | null => thinking.about(task);
