import {
  type Decision,
  type Move,
  mustGet,
  type Prompt,
  type PublicView,
  type Shortcut,
  type View,
} from "../../../engine/index.ts";
import { bid, bounds, chooseFirst } from "../auction.ts";
import { claim } from "../claims.ts";
import { firstAgreed } from "../coalition/bonds.ts";
import { factionName, The, the, verb } from "../factions.ts";
import { from } from "../seating.ts";
import { bidding, byCard, byManeuver, ceiling, MOST_LISTED } from "../standing-orders/initiative.ts";
import type { Baghdad } from "../state.ts";
import { pass } from "../windows.ts";
import { counted } from "../wording.ts";
import type { Chapter } from "./chapter.ts";

/** One question for claim, bids and First Player: what comes of it is still bid turn by turn. */
export const initiative: Chapter = {
  prompt: (view, { window, actions }) => {
    if (window === "W1") return view.table.claimed === null ? howFar(view) : afterClaim(view, view.table.claimed);
    if (actions.includes(bid.name)) return more(view);
    return actions.includes(chooseFirst.name) ? whoFirst(view) : null;
  },
  shortcuts,
  openShortcuts: (view, decision) => shortcuts(view, decision).filter(({ open }) => open),
  label: ({ content }, { action, params }) => {
    switch (action) {
      case bid.name:
        return `Bid ${params.amount}`;
      case chooseFirst.name:
        return `${factionName(String(params.seat))} first`;
      case claim.name:
        return params.how === "card"
          ? `Claim with ${mustGet(content.arms, String(params.card)).name}`
          : `Claim with ${mustGet(content.combos, "politicalManeuver").name}`;
      default:
        return null;
    }
  },
  notice,
};

function shortcuts(view: View<Baghdad>, { window, actions }: Decision): readonly Shortcut[] {
  if (window === "W1") return [...(view.table.claimed === null ? limits(view) : [PASSING]), ...claims(view)];
  return actions.includes(bid.name) ? bids(view) : [];
}

const PASS: Move = { action: pass.name, params: {} };
/** No bid this turn, and what others claim is left to them; whoever wins so acts first. */
const NO_BID = [{ order: bidding.name, value: "pass" }];
/** Every hand has it. */
const PASSING: Shortcut = { label: "Pass", moves: [PASS], ahead: NO_BID, open: true };
/** So many bids are buttons. */
const BUTTONS = 3;
/** Limits that are buttons; the menu has them all. */
const LIMITS = [3, 6];

/** Passing, or going up to so many PP, once the auction comes to the seat. */
const limits = (view: View<Baghdad>): Shortcut[] => [
  PASSING,
  ...[0, ...named(1, ceiling(view).amount)].map((limit) => upTo(limit, PASS)),
  { label: "Ask me at my turn", moves: [PASS], ahead: [{ order: bidding.name, value: "ask" }] },
];

/** The limits that are buttons, from the least to the most that can be bid; who has less than the first goes up to that. */
const named = (least: number, most: number): readonly number[] =>
  [...new Set(LIMITS.map((limit) => Math.min(limit, most)))].filter((limit) => limit >= least);

/** `now`: the move by which that begins. */
const upTo = (most: number, now: Move): Shortcut => ({
  label: most === 0 ? "Bid 0" : `Up to ${most}`,
  moves: [now],
  ahead: [{ order: bidding.name, value: `up-to-${most}` }],
});

/** what the hand can claim with. */
function claims(view: View<Baghdad>): Shortcut[] {
  const { content } = view;
  const ways = [byCard(view), byManeuver(view)].flatMap((move) => move ?? []);
  return ways.map((move) => {
    const { name, text } =
      move.params.how === "card"
        ? mustGet(content.arms, String(move.params.card))
        : mustGet(content.combos, "politicalManeuver");
    return { label: `Claim with ${name}`, detail: `**${name}** · ${text}`, moves: [move], ahead: NO_BID };
  });
}

/** the next bids, or how far it goes; a seat without cards, which was asked nothing before, is offered its limits first. */
function bids(view: View<Baghdad>): Shortcut[] {
  const [lowest, highest] = bounds(view);
  const raise = (amount: number): Move => ({ action: bid.name, params: { amount } });
  const single = (amount: number): Shortcut => ({ label: `Bid ${amount}`, moves: [raise(amount)], open: true });
  const { table, seat } = view;
  const unasked = mustGet(table.sides, seat).cards === 0 && !table.auction?.calls.some((call) => call.seat === seat);
  const further = named(lowest + 1, highest);
  if (unasked && further.length > 0)
    return [PASSING, single(lowest), ...further.map((most) => upTo(most, raise(lowest)))];
  const next = Array.from({ length: BUTTONS }, (_, i) => lowest + i).filter((amount) => amount <= highest);
  const limit = Math.min(lowest + BUTTONS, highest, MOST_LISTED);
  return [PASSING, ...next.map(single), ...(limit > lowest ? [upTo(limit, raise(lowest))] : [])];
}

const RULES =
  "The winner names who acts first, and the winning bid is the price of a card this turn (at least 1). Whoever bids pays their own last bid, win or lose.";

function howFar(view: View<Baghdad>): Prompt {
  const { table } = view;
  return {
    question: "How high do you bid for the Initiative?",
    facts: [
      means(view),
      RULES,
      `PP in order of bidding: ${purses(view)}.`,
      ...agreed(view),
      `“Up to 3” keeps making the lowest bid that leads, never above 3; “Bid 0” bids only if nobody has. Nobody is told your limit. ${The(table.firstBidder)} ${verb(table.firstBidder, "bid")} first.`,
    ],
  };
}

const means = ({ table, seat }: View<Baghdad>): string =>
  `You have ${mustGet(table.sides, seat).pp} PP and ${counted(mustGet(table.sides, seat).cards, "card")}.`;

const purses = ({ table }: PublicView<Baghdad> | View<Baghdad>): string =>
  from(table.order, table.firstBidder)
    .map((seat) => `${factionName(seat)} ${mustGet(table.sides, seat).pp}`)
    .join(", ");

/** what the seat has agreed for this Initiative. */
function agreed(view: View<Baghdad>): string[] {
  const { amount, agreed: isAgreed } = ceiling(view);
  const first = firstAgreed(view.table, view.seat);
  return [
    ...(isAgreed ? [`Agreed: you bid at most ${amount}.`] : []),
    ...(first === null ? [] : [`Agreed: if you win, ${the(first)} ${verb(first, "act")} first.`]),
  ];
}

const afterClaim = (view: View<Baghdad>, claimer: string): Prompt => ({
  question: `${The(claimer)} ${verb(claimer, "claim")} the Initiative. Do you claim it after them?`,
  facts: [means(view), "The last claim counts: there is no auction, nobody pays, and a card costs 1 PP."],
});

function more(view: View<Baghdad>): Prompt {
  const { table } = view;
  const { high = null, bids: last = {} } = table.auction ?? {};
  const question =
    high === null
      ? "Nobody has bid yet. Do you bid for the Initiative?"
      : `${The(high)} ${verb(high, "bid")} ${mustGet(last, high)}. Do you bid more?`;
  return {
    question,
    facts: [means(view), RULES, ...soFar(view), `PP in order of bidding: ${purses(view)}.`, ...agreed(view)],
  };
}

const whoFirst = ({ table, seat }: View<Baghdad>): Prompt => ({
  question: "You have the Initiative. Who acts first this turn?",
  facts: [
    "Whoever acts first drafts, recruits, moves and fights first, and ties go to whoever acts earlier; the others follow round the table.",
    `Round the table: ${from(table.order, seat).map(factionName).join(", ")}.`,
  ],
});

function soFar({ table }: PublicView<Baghdad> | View<Baghdad>): string[] {
  const calls = table.auction?.calls ?? [];
  if (calls.length === 0) return [];
  return [`Bids so far: ${calls.map(({ seat, amount }) => `${factionName(seat)} ${amount}`).join(", ")}.`];
}

function notice(view: PublicView<Baghdad>): readonly string[] {
  const { table } = view;
  if (table.phase === "auction") return table.auction ? [BIDDING, ...soFar(view)] : [];
  if (table.phase !== "claims") return [];
  if (table.claimed !== null)
    return [
      `${The(table.claimed)} ${verb(table.claimed, "have", "has")} claimed the Initiative; the last claim counts.`,
    ];
  const why = table.turn > 1 ? ` (won turn ${table.turn - 1})` : "";
  return [
    `Claim it by card, or bid. ${The(table.firstBidder)} ${verb(table.firstBidder, "bid")} first${why}. ${BIDDING}`,
  ];
}

const BIDDING = "Everybody who bids pays their own last bid, win or lose.";
