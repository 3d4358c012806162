import { mustGet, type Seat, type View } from "../../../../engine/index.ts";
import { SYMBOLS } from "../../content/effects.ts";
import type { CardId, ZoneId } from "../../content/pack.ts";
import { combo } from "../../rules/cards/combine.ts";
import { occupants, size, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad } from "../../state.ts";
import { best, choices, move } from "./choices.ts";
import { cardWorth } from "./draft.ts";
import type { Play } from "./plays.ts";
import { harm, UNIT, zoneWorth } from "./worth.ts";

/** What a card is worth that nobody has seen. */
const UNSEEN = 2.5;

/** The combinations that it has the cards for, each with its best target. */
export const combinations = (view: View<Baghdad>): Play[] =>
  choices(combo, view).flatMap((how) => {
    const { symbols } = mustGet(view.content.combos, how);
    const cards: { [symbol: string]: CardId } = {};
    for (const symbol of SYMBOLS.filter((one) => symbols.includes(one))) {
      const offered = choices(combo, view, how, ...Object.values(cards));
      cards[symbol] = best(offered, (card) => -cardWorth(view, card)) ?? "";
    }
    const spent = Object.values(cards);
    const cost = spent.reduce((sum, card) => sum + cardWorth(view, card), 0);
    const targets = choices(combo, view, how, ...spent);
    const aims = targets.flatMap((target) => aimedAt(view, target, choices(combo, view, how, ...spent, target)));
    return aims.map(({ gain, ...aim }) => ({ act: move(combo, { how, ...cards, ...aim }), gain: gain - cost }));
  });

type Aim = { readonly target: Seat; readonly zone?: ZoneId; readonly gain: number };

/** A combination that asks for a Zone drives units out of it; one that does not takes cards. */
function aimedAt(view: View<Baghdad>, target: Seat, zones: readonly ZoneId[]): Aim[] {
  if (zones.length === 0) return [{ target, gain: UNSEEN * Math.min(2, mustGet(view.table.sides, target).cards) }];
  return zones.map((zone) => ({ target, zone, gain: desertion(view, target, zone) }));
}

/** three units of the target go, and own ones come for them; where nobody else is left the Zone changes hands. */
function desertion(view: View<Baghdad>, target: Seat, zone: ZoneId): number {
  const { table, seat } = view;
  const units = size(unitsAt(table, zone, target));
  const alone = occupants(table, zone).every((other) => other === target || other === seat);
  const taken = units <= 3 && alone ? zoneWorth(view, zone) + harm(view, target) : 0;
  return Math.min(3, units) * UNIT * (units <= 3 ? 1 : 0.5) + taken;
}
