/**
 * What can be done to a game: begin it, submit a move, let time run out, correct it; each gives the next state and its
 * row.
 */
import type { Action } from "./action.ts";
import { fork } from "./copy-on-write.ts";
import type { Onlooking } from "./correction-form.ts";
import type { Move } from "./decision.ts";
import { type Envelope, isWindow, openAsk } from "./envelope.ts";
import { check } from "./forms.ts";
import type { GameTypes, View } from "./game-types.ts";
import type { Happening, Names } from "./happening.ts";
import type { Params } from "./inputs.ts";
import { type DiceFormat, drawsOf, newRandom, rewoundRandom } from "./keyed-dice.ts";
import { type OpenAsk, permitted, type Submission } from "./permission.ts";
import { refuse } from "./refusal.ts";
import { calledIn, type Rulebook } from "./rulebook.ts";
import { Turn } from "./run.ts";
import { isOpen, revalidate, seal, unseal } from "./sealed.ts";
import { copy, orderedCopy, type Seat } from "./values.ts";
import { publicView } from "./views.ts";
import type { WindowMode } from "./windows.ts";

/** An accepted submission: the new state, the row as it is logged, and what happened. */
export interface Advance<G extends GameTypes> {
  readonly state: Envelope<G>;
  readonly seq: number;
  readonly seat: Seat | null;
  readonly action: string;
  readonly params: Params;
  readonly happenings: readonly Happening<G>[];
  /** What can be done after it may depend on dice or on what was hidden from its seat: nobody may try that beforehand. */
  readonly reveals: boolean;
  /** Others were told something that its seat knew before. */
  readonly tells: boolean;
  readonly asks: AskedSeats;
}

/** Whom a step puts a new question to: its own seat at most, or others; or others whose orders may answer it by what they hold. */
export type AskedSeats = "nobody" | "others" | "orders";

/**
 * Whether nobody may take a step back, or anything before it: it drew, showed or told something, ended the game, or put a
 * question that the orders of others may answer. Who sees that one was answered at once, or was not, has looked.
 */
export const isBarrier = <G extends GameTypes>({ reveals, tells, asks, state }: Advance<G>): boolean =>
  reveals || tells || asks === "orders" || state.over !== null;

export interface Beginning {
  readonly seats: readonly Seat[];
  readonly controllers: { readonly [seat: Seat]: string };
  readonly options: Params;
  /** The dice's key, 32 bytes in hex. */
  readonly key: string;
  /** Left out: by purpose. */
  readonly dice?: DiceFormat;
}

/** Sets a game up and runs it to its first question: log row 0. */
export function begin<G extends GameTypes>(
  book: Rulebook<G>,
  start: Beginning,
  names: Names | null = null,
): Advance<G> {
  const { definition, content } = book;
  const random = newRandom(start.key, start.dice);
  const draws = drawsOf(random, () => 0);
  draws.begin(() => ["setup"]);
  const seats = [...start.seats];
  const state = definition.setup({ content, options: start.options, seats, dice: draws.dice });
  const { main } = definition;
  const env: Envelope<G> = {
    ...orderedCopy(state),
    game: definition.id,
    content: book.hash,
    rules: definition.rules,
    stateVersion: definition.stateVersion,
    seq: 0,
    random,
    seats,
    controllers: orderedCopy(start.controllers),
    frames: [{ procedure: main.name, stage: main.first, data: null, outcome: [] }],
    answers: {},
    over: null,
  };
  const turn = new Turn(book, env, names);
  turn.run();
  turn.finish();
  env.seq = 1;
  return {
    state: env,
    seq: 0,
    seat: null,
    action: "start",
    params: start.options,
    happenings: turn.happenings,
    reveals: true,
    tells: false,
    asks: "nobody",
  };
}

/**
 * The only way to change a game. Checks seat, decision, action and params against the same questions that menus ask,
 * then applies them to a copy. Throws `Refused` and leaves `env` as it was if anything is not possible. `mode`: how the
 * open window waits.
 */
export function submit<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  submission: Submission,
  names: Names | null = null,
  mode: WindowMode = "wait-all",
): Advance<G> {
  const { seat } = submission;
  const { action, ask, preset, view, brief } = permitted(book, env, submission);
  const looks = ask !== null && answersUnseen(ask, seat, mode);
  if (looks && ask.answered.includes(seat))
    refuse("answered", "What you have answered stays: whether others are still asked tells what they could do.");
  const params = check(action, view, submission.params, brief, calledIn(book, view));
  for (const name in preset)
    if (Object.hasOwn(params, name) && params[name] !== preset[name])
      refuse("malformed", "That answers another question.");
  const next = fork(env);
  const turn = new Turn(book, next, names);
  turn.barrier = looks;
  const own = copy(params); // what rules keep in the state must not change the log row
  carryOut(turn, { action, seat, ask, params: own, regardless: submission.regardless === true });
  next.seq++;
  const { happenings, revealed: reveals, told: tells } = turn;
  const asks = askedBy(book, next, seat, env.seq);
  return { state: next, seq: env.seq, seat, action: action.name, params, happenings, reveals, tells, asks };
}

/**
 * Whether this is an answer to a window that waits only for some of those it asks: who answers it sees by what comes next
 * whether there are others like them.
 */
const answersUnseen = (ask: OpenAsk, seat: Seat, mode: WindowMode): boolean =>
  isWindow(ask) && mode !== "wait-all" && ask.seats.some((other) => other !== seat);

/** Whom the open question is put to by this row of this seat. */
function askedBy<G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>, seat: Seat, row: number): AskedSeats {
  const ask = openAsk(env);
  if (ask?.id !== row || ask.seats.every((other) => other === seat)) return "nobody";
  const { answeredByOrders = [] } = book.definition;
  return isWindow(ask) || ask.actions.some((name) => answeredByOrders.includes(name)) ? "orders" : "others";
}

/** A correction that was made, and the line that everyone is told of it. */
export interface Corrected<G extends GameTypes> extends Advance<G> {
  readonly line: string;
}

/**
 * Sets something right that no seat has done. The open question stays; answers in secret that are not possible any more
 * fall. Throws `Refused` and leaves `env` as it was if it cannot be, or would break what holds for every state of the game.
 */
export function correct<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  { action: name, params: raw }: Move,
  names: Names | null = null,
): Corrected<G> {
  const { corrections = [], faults } = book.definition;
  const correction = corrections.find((one) => one.name === name);
  if (!correction) return refuse("unknown-correction", "There is no such correction in this game.");
  if (env.over) return refuse("over", "The game is over.");
  const params = check(correction, onlooking(book, env), raw);
  const next = fork(env);
  const turn = new Turn(book, next, names);
  turn.barrier = true;
  const line = turn.correct(correction, copy(params));
  turn.push();
  do turn.run();
  while (reopened(turn));
  turn.finish();
  next.seq++;
  const known = faults?.(env, book.content) ?? [];
  const broken = faults?.(next, book.content).find((fault) => !known.includes(fault));
  if (broken !== undefined) refuse("unsound", `That cannot be: ${broken}.`);
  const { happenings } = turn;
  return {
    state: next,
    seq: env.seq,
    seat: null,
    action: name,
    params,
    happenings,
    reveals: true,
    tells: false,
    asks: "nobody",
    line,
  };
}

/** What is asked of whoever plays no side. */
export const onlooking = <G extends GameTypes>(book: Rulebook<G>, env: Envelope<G>): View<Onlooking<G>> => ({
  ...publicView(book, env),
  seat: "",
  hand: {} as View<Onlooking<G>>["hand"], // it has no members
});

/** Answers in secret are checked again, and opened if all that are left are in. */
function reopened<G extends GameTypes>(turn: Turn<G>): boolean {
  revalidate(turn);
  return unseal(turn);
}

/** What was found possible. `ask`: the open question that it answers. */
interface Doing<G extends GameTypes> {
  readonly action: Action<G>;
  readonly seat: Seat;
  readonly ask: OpenAsk | null;
  readonly params: Params;
  readonly regardless: boolean;
}

/** Does what was found possible, and all that follows until somebody is asked or the game is over. */
export function carryOut<G extends GameTypes>(
  turn: Turn<G>,
  { action, seat, ask, params, regardless }: Doing<G>,
): void {
  if (!ask || isOpen(ask)) act(turn, action, seat, params, ask);
  else seal(turn, seat, ask, { action: action.name, params, regardless });
  let changed = !ask || isOpen(ask); // an answer put in its envelope changes nothing for the others
  do {
    changed = turn.run() || changed;
    if (changed) revalidate(turn);
    changed = true;
  } while (unseal(turn));
  turn.finish();
}

/** Does it, and closes the question if it answers it: a pass closes a window when it is the last. */
function act<G extends GameTypes>(
  turn: Turn<G>,
  action: Action<G>,
  seat: Seat,
  params: Params,
  ask: OpenAsk | null,
): void {
  turn.apply(action, seat, params);
  if (ask?.kind === "window" && ask.pass === action.name) turn.pass(seat);
  else if (ask) turn.close([{ seat, action: action.name }]);
  else if (turn.anew && openAsk(turn.env)?.kind === "turn") turn.close([]);
  turn.push();
}

/**
 * The present game gone back to an earlier state of itself. Rows and dice never go back: nobody draws again what was drawn,
 * and questions of the branch that is given up are never asked under the same number again.
 */
export const rewound = <G extends GameTypes>(now: Envelope<G>, then: Envelope<G>): Envelope<G> =>
  copy({
    ...then,
    rules: now.rules,
    controllers: now.controllers,
    random: rewoundRandom(now.random, then.random),
    seq: now.seq + 1,
  });
