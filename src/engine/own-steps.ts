/** Steps that a seat can fill in before its turn, and the game as if one had begun. */
import { fork } from "./copy-on-write.ts";
import { type Envelope, mayAnswer, openAsk } from "./envelope.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { OwnStep, StepPlace } from "./procedure.ts";
import type { Rulebook } from "./rulebook.ts";
import { Turn } from "./run.ts";
import type { Seat } from "./values.ts";
import { viewOf } from "./views.ts";

/** A step that a seat can fill in before its turn. */
export interface StepToCome<G extends GameTypes> {
  readonly key: string;
  readonly step: OwnStep<G>;
  /** Whether it can be looked at now: not in the midst of somebody's battle. */
  readonly ready: boolean;
}

export function stepsToCome<G extends GameTypes>(
  { definition }: Rulebook<G>,
  env: Envelope<G>,
  view: View<G>,
): readonly StepToCome<G>[] {
  const { ownSteps = [], main } = definition;
  if (env.over) return [];
  const innermost = env.frames.at(-1)?.procedure;
  const ready = innermost === main.name || ownSteps.some(({ procedure }) => procedure.name === innermost);
  return ownSteps.flatMap((step) => {
    const at = placeOf(env, step, view.seat);
    const key = at.begun ? null : step.key(view, at);
    return key === null ? [] : [{ key, step, ready }];
  });
}

/** The own step that a seat is in, even while something that it has led to goes on; null: in none. */
export function stepOf<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
): { readonly key: string; readonly asked: boolean } | null {
  for (const step of book.definition.ownSteps ?? []) {
    const at = placeOf(env, step, seat);
    const key = at.begun ? step.key(viewOf(book, env, seat), at) : null;
    const ask = openAsk(env);
    const asked = ask !== undefined && mayAnswer(ask, seat) && env.frames.at(-1)?.procedure === step.procedure.name;
    if (key !== null) return { key, asked };
  }
  return null;
}

function placeOf<G extends GameTypes>({ frames }: Envelope<G>, { procedure }: OwnStep<G>, seat: Seat): StepPlace {
  const { name, first } = procedure;
  const own = frames.filter((frame) => frame.procedure === name && procedure.turnOf?.(frame.data) === seat);
  const stages = own.map(({ stage }) => stage);
  return {
    begun: stages.some((stage) => stage !== first),
    called: stages.includes(first),
    main: frames[0]?.stage ?? "",
  };
}

/**
 * The game as it would be if this step began now; nothing of it is stored. Null: what its beginning draws or reveals nobody
 * may see before, or the seat would be asked nothing.
 */
export function rehearsed<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  { procedure }: OwnStep<G>,
  seat: Seat,
): Envelope<G> | null {
  const next = fork(env);
  next.frames.push({ data: { seat }, outcome: [], procedure: procedure.name, stage: procedure.first });
  const turn = new Turn(book, next, null);
  turn.run();
  turn.finish();
  next.seq++;
  const ask = openAsk(next);
  return turn.revealed || !ask || !mayAnswer(ask, seat) || next.frames.length <= env.frames.length ? null : next;
}
