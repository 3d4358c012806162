import { type Desk, type Frozen, type OpenOffer, of, type Seat, take, type View } from "../../../engine/index.ts";
import { receive } from "../cards/hands.ts";
import type { Baghdad, CardId, Table } from "../state.ts";
import type { Clause, Closing, Coalition, Offer, Pledge, Term } from "./clauses.ts";
import { freeCount, taken } from "./held.ts";
import { offerText } from "./words.ts";

/** The life of an offer: opened, accepted by one seat after the other, done; or declined, withdrawn, impossible, over. */

/** The Coalition Phase that is going on. */
export function marketOf<T extends Table | Frozen<Table>>({ coalition }: T): NonNullable<T["coalition"]> {
  if (!coalition) throw new Error("there is no Coalition Phase");
  return coalition;
}

/** An offer lies on the table; who is to get cards sees which. */
export function open(s: Desk<Baghdad>, offer: Offer, gifts: readonly Pledge[]): void {
  marketOf(s.state.table).offers.push(offer);
  hold(s, gifts);
  s.emit({ kind: "proposed", offer }, shown(gifts));
  lapse(s);
}

/** A seat accepts, and names the cards that it was asked for. The last one to accept brings the offer about. */
export function agree(s: Desk<Baghdad>, offer: Offer, seat: Seat, given: readonly Pledge[]): void {
  offer.accepted = [...offer.accepted, seat];
  hold(s, given);
  if (awaits(offer).length === 0) fulfil(s, offer);
  else s.emit({ kind: "accepted", seat, offer }, shown(given));
  lapse(s);
}

/** Who has still to accept. */
export const awaits = ({ from, seats, accepted }: Frozen<Offer>): readonly Seat[] =>
  seats.filter((seat) => seat !== from && !accepted.includes(seat));

/** An offer comes to nothing: by a seat's word, or by itself. */
export function close(s: Desk<Baghdad>, offer: Frozen<Offer>, why: Closing, seat: Seat | null = null): void {
  remove(s, offer.id);
  s.emit({ kind: "offerClosed", offer, why, seat });
}

/** R-30 Everything changes hands at once; the rest binds from now on. */
function fulfil(s: Desk<Baghdad>, offer: Offer): void {
  const { table, hands } = s.state;
  const pledges = offer.seats.flatMap((seat) =>
    of(hands, seat).pledges.filter((pledge) => pledge.offer === offer.id && pledge.from === seat),
  );
  remove(s, offer.id);
  for (const clause of offer.clauses) {
    if (clause.kind !== "pay") continue;
    of(table.sides, clause.from).pp -= clause.amount;
    of(table.sides, clause.to).pp += clause.amount;
  }
  const terms = offer.clauses.filter(isTerm);
  if (terms.length > 0) table.agreements.push({ seats: offer.seats, terms });
  s.emit({ kind: "agreed", offer });
  for (const { from, cards } of pledges) giveAway(s, from, cards);
  for (const seat of offer.seats)
    receive(
      s,
      seat,
      pledges.filter(({ to }) => to === seat).flatMap(({ cards }) => cards),
    );
}

export const isTerm = (clause: Frozen<Clause>): clause is Term =>
  clause.kind !== "pay" && clause.kind !== "give" && clause.kind !== "ask";

function giveAway(s: Desk<Baghdad>, seat: Seat, cards: readonly CardId[]): void {
  const { cards: own } = of(s.state.hands, seat);
  for (const card of cards) take(own, card);
  of(s.state.table.sides, seat).cards = own.length;
  s.emit(null, { [seat]: { kind: "gave", gave: cards, cards: own } });
}

/** An offer whose payments or cards public numbers no longer allow is withdrawn by itself (section 7). */
export function lapse(s: Desk<Baghdad>): void {
  const { table } = s.state;
  for (const offer of [...marketOf(table).offers]) if (!possible(table, offer)) close(s, offer, "impossible");
}

/** Whether every seat of an offer has the PP it would pay, and cards enough that are not held. */
function possible(table: Frozen<Table>, offer: Frozen<Offer>): boolean {
  return offer.seats.every((seat) => {
    const pays = offer.clauses.reduce((sum, c) => (c.kind === "pay" && c.from === seat ? sum + c.amount : sum), 0);
    const asked = offer.accepted.includes(seat) ? 0 : taken(offer, seat, "ask");
    return pays <= of(table.sides, seat).pp && asked <= Math.max(0, freeCount(table, seat));
  });
}

/** Giver and receiver have a copy each. */
function hold({ state: { hands } }: Desk<Baghdad>, pledges: readonly Pledge[]): void {
  for (const pledge of pledges) for (const seat of [pledge.from, pledge.to]) of(hands, seat).pledges.push(pledge);
}

/** What receivers are told of the cards that they would get. */
const shown = (pledges: readonly Pledge[]) =>
  Object.fromEntries(pledges.map(({ from, to, cards }) => [to, { kind: "named", from, cards } as const]));

function remove({ state: { table, hands } }: Desk<Baghdad>, id: string): void {
  const market: Coalition = marketOf(table);
  market.offers = market.offers.filter((offer) => offer.id !== id);
  for (const hand of Object.values(hands)) hand.pledges = hand.pledges.filter(({ offer }) => offer !== id);
}

/** The offers that wait for this seat, and its own. Until all have accepted, whoever has may still decline. */
export function offers({ content, table, seat, hand }: View<Baghdad>): OpenOffer[] {
  return (table.coalition?.offers ?? [])
    .filter((offer) => offer.seats.includes(seat))
    .map((offer) => ({
      id: offer.id,
      seats: offer.seats,
      from: offer.from,
      invited: awaits(offer).includes(seat),
      actions: actionsOn(offer, seat),
      param: "offer",
      text: offerText(content, offer, hand.pledges),
    }));
}

function actionsOn(offer: Frozen<Offer>, seat: Seat): string[] {
  if (offer.from === seat) return ["withdraw"];
  return awaits(offer).includes(seat) ? ["accept", "reject"] : ["reject"];
}
