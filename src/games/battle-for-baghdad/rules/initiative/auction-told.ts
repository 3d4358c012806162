/** What everyone is told once the auction is over: all bids, who won, what was paid, and the order of acting. */
import { concerning, type EventOf, game, mustGet, type Seat } from "#engine";
import { factionName, The, the, verb } from "../../content/factions.ts";
import type { Baghdad } from "../../state.ts";
import type { events } from "./events.ts";

const { told } = game<Baghdad>();

/** Told all together when the auction is over. */
export const bidMade = told("bid", { line: () => null });

export const initiativeWon = told("initiative", {
  about: ({ seat, paid }) => concerning("points", [seat, ...Object.keys(paid)]),
  line: auctionLine,
});

export const firstNamed = told("firstPlayer", {
  about: ({ seat }) => concerning("points", [seat]),
  line: ({ actOrder }) => `Order of acting: ${actOrder.map(factionName).join(", ")}.`,
});

/** The whole auction in a line. */
function auctionLine({ seat, by, calls, paid, left, price }: EventOf<typeof events.initiative>): string {
  const costs = `A card costs ${price} PP.`;
  if (by === "claim")
    return `${The(seat)} ${verb(seat, "have", "has")} the Initiative, as the last to claim it. ${costs}`;
  if (by === "default")
    return `All pass: ${the(seat)} would have bid first and ${verb(seat, "have", "has")} the Initiative, free. ${costs}`;
  const bids = calls.map((call) => `${factionName(call.seat)} ${call.amount}`);
  const losers = Object.keys(paid).filter((bidder) => bidder !== seat && mustGet(paid, bidder) > 0);
  const payment = (bidder: Seat): string => {
    const [amount, rest] = [mustGet(paid, bidder), mustGet(left, bidder)];
    return `${amount} (${rest + amount} → ${rest}${bidder === seat ? " PP" : ""})`;
  };
  const won = `${verb(seat, "win")} and ${verb(seat, "pay")} ${mustGet(paid, seat) === 0 ? "nothing" : payment(seat)}`;
  return [
    `Bids: ${shortened(bids).join(", ")}; all others pass.`,
    `${The(seat)} ${won}.`,
    ...losers.map(
      (loser) => `${The(loser)} ${verb(loser, "pay")} ${verb(loser, "their", "its")} last bid, ${payment(loser)}.`,
    ),
    costs,
  ].join(" ");
}

/** How many bids a line lists. */
const MOST_BIDS = 12;

/** A long auction as it began and as it ended. */
const shortened = (bids: readonly string[]): readonly string[] =>
  bids.length <= MOST_BIDS ? bids : [...bids.slice(0, 3), "…", ...bids.slice(4 - MOST_BIDS)];
