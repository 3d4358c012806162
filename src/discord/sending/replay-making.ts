/** Has the replays made that the ends of campaigns owe their channels, one after the other, and nobody waits for them. */
import { plainError } from "../../campaign/service/plain-error.ts";
import type { Services } from "../services/services.ts";

type Needs = Pick<Services, "campaigns" | "logger" | "replays">;

/**
 * Makes what is wanted at the start, and from then on whenever a campaign has ended, or somebody's data was deleted. What
 * cannot be made is tried again by the next process.
 */
export class ReplayMaking {
  readonly #services: Needs;
  readonly #failed = new Set<string>();
  #making: Promise<void> = Promise.resolve();
  #stopped = false;
  #unsubscribe = (): void => {};

  constructor(services: Needs) {
    this.#services = services;
  }

  start(): void {
    const { campaigns, replays } = this.#services;
    if (!replays) return;
    this.#unsubscribe = campaigns.replays.onWanted((game) => {
      this.#failed.delete(game);
      this.#look();
    });
    this.#look();
  }

  /** Begins nothing more. What a thread still makes is not waited for: the next process makes it again. */
  stop(): void {
    this.#stopped = true;
    this.#unsubscribe();
  }

  #look(): void {
    const { logger } = this.#services;
    this.#making = this.#making
      .then(() => this.#makeAll())
      .catch((error: unknown) => logger.error({ error: plainError(error) }, "replays could not be looked for"));
  }

  async #makeAll(): Promise<void> {
    for (const game of await this.#services.campaigns.replays.wanted())
      if (!this.#stopped && !this.#failed.has(game)) await this.#make(game);
  }

  async #make(game: string): Promise<void> {
    const { campaigns, logger, replays } = this.#services;
    const record = await campaigns.replays.record(game);
    if (record?.status !== "wanted" || !replays) return;
    try {
      if (record.version > 0) await replays.remove(game); // it names somebody, or is called otherwise
      await replays.take(game, await campaigns.showing.replayForAll(game));
      if (this.#stopped) return;
      if (await campaigns.replays.made(record)) return;
      await replays.remove(game); // another was wanted meanwhile
      this.#look();
    } catch (error) {
      if (this.#stopped) return;
      logger.warn({ game, error: plainError(error) }, "a replay could not be made");
      this.#failed.add(game);
      await replays.remove(game);
      await campaigns.replays.failed(record);
    }
  }
}
