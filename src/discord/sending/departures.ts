/** Looks up regularly who has left the servers of their campaigns, for Discord does not tell. */
import type { Logger } from "pino";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { CampaignService } from "../../campaign/service.ts";
import type { Presence } from "./presence.ts";

const HOUR = 3_600_000;

/** What it takes. */
interface Lookout {
  readonly campaigns: CampaignService;
  readonly presence: Pick<Presence, "membersOf">;
  readonly logger: Logger;
}

/**
 * Looks every hour who has left the servers of their campaigns, and when somebody seems to have: Discord does not tell
 * without a privileged intent.
 */
export class Departures {
  readonly #with: Lookout;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(lookout: Lookout) {
    this.#with = lookout;
  }

  start(): void {
    this.#with.campaigns.departures.onDue(() => void this.look());
    this.#timer = setInterval(() => void this.look(), HOUR);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#with.campaigns.departures.onDue(() => {});
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Looks after every server that is due, one look at a time. */
  look(): Promise<void> {
    const { campaigns, presence, logger } = this.#with;
    this.#looking = this.#looking
      .then(() =>
        campaigns.departures.look(async (guild, persons) =>
          this.#stopped ? null : await presence.membersOf(guild, persons),
        ),
      )
      .catch((error: unknown) => logger.warn({ error: plainError(error) }, "departures could not be looked up"));
    return this.#looking;
  }
}
