/** A clock that runs with real time and can be pushed forward; every deadline of the sandbox depends on it. */
export class Clock {
  #offset: number;
  readonly #frozenAt: number | null;
  readonly #alarms = new Set<Alarm>();

  /** `start` sets the hour; `frozen` stops it, so that only `advance` moves it. */
  constructor({ start, frozen = false }: { start?: number; frozen?: boolean } = {}) {
    this.#frozenAt = frozen ? (start ?? Date.now()) : null;
    this.#offset = start === undefined || frozen ? 0 : start - Date.now();
  }

  now(): number {
    return (this.#frozenAt ?? Date.now()) + this.#offset;
  }

  /** Moves the clock forward and rings what falls due on the way, in order of time. */
  advance(ms: number): void {
    const target = this.now() + ms;
    for (;;) {
      const next = [...this.#alarms].filter((a) => a.at <= target).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#offset += Math.max(0, next.at - this.now());
      this.#ring(next);
    }
    this.#offset += Math.max(0, target - this.now());
    for (const alarm of this.#alarms) this.#arm(alarm);
  }

  /** Calls `ring` once, `ms` from now; returns how to cancel it. */
  after(ms: number, ring: () => void): () => void {
    const alarm: Alarm = { at: this.now() + ms, ring, timer: null };
    this.#alarms.add(alarm);
    this.#arm(alarm);
    return () => this.#drop(alarm);
  }

  stop(): void {
    for (const alarm of [...this.#alarms]) this.#drop(alarm);
  }

  #arm(alarm: Alarm): void {
    if (this.#frozenAt !== null) return;
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    alarm.timer = setTimeout(() => this.#ring(alarm), Math.max(0, alarm.at - this.now()));
    alarm.timer.unref();
  }

  #ring(alarm: Alarm): void {
    this.#drop(alarm);
    alarm.ring();
  }

  #drop(alarm: Alarm): void {
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    this.#alarms.delete(alarm);
  }
}

type Alarm = { at: number; ring: () => void; timer: NodeJS.Timeout | null };
