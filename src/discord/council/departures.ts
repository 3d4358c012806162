import type { Logger } from "pino";
import { plainError } from "../../campaign/plain-error.ts";
import type { CampaignService } from "../../campaign/service.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What it takes. */
interface Lookout {
  readonly campaigns: CampaignService;
  readonly client: Pick<DiscordClient, "isMember">;
  readonly logger: Logger;
  /** ms since 1970. */
  readonly now: () => number;
}

/**
 * Members of councils who have left the server: Discord does not tell without a privileged intent, so it is looked up, once
 * a day for each campaign. Who has gone leaves their council, which would wait for their vote otherwise.
 */
export class Departures {
  readonly #with: Lookout;
  readonly #looked = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(lookout: Lookout) {
    this.#with = lookout;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#looking = this.look();
    }, HOUR);
    this.#timer.unref();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Looks after every campaign with councils that it has not looked after for a day. */
  async look(): Promise<void> {
    const { campaigns, now } = this.#with;
    try {
      for (const { id, guild, council } of await campaigns.find({})) {
        const last = this.#looked.get(id);
        if (council === null || guild === null || (last !== undefined && now() - last < DAY)) continue;
        this.#looked.set(id, now());
        await this.#lookAfter(id, guild).catch((error: unknown) => this.#say(error, id));
      }
    } catch (error) {
      this.#say(error, null);
    }
  }

  #say(error: unknown, game: string | null): void {
    this.#with.logger.warn({ game, error: plainError(error) }, "who has left a server could not be looked up");
  }

  async #lookAfter(game: string, guild: string): Promise<void> {
    const { campaigns, client, logger } = this.#with;
    const { record, sides } = await campaigns.status(game);
    if (record.status !== "running" || !sides) return;
    for (const { people } of sides.filter((side) => side.people.length > 1))
      for (const { person, name } of people) {
        if (this.#stopped || (await client.isMember(guild, person))) continue;
        logger.info({ game }, "a member of a council has left the server");
        await campaigns.leave(game, { id: person, name }, null);
      }
  }
}
