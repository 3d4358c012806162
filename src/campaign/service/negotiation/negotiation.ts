/**
 * What people say to each other beyond what the rules let them agree on: kept apart from the log, which no word of it
 * enters.
 */
import type { TalkSettings } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { bound } from "../bound.ts";
import type { Core } from "../core.ts";
import { configureLobby } from "../lobby/lobby-settings.ts";
import { ledgerOf } from "./ledger.ts";
import { givePromise, judgePromise, promiseForm, takePromiseBack } from "./promising.ts";
import { letRead, readTalk } from "./reading.ts";
import { giveReason } from "./refusing.ts";
import { removeText } from "./removing.ts";
import { leaveTalk, openTalk, talkForm, talkSeats } from "./talking.ts";

export type Negotiation = ReturnType<typeof negotiation>;

export const negotiation = (core: Core) =>
  bound(core, {
    /** Whom this seat can promise something, and how long. Refused where nobody hears a promise. */
    promiseForm,
    /** Promises something, in front of everyone or in a private talk. */
    promise: givePromise,
    /** Says of a promise, by its name, that it was kept or broken: for whoever it was made to, as often as they like. */
    judge: judgePromise,
    takePromiseBack,
    /** Says why a seat has declined an offer. Refused where there is nothing to explain. */
    giveReason,
    /** The host of a lobby settles whether there are private talks, and who hears of them. */
    configure: (on: Core, game: string, change: Partial<TalkSettings>, asked: Asked): Promise<void> =>
      configureLobby(on, game, asked, () => change),
    /** What a seat sees before it opens a talk. Refused where there are none. */
    talkForm,
    /** Opens a private talk with these seats, or finds the one that there is; says which. */
    talk: openTalk,
    leaveTalk,
    /** After the end: lets everyone read a talk, for the seats that this person speaks for. */
    letRead,
    /** Lets somebody into a talk that all of its seats have opened. Refused for every other. */
    readTalk,
    /** The seats of a talk that this person takes part in. Refused for everybody else, and where there is none. */
    talkSeats,
    /** Removes for good what somebody has written that a message of ours shows: for the moderator, and the server's staff. */
    removeText,
    /** What binds, what is open, what was only said. */
    ledger: ledgerOf,
  });
