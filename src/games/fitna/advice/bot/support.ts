/** When a computer player spends cards in a battle or to cancel an event, and when its armour exploits. */
import { type Move, move, terse, type View } from "#engine";
import type { SeatId } from "../../content/sides.ts";
import { lossesBeforeDie } from "../../rules/combat/cards.ts";
import { exploit, exploitationSeen } from "../../rules/combat/exploiting.ts";
import { battleOf, offensiveOf, resolvedCards } from "../../rules/combat/fighters.ts";
import { announceable, playAssets } from "../../rules/combat/playing-cards.ts";
import { oddsOf } from "../../rules/combat/shifts.ts";
import type { Announced } from "../../rules/combat/types.ts";
import { cancelEvent, ownCancels } from "../../rules/effects/cancelling.ts";
import { relationOf } from "../../rules/map/relations.ts";
import { seen } from "../../rules/now.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { fieldOf, gains, keepsOf } from "../judgement/field.ts";
import { expected, stakeOf } from "../judgement/prospects.ts";

/** What a card must be worth in a battle: an attacker's hand is filled up soon, a defender's only after his own phase. */
const PRICE = { attacker: 0.5, defender: 1 } as const;
/** What a defender keeps for his own phase. */
const FEW_CARDS = 2;
const OF_FEW = 1.5;
/** Cards that are left when the game ends are worth nothing. */
const LAST_TURN = 0.2;

type Eyes = View<Fitna>;

/** the cards and cancels that help this seat's side most, one by one, as long as each is worth its price. */
export function supportIn(view: Eyes): Move | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const { announcing } = offensiveOf(game.state.table);
  if (!announcing || !isOfConcern(game, seat) || !holdsAny(view, announcing.cancelsOnly)) return null;
  const picked: string[] = [];
  let now = valueWith(game, seat, picked);
  for (;;) {
    const best = announceable(terse(view), picked)
      .filter(({ value, refused }) => !refused && !picked.includes(value))
      .map(({ value }) => ({ value, worth: valueWith(game, seat, [...picked, value]) }))
      .reduce<{ value: string; worth: number } | null>((a, b) => (a && a.worth >= b.worth ? a : b), null);
    if (!best || best.worth - now < priceOf(view, picked.length)) break;
    picked.push(best.value);
    now = best.worth;
  }
  return picked.length > 0 ? move(playAssets, { cards: picked }) : null;
}

/** Whether the hand holds anything for it: most questions end here. */
function holdsAny(view: Eyes, cancelsOnly: boolean): boolean {
  const { cards } = seen(view).edition;
  return view.hand.cards.some((card) =>
    cards[card]?.uses.some(
      ({ when }) => when === "reaction" || (!cancelsOnly && (when === "combat" || when === "turn")),
    ),
  );
}

function priceOf(view: Eyes, picked: number): number {
  const { announcing } = offensiveOf(seen(view).state.table);
  const role = announcing?.role ?? "defender";
  const { turn, turns } = view.table;
  if (turn >= turns) return LAST_TURN;
  const isFew = role === "defender" && view.hand.cards.length - picked <= FEW_CARDS;
  return PRICE[role] + (isFew ? OF_FEW : 0);
}

/** Whether it attacks, its units are attacked, or an enemy attacks somebody whom nobody's seat defends. */
function isOfConcern(game: Game, seat: SeatId): boolean {
  const { by, side, defenders, announcing } = offensiveOf(game.state.table);
  if (announcing?.role === "attacker") return by === seat;
  if (!defenders.includes(seat)) return false;
  return side === "IS" || relationOf(game.scenario, seat, side) === "enemies" || defenders.length === 1;
}

/** What the battle promises the seat if it announces these. */
function valueWith(game: Game, seat: SeatId, values: readonly string[]): number {
  const { announcing, target } = offensiveOf(game.state.table);
  const role = announcing?.role ?? "defender";
  const more = values.map((value): Announced => {
    const [card = 0, answers] = value.split(">").map(Number);
    return { card, answers: answers ?? null, by: role, seat };
  });
  const { attackers, defenders, ...battle } = battleOf(game);
  const cards = resolvedCards(game, more);
  const stake = stakeOf(game, attackers, defenders, fieldOf(game, seat).worth(target));
  const { column } = oddsOf(game.edition, { ...battle, attackers, defenders, cards });
  const before = lossesBeforeDie(game.edition, cards);
  const lost = (of: "attacker" | "defender"): number =>
    before.reduce((sum, one) => (one.role === of ? sum + one.steps : sum), 0);
  const steps = Math.max(0, stake.steps - lost("defender"));
  const rest = steps === 0 ? stake.worth : expected(game.edition, column, { ...stake, steps });
  const value = rest + lost("defender") * stake.theirs - lost("attacker") * stake.ours;
  return role === "attacker" ? value : -value;
}

/** A card is worth that much to keep. */
const KEPT = 2.5;

/** an enemy's event is cancelled where what it is aimed at is worth more than the card. */
export function cancelOf(view: View<Fitna>): Move | null {
  const game = seen(view);
  const seat = seatIdOf(view.seat);
  const { event, control, stacks } = view.table;
  if (!event || relationOf(game.scenario, seat, event.seat) !== "enemies") return null;
  const [card] = ownCancels(view)
    .flatMap(({ card, refused }) => (refused ? [] : [card]))
    .sort((a, b) => a.op - b.op);
  if (!card) return null;
  const { worth } = fieldOf(game, seat);
  const aimed = event.spaces.filter((space) => control[space] === seat || stacks[space]?.[seat] !== undefined);
  const isNamed = event.spaces.length === 0;
  const value = aimed.reduce((sum, space) => sum + worth(space), 0);
  return isNamed || value > KEPT ? move(cancelEvent, { card: String(card.number) }) : null;
}

/** To go on after an attack must be worth something: what was taken is weaker for it. */
const LEAST = 0.2;

/** who goes on from the captured space and where to, if that gains more than to stay; null: all stay. */
export function exploitationIn(view: View<Fitna>): Move | null {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const keeps = keepsOf(field);
  let best: { readonly way: string; readonly gain: number } | null = null;
  for (const way of exploitationSeen(view)) {
    const [unit = "", space = ""] = way.split(">");
    const stack = [...field.stacks.values()].find((units) => units.some(({ id }) => id === unit)) ?? [];
    const one = stack.find(({ id }) => id === unit);
    if (!one || (stack.length === 1 && keeps(one.space))) continue;
    const gain = gains(field, [one])([space]);
    if (gain > (best?.gain ?? LEAST)) best = { way, gain };
  }
  return best ? move(exploit, { way: best.way }) : null;
}
