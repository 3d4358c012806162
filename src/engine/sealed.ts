/** Sealed answers: kept until all are in, then opened together, and asked again where they are no longer possible. */
import type { SealedAnswer } from "./decision.ts";
import { type Envelope, openAsk } from "./envelope.ts";
import { check } from "./forms.ts";
import type { GameTypes } from "./game-types.ts";
import { known, type OpenAsk, whyBlocked } from "./permission.ts";
import type { Ask } from "./procedure.ts";
import { Refused } from "./refusal.ts";
import type { Rulebook } from "./rulebook.ts";
import type { Turn } from "./run.ts";
import { orderedCopy, type Seat } from "./values.ts";
import { viewOf } from "./views.ts";

/** No decision's number. */
const NONE = -1;

/** Whether an answer to this question takes effect at once. */
export const isOpen = <A extends Ask>(ask: A): ask is Extract<A, { readonly kind: "turn" | "window" }> =>
  ask.kind === "turn" || ask.kind === "window";

/** Puts an answer in its envelope, in place of an earlier one. */
export function seal<G extends GameTypes>(
  turn: Turn<G>,
  seat: Seat,
  ask: OpenAsk,
  move: Pick<SealedAnswer, "action" | "params" | "regardless">,
): void {
  const answer = orderedCopy({ ...move, decision: ask.id, window: ask.kind === "reaction" ? ask.window : null });
  const others = (turn.env.answers[seat] ?? []).filter((a) => a.decision !== ask.id);
  turn.env.answers[seat] = [...others, answer];
  const open = turn.question;
  if (open && !open.answered.includes(seat)) open.answered.push(seat);
}

/** Opens the answers when the last one is in; says whether it was. */
export function unseal<G extends GameTypes>(turn: Turn<G>): boolean {
  const { env } = turn;
  const ask = openAsk(env);
  if (!ask || isOpen(ask) || !ask.seats.every((seat) => ask.answered.includes(seat))) return false;
  turn.barrier = true;
  const answers = ask.seats.map((seat) => ({ seat, answer: sealedAnswer(env, seat, ask.id) }));
  const counting = ask.kind === "sealed" ? answers : answers.filter((a) => a.answer.action !== ask.pass).slice(0, 1);
  for (const a of answers) {
    drop(env, a.seat, a.answer);
    if (ask.kind === "reaction" && a.answer.regardless && counting.length > 0 && !counting.includes(a))
      hold(env, a.seat, a.answer);
  }
  turn.close(counting.map(({ seat, answer }) => ({ seat, action: answer.action })));
  for (const { seat, answer } of counting) {
    // checked when it was sealed, and again after every change since
    turn.apply(known(turn.book, answer.action), seat, answer.params);
  }
  turn.push();
  return true;
}

function sealedAnswer<G extends GameTypes>(env: Envelope<G>, seat: Seat, decision: number): SealedAnswer {
  const answer = env.answers[seat]?.find((a) => a.decision === decision);
  if (!answer) throw new Error(`no answer of ${seat} to ${decision}`);
  return answer;
}

/** Keeps an answer for the next question of the innermost procedure. */
function hold<G extends GameTypes>(env: Envelope<G>, seat: Seat, answer: SealedAnswer): void {
  const held: SealedAnswer = { ...answer, decision: NONE, held: env.frames.length - 1 };
  env.answers[seat] = [...(env.answers[seat] ?? []), held];
}

function drop<G extends GameTypes>(env: Envelope<G>, seat: Seat, answer: SealedAnswer): void {
  const left = (env.answers[seat] ?? []).filter((a) => a !== answer);
  if (left.length > 0) env.answers[seat] = left;
  else delete env.answers[seat];
}

/**
 * Takes out the sealed answers that are not possible any more and asks their seats again. An answer given "regardless"
 * goes over into the next question of the same window; what belongs to a procedure further down waits until that is
 * the innermost again.
 */
export function revalidate<G extends GameTypes>(turn: Turn<G>): void {
  const { env, book } = turn;
  if (Object.keys(env.answers).length === 0) return;
  const ask = turn.question;
  for (const seat of env.seats) {
    for (const answer of env.answers[seat] ?? []) {
      if (waits(env, answer)) continue;
      if (ask && meant(ask, seat, answer) && stillPossible(book, env, seat, answer)) carry(env, ask, seat, answer);
      else {
        drop(env, seat, answer);
        if (answer.decision === ask?.id) lapse(turn, ask, seat);
      }
    }
  }
}

/** Whether an answer belongs to a procedure that is not the innermost now. */
function waits<G extends GameTypes>({ frames }: Envelope<G>, { held, decision }: SealedAnswer): boolean {
  if (held !== undefined) return held < frames.length - 1;
  return frames.slice(0, -1).some((frame) => frame.ask?.id === decision);
}

function meant(ask: OpenAsk, seat: Seat, { held, decision, window }: SealedAnswer): boolean {
  if (isOpen(ask) || !ask.seats.includes(seat)) return false;
  return held === undefined ? decision === ask.id : ask.kind === "reaction" && window === ask.window;
}

function carry<G extends GameTypes>(env: Envelope<G>, ask: OpenAsk, seat: Seat, answer: SealedAnswer): void {
  const { held: _, ...open } = answer;
  env.answers[seat] = (env.answers[seat] ?? []).map((a) => (a === answer ? { ...open, decision: ask.id } : a));
  if (!ask.answered.includes(seat)) ask.answered.push(seat);
}

/** Asks a seat again; that its answer fell tells the others something about it. */
function lapse<G extends GameTypes>(turn: Turn<G>, ask: OpenAsk, seat: Seat): void {
  ask.answered = ask.answered.filter((s) => s !== seat);
  turn.note(() => ({ kind: "lapsed", seat }));
  turn.barrier = true;
}

function stillPossible<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  { action, params }: SealedAnswer,
): boolean {
  if (whyBlocked(book, env, { seat, decision: null, action })) return false;
  try {
    check(known(book, action), viewOf(book, env, seat), params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
