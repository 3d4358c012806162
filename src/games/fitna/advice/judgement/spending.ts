import type { View } from "../../../../engine/index.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { MOST_CARDS, opsOf } from "../../rules/movement/ops.ts";
import { seen } from "../../rules/now.ts";
import { onceEach } from "../../rules/once.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { assaultsIn, columnsInAttack } from "./assaults.ts";
import { fieldOf } from "./field.ts";
import { marchesWanted } from "./marches.ts";

/** An offensive at least for each attack that promises something, and others to try again. */
const TRIES = 2;
/** So many units that march up to the enemy make another attack. */
const MARCHING_AN_ATTACK = 3;
/** However little there is to attack: something may come of the marches. */
const FEWEST_ATTACKS = 2;

/** What there is to spend OPs on. */
interface Wanted {
  /** For all that gain something by marching. */
  readonly moving: number;
  /** For attacks that promise something, and for those that marches make possible. */
  readonly fighting: number;
}

const wantedIn = onceEach((game: Game, seat: SeatId): Wanted => {
  const marching = marchesWanted(fieldOf(game, seat));
  const targets = new Set(assaultsIn(game, seat).map(({ target }) => target)).size;
  const fighting = Math.max(FEWEST_ATTACKS, TRIES * targets, targets + Math.ceil(marching / MARCHING_AN_ATTACK));
  return { moving: Math.ceil(marching / 2), fighting };
});

/**
 * Which cards are spent for OPs: of those that pay for all there is to do the ones that are missed least; where none do,
 * those with most OPs, but not what serves better in battle or as an event.
 */
export function cardsToSpend(view: View<Fitna>): readonly CardNumber[] {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const { cards } = view.hand;
  const { moving, fighting } = wantedIn(game, seat);
  const ops = (card: CardNumber): number => game.edition.cards[card]?.op ?? 0;
  const missed = (some: readonly CardNumber[]): number =>
    some.reduce((sum, card) => sum + ops(card) + keptFor(game, card), 0);
  const enough = upToTwo(cards).filter((some) => opsOf(game, seat, some) >= moving + fighting);
  if (enough.length > 0) return enough.reduce((a, b) => (missed(b) < missed(a) ? b : a));
  const best = cards
    .toSorted((a, b) => ops(b) - keptFor(game, b) - ops(a) + keptFor(game, a) || a - b)
    .slice(0, MOST_CARDS);
  return cards.filter((card) => best.includes(card));
}

/** No card, each card, each two cards. */
const upToTwo = (cards: readonly CardNumber[]): readonly (readonly CardNumber[])[] => [
  [],
  ...cards.map((card) => [card]),
  ...cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other])),
];

/** What a card is better kept for, in OPs: to shift columns in an attack, to cancel. */
function keptFor(game: Game, card: CardNumber): number {
  const effects = (game.edition.cards[card]?.uses ?? []).flatMap((use) => use.effects);
  if (effects.some(({ kind }) => kind === "reinforce")) return 3;
  return columnsInAttack(game, card) + (effects.some(({ kind }) => kind === "cancel" || kind === "shield") ? 1 : 0);
}

/** How its OPs are divided: what its marches take, as long as attacks that promise something have theirs. */
export function division(view: View<Fitna>, cards: readonly CardNumber[]): Wanted {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const total = opsOf(game, seat, cards);
  const wanted = wantedIn(game, seat);
  const least = Math.min(Math.floor(total / 2), wanted.fighting);
  const moving = Math.min(total - least, wanted.moving);
  return { moving, fighting: total - moving };
}
