import type { Change } from "../../store/change.ts";
import type { OutboxDraft, VoteRecord } from "../../store/records.ts";
import type { Live } from "../live.ts";
import { threadRows } from "./thread-rows.ts";
import { motionsIn, type Votes, votesAfter } from "./vote-keeping.ts";

/**
 * A change with what it means for votes, and the game as it leaves them. `before`: the game as it was; null: nobody knows,
 * and all of them are written.
 */
export function withVotes(
  change: Change,
  live: Live,
  before: Live | null,
): { readonly change: Change; readonly live: Live } {
  if (live.record.council === null) return { change, live };
  const { votes, motions } = votesAfter(live, change);
  const was: Votes | Live = before ?? { votes: [], motions: [] };
  const set = {
    votes: votes.filter((vote) => !was.votes.includes(vote)),
    motions: [...(change.motions ?? []), ...motions.filter((motion) => !was.motions.includes(motion))],
  };
  const kept = votes.filter((vote) => !vote.over || isLast(votes, vote));
  const shown = threadRows(was, { ...live, votes, motions }, change.at);
  const after = { ...live, votes: kept, motions: kept.flatMap((vote) => motionsIn(motions, vote)) };
  return { change: { ...change, ...set, outbox: [...without(change.outbox, shown), ...shown] }, live: after };
}

const isLast = (votes: readonly VoteRecord[], { seat, number }: VoteRecord): boolean =>
  votes.every((vote) => vote.seat !== seat || vote.number <= number);

/** Without rows for which these stand as well. */
const without = (rows: readonly OutboxDraft[] = [], others: readonly OutboxDraft[]): readonly OutboxDraft[] =>
  rows.filter(({ destination, slot }) => !others.some((row) => row.destination === destination && row.slot === slot));
