/** Notices channels, threads and servers that are gone, and servers that have the bot again. */
import { type Client, Events, GatewayDispatchEvents, type GatewayReadyDispatchData } from "discord.js";
import { plainError } from "../../campaign/service/plain-error.ts";
import { GONE } from "../../campaign/service.ts";
import { CODE, isCode } from "../delivery/faults.ts";
import type { Services } from "../services/services.ts";

/**
 * What happened while nobody listened is found by a comparison at each new session, which only tells of the present. A
 * server in an outage is not gone: Discord marks it as unavailable, and discord.js tells of that by another event.
 */
export function watchLosses(client: Client, { campaigns, logger }: Services): void {
  const { deliveries } = campaigns;
  const note = (what: string, id: string, work: Promise<void>): void => {
    logger.info({ id }, what);
    work.catch((error: unknown) => logger.error({ id, error: plainError(error) }, "a loss could not be noted"));
  };
  const compare = (): Promise<void> =>
    deliveries.compare(new Set(client.guilds.cache.keys()), (guild, channel) => isThere(client, guild, channel));
  client.on(Events.ChannelDelete, ({ id }) =>
    note("a channel was deleted", id, deliveries.lostChannel({ channel: id }, GONE)),
  );
  client.on(Events.GuildDelete, ({ id }) => note("removed from a server", id, compare()));
  client.on(Events.GuildCreate, ({ id }) => note("on a server", id, compare()));
  client.on(Events.ClientReady, ({ user }) => note("servers are compared with campaigns", user.id, compare()));
  client.ws.on(GatewayDispatchEvents.Ready, ({ guilds, user }: GatewayReadyDispatchData, shard: number) => {
    if (!client.isReady()) return; // its first session: it is compared when all of its servers are known
    forgetServers(client, shard, new Set(guilds.map(({ id }) => id)));
    note("servers are compared with campaigns", user.id, compare());
  });
  client.on(Events.ThreadDelete, ({ id }) => {
    note("a thread was deleted", id, deliveries.lostThread(id));
    note("a thread was deleted", id, deliveries.lostChannel({ channel: id }, GONE)); // campaigns may live in threads
  });
}

/** discord.js keeps the servers of the session before that the new one does not name. */
function forgetServers(client: Client, shard: number, present: ReadonlySet<string>): void {
  for (const { id, shardId } of client.guilds.cache.values())
    if (shardId === shard && !present.has(id)) client.guilds.cache.delete(id);
}

/** Only what Discord does not know any more is gone: a right that is missing, or an outage, leaves a channel where it is. */
async function isThere(client: Client, guild: string, channel: string): Promise<boolean> {
  if (client.channels.cache.has(channel) || client.guilds.cache.get(guild)?.available !== true) return true;
  try {
    await client.channels.fetch(channel);
    return true;
  } catch (error) {
    return !isCode(error, CODE.unknownChannel);
  }
}
