/** The way into the Discord shell: goes online, answers interactions, delivers the outbox, and goes offline again. */
import { type Client, Events, type REST, type RESTOptions, type WebSocketOptions } from "discord.js";
import type { Logger } from "pino";
import { inTime } from "../campaign/service/in-time.ts";
import { plainError } from "../campaign/service/plain-error.ts";
import type { CampaignService } from "../campaign/service.ts";
import type { ReplayShelf } from "../replay-maker/shelf.ts";
import { commandsFor } from "./commands/index.ts";
import { Registrar } from "./commands/registrar.ts";
import { discordClient } from "./delivery/discord-client.ts";
import { InvalidRequests } from "./delivery/invalid-requests.ts";
import { DiscordRest, requestsTo } from "./delivery/requests.ts";
import { Router } from "./interactions/router.ts";
import type { seatPage } from "./seat/page/seat-page.ts";
import { Departures } from "./sending/departures.ts";
import { watchLosses } from "./sending/losses.ts";
import { Messenger } from "./sending/messenger.ts";
import { Presence } from "./sending/presence.ts";
import { ReplayMaking } from "./sending/replay-making.ts";
import { watchRights } from "./sending/rights.ts";
import { Sender } from "./sending/sender.ts";
import { Spacing } from "./sending/spacing.ts";
import { watchWaking } from "./sending/waking.ts";
import { Activity } from "./services/activity.ts";
import type { Services } from "./services/services.ts";
import { ShownMessages } from "./services/shown-messages.ts";

export { registerCommands } from "./commands/register.ts";
export { examineDiscord } from "./examination/examine.ts";
export { type Finding, good, wrong } from "./examination/finding.ts";

/** How many ms without a connection to the gateway we wait before a new login. */
const PATIENCE = 60_000;
/** How long, in ms, it may take to go offline: half of it for those who have pressed something. */
const FAREWELL = 5000;
/** How much of that is left to say goodbye to the gateway. */
const GOODBYE = 500;
/** A message that Discord wants more than this many ms later goes back into the outbox for that time. */
const LONG_LIMIT = 3000;

export interface ShellOptions {
  readonly campaigns: CampaignService;
  readonly illustrator: Services["illustrator"];
  /** Where the replays of campaigns are kept that have ended; none is posted by itself if left out. */
  readonly replays?: ReplayShelf | undefined;
  /** See `Services`. */
  readonly unbacked?: boolean;
  readonly token: string;
  /** Discord's API; the real one if left out. */
  readonly api?: string;
  readonly logger: Logger;
  /** Registers the commands at the start, if they have changed. Yes if left out. */
  readonly register?: boolean;
  /** After how many ms without a connection to the gateway we log in again; a minute if left out. */
  readonly timeout?: number;
  /** Throws once another process acts in this one's place: asked before whatever changes something at Discord. */
  readonly permit?: () => void;
  /** The time, ms since 1970: how old posts are, and who is at the controls; this machine's if left out. */
  readonly now?: () => number;
  /** What somebody's message of a campaign shows; the page of their seat if left out. */
  readonly seatPage?: typeof seatPage | undefined;
  /** Whether messages that notify begin as plain words; as `PLAIN_FIRST` says if left out. */
  readonly plainFirst?: boolean;
  /** Whether people come into private threads by mention; as `IN_BY_MENTION` says if left out. */
  readonly byMention?: boolean;
  /** How many ms apart what people say goes to one place; as `Spacing` says if left out. */
  readonly wordsEvery?: number;
  /** The network if left out. */
  readonly link?: Link;
}

/** What takes the place of the network between discord.js and Discord: it carries requests, and brings events. */
export interface Link {
  readonly send: RESTOptions["makeRequest"];
  readonly gateway: NonNullable<WebSocketOptions["buildStrategy"]>;
}

/** The bot's presence at Discord. */
export interface DiscordShell {
  /** The bot's own user. */
  readonly user: string;
  /** Whether every connection to the gateway is up: what a watchdog asks. */
  ready(): boolean;
  /** For how many ms there has been no connection; 0: there is one. */
  away(): number;
  /** How long ago the gateway last answered a heartbeat, per connection in ms; -1: not yet. */
  pings(): readonly number[];
  /** How many requests Discord has refused within ten minutes, of those that it counts: 10,000 shut us out. */
  refusals(): number;
  /** Looks who has left the servers of their campaigns, where that is due. */
  lookForDepartures(): Promise<void>;
  /** Takes nothing more: what is pressed or typed from now on is not heard. */
  takeNoMore(): void;
  /**
   * Takes nothing more, finishes what is under way, sends what waits, disconnects. What is not done in time is abandoned,
   * and stays for the next start.
   */
  stop(): Promise<void>;
}

/** Goes online: answers interactions, delivers the outbox. */
export async function startDiscord(options: ShellOptions): Promise<DiscordShell> {
  const {
    campaigns,
    illustrator,
    replays,
    unbacked = false,
    token,
    api = null,
    logger,
    timeout = PATIENCE,
    permit,
    now = Date.now,
    link,
  } = options;
  const shown = new ShownMessages(now);
  const services: Services = { campaigns, illustrator, logger, shown, unbacked, ...(replays ? { replays } : {}) };
  const commands = commandsFor(campaigns.books.definitions);
  const activity = new Activity(now);
  const router = new Router(services, commands, activity, api);
  const attach = (client: Client): void => {
    listen(client, logger);
    watchLosses(client, services);
    watchRights(client, services);
    watchWaking(client, services);
    client.on(Events.InteractionCreate, (interaction) => router.take(interaction));
  };
  const gone = new AbortController();
  const refusals = new InvalidRequests();
  const requests = requestsTo(api, permit, gone.signal, link?.send, refusals);
  const presence = new Presence({
    ...{ token, requests, logger, timeout, attach },
    ...(link ? { gateway: link.gateway } : {}),
  });
  const self = await presence.open();
  const rest = restOf(token, requests);
  const list = [...commands.values()].map((command) => command.json);
  const registrar = new Registrar(rest, self.application, list, logger);
  try {
    if (options.register ?? true) await registrar.start();
    await campaigns.deliveries.appearAs(self.id);
    const client = discordClient(rest, self.id);
    const messenger = new Messenger(
      services,
      new Sender(services, client, {
        activity,
        now,
        seatPage: options.seatPage,
        plainFirst: options.plainFirst,
        byMention: options.byMention,
      }),
      now,
      new Spacing(options.wordsEvery),
    );
    await messenger.start();
    const departures = new Departures({ campaigns, presence, logger });
    departures.start();
    const making = new ReplayMaking(services);
    making.start();
    return {
      user: self.id,
      ready: () => presence.ready(),
      away: () => presence.away(),
      pings: () => presence.pings(),
      refusals: () => refusals.count,
      lookForDepartures: () => departures.look(),
      takeNoMore: () => router.takeNoMore(),
      async stop() {
        const end = performance.now() + FAREWELL;
        making.stop();
        await inTime(departures.stop(), FAREWELL / 2);
        await registrar.stop();
        await inTime(router.close(), FAREWELL / 2);
        await messenger.stop(end - performance.now() - GOODBYE);
        gone.abort(new Error("the bot has gone offline"));
        await presence.close(GOODBYE);
        rest.clearHashSweeper();
        rest.clearHandlerSweeper();
      },
    };
  } catch (error) {
    await registrar.stop();
    await presence.close();
    throw error;
  }
}

/** The messenger's own line: it outlives clients, and a long rate limit holds its destination, not the others. */
const restOf = (token: string, requests: Partial<RESTOptions>): REST =>
  new DiscordRest({
    ...requests,
    rejectOnRateLimit: ({ retryAfter }) => retryAfter > LONG_LIMIT,
  }).setToken(token);

/** What happens to a connection, for the log. */
function listen(client: Client, logger: Logger): void {
  client.on(Events.Error, (error) => logger.error({ error: plainError(error) }, "the client failed"));
  client.on(Events.Warn, (message) => logger.warn({ message }, "the client warns"));
  client.on(Events.ShardError, (error, shard) =>
    logger.warn({ shard, error: plainError(error) }, "a connection failed"),
  );
  client.on(Events.ShardDisconnect, (event, shard) =>
    logger.warn({ shard, code: event.code }, "disconnected for good"),
  );
  client.on(Events.ShardResume, (shard, replayed) => logger.info({ shard, replayed }, "reconnected"));
  client.on(Events.Invalidated, () => logger.warn("Discord has ended the session"));
}
