/**
 * How the war goes. While it runs nobody but the IDF can count it: its strategy and its reduced units are
 * secret. At its end all is told.
 */
import type { Contest, Frozen, Holders, PublicView } from "#engine";
import { type Content, SEATS } from "../content/types.ts";
import { count } from "../rules/pieces/words.ts";
import { isSeat, type Lebanon, type Table } from "../state.ts";
import { finale, linesOf } from "./board/finale.ts";

export function contests({ content, table }: PublicView<Lebanon>): readonly Contest[] {
  const { ending, turn } = table;
  if (ending) return [{ ...COMMON, ...ended(content, ending) }];
  if (turn === 0) return [];
  return [
    {
      ...COMMON,
      course: {
        kind: "course",
        title: "Victory points by turn",
        unit: "Turn",
        steps: ["Start", ...Array.from({ length: table.length }, (_, i) => String(i + 1))],
        lines: linesOf([]),
      },
      reached: turn - 1,
      unknown:
        "The IDF alone can count the points until the war is over: what it scores for is its secret, as are its reduced units.",
    },
  ];
}

const COMMON = {
  name: "the war",
  seats: SEATS.map((seat) => [seat]),
  counts: { one: "victory point", many: "victory points" },
  decides: true,
} as const;

function ended(content: Frozen<Content>, ending: NonNullable<Frozen<Table>["ending"]>) {
  const { points, winner, conceded, course } = ending;
  const by = winner && conceded ? "by concession" : winner ? `with ${points[winner].vp} victory points` : "";
  const won = winner ? [{ seat: winner, by }] : [];
  return {
    course: finale(content, ending, {}),
    reached: course.length - 1,
    now: SEATS.map((seat) => points[seat].vp),
    ahead: won,
    ended: { won, why: reckoning(points) },
  };
}

/** What each side had its points for. */
function reckoning({ strategy, idf, insurgent }: Frozen<NonNullable<Table["ending"]>>["points"]): string {
  const scored =
    strategy === "counterforce"
      ? `its strategy was counterforce, which counts zones of Lebanon, and it held ${idf.zones}`
      : `its strategy was countervalue, which counts enemy units out of play, and there were ${idf.hezbollah + idf.syrian}`;
  const { vp, track, zones, reduced, eliminated } = insurgent;
  const units = reduced + eliminated;
  const lost =
    units === 0
      ? "; no IDF unit was reduced or eliminated"
      : ` and for ${count(units, "IDF unit")} reduced or eliminated`;
  return `The IDF had ${count(idf.vp, "victory point")}: ${scored}. The Insurgents had ${vp}: ${track === 0 ? "none" : track} from rockets and raids, and the rest for ${count(zones, "zone")} that the IDF did not control${lost}.`;
}

/** R-26 Who controls each zone; a contested one is nobody's, and a sanctuary its own side's where nobody stands. */
export const holders = ({ content, table }: PublicView<Lebanon>): Holders =>
  Object.fromEntries(
    content.zoneIds.map((zone) => {
      const control = table.control[zone];
      const { sanctuary = null, country } = content.zones[zone] ?? {};
      if (control === undefined) return [zone, country === "syria" ? null : sanctuary]; // R-130 Syria is one only in its war
      return [zone, isSeat(control) ? control : null];
    }),
  );
