/** How a question's time is divided: the vote, its reminder, then the captain's, the deputy's and anybody's turn. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The captain's time: a quarter of the limit, within these bounds. */
const PART = 0.25;
const LEAST = 30 * MINUTE;
const MOST = 6 * HOUR;
/** What has less than this is not voted on, ms that count. */
const WORTH_A_VOTE = 6 * HOUR;

/** A question's time in ms that count. */
export interface VoteTime {
  /** All that the seat has once it is asked; null: for ever. */
  readonly limit: number | null;
  /** What is left of that; null: its clock does not run. */
  readonly left: number | null;
  /** For how long it could be prepared before it was asked; null: it is not voted on. */
  readonly ahead: number | null;
}

/** Where a question stands: it is voted on; this third of the duty has begun, 0 to 2; its time is over. */
export type VoteStage = { readonly kind: "vote" } | { readonly kind: "duty"; readonly third: number };

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Whether a question is voted on until it closes; what is shorter goes to whoever is on duty from the first minute. */
export const hasVote = ({ limit, ahead }: VoteTime): boolean =>
  ahead !== null && (limit === null || limit + ahead >= WORTH_A_VOTE);

/** How long before the limit the vote closes, ms; where there is none, the whole limit; null: when the captain closes it. */
export function dutyTime(time: VoteTime): number | null {
  const { limit } = time;
  if (limit === null) return null;
  return hasVote(time) ? Math.min(clamp(Math.ceil(limit * PART), LEAST, MOST), limit) : limit;
}

/** What is left of the limit when the vote closes and when each third of the duty begins: [closing, deputy, anyone]; null: never. */
export function steps(time: VoteTime): readonly [number, number, number] | null {
  const duty = dutyTime(time);
  return duty === null ? null : [duty, Math.floor((duty * 2) / 3), Math.floor(duty / 3)];
}

export function stageOf(time: VoteTime): VoteStage {
  const at = steps(time);
  const { left } = time;
  if (at === null || left === null) return { kind: "vote" };
  const begun = at.filter((step) => left <= step).length;
  return begun === 0 ? { kind: "vote" } : { kind: "duty", third: begun - 1 };
}

/** What is left when those are reminded whose vote is missing, half-way from the question to closing; null: they are not. */
export function reminderAt(time: VoteTime): number | null {
  const [closing] = steps(time) ?? [null];
  const { limit } = time;
  if (closing === null || limit === null || !hasVote(time)) return null;
  return closing < limit ? Math.floor((limit + closing) / 2) : null;
}
