/** Runs on a worker thread: makes one replay. */
import type { OwnReplaySource, PostedSource } from "../campaign/contract/replay.ts";
import { games } from "../games/registry.ts";
import { layout } from "../render/layout/layout.ts";
import { painted } from "../render/node/painted.ts";
import { encoded } from "../render/node/png.ts";
import { OtherRules } from "../replay/film.ts";
import { filmOf } from "./film.ts";
import type { Film, MadeReplay, TurningMoment } from "./made.ts";
import { openPage, postedPage } from "./making.ts";
import type { Paint } from "./stills.ts";

/** With the whole log, or only of what is in the channel. */
export type Task = OwnReplaySource | PostedSource;

/** `films`: whether its boards are wanted one after the other as well. */
export default async function make({
  task,
  films,
}: {
  readonly task: Task;
  readonly films: boolean;
}): Promise<MadeReplay> {
  const id = "posted" in task ? task.game : task.file.game;
  const definition = games.find((one) => one.id === id);
  if (!definition) throw new Error(`there is no game ${id}`);
  const { html, parts } = await ("posted" in task
    ? postedPage(task, definition, paint)
    : openPage(task, definition, paint).catch((error: unknown) => {
        if (error instanceof OtherRules) return postedPage(task.instead, definition, paint);
        throw error;
      }));
  const { story, points, steps, lacksLog } = parts.show;
  const moments = points.flatMap(({ step, title, line }): TurningMoment[] => {
    const at = steps[step];
    return at ? [{ turn: at.turn, phase: at.phase, caption: at.caption, title, line }] : [];
  });
  return { html, story, points: moments, lacksLog, film: films ? filmed(parts) : null };
}

/** A page is worth having without its film. */
function filmed(parts: Parameters<typeof filmOf>[0]): Film | null {
  try {
    return filmOf(parts, (scene) => painted(layout(scene)));
  } catch (error) {
    process.emitWarning(`a film could not be made: ${String(error)}`);
    return null;
  }
}

const paint: Paint = async (scene) => encoded(painted(layout(scene)));
