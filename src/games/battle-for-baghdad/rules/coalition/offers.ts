/** The life of an offer: opened, accepted by one seat after another, done; or declined, countered, withdrawn, lapsed. */
import { type Frozen, game, mustGet, type RulesContext, type Seat, take } from "#engine";
import type { CardId } from "../../content/pack.ts";
import { counted, inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { kindsNamed, receive } from "../cards/hands.ts";
import { isPointless } from "./bonds.ts";
import { freeCount, taken } from "./held.ts";
import { type Closing, type Coalition, isTerm, type Offer, type Pledge } from "./types.ts";
import { pursesOf } from "./words.ts";

const { told } = game<Baghdad>();

/** The Coalition Phase that is going on. */
export function marketOf<T extends Table | Frozen<Table>>({ coalition }: T): NonNullable<T["coalition"]> {
  if (!coalition) throw new Error("there is no Coalition Phase");
  return coalition;
}

export function find<T extends Table | Frozen<Table>>(
  table: T,
  id: string,
): NonNullable<T["coalition"]>["offers"][number] {
  const offer = marketOf(table).offers.find((one) => one.id === id);
  if (!offer) throw new Error(`no offer ${id}`);
  return offer;
}

/** An offer lies on the table; who is to get cards sees which. */
export function open(s: RulesContext<Baghdad>, offer: Offer, gifts: readonly Pledge[]): void {
  const { table } = s.state;
  marketOf(table).offers.push(offer);
  hold(s, gifts);
  s.emit({ kind: "proposed", offer, purses: pursesOf(table, offer.seats) }, shown(gifts));
  lapse(s);
  recall(s, offer);
}

/** Who is ready unless an offer names them is so no longer, and waited for again. */
function recall(s: RulesContext<Baghdad>, { from, seats }: Offer): void {
  const market = marketOf(s.state.table);
  const recalled = market.unless.filter((seat) => seat !== from && seats.includes(seat));
  if (recalled.length === 0) return;
  const stays = (seat: Seat): boolean => !recalled.includes(seat);
  market.ready = market.ready.filter(stays);
  market.unless = market.unless.filter(stays);
  for (const seat of recalled) s.emit({ kind: "ready", seat, ready: false });
  s.reopenQuestion();
}

/** A seat accepts, and names the cards that it was asked for. The last one to accept brings the offer about. */
export function agree(s: RulesContext<Baghdad>, offer: Offer, seat: Seat, given: readonly Pledge[]): void {
  const agreed = { ...offer, accepted: [...offer.accepted, seat] };
  const market = marketOf(s.state.table);
  market.offers = market.offers.map((one) => (one.id === offer.id ? agreed : one));
  hold(s, given);
  if (awaits(agreed).length === 0) fulfil(s, agreed);
  else s.emit({ kind: "accepted", seat, offer: agreed }, shown(given));
  lapse(s);
}

/** Whether an open offer waits for the word of this seat. */
export const isAwaited = ({ coalition }: Frozen<Table>, seat: Seat): boolean =>
  coalition?.offers.some((offer) => awaits(offer).includes(seat)) ?? false;

/** Who has still to accept. */
export const awaits = ({ from, seats, accepted }: Frozen<Offer>): readonly Seat[] =>
  seats.filter((seat) => seat !== from && !accepted.includes(seat));

/** An offer comes to nothing: by a seat's word, or by itself. */
export function close(s: RulesContext<Baghdad>, offer: Frozen<Offer>, why: Closing, seat: Seat | null = null): void {
  remove(s, offer.id);
  s.emit({ kind: "offerClosed", offer, why, seat });
}

/** R-30 Everything changes hands at once; the rest binds from now on, and nobody takes it back. */
function fulfil(s: RulesContext<Baghdad>, offer: Offer): void {
  const { table, hands } = s.state;
  const purses = pursesOf(table, offer.seats);
  s.barrier();
  const pledges = offer.seats.flatMap((seat) =>
    mustGet(hands, seat).pledges.filter((pledge) => pledge.offer === offer.id && pledge.from === seat),
  );
  remove(s, offer.id);
  for (const clause of offer.clauses) {
    if (clause.kind !== "pay") continue;
    mustGet(table.sides, clause.from).pp -= clause.amount;
    mustGet(table.sides, clause.to).pp += clause.amount;
  }
  const terms = offer.clauses.filter(isTerm);
  if (terms.length > 0) table.agreements.push({ seats: offer.seats, terms });
  s.emit({ kind: "agreed", offer, purses });
  for (const { from, cards } of pledges) giveAway(s, from, cards);
  for (const seat of offer.seats)
    receive(
      s,
      seat,
      pledges.filter(({ to }) => to === seat).flatMap(({ cards }) => cards),
    );
  for (const other of [...marketOf(table).offers]) if (isPointless(table, other)) close(s, other, "agreed");
}

function giveAway(s: RulesContext<Baghdad>, seat: Seat, cards: readonly CardId[]): void {
  const { cards: own } = mustGet(s.state.hands, seat);
  for (const card of cards) take(own, card);
  mustGet(s.state.table.sides, seat).cards = own.length;
  s.emit(null, { [seat]: { kind: "gave", gave: cards, cards: own } });
}

/** An offer whose payments or cards public numbers no longer allow is withdrawn by itself (section 7). */
export function lapse(s: RulesContext<Baghdad>): void {
  const { table } = s.state;
  for (const offer of [...marketOf(table).offers]) {
    const lack = lacking(table, offer);
    if (lack) close(s, offer, lack.what, lack.seat);
  }
}

/** The seat that has no longer the PP that it would pay, or no longer cards enough that are not held; null: none. */
function lacking(
  table: Frozen<Table>,
  offer: Frozen<Offer>,
): { readonly seat: Seat; readonly what: "noPP" | "noCards" } | null {
  for (const seat of offer.seats) {
    const pays = offer.clauses.reduce((sum, c) => (c.kind === "pay" && c.from === seat ? sum + c.amount : sum), 0);
    if (pays > mustGet(table.sides, seat).pp) return { seat, what: "noPP" };
    const asked = offer.accepted.includes(seat) ? 0 : taken(offer, seat, "ask");
    if (asked > Math.max(0, freeCount(table, seat))) return { seat, what: "noCards" };
  }
  return null;
}

/** Giver and receiver have a copy each. */
function hold({ state: { hands } }: RulesContext<Baghdad>, pledges: readonly Pledge[]): void {
  for (const pledge of pledges) for (const seat of [pledge.from, pledge.to]) mustGet(hands, seat).pledges.push(pledge);
}

/** What receivers are told of the cards that they would get. */
const shown = (pledges: readonly Pledge[]) =>
  Object.fromEntries(pledges.map(({ from, to, cards }) => [to, { kind: "named", from, cards } as const]));

function remove({ state: { table, hands } }: RulesContext<Baghdad>, id: string): void {
  const market: Coalition = marketOf(table);
  market.offers = market.offers.filter((offer) => offer.id !== id);
  for (const hand of Object.values(hands)) hand.pledges = hand.pledges.filter(({ offer }) => offer !== id);
}

export const gave = told("gave", {
  privately: (secret, content) =>
    `You gave ${inList(kindsNamed(content, secret.gave))}. You hold ${counted(secret.cards.length, "card")} now.`,
});
