/** Effects on another seat's hand: cards that are looked at, taken or discarded, and who is told which. */
import { z } from "zod";
import {
  concerning,
  type Frozen,
  game,
  move,
  mustGet,
  type NamedAnswer,
  type Option,
  type Seat,
  take,
  type View,
} from "#engine";
import { seatOption, The, the, verb } from "../../content/factions.ts";
import type { CardId } from "../../content/pack.ts";
import { counted, inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { spared } from "../coalition/bonds.ts";
import { discard, handOver, kindsNamed, room } from "./hands.ts";
import { chosen, effect, plotOf, some } from "./kind.ts";
import { cardsOf, several } from "./several.ts";

const { action, procedure, question, told } = game<Baghdad>();

/** Ruling AE: other seats that have a card. */
function holders({ content, table, seat }: View<Baghdad>): Option<Seat>[] {
  const others = table.actOrder.filter((other) => other !== seat && mustGet(table.sides, other).cards > 0);
  return others.map((value) =>
    seatOption(value, spared(content, table, seat, value), counted(mustGet(table.sides, value).cards, "card")),
  );
}

/** R-85 The target shows its hand to the player, and to nobody else. */
const lookHand = effect("lookHand", {}, () => ({
  targets: holders,
  noTarget: (_, seat) => `${verb(seat, "hold")} no card`,
  does: (s, { seat, target }) => {
    const owner = chosen(target);
    const { cards } = mustGet(s.state.hands, owner);
    mustGet(s.state.hands, seat).seen = [...cards];
    s.barrier();
    s.emit({ kind: "shown", seat: owner, to: seat }, { [seat]: { kind: "saw", seat: owner, cards } });
  },
}));

/** R-85 The player takes cards that it has been shown. */
const takeCards = effect("takeCards", { cards: some }, ({ cards }) => ({
  ofShownHand: true,
  does: (s) => s.call(choosing, { cards, action: "takeCards" }),
}));

/** The player chooses cards that the target discards. */
const discardCards = effect("discardCards", { cards: some }, ({ cards }) => ({
  ofShownHand: true,
  does: (s) => s.call(choosing, { cards, action: "discardOf" }),
}));

export const ofHands = [lookHand, takeCards, discardCards] as const;

/** Asks for as many of the cards shown as the effect says, or as there are. */
export const choosing = procedure<{ cards: number; action: "takeCards" | "discardOf" }>("choosing", {
  notes: z.strictObject({ cards: z.int(), action: z.enum(["takeCards", "discardOf"]) }),
})({
  ask: (s) => {
    const plot = plotOf(s.state.table);
    plot.due = Math.min(s.data.cards, mustGet(s.state.table.sides, plot.target).cards);
    if (plot.due > 0) s.ask(s.data.action === "takeCards" ? taking : discarding, [plot.seat]);
    return "chosen";
  },
  chosen: () => "done",
});

/** how many cards have no room in the hand that takes them. */
const lacking = ({ content, table, seat }: View<Baghdad>): number =>
  Math.max(0, due(table) - room(content, table, seat));

const due = (table: Frozen<Table>): number => plotOf(table).due;

/** without room for a card it stays where it is. */
export const takeThem = action("takeCards", "Take cards", { common: true })
  .optional(
    "discard",
    "Your hand is full: which cards do you discard?",
    (c) => lacking(c) > 0,
    several(
      (c) => c.hand.cards,
      (c) => ({ least: 0, most: Math.min(lacking(c), c.hand.cards.length) }),
    ),
  )
  .param(
    "cards",
    "Which cards do you take?",
    several(
      (c) => c.hand.seen,
      (c) => {
        const taken = due(c.table) - lacking(c) + cardsOf(c.params.discard).length;
        return { least: taken, most: taken };
      },
    ),
  )
  .label(({ content }, { cards }) => `Take ${namesOf(content, cardsOf(cards))}`)
  .apply((s) => {
    const { seat, params, state } = s;
    const { target } = plotOf(state.table);
    const discarded = cardsOf(params.discard);
    if (discarded.length > 0) discard(s, seat, discarded);
    const cards = cardsOf(params.cards);
    for (const card of cards) take(mustGet(state.hands, seat).seen, card);
    s.emit({ kind: "took", seat, from: target, cards: cards.length });
    handOver(s, target, seat, cards);
  });

/** The player chooses what the target discards. */
export const forceDiscard = action("forceDiscard", "Have cards discarded", { was: ["discardOf"], common: true })
  .param(
    "cards",
    "Which cards are discarded?",
    several(
      (c: View<Baghdad> & { readonly params: unknown }) => c.hand.seen,
      (c) => ({ least: due(c.table), most: due(c.table) }),
    ),
  )
  .label(({ content }, { cards }) => namesOf(content, cardsOf(cards)))
  .apply((s) => {
    const { seat, params, state } = s;
    const cards = cardsOf(params.cards);
    for (const card of cards) take(mustGet(state.hands, seat).seen, card);
    discard(s, plotOf(state.table).target, cards);
  });

const shown = ({ content, table, hand }: View<Baghdad>): string =>
  `${The(plotOf(table).target)} ${verb(plotOf(table).target, "show")} ${namesOf(content, hand.seen)}.`;

const namesOf = ({ arms }: View<Baghdad>["content"], ids: readonly CardId[]): string =>
  inList(ids.map((id) => mustGet(arms, id).name));

const rows = (cards: readonly CardId[]) => cards.map((card) => ({ card }));
const dueText = (table: Frozen<Table>): string => (due(table) === 1 ? "card" : `${due(table)} cards`);

/** R-85; at a deadline the first cards shown that the hand has room for. */
export const taking = question.turn("taking", {
  actions: [takeThem],
  prompt: (view) => {
    const free = counted(room(view.content, view.table, view.seat), "card");
    return {
      question: `Which ${dueText(view.table)} do you take from ${the(plotOf(view.table).target)}?`,
      facts: [shown(view), `Your hand has room for ${free}.`],
    };
  },
  answers: handfuls,
  fallback: (view) => takingThem(view, view.hand.seen.slice(0, roomFor(view))),
});

/** how many of the cards that are due have room without a discard. */
const roomFor = ({ content, table, seat }: View<Baghdad>): number =>
  Math.max(0, Math.min(due(table), room(content, table, seat)));

const takingThem = (view: View<Baghdad>, cards: readonly CardId[]) =>
  move(takeThem, { ...(lacking(view) > 0 ? { discard: [] } : {}), cards: rows(cards) });

/** every handful that has room without a discard, once whatever its order. */
function handfuls(view: View<Baghdad>): readonly NamedAnswer[] {
  const { content, hand } = view;
  return chosenOf(hand.seen, roomFor(view)).map((ids) => ({
    label: ids.length > 0 ? `Take ${namesOf(content, ids)}` : "Take nothing",
    detail: [...new Set(ids)]
      .map((id) => `${mustGet(content.arms, id).name}: ${mustGet(content.arms, id).text}`)
      .join("\n"),
    moves: [takingThem(view, ids)],
  }));
}

/** Every way to choose this many of a hand; copies are alike. */
function chosenOf(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  const found = new Map<string, readonly CardId[]>();
  cards.forEach((card, i) => {
    for (const rest of chosenOf(cards.slice(i + 1), count - 1)) found.set([card, ...rest].join(), [card, ...rest]);
  });
  return [...found.values()];
}

/** At a deadline the first cards shown. */
export const discarding = question.turn("discarding", {
  actions: [forceDiscard],
  prompt: (view) => {
    const { target } = plotOf(view.table);
    const question = `Which ${dueText(view.table)} ${verb(target, "do", "does")} ${the(target)} discard?`;
    return { question, facts: [shown(view)] };
  },
  fallback: ({ table, hand }) => move(forceDiscard, { cards: rows(hand.seen.slice(0, due(table))) }),
});

export const handShown = told("shown", {
  about: ({ seat, to }) => concerning("cards", [seat, to]),
  line: ({ seat, to }) => `${The(seat)} ${verb(seat, "show")} ${the(to)} ${verb(seat, "their", "its")} whole hand.`,
});

export const handSeen = told("saw", {
  privately: ({ seat, cards }, content) => `${The(seat)} showed you: ${inList(kindsNamed(content, cards))}.`,
});

export const cardsTaken = told("took", {
  about: ({ seat, from }) => concerning("cards", [seat, from]),
  line: ({ seat, from, cards }) => `${The(seat)} ${verb(seat, "take")} ${counted(cards, "card")} from ${the(from)}.`,
});
