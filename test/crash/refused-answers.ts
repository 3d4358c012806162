import type { Fault } from "../../src/sandbox/controls/faults.ts";
import type { Sandbox } from "../../src/sandbox/index.ts";
import { turnsPage } from "./act-answers.ts";
import type { Diary } from "./diary.ts";

/** What Discord does with answers: it no longer knows the interaction, or does not take the page. */
const REFUSALS: readonly Fault[] = [
  { how: "refused", code: 10062 },
  { how: "refused", code: 50035 },
];
/** Or it is not heard of: whoever has pressed then waits some seconds with the next press, too. */
const SILENCE: Fault = { how: "hang" };
/** An answer is tried again, in other words or later. */
const TRIES = 8;

/** Refuses what people are told of their acts on their pages: one answer after the other, each in its way. */
export class RefusedAnswers {
  readonly #sandbox: Sandbox;
  readonly #bot: Pick<Diary, "notes">;
  readonly #all: readonly Fault[];
  #left: readonly Fault[];
  /** Resolves once the answer that was to be refused was. */
  come: Promise<void> = new Promise(() => {});
  hasCome = false;

  constructor(sandbox: Sandbox, bot: Pick<Diary, "notes">, silent: boolean) {
    this.#all = silent ? [...REFUSALS, SILENCE] : REFUSALS;
    this.#left = this.#all;
    this.#sandbox = sandbox;
    this.#bot = bot;
  }

  /** How many were refused. */
  get count(): number {
    return this.#all.length - this.#left.length;
  }

  /** The next act's answer is refused, with all tries to give it. */
  next(): void {
    const [fault, ...left] = this.#left;
    this.hasCome = false;
    this.come = new Promise((resolve) => {
      if (!fault) return;
      let refused: string | null = null;
      const only = (path: string): boolean => {
        if (refused === null && turnsPage(this.#bot, this.#sandbox, path)) {
          refused = path;
          this.#left = left;
          this.hasCome = true;
          resolve();
        }
        return path === refused;
      };
      this.#sandbox.controls.failNext({ method: "PATCH", route: "/webhooks/", times: TRIES, only, ...fault });
    });
  }
}
