import { type Decision, type Frozen, mustGet, type Prompt, type View } from "../../../../engine/index.ts";
import { payment } from "../../advice/orders.ts";
import { faction, The, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { type Alignment, beneficiaries, canUse, SIDES, type Use } from "../../content/use.ts";
import type { Iraq, Proposal } from "../../state.ts";
import { ownStanding, turnsScored } from "../contests.ts";
import { adds } from "../ground.ts";
import { change, choice, theirs } from "../negotiations/sums.ts";
import { lacks } from "../negotiations/trading.ts";
import { latest, points } from "../score.ts";
import { cardNames, count } from "./faces.ts";
import { tally } from "./tally.ts";

/** So many cards are named in one fact. */
const NAMED = 25;

/** What is asked, with what it takes to answer. */
export function prompt(view: View<Iraq>, decision: Decision): Prompt {
  const { actions, kind, preset } = decision;
  if (kind === "offer") {
    const proposal = view.hand.proposals.find(({ id }) => id === preset.offer);
    return proposal ? offerPrompt(view, proposal) : { question: "", facts: [] };
  }
  if (actions.includes("commit")) return commitPrompt(view);
  if (actions.includes("align")) return alignPrompt(view);
  return {
    question: "Make offers, answer offers, or say that you are ready. Offers still reach you after that.",
    facts: handFacts(view, byPartner),
  };
}

function commitPrompt(view: View<Iraq>): Prompt {
  const { table } = view;
  const piles = `Cards in the draw pile: ${table.draw}; discarded: ${table.discards.length}.`;
  return {
    question: "Which cards do you discard?",
    facts: [
      ...lastTurn(view),
      ...handFacts(view, lowestFirst),
      `${piles} You can exchange up to five cards, once a turn; the new ones come when everybody has answered.`,
    ],
  };
}

/** What the turn before brought, and how the seat stands. */
function lastTurn({ table, seat }: View<Iraq>): readonly string[] {
  if (turnsScored(table) === 0) return [];
  const totals = latest(table.seats, table.totals);
  const gained = mustGet(points(totals, table.ranking), seat);
  return [
    `Turn ${turnsScored(table)}: your sum of ${mustGet(totals, seat)} brought ${gained} VP. ${ownStanding(table, seat)}`,
  ];
}

/** The own sum with this hand, and what counts and does not; `idle`: how those that do not are told. */
function handFacts(view: View<Iraq>, idle: (view: View<Iraq>, cards: readonly CardId[]) => string): readonly string[] {
  const { content, hand } = view;
  const { counting, idle: rest, sum, side } = tally(view, hand.cards);
  const aligned = side ? `, siding with ${faction(side).the}` : "";
  const verb = counting.length === 1 ? "counts" : "count";
  const many = `${counting.length} of ${count(hand.cards.length)} ${verb} for you${aligned}`;
  return [
    counting.length === 0
      ? `Your sum is 0: ${hand.cards.length === 0 ? "you hold no cards" : "none of your cards counts for you"}${aligned}.`
      : `Your sum is ${sum}; ${many}: ${cardNames(content, counting, NAMED)}.`,
    ...(rest.length > 0 ? [`Not for you${idle(view, rest)}.`] : []),
    ...(side ? [sidesFact(view)] : []),
  ];
}

/** For a discard: the lowest first. */
const lowestFirst = ({ content }: View<Iraq>, idle: readonly CardId[]): string =>
  `: ${cardNames(content, idle, NAMED)}`;

/** For a trade: ", but for the US: Halliburton (U 3) and Iraqi Police (U 1); for the Kurds: …". */
function byPartner({ content, table }: View<Iraq>, idle: readonly CardId[]): string {
  const use = (id: CardId): Use => mustGet(content.cards, id).use;
  const partners = [...new Set(idle.map((id) => beneficiaries(table.seats, use(id))))];
  const lists = partners.map((who) => {
    const cards = idle.filter((id) => beneficiaries(table.seats, use(id)) === who);
    return `for ${who}: ${cardNames(content, cards.toReversed(), NAMED)}`;
  });
  return `, but ${lists.join("; ")}`;
}

const sidesFact = (view: View<Iraq>): string =>
  `In the Ground phase you choose: the US adds ${adds(view, "us")}, the Insurgents add ${adds(view, "insurgents")}.`;

/** what a proposal would do to the own sum. */
function offerPrompt(view: View<Iraq>, proposal: Frozen<Proposal>): Prompt {
  const { content } = view;
  const { from, give, price } = proposal;
  if (from === view.seat) return ownOfferPrompt(view, proposal);
  const why = lacks(view, proposal);
  if (why) {
    const untold = `${The(from)} ${verb(from, "is", "are")} not told.`;
    return { question: "You cannot accept this.", facts: [`${why.text} ${untold}`] };
  }
  const pay = payment(view, proposal);
  const least = price.kind === "count" ? ", of least use to you" : "";
  const giving = pay.length > 0 ? `You would give ${cardNames(content, pay, NAMED)}${least}` : "A gift";
  const sums = `${change(view, pay, give)}; ${theirs(view, from, { gives: give, gets: pay })}`;
  return { question: "Do you accept?", facts: [`${giving}: ${sums}. A trade is final.`] };
}

function ownOfferPrompt(view: View<Iraq>, { to, give, price }: Frozen<Proposal>): Prompt {
  const got = price.kind === "cards" ? price.cards : [];
  const more = price.kind === "count" ? ` ${choice(price.count)}` : "";
  const after = `${change(view, give, got)}; ${theirs(view, to, { gives: got, gets: give })}.`;
  return {
    question: `${The(to)} ${verb(to, "has", "have")} not answered. Do you withdraw it?`,
    facts: [`If it is accepted, ${after}${more}`],
  };
}

/** what each side adds, and with which cards. */
function alignPrompt(view: View<Iraq>): Prompt {
  const { content, seat, hand } = view;
  const own = hand.cards.filter((id) => canUse(seat, mustGet(content.cards, id).use, null));
  const alone = own.reduce((sum, id) => sum + mustGet(content.cards, id).fv, 0);
  const fact = (side: Alignment): string => {
    const cards = hand.cards.filter((id) => !own.includes(id) && canUse(seat, mustGet(content.cards, id).use, side));
    if (cards.length === 0)
      return `${The(side)} ${verb(side, "adds", "add")} nothing: you hold none of ${verb(side, "its", "their")} cards.`;
    return `${The(side)} ${verb(side, "adds", "add")} ${adds(view, side)}: ${cardNames(content, cards, NAMED)}.`;
  };
  return {
    question: "Whose cards count for you this turn, besides your own?",
    facts: [`Your own cards come to ${alone}.`, ...SIDES.map(fact)],
  };
}
