/**
 * A clock that only goes forward, by as much as another one does: for how long ago something was, whatever time it is
 * said to be.
 */
import type { Clock } from "./core.ts";

export class SteadyClock implements Clock {
  readonly #clock: Clock;
  #read: number;
  #passed: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#read = clock.now();
    this.#passed = this.#read;
  }

  now(): number {
    const read = this.#clock.now();
    this.#passed += Math.max(0, read - this.#read);
    this.#read = read;
    return this.#passed;
  }
}
