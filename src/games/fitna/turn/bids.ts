import { type Frozen, game, type Option, subset } from "../../../engine/index.ts";
import { discard, inOrder } from "../cards/hands.ts";
import type { SeatId } from "../content/sides.ts";
import { cardOps, MOST_CARDS } from "../movement/ops.ts";
import { no } from "../movement/options.ts";
import { open, playing, tell } from "../now.ts";
import { cardName } from "../pieces/words.ts";
import { type Fitna, type Game, seatIdOf, type Table } from "../state.ts";

const { action, procedure } = game<Fitna>();

/** only so many seats bid. */
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
    s.ask({ kind: "sealed", seats: table.order, actions: [bid.name] });
    return "opened";
  },
  opened: (s) => {
    const { table } = s.state;
    table.order = [...orderByBids(playing(s))];
    const bids = table.order.map((seat) => ({ seat, cards: table.bid?.[seat] ?? [] }));
    tell(s, { chapter: "turn", kind: "bids", bids });
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
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const cards = inOrder(a.params.cards);
    discard(playing(a), seat, cards);
    a.state.table.bid = { ...a.state.table.bid, [seat]: cards };
  });
