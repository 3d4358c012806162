/** Runs on a worker thread: makes one page. */
import type { ReplaySource } from "../../campaign/contract/replay.ts";
import { games } from "../../games/registry.ts";
import { layout } from "../../render/layout/layout.ts";
import { painted } from "../../render/paint.ts";
import { encoded } from "../../render/png.ts";
import { replayOf } from "./making.ts";

export default async function make({ file, about }: ReplaySource): Promise<string> {
  const definition = games.find(({ id }) => id === file.game);
  if (!definition) throw new Error(`there is no game ${file.game}`);
  return await replayOf(file, definition, about, async (scene) => encoded(painted(layout(scene))));
}
