/** What concerns seats that several people hold. */
import type { Asked } from "../../contract/game.ts";
import { type Vote, vote } from "../ballots/voting.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { noteReader } from "../lobby/readers.ts";
import { configureCouncils, configureJoiningLater } from "../lobby/settings.ts";
import { placeOnSide, propose, removeFromPair, setCalls } from "./proposing.ts";

export type Councils = ReturnType<typeof councils>;

export const councils = (core: Core) =>
  bound(core, {
    /** Changes how the sides of a lobby are joined by many: the host's. */
    configure: configureCouncils,
    /** Changes how people come to the sides of a running campaign: the host's. */
    configureJoiningLater,
    /** Asks somebody to play on a side of a lobby: the host's, where they put people on sides. */
    place: placeOnSide,
    /** Puts offices, a removal, the rule or who answers offers to the vote of one's own council. */
    propose,
    /** A member's word on that, or on who asks to join; whoever plays a seat alone decides that. */
    answer: (on: Core, game: string, answer: Vote, asked: Asked): Promise<void> =>
      vote(on, game, "matter", answer, asked),
    /** Expels somebody from a council of two: the moderator's, or the host's or the staff's if they do not play. */
    removeFromPair,
    /** Notes whether one of those who play could read all private threads: what councils show there depends on it. */
    noteReader,
    /** When somebody wants to be called by their own council. */
    setCalls,
  });
