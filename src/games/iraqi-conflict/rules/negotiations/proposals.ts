/** The life of a proposal: opened, then exchanged or closed; how it reads, and who is told what. */
import { type EventOf, type Frozen, game, mustGet, type RulesContext, type Seat, take } from "#engine";
import { faction, names, The, theAll, verb } from "../../content/factions.ts";
import type { CardId, Content } from "../../content/pack.ts";
import type { Iraq, Secret, secrets } from "../../state.ts";
import { sortHand } from "../cards/deck.ts";
import { cardNames, count } from "../cards/faces.ts";
import { bestSide, force } from "../cards/tally.ts";
import type { Price, Proposal, Trade } from "./types.ts";

const { told } = game<Iraq>();

/** Ruling K: only its two seats know a proposal; each has a copy. */
export function open(s: RulesContext<Iraq>, proposal: Proposal): void {
  for (const seat of [proposal.from, proposal.to]) mustGet(s.state.hands, seat).proposals.push(proposal);
  tellBoth(s, proposal, (mine) => ({ kind: "proposed", proposal, mine }));
}

type Closed = EventOf<typeof secrets.closed>;

/** A proposal comes to nothing, and its two seats are told why; `lost`: for the one that made it. */
export function close(s: RulesContext<Iraq>, proposal: Proposal, why: Closed["why"], lost?: Closed["lost"]): void {
  remove(s, proposal);
  tellBoth(s, proposal, (mine) => ({ kind: "closed", why, proposal, mine, ...(mine && lost ? { lost } : {}) }));
}

/** Ruling L: at the end of the phase. */
export function closeAll(s: RulesContext<Iraq>): void {
  for (const seat of s.state.table.seats) {
    const made = mustGet(s.state.hands, seat).proposals.filter((proposal) => proposal.from === seat);
    for (const proposal of made) close(s, proposal, "over");
  }
}

/** R-08 The exchange; then ruling I: proposals that offer a card which has gone lapse. */
export function exchange(s: RulesContext<Iraq>, proposal: Proposal, cards: readonly CardId[]): void {
  const { from, to, give } = proposal;
  remove(s, proposal);
  const was = { [from]: sumOf(s, from), [to]: sumOf(s, to) };
  hand(s, from, to, give);
  hand(s, to, from, cards);
  const { table } = s.state;
  const trade = { from, to, gave: give.length, got: cards.length };
  table.trades.push(trade);
  s.emit(
    { kind: "traded", ...trade },
    {
      [from]: report(s, from, { with: to, gave: give, got: cards, was: mustGet(was, from) }),
      [to]: report(s, to, { with: from, gave: cards, got: give, was: mustGet(was, to) }),
    },
  );
  lapse(s, from, give, to);
  lapse(s, to, cards, from);
  s.picture(`Turn ${table.turn}: ${theAll([from, to])} have traded`);
}

/** What a seat's hand comes to, with the better side in the 3-seat game. */
function sumOf({ content, state: { table, hands } }: RulesContext<Iraq>, seat: Seat): number {
  const { cards } = mustGet(hands, seat);
  return force(content, seat, cards, bestSide(content, table.seats, seat, cards));
}

function hand(s: RulesContext<Iraq>, from: Seat, to: Seat, cards: readonly CardId[]): void {
  const { table, hands } = s.state;
  const giver = mustGet(hands, from).cards;
  const taker = mustGet(hands, to).cards;
  for (const card of cards) taker.push(take(giver, card));
  sortHand(s.content, table.seats, to, taker);
  table.sizes[from] = giver.length;
  table.sizes[to] = taker.length;
}

type Traded = EventOf<typeof secrets.traded>;

function report(s: RulesContext<Iraq>, seat: Seat, trade: Pick<Traded, "with" | "gave" | "got" | "was">): Secret {
  return { kind: "traded", ...trade, is: sumOf(s, seat), cards: [...mustGet(s.state.hands, seat).cards] };
}

function lapse(s: RulesContext<Iraq>, seat: Seat, gone: readonly CardId[], to: Seat): void {
  const made = mustGet(s.state.hands, seat).proposals.filter((proposal) => proposal.from === seat);
  for (const proposal of made) {
    const cards = proposal.give.filter((card) => gone.includes(card));
    if (cards.length > 0) close(s, proposal, "gone", { cards, to });
  }
}

function remove(s: RulesContext<Iraq>, { id, from, to }: Proposal): void {
  for (const seat of [from, to]) {
    const own = mustGet(s.state.hands, seat);
    own.proposals = own.proposals.filter((proposal) => proposal.id !== id);
  }
}

function tellBoth(s: RulesContext<Iraq>, { from, to }: Proposal, secret: (mine: boolean) => Secret): void {
  s.emit(null, { [from]: secret(true), [to]: secret(false) });
}

/** How many cards of each side are named. */
const NAMED = 12;

/** "You offer the Kurds Anarchy (M 5) for 2 cards of their choice." A counter-offer says what it answers. */
export function terms(content: Frozen<Content>, proposal: Frozen<Proposal>, mine: boolean): string {
  const { from, to, give, answers } = proposal;
  const does = (what: string): string =>
    mine ? `You ${what} ${faction(to).the}` : `${The(from)} ${what}${verb(from, "s", "")} you`;
  const said =
    give.length === 0
      ? `${does("ask")} for ${priceWords(content, proposal, mine)}, for nothing`
      : `${does("offer")} ${deal(content, proposal, mine)}`;
  if (!answers) return `${said}.`;
  const before =
    answers.give.length === 0
      ? `asked for ${priceWords(content, answers, !mine)}`
      : `offered ${deal(content, answers, !mine)}`;
  return `${said} (${mine ? faction(to).the : "you"} had ${before}).`;
}

/** "Anarchy (M 5) for 2 cards of their choice". */
export function deal(
  content: Frozen<Content>,
  proposal: Frozen<Pick<Proposal, "give" | "price">>,
  mine: boolean,
): string {
  const { give, price } = proposal;
  const given = cardNames(content, give, NAMED);
  return price.kind === "nothing" ? `${given} as a gift` : `${given} for ${priceWords(content, proposal, mine)}`;
}

function priceWords(content: Frozen<Content>, { price }: Frozen<Pick<Proposal, "price">>, mine: boolean): string {
  if (price.kind === "cards") return cardNames(content, price.cards, NAMED);
  return `${count(asked(price))} of ${mine ? "their" : "your"} choice`;
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

export const traded = told("traded", {
  about: { kind: "deals", weight: 2, sum: { n: 1, one: "trade", many: "trades" } },
  line: tradeLine,
  privately: ({ with: other, gave, got, was, is }, content) => {
    const swap = `You gave ${faction(other).the} ${cardNames(content, gave, NAMED)} and got ${cardNames(content, got, NAMED)}`;
    return `${swap}: your sum ${was} → ${is}. It cannot be taken back: the cards were seen.`;
  },
});

function tradeLine({ from, to, gave, got }: Trade): string {
  if (got === 0) return `${The(from)} gave ${faction(to).the} ${count(gave)}, for nothing.`;
  if (gave === 0) return `${The(to)} gave ${faction(from).the} ${count(got)}, for nothing.`;
  const each =
    gave === got ? `${gave} for ${got}` : `${faction(from).name} gave ${gave}, ${faction(to).name} gave ${got}`;
  return `${names([from, to])} have traded: ${each}.`;
}

/** Somebody else's offer is on its reader's page. */
export const proposed = told("proposed", {
  privately: ({ proposal, mine }, content) =>
    mine ? `Offered to ${faction(proposal.to).the}: ${deal(content, proposal, true)}.` : null,
  logged: ({ proposal, mine }, content) => (mine ? null : terms(content, proposal, false)),
});

/** Nothing of what the seat did itself, nor of what ends with the phase. */
export const closed = told("closed", { privately: closedLine });

function closedLine(secret: Closed, content: Frozen<Content>): string | null {
  const { why, proposal, mine, lost } = secret;
  const { from, to } = proposal;
  const what = deal(content, proposal, mine);
  if (why === "declined" && mine) return `${The(to)} declined: ${what}.`;
  if (why === "countered" && mine)
    return `${The(to)} ${verb(to, "makes", "make")} a counter-offer in place of your offer (${what}).`;
  if (why === "withdrawn" && !mine) return `${The(from)} withdrew the offer: ${what}.`;
  if (why !== "gone") return null;
  if (!mine) return `The offer of ${faction(from).the} has lapsed: ${what}.`;
  const went = lost ? `: ${cardNames(content, lost.cards, NAMED)} went to ${faction(lost.to).the}` : "";
  return `Your offer to ${faction(to).the} (${what}) has lapsed${went}.`;
}
