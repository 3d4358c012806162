import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { createRequire, syncBuiltinESMExports } from "node:module";

/** A process of the simulation: what it had planned is not done any more when it is dead. */
export interface Life {
  alive: boolean;
}

interface Alarm {
  /** ms since 1970. */
  at: number;
  readonly number: number;
  readonly life: Life | undefined;
  readonly ring: () => void;
  /** ms. */
  readonly delay: number;
  readonly isRepeated: boolean;
  off: boolean;
}

type Callback = (...values: readonly unknown[]) => void;

const builtIn = createRequire(import.meta.url);
const RealDate = Date;
const nextTurn = globalThis.setImmediate;
/** Turns of the real event loop until nothing happens any more; what the machine itself does may take any number. */
const MOST_TURNS = 100_000;

/**
 * Time for everything in this process, and the numbers that it draws at random: timers, dates and randomness of Node.js are
 * replaced by those of one clock and one seed, so that a run depends on nothing else. To be begun before anything else is
 * loaded, for some modules keep what they find. Turns of the event loop are real: what is due is begun one after the other,
 * and nothing else happens before all that follows from it has come to rest.
 */
export class Time {
  now: number;
  readonly #begun: number;
  readonly #lives = new AsyncLocalStorage<Life>();
  readonly #alarms: Alarm[] = [];
  #soon: { readonly life: Life | undefined; readonly run: () => void; readonly token: Token }[] = [];
  #numbers = 0;
  #native = 0;

  /** `now`: ms since 1970. */
  constructor(now: number, seed: string) {
    this.now = now;
    this.#begun = now;
    this.#replaceDates();
    this.#replaceTimers();
    replaceRandomness(seed);
    syncBuiltinESMExports();
  }

  /** Does work as this process: its timers die with it. */
  within<T>(life: Life, work: () => T): T {
    return this.#lives.run(life, work);
  }

  /** Begins work that goes on when the process has died that asks for it. */
  outside<T>(work: () => T): T {
    return this.#lives.exit(work);
  }

  /** Work that the machine does by itself: no time passes meanwhile. */
  async native<T>(work: Promise<T>): Promise<T> {
    this.#native++;
    try {
      return await work;
    } finally {
      this.#native--;
    }
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.#plan(resolve, ms));
  }

  /** Lets time pass until then. */
  async until(end: number): Promise<void> {
    for (;;) {
      await this.#rest();
      const next = this.#alarms[0];
      if (!next || next.at > end) break;
      this.#take();
      if (next.off || next.life?.alive === false) continue;
      this.now = Math.max(this.now, next.at);
      if (next.isRepeated) {
        next.at = this.now + next.delay;
        this.#put(next);
      }
      this.#run(next.life, next.ring);
    }
    this.now = Math.max(this.now, end);
  }

  /** Lets time pass until some work is done. */
  async done<T>(work: Promise<T>): Promise<T> {
    let over = false;
    const noted = work.finally(() => {
      over = true;
    });
    noted.catch(() => {}); // whoever asked for the work hears of it
    for (;;) {
      await this.#rest();
      if (over) return await noted;
      const next = this.#alarms[0];
      if (!next) throw new Error("nothing will ever happen any more");
      await this.until(next.at);
    }
  }

  #run(life: Life | undefined, work: () => void): void {
    if (life) this.#lives.run(life, work);
    else this.outside(work);
  }

  /** Until nothing happens without time passing. */
  async #rest(): Promise<void> {
    for (let turns = 0; turns < MOST_TURNS; turns += this.#native === 0 ? 1 : 0) {
      await new Promise((resolve) => nextTurn(resolve));
      const soon = this.#soon;
      if (soon.length === 0 && this.#native === 0) return;
      this.#soon = [];
      for (const { life, run, token } of soon)
        if (!token.off && life?.alive !== false) {
          this.#run(life, run);
          await null;
        }
    }
    throw new Error("the event loop never comes to rest");
  }

  #plan(ring: () => void, ms: number, isRepeated = false): Alarm {
    const delay = Math.max(ms || 0, 1);
    const life = this.#lives.getStore();
    const alarm = { at: this.now + delay, number: this.#numbers++, life, ring, delay, isRepeated, off: false };
    this.#put(alarm);
    return alarm;
  }

  /** Into a heap by time and number. */
  #put(alarm: Alarm): void {
    const heap = this.#alarms;
    let at = heap.push(alarm) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = heap[above];
      if (!parent || !isBefore(alarm, parent)) break;
      heap[at] = parent;
      at = above;
    }
    heap[at] = alarm;
  }

  #take(): void {
    const heap = this.#alarms;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    let at = 0;
    for (;;) {
      const left = 2 * at + 1;
      const [one, other] = [heap[left], heap[left + 1]];
      if (!one) break;
      const isOther = other !== undefined && isBefore(other, one);
      const child = isOther ? other : one;
      if (!isBefore(child, last)) break;
      heap[at] = child;
      at = isOther ? left + 1 : left;
    }
    heap[at] = last;
  }

  #replaceDates(): void {
    const now = (): number => Math.floor(this.now);
    class SimulatedDate extends RealDate {
      constructor(...values: readonly unknown[]) {
        super(...((values.length === 0 ? [now()] : values) as [number])); // as the real one reads them
      }
      static override now(): number {
        return now();
      }
    }
    globalThis.Date = SimulatedDate as DateConstructor; // nobody calls it as a function
    Object.defineProperty(performance, "now", { value: () => this.now - this.#begun, configurable: true });
  }

  #replaceTimers(): void {
    const handle = (alarm: Alarm): Handle => new Handle(alarm, (again) => this.#again(again));
    const setTimeout = (ring: Callback, ms = 0, ...values: unknown[]) => handle(this.#plan(() => ring(...values), ms));
    const setInterval = (ring: Callback, ms = 0, ...values: unknown[]) =>
      handle(this.#plan(() => ring(...values), ms, true));
    const clear = (one: unknown): void => {
      if (one instanceof Handle) one.close();
    };
    const setImmediate = (run: Callback, ...values: unknown[]) => this.#later(() => run(...values));
    const clearImmediate = (token: unknown): void => {
      if (token instanceof Token) token.off = true;
    };
    const all = {
      ...{ setTimeout, setInterval, setImmediate },
      ...{ clearTimeout: clear, clearInterval: clear, clearImmediate },
    };
    Object.assign(globalThis, all);
    Object.assign(builtIn("node:timers"), all);
    Object.assign(builtIn("node:timers/promises"), {
      setTimeout: (ms = 1, value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
        this.#waited(value, signal, (done) => handle(this.#plan(done, ms))),
      setImmediate: (value?: unknown, { signal }: { signal?: AbortSignal } = {}) =>
        this.#waited(value, signal, (done) => this.#later(done)),
    });
  }

  #later(run: () => void): Token {
    const token = new Token();
    this.#soon.push({ life: this.#lives.getStore(), run, token });
    return token;
  }

  /** As the timers that give promises: whoever breaks one off is told so. */
  #waited(value: unknown, signal: AbortSignal | undefined, begin: (done: () => void) => unknown): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const broken = (): void => reject(new DOMException("The operation was aborted", "AbortError"));
      if (signal?.aborted) return broken();
      signal?.addEventListener("abort", broken, { once: true });
      begin(() => {
        signal?.removeEventListener("abort", broken);
        resolve(value);
      });
      return undefined;
    });
  }

  #again(alarm: Alarm): Alarm {
    alarm.off = true;
    return this.#plan(alarm.ring, alarm.delay, alarm.isRepeated);
  }
}

const isBefore = (one: Alarm, other: Alarm): boolean =>
  one.at < other.at || (one.at === other.at && one.number < other.number);

/** What `setTimeout` gives. */
class Handle {
  #alarm: Alarm;
  readonly #again: (alarm: Alarm) => Alarm;

  constructor(alarm: Alarm, again: (alarm: Alarm) => Alarm) {
    this.#alarm = alarm;
    this.#again = again;
  }

  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;

  refresh(): this {
    this.#alarm = this.#again(this.#alarm);
    return this;
  }

  close(): void {
    this.#alarm.off = true;
  }
}

/** What `setImmediate` gives. */
class Token {
  off = false;
  ref = (): this => this;
  unref = (): this => this;
}

/** Ids and secrets are drawn from one stream of numbers. */
function replaceRandomness(seed: string): void {
  let drawn = 0;
  const block = (): Buffer => createHash("sha256").update(`${seed} ${drawn++}`).digest();
  const bytes = (size: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(size / 32) }, block);
    return Buffer.concat(blocks).subarray(0, size);
  };
  const integer = (from: number, to?: number): number => {
    const [low, high] = to === undefined ? [0, from] : [from, to];
    return low + (bytes(6).readUIntBE(0, 6) % (high - low));
  };
  Object.assign(builtIn("node:crypto"), {
    randomBytes: bytes,
    randomInt: integer,
    randomUUID: () =>
      bytes(16)
        .toString("hex")
        .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5"),
  });
  Math.random = () => bytes(6).readUIntBE(0, 6) / 2 ** 48;
}
