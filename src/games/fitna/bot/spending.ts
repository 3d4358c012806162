import type { View } from "../../../engine/index.ts";
import type { CardNumber } from "../content/card-types.ts";
import { fieldOf } from "../judgement/field.ts";
import { marchesWanted } from "../judgement/marches.ts";
import { MOST_CARDS, opsOf } from "../movement/ops.ts";
import { seen } from "../now.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";
import { assaultsOf, columnsInAttack } from "./assaults.ts";
import { eventsWorth, type Play } from "./events.ts";

/** An offensive at least for each attack that promises something, and others to try again. */
const TRIES = 2;

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

/** Which cards are spent for OPs: those with most OPs, but not what serves better in battle or as an event. */
export function cardsToSpend(view: View<Fitna>): readonly CardNumber[] {
  const game = seen(view);
  const best = [...view.hand.cards]
    .map((card) => ({ card, value: (game.edition.cards[card]?.op ?? 0) - keptFor(game, card) }))
    .sort((a, b) => b.value - a.value || a.card - b.card)
    .slice(0, MOST_CARDS)
    .map(({ card }) => card);
  return view.hand.cards.filter((card) => best.includes(card));
}

/** What a card is better kept for, in OPs: to shift columns in an attack, to cancel. */
function keptFor(game: Game, card: CardNumber): number {
  const effects = (game.edition.cards[card]?.uses ?? []).flatMap((use) => use.effects);
  if (effects.some(({ kind }) => kind === "reinforce")) return 3;
  return columnsInAttack(game, card) + (effects.some(({ kind }) => kind === "cancel" || kind === "shield") ? 1 : 0);
}

/** How its OPs are divided: what its marches take, as long as attacks that promise something have theirs. */
export function division(view: View<Fitna>, cards: readonly CardNumber[]): { moving: number; fighting: number } {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const total = opsOf(game, seat, cards);
  const attacks = new Set(assaultsOf(view).map(({ target }) => target)).size;
  const marching = Math.ceil(marchesWanted(fieldOf(game, seat)) / 2);
  const least = Math.min(Math.floor(total / 2), Math.max(2, TRIES * attacks));
  const moving = Math.min(total - least, marching);
  return { moving, fighting: total - moving };
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
