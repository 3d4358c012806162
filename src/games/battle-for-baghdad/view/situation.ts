import { type Frozen, mustGet } from "../../../engine/index.ts";
import { factionName } from "../content/factions.ts";
import { type Content, type ZoneId, zone } from "../content/pack.ts";
import { counted } from "../content/wording.ts";
import { agreementLines } from "../rules/coalition/words.ts";
import { controlled } from "../rules/map/control.ts";
import { occupants } from "../rules/map/units.ts";
import { phase } from "../rules/turn/phase.ts";
import { scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import { announcement } from "../rules/victory/victory.ts";
import type { Table } from "../state.ts";
import { letter } from "./faction-style.ts";

/** What the board shows, in words: who has won, one line for each seat, then one for each Zone where something is. */
export const situation = (content: Frozen<Content>, table: Frozen<Table>): string[] => [
  ...table.won.map((victory) => `${announcement(victory)}.`),
  `Turn ${table.turn}, ${phase(table).name}. ${counted(table.streetDeck, "Arab Street card")} left; an Arms Bazaar card costs ${table.price} PP.`,
  ...seats(content, table),
  ...agreementLines(content, table).map((line) => `Agreed: ${line}.`),
  ...content.zoneIds.flatMap((id) => zoneLine(content, table, id)),
];

const seats = (content: Frozen<Content>, table: Frozen<Table>): string[] =>
  table.actOrder.map((seat) => {
    const zones = controlled(content, table, seat).length;
    const parts = special(content, table, seat).map(({ words }) => words);
    const score = scoreOf(content, table, seat);
    return `${factionName(seat)}: ${mustGet(table.sides, seat).pp} PP, ${counted(zones, "Zone")}, score ${score} of ${VICTORY.score}; ${parts.join(", ")}.`;
  });

function zoneLine(content: Frozen<Content>, table: Frozen<Table>, id: ZoneId): string[] {
  const { units, pp } = mustGet(table.zones, id);
  const there = occupants(table, id).map((seat) => {
    const { security, infrastructure } = mustGet(units, seat);
    return `${letter(seat)} ${security}+${infrastructure}`;
  });
  const all = [...there, ...(pp > 0 ? [`${pp} PP`] : [])];
  return all.length > 0 ? [`${zone(content, id).name}: ${all.join(", ")}.`] : [];
}
