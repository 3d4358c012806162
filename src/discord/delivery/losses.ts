import { type Client, Events } from "discord.js";
import { plainError } from "../../campaign/plain-error.ts";
import type { Obstacle } from "../../campaign/service.ts";
import type { Services } from "../services.ts";

const GONE: Obstacle = { reason: "the channel was deleted", why: "it was deleted" };
const OUT: Obstacle = { reason: "removed from the server", why: "I was removed from its server" };

/** Hears of channels, threads and servers that are gone. What is lost while nobody listens is met when it is written to. */
export function watchLosses(client: Client, { campaigns, logger }: Services): void {
  const { deliveries } = campaigns;
  const note = (what: string, id: string, work: Promise<void>): void => {
    logger.info({ id }, what);
    work.catch((error: unknown) => logger.error({ id, error: plainError(error) }, "a loss could not be noted"));
  };
  client.on(Events.ChannelDelete, ({ id }) =>
    note("a channel was deleted", id, deliveries.lostChannel({ channel: id }, GONE)),
  );
  client.on(Events.GuildDelete, ({ id }) =>
    note("removed from a server", id, deliveries.lostChannel({ guild: id }, OUT)),
  );
  client.on(Events.ThreadDelete, ({ id }) => {
    note("a thread was deleted", id, deliveries.lostThread(id));
    note("a thread was deleted", id, deliveries.lostChannel({ channel: id }, GONE)); // campaigns may live in threads
  });
}
