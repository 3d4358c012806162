import type { PictureFrame } from "../../../../engine/index.ts";
import { column, page, type Scene } from "../../../../scene/index.ts";
import { SEATS } from "../../content/sides.ts";
import { finale } from "./finale.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { newsMarks, newsWords } from "./news-marks.ts";
import { ownForces } from "./own-forces.ts";
import { pools } from "./pools.ts";
import { report } from "./report.ts";
import { type Seen, seenBy, type Viewer } from "./seen.ts";
import { sidesIn } from "./side-style.ts";
import { heading, situation } from "./situation.ts";
import { tracks } from "./tracks.ts";
import { openSight } from "./windows.ts";

/**
 * The picture of the table: the part of the map that is played on, who holds what, and what stands where, and what has happened in this phase. When the war is
 * over: who has won.
 */
export function board(viewer: Viewer, { caption, names }: PictureFrame): Scene {
  const seen = seenBy(viewer);
  const { news } = seen;
  const sight = openSight(seen);
  const words = [...newsWords(seen, news), ...situation(seen)];
  const said = { sides: sidesIn(seen.table), heading: heading(seen), words, caption };
  const layout = column(mapOf(seen, sight, { overlay: newsMarks(seen, sight, news) }));
  const map = page({ ...said, base: ground(seen.content), layout });
  const end = finale(seen, names);
  return end
    ? page({ ...said, layout: column(end), beside: [map, ...besides(seen)] })
    : { ...map, beside: besides(seen) };
}

/** The last offensive, a seat's own forces in full; the tracks and pools for everyone. */
function besides(seen: Seen): readonly Scene[] {
  const seat = SEATS.find((one) => one === seen.seat);
  const fight = seen.table.phase === "over" ? null : report(seen);
  const own = seat && seen.hand ? ownForces(seen, seat) : [];
  return [...(fight ? [fight] : []), ...own, ...tracks(seen), ...pools(seen)];
}
