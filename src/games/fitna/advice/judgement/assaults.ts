import type { Params, View } from "../../../../engine/index.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { shift } from "../../rules/effects/in-battle.ts";
import { ownSpaces } from "../../rules/movement/movers.ts";
import { seen } from "../../rules/now.ts";
import { onceEach } from "../../rules/once.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { dangerAt, type Field, fieldOf, next, strongest } from "./field.ts";
import { keepsOf, leavers } from "./keeps.ts";
import { chanceToTake, columnAt, expected, stakeOf } from "./prospects.ts";

/** An attack that promises less is not made: an offensive that is not fought is lost. */
const LEAST = 0.3;
/** A card that supports an attack must be worth so much more. */
const CARD = 0.5;

interface Assault {
  readonly from: SpaceId;
  readonly target: SpaceId;
  readonly units: readonly Standing[];
  readonly gain: number;
}

/** Attacks that promise something, the best first: from where, on what, with whom. */
export const assaultsIn = onceEach((game: Game, seat: SeatId): readonly Assault[] => {
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
export const columnsInAttack = ({ edition }: Pick<Game, "edition">, card: CardNumber): number =>
  (edition.cards[card]?.uses ?? [])
    .flatMap(({ when, effects }) => (when === "combat" ? shift.among(effects) : []))
    .reduce((sum, { side, only, columns }) => (side !== "defender" && only === undefined ? sum + columns : sum), 0);

/** What the best card of a hand could add to an attack. */
const reserveOf = (game: Game, seat: SeatId): number =>
  Math.max(0, ...(game.state.hands[seat]?.cards ?? []).map((card) => columnsInAttack(game, card)));
