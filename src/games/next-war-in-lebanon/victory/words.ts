import type { Frozen, Standings } from "../../../engine/index.ts";
import { count, The, verb } from "../pieces/words.ts";
import type { Table } from "../state.ts";
import type { VictoryEvent } from "./events.ts";
import type { Points } from "./types.ts";

export const describeVictory = ({ points, winner }: VictoryEvent): string =>
  `${idfLine(points)} ${insurgentLine(points)} ${winner ? `${The(winner)} ${verb(winner, "wins", "win")}.` : "A draw."}`;

/** "IDF, counterforce: 4 zones of Lebanon: 8 VP." */
function idfLine({ strategy, idf }: Points): string {
  const what =
    strategy === "counterforce"
      ? `${count(idf.zones, "zone")} of Lebanon`
      : `${count(idf.hezbollah, "Hezbollah unit")} and ${count(idf.syrian, "Syrian unit")} out of play`;
  return `IDF, ${strategy}: ${what}: ${idf.vp} VP.`;
}

/** "Insurgents: 7 by rockets and raids, 10 zones, 3 reduced and 1 eliminated IDF units: 23 VP." */
const insurgentLine = ({ insurgent: { vp, track, zones, reduced, eliminated } }: Points): string =>
  `Insurgents: ${track} by rockets and raids, ${count(zones, "zone")} that the IDF does not control, ${reduced} reduced and ${eliminated} eliminated IDF units: ${vp} VP.`;

/** R-137: during play the Insurgents' track is all that is shown. */
export function standings({ vp, points }: Frozen<Table>): Standings {
  if (!points) return { lead: `Insurgents ${vp} VP by rockets and raids.`, lines: ["All else is counted at the end."] };
  const { idf, insurgent } = points;
  const lines = [idfLine(points), insurgentLine(points)];
  return {
    lead: `IDF ${idf.vp} VP, Insurgents ${insurgent.vp} VP.`,
    lines: idf.vp < insurgent.vp ? lines.toReversed() : lines,
  };
}
