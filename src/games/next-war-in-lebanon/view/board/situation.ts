/** Where the game stands and what is in a zone, in figures and in sentences. */
import { type Frozen, mustGet } from "#engine";
import { type Content, SEATS, type ZoneId } from "../../content/types.ts";
import { type News, newsOf } from "../../rules/news.ts";
import { count, counter, hqName, SEAT_ADJECTIVES, SEAT_NAMES, The, verb, zoneName } from "../../rules/pieces/words.ts";
import { phaseWords } from "../../rules/turn/events.ts";
import { lastTurn } from "../../rules/turn/phase.ts";
import type { Ending } from "../../rules/victory/types.ts";
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

/** The same in sentences. */
function figureWords({ c2, vp, ending }: Frozen<Table>): string {
  if (ending) return `The IDF has ${ending.points.idf.vp} VP, the Insurgents have ${ending.points.insurgent.vp}.`;
  return `C2: IDF ${c2.idf}, Insurgents ${c2.insurgent}. The Insurgents have scored ${vp} VP with rockets and raids.`;
}

/** "Turn 4 of 20, IDF operations." */
export const momentWords = (table: Frozen<Table>): string => `${moment(table).replace(" · ", ", ")}.`;

const CONTROL = { idf: ", held by the IDF", insurgent: ", held by the Insurgents", contested: ", contested" } as const;

/** What is in a zone, in words; null: nothing to say. */
export function zoneWords({ content, table, piles: pilesIn }: Seen, zone: ZoneId): string | null {
  const control = table.control[zone];
  const there = SEATS.map((seat) => ({ seat, piles: pilesIn(seat, zone) })).filter(({ piles }) => piles.length > 0);
  const sides = there.map(({ seat, piles }) => {
    const stacks = piles.map((pile) => pileWords(content, pile)).join("; ");
    return there.length === 1 && seat === control ? stacks : `${SEAT_NAMES[seat]}: ${stacks}`;
  });
  const closed = table.closed.includes(zone) ? ["closed to IDF regulars"] : [];
  if (sides.length + closed.length === 0) return null;
  return `${zoneName(content, zone)}${control ? CONTROL[control] : ""}: ${[...(sides.length > 0 ? [sides.join(". ")] : []), ...closed].join("; ")}.`;
}

/** "36 Ga'ash, 4 units, on top 188 Barak (combat, 6)". */
export function pileWords(content: Frozen<Content>, { hq, group }: Pile): string {
  const name = hq === null ? [] : [hqName(content, hq)];
  if (!group) return [...name, "empty"].join(", ");
  const { size = 1 } = group;
  const top = counter(content, group.top);
  return [...name, ...(size > 1 ? [count(size, "unit"), `on top ${top}`] : [top])].join(", ");
}

/** What has happened in this phase, a sentence each. */
export function newsWords(content: Frozen<Content>, news: readonly News[]): readonly string[] {
  const times = new Map<string, number>();
  for (const one of news) {
    const words = sentence(content, one);
    times.set(words, (times.get(words) ?? 0) + 1);
  }
  return [...times].map(([words, n]) => (n === 1 ? words : `${words.slice(0, -1)}, ${n} times.`));
}

function sentence(content: Frozen<Content>, one: News): string {
  const at = (zone: ZoneId): string => zoneName(content, zone);
  switch (one.kind) {
    case "moved":
      return `${The(one.seat)} moved ${count(one.units, "unit")} from ${at(one.from)} to ${at(one.to)}.`;
    case "arrived":
      return `${count(one.units, `new ${SEAT_ADJECTIVES[one.seat]} unit`)} in ${at(one.zone)}.`;
    case "hq-arrived":
      return `A new ${SEAT_ADJECTIVES[one.seat]} headquarters in ${at(one.zone)}.`;
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

/** How the war has ended, and how both scores went. */
export const endWords = ({ points, winner, course }: Frozen<Ending>): readonly string[] => [
  winner ? `${The(winner)} ${verb(winner, "wins", "win")}.` : "A draw.",
  idfLine(points),
  insurgentLine(points),
  ...SEATS.map((seat, i) => `VP of the ${SEAT_NAMES[seat]} by turn: ${course.map((turn) => turn[i]).join(", ")}.`),
];

/** The whole board in words, a line each. */
export function situation(seen: Seen): readonly string[] {
  const { content, table } = seen;
  return [
    `${momentWords(table)} ${figureWords(table)} Chits in hand: IDF ${table.held.idf}, Insurgents ${table.held.insurgent}.`,
    ...newsWords(content, newsOf(table)),
    ...content.zoneIds.map((zone) => zoneWords(seen, zone)).filter((line) => line !== null),
    ...(mustGet(content.scenarios, table.scenario).widerWar && table.syria === "in" ? ["Syria is in the war."] : []),
  ];
}
