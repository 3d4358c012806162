/** A Discord of one's own on 127.0.0.1: how it is started, and what programs and tests can do with it. */
import type { Server } from "node:http";
import { createChannel, type NewChannel } from "./acts/channels.ts";
import { createRole } from "./acts/guilds.ts";
import { archiveWhenQuiet } from "./acts/threads.ts";
import { Clock } from "./clock.ts";
import { Controls } from "./controls/controls.ts";
import { Faults } from "./controls/faults.ts";
import { serveControls } from "./controls/http.ts";
import {
  emptyModel,
  foundGuild,
  foundPerson,
  type GuildOptions,
  type ModelOptions,
  type PersonOptions,
} from "./found.ts";
import { Gateway } from "./gateway/gateway.ts";
import { dispatchFaults } from "./gateway/spec-watch.ts";
import type { StartLimits } from "./gateway/starts.ts";
import { type Extra, listen } from "./http.ts";
import { InteractionBroker } from "./interactions/broker.ts";
import type { Model } from "./model.ts";
import { servePage } from "./page/serve.ts";
import { servePeople } from "./people/http.ts";
import { Person } from "./people/person.ts";
import type { Api } from "./rest/api.ts";
import { RateLimits } from "./rest/rate-limits.ts";
import { Records, type RequestRecord } from "./rest/record.ts";
import { World } from "./world.ts";
import { WorldStore } from "./world-store.ts";

export { Clock } from "./clock.ts";
export { BOT_DEFAULT, EVERYONE_DEFAULT, Permission } from "./constants.ts";
export { Refusal } from "./interactions/refusal.ts";
export type { Model } from "./model.ts";
export type { Glimpse, Person } from "./people/person.ts";
export { notifies, Phone } from "./people/phone.ts";
export { SandboxProblem } from "./problem.ts";
export type { RequestRecord } from "./rest/record.ts";

export type SandboxOptions = ModelOptions & {
  /** 0 takes any free port. */
  port?: number;
  people?: readonly PersonOptions[];
  guild?: GuildOptions;
  clock?: Clock;
  /** Serves the test controls under /sandbox/control/ too. */
  controls?: boolean;
  heartbeatMs?: number;
  /** How many requests a bot may make in a second in all, as Discord allows 50; any number if left out. */
  perSecond?: number;
  /** How many connections the gateway recommends, and how it limits them; one, and any number of starts, if left out. */
  starts?: Partial<StartLimits>;
  /** A saved world to go on with; then people and guild are as it has them. */
  model?: Model;
  /** An SQLite file that keeps the world over restarts; its world goes before everything else that is wished here. */
  keep?: string | null;
};

/** Starts a Discord of one's own on 127.0.0.1, with one guild, one text channel and some people. */
export async function startSandbox(wish: SandboxOptions = {}): Promise<Sandbox> {
  const clock = wish.clock ?? new Clock();
  const store = typeof wish.keep === "string" ? new WorldStore(wish.keep) : null;
  const model = store?.load(clock.now()) ?? wish.model;
  const world = new World(model ?? emptyModel(wish, clock), clock);
  for (const [id, file] of store?.files() ?? []) world.putFile(id, file);
  for (const channel of Object.values(world.model.channels))
    if (channel.kind === "thread") archiveWhenQuiet(world, channel);
  if (model === undefined) {
    for (const person of wish.people ?? ["Ada", "Ben", "Cleo", "Dov"]) foundPerson(world, person);
    foundGuild(world, wish.guild ?? {});
  }
  store?.follow(world);
  const records = new Records();
  world.listen((dispatch) => records.faults.push(...dispatchFaults(dispatch)));
  const gateway = new Gateway(world, wish.heartbeatMs ?? 41_250, wish.starts);
  const api: Api = {
    world,
    starts: gateway.sessions.starts,
    broker: new InteractionBroker(world),
    records,
    faults: new Faults(),
    limits: new RateLimits(wish.perSecond ?? null),
  };
  const controls = new Controls(api, gateway);
  const extra: Extra = async (request, response, url) =>
    (await servePage(request, response, url)) ||
    (await servePeople(api.broker, request, response, url)) ||
    (wish.controls === true && (await serveControls(controls, request, response, url)));
  const server = await listen(api, gateway, extra, wish.port ?? 0);
  return new Sandbox(api, gateway, server, controls, store);
}

export class Sandbox {
  readonly controls: Controls;
  readonly #api: Api;
  readonly #gateway: Gateway;
  readonly #server: Server;
  readonly #store: WorldStore | null;

  constructor(api: Api, gateway: Gateway, server: Server, controls: Controls, store: WorldStore | null) {
    this.#api = api;
    this.#gateway = gateway;
    this.#server = server;
    this.#store = store;
    this.controls = controls;
  }

  /** Give discord.js `rest: { api: `${url}/api` }`. */
  get url(): string {
    return this.#api.world.origin;
  }

  get token(): string {
    return this.model.application.token;
  }

  get applicationId(): string {
    return this.model.application.id;
  }

  /** The first guild. */
  get guildId(): string {
    return first(Object.keys(this.model.guilds), "guild");
  }

  /** The first text channel of the first guild. */
  get channelId(): string {
    const channels = Object.values(this.model.channels).filter((c) => c.kind === "guild" && c.guildId === this.guildId);
    return first(
      channels.filter((c) => c.type === 0).map((c) => c.id),
      "text channel",
    );
  }

  /** The whole state as plain JSON: write it to a file, and give it back to `startSandbox` later. */
  get model(): Model {
    return this.#api.world.model;
  }

  /** By name or id. */
  person(nameOrId: string): Person {
    const user = Object.values(this.model.users).find((u) => !u.bot && (u.id === nameOrId || u.name === nameOrId));
    if (user === undefined) throw new Error(`there is nobody called ${nameOrId}`);
    return new Person(this.#api.broker, user.id);
  }

  people(): Person[] {
    return Object.values(this.model.users)
      .filter((user) => !user.bot)
      .map((user) => new Person(this.#api.broker, user.id));
  }

  /** A newcomer, who is in no guild yet. */
  addPerson(wish: PersonOptions): Person {
    return new Person(this.#api.broker, foundPerson(this.#api.world, wish));
  }

  addGuild(wish: GuildOptions = {}): { guildId: string; channelIds: string[] } {
    const { guild, channels } = foundGuild(this.#api.world, wish);
    return { guildId: guild.id, channelIds: channels.map((channel) => channel.id) };
  }

  addChannel(wish: Omit<NewChannel, "guildId"> & { guildId?: string }): string {
    return createChannel(this.#api.world, { ...wish, guildId: wish.guildId ?? this.guildId }).id;
  }

  addRole(wish: { name: string; permissions: bigint; guildId?: string }): string {
    return createRole(this.#api.world, this.#api.world.guild(wish.guildId ?? this.guildId), wish).id;
  }

  advance(ms: number): void {
    this.#api.world.clock.advance(ms);
  }

  requests(): readonly RequestRecord[] {
    return this.#api.records.requests;
  }

  /** What the bot or the sandbox has done wrong; empty after a clean run. */
  complaints(): string[] {
    return this.#api.records.complaints();
  }

  async close(): Promise<void> {
    this.#gateway.close();
    this.#api.world.clock.stop();
    // Requests that a test left hanging would keep the server open.
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#store?.close();
  }
}

function first(ids: readonly string[], what: string): string {
  const [id] = ids;
  if (id === undefined) throw new Error(`the sandbox has no ${what}`);
  return id;
}
