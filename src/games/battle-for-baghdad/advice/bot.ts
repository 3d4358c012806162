/** What a computer player answers to each question, and what it suggests to people who plan, recruit or move. */
import { type Move as Act, type Advice, mustGet, type Suggestions, type View } from "#engine";
import { planText } from "../rules/combat/plan-text.ts";
import { bid, chooseFirst } from "../rules/initiative/auction.ts";
import { pass } from "../rules/reactions.ts";
import type { plays } from "../rules/sequence.ts";
import type { Baghdad } from "../state.ts";
import { choices, move } from "./bot/choices.ts";
import { choose, fallen, nextFight, planned } from "./bot/combats.ts";
import { answerOffer } from "./bot/dealing.ts";
import { placement } from "./bot/deploy.ts";
import { draft } from "./bot/draft.ts";
import { step } from "./bot/moves.ts";
import { propound } from "./bot/proposals.ts";
import { purchase } from "./bot/recruits.ts";
import { award, claims, counter, disruption, doubling, street } from "./bot/windows.ts";

/** The most it pays for the Initiative: cards and units are worth more. */
const MOST = 1;
/** It does not bid its last PP. */
const RESERVE = 4;

/** It opens with nothing and raises once: whoever wins acts first, and cards stay cheap. */
function offer({ table, seat }: View<Baghdad>): Act {
  const { bids = {}, high = null } = table.auction ?? {};
  const amount = high === null ? 0 : mustGet(bids, high) + 1;
  const { pp } = mustGet(table.sides, seat);
  return amount === 0 || (amount <= MOST && amount + RESERVE <= pp) ? move(bid, { amount }) : move(pass);
}

/** Itself, unless it has promised otherwise. */
function first(view: View<Baghdad>): Act {
  const seats = choices(chooseFirst, view);
  return move(chooseFirst, { seat: seats.includes(view.seat) ? view.seat : (seats[0] ?? "") });
}

/** Takes what is free, fights where that pays, and looks no further than its own turn. */
export const advice: Advice<Baghdad, typeof plays> = {
  deployment: placement,
  claims,
  bids: offer,
  "first-player": first,
  "before-card": street,
  draft,
  dealing: (view, _, dice, role) => (role === "minds" ? "fallback" : propound(view, dice)),
  "offer-to-answer": answerOffer,
  "accepted-offer": () => null,
  "own-offer": () => null,
  recruiting: purchase,
  moving: step,
  "move-under-way": step,
  "aimed-at": counter,
  taking: "fallback",
  discarding: "fallback",
  "defection-loss": "fallback",
  "defection-gain": "fallback",
  fighting: nextFight,
  opposing: choose,
  planning: planned,
  disruption,
  redirection: award,
  "choosing-casualties": fallen,
  doubling,
};

/** What a computer player would plan, recruit, buy, play or move next. */
export const suggestions: Suggestions<Baghdad, typeof plays> = {
  recruiting: { next: purchase },
  moving: { next: step },
  planning: {
    answers: (view) => {
      const plan = planned(view);
      return [{ label: planText(view.content, plan.params, "Suggested: "), moves: [plan] }];
    },
  },
};
