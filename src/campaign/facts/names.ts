/** What seats, phases and standings are called in what people read. */
import {
  type Envelope,
  type GameTypes,
  listed,
  type Params,
  type Phase,
  type Rulebook,
  type Seat,
  type SeatInfo,
  type Standings,
} from "#engine";
import type { GameRecord, Member, Rich } from "../../store/records.ts";
import { holders } from "./live.ts";

export const phaseOf = ({ definition }: Rulebook<GameTypes>, env: Envelope<GameTypes>): Phase =>
  definition.phase(env.table);

/** "Turn 3 of 10 · Action"; before the first turn only the phase. */
export const phaseTitle = ({ name, turn, turns }: Phase): string =>
  turn === 0
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : `Turn ${turn}${turns === null ? "" : ` of ${turns}`} · ${name}`;

/** Who is ahead; nothing before the first turn, when it means nothing. */
export const standingsLead = ({ turn }: Phase, { lead }: Standings): string => (turn === 0 ? "" : lead);

export const seatName = (record: GameRecord, book: Rulebook<GameTypes>, seat: Seat): string =>
  seatInfos(record, book).get(seat)?.name ?? seat;

/** As it is called in the middle of a sentence: "the Shiites". */
export function seatInText(record: GameRecord, book: Rulebook<GameTypes>, seat: Seat): string {
  const info = seatInfos(record, book).get(seat);
  return info?.inText ?? info?.name ?? seat;
}

/** "the Sunnis and the US", as in a sentence. */
export const namedInText = (
  { record, book }: { readonly record: GameRecord; readonly book: Rulebook<GameTypes> },
  seats: readonly Seat[],
): string => listed(seats.map((seat) => seatInText(record, book, seat)));

/** A game's seats, by its options: every post asks for them. */
const known = new WeakMap<Params, ReadonlyMap<Seat, SeatInfo>>();

function seatInfos(record: GameRecord, { definition, content }: Rulebook<GameTypes>): ReadonlyMap<Seat, SeatInfo> {
  const kept = known.get(record.options);
  if (kept) return kept;
  const infos = new Map(definition.roster(record.options, content).map((info) => [info.id, info]));
  known.set(record.options, infos);
  return infos;
}

/** Those who play a seat, and which one it is: "Ben (Sunnis)"; of a council without names: "the Sunnis (council of 10)". */
export function whoPlays(record: GameRecord, book: Rulebook<GameTypes>, members: readonly Member[], seat: Seat): Rich {
  const name = seatName(record, book, seat);
  const own = holders(members, seat);
  if (record.council !== null && own.length > 1)
    return [`${seatInText(record, book, seat)} (council of ${own.length})`];
  const people = own.flatMap(
    ({ person, away, silent }, i): Rich => [
      i === 0 ? "" : " and ",
      { person },
      ...(away === null ? [] : [`, on leave until <t:${Math.floor(away / 1000)}:D>`]),
      ...(silent === null ? [] : [", not seen for a while"]),
    ],
  );
  const inBrackets = ` (${name.replace(/ \((.*)\)$/, ", $1")})`; // no brackets within brackets
  if (people.length > 0) return [...people, inBrackets];
  const bot = members.some((member) => member.seat === seat);
  return [bot ? `the computer${inBrackets}` : `somebody to take the seat${inBrackets}`];
}
