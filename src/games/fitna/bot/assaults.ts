import type { Params, View } from "../../../engine/index.ts";
import { ownSpaces, ownUnits } from "../movement/movers.ts";
import { seen } from "../now.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { fieldOf, next } from "./field.ts";
import { keepsOf, leavers } from "./keeps.ts";
import { prospect } from "./prospects.ts";

/** An attack that promises less is not made. */
const LEAST = 0.2;
const MOST_UNITS = 3;

/** Attacks that promise something, the best first: from where, on what, with whom. */
export function assaults(view: View<Fitna>): readonly Params[] {
  const game = seen(view);
  const field = fieldOf(game, seatIdOf(view.seat));
  const keeps = keepsOf(field);
  const all = ownSpaces(game, field.seat).flatMap((from) => {
    const stack = ownUnits(game, field.seat, game.state.hands[field.seat]?.stacks[from] ?? []);
    const able = stack.filter(({ unit }) => unit.type !== "garrison" && unit.full.attack > 0).slice(0, MOST_UNITS);
    const units = leavers(keeps, from, stack.length, able); // who wins goes there
    if (units.length === 0) return [];
    return next(field, from).flatMap((target) => {
      const gain = prospect(game, target, units, field.foes(target), field.worth(target));
      return gain > LEAST ? [{ gain, params: { from, target, units: units.map(({ id }) => id) } }] : [];
    });
  });
  return all.sort((a, b) => b.gain - a.gain).map(({ params }) => params);
}
