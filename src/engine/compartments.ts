import type { GameTypes, State } from "./action.ts";
import type { Envelope } from "./envelope.ts";
import { copy, putInOrder } from "./values.ts";

/** The next envelope in the making. Table, box and hands are still those of the one before, and must not be written. */
export function branch<G extends GameTypes>(env: Envelope<G>): Envelope<G> {
  const { hands, frames, answers, random } = env;
  return { ...env, hands: { ...hands }, frames: copy(frames), answers: copy(answers), random: copy(random) };
}

/**
 * The state as rules write it: a compartment is copied when it is first asked for. What nobody asks for stays the very
 * object of the state before.
 */
export function writable<G extends GameTypes>(env: Envelope<G>): State<G> {
  const hands: State<G>["hands"] = {};
  for (const seat of Object.keys(env.hands)) lend(env.hands, seat, hands);
  const state = { hands };
  lend(env, "box", state);
  lend(env, "table", state);
  return state as State<G>; // lent: its own hands, and box and table by the lines above
}

/** Gives `borrower` a member of `owner`, which is copied before it is handed out. */
function lend<K extends string>(owner: { [key in K]: unknown }, key: K, borrower: object): void {
  let own = false;
  Object.defineProperty(borrower, key, {
    enumerable: true,
    get: () => {
      if (!own) owner[key] = copy(owner[key]);
      own = true;
      return owner[key];
    },
    set: (member) => {
      owner[key] = member;
      own = true;
    },
  });
}

/** Puts what a submit has touched in the order of `canonical`: read from a store, a state goes on as from memory. */
export function settle<G extends GameTypes>(next: Envelope<G>, before: Envelope<G>): void {
  for (const part of [next.frames, next.answers, next.over]) putInOrder(part);
  if (next.table !== before.table) putInOrder(next.table);
  if (next.box !== before.box) putInOrder(next.box);
  for (const [seat, hand] of Object.entries(next.hands)) if (hand !== before.hands[seat]) putInOrder(hand);
}
