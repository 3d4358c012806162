import { blocked, type Decision, decisionsOf, type GameTypes, inputs, viewOf } from "#engine";
import type { Claim, Position } from "../play.ts";
import { violate } from "../violation.ts";
import { imagined } from "./secrecy.ts";

/** How many other states are looked at before a question counts as empty: of a large hand few cards may fit. */
const TRIES = 100;

/**
 * Nobody is waited for with a single answer that says nothing, unless the others cannot know that it is the only one:
 * whoever was not asked would have told them. Windows ask everyone for that reason, and their modes say whom else.
 */
export const asksNothingEmpty = <G extends GameTypes>(): Claim<G> => ({
  title: "asks no question with one empty answer",
  every: 4,
  at(position) {
    const { book, env, seat } = position;
    if (env.over) return;
    for (const decision of decisionsOf(book, env, seat)) {
      if (!decision.owed || decision.window !== null || !isEmpty(position, decision)) continue;
      if (isKnownToAll(position, decision))
        violate("empty", `${seat} is asked ${decision.actions.join(", ")}, and everyone knows what it must answer`);
    }
  },
});

/** Whether only one action is possible, asks nothing, and its seat can do nothing else besides. */
function isEmpty<G extends GameTypes>({ book, env }: Position<G>, { seat, actions, preset }: Decision): boolean {
  const view = viewOf(book, env, seat);
  const able = (names: readonly string[], given: Decision["preset"]) =>
    names.flatMap((name) => {
      const action = book.actions.get(name);
      return action && !action.when(view) && !blocked(action, view, given) ? [action] : [];
    });
  const [only, ...more] = able(actions, preset);
  if (!only || more.length > 0 || !inputs(only, view).next().done) return false;
  return able(book.definition.free(view), {}).every(({ confirm }) => confirm !== null);
}

function isKnownToAll<G extends GameTypes>(position: Position<G>, decision: Decision): boolean {
  const others = position.env.seats.filter((seat) => seat !== decision.seat);
  for (let tried = 0; tried < TRIES; tried++)
    for (const other of others) {
      const twin = imagined(position, other);
      if (twin && !isEmpty(twin, decision)) return false;
    }
  return true;
}
