import { type Desk, type Frozen, type OpenOffer, of, type Seat, take, type View } from "../../engine/index.ts";
import { sortHand } from "./cards/deck.ts";
import { cardNames, count } from "./cards/faces.ts";
import type { Content } from "./content.ts";
import { faction, The } from "./factions.ts";
import type { CardId, Iraq, Price, Proposal, Secret } from "./state.ts";

/** Ruling K: a proposal is known to its two seats alone; each has a copy. */
export function open(s: Desk<Iraq>, proposal: Proposal): void {
  for (const seat of [proposal.from, proposal.to]) of(s.state.hands, seat).proposals.push(proposal);
  tellBoth(s, proposal, (mine) => ({ kind: "proposed", proposal, mine }));
}

/** A proposal comes to nothing, and its two seats are told why. */
export function close(s: Desk<Iraq>, proposal: Proposal, why: (Secret & { kind: "closed" })["why"]): void {
  remove(s, proposal);
  tellBoth(s, proposal, (mine) => ({ kind: "closed", why, proposal, mine }));
}

/** Ruling L: at the end of the phase. */
export function closeAll(s: Desk<Iraq>): void {
  for (const seat of s.state.table.seats) {
    const made = of(s.state.hands, seat).proposals.filter((proposal) => proposal.from === seat);
    for (const proposal of made) close(s, proposal, "over");
  }
}

/** R-08 The exchange; then ruling I: proposals that offer a card which has gone lapse. */
export function exchange(s: Desk<Iraq>, proposal: Proposal, cards: readonly CardId[]): void {
  const { from, to, give } = proposal;
  remove(s, proposal);
  hand(s, from, to, give);
  hand(s, to, from, cards);
  const { table } = s.state;
  const trade = { from, to, gave: give.length, got: cards.length };
  table.trades.push(trade);
  s.emit(
    { kind: "traded", ...trade },
    { [from]: report(s, from, to, give, cards), [to]: report(s, to, from, cards, give) },
  );
  lapse(s, from, give);
  lapse(s, to, cards);
}

function hand(s: Desk<Iraq>, from: Seat, to: Seat, cards: readonly CardId[]): void {
  const { table, hands } = s.state;
  const giver = of(hands, from).cards;
  const taker = of(hands, to).cards;
  for (const card of cards) taker.push(take(giver, card));
  sortHand(s.content, table.seats, to, taker);
  table.sizes[from] = giver.length;
  table.sizes[to] = taker.length;
}

function report(s: Desk<Iraq>, seat: Seat, other: Seat, gave: readonly CardId[], got: readonly CardId[]): Secret {
  return { kind: "traded", with: other, gave, got, cards: [...of(s.state.hands, seat).cards] };
}

function lapse(s: Desk<Iraq>, seat: Seat, gone: readonly CardId[]): void {
  const made = of(s.state.hands, seat).proposals.filter((proposal) => proposal.from === seat);
  for (const proposal of made) if (proposal.give.some((card) => gone.includes(card))) close(s, proposal, "gone");
}

function remove(s: Desk<Iraq>, { id, from, to }: Proposal): void {
  for (const seat of [from, to]) {
    const own = of(s.state.hands, seat);
    own.proposals = own.proposals.filter((proposal) => proposal.id !== id);
  }
}

function tellBoth(s: Desk<Iraq>, { from, to }: Proposal, secret: (mine: boolean) => Secret): void {
  s.emit(null, { [from]: secret(true), [to]: secret(false) });
}

/** The proposals that wait for this seat, and those that it has made. */
export function offers({ content, table, hand: own, seat }: View<Iraq>): OpenOffer[] {
  if (table.phase !== "negotiations") return [];
  return own.proposals.map((proposal) => ({
    id: proposal.id,
    seats: [proposal.from, proposal.to],
    from: proposal.from,
    invited: proposal.to === seat,
    actions: proposal.from === seat ? ["withdraw"] : ["accept", "decline"],
    param: "offer",
    text: terms(content, proposal, proposal.from === seat),
  }));
}

/** So many cards of each side are named. */
const NAMED = 12;

/** "You offer the Kurds Anarchy (M 5) for 2 cards of their choice." */
export function terms(content: Frozen<Content>, { from, to, give, price }: Frozen<Proposal>, mine: boolean): string {
  const begin = mine ? `You offer ${faction(to).the}` : `${The(from)} offer${from === "us" ? "s" : ""} you`;
  const gift = cardNames(content, give, NAMED);
  switch (price.kind) {
    case "nothing":
      return `${begin} ${gift} as a gift.`;
    case "count":
      return `${begin} ${gift} for ${count(price.count)} of ${mine ? "their" : "your"} choice.`;
    case "cards":
      return `${begin} ${gift} for ${cardNames(content, price.cards, NAMED)}.`;
  }
}

/** How many cards are asked for. */
export function asked(price: Frozen<Price>): number {
  switch (price.kind) {
    case "nothing":
      return 0;
    case "count":
      return price.count;
    case "cards":
      return price.cards.length;
  }
}
