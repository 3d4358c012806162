import type { Seat } from "../../engine/index.ts";
import type { Verdict } from "../../store/records.ts";
import type { Core } from "../core.ts";
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
import { type Removal, removeText } from "./removing.ts";

/** What people say to each other beyond what the rules let them agree on: beside the log, which no word of it enters. */
export interface Negotiation {
  /** Whom this seat can promise something, and how long. Refused where nobody hears a promise. */
  promiseForm(game: string, person: string, seat: Seat): Promise<PromiseForm>;
  /** Promises something in front of everyone. */
  promise(game: string, wish: PromiseWish, asked: Asked): Promise<void>;
  /** Says of a promise, by its name, that it was kept or broken: for whoever it was made to, as often as they like. */
  judge(game: string, said: { readonly promise: string; readonly verdict: Verdict }, asked: Asked): Promise<void>;
  takePromiseBack(game: string, promise: string, asked: Asked): Promise<void>;
  /** Removes for good what somebody has written that a message of ours shows: for the moderator, and the server's staff. */
  removeText(wish: OfficeRequest & Removal): Promise<void>;
  /** What binds, what is open, what was only said. */
  ledger(game: string, person: string, wish: LedgerWish): Promise<Ledger>;
}

export const negotiation = (core: Core): Negotiation => ({
  promiseForm: (game, person, seat) => promiseForm(core, game, person, seat),
  promise: (game, wish, asked) => givePromise(core, game, wish, asked),
  judge: (game, said, asked) => judgePromise(core, game, said, asked),
  takePromiseBack: (game, promise, asked) => takePromiseBack(core, game, promise, asked),
  removeText: (wish) => removeText(core, wish),
  ledger: (game, person, wish) => ledgerOf(core, game, person, wish),
});
