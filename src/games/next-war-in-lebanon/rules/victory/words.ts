/** How scores read: each side's points and what they are for, at the end or as things stand. */
import { game } from "#engine";
import type { Lebanon } from "../../state.ts";
import { count, The, verb } from "../pieces/words.ts";
import type { Outlook } from "./score.ts";
import type { Points } from "./types.ts";

const { told } = game<Lebanon>();

export const ended = told("ended", {
  about: { kind: "points", weight: 3 },
  line: ({ points, winner }) =>
    `${idfLine(points)} ${insurgentLine(points)} ${winner ? `${The(winner)} ${verb(winner, "wins", "win")}.` : "A draw."}`,
});

/** "IDF, counterforce: 4 zones of Lebanon: 8 VP." */
export function idfLine({ strategy, idf }: Points): string {
  const what =
    strategy === "counterforce"
      ? `${count(idf.zones, "zone")} of Lebanon`
      : `${count(idf.hezbollah, "Hezbollah unit")} and ${count(idf.syrian, "Syrian unit")} out of play`;
  return `IDF, ${strategy}: ${what}: ${idf.vp} VP.`;
}

/** "Insurgents: 7 from rockets and raids, 10 zones, 3 reduced and 1 eliminated IDF units: 23 VP." */
export const insurgentLine = ({ insurgent: { vp, track, zones, reduced, eliminated } }: Points): string =>
  `Insurgents: ${track} from rockets and raids, ${count(zones, "zone")} that the IDF does not control, ${reduced} reduced and ${eliminated} eliminated IDF units: ${vp} VP.`;

/** "14 VP or more". */
export const insurgentOutlook = ({ insurgent, least }: Outlook): string => `${insurgent} VP${least ? " or more" : ""}`;
