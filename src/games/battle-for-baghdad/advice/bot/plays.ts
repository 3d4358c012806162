/** Which cards the computer player could play now, at what, and what that brings. */
import { type Move as Act, mustGet, type View } from "#engine";
import type { Unit } from "../../content/effects.ts";
import { type CardId, type ZoneId, zoneValue } from "../../content/pack.ts";
import { COSTS } from "../../content/rulebook-figures.ts";
import { cardEffects, type Effect } from "../../rules/cards/kinds.ts";
import { play } from "../../rules/cards/play.ts";
import { occupants, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad } from "../../state.ts";
import { best, choices, highest, move } from "./choices.ts";
import { Scout } from "./course.ts";
import { capacity, harm } from "./worth.ts";

/** A card that can be played in this step, and what that brings. */
export interface Play {
  readonly act: Act;
  readonly gain: number;
}

/** A card kept may bring more later. */
const KEPT = 1;
/** What it is worth to take the best card out of a hand. */
const INFORMED = 0.5;
/** What a further Move may take: played before the first one. */
const EXTRA_MOVE = 4;

/** The cards that can be played now, each with its best target. */
export const plays = (view: View<Baghdad>): Play[] =>
  choices(play, view).flatMap((card): Play[] => {
    const [effect] = mustGet(view.content.arms, card).effects;
    return effect ? played(view, card, cardEffects.read(effect)) : [];
  });

function played(view: View<Baghdad>, card: CardId, effect: Effect): Play[] {
  switch (effect.kind) {
    case "collectFromSeats": {
      const paid = others(view).map((seat) => Math.min(effect.each, mustGet(view.table.sides, seat).pp));
      return [{ act: move(play, { card }), gain: paid.reduce((sum, pp) => sum + pp, 0) - KEPT }];
    }
    case "placePP":
      return aimed(view, card, (zone) => harvest(view, zone));
    case "removePP":
      return aimed(view, card, (zone) => deprivation(view, zone));
    case "placeUnits":
      return reinforcements(view, card, effect.unit);
    case "reactivateCommand": {
      const command = best(choices(play, view, card), (id) => mustGet(view.content.commands, id).value);
      if (command === undefined) return [];
      const { value } = mustGet(view.content.commands, command);
      return [{ act: move(play, { card, commands: [command] }), gain: value - KEPT }];
    }
    case "lookHand": {
      const held = (target: string): number => mustGet(view.table.sides, target).cards;
      const target = best(choices(play, view, card), (one) => Math.min(3, held(one)) + harm(view, one));
      return target === undefined ? [] : [{ act: move(play, { card, target }), gain: held(target) > 2 ? INFORMED : 0 }];
    }
    case "extraMoves":
      return [{ act: move(play, { card }), gain: view.table.move?.used === 0 ? EXTRA_MOVE - KEPT : 0 }];
    default:
      return [];
  }
}

/** Free units where they are worth most. */
function reinforcements(view: View<Baghdad>, card: CardId, unit: Unit): Play[] {
  const scout = new Scout(view);
  const worth = (zone: ZoneId): number =>
    scout.arriving(zone, 1) + (unit === "infrastructure" ? harvest(view, zone) : 0);
  const zone = best(choices(play, view, card), worth);
  if (zone === undefined) return [];
  const count = highest(play, view, card, zone);
  return [{ act: move(play, { card, zone, count }), gain: worth(zone) + COSTS[unit] * count - KEPT }];
}

const others = ({ table, seat }: View<Baghdad>): readonly string[] => table.seats.filter((other) => other !== seat);

function aimed(view: View<Baghdad>, card: CardId, worth: (zone: ZoneId) => number): Play[] {
  const zone = best(choices(play, view, card), worth);
  return zone === undefined ? [] : [{ act: move(play, { card, zone }), gain: worth(zone) - KEPT }];
}

/** How much more it can collect there if a card puts PP into the Zone. */
function harvest({ content, table, seat }: View<Baghdad>, zone: ZoneId): number {
  if (occupants(table, zone).some((other) => other !== seat)) return 0;
  const room = capacity(unitsAt(table, zone, seat)) - mustGet(table.zones, zone).pp;
  return Math.max(0, Math.min(room, zoneValue(content, table.seats.length, zone)));
}

/** What the others would collect there, as far as they come near to winning. */
function deprivation(view: View<Baghdad>, zone: ZoneId): number {
  const { pp } = mustGet(view.table.zones, zone);
  const takes = (seat: string): number => Math.min(pp, capacity(unitsAt(view.table, zone, seat)));
  const theirs = others(view).map((seat) => takes(seat) * (0.2 + harm(view, seat) / 4));
  return theirs.reduce((sum, pp) => sum + pp, 0) - takes(view.seat);
}
