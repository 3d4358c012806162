import { Draft, isShared } from "./draft.ts";
import type { Envelope } from "./envelope.ts";
import type { GameTypes, State } from "./game-types.ts";
import { forkedRandom } from "./keyed-dice.ts";
import { type CopyMember, LazyCopy } from "./lazy-copy.ts";
import { orderedCopy, type Seat } from "./values.ts";

/** The next envelope in the making. Its frames, table, hands and box are still those of the one before, and must not be written. */
export function fork<G extends GameTypes>(env: Envelope<G>): Envelope<G> {
  // member by member: twice as fast as spread, and the compiler knows if one is missing
  return {
    answers: orderedCopy(env.answers),
    box: env.box,
    content: env.content,
    controllers: env.controllers,
    frames: [...env.frames],
    game: env.game,
    hands: env.hands,
    over: env.over,
    random: forkedRandom(env.random),
    rules: env.rules,
    seats: env.seats,
    seq: env.seq,
    stateVersion: env.stateVersion,
    table: env.table,
  };
}

/**
 * The state as rules write it: table, hand and box are copied member by member when a member is first asked for, and what
 * is large in large ones likewise. What nobody asks for stays the very object of the state before. A copy has its keys in order: made anew or read from a
 * store, a state runs through alike.
 */
export class CopyOnWriteState<G extends GameTypes> implements Readonly<State<G>> {
  readonly #env: Envelope<G>;
  readonly #copyMember: CopyMember;
  #table: Compartment<G["Table"]> | null = null;
  #hands: Compartment<State<G>["hands"]> | null = null;
  #box: Compartment<G["Box"]> | null = null;

  /** `replaced`: records and lists whose entries rules never write to, but replace. */
  constructor(env: Envelope<G>, replaced: readonly string[] = []) {
    this.#env = env;
    this.#copyMember = (member, name) => (replaced.includes(name) ? sharing(member) : orderedCopy(member));
  }

  get table(): G["Table"] {
    if (!this.#table) {
      this.#table = compartment<G, "table">(this.#env, "table", this.#copyMember);
      this.#env.table = this.#table.own;
    }
    return this.#table.written;
  }

  get hands(): State<G>["hands"] {
    if (!this.#hands) {
      this.#hands = compartment<G, "hands">(this.#env, "hands", (hand) => new LazyCopy(hand, this.#copyMember));
      this.#env.hands = this.#hands.own;
    }
    return this.#hands.written;
  }

  get box(): G["Box"] {
    if (!this.#box) {
      this.#box = compartment<G, "box">(this.#env, "box", this.#copyMember);
      this.#env.box = this.#box.own;
    }
    return this.#box.written;
  }

  /** Leaves the state plain; nobody writes to it any more. */
  settle(): void {
    if (this.#table) this.#env.table = this.#table.settled();
    if (this.#hands) this.#env.hands = this.#hands.settled();
    if (this.#box) this.#env.box = this.#box.settled();
  }
}

/** Another record or list of the same entries. */
const sharing = (member: object): object => (Array.isArray(member) ? member.slice() : { ...member });

/** Table, hands or box in the making. */
type Compartment<T extends object> = Pick<Draft<T>, "own" | "written" | "settled">;

/** Which compartments of a game were small when they were measured, by the list of its seats, which stays the same object. */
const small = new WeakMap<readonly Seat[], Set<string>>();
/** Rows: sizes change slowly. */
const MEASURED_EVERY = 64;

function compartment<G extends GameTypes, N extends keyof State<G>>(
  env: Envelope<G>,
  name: N,
  copyMember: CopyMember,
): Compartment<State<G>[N]> {
  return isSmall(env, name) ? new LazyCopy(env[name], copyMember) : new Draft(env[name]);
}

function isSmall<G extends GameTypes>(env: Envelope<G>, name: keyof State<G>): boolean {
  const found = small.get(env.seats);
  if (found?.has(name) && env.seq % MEASURED_EVERY > 0) return true;
  if (isShared(env[name])) {
    found?.delete(name);
    return false;
  }
  if (found) found.add(name);
  else small.set(env.seats, new Set([name]));
  return true;
}
