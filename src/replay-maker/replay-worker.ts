/** Runs on a worker thread: makes one page. */
import type { ReplaySource } from "../campaign/contract/replay.ts";
import { games } from "../games/registry.ts";
import { layout } from "../render/layout/layout.ts";
import { painted } from "../render/node/painted.ts";
import { encoded } from "../render/node/png.ts";
import { replayOf } from "./making.ts";

export default async function make(source: ReplaySource): Promise<string> {
  const definition = games.find(({ id }) => id === source.file.game);
  if (!definition) throw new Error(`there is no game ${source.file.game}`);
  return await replayOf(source, definition, async (scene) => encoded(painted(layout(scene))));
}
