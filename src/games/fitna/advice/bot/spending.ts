import type { View } from "../../../../engine/index.ts";
import type { CardNumber } from "../../content/card-types.ts";
import { seen } from "../../rules/now.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { cardsToSpend } from "../judgement/spending.ts";
import { eventsWorth, type Play } from "./events.ts";

/** Events that are worth more than the OPs that they would bring, the best first. */
export function eventsToPlay(view: View<Fitna>): readonly Play[] {
  const game = seen(view);
  const forOps = cardsToSpend(view);
  const op = (card: CardNumber): number => game.edition.cards[card]?.op ?? 0;
  const missed = ({ card }: Play): number => {
    if (!forOps.includes(card)) return 0;
    const others = view.hand.cards.filter((one) => !forOps.includes(one)).map(op);
    return op(card) - Math.max(0, ...others);
  };
  return eventsWorth(view).filter((play) => play.value > missed(play));
}

/** Turns before the end in which a Joker is played: cards that are left when the game ends are worth nothing. */
const LAST_TURNS = 2;
/** Cards with which a phase is poor. */
const FEW = 2;

/** two cards more, late in the game or where the hand is poor. */
export function playsJoker({ table, hand, seat }: View<Fitna>): boolean {
  const isHeld = (table.jokers[seatIdOf(seat)] ?? 0) > 0;
  return isHeld && (table.turn > table.turns - LAST_TURNS || hand.cards.length <= FEW);
}
