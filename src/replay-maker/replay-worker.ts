/** Runs on a worker thread: makes one page. */
import type { PostedSource, ReplaySource } from "../campaign/contract/replay.ts";
import { games } from "../games/registry.ts";
import { layout } from "../render/layout/layout.ts";
import { painted } from "../render/node/painted.ts";
import { encoded } from "../render/node/png.ts";
import { postedReplayOf, replayOf } from "./making.ts";
import type { Paint } from "./stills.ts";

/** With the whole log, or of what stands in the channel alone. */
export type Task = ReplaySource | PostedSource;

export default async function make(task: Task): Promise<string> {
  const id = "posted" in task ? task.game : task.file.game;
  const definition = games.find((one) => one.id === id);
  if (!definition) throw new Error(`there is no game ${id}`);
  return await ("posted" in task ? postedReplayOf(task, definition, paint) : replayOf(task, definition, paint));
}

const paint: Paint = async (scene) => encoded(painted(layout(scene)));
