/** What is news to a seat since it last acted, and what it did itself. */
import { type Decision, type GameTypes, offerId, type Params, type Rulebook, type Seat } from "#engine";
import type { ChronicleRow, PlannedMove, ToldAlone } from "../../store/records.ts";
import type { RecentRow } from "../facts/live.ts";
import { wordsAlone, wordsIn } from "../facts/words.ts";
import { type Line, type LogReader, linesIn } from "./lines.ts";
import { chosen, inShort, type Names, shortened, shortName } from "./weighed-lines.ts";

/** The most lines shown; all of them are in the log. */
const MOST = 5;
/** The most of one's own acts that are shown. */
const MOST_OWN = 3;
/** The most lines of what has happened that concern the seat itself. */
const MOST_ABOUT_IT = 4;
/** How much of an own act is shown, in characters: the question below it has to stay in sight. */
const LONGEST = 240;

/** What a seat's player did last, as long as it was not taken back. */
export interface LastAct {
  /** The question that it answered; null: none. */
  readonly decision: string | null;
  readonly moves: readonly PlannedMove[];
  /** What everyone was told of the acts themselves; what came of them is told with everything else. */
  readonly told: readonly string[];
}

/** The acts of a seat's last input; null: none, or it is long ago. */
export function lastAct(
  book: Rulebook<GameTypes>,
  recent: readonly RecentRow[],
  seat: Seat,
  name: string,
): LastAct | null {
  const last = recent.findLast((row) => isOwn(row, seat));
  if (!last) return null;
  const acts = recent.filter((row) => row.input === last.input && isOwn(row, seat));
  return {
    decision: last.decision,
    moves: acts.map(({ action, params }) => ({ action, params: params as Params })), // an act's params were checked
    told: acts.flatMap(({ told }) => wordsIn(book, told).filter((line) => isBy(line, name))),
  };
}

const isOwn = (row: Pick<RecentRow, "kind" | "seat">, seat: Seat | null): boolean =>
  seat !== null && row.kind === "act" && row.seat === seat;

/** Whether a line says what this side does: "The Shiites pass.", "Shiites offer the US: …", "Rebels: 2 cards drawn." */
const isBy = (line: string, name: string): boolean =>
  [`${shortName(name)} `, `${shortName(name)}: `, `The ${shortName(name)} `].some((start) =>
    line.replace(/^\*\*/, "").startsWith(start),
  );

/** Whether a line says which turn it is, and whose phase, as every page does. */
export const saysTurn = (line: string): boolean => TURN.test(line);
const TURN = /^(Turn \d+ (begins|ends)\.|Turn \d+ of \d+\..*|Phase: .*)$/;

/**
 * What is news to a seat of what everyone was told: not its own acts, nor offers that are on its page. `seat` null: to a
 * member of its council, for whom others have acted.
 */
export function newsToSeat(
  reader: LogReader,
  rows: readonly ChronicleRow[],
  { seat, name }: { readonly seat: Seat | null; readonly name: string },
  decisions: readonly Decision[],
): readonly Line[] {
  const offers = new Set(decisions.flatMap(({ kind, id }) => (kind === "offer" ? [id] : [])));
  const own = new Set(rows.filter((row) => isOwn(row, seat)).map(({ seq }) => seq));
  return linesIn(reader, standing(rows, seat)).filter(
    ({ seq, text }) => !offers.has(offerId(seq)) && !saysTurn(text) && !(own.has(seq) && isBy(text, name)),
  );
}

/** Without what was taken back, and that it was, unless the seat has acted between the two. */
function standing(rows: readonly ChronicleRow[], seat: Seat | null): readonly ChronicleRow[] {
  const own = rows.find((row) => isOwn(row, seat))?.seq ?? 0;
  const isGone = ({ seq, back: itself }: ChronicleRow): boolean =>
    (itself !== null && itself >= own) || rows.some(({ back, seq: end }) => back !== null && back <= seq && seq < end);
  return rows.filter((row) => !isGone(row));
}

/** What a seat was told privately, in words, without offers that are on its page. */
export const privateNews = (
  book: Rulebook<GameTypes>,
  news: readonly ToldAlone[],
  decisions: readonly Decision[],
): readonly string[] =>
  news
    .flatMap((told) => wordsAlone(book, told) ?? [])
    .filter((line) => !decisions.some(({ kind, text }) => kind === "offer" && text === line));

/** What a seat has just done: the newest of it. */
export const didText = (lines: readonly string[]): string =>
  lines
    .slice(-MOST_OWN)
    .map((line) => `✅ ${shortened(line, LONGEST)}`)
    .join("\n");

/** What everyone was told since a seat last acted, as a short list: as a recap chooses. Nothing if there is nothing to tell. */
export function sinceText(
  told: readonly Line[],
  { seat, names }: { readonly seat: Seat; readonly names: Names },
  title = "Since you last acted",
): string {
  if (told.length === 0) return "";
  const shown = chosen(told, { most: MOST, seat, own: MOST_ABOUT_IT, fill: true });
  const more = told.length - shown.length;
  return [
    `**${title}**`,
    ...shown.map((line) => `• ${inShort(line, names, told.at(-1)?.turn)}`),
    ...(more > 0 ? [`-# ${more} more in \`/game log\``] : []),
  ].join("\n");
}

/** "Since you last looked, 5 days". */
export function lookedWords(looked: number, now: number): string {
  const days = Math.floor((now - looked) / DAY);
  return `Since you last looked${days === 0 ? "" : `, ${days === 1 ? "a day" : `${days} days`}`}`;
}
const DAY = 24 * 3_600_000;
