/** Standing orders for the Initiative: whether to claim it, how high to bid, whom to name First Player. */
import { type AheadChoice, choice, game, integer, move, type PublicView, type Seat, type View } from "#engine";
import { factionName, seatOption } from "../../content/factions.ts";
import { from } from "../../content/seating.ts";
import { firstAgreed } from "../../rules/coalition/bonds.ts";
import { bid, bids, bounds, chooseFirst, firstPlayer } from "../../rules/initiative/auction.ts";
import { ceiling, LIMIT_ORDER, MOST_LISTED } from "../../rules/initiative/bidding-facts.ts";
import { claimByCard, claimByManeuver, claims } from "../../rules/initiative/claims.ts";
import { pass } from "../../rules/reactions.ts";
import type { Baghdad } from "../../state.ts";

const { form, order } = game<Baghdad>();

/** The most that anybody will ever bid. */
const MOST = 200;

const isClaimed = ({ table }: PublicView<Baghdad>): boolean => table.claimed !== null;

/** W1: by a card if there is one and it is meant, else by a Political Maneuver. */
export const claiming = order(
  "claim",
  {
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
    ahead: {
      title: "Claim the Initiative by cards",
      until: "turn",
      windows: [],
      under: [claims],
      unless: isClaimed,
      choices: () => [
        { value: "no", label: "No claim", params: "none" },
        { value: "at-once", label: "Claim at once", params: { by: "any", when: "at-once" } },
        { value: "after-another", label: "Only if another claims", params: { by: "any", when: "after-another" } },
      ],
    },
  },
  (answers) => [
    answers(claims, (view, _, { by, when }) => {
      if (when === "after-another" && view.table.claimed === null) return null;
      return (by === "politicalManeuver" ? null : claimByCard(view)) ?? (by === "card" ? null : claimByManeuver(view));
    }),
  ],
);

/** W1: what others claim is left to them. */
export const leaving = order(
  "if-claimed",
  {
    title: "Initiative: if somebody else claims it, leave it to them",
    form: form(),
    ahead: {
      title: "If somebody claims the Initiative by cards",
      until: "turn",
      under: [claims],
      unless: isClaimed,
      choices: () => [
        { value: "leave", label: "Leave it to them", params: {} },
        { value: "ask", label: "Ask me", params: "ask" },
      ],
    },
  },
  (answers) => [answers(claims, ({ table }) => (table.claimed === null ? null : move(pass)))],
);

/** whom the winner names. */
export const naming = order(
  "first",
  {
    title: "Initiative: if I win, first to act",
    form: form().param(
      "seat",
      "Who acts first?",
      choice(({ table }) => table.seats.map((seat) => seatOption(seat))),
    ),
    ahead: {
      title: "If I win, first to act",
      until: "turn",
      under: [claims, bids],
      unless: ({ table }, seat) => firstAgreed(table, seat) !== null,
      windows: [],
      choices: ({ table }, self) =>
        from(table.order, self).map((seat) => ({
          value: seat,
          label: seat === self ? `${factionName(seat)} (you)` : factionName(seat),
          params: { seat },
        })),
    },
  },
  (answers) => [answers(firstPlayer, (_view, _, { seat }) => move(chooseFirst, { seat }))],
);

/**
 * W1 and W2: no claim, then the lowest leading bid again and again up to a limit, or none. Who has said this and no more
 * acts first after winning.
 */
export const bidding = order(
  LIMIT_ORDER,
  {
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
    ahead: {
      title: "My limit for the Initiative",
      until: "turn",
      windows: [], // to be asked is to be asked in the auction
      under: [claims, bids],
      unless: isClaimed,
      choices: limits,
    },
  },
  (answers) => [
    answers(claims, () => move(pass)),
    answers(firstPlayer, ({ seat }) => move(chooseFirst, { seat })),
    answers(bids, (view, _, { how, most = 0, open = 0 }) => {
      const amount = how === "up" ? nextBid(view, most, open) : null;
      return amount === null ? move(pass) : move(bid, { amount });
    }),
  ],
);

/** The lowest leading bid, or the one to open with; null if that is above the limit. */
function nextBid(view: View<Baghdad>, most: number, open: number): number | null {
  const [lowest, highest] = bounds(view);
  const limit = Math.min(most, highest);
  if (lowest > limit) return null;
  return view.table.auction?.high === null ? Math.min(open, limit) : lowest;
}

/** The limits that a seat can name: its PP are public, so that the list is the same for every hand. */
function limits({ content, table }: PublicView<Baghdad>, seat: Seat): readonly AheadChoice[] {
  const { amount, agreed } = ceiling({ content, table, seat });
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
  return table.auction ? [asked, ...bids, passing, never] : [passing, ...bids, asked, never];
}
