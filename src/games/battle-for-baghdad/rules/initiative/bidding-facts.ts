/** What there is to know before bidding, and how a seat says how far it goes: claims and bids have it in common. */
import {
  type Frozen,
  type Move,
  move,
  mustGet,
  type NamedAnswer,
  type OpenAnswer,
  type Seat,
  type View,
} from "#engine";
import { factionName, the, verb } from "../../content/factions.ts";
import { from } from "../../content/seating.ts";
import { counted } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { bidLimit, firstAgreed } from "../coalition/bonds.ts";
import { pass } from "../reactions.ts";

/** What a public view and that of a seat have in common, with whose bid it is about. */
type Eyes = Pick<View<Baghdad>, "content" | "table" | "seat">;

/** The standing order that bids up to a limit. */
export const LIMIT_ORDER = "bidding";
/** The highest limit in a menu of 25, which also holds passing twice, 0 and being asked. */
export const MOST_LISTED = 21;
/** Limits that are buttons; the menu has them all. */
const LIMITS = [3, 6];

/** No bid this turn, and what others claim is left to them; whoever wins so acts first. */
export const NO_BID = [{ order: LIMIT_ORDER, value: "pass" }];
/** Every hand has it. */
export const PASSING: OpenAnswer = { label: "Pass", moves: [move(pass)], ahead: NO_BID };

/** Going up to this many PP; `now`: the move by which that begins. */
export const upTo = (most: number, now: Move): NamedAnswer => ({
  label: most === 0 ? "Bid 0" : `Up to ${most}`,
  moves: [now],
  ahead: [{ order: LIMIT_ORDER, value: `up-to-${most}` }],
});

/** The limits that are buttons, from the least to the most that can be bid; who has less than the first goes up to that. */
export const limitsBetween = (least: number, most: number): readonly number[] =>
  [...new Set(LIMITS.map((limit) => Math.min(limit, most)))].filter((limit) => limit >= least);

/** R-18, R-30: the most that a seat can bid this turn, and whether an agreement makes it less than it has. */
export function ceiling({ content, table, seat }: Eyes): { readonly amount: number; readonly agreed: boolean } {
  const { pp } = mustGet(table.sides, seat);
  const limit = bidLimit(content, table, seat);
  return limit && limit.amount < pp ? { amount: limit.amount, agreed: true } : { amount: pp, agreed: false };
}

export const RULES =
  "The winner names who acts first, and the winning bid is the price of a card this turn (at least 1). Whoever bids pays their own last bid, win or lose.";

export const means = ({ table, seat }: Eyes): string =>
  `You have ${mustGet(table.sides, seat).pp} PP and ${counted(mustGet(table.sides, seat).cards, "card")}.`;

export function purses({ table }: Eyes): string {
  const seats = from(table.order, table.firstBidder);
  return `PP in order of bidding: ${seats.map((seat) => `${factionName(seat)} ${mustGet(table.sides, seat).pp}`).join(", ")}.`;
}

/** R-30: what the seat has agreed for this Initiative. */
export function agreed(eyes: Eyes): readonly string[] {
  const { amount, agreed: isAgreed } = ceiling(eyes);
  const first: Seat | null = firstAgreed(eyes.table, eyes.seat);
  return [
    ...(isAgreed ? [`Agreed: you bid at most ${amount}.`] : []),
    ...(first === null ? [] : [`Agreed: if you win, ${the(first)} ${verb(first, "act")} first.`]),
  ];
}

export function bidsSoFar({ auction }: Frozen<Table>): readonly string[] {
  const calls = auction?.calls ?? [];
  if (calls.length === 0) return [];
  return [`Bids so far: ${calls.map(({ seat, amount }) => `${factionName(seat)} ${amount}`).join(", ")}.`];
}
