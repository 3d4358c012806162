import type { PictureFrame } from "../../../../engine/index.ts";
import type { Layout, Content as PanelContent, Scene } from "../../../../scene/index.ts";
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
  const frame = {
    frame: "board",
    sides: sidesIn(seen.table),
    heading: heading(seen),
    alt: `${caption}. ${words.join(" ")}`,
    text: words.join("\n"),
  } as const;
  const map: Scene = {
    ...frame,
    base: ground(seen.content),
    layout: panel(mapOf(seen, sight, { overlay: newsMarks(seen, sight, news) })),
  };
  const end = finale(seen, names);
  return end ? { ...frame, layout: panel(end), beside: [map, ...besides(seen)] } : { ...map, beside: besides(seen) };
}

const panel = (content: PanelContent): Layout => ({ kind: "column", children: [{ kind: "panel", content }] });

/** The last offensive, a seat's own forces in full; the tracks and pools for everyone. */
function besides(seen: Seen): readonly Scene[] {
  const seat = SEATS.find((one) => one === seen.seat);
  const fight = seen.table.phase === "over" ? null : report(seen);
  const own = seat && seen.hand ? ownForces(seen, seat) : [];
  return [...(fight ? [fight] : []), ...own, ...tracks(seen), ...pools(seen)];
}
