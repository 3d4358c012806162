import type { Frozen } from "../../../engine/index.ts";
import { type MapElement, type Placed, type Stack, stackBox } from "../../../scene/index.ts";
import { type Content, SEATS, type SeatId, type ZoneId } from "../content/types.ts";
import { counterOf, emptyHq } from "./counters.ts";
import { centresOf } from "./hexes.ts";
import { marksIn, type Standing } from "./marks.ts";
import { type AnyView, folded, type Pile, pilesIn } from "./piles.ts";
import { type Cell, type Fit, fit } from "./room.ts";

/** A pennant of so many letters needs a counter of this edge beneath it: it and the number of the pile share its upper side. */
const LEAST_UNDER_FLAG = [0, 57, 58, 70] as const;

/** Everything that stands in a zone, and where. */
export interface ZonePieces {
  readonly elements: readonly MapElement[];
  readonly places: readonly Placed[];
}

/** All stacks, boxes and marks of a zone; where there is no room for them all, the longer row of stacks is folded (R-28: number and top are seen). */
export function zonePieces(view: AnyView, zone: ZoneId): ZonePieces {
  const { content, table } = view;
  const marks = marksIn(table, zone, content.raidOn);
  const all = { idf: pilesIn(view, "idf", zone), insurgent: pilesIn(view, "insurgent", zone) };
  const cells = centresOf(content, zone).map((centre, i): Cell => ({ centre, named: i === 0 }));
  const most = { idf: all.idf.length, insurgent: all.insurgent.length };
  for (;;) {
    const piles = SEATS.flatMap((seat) => folded(all[seat], most[seat]).map((pile) => standing(content, pile)));
    const found = fit([...piles, ...marks], cells);
    if (found) return drawn(found);
    const larger: SeatId = most.idf >= most.insurgent ? "idf" : "insurgent";
    if (most[larger] <= 1) return drawn(fit(piles, cells) ?? NOWHERE);
    most[larger] -= 1;
  }
}

const NOWHERE: Fit<Standing> = { size: 0, places: [] };

const drawn = ({ size, places }: Fit<Standing>): ZonePieces => ({
  elements: places.flatMap(({ item, place }) => item.draw(place.at, size)),
  places: places.map(({ place }) => place),
});

/** A pile as an item that knows its extent. */
function standing(content: Frozen<Content>, pile: Pile): Standing {
  const side = pile.seat === "idf" ? "left" : "right";
  return {
    side,
    extent: (size) => stackBox(stackOf(content, pile, size)),
    draw: (at, size) => {
      const stack = stackOf(content, pile, size);
      const { at: off } = stackBox(stack);
      return [{ ...stack, at: [at[0] - off[0], at[1] - off[1]] }];
    },
  };
}

/** Around 0, 0. */
function stackOf(content: Frozen<Content>, pile: Pile, wanted: number): Stack {
  const flag = flagOf(content, pile);
  const size = Math.max(wanted, LEAST_UNDER_FLAG[flag.length] ?? 0);
  const { group, hq } = pile;
  const counter = group ? counterOf(content, group.top, size) : emptyHq(content, hq ?? "");
  const { name: _, ...unnamed } = counter;
  return {
    kind: "stack",
    at: [0, 0],
    size,
    counters: [flag ? unnamed : counter],
    height: group?.size ?? 1,
    ...(flag ? { flag } : {}),
  };
}

/** The number of a headquarters, or how many more stacks there are. */
function flagOf({ hqs }: Frozen<Content>, { hq, stacks }: Pile): string {
  if (hq !== null) return hqs[hq]?.short ?? "";
  return stacks > 1 ? `+${stacks - 1}` : "";
}
