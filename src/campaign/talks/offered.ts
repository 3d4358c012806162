/** Promises that go with an offer: whether one can, how it is made, and where it stands. */
import { type OpenOffer, offerId, refuse, type Seat } from "#engine";
import type { PromiseRecord, Rich } from "../../store/records.ts";
import type { OfferedPromise } from "../contract/answers.ts";
import type { Live } from "../facts/live.ts";
import { namedInText } from "../facts/names.ts";
import { answeredBy, arePublic, openOffer, sameSeats } from "../facts/offers.ts";
import { forbid, mayWith } from "../facts/permissions.ts";
import type { Play } from "../moves/play.ts";
import { isKnownTo } from "./names.ts";
import { isNegotiated, othersThan, requireNegotiated } from "./parties.ts";
import { lastTurn, promiseName, sentenceOf } from "./promise.ts";
import { onlySaid } from "./promise-post.ts";

/** Whether a sentence can go with the offers of this seat: others than computers hear it. */
export const mayPromise = (live: Live, seat: Seat): boolean => isNegotiated(live) && othersThan(live, seat).length > 0;

/**
 * The promise that goes with the offer that a seat has just made, as it is written. It stands where the offer does: in the
 * private talk of its seats, else where everyone reads the offer. Throws `Refused` where none was made, or nobody hears it.
 */
export function offeredPromise(
  play: Play,
  { person, seat }: { readonly person: string; readonly seat: Seat },
  wish: OfferedPromise,
): PromiseRecord {
  const { live, now, phase } = play;
  requireNegotiated(live);
  if (!mayWith(live, { person, seat, now }, "speak")) forbid("speak");
  const { offer, countered } = madeBy(play, seat);
  const number = live.promises.length + play.promises.length + 1;
  const made = {
    ...{ number, id: promiseName(live.record, number), offer: offer.id, at: now },
    ...{ phase: phase.id, turn: phase.turn, state: "offered" as const, judged: [] },
  };
  if (wish === "kept") {
    const before = live.promises.find((one) => one.offer === countered && one.state === "offered");
    if (!before || before.text === null)
      return refuse("stale", "The offer that you counter promises nothing any more.");
    return { ...before, ...made };
  }
  const to = othersThan(live, seat).filter((other) => offer.seats.includes(other));
  if (to.length === 0) refuse("nobody", "Computers play the others in this offer: they hear no promise.");
  return {
    ...made,
    ...{ seat, person, to, text: sentenceOf(wish.text), until: lastTurn(wish.ending, phase) },
    ...whereSaid(live, offer.seats, person),
  };
}

/** The offer that a seat has made in this play, and the one that it counters. */
function madeBy(
  { live, rows, advances }: Play,
  seat: Seat,
): { readonly offer: OpenOffer; readonly countered: string | null } {
  const { book } = live;
  const { offering } = book.definition;
  const at = rows.findIndex(
    (row) => row.kind === "act" && row.seat === seat && [offering?.action, offering?.counter].includes(row.action),
  );
  const [row, advance] = [rows[at], advances[at]];
  const offer = row && advance && openOffer({ book, env: advance.state }, offerId(row.seq), seat);
  if (!offer) return refuse("no-offer", "Your promise goes with an offer, and none was made.");
  return { offer, countered: answeredBy(book, row, "counter") };
}

/** Where somebody's words on an offer between these seats stand: in their private talk, else where the offer is read. */
export function whereSaid(
  { talks, book }: Pick<Live, "talks" | "book">,
  seats: readonly Seat[],
  person: string,
): Pick<PromiseRecord, "among" | "talk"> {
  const held = talks.find((one) => !one.locked && one.persons.includes(person) && sameSeats(one.seats, seats));
  return { among: !held && arePublic(book) ? null : seats, talk: held?.id ?? null };
}

/** What goes with an offer, for those who know of it; null: nothing does. */
export const promiseWith = (
  { promises }: Pick<Live, "promises">,
  offer: string,
  seats: readonly Seat[],
): PromiseRecord | null =>
  promises.find((one) => one.offer === offer && one.state !== "void" && isKnownTo(one.among, seats)) ?? null;

export const byWords = (live: Live, { seat }: PromiseRecord): string => `, by ${namedInText(live, [seat])}`;

/** What is said with an open offer; whoever counters one may keep what the other side has promised. */
export function openWords(live: Live, promise: PromiseRecord): Rich {
  const { seat, offer } = promise;
  const made = offer === null ? undefined : openOffer(live, offer, seat);
  return onlySaid(promise, made && made.from !== seat ? byWords(live, promise) : "");
}
