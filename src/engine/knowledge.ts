/** What a seat has been shown of others, and which cards it can still know them to hold. */
import type { GameTypes, View } from "./game-types.ts";
import type { Seat } from "./values.ts";

/** When something was seen. */
export interface Seen {
  readonly turn: number;
  /** As people call it. */
  readonly phase: string;
}

/** What a row of a campaign's log told everyone, and only one seat: in which order is not kept. */
export interface Heard<G extends GameTypes> extends Seen {
  readonly events: readonly G["Event"][];
  readonly secrets: readonly G["Secret"][];
}

/** Something that a seat knows of others, in a sentence. */
export interface Known extends Seen {
  readonly text: string;
}

/** What a seat has been shown of others, and can still go by. */
export interface Knowledge<G extends GameTypes> {
  /** The kinds of secrets that tell of others: without one of them a seat knows nothing, and its log is not read. */
  readonly from: readonly G["Secret"]["kind"][];
  /** From all that the seat has heard since the first of these, in order; the view is that of today. */
  known(view: View<G>, heard: readonly Heard<G>[]): readonly Known[];
}

interface OneSeen<C> extends Seen {
  readonly card: C;
}

interface HandSeen<C> {
  cards: OneSeen<C>[];
  /** Cards that have left the hand since without anybody having seen which. */
  unseen: number;
}

/** What is known of a hand, by when it was seen. */
export interface KnownCards<C> extends Seen {
  readonly seat: Seat;
  readonly cards: readonly C[];
  /** How many cards have left the hand since then, these or others. */
  readonly unseen: number;
}

/**
 * The cards that one seat knows others to hold. Whatever leaves a hand in sight is no longer known: of two alike, one
 * is.
 */
export class CardsSeen<C extends string | number> {
  readonly #hands = new Map<Seat, HandSeen<C>>();

  #of(seat: Seat): HandSeen<C> {
    const hand = this.#hands.get(seat) ?? { cards: [], unseen: 0 };
    this.#hands.set(seat, hand);
    return hand;
  }

  /** The whole hand was shown. */
  whole(seat: Seat, cards: readonly C[], { turn, phase }: Seen): void {
    this.#hands.set(seat, { cards: cards.map((card) => ({ card, turn, phase })), unseen: 0 });
  }

  /** These have come into it. */
  came(seat: Seat, cards: readonly C[], { turn, phase }: Seen): void {
    this.#of(seat).cards.push(...cards.map((card) => ({ card, turn, phase })));
  }

  /** It has these, which may have been known already. */
  has(seat: Seat, cards: readonly C[], seen: Seen): void {
    const left = this.#of(seat).cards.map(({ card }) => card);
    const fresh = cards.filter((card) => !taken(left, card));
    this.came(seat, fresh, seen);
  }

  /** These have left it, and everyone or this seat saw which. */
  gone(seat: Seat, cards: readonly C[]): void {
    const hand = this.#of(seat);
    for (const gone of cards) {
      const at = hand.cards.findIndex(({ card }) => card === gone);
      if (at >= 0) hand.cards.splice(at, 1);
    }
  }

  /** A number of cards have left it, and it was not seen which. */
  left(seat: Seat, count: number): void {
    this.#of(seat).unseen += count;
  }

  clear(): void {
    this.#hands.clear();
  }

  /** By seat and time, oldest first; `sizes`: how many cards each hand has now. */
  all(seats: readonly Seat[], sizes: (seat: Seat) => number): readonly KnownCards<C>[] {
    return seats.flatMap((seat) => {
      const { cards, unseen } = this.#of(seat);
      const size = sizes(seat);
      if (cards.length === 0 || size === 0) return [];
      const times = [...new Map(cards.map((one) => [`${one.turn} ${one.phase}`, one])).values()];
      return times.map(({ turn, phase }) => ({
        ...{ seat, turn, phase, unseen: Math.max(unseen, cards.length - size) },
        cards: cards.flatMap((one) => (one.turn === turn && one.phase === phase ? [one.card] : [])),
      }));
    });
  }
}

/** Takes one of these out of the list; says whether there was one. */
function taken<C>(list: C[], card: C): boolean {
  const at = list.indexOf(card);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}
