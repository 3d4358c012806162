import { Client, Events, GatewayIntentBits, Status } from "discord.js";
import type { Logger } from "pino";
import type { CampaignService } from "../campaign/service.ts";
import type { Command } from "./commands/command.ts";
import { commandsFor } from "./commands/index.ts";
import { register } from "./commands/register.ts";
import { Courier } from "./delivery/courier.ts";
import { Messenger } from "./delivery/messenger.ts";
import { discordWire } from "./delivery/wire.ts";
import { Router } from "./interactions/router.ts";
import { plainError } from "./plain-error.ts";
import type { Renderer } from "./services.ts";

export { registerCommands } from "./commands/register.ts";
export type { Renderer } from "./services.ts";

export interface ShellOptions {
  readonly campaigns: CampaignService;
  readonly renderer: Renderer;
  readonly token: string;
  /** Discord's API; the real one if left out. */
  readonly api?: string;
  readonly logger: Logger;
  /** Registers the commands at the start, if they have changed. Yes if left out. */
  readonly register?: boolean;
}

/** The bot's presence at Discord. */
export interface DiscordShell {
  /** The bot's own user. */
  readonly user: string;
  /** Whether every connection to the gateway is up: what a watchdog asks. */
  ready(): boolean;
  /** How long ago the gateway last answered a heartbeat, per connection in ms; -1: not yet. */
  pings(): readonly number[];
  /** Takes nothing more, finishes what is under way, sends what waits, disconnects. */
  stop(): Promise<void>;
}

/** Goes online: answers interactions, delivers the outbox. */
export async function startDiscord(options: ShellOptions): Promise<DiscordShell> {
  const { campaigns, renderer, token, api, logger } = options;
  const services = { campaigns, renderer, logger };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...(api === undefined ? {} : { rest: { api } }),
  });
  const commands = commandsFor(campaigns.definitions);
  const router = new Router(services, commands);
  client.on(Events.InteractionCreate, (interaction) => router.take(interaction));
  client.on(Events.Error, (error) => logger.error({ error: plainError(error) }, "the client failed"));
  client.on(Events.Warn, (message) => logger.warn({ message }, "the client warns"));
  client.on(Events.ShardError, (error, shard) =>
    logger.warn({ shard, error: plainError(error) }, "a connection failed"),
  );
  client.on(Events.ShardDisconnect, (event, shard) =>
    logger.warn({ shard, code: event.code }, "disconnected for good"),
  );
  client.on(Events.ShardResume, (shard, replayed) => logger.info({ shard, replayed }, "reconnected"));
  client.on(Events.Invalidated, () => logger.fatal("Discord has ended the session for good; a restart is needed"));
  try {
    const self = await online(client, token);
    if (options.register ?? true) await registerNow(client, self.application, [...commands.values()], logger);
    const wire = discordWire(client.rest, () => self.id);
    const messenger = new Messenger(services, new Courier(services, wire));
    await messenger.start();
    return shellOf(client, self.id, router, messenger);
  } catch (error) {
    await client.destroy();
    throw error;
  }
}

function shellOf(client: Client, user: string, router: Router, messenger: Messenger): DiscordShell {
  return {
    user,
    ready: () => client.isReady() && client.ws.shards.every((shard) => shard.status === Status.Ready),
    pings: () => client.ws.shards.map((shard) => shard.ping),
    async stop() {
      await router.close();
      await messenger.stop();
      await client.destroy();
    },
  };
}

/** Games go on with the commands of yesterday, should those of today not be taken. */
async function registerNow(
  client: Client,
  application: string,
  commands: readonly Command[],
  logger: Logger,
): Promise<void> {
  try {
    const list = commands.map((command) => command.json);
    logger.info({ commands: await register(client.rest, application, list) }, "commands");
  } catch (error) {
    logger.error({ error: plainError(error) }, "the commands could not be registered");
  }
}

/** Logs in and waits until servers are known. */
async function online(client: Client, token: string): Promise<{ readonly id: string; readonly application: string }> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const { user, application } = await ready;
  return { id: user.id, application: application.id };
}
