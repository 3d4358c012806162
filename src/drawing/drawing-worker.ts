/** The worker thread that makes pictures: scenes, their words and their pixels. */
import type { Scene } from "#scene";
import { games } from "../games/registry.ts";
import { layout } from "../render/layout/layout.ts";
import { painted } from "../render/node/painted.ts";
import { encoded } from "../render/node/png.ts";
import { perform } from "./perform.ts";
import { RulebookCache } from "./rulebook-cache.ts";
import type { Answer, Task } from "./task.ts";

const books = new RulebookCache(games);
const paint = (scene: Scene): Uint8Array => encoded(painted(layout(scene)));

/** Runs on a worker thread. */
export default (task: Task): Answer => perform(task, books, paint);
