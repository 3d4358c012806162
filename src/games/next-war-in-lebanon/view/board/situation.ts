import { type Frozen, mustGet } from "#engine";
import { type Content, SEATS, type ZoneId } from "../../content/types.ts";
import { type News, newsOf } from "../../rules/news.ts";
import { count, hqName, printed, SEAT_ADJECTIVES, SEAT_NAMES, zoneName } from "../../rules/pieces/words.ts";
import { phaseWords } from "../../rules/turn/events.ts";
import { lastTurn } from "../../rules/turn/phase.ts";
import { idfLine, insurgentLine } from "../../rules/victory/words.ts";
import type { Table } from "../../state.ts";
import type { Pile } from "./piles.ts";
import type { Seen } from "./zone-pieces.ts";

/** "Turn 4 of 20", and what goes on. */
export function moment({ turn, length, phase, phasing }: Frozen<Table>): string {
  const { shown } = phaseWords(phase);
  if (turn === 0 && phase !== "over") return `Set-up · ${shown}`;
  const what = phase === "operations" && phasing ? `${SEAT_ADJECTIVES[phasing]} ${shown}` : shown;
  return `Turn ${turn} of ${lastTurn({ turn, length })} · ${what}`;
}

/** C2 and the Insurgents' track as everyone knows them; at the end what both have scored in all. */
export function figures({ c2, vp, ending }: Frozen<Table>): string {
  if (ending) return `IDF ${ending.points.idf.vp} : ${ending.points.insurgent.vp} Insurgents`;
  return `C2 ${c2.idf} : ${c2.insurgent} · Insurgents scored ${vp}`;
}

const CONTROL = { idf: "IDF", insurgent: "Insurgents", contested: "contested" } as const;

/** What stands in a zone, in words; null: nothing to say. */
export function zoneWords({ content, table, piles: pilesIn }: Seen, zone: ZoneId): string | null {
  const control = table.control[zone];
  const sides = SEATS.flatMap((seat) => {
    const piles = pilesIn(seat, zone);
    return piles.length > 0 ? [`${SEAT_NAMES[seat]}: ${piles.map((pile) => pileWords(content, pile)).join("; ")}`] : [];
  });
  const closed = table.closed.includes(zone) ? ["closed to IDF regulars"] : [];
  if (sides.length + closed.length === 0) return null;
  const held = control ? ` (${CONTROL[control]})` : "";
  return `${zoneName(content, zone)}${held}: ${[...sides, ...closed].join(". ")}.`;
}

/** "36 Ga'ash, 4 units, top 188 Barak C (6)". */
export function pileWords(content: Frozen<Content>, { hq, group }: Pile): string {
  const name = hq === null ? [] : [hqName(content, hq)];
  if (!group) return [...name, "empty"].join(", ");
  const { size = 1 } = group;
  const top = printed(content, group.top);
  return [...name, ...(size > 1 ? [count(size, "unit"), `top ${top}`] : [top])].join(", ");
}

/** What has happened in this phase, a sentence each. */
export const newsWords = (content: Frozen<Content>, news: readonly News[]): readonly string[] =>
  news.map((one) => sentence(content, one));

function sentence(content: Frozen<Content>, one: News): string {
  const at = (zone: ZoneId): string => zoneName(content, zone);
  switch (one.kind) {
    case "moved":
      return `${SEAT_NAMES[one.seat]}: ${count(one.units, "unit")} from ${at(one.from)} to ${at(one.to)}.`;
    case "arrived":
      return `${SEAT_NAMES[one.seat]}: ${count(one.units, "unit")} new in ${at(one.zone)}.`;
    case "hq-arrived":
      return `${SEAT_NAMES[one.seat]}: a headquarters new in ${at(one.zone)}.`;
    case "fought":
      return `${one.ambush ? "Ambush" : "Battle"} in ${at(one.zone)}: the IDF lost ${one.lost.idf}, the Insurgents ${one.lost.insurgent}.`;
    case "struck":
      return `Strike on ${at(one.zone)}: ${one.stopped ? "stopped" : count(one.hits, "hit")}.`;
    case "fired":
      return `Rockets from ${at(one.zone)}: ${count(one.hits, "hit")}.`;
    case "raided":
      return `Raid from ${at(one.zone)}: ${one.vp} VP.`;
    case "closed":
      return `${at(one.zone)} is closed to IDF regulars.`;
    case "control":
      return `${at(one.zone)} has changed hands.`;
    case "scored":
      return `Rockets from elsewhere: ${one.vp} VP.`;
    case "c2":
      return `C2 of the Insurgents: ${one.by > 0 ? "one more" : "one less"}.`;
  }
}

/** The whole board in words, a line each. */
export function situation(seen: Seen): readonly string[] {
  const { content, table } = seen;
  return [
    `${moment(table)}. ${figures(table)}. Chits in hand: IDF ${table.held.idf}, Insurgents ${table.held.insurgent}.`,
    ...(table.ending ? [idfLine(table.ending.points), insurgentLine(table.ending.points)] : []),
    ...newsWords(content, newsOf(table)),
    ...content.zoneIds.map((zone) => zoneWords(seen, zone)).filter((line) => line !== null),
    ...(mustGet(content.scenarios, table.scenario).widerWar && table.syria === "in" ? ["Syria is in the war."] : []),
  ];
}
