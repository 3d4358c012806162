import { offerId, publicView, type Seat, viewOf } from "#engine";
import { targetOf } from "../../proof/history.ts";
import type { Change } from "../../store/change.ts";
import type { PromiseRecord } from "../../store/records.ts";
import type { Consequence } from "../facts/changed.ts";
import type { Live } from "../facts/live.ts";
import type { Play } from "../moves/play.ts";

/**
 * What a change means for promises that go with offers: they are given once theirs is agreed, nothing where it comes to
 * nothing, and open again where it is taken back.
 */
export const promisesFollowing: Consequence = ({ change, live }) => {
  const bound = live.promises.filter(({ offer, state }) => offer !== null && state !== "taken back");
  if (bound.length === 0) return null;
  const open = openOffers(live);
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

/** Ids of all offers that wait for an answer. */
function openOffers({ book, env }: Pick<Live, "book" | "env">): ReadonlySet<string> {
  if (env.over) return new Set();
  const { publicOffers, offers } = book.definition;
  if (publicOffers) return new Set(publicOffers.open(publicView(book, env)).map(({ id }) => id));
  return new Set(env.seats.flatMap((seat) => offers(viewOf(book, env, seat)).map(({ id }) => id)));
}

/** The offers that were agreed in a play: as everyone was told, or where terms are secret as the last to accept has said. */
export function agreedIn({ live, advances, rows, env }: Play): ReadonlySet<string> {
  const { definition, content } = live.book;
  const { publicOffers, offering } = definition;
  if (publicOffers) {
    const events = advances.flatMap(({ happenings }) =>
      happenings.flatMap((h) => (h.kind === "event" ? (h.event ?? []) : [])),
    );
    const deals = events.filter((event) => publicOffers.stage(event) === null);
    return new Set(deals.flatMap((event) => publicOffers.ended(event, content)?.id ?? []));
  }
  const accepted = rows.flatMap((row) => (row.action === offering?.accept ? offerIn(row.params, offering.param) : []));
  if (accepted.length === 0) return new Set();
  const open = openOffers({ book: live.book, env });
  return new Set(accepted.filter((id) => !open.has(id)));
}

/** The offer that the params of an act name. */
export function offerIn(params: unknown, param: string): readonly string[] {
  const given = typeof params === "object" && params !== null ? new Map(Object.entries(params)).get(param) : undefined;
  return typeof given === "string" ? [given] : [];
}

export const sameSeats = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((seat) => others.includes(seat));
