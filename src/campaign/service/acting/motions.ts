/**
 * What members of a council that votes can do with answers to what their seat is asked. Each throws `Refused`. Motions are no
 * ballots (`src/campaign/ballots`): several compete for one question, within its clock, and what wins is an act of the game.
 */

import type { MotionAddress, MotionPost } from "../../contract/votes.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { motionFor } from "../messenger/motion-post.ts";
import type { Turns } from "./turns.ts";
import {
  closeVote,
  type MotionKey,
  object,
  pollVote,
  propose,
  proposeAgain,
  sendAnyway,
  support,
  type Voted,
  type Voter,
} from "./voting.ts";

export type Motions = ReturnType<typeof motions>;

export const motions = (core: Core, turns: Turns) => ({
  ...bound(turns, {
    propose,
    /** For a named answer of an open question, by its label; the same again takes it back. */
    pollVote,
    support,
    object,
    /** The captain's: before its time; what wins is sent. */
    closeVote,
    /** Whoever is on duty; a motion that has changed, the captain. */
    sendAnyway,
  }),
  /** A motion that was taken back, once more: by any member, who supports it then. */
  async proposeAgain(voter: Voter & MotionKey): Promise<Voted> {
    const { game, seat, vote: number, motion } = voter;
    const own = await core.repository.motionsOf(game, { seat, number });
    return await proposeAgain(turns, voter, own.find((one) => one.number === motion) ?? null);
  },
  /** A motion as its council's thread shows it. */
  look: (game: string, person: string, motion: MotionAddress): Promise<MotionPost> =>
    motionFor(core, game, person, motion),
});
