import { type Decision, offerId, type Params, type Seat } from "../engine/index.ts";
import type { PlannedMove, ToldRow } from "../store/records.ts";
import type { RecentRow } from "./live.ts";

/** So many lines are shown; all of them are in the log. */
const MOST = 5;
/** So many of one's own acts are shown. */
const MOST_OWN = 3;
/** So much of a line is shown that the question below stays in sight. */
const LONGEST = 240;
const short = (line: string): string => (line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line);

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

const isOwn = (row: Pick<RecentRow, "kind" | "seat">, seat: Seat): boolean => row.kind === "act" && row.seat === seat;

/** Whether a line says what this side does: "The Shiites pass.", "Shiites offer the US: …". */
const isBy = (line: string, name: string): boolean =>
  [`${name} `, `The ${name} `].some((start) => line.replace(/^\*\*/, "").startsWith(start));

/** Every page says which turn it is. */
const TURN = /^Turn \d+ (begins|ends)\.$/;

/** What is news to a seat of what everyone was told: not its own acts, nor offers that stand on its page. */
export function newsToSeat(
  rows: readonly ToldRow[],
  { seat, name }: { readonly seat: Seat; readonly name: string },
  decisions: readonly Decision[],
): readonly string[] {
  const standing = new Set(decisions.flatMap(({ kind, id }) => (kind === "offer" ? [id] : [])));
  return rows
    .filter(({ seq }) => !standing.has(offerId(seq)))
    .flatMap((row) => row.told.filter((line) => !TURN.test(line) && !(isOwn(row, seat) && isBy(line, name))));
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

/** What everyone was told since a seat last acted: the newest lines, as a short list; nothing if there is nothing to tell. */
export function sinceText(told: readonly string[]): string {
  if (told.length === 0) return "";
  const more = told.length - MOST;
  return [
    "**Since you last acted**",
    ...told.slice(-MOST).map((line) => `• ${short(line)}`),
    ...(more > 0 ? [`-# and ${more} more before: \`/game log\``] : []),
  ].join("\n");
}
