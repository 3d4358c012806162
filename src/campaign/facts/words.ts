/**
 * What is told is stored as events, and put into words here, whenever it is shown. An event that cannot be read, or fails
 * in the game's own words, is told by a stand-in, and reported by the guards of its book.
 */
import {
  type Advance,
  type GameTypes,
  idsNamedIn,
  isDetail,
  type Json,
  type Place,
  type Rulebook,
  type Seat,
  UNTOLD,
} from "#engine";
import type { LineAbout, LivePostRecord, PostLine, StoredEvent, Told, ToldAlone } from "../../store/records.ts";

type Book = Rulebook<GameTypes>;
type Happenings = Advance<GameTypes>["happenings"];

/** Something that happened, as everyone is told it, and the line that it makes today. */
export interface Telling {
  readonly told: StoredEvent;
  readonly line: string;
}

/** By what happened: the log and the post of the phase have the same. */
const tellings = new WeakMap<Happenings, readonly (Telling | null)[]>();

/** What everyone is told of each thing that happened; null: nothing. */
export function tellingsOf(
  book: Book,
  { happenings }: Pick<Advance<GameTypes>, "happenings">,
): readonly (Telling | null)[] {
  const known = tellings.get(happenings);
  if (known) return known;
  const found = happenings.map((happening) => {
    const event = happening.kind === "event" ? happening.event : null;
    const line = event && book.definition.describePublic(event, book.content);
    if (line === null || happening.kind === "lapsed") return null;
    const { turn, name } = happening.phase;
    return { line, told: { event: event as unknown as Json, turn, phase: name } }; // events are plain JSON
  });
  tellings.set(happenings, found);
  return found;
}

/** What everyone is told of an advance. */
export const toldBy = (book: Book, advance: Pick<Advance<GameTypes>, "happenings">): readonly StoredEvent[] =>
  tellingsOf(book, advance).flatMap((telling) => telling?.told ?? []);

/** Whether an advance tells any seat something privately: most do not. */
export const tellsAlone = ({ happenings }: Pick<Advance<GameTypes>, "happenings">): boolean =>
  happenings.some((one) => one.kind === "lapsed" || (one.kind === "event" && Object.keys(one.secrets).length > 0));

/** What a seat is told privately of an advance. */
export const toldAlone = (
  book: Book,
  { happenings }: Pick<Advance<GameTypes>, "happenings">,
  seat: Seat,
): readonly ToldAlone[] =>
  happenings.flatMap((happening): ToldAlone | [] => {
    if (happening.kind === "lapsed") return happening.seat === seat ? ASKED_AGAIN : [];
    const secret = happening.kind === "event" ? happening.secrets[seat] : undefined;
    const isTold = secret && book.definition.describePrivate(secret, book.content) !== null;
    return isTold ? { secret: secret as unknown as Json } : []; // as events
  });

export const ASKED_AGAIN = "What you had answered is no longer possible: please answer again.";

/** What a seat is told of an advance as it happens: what everyone is, and what only it may know. */
export function toldTo(book: Book, advance: Advance<GameTypes>, seat: Seat): readonly SeatTelling[] {
  const open = tellingsOf(book, advance);
  return advance.happenings.flatMap((happening, i): SeatTelling[] => {
    const telling = open[i];
    const public_ = telling && !isDetail(telling.line) ? [{ line: telling.line, event: telling.told.event }] : [];
    const alone = toldAlone(book, { happenings: [happening] }, seat).flatMap((told) => {
      const line = wordsAlone(book, told);
      return line === null ? [] : [{ line, event: typeof told === "string" ? told : told.secret }];
    });
    return [...public_, ...alone];
  });
}

/** Something that happened, as a seat is told it. */
export interface SeatTelling {
  readonly line: string;
  readonly event: Json;
}

/** The line that something makes that everyone was told; null: these rules tell nothing of it. */
export function wordsOf(book: Book, told: Told): string | null {
  if (typeof told === "string") return told;
  const event = eventIn(book, told);
  return event ? book.definition.describePublic(event, book.content) : UNTOLD;
}

export const wordsIn = (book: Book, all: readonly Told[]): readonly string[] =>
  all.flatMap((told) => wordsOf(book, told) ?? []);

/** The line that something makes that one seat was told; null: these rules tell nothing of it. */
export function wordsAlone(book: Book, told: ToldAlone): string | null {
  if (typeof told === "string") return told;
  const secret = secretIn(book, told);
  return secret ? book.definition.describePrivate(secret, book.content) : UNTOLD;
}

/** The same in the seat's log, which also has what its page showed otherwise at the time. */
export function wordsLogged(book: Book, told: ToldAlone): string | null {
  if (typeof told === "string") return told;
  const secret = secretIn(book, told);
  return secret ? loggedLine(book, secret) : UNTOLD;
}

export const loggedLine = ({ definition, content }: Book, secret: GameTypes["Secret"]): string | null =>
  definition.describePrivate(secret, content) ?? definition.describeLogged?.(secret, content) ?? null;

/** Null: it cannot be read. */
export const secretIn = ({ definition }: Book, { secret }: Exclude<ToldAlone, string>): GameTypes["Secret"] | null =>
  definition.readPrivate ? definition.readPrivate(secret) : (secret as unknown as GameTypes["Secret"]); // as it was stored

/** Null: it cannot be read. */
export const eventIn = ({ definition }: Book, { event }: StoredEvent): GameTypes["Event"] | null =>
  definition.readPublic ? definition.readPublic(event) : (event as unknown as GameTypes["Event"]); // as it was stored

/** An event as a line, with what that is about; null: these rules tell nothing of it. `seats`: all of the campaign. */
export function lineOf(
  book: Book,
  stored: StoredEvent,
  seats: ReadonlySet<Seat>,
): { readonly text: string; readonly about: LineAbout } | null {
  const { turn, phase } = stored;
  const event = eventIn(book, stored);
  const text = event ? book.definition.describePublic(event, book.content) : UNTOLD;
  if (text === null) return null;
  const named = { seats: idsNamedIn(event, seats), places: idsNamedIn(event, idsOfPlaces(book)) };
  const concerned = event && book.definition.concern?.(event, book.content);
  return { text, about: { kind: "other", weight: 1, ...named, ...concerned, turn, phase } };
}

/** The places of a campaign that lines are told of. */
export const placesOf = ({ definition, content }: Book): readonly Place[] => definition.places?.(content) ?? [];

const placeIds = new WeakMap<object, ReadonlySet<string>>();

function idsOfPlaces(book: Book): ReadonlySet<string> {
  const known = placeIds.get(book.content) ?? new Set(placesOf(book).map(({ id }) => id));
  placeIds.set(book.content, known);
  return known;
}

/** A line of a post, in words. */
export interface ShownLine extends Omit<PostLine, "told" | "failed"> {
  readonly text: string;
}

/** A post with its lines in words. */
export interface ShownPost extends Omit<LivePostRecord, "lines"> {
  readonly lines: readonly ShownLine[];
}

export const postInWords = (book: Book, { lines, ...post }: LivePostRecord): ShownPost => ({
  ...post,
  lines: lines.flatMap(({ told, failed: _, ...line }) => {
    const text = wordsOf(book, told);
    return text === null ? [] : { ...line, text };
  }),
});
