/** The picture of the table, the same in words, and the scores. */
import { type Frozen, mustGet, type PictureFrame, type PublicView, type Seat, type View } from "#engine";
import { column, page, type Scene, type Scores, spoken } from "#scene";
import { factionName, the } from "../content/factions.ts";
import { type Content, type ZoneId, zone } from "../content/pack.ts";
import { counted } from "../content/wording.ts";
import { agreementLines } from "../rules/coalition/words.ts";
import { controlled } from "../rules/map/control.ts";
import { occupants } from "../rules/map/units.ts";
import { phase, turnAndPhase } from "../rules/turn/phase.ts";
import { gainOf, scoreOf, special, VICTORY } from "../rules/victory/goals.ts";
import { announcement } from "../rules/victory/victory.ts";
import type { Baghdad, Table } from "../state.ts";
import { combatReport } from "./combat/report.ts";
import { emblem, sides } from "./faction-style.ts";
import { finale } from "./finale.ts";
import { initiativeReport } from "./initiative/report.ts";
import { cityMap, ofCity } from "./map/city.ts";
import { pieces } from "./map/pieces.ts";
import { standings } from "./standings-table.ts";

/** What the board shows, in words: one line for each seat, then one for each Zone where something is. */
const situation = (content: Frozen<Content>, table: Frozen<Table>): string[] => [
  `Turn ${table.turn}, ${phase(table).name}. ${counted(table.streetDeck, "Arab Street card")} left; an Arms Bazaar card costs ${table.price} PP.`,
  ...seats(content, table),
  ...agreementLines(content, table).map((line) => `Agreed: ${line}.`),
  "In the Zones, Security + Infrastructure of each side, and PP that lie there:",
  ...content.zoneIds.flatMap((id) => zoneLine(content, table, id)),
];

/** Who has won, and how the scores went. */
const endWords = (table: Frozen<Table>): string[] => [
  ...table.won.map((victory) => `${announcement(victory)}.`),
  ...table.seats.map(
    (seat, i) => `Score of ${the(seat)} by turn: ${table.course.map((scores) => scores[i] ?? 0).join(", ")}.`,
  ),
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
    return `${factionName(seat)} ${security} + ${infrastructure}`;
  });
  const all = [...there, ...(pp > 0 ? [`${pp} PP`] : [])];
  return all.length > 0 ? [`${zone(content, id).name}: ${all.join(", ")}.`] : [];
}

/**
 * The picture of the table: the city with all that stands in it; beside it the standings, and the fight that is on. The auction, in which the city stays as it
 * is, is a picture of its own before the city; so is, when the game is over, who has won, and how it came to that.
 */
export function board(view: View<Baghdad> | PublicView<Baghdad>, { caption, names }: PictureFrame): Scene {
  const { content, table } = view;
  const over = table.won.length > 0;
  const said = { heading: heading(table), caption };
  const city = page({
    ...said,
    ...(over ? { caption: "" } : {}),
    words: situation(content, table),
    ...ofCity(content, table.seats.length),
    layout: column(cityMap(content, pieces(content, table)), scores(content, table)),
  });
  const beside = [city, standings(content, table, names)];
  if (over) return page({ ...said, sides, words: endWords(table), layout: finale(content, table, names), beside });
  const auction = initiativeReport(content, table, names);
  if (auction && view.seat === null) return { ...auction, alt: spoken([caption, auction.alt]), beside };
  const reports = [combatReport(content, table, names), auction].filter((one) => one !== null);
  return { ...city, beside: [...reports, ...beside.slice(1)] };
}

function heading(table: Frozen<Table>) {
  const acting = actingSeat(table);
  const over = table.won.length > 0;
  return {
    title: "Battle for Baghdad",
    sub: turnAndPhase(table, over ? "The end" : undefined),
    ...(acting ? { turn: { colour: `@${acting}` as const, emblem: emblem(acting), name: factionName(acting) } } : {}),
  };
}

/** Whose turn it is, where it is one seat's; after an Action whose it was, as long as nobody else does anything. */
function actingSeat(table: Frozen<Table>): Seat | null {
  switch (table.phase) {
    case "auction":
      return table.auction?.turn ?? null;
    case "action":
      return table.recruit?.seat ?? table.move?.seat ?? table.news.by ?? null;
    default:
      return null;
  }
}

/** Everyone's score, the best first, and what this turn has brought. */
export function scores(content: Frozen<Content>, table: Frozen<Table>): Scores {
  const all = table.order
    .map((seat) => ({ seat, value: scoreOf(content, table, seat) }))
    .toSorted((a, b) => b.value - a.value);
  const best = Math.max(...all.map(({ value }) => value));
  return {
    kind: "scores",
    goal: VICTORY.score,
    scores: all.map(({ seat, value }) => ({
      colour: `@${seat}`,
      emblem: emblem(seat),
      name: factionName(seat),
      value,
      gained: gainOf(content, table, seat),
      leads: value === best && value > 0,
    })),
  };
}
