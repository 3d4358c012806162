/** The votes that councils hold now, by the question that they are about. */
import type { Seat } from "#engine";
import type { VoteRecord } from "../../store/records.ts";
import type { Live } from "./live.ts";

/** What a campaign's votes are, with their motions. */
export type Votes = Pick<Live, "votes" | "motions">;

/** The vote on a question of a seat that is going on; null: there is none. */
export const voteOn = ({ votes }: Votes, seat: Seat, question: string): VoteRecord | null =>
  votes.find((vote) => vote.seat === seat && vote.question === question && !vote.over) ?? null;
