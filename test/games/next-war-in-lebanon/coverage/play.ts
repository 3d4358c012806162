import { awaited, type Decision, Dice, decisionsOf, type Envelope, submit, viewOf } from "#engine";
import type { Lebanon } from "../../../../src/games/next-war-in-lebanon/state.ts";
import { keyOf } from "../../../kit/index.ts";
import { moveFor } from "../../../kit/random-play.ts";
import { book } from "../builder.ts";
import { invariant } from "../invariant.ts";
import type { Coverage } from "./coverage.ts";

/** Without these now and then, a random phase would be over before it began, or go on with what costs nothing. */
const RARELY = ["end-phase", "attach", "detach", "arrange", "deploy-move", "change-modes"];

function tempting(actions: readonly string[], dice: Dice): readonly string[] {
  const some = actions.filter((action) => !RARELY.includes(action) || dice.below(6) === 0);
  return some.length > 0 ? some : actions;
}

/** One state in this many is checked; the rules of every game check each. */
const CHECKED = 20;

/** Goes on at random until something holds, or the game is over. */
export function playOn(
  coverage: Coverage,
  start: Envelope<Lebanon>,
  dice: Dice,
  until: (env: Envelope<Lebanon>) => boolean = () => false,
): Envelope<Lebanon> {
  let env = start;
  for (let n = 0; !env.over && !until(env); n++) {
    if (n > 3000) throw new Error("never ends");
    const { action, state, events } = anyStep(env, dice);
    if (n % CHECKED === 0) invariant(state);
    coverage.see({ before: env, after: state, events, action });
    env = state;
  }
  return env;
}

function anyStep(env: Envelope<Lebanon>, dice: Dice) {
  const decision = owed(env, dice);
  const { id, seat, actions, preset } = decision;
  const view = viewOf(book, env, seat);
  const move =
    moveFor(book, view, { actions: tempting(actions, dice), preset }, dice) ?? moveFor(book, view, decision, dice);
  if (!move) throw new Error(`${seat} can answer with none of ${actions.join(", ")}`);
  const { action, params } = move;
  const { state, happenings } = submit(book, env, { seat, decision: id, action, params });
  const events = happenings.flatMap((happening) => (happening.kind === "event" ? (happening.event ?? []) : []));
  return { action, state, events };
}

function owed(env: Envelope<Lebanon>, dice: Dice): Decision {
  const asked = awaited(env);
  if (asked.length === 0) throw new Error("nobody is asked");
  const decision = decisionsOf(book, env, dice.of(asked)).find((one) => one.owed);
  if (!decision) throw new Error("who is awaited owes nothing");
  return decision;
}

export const diceOf = (...words: readonly (string | number)[]): Dice =>
  new Dice({ key: keyOf("coverage", ...words), next: 0 });
