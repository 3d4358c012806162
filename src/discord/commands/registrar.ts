/** Keeps trying to register our commands through outages, while campaigns go on with those of yesterday. */
import { setTimeout as sleep } from "node:timers/promises";
import type { REST } from "discord.js";
import type { Logger } from "pino";
import { plainError } from "../../campaign/service/plain-error.ts";
import { faultOf, passes } from "../delivery/faults.ts";
import { register } from "./register.ts";
import type { CommandJson } from "./typing/command.ts";

/** Between the first tries, and at most, in ms. */
const SOON = 1000;
const RAREST = 10 * 60_000;

/**
 * Makes sure that our commands are registered. Games go on with those of yesterday as long as today's are not accepted.
 */
export class Registrar {
  readonly #rest: REST;
  readonly #application: string;
  readonly #commands: readonly CommandJson[];
  readonly #logger: Logger;
  readonly #stopped = new AbortController();
  #trying: Promise<void> | null = null;

  constructor(rest: REST, application: string, commands: readonly CommandJson[], logger: Logger) {
    this.#rest = rest;
    this.#application = application;
    this.#commands = commands;
    this.#logger = logger;
  }

  /** Tries once; an outage is waited out while everything else goes on. Throws nothing. */
  async start(): Promise<void> {
    const wait = await this.#try(SOON);
    if (wait !== null) this.#trying = this.#tryOn(wait);
  }

  /** Gives up what is under way. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#trying;
  }

  async #tryOn(first: number): Promise<void> {
    const { signal } = this.#stopped;
    for (let wait: number | null = first; wait !== null; ) {
      const over = await sleep(wait, false, { signal, ref: false }).catch(() => true);
      if (over) return;
      wait = await this.#try(Math.min(wait * 2, RAREST));
    }
  }

  /** Says how long to wait before another try, `wait` ms at least; null: there is nothing more to try. */
  async #try(wait: number): Promise<number | null> {
    const { signal } = this.#stopped;
    try {
      const thisTime = AbortSignal.any([signal]); // listeners stay with a signal as long as it lives
      const commands = await register(this.#rest, this.#application, this.#commands, thisTime);
      this.#logger.info({ commands }, "commands");
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      const fault = faultOf(error);
      const again = passes(fault) ? Math.max(wait, fault.after) : null;
      const level = again === null ? "error" : "warn"; // an outage passes without anybody's doing
      this.#logger[level]({ error: plainError(error), again }, "the commands could not be registered");
      return again;
    }
  }
}
