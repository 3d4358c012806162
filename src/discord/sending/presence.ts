/** Our connection to the gateway, renewed when it hangs; and who of some people is on a server. */
import { setTimeout as sleep } from "node:timers/promises";
import { Client, Events, GatewayIntentBits, type RESTOptions, Status, type WebSocketOptions } from "discord.js";
import type { Logger } from "pino";
import { inTime } from "../../campaign/service/in-time.ts";
import { plainError } from "../../campaign/service/plain-error.ts";
import { faultOf, passes } from "../delivery/faults.ts";
import { closedForGood, discordProblem } from "../delivery/problems.ts";

/** A connection whose heartbeats were not answered for this many ms is dead, whatever it says of itself. */
const SILENCE = 150_000;
/** How long, in ms, each connection of a new login may take, and an old one to say goodbye. */
const LOGIN = 60_000;
const GOODBYE = 3000;
/** How many people can be asked about in one request. */
const AT_ONCE = 100;
/** How long, in ms, the answer may take. */
const ANSWER = 20_000;
/** After how many ms the first login is tried again, then at ever longer intervals. */
const SOON = 1000;
/** Discord allows a bot to start 1,000 sessions a day: failing logins become rarer, down to one in this many ms. */
const RAREST = 10 * 60_000;
/** A login starts a session for each connection: with many of them it becomes rarer still, by this many ms for each. */
const RAREST_EACH = 3 * 60_000;

/**
 * What is answered to presses and commands, by this connection's client, counts towards none of Discord's 50 requests a
 * second (documentation, Interactions, Followup Messages); the outbox has a line of its own, which counts.
 */
const UNCOUNTED = Number.POSITIVE_INFINITY;

export interface PresenceOptions {
  readonly token: string;
  /** How its requests are made. */
  readonly requests: Partial<RESTOptions>;
  /** How it talks to the gateway; over a socket if left out. */
  readonly gateway?: WebSocketOptions["buildStrategy"];
  readonly logger: Logger;
  /** After how many ms without a connection that is up we log in again. */
  readonly timeout: number;
  /** Called with every new client, before it logs in. */
  readonly attach: (client: Client) => void;
}

export interface Self {
  readonly id: string;
  readonly application: string;
}

interface Login {
  readonly client: Client;
  readonly self: Self;
}

/** What is known of one connection to the gateway. */
export interface Pulse {
  readonly status: Status;
  /** When the last heartbeat that was answered had been sent; below 0: none yet. */
  readonly lastPingTimestamp: number;
}

export const isAlive = (pulses: readonly Pulse[], now: number): boolean =>
  pulses.length > 0 &&
  pulses.every(
    ({ status, lastPingTimestamp: sent }) => status === Status.Ready && (sent < 0 || Math.abs(now - sent) < SILENCE), // the clock may have gone back since
  );

/**
 * Our connection to the gateway. discord.js reconnects by itself, but waits for ever for the answer to a RESUME that never
 * comes; so this one looks on, and after some patience starts a new session.
 */
export class Presence {
  readonly #options: PresenceOptions;
  #client: Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #renewing: Promise<void> | null = null;
  /** Since when there has been no connection, or since when a new login has been waited for. */
  #lostAt: number | null = null;
  /** Since when there has been no connection, logins that failed left out. By a clock that nobody sets. */
  #awaySince: number | null = null;
  #failures = 0;
  #closed = false;

  constructor(options: PresenceOptions) {
    this.#options = options;
  }

  /** Logs in and waits until servers are known. */
  async open(): Promise<Self> {
    const { client, self } = await this.#persist();
    this.#client = client;
    const { timeout } = this.#options;
    this.#timer = setInterval(() => this.#look(), Math.max(timeout / 4, 50));
    this.#timer.unref();
    return self;
  }

  ready(): boolean {
    return this.#client?.isReady() === true && isAlive(this.#pulses(), Date.now());
  }

  /** For how many ms there has been no connection. */
  away(): number {
    if (this.ready()) this.#awaySince = null;
    else this.#awaySince ??= performance.now();
    return this.#awaySince === null ? 0 : Math.max(1, performance.now() - this.#awaySince);
  }

  /**
   * Those of these people who are on a server, asked through the gateway, which needs no privileged intent for people who
   * are named (documentation, Gateway Events, Request Guild Members). Null: that cannot be told, for there is no connection, the server is in an
   * outage, or we are not on it. Rejects where no answer comes in time.
   */
  async membersOf(guild: string, persons: readonly string[]): Promise<ReadonlySet<string> | null> {
    const server = this.#client?.guilds.cache.get(guild);
    if (!server?.available || !this.ready()) return null;
    const found = new Set<string>();
    for (let from = 0; from < persons.length; from += AT_ONCE) {
      const members = await server.members.fetch({ user: persons.slice(from, from + AT_ONCE), time: ANSWER });
      for (const id of members.keys()) found.add(id);
    }
    return found;
  }

  pings(): readonly number[] {
    return this.#client?.ws.shards.map((shard) => shard.ping) ?? [];
  }

  /** `patience`: how many ms to wait for the gateway, at most. */
  async close(patience = GOODBYE): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await inTime(this.#renewing ?? Promise.resolve(), patience);
    await part(this.#client, patience);
  }

  #pulses(): readonly Pulse[] {
    return this.#client?.ws.shards.map(({ status, lastPingTimestamp }) => ({ status, lastPingTimestamp })) ?? [];
  }

  #look(): void {
    if (this.#renewing || this.#closed) return;
    const now = performance.now();
    if (this.away() === 0) {
      this.#lostAt = null;
      this.#failures = 0;
      return;
    }
    this.#lostAt ??= now;
    const { timeout, logger } = this.#options;
    const rarest = Math.max(timeout, RAREST, RAREST_EACH * this.#pulses().length);
    if (now - this.#lostAt < Math.min(timeout * 2 ** this.#failures, rarest)) return;
    logger.warn({ for: now - this.#lostAt, connections: this.#pulses() }, "no connection: logging in anew");
    this.#renewing = this.#renew().finally(() => {
      this.#renewing = null;
    });
  }

  async #renew(): Promise<void> {
    const { logger } = this.#options;
    try {
      await part(this.#client);
      const { client } = await this.#connect();
      if (this.#closed) return await part(client); // nobody waits for it any more
      this.#client = client;
      logger.info("logged in anew");
    } catch (error) {
      this.#failures++;
      logger.error({ error: plainError(error), failures: this.#failures }, "logging in anew failed");
    }
    this.#lostAt = null;
  }

  /** The first login: an outage is waited out, what cannot pass is thrown. */
  async #persist(): Promise<Login> {
    for (let wait = SOON; ; wait = Math.min(wait * 2, RAREST)) {
      try {
        return await this.#connect();
      } catch (error) {
        if (!passes(faultOf(error))) throw discordProblem(error);
        this.#options.logger.warn({ error: plainError(error), wait }, "Discord cannot be reached; trying again");
      }
      await sleep(wait);
    }
  }

  async #connect(): Promise<Login> {
    const { token, requests, gateway, attach } = this.#options;
    const client = new Client({
      shards: "auto", // as many connections as Discord recommends: beyond 2,500 servers it refuses a single one
      intents: [GatewayIntentBits.Guilds],
      allowedMentions: { parse: [] },
      rest: { ...requests, globalRequestsPerSecond: UNCOUNTED },
      ...(gateway ? { ws: { buildStrategy: gateway } } : {}),
    });
    attach(client);
    const late = new AbortController();
    try {
      const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
      const online = client.login(token).then(() => ready);
      const refused = new Promise<never>((_, reject) => {
        client.once(Events.ShardDisconnect, ({ code }) => reject(closedForGood(code)));
      });
      const { user, application } = await Promise.race([online, refused, standstill(client, late.signal)]);
      return { client, self: { id: user.id, application: application.id } };
    } catch (error) {
      await part(client);
      throw error;
    } finally {
      late.abort();
    }
  }
}

/** Throws once no further connection is up for long: they come one after the other, seconds apart. */
async function standstill(client: Client, signal: AbortSignal): Promise<never> {
  let last = performance.now();
  client.on(Events.ShardReady, () => {
    last = performance.now();
  });
  for (let left = LOGIN; left > 0 && !signal.aborted; left = last + LOGIN - performance.now())
    await sleep(left, undefined, { signal, ref: false }).catch(() => {}); // whoever came first has been heard
  throw Object.assign(new Error("the gateway did not answer the login in time"), { code: "ETIMEDOUT" });
}

/** Ends a client, hung or not. It is deaf from now on, even if it should come to life again. */
async function part(client: Client | null, patience = GOODBYE): Promise<void> {
  if (!client) return;
  client.removeAllListeners();
  client.on(Events.Error, () => {}); // an error nobody hears would end the process
  await inTime(client.destroy(), patience);
}
