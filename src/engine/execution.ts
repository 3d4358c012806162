/** How a step is carried out: what rules write to, where their dice come from, and whether what they tell is kept. */
import { CopyOnWriteState } from "./copy-on-write.ts";
import type { Dice } from "./dice.ts";
import { type Envelope, isTogether, openAsk } from "./envelope.ts";
import type { GameTypes, State } from "./game-types.ts";
import type { Happening } from "./happening.ts";
import { type Draws, drawsOf } from "./keyed-dice.ts";
import type { Rulebook } from "./rulebook.ts";
import { type Frozen, restoreOrder } from "./values.ts";

export interface Execution<G extends GameTypes> {
  /** What rules write to. */
  readonly state: Readonly<State<G>>;
  /** How many of the outermost frames are still those of the state before, and must not be written. */
  readonly shared: number;
  readonly draws: Draws;
  /** What is told, in order; null: nobody listens. */
  readonly happenings: Happening<G>[] | null;
  /** The id of the phase in which the step began. */
  phaseBefore(): string;
  /** Nothing is written any more. */
  finish(): void;
}

/** Writes to copies, so that the state before stays as it was, and keeps what is told. `env`: a fork. */
export function recorded<G extends GameTypes>({ definition }: Rulebook<G>, env: Envelope<G>): Execution<G> {
  const { table } = env;
  const state = new CopyOnWriteState(env, definition.replaced);
  const phaseOf = (now: G["Table"]) => definition.phase(now as Frozen<G["Table"]>); // looked at only
  return {
    state,
    shared: env.frames.length,
    draws: drawsOf(env.random, () => phaseOf(env.table).turn),
    happenings: [],
    phaseBefore: () => phaseOf(table).id,
    finish: () => state.finish(),
  };
}

/** Writes to the state itself, and keeps nothing. Rules read an order out of keys: it is that of a submit. `dice`: where they come from; null: from the state, as ever. */
export function inPlace<G extends GameTypes>(
  { definition }: Rulebook<G>,
  env: Envelope<G>,
  dice: Dice | null,
): Execution<G> {
  const phase = () => definition.phase(env.table as Frozen<G["Table"]>); // looked at only
  const ask = openAsk(env);
  const before = ask && isTogether(ask) ? phase().id : null;
  return {
    state: env,
    shared: 0,
    draws: dice ? { dice, begin: () => {} } : drawsOf(env.random, () => phase().turn),
    happenings: null,
    phaseBefore: () => before ?? phase().id,
    finish() {
      for (const part of [env.table, env.hands, env.box]) restoreOrder(part as { [key: string]: unknown }); // plain data
    },
  };
}
