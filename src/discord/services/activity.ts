/** Who is pressing and typing now: they see what happens without a notification, and what came of their press. */
import { setTimeout as sleep } from "node:timers/promises";

/** How long, in ms, after their last press somebody counts as being at the controls. */
const AT_THE_CONTROLS = 3 * 60_000;
/** How many people are remembered before those who have gone are forgotten. */
const MANY = 1000;
/** The longest, in ms, that a press is waited for. */
const TIMEOUT = 5000;

/** What somebody does with the bot; forgotten when they have gone. */
interface Trace {
  /** When they last pressed or typed something. */
  last: number;
  /** Presses by which they have turned the message that shows their seat: begun, and done. */
  turns: number;
  /** Those that are under way. */
  running: Promise<unknown>;
  /** Those of them that were waited for in vain: nobody waits for them again. */
  overdue: Promise<unknown> | null;
  /** When the last of them was done. */
  done: number;
  /** What the last of them said, in which campaign, and when it was done. */
  told: { readonly game: string; readonly notice: string; readonly at: number } | null;
  /** Changes of their message by others that are under way. */
  changing: Promise<unknown>;
  /** How many changes of it there have been, by others and by presses. */
  changes: number;
  /** When they were last shown something of a campaign, by its id. */
  readonly seen: Map<string, number>;
}

export class Activity {
  readonly #now: () => number;
  readonly #people = new Map<string, Trace>();
  /** When somebody last pressed or typed something in a channel or thread. */
  readonly #places = new Map<string, number>();
  #latest = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The person has just pressed or typed something; `places`: in which channel, and of which channel if that is a thread. */
  note(person: string, places: readonly string[] = []): void {
    const now = this.#time();
    this.#traceOf(person).last = now;
    for (const place of places) this.#places.set(place, now);
    if (this.#people.size > MANY) for (const id of this.#people.keys()) if (!this.isActive(id)) this.#people.delete(id);
    if (this.#places.size > MANY)
      for (const [place, last] of this.#places) if (now - last > AT_THE_CONTROLS) this.#places.delete(place);
  }

  /** Whether somebody has pressed or typed something in a channel, or a thread of it, since then (ms since 1970); lately, where there are many. */
  isUsed(place: string, since: number): boolean {
    this.#time();
    return (this.#places.get(place) ?? Number.NEGATIVE_INFINITY) >= since;
  }

  /** Whether the person has pressed or typed something since then (ms since 1970), as far as is remembered. */
  hasPressed(person: string, since: number): boolean {
    this.#time();
    return (this.#people.get(person)?.last ?? since) > since;
  }

  /** Whether the person has pressed or typed something since then, or was told since what came of it. */
  hasBeenAnswered(person: string, since: number): boolean {
    return this.hasPressed(person, since) || (this.#people.get(person)?.done ?? since) > since;
  }

  isActive(person: string): boolean {
    return this.leavesIn(person) > 0;
  }

  /** How many more ms they count as being at the controls. */
  leavesIn(person: string): number {
    const now = this.#time();
    const last = this.#people.get(person)?.last;
    return last === undefined ? 0 : Math.max(last + AT_THE_CONTROLS - now, 0);
  }

  /** The person has been shown what they asked for in a campaign. */
  saw(person: string, game: string): void {
    this.#traceOf(person).seen.set(game, this.#time());
  }

  /** Whether they have been shown something of the campaign since then (ms since 1970). */
  hasSeen(person: string, game: string, since: number): boolean {
    this.#time();
    const seen = this.#people.get(person)?.seen.get(game);
    return seen !== undefined && seen >= since;
  }

  /** Does what a press of the message that shows their seat asks for; whoever else would change it waits for that. */
  async turn(person: string, game: string, work: () => Promise<string>): Promise<void> {
    const trace = this.#traceOf(person);
    trace.turns++;
    const run = work();
    trace.running = Promise.allSettled([...(trace.running === trace.overdue ? [] : [trace.running]), run]);
    const notice = await run.finally(() => {
      trace.turns++;
      trace.changes++;
      trace.done = this.#time();
    });
    trace.told = { game, notice, at: this.#time() };
    this.saw(person, game);
  }

  /** Waits for the presses that are under way, but not for ever; says another number once one more was begun or done. */
  async idle(person: string): Promise<number> {
    const trace = this.#people.get(person);
    if (!trace) return 0;
    const { running, overdue } = trace;
    if (running === overdue) return trace.turns;
    const isLate = await Promise.race([running.then(() => false), sleep(TIMEOUT, true, { ref: false })]);
    if (isLate) trace.overdue = running;
    return trace.turns;
  }

  /** Changes the message that shows the person's seat, where no press does; presses wait for that. */
  async change<T>(person: string, work: () => Promise<T>): Promise<T> {
    const trace = this.#traceOf(person);
    const run = work();
    trace.changing = Promise.allSettled([trace.changing, run]);
    try {
      return await run;
    } finally {
      trace.changes++;
    }
  }

  /** Waits for the changes that are under way. */
  async changed(person: string): Promise<void> {
    const { changing } = this.#traceOf(person);
    await Promise.race([changing, sleep(TIMEOUT, null, { ref: false })]);
  }

  /** How often the person's message has been changed. */
  changesOf(person: string): number {
    return this.#people.get(person)?.changes ?? 0;
  }

  /** What came of the last press, as long as nothing has happened since; `at`: when the newest thing happened. */
  noticeFor(person: string, game: string, at: number): string {
    this.#time();
    const told = this.#people.get(person)?.told;
    return told && told.game === game && at <= told.at ? told.notice : "";
  }

  /** If the clock has gone back, nothing counts that was noted before: it would lie in the future. */
  #time(): number {
    const now = this.#now();
    if (now < this.#latest)
      for (const trace of this.#people.values()) {
        trace.last = Number.NEGATIVE_INFINITY;
        trace.done = Number.NEGATIVE_INFINITY;
        trace.told = null;
        trace.seen.clear();
      }
    if (now < this.#latest) this.#places.clear();
    this.#latest = now;
    return now;
  }

  #traceOf(person: string): Trace {
    const known = this.#people.get(person);
    if (known) return known;
    const trace: Trace = {
      last: Number.NEGATIVE_INFINITY,
      turns: 0,
      running: Promise.resolve(),
      overdue: null,
      done: Number.NEGATIVE_INFINITY,
      told: null,
      changing: Promise.resolve(),
      changes: 0,
      seen: new Map(),
    };
    this.#people.set(person, trace);
    return trace;
  }
}
