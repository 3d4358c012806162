import { type Client, Events } from "discord.js";
import { plainError } from "../../campaign/plain-error.ts";
import type { Obstacle } from "../../campaign/service.ts";
import type { Services } from "../services.ts";

const GONE: Obstacle = { reason: "the channel was deleted", why: "it was deleted" };

/**
 * Hears of channels, threads and servers that are gone, and of servers that the bot is on again. What happened while
 * nobody listened is found by a comparison at each new session, which tells of the present alone. A server in an outage is
 * not gone: Discord marks it as unavailable, and discord.js tells of that by another event.
 */
export function watchLosses(client: Client, { campaigns, logger }: Services): void {
  const { deliveries } = campaigns;
  const note = (what: string, id: string, work: Promise<void>): void => {
    logger.info({ id }, what);
    work.catch((error: unknown) => logger.error({ id, error: plainError(error) }, "a loss could not be noted"));
  };
  const compare = (): Promise<void> =>
    deliveries.compare(new Set(client.guilds.cache.keys()), async (channel) => {
      const found = await client.channels.fetch(channel).catch(() => null);
      return found !== null;
    });
  client.on(Events.ChannelDelete, ({ id }) =>
    note("a channel was deleted", id, deliveries.lostChannel({ channel: id }, GONE)),
  );
  client.on(Events.GuildDelete, ({ id }) => note("removed from a server", id, compare()));
  client.on(Events.GuildCreate, ({ id }) => note("on a server", id, compare()));
  client.on(Events.ClientReady, ({ user }) => note("servers are compared with campaigns", user.id, compare()));
  client.on(Events.ThreadDelete, ({ id }) => {
    note("a thread was deleted", id, deliveries.lostThread(id));
    note("a thread was deleted", id, deliveries.lostChannel({ channel: id }, GONE)); // campaigns may live in threads
  });
}
