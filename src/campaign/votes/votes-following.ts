/** What a change means for votes of councils. */
import type { Consequence } from "../facts/changed.ts";
import { threadRows } from "./thread-rows.ts";
import { votesAfter } from "./vote-keeping.ts";

export const votesFollowing: Consequence = ({ change, live }, before) => {
  if (live.record.council === null) return null;
  const { votes, motions } = votesAfter(live, change);
  return {
    votes: votes.filter((vote) => !before.votes.includes(vote)),
    motions: motions.filter((motion) => !before.motions.includes(motion)),
    outbox: threadRows(before, { ...live, votes, motions }, change.at),
  };
};
