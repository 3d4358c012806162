/** Whether and how seats bid cards for the order of play, and the order that comes of their bids, ties included. */
import { type Frozen, game, move, type Option, subset } from "#engine";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../../state.ts";
import { discard, inOrder } from "../cards/hands.ts";
import { no } from "../movement/options.ts";
import { cardOps, MOST_CARDS } from "../movement/plan.ts";
import { open, playing, tell } from "../now.ts";
import { cardName, list } from "../pieces/words.ts";

const { action, procedure, question } = game<Fitna>();

/** only from this many seats on do they bid. */
const LEAST_SEATS = 3;

/** whether seats bid for the order of play of this turn. */
export const isBidFor = ({ bids, order, turn, turns }: Frozen<Table>): boolean =>
  order.length >= LEAST_SEATS && (bids === "always" || (bids === "last-turn" && turn === turns));

/** cards for OPs, chosen in secret and shown together; the highest total plays first. */
export const bidding = procedure<null>("bidding")({
  ask: (s) => {
    const { table } = s.state;
    table.phase = "bid";
    table.bid = {};
    s.ask(bids, table.order);
    return "opened";
  },
  opened: (s) => {
    const { table } = s.state;
    table.order = [...orderByBids(playing(s))];
    const shown = table.order.map((seat) => ({ seat, cards: table.bid?.[seat] ?? [] }));
    tell(s, { chapter: "turn", kind: "bids", bids: shown });
    return "done";
  },
});

/** highest total first, ties by the scenario's order; free OPs do not count. */
export function orderByBids(now: Pick<Game, "edition" | "scenario" | "state">): readonly SeatId[] {
  const { bid = {} } = now.state.table;
  const ops = (seat: SeatId): number => cardOps(now, bid[seat] ?? []);
  return now.scenario.seats.map(({ seat }) => seat).sort((a, b) => ops(b) - ops(a));
}

export const bid = action("bid", "Bid for the order of play", {
  help: "Up to 2 cards for their operation points. All bids are shown together; the highest total plays first. The points are those of your plan: no card is added then.",
  common: true,
})
  .param(
    "cards",
    "Which cards do you bid?",
    subset(
      (c): readonly Option[] => {
        const now = open(c);
        return c.hand.cards.map((card) => ({
          value: String(card),
          label: `${cardName(now, card)} ${now.edition.cards[card]?.op ?? 0}`,
        }));
      },
      {
        max: MOST_CARDS,
        many: () => no(`At most ${MOST_CARDS} cards can be bid.`, "R-062", "too-many"),
      },
    ),
  )
  .label((view, { cards = [] }) => `Bid: ${list(cards.map((card) => cardName(open(view), Number(card)))) || "no card"}`)
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const cards = inOrder(a.params.cards);
    discard(playing(a), seat, cards);
    a.state.table.bid = { ...a.state.table.bid, [seat]: cards };
  });

/** R-062 All bid cards at once, face down. */
export const bids = question.sealed("bids", {
  actions: [bid],
  prompt: (view) => {
    const order = open(view).scenario.seats.map(({ name }) => name);
    return {
      question: "Which cards do you bid for the order of play?",
      facts: [
        "The highest total of OPs plays first. What you bid is then your plan, and you can add no card to it.",
        `Ties, and seats that bid nothing, go in this order: ${order.join(", ")}.`,
      ],
    };
  },
  fallback: () => move(bid, { cards: [] }),
});
