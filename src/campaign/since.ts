import { type Decision, isDetail, offerId, type Params, type Seat } from "../engine/index.ts";
import type { PlannedMove, ToldRow } from "../store/records.ts";
import type { RecentRow } from "./live.ts";

/** So many lines are shown; all of them are in the log. */
const MOST = 5;
/** So many of one's own acts are shown. */
const MOST_OWN = 3;
/** So much of a line is shown that the question below stays in sight. */
const LONGEST = 240;
const short = (line: string): string => shortened(line, LONGEST);

/** A line in so many letters. Nothing is cut within bold words: half of the asterisks would be read as such. */
export function shortened(line: string, longest: number): string {
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest - 1);
  const whole = cut.split("**").length % 2 === 1 ? cut : cut.slice(0, cut.lastIndexOf("**"));
  return `${whole.replace(/(?<!\*)\*$/, "").replace(/[\s,;:·]+$/, "")}…`;
}

/** What a seat's player did last, as long as it was not taken back. */
export interface LastAct {
  /** The question that it answered; null: none. */
  readonly decision: string | null;
  readonly moves: readonly PlannedMove[];
  /** What everyone was told of the acts themselves; what came of them is told with everything else. */
  readonly told: readonly string[];
}

/** The acts of a seat's last input; null: none, or it is long ago. */
export function lastAct(recent: readonly RecentRow[], seat: Seat, name: string): LastAct | null {
  const last = recent.findLast((row) => isOwn(row, seat));
  if (!last) return null;
  const acts = recent.filter((row) => row.input === last.input && isOwn(row, seat));
  return {
    decision: last.decision,
    moves: acts.map(({ action, params }) => ({ action, params: params as Params })), // an act's params were checked
    told: acts.flatMap(({ told }) => told.filter((line) => isBy(line, name))),
  };
}

const isOwn = (row: Pick<RecentRow, "kind" | "seat">, seat: Seat | null): boolean =>
  seat !== null && row.kind === "act" && row.seat === seat;

/** What a side is called in lines: a remark in brackets is no part of its name there. */
const shortName = (name: string): string => name.replace(/ \(.*\)$/, "");

/** Whether a line says what this side does: "The Shiites pass.", "Shiites offer the US: …", "Rebels: 2 cards drawn." */
const isBy = (line: string, name: string): boolean =>
  [`${shortName(name)} `, `${shortName(name)}: `, `The ${shortName(name)} `].some((start) =>
    line.replace(/^\*\*/, "").startsWith(start),
  );

/** Every page says which turn it is, and whose phase. */
const TURN = /^(Turn \d+ (begins|ends)\.|Turn \d+ of \d+\..*|Phase: .*)$/;

/**
 * What is news to a seat of what everyone was told: not its own acts, nor offers that stand on its page. `seat` null: to a
 * member of its council, for whom others have acted.
 */
export function newsToSeat(
  rows: readonly ToldRow[],
  { seat, name }: { readonly seat: Seat | null; readonly name: string },
  decisions: readonly Decision[],
): readonly string[] {
  const offers = new Set(decisions.flatMap(({ kind, id }) => (kind === "offer" ? [id] : [])));
  return standing(rows, seat)
    .filter(({ seq }) => !offers.has(offerId(seq)))
    .flatMap((row) =>
      row.told.filter((line) => !isDetail(line) && !TURN.test(line) && !(isOwn(row, seat) && isBy(line, name))),
    );
}

/** Without what was taken back, and that it was, unless the seat has acted between the two. */
function standing(rows: readonly ToldRow[], seat: Seat | null): readonly ToldRow[] {
  const own = rows.find((row) => isOwn(row, seat))?.seq ?? 0;
  const isGone = ({ seq, back: itself }: ToldRow): boolean =>
    (itself !== null && itself >= own) || rows.some(({ back, seq: end }) => back !== null && back <= seq && seq < end);
  return rows.filter((row) => !isGone(row));
}

/** What a seat was told alone, without offers that stand on its page. */
export const privateNews = (lines: readonly string[], decisions: readonly Decision[]): readonly string[] =>
  lines.filter((line) => !decisions.some(({ kind, text }) => kind === "offer" && text === line));

/** What a seat has just done: the newest of it. */
export const didText = (lines: readonly string[]): string =>
  lines
    .slice(-MOST_OWN)
    .map((line) => `✅ ${short(line)}`)
    .join("\n");

/**
 * What everyone was told since a seat last acted, as a short list: what names the seat before anything else, then what
 * is in bold words, of the rest the newest, in the order in which it happened. Nothing if there is nothing to tell.
 */
export function sinceText(told: readonly string[], name: string, title = "Since you last acted"): string {
  if (told.length === 0) return "";
  const isOwn = namesIn(shortName(name));
  const weights = told.map((line) => 2 * Number(isOwn(line)) + Number(line.includes("**")));
  const at = told.map((_, i) => i).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || b - a);
  const kept = new Set(at.slice(0, MOST));
  const more = told.length - kept.size;
  return [
    `**${title}**`,
    ...told.filter((_, i) => kept.has(i)).map((line) => `• ${short(line)}`),
    ...(more > 0 ? [`-# ${more} more in \`/game log\``] : []),
  ].join("\n");
}

/** "Since you last looked, 5 days". */
export function lookedWords(looked: number, now: number): string {
  const days = Math.floor((now - looked) / DAY);
  return `Since you last looked${days === 0 ? "" : `, ${days === 1 ? "a day" : `${days} days`}`}`;
}
const DAY = 24 * 3_600_000;

/** Whether a line names a seat, as a word of its own: "US", not "Baghdad US-aid". */
const namesIn = (name: string): ((line: string) => boolean) => {
  const words = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return (line) => words(line).includes(words(name));
};
