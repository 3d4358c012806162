/** The auction for the Initiative: who can bid how much, who wins and pays, and who is named First Player. */
import {
  choice,
  copy,
  type Frozen,
  game,
  integer,
  move,
  mustGet,
  type NamedAnswer,
  type OpenAnswer,
  type Prompt,
  type Refusal,
  type RulesContext,
  type Seat,
  type Stage,
  type View,
} from "#engine";
import { factionName, notPlayed, seatOption, The, the, verb } from "../../content/factions.ts";
import { after, from } from "../../content/seating.ts";
import { uncapital } from "../../content/wording.ts";
import type { Auction, Baghdad, Table } from "../../state.ts";
import { bidLimit, firstAgreed } from "../coalition/bonds.ts";
import { enter, show } from "../map/news.ts";
import { pass, passOn } from "../reactions.ts";
import { belongsTo } from "../turn/phase.ts";
import { agreed, bidsSoFar, limitsBetween, MOST_LISTED, means, PASSING, purses, RULES, upTo } from "./bidding-facts.ts";

const { action, question } = game<Baghdad>();

/** R-18, R-19: asks the next bidder; a seat that public PP leave no bid passes unasked. Says whether somebody is asked. */
export function askForBids(s: Stage<Baghdad, null>): boolean {
  const { table } = s.state;
  if (table.claimed) return false;
  enter(table, "auction");
  table.auction ??= { turn: table.firstBidder, bids: {}, calls: [], high: null, passes: 0 };
  const { auction } = table;
  while (!ended(table, auction)) {
    if (lowest(auction) <= highest(s.content, table, auction.turn)) {
      s.ask(bids, [auction.turn]);
      return true;
    }
    s.emit({ kind: "passed", seat: auction.turn, asked: false });
    passOn(table, auction);
  }
  return false;
}

/** R-19 All others have passed since the highest bid, or all where there is no bid. */
const ended = ({ seats }: Table, { high, passes }: Auction): boolean =>
  passes === seats.length - (high === null ? 0 : 1);

const lowest = ({ bids, high }: Frozen<Auction>): number => (high === null ? 0 : mustGet(bids, high) + 1);

/** R-18, R-30: what a seat has, or has agreed to bid at most. */
function highest(content: View<Baghdad>["content"], table: Frozen<Table>, seat: Seat): number {
  const { pp } = mustGet(table.sides, seat);
  return Math.min(pp, bidLimit(content, table, seat)?.amount ?? pp);
}

/** The auction in progress. */
const running = ({ auction }: Frozen<Table>): Frozen<Auction> => {
  if (!auction) throw new Error("there is no auction");
  return auction;
};

type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;

/** R-18: the lowest and the highest bid that a seat can make now. */
export const bounds = ({ content, table, seat }: Eyes): readonly [number, number] => [
  lowest(running(table)),
  highest(content, table, seat),
];

/** Why this is no bid: what the seat has or has agreed, and what would be one. */
function noBid(view: View<Baghdad>, word: string): Refusal {
  const { content, table, seat } = view;
  const [least, most] = bounds(view);
  const { high } = running(table);
  const why = (text: string, rule: string): Refusal => ({
    code: "not-in-range",
    text: `**Bid ${word}**: ${text} Possible: pass, ${least === most ? least : `${least} to ${most}`}.`,
    rule,
  });
  const limit = bidLimit(content, table, seat);
  const { pp } = mustGet(table.sides, seat);
  if (Number(word) > pp) return why(`you have ${pp} PP, and a bid is paid even if it loses.`, "R-18, R-20");
  if (limit && Number(word) > most) return { ...why(uncapital(limit.why.text), "R-30"), code: limit.why.code };
  if (high !== null && Number(word) < least)
    return why(`the high bid is ${least - 1}, by ${the(high)}, and a bid must be higher.`, "R-18");
  return why("a bid is a whole number of PP.", "R-18");
}

/** R-18: more than the highest bid, so that bids never tie: of equal limits, the one that is reached first holds. */
export const bid = action("bid", "Bid for the Initiative", {
  whyNot: belongsTo("Bidding", { phases: ["claims", "auction"], rule: "R-18", why: notBidding }),
  help: "More than the highest bid, and no more than you have. Everyone who bids pays their own last bid, win or lose.",
  common: true,
})
  .param("amount", "How many PP?", integer(bounds, noBid))
  .label((_, { amount }) => `Bid ${amount}`)
  .apply((s) => {
    const { seat, params, emit } = s;
    const { amount } = params;
    const { table } = s.state;
    const { auction } = table;
    if (!auction) throw new Error("there is no auction");
    auction.bids[seat] = amount;
    auction.calls.push({ seat, amount });
    auction.high = seat;
    auction.passes = 0;
    auction.turn = after(table.order, seat);
    emit({ kind: "bid", seat, amount });
    show(s, `Turn ${table.turn}: ${the(seat)} ${verb(seat, "bid")} ${amount}`);
  });

/** R-18: the next bids, or how far the seat goes; one that is silent passes. */
export const bids = question.turn("bids", {
  actions: [bid, pass],
  prompt: whetherMore,
  answers: (view) => {
    const { lowest: next, limits } = bidsOffered(view);
    return limits.map((most): NamedAnswer => upTo(most, move(bid, { amount: next })));
  },
  openAnswers: ({ content, table }) => {
    const { single } = bidsOffered({ content, table, seat: running(table).turn });
    return [
      PASSING,
      ...single.map((amount): OpenAnswer => ({ label: `Bid ${amount}`, moves: [move(bid, { amount })] })),
    ];
  },
  openFirst: true,
  fallback: () => move(pass),
});

/** How many bids are buttons. */
const BUTTONS = 3;

/** Bids and limits with a button; a seat without cards, which was asked nothing before, is offered its limits first. */
function bidsOffered(eyes: Eyes) {
  const { table, seat } = eyes;
  const [next, most] = bounds(eyes);
  const unasked = mustGet(table.sides, seat).cards === 0 && !running(table).calls.some((call) => call.seat === seat);
  const further = limitsBetween(next + 1, most);
  if (unasked && further.length > 0) return { lowest: next, single: [next], limits: further };
  const single = Array.from({ length: BUTTONS }, (_, i) => next + i).filter((amount) => amount <= most);
  const limit = Math.min(next + BUTTONS, most, MOST_LISTED);
  return { lowest: next, single, limits: limit > next ? [limit] : [] };
}

function whetherMore(view: View<Baghdad>): Prompt {
  const { high, bids: last } = running(view.table);
  const question =
    high === null
      ? "Nobody has bid yet. Do you bid for the Initiative?"
      : `${The(high)} ${verb(high, "bid")} ${mustGet(last, high)}. Do you bid more?`;
  return { question, facts: [means(view), RULES, ...bidsSoFar(view.table), purses(view), ...agreed(view)] };
}

/** R-20, R-22, R-23: who has the Initiative, who pays what, and the price of cards this turn. */
export function settleInitiative(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  const { claimed, auction, sides } = table;
  const high = auction?.high ?? null;
  const seat = claimed ?? high ?? table.firstBidder;
  const paid = copy(auction?.bids ?? {});
  const calls = copy(auction?.calls ?? []);
  const by = initiativeBy(claimed, high);
  for (const [bidder, amount] of Object.entries(paid)) mustGet(sides, bidder).pp -= amount;
  table.initiative = seat;
  table.price = Math.max(1, high === null ? 0 : mustGet(paid, high));
  const left = Object.fromEntries(Object.keys(paid).map((bidder) => [bidder, mustGet(sides, bidder).pp]));
  s.emit({ kind: "initiative", seat, by, calls, paid, left, price: table.price });
  table.claimed = null;
  table.auction = null;
  table.settled = { by, calls };
}

const initiativeBy = (claimed: Seat | null, high: Seat | null): "claim" | "bid" | "default" => {
  if (claimed !== null) return "claim";
  return high === null ? "default" : "bid";
};

/** R-21: the winner of the Initiative names the First Player, unless an agreement does (R-30). */
export function askForFirstPlayer(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  if (table.initiative === null) throw new Error("nobody has the Initiative");
  const agreed = firstAgreed(table, table.initiative);
  if (agreed === null) s.ask(firstPlayer, [table.initiative]);
  else makeFirst(s, agreed);
}

/** R-21 Whoever has the Initiative says who acts first this turn. */
export const chooseFirst = action("chooseFirst", "Name the First Player", {
  common: true,
  whyNot: belongsTo("Naming who acts first", { phases: ["claims", "auction"], rule: "R-21", why: notNaming }),
})
  .param(
    "seat",
    "Who acts first this turn?",
    choice(
      ({ table }) => table.order.map((seat) => seatOption(seat)),
      ({ table }, word) => notPlayed(word, table.order),
    ),
  )
  .label((_, { seat = "" }) => `${factionName(seat)} first`)
  .apply((s) => makeFirst(s, s.params.seat));

export const firstPlayer = question.turn("first-player", {
  actions: [chooseFirst],
  prompt: ({ table, seat }) => ({
    question: "You have the Initiative. Who acts first this turn?",
    facts: [
      "Whoever acts first drafts, recruits, moves and fights first, and ties go to whoever acts earlier; the others follow round the table.",
      `Round the table: ${from(table.order, seat).map(factionName).join(", ")}.`,
    ],
  }),
  fallback: ({ seat }) => move(chooseFirst, { seat }),
});

function makeFirst(s: RulesContext<Baghdad>, seat: Seat): void {
  const { table } = s.state;
  table.firstPlayer = seat;
  table.actOrder = from(table.order, seat);
  s.emit({ kind: "firstPlayer", seat, actOrder: table.actOrder });
  show(s, `Turn ${table.turn}: ${the(seat)} will act first`);
  table.settled = null;
}

function notBidding({ table }: View<Baghdad>): string {
  const { initiative } = table;
  if (initiative !== null)
    return `the auction is over; ${the(initiative)} ${verb(initiative, "have", "has")} the Initiative.`;
  if (table.auction) return `${bidder(table.auction.turn)} now.`;
  if (table.claimed !== null)
    return `${the(table.claimed)} ${verb(table.claimed, "have", "has")} claimed the Initiative, so that there is no auction.`;
  return "the auction begins when nobody claims; say now how high you bid.";
}

const bidder = (seat: Seat): string => `${the(seat)} ${verb(seat, "are", "is")} asked for a bid`;

function notNaming({ table: { initiative } }: View<Baghdad>): string {
  if (initiative === null) return "nobody has the Initiative yet.";
  return `${the(initiative)} ${verb(initiative, "have", "has")} the Initiative, and ${verb(initiative, "name")} the First Player.`;
}
