/** What stands in a campaign's channel, for a page that everybody who sees it may have: its boards and its lines. */
import { type PictureSource, publicSketch } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import type { PostedSource } from "../../contract/replay.ts";
import { type PostedBoard, postedLine } from "../../log/posted.ts";
import type { PlacedPromise } from "../../log/replay-about.ts";
import { packIn } from "../../packs/stored-packs.ts";
import { opensAtEnd } from "../../record/opened.ts";
import { promisesRead } from "../../record/promises-read.ts";
import type { Core } from "../core.ts";
import { logLines } from "./log-lines.ts";
import { boardsIn, toldBy } from "./steps.ts";

/**
 * Of a campaign that goes on, up to the last board that stands in the channel: so the same board always makes the same page,
 * and one that was taken back makes none. Of one that has ended, with all that was told below it.
 */
export async function postedSource(core: Core, record: GameRecord): Promise<PostedSource> {
  const { repository } = core;
  const { id, name, game, content, options } = record;
  const [pack, { lines: all }, pictures, made] = await Promise.all([
    packIn(repository, content),
    logLines(core, record),
    repository.keptPictures(id),
    promisesRead(repository, id),
  ]);
  if (!pack) throw new Error(`the pack of ${id} is missing`);
  const isRunning = record.status === "running";
  const last = pictures.at(-1);
  const lines = isRunning && last ? all.slice(0, toldBy(all, last)) : all;
  const boards: PostedBoard[] = [];
  const times: number[] = [];
  for (const step of boardsIn(lines, pictures)) {
    const { caption, turn, phase } = step.picture;
    const end = step.lines.at(-1);
    times.push(end?.at ?? times.at(-1) ?? record.started ?? 0);
    boards.push({
      ...{ caption, turn: turn ?? end?.turn ?? 0, phase: phase ?? end?.phase ?? "" },
      picture: everyones(await repository.keptPicture(id, step.picture.id)),
      lines: step.lines.map(postedLine),
    });
  }
  const promises = made.flatMap(({ at, ...promise }): PlacedPromise[] => {
    const next = times.findIndex((time) => time >= at);
    const step = next < 0 && !isRunning ? times.length - 1 : next;
    return step < 0 ? [] : [{ ...promise, step }];
  });
  return { game, pack, posted: { title: name, options, boards, promises, isRunning, opens: opensAtEnd(record) } };
}

/** A post shows nobody's own view; if one ever did, its board would be missing here. */
const everyones = (source: PictureSource | null): PostedBoard["picture"] =>
  typeof source === "string" ? publicSketch(source) : source;
