/** What one person can join a campaign for, a seat or a group of them, and how fewer people share all the seats. */
import {
  canonical,
  type GameTypes,
  listed,
  type Params,
  type Rulebook,
  refuse,
  type Seat,
  type SeatInfo,
  type Sharing,
} from "#engine";
import type { GameRecord, Member } from "../../store/records.ts";

type Book = Pick<Rulebook<GameTypes>, "definition" | "content">;
type Lobby = Pick<GameRecord, "options">;

/** What one person joins with: a seat, or a group of seats that one person plays. Its id is that of its first seat. */
export interface Place extends SeatInfo {
  readonly seats: readonly Seat[];
}

/** All that a campaign can be joined with, in seating order. */
export function placesOf({ definition, content }: Book, { options }: Lobby): readonly Place[] {
  const roster = definition.roster(options, content);
  if (roster.length === 0) return []; // it cannot be told just now
  const groups = definition.groups?.(options, content) ?? roster.map(({ id }) => [id]);
  return groups.map((group) => placeOf(roster.filter(({ id }) => group.includes(id))));
}

function placeOf(seats: readonly SeatInfo[]): Place {
  const [first, ...more] = seats;
  if (!first) throw new Error("a group has no seat");
  const ids = seats.map(({ id }) => id);
  if (more.length === 0) return { ...first, seats: ids };
  const inText = listed(seats.map((seat) => seat.inText ?? seat.name));
  const name = listed(seats.map((seat) => seat.name));
  return { id: first.id, name, inText, summary: seats.map(({ summary }) => summary).join(" "), seats: ids };
}

/** The place of a member who has named a seat. */
export const placeWith = (places: readonly Place[], seat: Seat | null): Place | undefined =>
  places.find(({ seats }) => seat !== null && seats.includes(seat));

/** Whether one person plays several seats of a place. */
export const isShared = (places: readonly Place[]): boolean => places.some(({ seats }) => seats.length > 1);

export const placeWord = (places: readonly Place[]): string => (isShared(places) ? "groups of seats" : "seats");

export const allTaken = (places: readonly Place[]): string =>
  `All ${places.length} ${placeWord(places)} of this campaign are taken.`;

/** The places that can still be named in joining, each by one person. */
export function freePlaces(book: Book, lobby: Lobby, members: readonly Member[]): readonly Place[] {
  if (book.definition.byLot?.(lobby.options)) return [];
  return placesOf(book, lobby).filter(({ seats }) =>
    members.every(({ seat }) => seat === null || !seats.includes(seat)),
  );
}

/** Each of these for each seat that they were given together; a seed phrase stands with the first of one's own. */
export const seated = (team: readonly Member[], given: readonly Seat[]): readonly Member[] =>
  team.flatMap((member) => given.map((seat, k) => ({ ...member, seat, word: k === 0 ? member.word : null })));

const peopleIn = (members: readonly Member[]): number => new Set(members.map(({ person }) => person)).size;

/** How else the seats can be shared out. */
const otherSharings = ({ definition, content }: Book, { options }: Lobby): readonly Sharing[] =>
  (definition.sharings?.(options, content) ?? []).filter((one) => canonical(one.options) !== canonical(options));

/** What the host may choose at a press: the sharing for as many people as are here, and a seat for each person. */
export function sharingsOffered(
  book: Book,
  lobby: Pick<GameRecord, "options" | "council">,
  members: readonly Member[],
): readonly Sharing[] {
  if (lobby.council !== null) return []; // sides are for many
  const here = peopleIn(members);
  const seats = book.definition.roster(lobby.options, book.content).length;
  return otherSharings(book, lobby).filter(({ people }) => people === here || (people === seats && people > here));
}

/** Lines that say how the seats are usually shared out; none where that is settled. */
export function sharingLines(book: Book, lobby: Lobby): readonly string[] {
  if (book.definition.groups?.(lobby.options, book.content)) return [];
  const roster = book.definition.roster(lobby.options, book.content);
  const name = (id: Seat): string => roster.find((seat) => seat.id === id)?.name ?? id;
  return otherSharings(book, lobby).map(
    ({ people, groups }) => `${people} people: ${groups.map((group) => listed(group.map(name))).join("; ")}.`,
  );
}

/** The lobby with its seats shared out among some people: the options, and the members with the places they keep. */
export function sharedOut(
  book: Book,
  record: Lobby,
  members: readonly Member[],
  people: number,
): { readonly options: Params; readonly members: readonly Member[] } {
  const sharing = otherSharings(book, record).find((one) => one.people === people);
  if (!sharing) return refuse("no-sharing", `There is no other way to share the seats among ${people} people.`);
  if (peopleIn(members) > people)
    refuse("too-many", `More than ${people} people have joined; one of them would have no seat.`);
  return { options: sharing.options, members: kept(members, placesOf(book, sharing)) };
}

/** One place for each person: the one with the seat that they named first, if nobody has it; else one by lot. */
function kept(members: readonly Member[], places: readonly Place[]): readonly Member[] {
  const stay: Member[] = [];
  for (const member of members) {
    const place = placeWith(places, member.seat);
    const isFree = place && stay.every(({ seat }) => seat !== place.id);
    const had = stay.findIndex(({ person }) => person === member.person);
    if (had < 0) stay.push({ ...member, seat: isFree ? place.id : null });
    else if (isFree && stay[had]?.seat === null) stay[had] = { ...member, seat: place.id };
  }
  return stay;
}
