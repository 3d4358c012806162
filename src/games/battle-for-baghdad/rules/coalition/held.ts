/** Cards that are named for an open offer are held for it: not discarded, and not named again (section 7). */
import { type Frozen, mustGet, type Option, type Refusal, type Seat, take, type View } from "#engine";
import type { CardId } from "../../content/pack.ts";
import type { Baghdad, Table } from "../../state.ts";
import { listed } from "../cards/hands.ts";
import type { Offer } from "./types.ts";

/** How many cards an offer takes from a seat, by those of its clauses that name them now, or would when it accepts. */
export const taken = ({ clauses }: Frozen<Offer>, seat: Seat, kind: "give" | "ask"): number =>
  clauses.reduce((sum, clause) => (clause.kind === kind && clause.from === seat ? sum + clause.cards : sum), 0);

/** How many cards of a seat are not held: public, as the numbers of an offer are. */
export function freeCount({ coalition, sides }: Frozen<Table>, seat: Seat): number {
  const held = (coalition?.offers ?? []).map(
    (offer) => taken(offer, seat, "give") + (offer.accepted.includes(seat) ? taken(offer, seat, "ask") : 0),
  );
  return held.reduce((left, cards) => left - cards, mustGet(sides, seat).cards);
}

const HELD: Refusal = {
  code: "held",
  text: "That card is named in an open offer and held for it, until it is done or withdrawn.",
  rule: "R-30",
};

/** The own cards to choose from, without those held, which cannot be; of two copies one may be. `named`: also held. */
export function ownCards(view: View<Baghdad>, named: readonly CardId[] = []): Option[] {
  const { hand, seat } = view;
  const free = [...hand.cards];
  for (const { from, cards } of hand.pledges) if (from === seat) for (const card of cards) take(free, card);
  for (const card of named) take(free, card);
  return listed(view, hand.cards).map((option) =>
    free.includes(option.value) ? option : { ...option, refused: HELD },
  );
}
