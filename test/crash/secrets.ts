import type { Envelope, GameTypes, Seat } from "#engine";
import { whoOf } from "../../src/campaign/service/people/handover.ts";
import { textOf } from "../../src/cli/robot/controls.ts";
import { replayRow } from "../../src/proof/history.ts";
import type { Person } from "../../src/sandbox/index.ts";
import type { GameRecord, LogRow } from "../../src/store/records.ts";
import { marksIn } from "../discord/secrecy/marks.ts";
import { bookToday, saidBy } from "../told.ts";
import type { Eye } from "./observer.ts";
import type { Sight, Sights } from "./sights.ts";

/**
 * Words that are made from what only one seat may see, read by somebody who does not hold it, in any game: they bear its
 * mark. And seats none of whose words were ever seen, for then nothing has been looked at.
 */
export async function misreadWords(
  { repository }: Eye,
  record: GameRecord,
  people: readonly Person[],
  sights: Sights,
): Promise<readonly string[]> {
  const members = [...(await repository.members(record.id)), ...(await formerHolders(repository, record, people))];
  const read = new Set<string>();
  const found = new Set<string>();
  for (const { who, place, message } of sights.list) {
    const person = people.find(({ name }) => name === who);
    const own = members.flatMap(({ person: id, seat }) => (isOwn(place) && id === person?.id ? (seat ?? []) : []));
    for (const seat of marksIn(JSON.stringify(message)))
      if (own.includes(seat)) read.add(seat);
      else found.add(`${who} has read words of ${seat} alone in the ${place}`);
  }
  const unread = members.flatMap(({ seat }) => (seat !== null && !read.has(seat) ? [seat] : []));
  return [...found, ...unread.map((seat) => `nothing was ever seen that ${seat} alone may know`)];
}

/** Whether what is there is only for those who hold a seat. */
const isOwn = (place: Sight["place"]): boolean => place === "mail" || place === "council";

/** Those who held a seat before: they may have read what was its own as long as they did, and hold what they read then. */
async function formerHolders(
  repository: Eye["repository"],
  record: GameRecord,
  people: readonly Person[],
): Promise<readonly { readonly person: string; readonly seat: Seat }[]> {
  const former = await repository.formerHolders(record.id);
  return former.flatMap(({ seat, who }) => {
    const person = people.find(({ id }) => whoOf(record, id) === who);
    return person ? [{ person: person.id, seat }] : [];
  });
}

type State = Envelope<GameTypes>;

/** A step of the game: the state before and after. */
interface Moment {
  readonly at: number;
  readonly before: State | null;
  readonly after: State;
}

/** How many steps the game may have gone on between drawing a message up and its arrival. */
const LATE = 4;

/**
 * Cards that a message names although whoever reads it could not know them when it was written: cards in a hand that is
 * not theirs, unless they have seen them in this turn or the one before, or everyone was told of them.
 */
export async function leaks(
  { repository }: Eye,
  record: GameRecord,
  people: readonly Person[],
  sights: Sights,
): Promise<readonly string[]> {
  const book = bookToday(record.game);
  const { cards } = book.content as { cards: { readonly [id: string]: { readonly name: string } } }; // the game's own pack
  // a card may be called as something that everybody speaks of: the Civil War
  const terms = new Set(book.definition.guide.glossary(book.content, {}).map(({ term }) => term));
  const named = Object.entries(cards).filter(([, { name }]) => !terms.has(name));
  const names = new Map(named.map(([id, { name }]) => [id, name]));
  const rows = await repository.log(record.id);
  const moments = replayed(rows, (before, row, earlier) => replayRow(book, before, row, record.secret, earlier));
  const members = [...(await repository.members(record.id)), ...(await formerHolders(repository, record, people))];
  const found = sights.list.flatMap(({ who, at, place, message }) => {
    const last = moments.findLastIndex((moment) => moment.at <= at);
    if (last < 0) return [];
    const person = people.find(({ name }) => name === who);
    const seats = members.flatMap((m) => (isOwn(place) && m.person === person?.id && m.seat !== null ? [m.seat] : []));
    const hidden = hiddenFrom(moments, last, seats);
    const public_ = rows.flatMap((row) => (row.at <= at ? saidBy(book, row) : [])).join("\n");
    const text = textOf(message);
    const told = [...names]
      .filter(([id, name]) => hidden.has(id) && text.includes(name) && !public_.includes(name))
      .map(([, name]) => name);
    return told.length > 0
      ? [`a message of row ${rows[last]?.seq} tells ${seats.join(", ") || "everyone"} of ${told.join(", ")}`]
      : [];
  });
  return [...new Set(found)];
}

type Next = (before: State | null, row: LogRow, earlier: ReadonlyMap<number, State>) => State;

function replayed(rows: readonly LogRow[], next: Next): readonly Moment[] {
  const earlier = new Map<number, State>();
  let before: State | null = null;
  const moments: Moment[] = [];
  for (const row of rows) {
    if (before) earlier.set(row.seq, before);
    const after: State = next(before, row, earlier);
    moments.push({ at: row.at, before, after });
    before = after;
  }
  return moments;
}

/** Cards that lie in others' hands at a moment and that none of these seats has seen in this turn or the one before. */
function hiddenFrom(moments: readonly Moment[], last: number, seats: readonly Seat[]): ReadonlySet<string> {
  const now = moments[last]?.after;
  if (!now) return new Set();
  const seen = new Set<string>();
  moments.slice(0, last + 1 + LATE).forEach(({ before, after }) => {
    if (Number(turnOf(after)) < Number(turnOf(now)) - 1) return;
    for (const state of [before, after])
      if (state) for (const card of [state.table, ...seats.map((s) => state.hands[s])].flatMap(words)) seen.add(card);
    if (shownBetween(before, after)) for (const card of words(before?.hands)) seen.add(card);
  });
  const others = Object.entries(now.hands).filter(([seat]) => !seats.includes(seat));
  return new Set(others.flatMap(([, hand]) => words(hand)).filter((card) => !seen.has(card)));
}

/** The hands are turned up at the end of a turn; the next deal comes in the same step. */
const shownBetween = (before: State | null, after: State): boolean =>
  before !== null && (after.over !== null || turnOf(before) !== turnOf(after));

const turnOf = ({ table }: State): unknown => (table as { turn: number }).turn; // the game's own table

/** Every word in a piece of state: cards are known by theirs. */
const words = (state: unknown): string[] =>
  typeof state === "string"
    ? [state]
    : typeof state === "object" && state !== null
      ? Object.values(state).flatMap(words)
      : [];
