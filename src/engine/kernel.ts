import type { Action, GameTypes } from "./action.ts";
import type { Rulebook } from "./definition.ts";
import { Dice } from "./dice.ts";
import { decisionsOf, type Envelope, openAsk, type SealedAnswer, viewOf } from "./envelope.ts";
import { check } from "./forms.ts";
import type { Frame } from "./procedure.ts";
import type { Params } from "./questions.ts";
import { type Refusal, Refused, refuse } from "./refusal.ts";
import { type Happening, type Names, Turn } from "./run.ts";
import { copy, type Seat } from "./values.ts";

/** What somebody wants to do. Nothing in it is trusted. */
export interface Submission {
  readonly seat: Seat;
  /** The decision answered, or null for an action that needs none (the open question is then taken to be meant). */
  readonly decision: string | null;
  readonly action: string;
  readonly params: unknown;
  /** Reactions: keep this answer even if another play comes first. */
  readonly regardless?: boolean;
}

/** An accepted submission: the new state, the row as it is logged, and what happened. */
export interface Advance<G extends GameTypes> {
  readonly state: Envelope<G>;
  readonly seq: number;
  readonly seat: Seat | null;
  readonly action: string;
  readonly params: Params;
  readonly happenings: readonly Happening<G>[];
  /** Nothing up to here can be taken back: dice, a reveal, somebody else's secret. */
  readonly barrier: boolean;
}

export interface Beginning {
  readonly seats: readonly Seat[];
  readonly controllers: { readonly [seat: Seat]: string };
  readonly options: Params;
  /** The dice's key, 32 bytes in hex. */
  readonly key: string;
}

/** Sets a game up and runs it to its first question: log row 0. */
export function begin<G extends GameTypes>(
  book: Rulebook<G>,
  start: Beginning,
  names: Names | null = null,
): Advance<G> {
  const { definition, content } = book;
  const random = { key: start.key, next: 0 };
  const seats = [...start.seats];
  const state = definition.setup({ content, options: start.options, seats, dice: new Dice(random) });
  const { main } = definition;
  const env: Envelope<G> = {
    ...copy(state),
    game: definition.id,
    content: book.hash,
    rules: definition.rules,
    stateVersion: definition.stateVersion,
    seq: 0,
    random,
    seats,
    controllers: { ...start.controllers },
    frames: [{ procedure: main.name, stage: main.first, data: null, outcome: [] }],
    answers: {},
    over: null,
  };
  const turn = new Turn(book, env, names);
  turn.run();
  env.seq = 1;
  return {
    state: env,
    seq: 0,
    seat: null,
    action: "start",
    params: start.options,
    happenings: turn.happenings,
    barrier: true,
  };
}

/**
 * The only way to change a game. Checks seat, decision, action and params against the same questions that menus ask,
 * then applies them to a copy. Throws `Refused` and leaves `env` as it was if anything is not possible.
 */
export function submit<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  submission: Submission,
  names: Names | null = null,
): Advance<G> {
  const { seat } = submission;
  const { action, ask, preset } = permitted(book, env, submission);
  const params = check(action, viewOf(book, env, seat), submission.params);
  if (Object.entries(preset).some(([name, value]) => Object.hasOwn(params, name) && params[name] !== value))
    refuse("malformed", "That answers another question.");
  const next = copy(env);
  const turn = new Turn(book, next, names);
  const own = copy(params); // what rules keep in the state must not change the log row
  if (!ask || ask.kind === "turn") act(turn, action, seat, own, ask !== null);
  else seal(turn, seat, ask, { action: action.name, params: own, regardless: submission.regardless === true });
  do {
    turn.run();
    sift(turn);
  } while (unseal(turn));
  next.seq++;
  const { happenings, revealed: barrier } = turn;
  return { state: next, seq: env.seq, seat, action: action.name, params, happenings, barrier };
}

/** Why this seat cannot take this action now, or null: the look-ahead behind menus. */
export function hindrance<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  submission: Omit<Submission, "params">,
): Refusal | null {
  try {
    permitted(book, env, submission);
    return null;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

type OpenAsk = Frame["ask"] & object;

/** No decision's number. */
const NONE = -1;

/** The action, if this seat may take it now; `ask` is the open question that it answers, `preset` what its offer gives. */
function permitted<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  { seat, decision, action: name }: Omit<Submission, "params">,
): { action: Action<G>; ask: OpenAsk | null; preset: Params } {
  if (env.over) refuse("game-over", "This game is over.");
  if (!env.seats.includes(seat)) refuse("no-seat", "There is no such seat in this game.");
  const action = known(book, name);
  const view = viewOf(book, env, seat);
  const ask = openAsk(env);
  let preset: Params = {};
  const answers =
    ask?.seats.includes(seat) && ask.actions.includes(name) && (decision === null || decision === String(ask.id));
  if (!answers && decision === null) {
    if (!book.definition.free(view).includes(name)) throw new Refused(notNow(action, ask, seat));
  } else if (!answers) {
    const open =
      decisionsOf(book, env, seat).find((d) => d.id === decision) ??
      refuse("stale", "That question is no longer open.");
    if (!open.actions.includes(name)) throw new Refused(notNow(action, ask, seat));
    preset = open.preset;
  }
  const why = action.when(view);
  if (why) throw new Refused(why);
  return { action, ask: ask && answers ? ask : null, preset };
}

function notNow<G extends GameTypes>(action: Action<G>, ask: Frame["ask"], seat: Seat): Refusal {
  if (ask?.actions.includes(action.name)) return { code: "not-asked", text: `It is not ${seat}'s turn to do that.` };
  return { code: "not-now", text: `“${action.title}” is not possible in this phase.` };
}

/** Does it, and closes the question if it answers it. */
function act<G extends GameTypes>(
  turn: Turn<G>,
  action: Action<G>,
  seat: Seat,
  params: Params,
  answers: boolean,
): void {
  action.apply({ ...turn.desk(seat), seat, params: params as never }); // the action's own questions gave these params
  if (answers) turn.close([{ seat, action: action.name }]);
  else if (turn.anew && openAsk(turn.env)?.kind === "turn") turn.close([]);
  turn.push();
}

/** Puts an answer in its envelope, in place of an earlier one. */
function seal<G extends GameTypes>(
  turn: Turn<G>,
  seat: Seat,
  ask: OpenAsk,
  move: Pick<SealedAnswer, "action" | "params" | "regardless">,
): void {
  const answer = { ...move, decision: ask.id, window: ask.kind === "reaction" ? ask.window : null };
  const others = (turn.env.answers[seat] ?? []).filter((a) => a.decision !== ask.id);
  turn.env.answers[seat] = [...others, answer];
  const open = openAsk(turn.env);
  if (open && !open.answered.includes(seat)) open.answered.push(seat);
}

/** Opens the answers when the last one is in; says whether it was. */
function unseal<G extends GameTypes>(turn: Turn<G>): boolean {
  const { env } = turn;
  const ask = openAsk(env);
  if (!ask || ask.kind === "turn" || !ask.seats.every((seat) => ask.answered.includes(seat))) return false;
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
    known(turn.book, answer.action).apply({ ...turn.desk(seat), seat, params: answer.params as never });
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

function known<G extends GameTypes>(book: Rulebook<G>, name: string): Action<G> {
  return book.actions.get(name) ?? refuse("no-action", "There is no such action in this game.");
}

/**
 * Takes out the sealed answers that are not possible any more and asks their seats again. An answer given "regardless"
 * goes over into the next question of the same window; what belongs to a procedure further down waits until that is
 * the innermost again.
 */
function sift<G extends GameTypes>(turn: Turn<G>): void {
  const { env, book } = turn;
  const ask = openAsk(env);
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
  if (ask.kind === "turn" || !ask.seats.includes(seat)) return false;
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
  turn.happenings.push({ kind: "lapsed", seat });
  turn.barrier = true;
}

function stillPossible<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  { action, params }: SealedAnswer,
): boolean {
  if (hindrance(book, env, { seat, decision: null, action })) return false;
  try {
    check(known(book, action), viewOf(book, env, seat), params);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
