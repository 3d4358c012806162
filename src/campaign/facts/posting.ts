/** Where posts go, and what phases, seats and those who play them are called in their text. */
import type { Envelope, GameTypes, Phase, Rulebook, Seat, SeatInfo, Standings } from "#engine";
import type { GameRecord, Member, OutboxDraft, Post, Rich } from "../../store/records.ts";
import { holders } from "./live.ts";
import { listed } from "./places.ts";

export const channelOf = (record: Pick<GameRecord, "channel">): string => `channel:${record.channel}`;
export const personalBox = (person: string): string => `person:${person}`;

export const blank = { controls: [], ping: [], thread: null } as const;

/** A post of its own, which nothing ever edits. */
export const single = (destination: string, post: Post): OutboxDraft => ({
  destination,
  slot: null,
  payload: { kind: "post", post },
});

export const liveSlot = (number: number): string => `live:${number}`;

export const liveRow = (record: GameRecord, number: number): OutboxDraft => ({
  destination: channelOf(record),
  slot: liveSlot(number),
  payload: { kind: "live", number },
});

/** Opens the thread of a phase's post once there is room for it; nothing else waits for that. */
export const laterThreadRow = ({ id }: Pick<GameRecord, "id">, number: number): OutboxDraft => ({
  destination: `thread:${id}.${number}`,
  slot: `thread:${number}`,
  payload: { kind: "thread", number },
});

/** Locks the thread of a phase's negotiations, if it has one. */
export const threadEndRow = (record: GameRecord, { id }: Pick<Phase, "id">): OutboxDraft => ({
  destination: channelOf(record),
  slot: null,
  payload: { kind: "close-thread", phase: id },
});

/** Where a council meets that plays this seat. */
export const councilBox = (game: string, seat: Seat): string => `council:${game}.${seat}`;

const councilRow = ({ id }: Pick<GameRecord, "id">, seat: Seat): OutboxDraft => ({
  destination: councilBox(id, seat),
  slot: "council",
  payload: { kind: "council", seat },
});

/**
 * The messages that show these persons their seats: each has one of their own, but a council has one post for the seats
 * that it plays.
 */
export function shownTo(
  { record, members }: { readonly record: GameRecord; readonly members: readonly Member[] },
  persons: Iterable<string>,
): readonly OutboxDraft[] {
  const list = [...new Set(persons)];
  if (record.council === null) return list.map(seatsRow);
  const rooms = list.map((person) => threadSeatOf(members, person));
  const alone = list.filter((_, i) => rooms[i] === null);
  const shared = new Set(rooms.flatMap((seat) => seat ?? []));
  return [...alone.map(seatsRow), ...[...shared].map((seat) => councilRow(record, seat))];
}

/** The seat by whose name a person's council meets: the first of those that it plays together; null: they play alone. */
export function threadSeatOf(members: readonly Member[], person: string): Seat | null {
  const own = members.find((member) => member.person === person && member.seat !== null && !member.bot);
  if (!own || own.seat === null) return null;
  const council = holders(members, own.seat);
  const [first] = council;
  if (!first || council.length < 2) return null;
  return members.find((member) => member.person === first.person && member.seat !== null)?.seat ?? null;
}

export const seatsRow = (person: string): OutboxDraft => ({
  destination: personalBox(person),
  slot: "seats",
  payload: { kind: "seats" },
});

export const phaseOf = ({ definition }: Rulebook<GameTypes>, env: Envelope<GameTypes>): Phase =>
  definition.phase(env.table);

/** "Turn 3 of 10 · Action"; before the first turn the phase alone. */
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

/** A game's seats, by its record: every post asks for them. */
const known = new WeakMap<GameRecord, ReadonlyMap<Seat, SeatInfo>>();

function seatInfos(record: GameRecord, { definition, content }: Rulebook<GameTypes>): ReadonlyMap<Seat, SeatInfo> {
  const kept = known.get(record);
  if (kept) return kept;
  const infos = new Map(definition.roster(record.options, content).map((info) => [info.id, info]));
  known.set(record, infos);
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
