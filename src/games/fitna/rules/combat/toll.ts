/** The dice of a battle: approval of cards, what cards do before the die, and the die with its toll on both sides. */
import type { CardNumber } from "../../content/card-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { approval, tension } from "../effects/table-effects.ts";
import { looking, type Now, tell } from "../now.ts";
import { approve, changeTension } from "../powers/tension.ts";
import { cardOf, combatEffects, countingCards, lossesBeforeDie } from "./cards.ts";
import { demandOf, resultOf } from "./crt.ts";
import { battleOf, fightersOf, offensiveOf, resolvedCards, spaceOf } from "./fighters.ts";
import { ROLES, type Role } from "./played-cards.ts";
import { oddsOf } from "./shifts.ts";
import { losses } from "./taking-losses.ts";
import type { Offensive } from "./types.ts";

/** Who decides for the units of one role: of several friends in defence the seat that defends. */
function ownerOf({ side, defenders, fighting, revealed }: Offensive, role: Role): Holder {
  if (role === "attacker") return side;
  const there = [...fighting.defender, ...revealed.defender].map((one) => one.side);
  return defenders.find((seat) => there.includes(seat)) ?? there[0] ?? side;
}

/** the die, and what it takes of both sides, the defender first. */
export function rollDie(s: Now): void {
  const game = looking(s);
  const offensive = offensiveOf(s.state.table);
  const battle = battleOf(game);
  const odds = oddsOf(game.edition, battle);
  const die = s.dice.die();
  const result = resultOf(game.edition.crt, odds.column, die);
  offensive.result = result;
  const { side, from, target } = offensive;
  const foes = [...new Set(offensive.fighting.defender.map((one) => one.side))];
  tell(s, { chapter: "combat", kind: "rolled", side, from, target, foes, odds, cards: battle.cards, die, result });
  const demand = demandOf(game.edition, result);
  for (const role of ROLES)
    s.call(losses, {
      side: ownerOf(offensive, role),
      space: spaceOf(offensive, role),
      units: offensive.fighting[role].map(({ id }) => id),
      toll: demand[role],
      cause: result,
    });
}

/** rolls for the cards that take approval; the defender's first. */
export function rollApprovals(s: Now): void {
  const game = looking(s);
  const offensive = offensiveOf(s.state.table);
  for (const role of ROLES)
    for (const card of countingCards(resolvedCards(game), role)) {
      if (!combatEffects(game.edition, card).some(approval.is)) continue;
      const seat = seatOf(game, card);
      const isOnIs = fightersOf(game, "defender").every(({ unit }) => unit.nation === "IS");
      if (!approve(s, seat, isOnIs ? "IS" : null, s.dice.for(card))) offensive.refused.push(card);
    }
}

function seatOf(game: Game, card: CardNumber): SeatId {
  const found = offensiveOf(game.state.table).played.find((one) => one.card === card);
  if (!found) throw new Error(`nobody played card ${card}`);
  return found.seat;
}

/** then tension, then the steps that cards take before the die. */
export function actBeforeDie(s: Now): void {
  const game = looking(s);
  const cards = resolvedCards(game);
  for (const role of ROLES)
    for (const card of countingCards(cards, role))
      for (const { by } of tension.among(combatEffects(game.edition, card)))
        changeTension(s, by, cardOf(game.edition, card).name);
  const offensive = offensiveOf(s.state.table);
  for (const { card, role, steps } of lossesBeforeDie(game.edition, cards))
    s.call(losses, {
      side: ownerOf(offensive, role),
      space: spaceOf(offensive, role),
      units: offensive.fighting[role].map(({ id }) => id),
      toll: { kind: "steps", steps, apart: false },
      cause: cardOf(game.edition, card).name,
    });
}
