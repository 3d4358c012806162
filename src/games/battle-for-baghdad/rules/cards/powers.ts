import type { Frozen } from "../../../../engine/index.ts";
import { type Effect, type EffectOf, isOfSteps, type StepEffectKind } from "../../content/effects.ts";
import { defect } from "./defection.ts";
import { extraMoves, ignoreRiver, placeUnits, reactivateCommand } from "./forces.ts";
import type { Power } from "./power.ts";
import { discardCards, lookHand, takeCards } from "./spying.ts";
import { collectFromSeats, placePP, removePP } from "./unrest.ts";

/** What can be played in a Recruit or Move Step: by kind, what an effect with these numbers does. */
const POWERS: { readonly [K in StepEffectKind]: (effect: Frozen<EffectOf<K>>) => Power } = {
  placePP,
  removePP,
  collectFromSeats,
  placeUnits,
  extraMoves,
  ignoreRiver,
  reactivateCommand,
  lookHand,
  takeCards,
  discardCards,
  defect,
};

/** What these effects do, one after the other. */
export const powersOf = (effects: readonly Frozen<Effect>[]): readonly Power[] => effects.map(powerOf);

function powerOf(effect: Frozen<Effect>): Power {
  const { kind } = effect;
  if (!isOfSteps(kind)) throw new Error(`${kind} is not for a Recruit or Move Step`);
  const make: (effect: never) => Power = POWERS[kind];
  return make(effect as never); // the entry of its own kind
}
