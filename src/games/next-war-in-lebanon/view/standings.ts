/** How the game stands, for all to see: the Insurgents' score and the ground held, and all points once it is over. */
import { mustGet, type PublicView, type Standings } from "#engine";
import { count } from "../rules/pieces/words.ts";
import { outlookNow } from "../rules/victory/score.ts";
import { idfLine, insurgentLine, insurgentOutlook } from "../rules/victory/words.ts";
import type { Lebanon } from "../state.ts";

type Seen = Pick<PublicView<Lebanon>, "content" | "table">;

/**
 * R-137: during play the Insurgents' track is shown, and what the zones look like; points for everything else come at
 * the end.
 */
export function standings(view: Seen): Standings {
  const { turn, ending } = view.table;
  if (turn === 0) return { lead: "The war has not begun.", lines: [] };
  if (!ending) return { lead: leadNow(view), lines: ground(view) };
  const { points } = ending;
  const lines = [idfLine(points), insurgentLine(points)];
  return {
    lead: `IDF ${points.idf.vp} VP, Insurgents ${points.insurgent.vp} VP.`,
    lines: points.idf.vp < points.insurgent.vp ? lines.toReversed() : lines,
  };
}

/** "If it ended now: IDF 8 VP (counterforce) or 3 (countervalue); Insurgents 14 VP or more." */
function leadNow({ content, table }: Seen): string {
  const now = outlookNow(content, table, null);
  const idf = now.idf.map(({ strategy, vp }, i) => `${vp}${i === 0 ? " VP" : ""} (${strategy})`).join(" or ");
  return `If it ended now: IDF ${idf}; Insurgents ${insurgentOutlook(now)}.`;
}

/** What everyone can count on the map, and what the Insurgents have scored. */
function ground({ content, table }: Seen): readonly string[] {
  const held = content.zoneIds.filter(
    (zone) => table.control[zone] === "idf" && mustGet(content.zones, zone).sanctuary === null,
  );
  const abroad = held.filter((zone) => mustGet(content.zones, zone).country !== "israel").length;
  const out = (nation: string): number =>
    table.eliminated.filter((unit) => mustGet(content.units, unit).nation === nation).length;
  return [
    `Insurgents: ${table.vp} VP from rockets and raids so far`,
    `The IDF controls ${count(abroad, "zone")} of Lebanon and ${held.length - abroad} of its own border zones`,
    `Out of play: ${count(out("israel"), "IDF unit")}, ${out("hezbollah")} of Hezbollah, ${out("syria")} of Syria`,
  ];
}
