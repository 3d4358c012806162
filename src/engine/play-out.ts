/** Plays on in thought: the same rules and the same states as a game, without its log, its events and its earlier states. */
import type { Dice } from "./dice.ts";
import { type Envelope, mayAnswer, openAsk } from "./envelope.ts";
import { inPlace } from "./execution.ts";
import type { GameTypes, State } from "./game-types.ts";
import type { Params } from "./inputs.ts";
import { carryOut } from "./kernel.ts";
import { known, type Submission } from "./permission.ts";
import type { Result } from "./procedure.ts";
import type { Rulebook } from "./rulebook.ts";
import { Turn } from "./run.ts";
import { copy, orderedCopy, type Seat } from "./values.ts";

/** A submission that is known to be possible, its params as they are logged. */
export interface Deed extends Omit<Submission, "params"> {
  readonly params: Params;
}

/** A game that is played on in place. Nothing of it outlives it except what is taken from it. */
export interface PlayOut<G extends GameTypes> {
  /** The game as it is now; after the next step what was taken from it is old. */
  readonly env: Envelope<G>;
  readonly over: Result | null;
  /** Does what a seat is asked or free to do. It is trusted: what computer players answer is legal. */
  step(deed: Deed): void;
}

/**
 * Begins where this state stands, which stays as it is. `dice`: those of the rules from now on; left out: those that the
 * state goes on with, so that each step leads to the state that `submit` leads to.
 */
export function startPlayOut<G extends GameTypes>(
  book: Rulebook<G>,
  state: Envelope<G>,
  dice: Dice | null = null,
): PlayOut<G> {
  const env = orderedCopy(state);
  return {
    env,
    get over() {
      return env.over;
    },
    step({ seat, decision, action: name, params, regardless = false }) {
      renewShells(env);
      const action = known(book, name);
      const open = openAsk(env);
      const isMeant = open && (decision === null || decision === String(open.id));
      const ask = isMeant && mayAnswer(open, seat) && open.actions.includes(name) ? open : null;
      const turn = new Turn(book, env, null, inPlace(book, env, dice));
      carryOut(turn, { action, seat, ask, params: copy(params), regardless });
      env.seq++;
    },
  };
}

/** What games remember of a table or a hand goes by the object: each step has objects of its own. */
function renewShells<G extends GameTypes>(env: State<G>): void {
  env.table = { ...env.table };
  const hands: { [seat: Seat]: G["Hand"] } = {};
  for (const seat in env.hands) {
    const hand = env.hands[seat];
    if (hand !== undefined) hands[seat] = { ...hand };
  }
  env.hands = hands;
  env.box = { ...env.box };
}
