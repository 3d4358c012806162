/** What is done for the database from time to time: it is copied, and cleaned up once a day, however often the bot starts. */
import { setInterval } from "node:timers";
import type { Logger } from "pino";
import type { Clock } from "./campaign/service/core.ts";
import { plainError } from "./campaign/service/plain-error.ts";
import type { Retention } from "./store/retention.ts";
import type { Storage } from "./store/storage.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Backups kept; older ones are removed. */
const BACKUPS = 14;

export interface House {
  readonly storage: Storage;
  /** Hours between backups; 0: none. */
  readonly backupHours: number;
  readonly keep: Retention;
  readonly clock: Clock;
  readonly logger: Logger;
}

export class Housekeeping {
  readonly #house: House;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #end = new AbortController();
  #underWay: Promise<unknown> = Promise.resolve();
  #cleaning: Promise<unknown> = Promise.resolve();

  constructor(house: House) {
    this.#house = house;
  }

  start(): void {
    const { storage, backupHours } = this.#house;
    const clean = (): Promise<unknown> => (this.#cleaning = this.#clean());
    this.#begin(clean);
    this.#timers.push(setInterval(() => this.#begin(clean), HOUR));
    if (backupHours > 0 && storage.backups)
      this.#timers.push(setInterval(() => this.#begin(() => this.#copy()), backupHours * HOUR));
  }

  /** Begins nothing more, and needs the database no longer than a moment. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#end.abort();
    await this.#cleaning;
  }

  /** Waits for a copy that is under way: it reads the file by itself. */
  async copied(): Promise<void> {
    await this.#underWay;
  }

  /** One after the other. */
  #begin(work: () => Promise<unknown>): void {
    this.#underWay = this.#underWay.then(() => (this.#end.signal.aborted ? null : work()));
  }

  async #copy(): Promise<void> {
    const { storage, clock, logger } = this.#house;
    try {
      const made = await storage.backups?.make(clock.now(), "timed");
      storage.backups?.prune(BACKUPS);
      logger.info({ file: made }, "the database is backed up");
    } catch (error) {
      logger.error({ error: plainError(error) }, "the backup failed");
    }
  }

  async #clean(): Promise<void> {
    const { storage, keep, clock, logger } = this.#house;
    try {
      if (!(await storage.repository.isTimeFor("cleaning", clock.now(), DAY))) return;
      const rows = await storage.cleanUp(keep, clock.now(), this.#end.signal);
      if (rows > 0) logger.info({ rows }, "what has had its time is removed");
    } catch (error) {
      logger.warn({ error: plainError(error) }, "what has had its time could not be removed");
    }
  }
}
