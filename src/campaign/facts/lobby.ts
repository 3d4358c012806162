/** What holds in a lobby: whether somebody may join, how names and words are cleaned, and what a new member begins with. */
import {
  completed,
  type Definition,
  type GameTypes,
  type Params,
  Refused,
  type Rulebook,
  refuse,
  type Seat,
} from "#engine";
import type { Entry } from "../../proof/history.ts";
import type { GameRecord, Member } from "../../store/records.ts";
import { allTaken, type Place, placesOf, placeWith } from "./places.ts";
import { sideFor, sidesOf } from "./sides.ts";
import { entryOf, type Team } from "./teams.ts"; // none that look alike
export const LONGEST_NAME = 60;
const LONGEST_WORD = 60;
const LONGEST_PERSON = 32;

/** What a game's dice come from, and the promise that can be shown before anybody joins. */
export interface Secret {
  readonly secret: string;
  readonly commitment: string;
}

/** The options complete and canonical. Throws `Refused` naming the option that is wrong. */
export function readOptions(book: Rulebook<GameTypes>, raw: { readonly [name: string]: unknown }): Params {
  const { options, defaults } = book.definition;
  const given = Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== undefined && value !== null));
  try {
    return completed(options, { content: book.content }, given, defaults);
  } catch (error) {
    if (error instanceof Refused) refuse("bad-option", `These options are not possible: ${error.text}`, error.rule);
    throw error;
  }
}

/** Control characters, and others that nobody sees; emoji are joined by some of them. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200d\u{e0020}-\u{e007f}])\p{Cf}/u;
const SEEN = /(?!\p{DI}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u; // fillers are letters, and a blank of Braille is a symbol

/** A line that a person typed, fit to be kept. */
export function typedLine(text: string, longest: number, what: string): string {
  const clean = text.replaceAll(/\s+/g, " ").trim();
  if (UNSEEN.test(clean)) refuse("unreadable", `${what} holds characters that cannot be seen: type it again.`);
  if (clean !== "" && !SEEN.test(clean)) refuse("unreadable", `${what} needs at least one character that can be seen.`);
  if (clean.length > longest) refuse("too-long", `${what} may have ${longest} characters at most.`);
  return clean;
}

export const campaignName = (name: string, definition: Definition<GameTypes>): string =>
  typedLine(name, LONGEST_NAME, "The name") || definition.name;

/** What a person is called on pictures and lists. */
export const shownName = ({ name }: { readonly name: string }): string => [...name].slice(0, LONGEST_PERSON).join("");

/** Of a member who has just been seen. */
export const PRESENT = { waited: 0, silent: null } as const;
/** Of a member who is there, and has never been on leave. */
export const HERE = {
  away: null,
  spent: 0,
  seen: null,
  excused: 0,
  standIn: null,
  lender: null,
  lentUntil: null,
  office: null,
  calls: "each",
  readsThreads: false,
  ...PRESENT,
} as const;

export const publicWord = (word: string | null): string | null =>
  word === null ? null : typedLine(word, LONGEST_WORD, "The word") || null;

/** The opaque name of a person in this game: the one it has already, or a free "p1", "p2", … */
export function tokenFor(members: readonly Member[], person: string): string {
  const known = members.find((member) => member.person === person)?.token;
  const taken = members.map((member) => Number(member.token.slice(1)));
  return known ?? `p${Math.max(0, ...taken) + 1}`;
}

/** The seat that somebody joins with; null: one by lot. Refused as `checkJoin` says; of a side of many, as `sideFor`. */
export function seatJoined(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  person: string,
  seat: Seat | null,
): Seat | null {
  const { council } = record;
  if (council === null) {
    checkJoin(record, book, members, person, seat);
    return seat;
  }
  checkJoiner(record, members, person, null);
  if (council.joining === "host")
    refuse("placed", "In this campaign the host puts people on their sides: ask them to name you.");
  return sideFor(sidesOf(book, record, council, members), seat).id;
}

/**
 * Refuses what cannot be joined: not a lobby, full, a seat that is taken or does not exist. Where the host allows it, who
 * names a seat may take several, to learn or to teach; a second join by lot is taken for a mistake.
 */
function checkJoin(
  record: GameRecord,
  book: Rulebook<GameTypes>,
  members: readonly Member[],
  person: string,
  seat: Seat | null,
): void {
  const places = placesOf(book, record);
  checkJoiner(record, members, person, seat);
  if (members.length >= places.length) refuse("full", allTaken(places));
  if (seat === null) return;
  if (book.definition.byLot?.(record.options))
    refuse("by-lot", "The seats of this campaign are drawn by lot: join without naming one.");
  const place = placeWith(places, seat);
  if (!place) refuse("no-seat", `There is no such seat; there are ${places.map(({ name }) => name).join(", ")}.`);
  else if (members.some((m) => placeWith(places, m.seat) === place))
    refuse("seat-taken", `${place.name} ${place.seats.length > 1 ? "are" : "is"} already taken.`);
}

function checkJoiner(record: GameRecord, members: readonly Member[], person: string, seat: Seat | null): void {
  if (record.status !== "lobby") refuse("not-a-lobby", "This campaign has ended; nobody can join it any more.");
  if (record.moderator === person) refuse("moderates", "The moderator of a campaign cannot play in it.");
  const isIn = members.some((m) => m.person === person);
  if (isIn && record.council !== null)
    refuse("already-in", "You have already joined this campaign; to change sides, leave it first.");
  if (isIn && !record.several)
    refuse("already-in", "You have already joined this campaign, and its host allows one seat a person.");
  if (isIn && seat === null)
    refuse("already-in", "You have already joined this campaign; to take another seat as well, name it.");
}

/** One entry for each team, under the first seat of what it named. Refuses what two of them hold. */
export function entriesOf(teams: readonly Team[], places: readonly Place[]): readonly Entry[] {
  const entries = teams.map((team) => entryOf(team, places));
  const twice = entries.find(({ wish }, i) => wish !== null && entries.findIndex((other) => other.wish === wish) < i);
  const held = places.find(({ id }) => id === twice?.wish);
  if (held) refuse("seat-taken", `One person plays ${held.name}, and more than one person has joined for it.`);
  return entries;
}
