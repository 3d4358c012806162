import {
  canonical,
  decisionsOf,
  type Envelope,
  type GameTypes,
  imagined,
  outlookOf,
  quickDice,
  startPlayOut,
  viewIn,
} from "#engine";
import { freeze } from "../freeze.ts";
import type { Claim, Position, Watched } from "../play.ts";
import { keyOf } from "../subject.ts";
import { same, violate } from "../violation.ts";
import { twinOf } from "./twins.ts";

/** What a planner takes for possible follows from the seat's view alone, and is a state of this game that goes on. */
export const imaginesFairly = <G extends GameTypes>(): Claim<G> => ({
  title: "imagines by what a seat sees alone, and what is possible",
  every: 10,
  at(position) {
    const { book, env, seat, dice } = position;
    if (!book.definition.planning || env.over) return;
    const seed = dice.below(2 ** 31);
    const world = worldAt(position, seed);
    const twin = twinOf(position, seat);
    if (twin)
      same("worlds", `what ${seat} imagines`, canonical(world), canonical(worldAt({ ...position, ...twin }, seed)));
    isSound(position, world);
  },
});

function worldAt<G extends GameTypes>({ book, env, seat }: Watched<G>, seed: number): Envelope<G> {
  const outlook = freeze(outlookOf(env, seat));
  const hidden = book.definition.planning?.world(viewIn(book, outlook), quickDice(seed));
  if (!hidden) throw new Error("there is nothing to imagine with");
  return imagined(outlook, hidden, keyOf("worlds"));
}

/** It has the same pieces and what the seat sees; no rule is broken in it, and whoever is asked can answer. */
function isSound<G extends GameTypes>({ subject, book, env, seat }: Watched<G>, world: Envelope<G>): void {
  same("worlds", "the table", canonical(world.table), canonical(env.table));
  same("worlds", `the hand of ${seat}`, canonical(world.hands[seat]), canonical(env.hands[seat]));
  const pieces = (one: Position<G>["env"]): string => [...subject.pieces(one)].sort().join();
  same("worlds", "the sorted list of pieces", pieces(world), pieces(env));
  subject.invariant?.(world);
  const decision = decisionsOf(book, world, seat).find(({ owed }) => owed);
  if (!decision) return;
  const { definition } = book;
  const { action, params } = definition.defaultAnswer(viewIn(book, outlookOf(world, seat)), decision);
  try {
    startPlayOut(book, world).step({ seat, decision: decision.id, action, params });
  } catch (error) {
    violate("worlds", `${action} of ${seat} fails where it was imagined: ${String(error)}`, error);
  }
}
