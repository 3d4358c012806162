import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { approval, tension } from "../effects/table-effects.ts";
import { looking, type Now } from "../now.ts";
import { approve } from "../powers/approval.ts";
import { changeTension } from "../powers/tension.ts";
import { cardOf, combatEffects, countingCards, lossesBeforeDie } from "./cards.ts";
import { fightersOf, offensiveOf, settledCards, spaceOf } from "./fighters.ts";
import { ROLES } from "./roles.ts";
import { losses } from "./taking-losses.ts";
import { ownerOf } from "./toll.ts";

/** rolls for the cards that take approval; the defender's first. */
export function rollApprovals(s: Now): void {
  const game = looking(s);
  const offensive = offensiveOf(s.state.table);
  for (const role of ROLES)
    for (const card of countingCards(settledCards(game), role)) {
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
  const cards = settledCards(game);
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
