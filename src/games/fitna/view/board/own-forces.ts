/** Every own stack with all its units. */
import { type Panel, panelScenes, type Scene } from "#scene";
import type { SeatId } from "../../content/sides.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import { counterOf } from "./counters.ts";
import type { Pile, Seen } from "./seen.ts";
import { colourOf, inSideColours, sidesIn } from "./side-style.ts";
import { moment, RATINGS, seatOf, spaceWords, unitName } from "./situation.ts";

export function ownForces(seen: Seen, seat: SeatId): readonly Scene[] {
  const own = seen.edition.spaceIds.flatMap((id) =>
    seen.piles.filter((pile) => pile.side === seat && pile.space === id),
  );
  return panelScenes(
    own.map((pile) => panel(seen, pile)),
    {
      sides: sidesIn(seen.table),
      heading: { title: `${seatOf(seen, seat)}: your forces`, ...inSideColours(seat) },
      words: [
        `**${seatOf(seen, seat)}: your forces.** ${RATINGS}`,
        ...own.flatMap(({ space }) => spaceWords(seen, space) ?? []),
      ],
    },
    moment(seen),
  );
}

function panel(seen: Seen, { space, side, units }: Pile): Panel {
  const isIsolated = units.some(({ isolated }) => isolated);
  const marks = [...(seen.table.entrenched.includes(space) ? ["entrenched"] : []), ...(isIsolated ? ["isolated"] : [])];
  return {
    title: spaceName(seen, space),
    colour: isIsolated ? "bad" : colourOf(side),
    counters: units.map((unit) => ({ counter: counterOf(seen, side, unit), name: unitName(seen, unit.unit) })),
    ...(marks.length > 0 ? { lines: [marks.join(", ")] } : {}),
  };
}
