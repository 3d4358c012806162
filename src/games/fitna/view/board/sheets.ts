import { calloutPages, type Panel, type Scene } from "../../../../scene/index.ts";
import type { SeatId } from "../../content/sides.ts";
import { SIGHT } from "./ground.ts";
import type { Seen } from "./seen.ts";
import { colourOf, sidesIn, styleOf } from "./side-style.ts";
import { moment } from "./situation.ts";

interface Wanted {
  readonly title: string;
  /** In whose colour the heading is. */
  readonly seat: SeatId | null;
  readonly panels: readonly Panel[];
  readonly words: readonly string[];
}

/** Counters in panels, as many pictures as it takes. */
export function sheets(seen: Seen, { title, seat, panels, words }: Wanted): readonly Scene[] {
  const pages = calloutPages(panels, SIGHT);
  return pages.map((elements, i) => ({
    frame: "board",
    sides: sidesIn(seen.table),
    heading: {
      kind: "strip",
      title,
      sub: pages.length > 1 ? `${moment(seen)} · ${i + 1} of ${pages.length}` : moment(seen),
      ...(seat ? { colour: colourOf(seat), emblem: { colour: colourOf(seat), pictogram: styleOf(seat).emblem } } : {}),
    },
    layout: {
      kind: "panel",
      content: { kind: "map", width: SIGHT.width, height: SIGHT.height, ground: { colour: "land" }, elements },
    },
    alt: words.join(" "),
    text: words.join("\n"),
  }));
}
