/** Claiming the Initiative before the auction: by which cards, who may claim after another, or how far to bid instead. */
import {
  type Ctx,
  choice,
  concerning,
  firstOf,
  game,
  type Move,
  move,
  mustGet,
  type NamedAnswer,
  type Option,
  type Prompt,
  type Refusal,
  type Stage,
  type View,
} from "#engine";
import { The, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { from } from "../../content/seating.ts";
import { inList, oneOf } from "../../content/wording.ts";
import type { Baghdad } from "../../state.ts";
import {
  discard,
  drawCards,
  effectOf,
  listed,
  namesWith,
  notHere,
  receive,
  room,
  spend,
  withEffect,
  without,
  withSymbol,
} from "../cards/hands.ts";
import { takesInitiative } from "../cards/outside-steps.ts";
import { cardsOf, several } from "../cards/several.ts";
import { SYMBOL_NAMES } from "../cards/words.ts";
import { pass, windows, withCards } from "../reactions.ts";
import { belongsTo } from "../turn/phase.ts";
import {
  agreed,
  ceiling,
  LIMIT_ORDER,
  limitsBetween,
  means,
  NO_BID,
  PASSING,
  purses,
  RULES,
  upTo,
} from "./bidding-facts.ts";

const { action, question, told } = game<Baghdad>();

/** R-22, ruling AT, window W1: every claim asks the others again. */
export function askForClaims(s: Stage<Baghdad, null>): void {
  const { table } = s.state;
  const others = from(table.order, table.firstBidder).filter((seat) => seat !== table.claimed);
  s.ask(claims, withCards(table, others));
}

/** Political Maneuver, or a card that takes the Initiative. */
export const claim = action("claim", "Claim the Initiative", {
  whyNot: belongsTo("Claiming the Initiative", { phases: ["claims", "auction"], rule: "R-22", why: notClaiming }),
  help: "Takes the Initiative without a bid. Others may claim it after you: the last claim counts.",
  when: (view) => (ways(view).some(({ refused }) => !refused) ? null : noClaim(view)),
})
  .param("how", "By what?", choice(ways))
  .optional(
    "connections",
    "Which Connections card?",
    ({ params }) => params.how === "politicalManeuver",
    choice((c) => listed(c, withSymbol(c, "connections")), bearing("connections")),
  )
  .optional(
    "hearts",
    "Which Hearts card?",
    ({ params }) => params.how === "politicalManeuver",
    choice((c) => listed(c, withSymbol(c, "hearts")), bearing("hearts")),
  )
  .optional(
    "card",
    "Which card?",
    ({ params }) => params.how === "card",
    choice(
      (c) => listed(c, withEffect(c, takesInitiative)),
      (c, word) => notHere(c.content, word, { where: CLAIMING, cards: withEffect(c, takesInitiative), rule: "R-22" }),
    ),
  )
  .optional(
    "discard",
    "Your hand will be full: which cards do you discard for those you draw?",
    (c) => crowded(c) > 0,
    several(
      (c) => without(c.hand.cards, played(c.params)),
      (c) => ({ least: 0, most: crowded(c) }),
    ),
  )
  .label(({ content }, { card }) => `Claim with ${claimedBy(content, card).name}`)
  .apply((s) => {
    const { seat, params, content, state } = s;
    const cards = played(params);
    s.emit({ kind: "claimed", seat, cards });
    spend(s, seat, cards);
    const discarded = cardsOf(params.discard);
    if (discarded.length > 0) discard(s, seat, discarded);
    receive(s, seat, drawCards(s, Math.min(drawn(content, params.card), room(content, state.table, seat))));
    state.table.claimed = seat;
  });

function notClaiming({ table, seat }: View<Baghdad>): string {
  if (table.phase === "auction") return "claims come before the bidding, and that has begun.";
  if (table.claimed === seat) return "yours is the last claim so far; the others may claim after you.";
  if (mustGet(table.sides, seat).cards === 0) return "it takes a card, and you hold none.";
  return "you have passed; if another seat claims, you are asked again.";
}

/** R-22, W1: one question for claim, bids and First Player; what comes of it is still bid turn by turn. Cards decide who claims. */
export const claims = question.window("claims", {
  window: windows.claims,
  actions: [claim, pass],
  pass,
  prompt: (view) => (view.table.claimed === null ? howFar(view) : afterClaim(view, view.table.claimed)),
  answers: (view) => [...(view.table.claimed === null ? limits(view) : []), ...claimsOf(view)],
  openAnswers: () => [PASSING],
  openFirst: true,
  handDecides: true,
  fallback: () => move(pass),
});

/** Going up to a number of PP, once the auction comes to the seat. */
const limits = (view: View<Baghdad>): readonly NamedAnswer[] => [
  ...[0, ...limitsBetween(1, ceiling(view).amount)].map((limit) => upTo(limit, move(pass))),
  { label: "Ask me at my turn", moves: [move(pass)], ahead: [{ order: LIMIT_ORDER, value: "ask" }] },
];

/** what the hand can claim with. */
function claimsOf(view: View<Baghdad>): readonly NamedAnswer[] {
  return [claimByCard(view), claimByManeuver(view)].flatMap((by): NamedAnswer[] => {
    if (!by) return [];
    const { name, text } = claimedBy(view.content, by.params.card);
    return [{ label: `Claim with ${name}`, detail: `**${name}** · ${text}`, moves: [by], ahead: NO_BID }];
  });
}

/** The card that claims alone, or the combination. */
const claimedBy = ({ arms, combos }: View<Baghdad>["content"], card: unknown) =>
  typeof card === "string" ? mustGet(arms, card) : mustGet(combos, "politicalManeuver");

/** With a card that claims alone, if the hand has one. */
export function claimByCard(view: View<Baghdad>): Move | null {
  const [card] = withEffect(view, takesInitiative);
  return card === undefined ? null : move(claim, { how: "card", card });
}

/** With the first cards that fit together, if the hand has them. */
export function claimByManeuver(view: View<Baghdad>): Move | null {
  const [connections, hearts] = maneuver(view);
  if (connections === undefined || hearts === undefined) return null;
  return move(claim, { how: "politicalManeuver", connections, hearts });
}

function howFar(view: View<Baghdad>): Prompt {
  const { firstBidder } = view.table;
  return {
    question: "How high do you bid for the Initiative?",
    facts: [
      means(view),
      RULES,
      purses(view),
      ...agreed(view),
      `“Up to 3” keeps making the lowest bid that leads, never above 3; “Bid 0” bids only if nobody has. Nobody is told your limit. ${The(firstBidder)} ${verb(firstBidder, "bid")} first.`,
    ],
  };
}

const afterClaim = (view: View<Baghdad>, claimer: string): Prompt => ({
  question: `${The(claimer)} ${verb(claimer, "claim")} the Initiative. Do you claim it after them?`,
  facts: [means(view), "The last claim counts: there is no auction, nobody pays, and a card costs 1 PP."],
});

const CLAIMING = "a card of yours that claims the Initiative alone";

/** Why a card is not one of the hand with this symbol. */
function bearing(symbol: "connections" | "hearts") {
  const where = `a ${SYMBOL_NAMES[symbol]} card of yours`;
  return (c: View<Baghdad>, word: string) =>
    notHere(c.content, word, { where, cards: withSymbol(c, symbol), rule: "R-22" });
}

interface Claimed {
  readonly connections?: CardId;
  readonly hearts?: CardId;
  readonly card?: CardId;
}

const played = ({ connections, hearts, card }: Claimed): readonly CardId[] =>
  [connections, hearts, card].filter((one) => one !== undefined);

/** for how many of the cards drawn a hand has no room, unless it discards others. */
function crowded({ content, table, seat, hand, params }: Ctx<Baghdad, Claimed>): number {
  const { length } = played(params);
  const over = drawn(content, params.card) - length - room(content, table, seat);
  return Math.min(Math.max(0, over), hand.cards.length - length);
}

/** How many cards a claim draws: as the card says, or the combination. */
function drawn(content: View<Baghdad>["content"], card: string | undefined): number {
  if (card !== undefined) return effectOf(content, card, takesInitiative)?.draw ?? 0;
  return firstOf(takesInitiative, mustGet(content.combos, "politicalManeuver").effects)?.draw ?? 0;
}

function ways(c: View<Baghdad>): Option<"politicalManeuver" | "card">[] {
  const combo = maneuver(c).length === 2;
  const card = withEffect(c, takesInitiative).length > 0;
  return [
    { value: "politicalManeuver", label: "Political Maneuver", ...(combo ? {} : { refused: noManeuver(c) }) },
    { value: "card", label: "A card", ...(card ? {} : { refused: noCard(c) }) },
  ];
}

/** the first cards of the hand that together are a Political Maneuver, if it holds both. */
export const maneuver = (c: View<Baghdad>): readonly CardId[] =>
  MANEUVER.flatMap((symbol) => withSymbol(c, symbol).slice(0, 1));

const MANEUVER = ["connections", "hearts"] as const;

const noCard = (c: View<Baghdad>): Refusal => ({
  code: "no-cards",
  text: `You hold no ${namesWith(c.content, takesInitiative)}, the card that claims the Initiative alone.`,
  rule: "R-22",
});

function noManeuver(c: View<Baghdad>): Refusal {
  const lacking = MANEUVER.filter((symbol) => withSymbol(c, symbol).length === 0).map((symbol) => SYMBOL_NAMES[symbol]);
  const text = `A Political Maneuver takes a Connections and a Hearts card; you hold no ${oneOf(lacking)} card.`;
  return { code: "no-cards", text, rule: "R-22" };
}

const noClaim = (c: View<Baghdad>): Refusal => ({
  code: "no-claim",
  text: `${noManeuver(c).text} You hold no ${namesWith(c.content, takesInitiative)} either. Possible: pass, or say how high you bid.`,
  rule: "R-22",
});

/** Two cards are a Political Maneuver. */
export const claimed = told("claimed", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, cards }, content) => {
    const names = inList(cards.map((id) => mustGet(content.arms, id).name));
    const by = cards.length > 1 ? `${mustGet(content.combos, "politicalManeuver").name} (${names})` : names;
    return `${The(seat)} ${verb(seat, "claim")} the Initiative with ${by}: no auction, nobody pays, a card costs 1 PP. Claims are still open to the others.`;
  },
});
