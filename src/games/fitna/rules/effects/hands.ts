/** What events do to hands: cards are discarded, given up, drawn or stolen, at random or by choice. */
import { z } from "zod";
import { game, move, type Option, subset } from "#engine";
import { seat, some } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { times } from "../cards/conditions-text.ts";
import { discardUnseen } from "../cards/hands.ts";
import { cardOf, countCards, handOf } from "../cards/piles.ts";
import { noteTaken } from "../cards/robbed.ts";
import { type Now, open, playing, tell } from "../now.ts";
import { cardName, count, shortName, told } from "../pieces/words.ts";
import { drawFor, drawNamed, drawOptions } from "../turn/jokers.ts";
import { eventLines } from "./event-lines.ts";
import { type Chooser, effect } from "./kind.ts";
import type { Play } from "./types.ts";

const { action, procedure, question } = game<Fitna>();

/** All other seats, with what everyone knows of their hands. */
export const otherSeats = ({ game: { edition, scenario, state }, seat }: Chooser): readonly Option<SeatId>[] =>
  state.table.order
    .filter((other) => other !== seat)
    .map((other) => ({
      value: other,
      label: shortName({ edition, scenario }, other),
      description: count(state.table.held[other] ?? 0, "card"),
    }));

export function targetOf({ target }: Play): SeatId {
  if (!target) throw new Error("the event was played without its seat");
  return target;
}

/** cards that go at random; only their owner sees which. */
export function loseAtRandom(s: Now, seat: SeatId, cards: number): void {
  const lost = s.dice.for(seat).shuffled(handOf(s.state, seat).cards).slice(0, cards);
  discardUnseen(playing(s), seat, lost);
  noteTaken(playing(s), seat);
  tell(
    s,
    { chapter: "effects", kind: "lost-cards", seat, cards: lost.length },
    { [seat]: { chapter: "cards", kind: "lost", cards: lost } },
  );
}

/** each seat chooses the cards that it gives up; a seat with no more than that loses all. */
export const givingUp = procedure<{ readonly seats: readonly SeatId[]; readonly cards: number }>("giving-up", {
  notes: z.strictObject({ seats: z.array(seat), cards: z.int() }),
})({
  ask: (s) => {
    const { table } = s.state;
    const { cards, seats } = s.data;
    const choosing = seats.filter((seat) => (table.held[seat] ?? 0) > cards);
    for (const seat of seats) if (!choosing.includes(seat)) loseAtRandom(s, seat, cards);
    table.owing = Object.fromEntries(choosing.map((seat) => [seat, cards]));
    s.ask(cardsToGiveUp, choosing);
    return "given";
  },
  given: (s) => {
    s.state.table.owing = {};
    return "done";
  },
});

export const giveUp = action("give-up-cards", "Give up cards", {
  help: "Discard cards of your choice for the event. Others do not see which.",
})
  .param(
    "cards",
    "Which cards do you give up?",
    subset(
      (c): readonly Option[] => {
        const now = open(c);
        return c.hand.cards.map((card) => ({
          value: String(card),
          label: `${cardName(now, card)} ${now.edition.cards[card]?.op ?? 0}`,
        }));
      },
      ({ table, seat }) => {
        const owed = table.owing[seatIdOf(seat)] ?? 0;
        return { min: owed, max: owed };
      },
    ),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const cards = a.params.cards.map(Number);
    discardUnseen(playing(a), seat, cards);
    noteTaken(playing(a), seat);
    tell(
      a,
      { chapter: "effects", kind: "lost-cards", seat, cards: cards.length },
      { [seat]: { chapter: "cards", kind: "lost", cards } },
    );
  });

/** R-023; who says nothing gives up those of the fewest OPs. */
export const cardsToGiveUp = question.sealed("cards-to-give-up", {
  actions: [giveUp],
  prompt: (view) => {
    const owed = view.table.owing[seatIdOf(view.seat)] ?? 0;
    return {
      question: owed === 1 ? "Which card do you give up?" : `Which ${owed} cards do you give up?`,
      facts: [...eventLines(view), "The others do not see which."],
    };
  },
  fallback: (view) => {
    const now = open(view);
    const least = [...view.hand.cards].sort((a, b) => cardOf(now, a).op - cardOf(now, b).op);
    return move(giveUp, { cards: least.slice(0, view.table.owing[seatIdOf(view.seat)] ?? 0).map(String) });
  },
});

export const discard = effect(
  "discard",
  { who: z.enum(["chosen", "self", "each-other"]), cards: some, how: z.enum(["random", "own-choice"]) },
  ({ who, cards, how }) => ({
    words: () => {
      const what = times(cards, "card");
      if (who === "self") return `You discard ${what}${how === "random" ? " at random" : ""}.`;
      const whose = who === "chosen" ? "A seat of your choice" : "Every other seat";
      return `${whose} discards ${what} ${how === "random" ? "at random" : "of its choice"}.`;
    },
    asks: (c) => (who === "chosen" ? { seat: otherSeats(c) } : {}),
    does: (s) => {
      const { seat } = s.data;
      const others = s.state.table.order.filter((other) => other !== seat);
      const seats = who === "self" ? [seat] : who === "chosen" ? [targetOf(s.data)] : others;
      if (how === "own-choice") s.call(givingUp, { seats, cards });
      else for (const one of seats) loseAtRandom(s, one, cards);
    },
  }),
);

const draw = effect("draw", { cards: some }, ({ cards }) => ({
  words: () => `Draw ${times(cards, "card")}.`,
  asks: () => ({ draw: cards }),
  does: (s) => drawChosen(s, s.data, cards),
}));

/** This many cards, as its player wished when the card was played, or as near to it as the piles allow now. */
export function drawChosen(s: Now, { seat, draw }: Play, cards: number): void {
  const { assets } = drawNamed(draw ?? "0-0");
  const [nearest] = drawOptions(s.state.table, cards)
    .map(({ value }) => drawNamed(value))
    .sort((a, b) => Math.abs(a.assets - assets) - Math.abs(b.assets - assets));
  if (nearest) drawFor(s, seat, nearest, "card");
}

const steal = effect("steal", { cards: some }, ({ cards }) => ({
  words: () => `Take ${times(cards, "card")} at random from another hand.`,
  asks: (c) => ({ seat: otherSeats(c) }),
  does: (s) => {
    const { seat } = s.data;
    const from = targetOf(s.data);
    const victim = handOf(s.state, from);
    const stolen = s.dice.shuffled(victim.cards).slice(0, cards);
    victim.cards = victim.cards.filter((card) => !stolen.includes(card));
    handOf(s.state, seat).cards.push(...stolen);
    countCards(playing(s));
    noteTaken(playing(s), from);
    tell(
      s,
      { chapter: "effects", kind: "stolen", seat, from, cards: stolen.length },
      {
        [seat]: { chapter: "cards", kind: "got", cards: stolen },
        [from]: { chapter: "cards", kind: "lost", cards: stolen },
      },
    );
  },
}));

export const ofHands = [discard, draw, steal] as const;

export const ofHandsTold = [
  told("lost-cards", {
    about: { kind: "cards", follows: true },
    line: (event, names) => `${shortName(names, event.seat)}: ${count(event.cards, "card")} given up.`,
  }),
  told("stolen", {
    about: { kind: "cards", weight: 2, follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${count(event.cards, "card")} taken from ${shortName(names, event.from)}.`,
  }),
] as const;
