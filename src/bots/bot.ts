/** A conversation with a program that plays seats: asks, checks what it writes as a stranger's, and knows when it is gone. */
import type { Writable } from "node:stream";
import {
  type Advance,
  type Decision,
  type Envelope,
  type GameTypes,
  type Params,
  Refused,
  type Result,
  type Rulebook,
  refuse,
  type Seat,
  type Submission,
  viewOf,
  whyBlocked,
} from "#engine";
import { tellingsOf, toldAlone, wordsAlone } from "../campaign/facts/words.ts";
import { askOf, freeBeside, plain, wayOut } from "./asking.ts";
import { filled } from "./filling.ts";
import { type Line, linesOf, messageIn } from "./lines.ts";
import { type FromBot, type FromUmpire, type Gone, LONGEST_LINE, MOST_LINES, PROTOCOL, SECONDS } from "./protocol.ts";
import { Sight } from "./sight.ts";

type Book = Rulebook<GameTypes>;
type Env = Envelope<GameTypes>;

/** Where a bot is heard and spoken to. */
export interface Wire {
  readonly input: AsyncIterable<Uint8Array | string>;
  readonly output: Writable;
}

export interface Seated {
  readonly book: Book;
  /** The options of the game, and its seats. */
  readonly options: Params;
  /** Those that the bot plays. */
  readonly seats: readonly Seat[];
  /** How long it may take over a question, in seconds; ten minutes if left out. */
  readonly seconds?: number | undefined;
  /** Is told, in a sentence, that the computer plays on, and why. */
  lost(why: string): void;
}

/** What a bot was asked, and all that it takes to check an answer. */
interface Question {
  readonly env: Env;
  readonly decision: Decision;
}

/** Bytes that wait for a bot that reads nothing: with more of them it counts as gone. */
const MOST_UNREAD = 32_000_000;

const WHY: { readonly [why in Gone]: string } = {
  silent: "it has not answered in time",
  flood: `it has written ${MOST_LINES} lines to one question`,
  closed: "it writes nothing any more",
  unread: "it does not read what it is told",
};

/** A program that plays seats of one game; the computer plays them once it is gone. */
export class Bot {
  readonly #wire: Wire;
  readonly #seated: Seated;
  readonly #lines: AsyncIterator<Line, void>;
  readonly #sight = new Sight();
  /** The lines that it has written to the question that is open, for this seat. */
  #written: { question: string; lines: number } = { question: "", lines: 0 };
  #gone: Gone | null = null;
  /** Whether its end of the line is still there. */
  #isHeard = true;
  /** How often it was refused. */
  refusals = 0;

  constructor(wire: Wire, seated: Seated) {
    this.#wire = wire;
    this.#seated = seated;
    this.#lines = linesOf(wire.input)[Symbol.asyncIterator]();
    wire.output.on("error", () => {
      this.#isHeard = false;
    });
    this.#hello();
  }

  /** Why it no longer plays; null: it plays. */
  get gone(): Gone | null {
    return this.#gone;
  }

  #hello(): void {
    const { book, options, seats, seconds = SECONDS } = this.#seated;
    const { definition, content } = book;
    this.#say({
      type: "hello",
      protocol: PROTOCOL,
      game: definition.id,
      name: definition.name,
      rules: definition.rules,
      options: { ...options },
      seats: definition.roster(options, content).map(({ id, name, summary }) => ({
        seat: id,
        name,
        wants: summary,
        yours: seats.includes(id),
      })),
      limits: { bytes: LONGEST_LINE, lines: MOST_LINES, seconds },
    });
  }

  /**
   * Asks until there is an answer that `submit` takes, and gives what that made of it; `submit` throws `Refused` for an
   * answer that is not possible, which changes nothing. Null: the bot is gone, and the computer has to answer.
   */
  async ask<T>(question: Question, submit: (submission: Submission) => T): Promise<T | null> {
    if (this.#gone) return null;
    const { book, seconds = SECONDS } = this.#seated;
    const { env, decision } = question;
    const view = viewOf(book, env, decision.seat);
    this.#say({ ...askOf(book, view, decision), view: this.#sight.shown(view) });
    const id = `${decision.seat} ${decision.id}`;
    if (this.#written.question !== id) this.#written = { question: id, lines: 0 };
    const late = new Alarm(seconds);
    try {
      for (;;) {
        const line = await this.#next(late);
        if (line === null) return null;
        const done = this.#answered(question, line, submit);
        if (done) return done.made;
        if (this.#written.lines >= MOST_LINES) return this.#leave("flood");
      }
    } finally {
      late.off();
    }
  }

  async #next(late: Alarm): Promise<Line | null> {
    if (!this.#isHeard) return this.#leave("closed");
    const line = await Promise.race([this.#lines.next().catch(() => ENDED), late.rings]);
    if (line === "late") return this.#leave("silent");
    if (line.done) return this.#leave("closed");
    this.#written.lines++;
    return line.value;
  }

  /** What came of a line, if it was an answer; otherwise the bot has its reply, and the question is open. */
  #answered<T>(question: Question, line: Line, submit: (submission: Submission) => T): { readonly made: T } | null {
    const { decision, env } = question;
    const { book } = this.#seated;
    try {
      const message = messageIn(line);
      requireMeant(message, decision);
      if (message.type === "fill") return this.#fill(question, message);
      const view = viewOf(book, env, decision.seat);
      const { action, params } = message.type === "act" ? message : wayOut(book, view, decision);
      const move = { action, params: params ?? {} };
      const answers = decision.actions.includes(action);
      const made = submit({ seat: decision.seat, decision: answers ? decision.id : null, ...move });
      this.#say({ type: "ok", decision: decision.id, move });
      return { made };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#refuse(question, error);
      return null;
    }
  }

  #fill({ env, decision }: Question, { action: name, answers }: Extract<FromBot, { type: "fill" }>): null {
    const { book } = this.#seated;
    const { seat, id, actions, preset } = decision;
    const isAnswer = actions.includes(name);
    const why = whyBlocked(book, env, { seat, decision: isAnswer ? id : null, action: name });
    if (why) throw new Refused(why);
    const view = viewOf(book, env, seat);
    const action = book.actions.get(name);
    if (!action || !(isAnswer || freeBeside(book, view, decision).includes(name)))
      return refuse("not-now", "This is not possible now.");
    const at = filled(action, view, isAnswer ? preset : {}, answers);
    const reply = "next" in at ? { next: at.next } : { move: plain({ action: name, params: at.params }) };
    this.#say({ type: "ok", decision: id, ...reply });
    return null;
  }

  #refuse({ env, decision }: Question, { code, text, rule }: Refused): void {
    const { book } = this.#seated;
    this.refusals++;
    const instead = wayOut(book, viewOf(book, env, decision.seat), decision);
    this.#say({ type: "refused", code, text, ...(rule === undefined ? {} : { rule }), try: instead });
  }

  /** Tells it what has happened: what everyone is told, and what only its seats are. */
  told(advance: Advance<GameTypes>): void {
    if (this.#gone) return;
    const { book, seats } = this.#seated;
    this.tell(
      null,
      tellingsOf(book, advance).flatMap((telling) => telling?.line ?? []),
    );
    for (const seat of seats) {
      const alone = toldAlone(book, advance, seat);
      this.tell(
        seat,
        alone.flatMap((told) => wordsAlone(book, told) ?? []),
      );
    }
  }

  /** Tells it these lines; null: everyone is told them, not only this seat. */
  tell(seat: Seat | null, lines: readonly string[]): void {
    if (!this.#gone && lines.length > 0) this.#say({ type: "told", seat, lines: [...lines] });
  }

  /** The last word. `result`: null if the game was stopped. */
  over(result: Result | null): void {
    const victories = result?.victories.map(({ title, seats }) => ({ title, seats: [...seats] })) ?? [];
    this.#say({ type: "over", result: result && { victories, scores: { ...result.scores } } });
  }

  #leave(why: Gone): null {
    this.#gone = why;
    const line = `The computer plays on: ${WHY[why]}.`;
    this.#say({ type: "told", seat: null, lines: [line], computer: why });
    const { seats } = this.#seated;
    this.#seated.lost(`the computer plays ${seats.join(", ")} from now on: the bot is gone, ${WHY[why]}`);
    return null;
  }

  #say(message: FromUmpire): void {
    const { output } = this.#wire;
    if (!this.#isHeard || output.destroyed) return;
    output.write(`${JSON.stringify(message)}\n`);
    if (output.writableLength <= MOST_UNREAD) return;
    this.#isHeard = false;
    if (!this.#gone) this.#leave("unread");
  }
}

const ENDED = { done: true, value: undefined } as const;

/** Rings once, this many seconds from now. */
class Alarm {
  readonly rings: Promise<"late">;
  #timer: NodeJS.Timeout | undefined;

  constructor(seconds: number) {
    this.rings = new Promise((resolve) => {
      this.#timer = setTimeout(() => resolve("late"), seconds * 1000);
    });
  }

  off(): void {
    clearTimeout(this.#timer);
  }
}

/** Refuses what was meant for another question or another seat: it would come too late, or be somebody else's. */
function requireMeant({ decision: said, seat }: FromBot, { id, seat: asked }: Decision): void {
  if (said !== id) refuse("wrong-decision", `The question that is open is “${id}”, not this one.`);
  if (seat !== undefined && seat !== asked) refuse("wrong-seat", `The seat that is asked is “${asked}”.`);
}
