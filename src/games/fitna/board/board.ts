import type { PictureFrame } from "../../../engine/index.ts";
import type { Scene } from "../../../scene/index.ts";
import { SEATS } from "../content/sides.ts";
import { ground } from "./ground.ts";
import { mapOf } from "./map.ts";
import { newsMarks, newsWords } from "./news-marks.ts";
import { ownForces } from "./own-forces.ts";
import { pools } from "./pools.ts";
import { type Seen, seenBy, type Viewer } from "./seen.ts";
import { sidesIn } from "./side-style.ts";
import { heading, situation } from "./situation.ts";
import { tracks } from "./tracks.ts";
import { openSight } from "./windows.ts";

/** The picture of the table: the part of the map that is played on, who holds what, and what stands where, and what has happened in this phase. */
export function board(viewer: Viewer, { caption }: PictureFrame): Scene {
  const seen = seenBy(viewer);
  const { news } = viewer.table;
  const sight = openSight(seen);
  const words = [...newsWords(seen, news), ...situation(seen)];
  return {
    frame: "board",
    sides: sidesIn(seen.table),
    base: ground(seen.content),
    heading: heading(seen),
    layout: {
      kind: "column",
      children: [{ kind: "panel", content: mapOf(seen, sight, { overlay: newsMarks(seen, sight, news) }) }],
    },
    alt: `${caption}. ${words.join(" ")}`,
    text: words.join("\n"),
    beside: besides(seen),
  };
}

/** A seat's own forces in full; the tracks and pools for everyone. */
function besides(seen: Seen): readonly Scene[] {
  const seat = SEATS.find((one) => one === seen.seat);
  return [...(seat && seen.hand ? ownForces(seen, seat) : []), tracks(seen), ...pools(seen)];
}
