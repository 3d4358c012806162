import type { GameTypes, State } from "./action.ts";
import { Draft, isShared } from "./draft.ts";
import type { Envelope } from "./envelope.ts";
import { orderedCopy } from "./values.ts";

/** The next envelope in the making. Table, hands and box are still those of the one before, and must not be written. */
export function fork<G extends GameTypes>(env: Envelope<G>): Envelope<G> {
  return { ...env, frames: orderedCopy(env.frames), answers: orderedCopy(env.answers), random: { ...env.random } };
}

/** Copies of what was small when it was measured: sizes change slowly. */
const small = new WeakSet<object>();
/** Rows. */
const MEASURED_EVERY = 16;

type Compartment = "table" | "hands" | "box";

/**
 * The state as rules write it: table, hands and box are copied when they are first asked for, large ones member by member.
 * What nobody asks for stays the very object of the state before. A copy has its keys in order: made anew or read from a store, a state runs through alike.
 */
export class CopyOnWriteState<G extends GameTypes> implements Readonly<State<G>> {
  readonly #env: Envelope<G>;
  readonly #copied = new Set<Compartment>();
  readonly #drafts: { [C in Compartment]?: Draft<Envelope<G>[C]> } = {};

  constructor(env: Envelope<G>) {
    this.#env = env;
  }

  get table(): G["Table"] {
    return this.#written("table");
  }

  get hands(): State<G>["hands"] {
    return this.#written("hands");
  }

  get box(): G["Box"] {
    return this.#written("box");
  }

  #written<C extends Compartment>(name: C): Envelope<G>[C] {
    if (this.#copied.has(name)) return this.#env[name];
    const draft = this.#drafts[name];
    if (draft) return draft.written;
    const before = this.#env[name];
    if (this.#isSmall(before)) {
      this.#copied.add(name);
      const copied = orderedCopy(before);
      small.add(copied);
      this.#env[name] = copied;
      return copied;
    }
    const made = new Draft(before);
    this.#drafts[name] = made;
    this.#env[name] = made.own;
    return made.written;
  }

  #isSmall(before: object): boolean {
    return (small.has(before) && this.#env.seq % MEASURED_EVERY > 0) || !isShared(before);
  }

  /** Leaves the state plain; nobody writes to it any more. */
  settle(): void {
    const { table, hands, box } = this.#drafts;
    if (table) this.#env.table = table.settled();
    if (hands) this.#env.hands = hands.settled();
    if (box) this.#env.box = box.settled();
  }
}
