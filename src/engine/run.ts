/** Runs a submit: procedures stage by stage, until somebody has to be asked or the game is over. */
import type { Action, Apply } from "./action.ts";
import type { Correction } from "./correction-form.ts";
import type { Phase } from "./definition.ts";
import { type Envelope, isTogether, isWindow, openAsk, opened, stillOpen } from "./envelope.ts";
import { type Execution, recorded } from "./execution.ts";
import type { GameTypes, State } from "./game-types.ts";
import type { Happening, Names } from "./happening.ts";
import type { Params } from "./inputs.ts";
import { type Draws, purposeOfAction, purposeOfStage } from "./keyed-dice.ts";
import type { Ask, Askable, Asking, Frame, Pace, Result, Stage } from "./procedure.ts";
import type { Rulebook } from "./rulebook.ts";
import { type Sketch, sketch } from "./sketch.ts";
import { copy, type Frozen, type Json, orderedCopy, type Seat } from "./values.ts";
import { publicView } from "./views.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] };
/** What rules work with, whatever runs. */
type RunningContext<G extends GameTypes> = Writable<Stage<G, never> & Apply<G, never>>;

/** A submit in progress: the one mutable copy of the game and what it has caused so far. */
export class Turn<G extends GameTypes> {
  readonly book: Rulebook<G>;
  readonly env: Envelope<G>;
  /** Something was shown that the acting seat could not know before. */
  barrier = false;
  /** An action told or showed others something that its own seat knew before. */
  told = false;
  /** An action asked for the open question to be asked again. */
  anew = false;
  readonly #draws: Draws;
  readonly #drawn: number;
  readonly #names: Names | null;
  #rulesContext: RunningContext<G> | null = null;
  readonly #execution: Execution<G>;
  /** Whose action runs: its secrets to its own seat reveal nothing. */
  #actor: Seat | null = null;
  #called: Frame[] = [];
  #asks: Ask[] = [];
  #result: Result | null = null;
  /** How many of the outermost frames are still those of the state before, and must not be written. */
  #shared: number;
  /** The question closed last. */
  #closed: { frame: Frame; ask: Frame["ask"] & object; stage: string } | null = null;

  /** `execution`: how, where it is not recorded. */
  constructor(book: Rulebook<G>, env: Envelope<G>, names: Names | null, execution: Execution<G> = recorded(book, env)) {
    this.book = book;
    this.env = env;
    this.#names = names;
    this.#execution = execution;
    this.#draws = execution.draws;
    this.#drawn = env.random.next;
    this.#shared = execution.shared;
  }

  get happenings(): readonly Happening<G>[] {
    return this.#execution.happenings ?? [];
  }

  /** Keeps what has come about, if anybody listens. */
  note(happening: () => Happening<G>): void {
    this.#execution.happenings?.push(happening());
  }

  /** Whether what follows may depend on what the acting seat could not know before. */
  get revealed(): boolean {
    return this.barrier || this.env.random.next !== this.#drawn;
  }

  /** Does an action of this seat. */
  apply(action: Action<G>, seat: Seat, params: Params): void {
    const context = this.#contextFor(seat);
    context.seat = seat;
    context.params = params as never; // the action's own questions gave these params
    this.#draws.begin(() => purposeOfAction(action, seat, params));
    action.apply(context);
  }

  /** Sets something right that no seat has done; what everyone is told of it. */
  correct(correction: Correction<G>, params: Params): string {
    const context = this.#contextFor(null);
    context.params = params as never; // the correction's own questions gave these params
    this.#draws.begin(() => ["correction", correction.name, params as Json]); // params are plain
    const line = correction.apply(context);
    context.picture(line);
    return line;
  }

  /** What rules work with for this seat's action, or for nobody's. Made once, and only if something runs. */
  #contextFor(actor: Seat | null): RunningContext<G> {
    this.#actor = actor;
    this.#rulesContext ??= this.#made();
    return this.#rulesContext;
  }

  /** Methods, for they are made at every submit: functions by name take their time. */
  #made(): RunningContext<G> {
    const turn = this;
    const { env, book } = turn;
    return {
      content: book.content,
      state: turn.#execution.state,
      current: env as unknown as Frozen<State<G>>, // looked at only
      dice: turn.#draws.dice,
      seq: env.seq,
      emit(event, secrets = {}) {
        turn.note(() => ({ kind: "event", event: copy(event), secrets: copy(secrets), phase: turn.#phase() }));
        if (Object.keys(secrets).every((seat) => seat === turn.#actor)) return;
        if (turn.#actor === null) turn.barrier = true;
        else turn.told = true;
      },
      call(procedure, data) {
        const notes = data as Json; // procedures are called with plain data: frames are stored
        turn.#called.push({ data: orderedCopy(notes), outcome: [], procedure: procedure.name, stage: procedure.first });
      },
      picture(caption, { stays } = { stays: false }) {
        turn.note(() => ({ kind: "picture", caption, stays, phase: turn.#phase(), ...turn.#sketched(caption) }));
      },
      barrier() {
        turn.barrier = true;
      },
      exposed(seat) {
        if (turn.#actor === seat) turn.told = true;
        else turn.barrier = true;
      },
      reopenQuestion() {
        turn.anew = true;
      },
      ask(ask: Ask | Askable, seats: readonly Seat[] = [], how?: Asking) {
        turn.#asks.push("asked" in ask ? ask.asked(seats, how) : ask);
      },
      end(result) {
        turn.#result = result;
      },
      data: null as never,
      outcome: [],
      seat: "",
      params: null as never,
    };
  }

  /** The table as everyone sees it now. What cannot be drawn stops no move. */
  #sketched(caption: string): { readonly sketch: Sketch | null; readonly failure?: unknown } {
    const names = this.#names;
    if (!names) return { sketch: null };
    try {
      return { sketch: sketch(this.book, { kind: "board", caption, names }, publicView(this.book, this.env)) };
    } catch (failure) {
      return { sketch: null, failure };
    }
  }

  /** Nothing is written any more. */
  finish(): void {
    this.#execution.finish();
  }

  /** The innermost frame, to write to. */
  #innermost(): Frame | undefined {
    const { frames } = this.env;
    const at = frames.length - 1;
    const frame = frames[at];
    if (!frame || at >= this.#shared) return frame;
    this.#shared = at;
    const own = orderedCopy(frame);
    frames[at] = own;
    return own;
  }

  /** The open question, to write to. */
  get question(): Frame["ask"] {
    return openAsk(this.env) && this.#innermost()?.ask;
  }

  /** Closes the innermost question with this outcome. */
  close(outcome: Frame["outcome"]): void {
    const { frames } = this.env;
    const at = frames.length - 1;
    const frame = frames[at];
    if (!frame?.ask) return;
    const { ask, data, procedure, stage } = frame;
    const isShared = at < this.#shared;
    const answered: Frame = { data: isShared ? orderedCopy(data) : data, outcome, procedure, stage };
    if (isShared) this.#shared = at;
    frames[at] = answered;
    this.#closed = { frame: answered, ask, stage };
  }

  /** Keeps a pass in the open window, which closes with the last one. */
  pass(seat: Seat): void {
    const ask = this.question;
    ask?.answered.push(seat);
    if (ask?.seats.every((other) => ask.answered.includes(other))) this.close([]);
  }

  /**
   * The number of a new question: that of the log row, or the one it had before if a question to several seats
   * together is put again, so that the others' buttons stay alive.
   */
  #idOf(frame: Frame, ask: Ask): number {
    const { env } = this;
    const was = this.#closed;
    if (was?.frame !== frame || was.stage !== frame.stage || !isTogether(was.ask)) return env.seq;
    const same = isTogether(ask) && ask.kind === was.ask.kind && ask.actions.join() === was.ask.actions.join();
    return same && this.#execution.phaseBefore() === this.#phase().id ? was.ask.id : env.seq;
  }

  #phase(): Phase {
    return this.book.definition.phase(this.env.table as Frozen<G["Table"]>); // looked at only
  }

  /** Puts what was called on the stack; the first call runs first. */
  push(): void {
    this.env.frames.push(...this.#called.splice(0).reverse());
  }

  /** Runs stages until somebody is asked or the game is over; says whether there was one to run. */
  run(): boolean {
    const { env } = this;
    let stages = 0;
    for (; !env.over; stages++) {
      if (openAsk(env)) return stages > 0;
      this.#bringAbout();
      const frame = this.#innermost();
      if (!frame) throw new Error(`${env.game}: the main procedure ended without a result`);
      if (stages > 10_000) throw new Error(`${frame.procedure}.${frame.stage} runs for ever`);
      this.#stage(frame);
    }
    env.frames = [];
    env.answers = {};
    return stages > 0;
  }

  /** What follows from the step that was done last comes before the next one. */
  #bringAbout(): void {
    const { definition } = this.book;
    if (!definition.consequences || this.#isMidStep()) return;
    this.#draws.begin(() => ["consequences"]);
    definition.consequences(this.#contextFor(null));
    this.push();
  }

  /** The innermost procedure that has a pace of its own decides. */
  #isMidStep(): boolean {
    const paceOf = ({ procedure }: Frame): Pace | undefined => this.book.procedures.get(procedure)?.pace;
    const paced = this.env.frames.findLast(paceOf);
    return paced !== undefined && paceOf(paced) === "whole";
  }

  #stage(frame: Frame): void {
    const { env, book } = this;
    const procedure = book.procedures.get(frame.procedure);
    if (!procedure) throw new Error(`no procedure ${frame.procedure}`);
    const { outcome, stage, data } = frame;
    frame.outcome = [];
    this.#asks = [];
    this.#result = null;
    const context = this.#contextFor(null);
    context.data = data as never; // the data that this procedure was called with
    context.outcome = outcome;
    this.#draws.begin(() => purposeOfStage(procedure, stage, data));
    const next = procedure.run(stage, context);
    const [ask, ...others] = this.#asks;
    env.over = this.#result;
    if (others.length > 0 || (ask && (this.#called.length > 0 || next === "done")))
      throw new Error(`${frame.procedure}.${frame.stage}: one question a stage, and a stage after it`);
    frame.stage = next;
    if (next === "done") this.#leave();
    if (ask) this.#put(ask, frame);
    this.push();
  }

  /** Puts a question, its keys in order; nobody to ask: it is answered at once. */
  #put(ask: Ask, frame: Frame): void {
    this.#sound(ask);
    if (ask.seats.length === 0) return;
    const { frames } = this.env;
    const { data, outcome, procedure, stage } = frame;
    const put = stillOpen(opened(ask, this.#idOf(frame, ask)), this.#closed?.ask);
    frames[frames.length - 1] = { ask: put, data, outcome, procedure, stage };
  }

  /** Ends the innermost procedure; answers held for its next question are for nothing. */
  #leave(): void {
    const { env } = this;
    env.frames.pop();
    for (const [seat, answers] of Object.entries(env.answers)) {
      const left = answers.filter(({ held }) => held === undefined || held < env.frames.length);
      if (left.length > 0) env.answers[seat] = left;
      else delete env.answers[seat];
    }
  }

  /** Throws if a question could never be answered. */
  #sound(ask: Ask): void {
    const stranger = ask.seats.find((seat) => !this.env.seats.includes(seat));
    if (stranger !== undefined) throw new Error(`${stranger} is asked, but is not a seat of this game`);
    const unknown = ask.actions.find((action) => !this.book.actions.has(action));
    if (unknown !== undefined) throw new Error(`${unknown} is asked for, but is no action of this game`);
    if (isWindow(ask) && !ask.actions.includes(ask.pass))
      throw new Error(`${ask.pass} passes, but is not among ${ask.actions.join(", ")}`);
  }
}
