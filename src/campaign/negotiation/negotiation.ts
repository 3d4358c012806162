import type { Seat } from "#engine";
import type { TalkSettings, Verdict } from "../../store/records.ts";
import type { Core } from "../core.ts";
import { configureLobby } from "../lobby-settings.ts";
import type { Asked } from "../passing-on.ts";
import type { OfficeRequest } from "../permissions.ts";
import { type Ledger, type LedgerWish, ledgerOf } from "./ledger.ts";
import {
  givePromise,
  judgePromise,
  type PromiseForm,
  type PromiseWish,
  promiseForm,
  takePromiseBack,
} from "./promising.ts";
import { letRead, readTalk } from "./reading.ts";
import { giveReason } from "./refusing.ts";
import { type Removal, removeText } from "./removing.ts";
import { leaveTalk, openTalk, type TalkForm, talkForm, talkSeats } from "./talking.ts";

/** What people say to each other beyond what the rules let them agree on: beside the log, which no word of it enters. */
export interface Negotiation {
  /** Whom this seat can promise something, and how long. Refused where nobody hears a promise. */
  promiseForm(
    game: string,
    wish: { readonly person: string; readonly seat: Seat; readonly talk: string | null },
  ): Promise<PromiseForm>;
  /** Promises something, in front of everyone or in a private talk. */
  promise(game: string, wish: PromiseWish, asked: Asked): Promise<void>;
  /** Says of a promise, by its name, that it was kept or broken: for whoever it was made to, as often as they like. */
  judge(game: string, said: { readonly promise: string; readonly verdict: Verdict }, asked: Asked): Promise<void>;
  takePromiseBack(game: string, promise: string, asked: Asked): Promise<void>;
  /** Says why a seat has declined an offer. Refused where there is nothing to explain. */
  giveReason(
    game: string,
    wish: { readonly offer: string; readonly seat: Seat; readonly text: string },
    asked: Asked,
  ): Promise<void>;
  /** The host of a lobby settles whether there are private talks, and who hears of them. */
  configure(game: string, change: Partial<TalkSettings>, asked: Asked): Promise<void>;
  /** What a seat sees before it opens a talk. Refused where there are none. */
  talkForm(game: string, person: string, seat: Seat): Promise<TalkForm>;
  /** Opens a private talk with these seats, or finds the one that there is; says which. */
  talk(game: string, wish: { readonly seat: Seat; readonly others: readonly Seat[] }, asked: Asked): Promise<string>;
  leaveTalk(game: string, talk: string, asked: Asked): Promise<void>;
  /** After the end: lets everyone read a talk, for the seats that this person speaks for. */
  letRead(game: string, talk: string, asked: Asked): Promise<void>;
  /** Lets somebody into a talk that all of its seats have opened. Refused for every other. */
  readTalk(game: string, talk: string, asked: Asked): Promise<void>;
  /** The seats of a talk that this person takes part in. Refused for everybody else, and where there is none. */
  talkSeats(game: string, talk: string, person: string): Promise<readonly Seat[]>;
  /** Removes for good what somebody has written that a message of ours shows: for the moderator, and the server's staff. */
  removeText(wish: OfficeRequest & Removal): Promise<void>;
  /** What binds, what is open, what was only said. */
  ledger(game: string, person: string, wish: LedgerWish): Promise<Ledger>;
}

export const negotiation = (core: Core): Negotiation => ({
  promiseForm: (game, wish) => promiseForm(core, game, wish),
  promise: (game, wish, asked) => givePromise(core, game, wish, asked),
  judge: (game, said, asked) => judgePromise(core, game, said, asked),
  takePromiseBack: (game, promise, asked) => takePromiseBack(core, game, promise, asked),
  giveReason: (game, wish, asked) => giveReason(core, game, wish, asked),
  configure: (game, change, asked) => configureLobby(core, game, asked, () => change),
  talkForm: (game, person, seat) => talkForm(core, game, person, seat),
  talk: (game, wish, asked) => openTalk(core, game, wish, asked),
  leaveTalk: (game, talk, asked) => leaveTalk(core, game, talk, asked),
  letRead: (game, talk, asked) => letRead(core, game, talk, asked),
  readTalk: (game, talk, asked) => readTalk(core, game, talk, asked),
  talkSeats: (game, talk, person) => talkSeats(core, game, talk, person),
  removeText: (wish) => removeText(core, wish),
  ledger: (game, person, wish) => ledgerOf(core, game, person, wish),
});
