import { type Frozen, mustGet, type PictureFrame, type Seat } from "../../../../engine/index.ts";
import { factionName, The, the, verb } from "../../content/factions.ts";
import type { Content } from "../../content/pack.ts";
import { from } from "../../content/seating.ts";
import { uncapital } from "../../content/wording.ts";
import { bidLimit } from "../../rules/coalition/bonds.ts";
import type { Auction, Table } from "../../state.ts";

/** In a few words, and in some more. */
export type Say = readonly [large: string, small: string];

/** A seat in the auction, or after it. */
export interface Bidder {
  readonly seat: Seat;
  readonly player: string | undefined;
  /** Its place in the order of this turn, once that is known. */
  readonly place: number | null;
  readonly pp: number;
  /** Its own bids, the last one first. */
  readonly bids: readonly number[];
  readonly says: Say;
  /** It has the highest bid, or the Initiative. */
  readonly leads: boolean;
  /** It is its turn to bid. */
  readonly asked: boolean;
}

/** All seats: in the order of bidding, or of this turn. None if no auction is on, and none has just ended. */
export function bidders(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: PictureFrame["names"],
): readonly Bidder[] {
  const { auction, settled, firstPlayer } = table;
  const calls = (auction ?? settled)?.calls;
  if (!calls) return [];
  const order = firstPlayer === null ? from(table.order, table.firstBidder) : table.actOrder;
  return order.map((seat, i) => ({
    seat,
    player: names[seat],
    place: firstPlayer === null ? null : i + 1,
    pp: mustGet(table.sides, seat).pp,
    bids: calls.flatMap((call) => (call.seat === seat ? [call.amount] : [])).reverse(),
    says: auction ? bidding(content, table, auction, seat) : outcome(table, seat),
    leads: seat === (auction ? auction.high : table.initiative),
    asked: seat === auction?.turn,
  }));
}

/** how a seat stands while others bid. */
function bidding(content: Frozen<Content>, table: Frozen<Table>, auction: Frozen<Auction>, seat: Seat): Say {
  const { bids, high, passes, turn } = auction;
  const least = high === null ? 0 : mustGet(bids, high) + 1;
  const most = Math.min(
    mustGet(table.sides, seat).pp,
    bidLimit(content, table, seat)?.amount ?? Number.POSITIVE_INFINITY,
  );
  if (seat === high) return ["High bid", "unless somebody bids more"];
  if (most < least) return ["Out", `can bid ${most} at most`];
  if (seat === turn) return ["Bids or passes", least > 0 ? `${least} or more` : ""];
  const others = from(table.order, turn);
  const passed = others.slice(others.length - passes);
  if (passed.includes(seat)) return ["Passed", high === null ? "" : "may bid if others go on"];
  return bids[seat] === undefined ? ["Still to bid", ""] : ["Outbid", "may bid more at its turn"];
}

/** what became of a seat. */
function outcome({ initiative, settled }: Frozen<Table>, seat: Seat): Say {
  const paid = settled?.calls.findLast((call) => call.seat === seat)?.amount;
  if (seat === initiative) return ["Has the Initiative", paid === undefined ? "pays nothing" : `paid ${paid} PP`];
  return paid === undefined ? ["No bid", ""] : [`Paid ${paid} PP`, "and won nothing"];
}

/** How it stands, or how it has ended: in a few words, what comes of it, what matters now; and all of it in sentences. */
export interface Verdict {
  readonly title: string;
  readonly sub: string;
  readonly figure: { readonly value: string; readonly label: string };
  readonly words: string;
}

export function verdictOf({ auction, settled, initiative, firstPlayer, price }: Frozen<Table>): Verdict {
  if (auction) return soFar(auction);
  const seat = initiative ?? "";
  const how = {
    claim: `${The(seat)} ${verb(seat, "have", "has")} claimed the Initiative`,
    bid: `${The(seat)} ${verb(seat, "win")} the Initiative`,
    default: `Nobody bids: ${the(seat)} ${verb(seat, "have", "has")} the Initiative`,
  };
  const first = firstPlayer ?? "";
  const title = how[settled?.by ?? "default"];
  const sub = firstPlayer === null ? "Who acts first is named next" : `${The(first)} ${verb(first, "act")} first`;
  return {
    title,
    sub,
    figure: { value: `${price} PP`, label: "a card this turn" },
    words: `${title}. ${sub}; a card costs ${price} PP this turn.`,
  };
}

function soFar({ bids, high, turn }: Frozen<Auction>): Verdict {
  const title = high === null ? "Nobody has bid yet" : `${The(high)} ${verb(high, "bid")} ${mustGet(bids, high)} PP`;
  const least = high === null ? "from 0 on" : `${mustGet(bids, high) + 1} or more`;
  const sub = "Everyone who bids pays their own last bid, win or lose";
  return {
    title,
    sub,
    figure: { value: factionName(turn), label: `now, ${least}` },
    words: `${title}. Now ${the(turn)}, ${least}; ${uncapital(sub)}.`,
  };
}
