import type { Core } from "../core.ts";
import type { Turns } from "../turns.ts";
import { type MotionAddress, type MotionPost, motionFor } from "./motion-post.ts";
import {
  closeVote,
  type MotionKey,
  object,
  type Proposal,
  pollVote,
  propose,
  proposeAgain,
  sendAnyway,
  support,
  type Voted,
  type Voter,
} from "./voting.ts";

/** What members of a council that votes can do with answers to what their seat is asked. Each throws `Refused`. */
export interface Motions {
  propose(proposal: Proposal): Promise<Voted>;
  /** A motion that was taken back, once more: by any member, who supports it then. */
  proposeAgain(voter: Voter & MotionKey): Promise<Voted>;
  /** For a named answer of an open question, by its label; the same again takes it back. */
  pollVote(voter: Voter & { readonly decision: string; readonly label: string }): Promise<Voted>;
  support(voter: Voter & MotionKey): Promise<Voted>;
  object(voter: Voter & MotionKey): Promise<Voted>;
  /** The captain's: before its time; what wins is sent. */
  closeVote(voter: Voter & { readonly vote: number }): Promise<Voted>;
  /** Whoever is on duty; a motion that has changed, the captain. */
  sendAnyway(voter: Voter & MotionKey): Promise<Voted>;
  /** A motion as its council's thread shows it. */
  look(game: string, person: string, motion: MotionAddress): Promise<MotionPost>;
}

export const motions = (core: Core, turns: Turns): Motions => ({
  propose: (proposal) => propose(turns, proposal),
  async proposeAgain(voter) {
    const { game, seat, vote: number, motion } = voter;
    const own = await core.repository.motionsOf(game, { seat, number });
    return await proposeAgain(turns, voter, own.find((one) => one.number === motion) ?? null);
  },
  pollVote: (voter) => pollVote(turns, voter),
  support: (voter) => support(turns, voter),
  object: (voter) => object(turns, voter),
  closeVote: (voter) => closeVote(turns, voter),
  sendAnyway: (voter) => sendAnyway(turns, voter),
  look: (game, person, motion) => motionFor(core, game, person, motion),
});
