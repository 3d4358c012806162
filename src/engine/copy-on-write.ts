import type { Envelope } from "./envelope.ts";
import type { GameTypes, State } from "./game-types.ts";
import { orderedCopy } from "./values.ts";

/** The next envelope in the making. Table, hands and box are still those of the one before, and must not be written. */
export function fork<G extends GameTypes>(env: Envelope<G>): Envelope<G> {
  return { ...env, frames: orderedCopy(env.frames), answers: orderedCopy(env.answers), random: { ...env.random } };
}

/**
 * The state as rules write it: a compartment is copied when it is first asked for. What nobody asks for stays the very
 * object of the state before. A copy has its keys in order: made anew or read from a store, a state runs through alike.
 */
export class CopyOnWriteState<G extends GameTypes> implements State<G> {
  readonly #env: Envelope<G>;
  #table = false;
  #hands = false;
  #box = false;

  constructor(env: Envelope<G>) {
    this.#env = env;
  }

  get table(): G["Table"] {
    if (!this.#table) this.#env.table = orderedCopy(this.#env.table);
    this.#table = true;
    return this.#env.table;
  }

  set table(table: G["Table"]) {
    this.#env.table = table;
    this.#table = true;
  }

  get hands(): State<G>["hands"] {
    if (!this.#hands) this.#env.hands = orderedCopy(this.#env.hands);
    this.#hands = true;
    return this.#env.hands;
  }

  set hands(hands: State<G>["hands"]) {
    this.#env.hands = hands;
    this.#hands = true;
  }

  get box(): G["Box"] {
    if (!this.#box) this.#env.box = orderedCopy(this.#env.box);
    this.#box = true;
    return this.#env.box;
  }

  set box(box: G["Box"]) {
    this.#env.box = box;
    this.#box = true;
  }
}
