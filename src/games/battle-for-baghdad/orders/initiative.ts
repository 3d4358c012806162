import { choice, game, integer, type Move, of, type StandingOrder, type View } from "../../../engine/index.ts";
import { bid, bounds } from "../auction.ts";
import { withEffect, withSymbol } from "../cards/hands.ts";
import { claim } from "../claims.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();
type Order = StandingOrder<Baghdad>;

/** The most that anybody will ever bid. */
const MOST = 200;

/** W1: by a card if there is one and it is meant, else by a Political Maneuver. */
export const claiming: Order = {
  name: "claim",
  title: "Initiative: claim it by cards",
  form: form()
    .param(
      "by",
      "By what?",
      choice(() => [
        { value: "any", label: "Whatever I have" },
        { value: "card", label: "Only a card that takes it alone" },
        { value: "politicalManeuver", label: "Only a Political Maneuver" },
      ]),
    )
    .param(
      "when",
      "When?",
      choice(() => [
        { value: "at-once", label: "At once" },
        { value: "after-another", label: "Only after another seat has claimed it" },
      ]),
    ),
  decide: (view, { window }, { by, when }) => {
    if (window !== "W1" || (when === "after-another" && view.table.claimed === null)) return null;
    return (by === "politicalManeuver" ? null : byCard(view)) ?? (by === "card" ? null : byManeuver(view));
  },
};

function byCard(view: View<Baghdad>): Move | null {
  const [card] = withEffect(view, "takeInitiative");
  return card === undefined ? null : { action: claim.name, params: { how: "card", card } };
}

function byManeuver(view: View<Baghdad>): Move | null {
  const [connections] = withSymbol(view, "connections");
  const [hearts] = withSymbol(view, "hearts");
  if (connections === undefined || hearts === undefined) return null;
  return { action: claim.name, params: { how: "politicalManeuver", connections, hearts } };
}

/** W2: the first bid, or as much of it as it may bid. */
export const opening: Order = {
  name: "open-bidding",
  title: "Auction: open with so many PP",
  form: form().param(
    "amount",
    "How many PP?",
    integer(() => [0, MOST]),
  ),
  decide: (view, { actions }, { amount }) => {
    if (!actions.includes(bid.name) || view.table.auction?.high !== null) return null;
    const [, highest] = bounds(view);
    return { action: bid.name, params: { amount: Math.min(Number(amount), highest) } };
  },
};

/** W2: one more than the highest bid. */
export const raising: Order = {
  name: "raise",
  title: "Auction: raise by 1, up to so many PP",
  form: form().param(
    "most",
    "How many PP at most?",
    integer(() => [1, MOST]),
  ),
  decide: (view, { actions }, { most }) => {
    const { auction } = view.table;
    if (!actions.includes(bid.name) || !auction || auction.high === null) return null;
    const amount = of(auction.bids, auction.high) + 1;
    const [, highest] = bounds(view);
    return amount > Math.min(Number(most), highest) ? null : { action: bid.name, params: { amount } };
  },
};
