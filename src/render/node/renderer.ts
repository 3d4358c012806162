/** Draws scenes as PNG on worker threads, for the command line; the bot's own pictures come from src/drawing. */
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Piscina } from "piscina";
import type { Scene } from "../../scene/scene.ts";
import { threads as threadsOf } from "../../threads/threads.ts";
import { SceneError } from "../palette.ts";
import { registerFonts } from "./fonts.ts";
import type { Drawn } from "./worker.ts";

export interface Renderer {
  /**
   * The picture of a scene as PNG. The same scene gives the same bytes.
   * @throws SceneError when the scene cannot be drawn; the renderer lives on.
   */
  png(scene: Scene): Promise<Buffer>;
  /**
   * Lets the pictures that threads are drawing at this moment finish, for canvas takes the whole process with it if its
   * thread ends meanwhile, and ends the threads. Pictures that wait are refused with `RendererClosed`.
   */
  close(): Promise<void>;
}

const IDLE_MS = 60_000;
const LONGEST_QUEUE = 500;
/** One processor is left to the moves. Beyond two threads, each would only draw the grounds of all maps once more. */
const THREADS = Math.min(2, availableParallelism() - 1);

/** No picture is drawn any more: the bot stops. */
export class RendererClosed extends Error {
  constructor() {
    super("the renderer is closed");
    this.name = "RendererClosed";
  }
}

/**
 * Draws on worker threads, which start with the first picture; the main thread only hands scenes over. Throws
 * `FontProblem`.
 */
export function createRenderer({ threads = THREADS }: { threads?: number } = {}): Renderer {
  registerFonts();
  const most = Math.max(1, threads);
  const turns = pLimit(most);
  const drawing = new Set<Promise<Drawn>>();
  let pool: Piscina | undefined;
  let closed = false;
  const drawn = async (scene: Scene): Promise<Drawn> => {
    if (closed) throw new RendererClosed();
    pool ??= startPool(most);
    const picture: Promise<Drawn> = pool.run(scene);
    drawing.add(picture);
    try {
      return await picture;
    } finally {
      drawing.delete(picture);
    }
  };
  return {
    async png(scene) {
      if (turns.pendingCount >= LONGEST_QUEUE) throw new Error("too many pictures wait");
      const picture = await turns(() => drawn(scene));
      if ("refused" in picture) throw new SceneError(picture.refused);
      return Buffer.from(picture.png.buffer, picture.png.byteOffset, picture.png.byteLength);
    },
    async close() {
      closed = true;
      await Promise.allSettled(drawing); // a pool that is closed waits for one of its threads only
      await pool?.destroy();
    },
  };
}

function startPool(threads: number): Piscina {
  return threadsOf(import.meta.url, "worker", {
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: IDLE_MS,
  });
}
