/** Whether a computer player plays a card out of turn, in each window where it may. */
import type { Move as Act, Seat, View } from "#engine";
import { stopStreet } from "../../rules/arab-street.ts";
import { room, withEffect } from "../../rules/cards/hands.ts";
import { cancelsDefense, cancelsOffense, doublesIncome, takesInitiative } from "../../rules/cards/outside-steps.ts";
import { cancelCard } from "../../rules/cards/plot.ts";
import { disrupt, redirectAward } from "../../rules/combat/reactions.ts";
import { double, earned, largest } from "../../rules/income/income.ts";
import { claim } from "../../rules/initiative/claims.ts";
import { unitsAt } from "../../rules/map/units.ts";
import { pass } from "../../rules/reactions.ts";
import type { Baghdad } from "../../state.ts";
import { choices, move } from "./choices.ts";
import { strikes } from "./combats.ts";
import { capacity, nearness } from "./worth.ts";

/** From this size on, in PP, an award is worth a card. */
const AWARD = 3;
/** So is an income. */
const INCOME = 4;
/** From here on a seat may win this turn. */
const NEAR = 0.85;

/** W1: a card that takes the Initiative is played where the hand is full; two for it are too many. */
export function claims(view: View<Baghdad>): Act {
  const [card] = withEffect(view, takesInitiative);
  const full = room(view.content, view.table, view.seat) <= 0;
  return full && card !== undefined ? move(claim, { how: "card", card }) : move(pass);
}

/** W4: it lets what is aimed at it come to nothing, whenever it can. */
export function counter(view: View<Baghdad>): Act {
  const [card] = choices(cancelCard, view);
  return card === undefined ? move(pass) : move(cancelCard, { card });
}

/** W5: Jammers against what would Neutralize its Command, Inside Man against what would block its Offense. */
export function disruption(view: View<Baghdad>): Act {
  const cards = choices(disrupt, view);
  const jams = withEffect(view, cancelsOffense).find((card) => cards.includes(card));
  const opens = withEffect(view, cancelsDefense).find((card) => cards.includes(card));
  if (jams !== undefined && strikes(view, "enemy")) return move(disrupt, { card: jams });
  if (opens !== undefined && strikes(view, "own")) return move(disrupt, { card: opens });
  return move(pass);
}

/** W6: an award that goes to the other side. */
export function award(view: View<Baghdad>): Act {
  const [card] = choices(redirectAward, view);
  const pending = view.table.combat?.award;
  if (card === undefined || !pending || pending.seat === view.seat || pending.amount < AWARD) return move(pass);
  return move(redirectAward, { card });
}

/** W7: the largest income, if it is worth a card. */
export function doubling(view: View<Baghdad>): Act {
  const { content, table, seat } = view;
  const [card] = withEffect(view, doublesIncome);
  const source = largest(content, table, seat);
  if (card === undefined || source === undefined || earned(table, seat, source) < INCOME) return move(pass);
  return move(double, { card, source });
}

/** W3: it stops the streets where another seat is near to winning and collects more than it does. */
export function street(view: View<Baghdad>): Act {
  const { table, seat } = view;
  const [card] = choices(stopStreet, view);
  const ahead = table.seats.some(
    (other) => other !== seat && nearness(view, other) > NEAR && collects(view, other) > collects(view, seat),
  );
  return ahead && card !== undefined ? move(stopStreet, { card }) : move(pass);
}

/** What a seat can collect in all Zones together. */
const collects = ({ content, table }: View<Baghdad>, seat: Seat): number =>
  content.zoneIds.reduce((sum, zone) => sum + capacity(unitsAt(table, zone, seat)), 0);
