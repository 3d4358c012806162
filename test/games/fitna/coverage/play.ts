import { awaited, begin, type Decision, Dice, decisionsOf, type Envelope, type Params, submit, viewOf } from "#engine";
import { rules } from "../../../../src/games/fitna/definition.ts";
import type { Fitna } from "../../../../src/games/fitna/state.ts";
import { moveFor } from "../../../kit/random-play.ts";
import { keyOf, startOf } from "../../../kit/subject.ts";
import { book, invariant, subject } from "../playing.ts";
import type { Coverage } from "./coverage.ts";

/** Without these now and then, a segment would be over before it began, cards would stay in hands, and orders would do nothing. */
const RARELY = [
  "end-events",
  "end-movement",
  "end-offensives",
  "end-phase",
  "pass-assets",
  "accept-suggestion",
  "show-top",
  "use-depot",
];

function tempting(actions: readonly string[], dice: Dice): readonly string[] {
  const some = actions.filter((action) => !RARELY.includes(action) || dice.below(6) === 0);
  return some.length > 0 ? some : actions;
}

/** Plays one random game to its end. */
export function playAtRandom(coverage: Coverage, options: Params, n: number): void {
  const variant = { label: "coverage", options: { ...rules.defaults, ...options } };
  const dice = new Dice({ key: keyOf("coverage", n), next: 0 });
  let env = begin(book, startOf(subject, variant, n)).state;
  for (let step = 0; !env.over; step++) {
    if (step > 4000) throw new Error("never ends");
    env = anyStep(coverage, env, dice);
    if (dice.below(30) === 0) invariant(env);
  }
}

function anyStep(coverage: Coverage, env: Envelope<Fitna>, dice: Dice): Envelope<Fitna> {
  const { id, seat, actions, preset } = owed(env, dice);
  const view = viewOf(book, env, seat);
  const move =
    moveFor(book, view, { actions: tempting(actions, dice), preset }, dice) ??
    moveFor(book, view, { actions, preset }, dice);
  if (!move) throw new Error(`${seat} can answer with none of ${actions.join(", ")}`);
  const { state, happenings } = submit(book, env, { seat, decision: id, action: move.action, params: move.params });
  const events = happenings.flatMap((one) => (one.kind === "event" ? (one.event ?? []) : []));
  coverage.see(state, events, move.action);
  return state;
}

function owed(env: Envelope<Fitna>, dice: Dice): Decision {
  const asked = awaited(env);
  if (asked.length === 0) throw new Error("nobody is asked");
  const decision = decisionsOf(book, env, dice.of(asked)).find((one) => one.owed);
  if (!decision) throw new Error("who is awaited owes nothing");
  return decision;
}
