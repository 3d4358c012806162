/** What stands in a campaign's channel, for a page that everybody who sees it may have: its boards and its lines. */
import { type PictureSource, publicSketch } from "#engine";
import type { GameRecord } from "../../../store/records.ts";
import type { PostedSource } from "../../contract/replay.ts";
import { type PostedBoard, postedLine } from "../../log/posted.ts";
import { packIn } from "../../packs/stored-packs.ts";
import { opensAtEnd } from "../../record/opened.ts";
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
  const [pack, { lines: all }, pictures] = await Promise.all([
    packIn(repository, content),
    logLines(core, record),
    repository.keptPictures(id),
  ]);
  if (!pack) throw new Error(`the pack of ${id} is missing`);
  const isRunning = record.status === "running";
  const last = pictures.at(-1);
  const lines = isRunning && last ? all.slice(0, toldBy(all, last)) : all;
  const boards: PostedBoard[] = [];
  for (const step of boardsIn(lines, pictures)) {
    const { caption, turn, phase } = step.picture;
    const end = step.lines.at(-1);
    boards.push({
      ...{ caption, turn: turn ?? end?.turn ?? 0, phase: phase ?? end?.phase ?? "" },
      picture: everyones(await repository.keptPicture(id, step.picture.id)),
      lines: step.lines.map(postedLine),
    });
  }
  return { game, pack, posted: { title: name, options, boards, isRunning, opens: opensAtEnd(record) } };
}

/** A post shows nobody's own view; if one ever did, its board would be missing here. */
const everyones = (source: PictureSource | null): PostedBoard["picture"] =>
  typeof source === "string" ? publicSketch(source) : source;
