/** Who may cancel an event and with which cards, how each is asked, and how it is told. */
import {
  choice,
  game,
  move,
  mustGet,
  type Option,
  type ReactionWindow,
  type Refusal,
  type View,
  worded,
} from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Card, CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { terrainWords } from "../cards/conditions-text.ts";
import { discard } from "../cards/hands.ts";
import { cardOf } from "../cards/piles.ts";
import { relationOf } from "../map/relations.ts";
import { type At, open, playing, seen, tell } from "../now.ts";
import { cardName, list, shortName, told } from "../pieces/words.ts";
import { eventLines } from "./event-lines.ts";
import { cancel, cancelCards, lock, lockedBy, shieldOver } from "./stopping.ts";
import type { EventPlay, Play } from "./types.ts";

const { action, question } = game<Fitna>();

/** Cards that answer a card, whoever holds them. */
export const cancelsFor = ({ edition }: Pick<Game, "edition">, card: CardNumber): readonly Card[] => {
  const { tags = [] } = edition.cards[card] ?? {};
  return Object.values(edition.cards).filter(({ uses }) =>
    uses.some(
      ({ when, effects }) =>
        when === "reaction" &&
        (cancelCards.among(effects).some(({ cards }) => cards.includes(card)) ||
          cancel.among(effects).some((one) => one.tags.some((tag) => tags.includes(tag)))),
    ),
  );
};

const namesCard = ({ uses }: Card, card: CardNumber): boolean =>
  uses.some(({ effects }) => cancelCards.among(effects).some(({ cards }) => cards.includes(card)));

/** Seats whose spaces or units it is aimed at, after the active one in the order of play. */
function targeted(game: Game, { seat, spaces, source }: Pick<Play, "seat" | "spaces" | "source">): readonly SeatId[] {
  const { control, stacks } = game.state.table;
  const aimed = spaces.filter((space) => shieldOver(game, { seat, source }, space) === null);
  return othersInOrder(game, seat).filter(
    (other) =>
      relationOf(game.scenario, seat, other) === "enemies" &&
      aimed.some((space) => control[space] === other || stacks[space]?.[other] !== undefined),
  );
}

/** The other seats in the order of play, those after this one first. */
export function othersInOrder({ state }: Pick<Game, "state">, seat: SeatId): readonly SeatId[] {
  const { order } = state.table;
  const at = order.indexOf(seat);
  return [...order.slice(at + 1), ...order.slice(0, at)];
}

/** Section 7: for all that everyone knows, somebody may hold one: it is neither spent nor out of the game, nor set aside. */
const mayBeHeld = ({ state }: Pick<Game, "state">, { number, highTension }: Card): boolean => {
  const { spent, cardsOut, lasting, reached } = state.table;
  const isGone = spent.includes(number) || cardsOut.includes(number) || lasting.some(({ card }) => card === number);
  return !isGone && (!highTension || reached.includes(5)); // cards of High Tension are not in play before
};

/**
 * Opens the window if anybody might answer: only public facts decide. Each seat has time until all
 * have answered.
 */
export function askWhoMayCancel(s: At<Play>): void {
  const now = playing(s);
  const { seat, source } = s.data;
  if (source.kind === "joker") return; // Jokers are never cancelled
  const cancels = cancelsFor(now, source.card).filter((card) => mayBeHeld(now, card));
  // cards against Daesh and Peshmerga are anybody's
  const byName = cancels.some((card) => namesCard(card, source.card));
  const asked = byName ? othersInOrder(now, seat) : cancels.length > 0 ? targeted(now, s.data) : [];
  s.ask(
    byName ? cancellingActivation : cancellingStrike,
    asked.filter((other) => (s.state.table.held[other] ?? 0) > 0),
  );
}

type Eyes = View<Fitna>;

/** Own cards that answer the event that is being played. */
export function ownCancels(view: Eyes): readonly { readonly card: Card; readonly refused: Refusal | null }[] {
  const { event } = view.table;
  if (!event) return [];
  const game = seen(view);
  return cancelsFor(game, event.card)
    .filter(({ number }) => view.hand.cards.includes(number))
    .map((card) => ({ card, refused: whyNotAnswered(game, seatIdOf(view.seat), card, event) }));
}

/** the conditions of the answer itself. */
function whyNotAnswered(game: Game, seat: SeatId, card: Card, { spaces }: EventPlay): Refusal | null {
  const { table } = game.state;
  if (table.turn < card.earliest) return { code: "too-early", text: `From turn ${card.earliest}.`, rule: "R-009" };
  const isThere = (space: SpaceId): boolean =>
    table.control[space] === seat || table.stacks[space]?.[seat] !== undefined;
  for (const condition of card.conditions) {
    if (condition.kind !== "defends" && condition.kind !== "target") continue;
    const fits = spaces.filter(isThere).some((id) => {
      const { marks, terrain } = mustGet(game.edition.spaces, id);
      return condition.is.some((ground) => (ground === "city" ? marks.includes("city") : terrain === ground));
    });
    if (!fits)
      return {
        code: "condition",
        text: `Only for ${list(terrainWords(game.edition, condition.is), "or")}.`,
        rule: "R-016",
      };
  }
  return null;
}

export const cancelEvent = action("cancel-event", "Cancel the event", {
  help: "Spends a card of your hand: the event has no effect.",
  common: true,
  when: (view) =>
    ownCancels(view).some(({ refused }) => !refused)
      ? null
      : (ownCancels(view)[0]?.refused ?? {
          code: "no-cancel",
          text: "You hold no card that answers it.",
          rule: "R-024",
        }),
})
  .param(
    "card",
    "With which card?",
    choice((c): readonly Option[] =>
      ownCancels(c).map(({ card, refused }) => ({
        value: String(card.number),
        ...worded(c, () => ({ label: `${card.name} ${card.op}` })),
        ...(refused ? { refused } : {}),
      })),
    ),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const now = playing(a);
    const { table } = a.state;
    const card = Number(a.params.card);
    if (!table.event) throw new Error("no event is being played");
    discard(now, seat, [card]);
    table.event = { ...table.event, cancelled: { seat, card } };
    tell(a, { chapter: "effects", kind: "cancelled", seat, by: card, card: table.event.card });
    const locks = cardOf(now, card).uses.flatMap(({ effects }) =>
      lock.among(effects).flatMap(({ cards }) => lockedBy(now, cards)),
    );
    if (locks.length === 0) return;
    table.locked = [...new Set([...table.locked, ...locks])];
    tell(a, { chapter: "effects", kind: "locked", cards: locks });
  });

export const passEvent = action("pass-event", "Let it be", {
  was: ["let-event-be"],
  help: "You do not cancel the event.",
  when: ({ table }) => (table.event ? null : { code: "not-now", text: "No event is being played.", rule: "R-024" }),
}).apply(() => {});

/** What a hand holds for the windows: "SAM". */
const cancelsHeld =
  (kind: typeof cancel | typeof cancelCards): ReactionWindow<Fitna>["plays"] =>
  (view) => {
    const game = open(view);
    return view.hand.cards
      .filter((card) => cardOf(game, card).uses.some(({ effects }) => effects.some(kind.is)))
      .map((card) => cardName(game, card));
  };

const answersToEvents = {
  actions: [cancelEvent, passEvent],
  pass: passEvent,
  about: ({ table }: Eyes) => table.event,
  prompt: (view: Eyes) => ({ question: "Do you cancel this event?", facts: eventLines(view) }),
  fallback: () => move(passEvent),
};

/** whoever it is aimed at. */
export const cancellingStrike = question.reaction("cancelling-strike", {
  ...answersToEvents,
  window: {
    name: "cancel-strike",
    title: "when a strike or another event is aimed at a seat",
    mode: "standing-only",
    plays: cancelsHeld(cancel),
  },
});

/** everybody, for cards that others answer by name. */
export const cancellingActivation = question.reaction("cancelling-activation", {
  ...answersToEvents,
  window: {
    name: "cancel-activation",
    title: "when the Islamic State or Kurds are activated",
    mode: "standing-only",
    plays: cancelsHeld(cancelCards),
  },
});

export const cancellingTold = [
  told("cancelled", {
    about: { kind: "cards", weight: 2, follows: true },
    line: (event, names) =>
      `${shortName(names, event.seat)}: ${cardName(names, event.by)} cancels ${cardName(names, event.card)}.`,
  }),
  told("locked", {
    line: (event, names) => {
      const cards = [...new Set(event.cards.map((card) => cardName(names, card)))];
      return `Nobody may play ${list(cards, "or")} as an event until the turn ends.`;
    },
  }),
] as const;
