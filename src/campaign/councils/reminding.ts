import type { Play } from "../play.ts";
import { asPlayed } from "./sending.ts";
import { atOnce } from "./tally.ts";
import { electorateOf, motionsIn, votingCouncil } from "./vote-keeping.ts";
import { voteTime } from "./vote-time.ts";
import { reminderAt, stageOf } from "./vote-times.ts";

/** Notes which votes are half-way to closing with no majority: those whose vote is missing are reminded then, once. */
export function remindVoters(play: Play): void {
  const live = asPlayed(play);
  play.votes = play.votes.map((vote) => {
    const council = votingCouncil(live, vote.seat, play.now);
    if (vote.over || vote.reminded || vote.asked === null || council === null) return vote;
    const time = voteTime(live, vote, play.now);
    const half = reminderAt(time);
    const isOpen = stageOf(time).kind === "vote"; // what nobody has seen to in time closes unreminded
    const isDue = isOpen && half !== null && time.left !== null && time.left <= half;
    const stands = atOnce(motionsIn(play.motions, vote), electorateOf(council)) !== null;
    return isDue && !stands ? { ...vote, reminded: true } : vote;
  });
}
