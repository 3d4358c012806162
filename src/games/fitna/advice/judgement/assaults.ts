/** Which attacks promise a seat something, and which cards it should spend on them and on its marches. */
import type { Params, View } from "#engine";
import { onceEach } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { shift } from "../../rules/effects/in-battle.ts";
import { ownSpaces } from "../../rules/movement/crowding.ts";
import { MOST_CARDS, opsOf } from "../../rules/movement/plan.ts";
import { seen } from "../../rules/now.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { dangerAt, type Field, fieldOf, keepsOf, leavers, next, strongest } from "./field.ts";
import { marchesWanted } from "./marches.ts";
import { chanceToTake, columnAt, expected, stakeOf } from "./prospects.ts";

/** An attack that promises less is not made: an offensive that is not fought is lost. */
const LEAST = 0.3;
/** How much more an attack must be worth for a card to support it. */
const CARD = 0.5;

interface Assault {
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly Standing[];
  readonly gain: number;
}

/** Attacks that promise something, the best first: from where, on what, with whom. */
const assaultsIn = onceEach((game: Game, seat: SeatId): readonly Assault[] => {
  const field = fieldOf(game, seat);
  const keeps = keepsOf(field);
  const byCards = reserveOf(game, seat);
  const all = ownSpaces(game, field.seat).flatMap((from): readonly Assault[] => {
    const stack = field.stacks.get(from) ?? [];
    const units = leavers(keeps, from, stack.length, strongest(stack)); // who wins goes there
    if (units.length === 0) return [];
    return next(field, from).flatMap((target) => {
      const gain = gainOf(field, units, from, target, byCards);
      return gain > LEAST ? [{ gain, from, target, units }] : [];
    });
  });
  return all.sort((a, b) => b.gain - a.gain);
});

export const assaults = (view: View<Fitna>): readonly Params[] =>
  assaultsIn(seen(view), seatIdOf(view.seat)).map(({ from, target, units }) => ({
    from,
    target,
    units: units.map(({ id }) => id),
  }));

/** By the combat table, with a card where that is better, less what is left open behind who wins. */
function gainOf(field: Field, units: readonly Standing[], from: SpaceId, target: SpaceId, byCards: number): number {
  const defenders = field.foes(target);
  if (defenders.length === 0) return 0;
  const { game } = field;
  const stake = stakeOf(game, units, defenders, field.worth(target));
  const at = (columns: number) => {
    const column = columnAt(game, target, units, defenders, columns);
    return expected(game.edition, column, stake) - chanceToTake(game.edition, column, stake) * behind;
  };
  const behind = openedBy(field, units, from, target);
  const plain = at(0);
  return byCards > 0 ? Math.max(plain, at(byCards) - CARD) : plain;
}

/** What lies open when they have gone on. */
function openedBy(field: Field, units: readonly Standing[], from: SpaceId, target: SpaceId): number {
  const stack = field.stacks.get(from) ?? [];
  const left = new Map(field.stacks).set(
    from,
    stack.filter((one) => !units.includes(one)),
  );
  const isElsewhere = next(field, from).some((space) => space !== target && field.foes(space).length > 0);
  return isElsewhere ? Math.max(0, dangerAt(field, left, from) - dangerAt(field, field.stacks, from)) : 0;
}

/** The columns that a card shifts an attack by, wherever it is. */
const columnsInAttack = ({ edition }: Pick<Game, "edition">, card: CardNumber): number =>
  (edition.cards[card]?.uses ?? [])
    .flatMap(({ when, effects }) => (when === "combat" ? shift.among(effects) : []))
    .reduce((sum, { side, only, columns }) => (side !== "defender" && only === undefined ? sum + columns : sum), 0);

/** What the best card of a hand could add to an attack. */
const reserveOf = (game: Game, seat: SeatId): number =>
  Math.max(0, ...(game.state.hands[seat]?.cards ?? []).map((card) => columnsInAttack(game, card)));

/** An offensive at least for each attack that promises something, and others to try again. */
const TRIES = 2;
/** This many units that march up to the enemy make another attack. */
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
