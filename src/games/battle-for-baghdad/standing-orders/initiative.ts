import {
  type AheadChoice,
  choice,
  type Decision,
  game,
  integer,
  type StandingOrder,
  type View,
} from "../../../engine/index.ts";
import { bid, bounds, chooseFirst } from "../auction.ts";
import { ceiling, LIMIT_ORDER, MOST_LISTED } from "../bidding-facts.ts";
import { claimByCard, claimByManeuver } from "../claims.ts";
import { firstAgreed } from "../coalition/bonds.ts";
import { factionName, seatOption } from "../factions.ts";
import { pass } from "../reactions.ts";
import { from } from "../seating.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();
type Order = StandingOrder<Baghdad>;

/** The most that anybody will ever bid. */
const MOST = 200;

const asksForClaims = ({ window }: Decision): boolean => window === "W1";
const asksForBid = ({ actions }: Decision): boolean => actions.includes(bid.name);

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
    return (by === "politicalManeuver" ? null : claimByCard(view)) ?? (by === "card" ? null : claimByManeuver(view));
  },
  ahead: {
    title: "Claim the Initiative by cards",
    until: "turn",
    windows: [],
    at: ({ table }, decision) => asksForClaims(decision) && table.claimed === null,
    choices: () => [
      { value: "no", label: "No claim", params: "none" },
      { value: "at-once", label: "Claim at once", params: { by: "any", when: "at-once" } },
      { value: "after-another", label: "Only if another claims", params: { by: "any", when: "after-another" } },
    ],
  },
};

/** W1: what others claim is left to them. */
export const leaving: Order = {
  name: "if-claimed",
  title: "Initiative: if somebody else claims it, leave it to them",
  form: form(),
  decide: ({ table }, { window }) =>
    window === "W1" && table.claimed !== null ? { action: pass.name, params: {} } : null,
  ahead: {
    title: "If somebody claims the Initiative by cards",
    until: "turn",
    windows: ["W1"],
    at: ({ table }, decision) => asksForClaims(decision) && table.claimed === null,
    choices: () => [
      { value: "leave", label: "Leave it to them", params: {} },
      { value: "ask", label: "Ask me", params: "ask" },
    ],
  },
};

/** whom the winner names. */
export const naming: Order = {
  name: "first",
  title: "Initiative: if I win, first to act",
  form: form().param(
    "seat",
    "Who acts first?",
    choice(({ table }) => table.seats.map((seat) => seatOption(seat))),
  ),
  decide: (_, { actions }, { seat = null }) =>
    actions.includes(chooseFirst.name) ? { action: chooseFirst.name, params: { seat } } : null,
  ahead: {
    title: "If I win, first to act",
    until: "turn",
    windows: [],
    at: ({ table, seat }, decision) =>
      (asksForClaims(decision) || asksForBid(decision)) && firstAgreed(table, seat) === null,
    choices: ({ table, seat: self }) =>
      from(table.order, self).map((seat) => ({
        value: seat,
        label: seat === self ? `${factionName(seat)} (you)` : factionName(seat),
        params: { seat },
      })),
  },
};

/**
 * W1 and W2: no claim, then the lowest leading bid again and again up to a limit, or none. Who has said this and no more
 * acts first after winning.
 */
export const bidding: Order = {
  name: LIMIT_ORDER,
  title: "Initiative: my limit",
  form: form()
    .param(
      "how",
      "How high do you bid?",
      choice(() => [
        { value: "pass", label: "Pass" },
        { value: "up", label: "Bid, up to a limit" },
      ]),
    )
    .optional(
      "most",
      "Up to how many PP?",
      ({ params }) => params.how === "up",
      integer(() => [0, MOST]),
    )
    .optional(
      "open",
      "Open with how many PP, if nobody has bid?",
      ({ params }) => params.how === "up",
      integer(({ params }) => [0, params.most ?? 0]),
    ),
  decide: (view, decision, { how, most, open }) => {
    if (asksForClaims(decision)) return { action: pass.name, params: {} };
    if (decision.actions.includes(chooseFirst.name)) return { action: chooseFirst.name, params: { seat: view.seat } };
    if (!asksForBid(decision)) return null;
    const amount = how === "up" ? nextBid(view, Number(most), Number(open)) : null;
    return amount === null ? { action: pass.name, params: {} } : { action: bid.name, params: { amount } };
  },
  ahead: {
    title: "My limit for the Initiative",
    until: "turn",
    windows: [],
    at: ({ table }, decision) => (asksForClaims(decision) && table.claimed === null) || asksForBid(decision),
    choices: limits,
  },
};

/** The lowest leading bid, or the one to open with; null if that is above the limit. */
function nextBid(view: View<Baghdad>, most: number, open: number): number | null {
  const [lowest, highest] = bounds(view);
  const limit = Math.min(most, highest);
  if (lowest > limit) return null;
  return view.table.auction?.high === null ? Math.min(open, limit) : lowest;
}

/** The limits that a seat can name: its PP are public, so that the list is the same for every hand. */
function limits(view: View<Baghdad>): readonly AheadChoice[] {
  const { amount, agreed } = ceiling(view);
  const highest = Math.min(amount, MOST_LISTED);
  const upTo = Array.from({ length: highest }, (_, i): AheadChoice => {
    const most = i + 1;
    const params = { how: "up", most, open: 0 };
    const last = agreed && most === amount;
    return { value: `up-to-${most}`, label: `Up to ${most}`, params, ...(last ? { description: "As agreed" } : {}) };
  });
  const passing: AheadChoice = { value: "pass", label: "Pass this turn", params: { how: "pass" } };
  const asked: AheadChoice = { value: "ask", label: "Ask me at my turn", params: "ask" };
  const bids: readonly AheadChoice[] = [
    { value: "up-to-0", label: "Bid 0, if nobody has bid", params: { how: "up", most: 0, open: 0 } },
    ...upTo,
  ];
  const never: AheadChoice = {
    value: "never",
    label: "Pass until I change it",
    params: { how: "pass" },
    until: "changed",
  };
  // whoever is asked in the auction, and answers that one question, has not said more than that
  return view.table.auction ? [asked, ...bids, passing, never] : [passing, ...bids, asked, never];
}
