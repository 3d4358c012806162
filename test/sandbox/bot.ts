import {
  Client,
  type ClientOptions,
  Events,
  GatewayIntentBits,
  type Interaction,
  Partials,
  type SendableChannels,
  TextChannel,
} from "discord.js";
import { type Sandbox, type SandboxOptions, startSandbox } from "../../src/sandbox/index.ts";

/** A real discord.js client that is logged in to the sandbox. */
export async function login(sandbox: Sandbox, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const { rest, ...more } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.DirectMessages],
    partials: [Partials.Channel],
    allowedMentions: { parse: [] },
    ...more,
    rest: { api: `${sandbox.url}/api`, ...rest },
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(sandbox.token);
  return ready;
}

export type Table = { sandbox: Sandbox; client: Client<true>; stop: () => Promise<void> };

/** A sandbox with a bot in it. */
export async function table(wish: SandboxOptions = {}, options: Partial<ClientOptions> = {}): Promise<Table> {
  const sandbox = await startSandbox(wish);
  const client = await login(sandbox, options);
  return {
    sandbox,
    client,
    stop: async () => {
      await client.destroy();
      await sandbox.close();
    },
  };
}

/** Handles every interaction until told otherwise; a failure of the handler is kept, not thrown into the void. */
export function onInteraction(client: Client, handler: (interaction: Interaction) => Promise<unknown>): Error[] {
  const failures: Error[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    handler(interaction).catch((error: unknown) =>
      failures.push(error instanceof Error ? error : new Error(String(error))),
    );
  });
  return failures;
}

/** Resolves with the next event of this name. */
export function next<T>(client: Client, event: string): Promise<T> {
  const emitter: { once(name: string, listener: (value: T) => void): unknown } = client;
  return new Promise((resolve) => emitter.once(event, resolve));
}

/** A promise to be kept from elsewhere. */
export function pledge<T>(): { promise: Promise<T>; keep: (value: T) => void } {
  let keep: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    keep = resolve;
  });
  return { promise, keep };
}

/** A channel that the bot can write in. */
export async function writable(client: Client, id: string): Promise<SendableChannels> {
  const channel = await client.channels.fetch(id);
  if (channel?.isSendable() !== true) throw new Error(`cannot write in ${id}`);
  return channel;
}

/** The guild's text channel, where threads grow. */
export async function textChannel(client: Client, id: string): Promise<TextChannel> {
  const channel = await client.channels.fetch(id);
  if (!(channel instanceof TextChannel)) throw new Error(`${id} is not a text channel`);
  return channel;
}

/** A request of the bot past discord.js, which would check it first. */
export async function raw(sandbox: Sandbox, method: string, path: string, body?: unknown) {
  const response = await fetch(`${sandbox.url}/api/v10${path}`, {
    method,
    headers: { authorization: `Bot ${sandbox.token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}
