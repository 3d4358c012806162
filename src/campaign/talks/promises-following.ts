/** What becomes of the promises that go with offers when these are agreed, come to nothing or are taken back. */
import { offerId } from "#engine";
import { targetOf } from "../../proof/history.ts";
import type { Change } from "../../store/change.ts";
import type { PromiseRecord } from "../../store/records.ts";
import type { Consequence } from "../facts/changed.ts";
import { idsOfOpen } from "../facts/offers.ts";

/**
 * What a change means for promises that go with offers: they are given once theirs is agreed, nothing where it comes to
 * nothing, and open again where it is taken back.
 */
export const promisesFollowing: Consequence = ({ change, live }) => {
  const bound = live.promises.filter(({ offer, state }) => offer !== null && state !== "taken back");
  if (bound.length === 0) return null;
  const open = idsOfOpen(live);
  const back = firstTakenBack(change);
  const promises = bound.flatMap((promise) => {
    const state = stateAfter(promise, { open, agreed: change.agreed, back });
    return state === promise.state ? [] : [{ ...promise, state, judged: state === "given" ? promise.judged : [] }];
  });
  return promises.length === 0 ? null : { promises };
};

interface Offers {
  readonly open: ReadonlySet<string>;
  readonly agreed: Change["agreed"];
  /** The first row that is taken back with it; null: none is. */
  readonly back: number | null;
}

function stateAfter(
  { offer, state }: PromiseRecord,
  { open, agreed = new Set(), back }: Offers,
): PromiseRecord["state"] {
  if (offer === null) return state;
  if (open.has(offer)) return "offered";
  if (state !== "void" && agreed.has(offer)) return "given";
  const isGone = back !== null && rowOf(offer) >= back;
  return state === "offered" || isGone ? "void" : state;
}

/** The number of the row that made an offer. */
const rowOf = (offer: string): number => Number(offer.slice(offerId(0).length - 1));

function firstTakenBack({ rows = [] }: Change): number | null {
  const rewind = rows.find(({ kind }) => kind === "rewind");
  return rewind ? targetOf(rewind) : null;
}
