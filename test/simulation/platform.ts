import type { RESTOptions, ResponseLike } from "discord.js";
import type { Dice } from "#engine";
import type { Link } from "../../src/discord/index.ts";
import { Clock } from "../../src/sandbox/clock.ts";
import { Faults } from "../../src/sandbox/controls/faults.ts";
import { emptyModel, foundGuild, foundPerson } from "../../src/sandbox/found.ts";
import { Sessions } from "../../src/sandbox/gateway/sessions.ts";
import { dispatchFaults } from "../../src/sandbox/gateway/spec-watch.ts";
import { InteractionBroker } from "../../src/sandbox/interactions/broker.ts";
import { Person } from "../../src/sandbox/people/person.ts";
import { type Answer, API_PREFIX, type Api, answerRequest } from "../../src/sandbox/rest/api.ts";
import type { Payload } from "../../src/sandbox/rest/payload.ts";
import { RateLimits } from "../../src/sandbox/rest/rate-limits.ts";
import { Records } from "../../src/sandbox/rest/record.ts";
import { World } from "../../src/sandbox/world.ts";
import type { Life, Time } from "./time.ts";

type Manager = Parameters<Link["gateway"]>[0];
type Request = Parameters<RESTOptions["makeRequest"]>[1];

/** How long a request or an event is on its way, ms: at least, and how much more at most. */
const WAY = { least: 20, more: 60 } as const;

/** How many of 10,000 events come later, by how many ms, and all that follow with them. */
const LATE = { often: 20, least: 1000, more: 9000 } as const;
/** The connection is gone without a goodbye. */
const ABNORMAL = 1006;

/** What may happen to a request. lost: it is carried out, and its answer does not arrive. */
const FATES = ["5xx", "429", "reset", "lost", "hang"] as const;
type Fate = (typeof FATES)[number];

/**
 * Discord without a network: the sandbox's world, which a bot's discord.js reaches through a `Link`. Requests come as they
 * would be sent, events and answers as they would be heard; both take their time, and some are lost.
 */
export class Platform {
  readonly api: Api;
  readonly sessions: Sessions;
  readonly #time: Time;
  readonly #dice: Dice;
  /** How many of 10,000 requests fail. */
  failing: number;
  /** Discord cannot be reached until then, ms since 1970. */
  #deafUntil = 0;
  /** That of the bot's newest process. */
  #gateway: Gateway | null = null;
  /** How often what has happened to a request or an event. */
  readonly faults = new Map<string, number>();

  constructor(time: Time, dice: Dice, failing: number) {
    const clock = new Clock();
    const world = new World(emptyModel({}, clock), clock);
    world.origin = "http://discord.simulated";
    this.#time = time;
    this.#dice = dice;
    this.failing = failing;
    this.sessions = new Sessions(world);
    this.api = {
      ...{ world, starts: this.sessions.starts, broker: new InteractionBroker(world), records: new Records() },
      ...{ faults: new Faults(), limits: new RateLimits() },
    };
    world.listen((dispatch) => this.api.records.faults.push(...dispatchFaults(dispatch)));
  }

  get world(): World {
    return this.api.world;
  }

  get token(): string {
    return this.world.model.application.token;
  }

  person(id: string): Person {
    return new Person(this.api.broker, id);
  }

  newcomer(name: string): Person {
    return this.person(foundPerson(this.world, name));
  }

  /** A server with these channels; gives their ids. */
  found(channels: readonly string[]): { readonly guild: string; readonly channels: readonly string[] } {
    const made = foundGuild(this.world, { channels });
    return { guild: made.guild.id, channels: made.channels.map(({ id }) => id) };
  }

  /** Discord cannot be reached for this many ms. */
  breakDown(ms: number): void {
    this.#deafUntil = this.#time.now + ms;
  }

  /** The gateway's connection is lost until `find` is called: then its session goes on, or a new one begins. */
  loseConnection(): { find(goesOn: boolean): void } {
    const gateway = this.#gateway;
    gateway?.lose();
    return { find: (goesOn) => gateway?.find(goesOn) };
  }

  /** What carries the words of this process. */
  link(life: Life): Link {
    return {
      send: (url, init) => this.#send(life, url, init),
      gateway: (manager) => {
        this.#gateway = new Gateway(manager, this.sessions, this.#time, life, () => this.#delay());
        return this.#gateway;
      },
    };
  }

  /** How long an event is on its way, ms. */
  #delay(): number {
    if (this.#dice.below(10_000) >= LATE.often) return WAY.least;
    this.#count("late event");
    return LATE.least + this.#dice.below(LATE.more);
  }

  #count(fault: string): void {
    this.faults.set(fault, (this.faults.get(fault) ?? 0) + 1);
  }

  async #send(life: Life, url: string, init: Request): Promise<ResponseLike> {
    const fate = this.#fate();
    await this.#time.outside(() => this.#time.sleep(this.#way())); // what is on its way arrives, whoever has died meanwhile
    if (fate === "hang") return await aborted(init.signal);
    if (fate === "reset") throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    if (fate === "5xx") return answered({ status: 502, body: { message: "502: Bad Gateway", code: 0 } });
    if (fate === "429") return answered(tooFast(0.5 + this.#dice.below(4)));
    const answer = await answerRequest(this.api, await this.#requestOf(url, init));
    await this.#time.sleep(this.#way());
    if (!life.alive) return await aborted(init.signal);
    if (fate === "lost") throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
    return answered(answer);
  }

  #way(): number {
    return WAY.least + this.#dice.below(WAY.more);
  }

  #fate(): Fate | null {
    const fate = this.#time.now < this.#deafUntil ? "reset" : this.#drawn();
    if (fate !== null) this.#count(fate);
    return fate;
  }

  #drawn(): Fate | null {
    return this.#dice.below(10_000) < this.failing ? this.#dice.of(FATES) : null;
  }

  async #requestOf(url: string, init: Request) {
    const { pathname, searchParams } = new URL(url);
    const headers = new Headers(init.headers as Record<string, string>); // as discord.js writes them
    return {
      method: init.method ?? "GET",
      path: pathname.slice(API_PREFIX.length),
      query: searchParams,
      authorization: headers.get("authorization") ?? undefined,
      payload: () => this.#time.native(payloadOf(init.body)),
    };
  }
}

interface Event {
  readonly t: string;
  readonly d: object;
}

/** The events of one process's gateway, heard one after the other a moment later. */
class Gateway {
  readonly #manager: Manager;
  readonly #sessions: Sessions;
  readonly #time: Time;
  readonly #life: Life;
  readonly #delay: () => number;
  #leave = (): void => {};
  /** When the last event arrives, ms since 1970: none overtakes another. */
  #last = 0;
  /** What has happened since the connection was lost; null: there is one. */
  #missed: Event[] | null = null;

  /** `delay`: how long the next event is on its way, ms. */
  constructor(manager: Manager, sessions: Sessions, time: Time, life: Life, delay: () => number) {
    this.#manager = manager;
    this.#sessions = sessions;
    this.#time = time;
    this.#life = life;
    this.#delay = delay;
  }

  async spawn(): Promise<void> {}

  async connect(): Promise<void> {
    const session = this.#sessions.identify(this.#manager.options.intents, (event) => this.#bring(event));
    this.#leave = () => this.#sessions.forget(session);
  }

  lose(): void {
    if (!this.#life.alive) return;
    this.#missed = [];
    this.#time.within(this.#life, () => this.#emit("closed", { code: ABNORMAL, shardId: 0 }));
  }

  /** `goesOn`: what was missed is heard now; else it never is, and the bot is told how things are. */
  find(goesOn: boolean): void {
    const missed = this.#missed;
    this.#missed = null;
    if (!missed || !this.#life.alive) return;
    this.#time.within(this.#life, () => {
      if (!goesOn) {
        this.#leave();
        return void this.connect();
      }
      this.#emit("resumed", { shardId: 0 });
      for (const event of missed) this.#hear(event);
    });
  }

  #bring(event: Event): void {
    if (this.#missed) return void this.#missed.push(event);
    this.#last = Math.max(this.#last, this.#time.now + this.#delay());
    this.#time.within(this.#life, () => void setTimeout(() => this.#arrive(event), this.#last - this.#time.now));
  }

  /** What was on its way when the connection broke is missed, too. */
  #arrive(event: Event): void {
    if (this.#missed) this.#missed.push(event);
    else this.#hear(event);
  }

  /** As discord.js's own shard passes on what it has read; the manager types each event by itself. */
  #hear(data: Event): void {
    if (data.t === "READY") this.#emit("ready", { data: data.d, shardId: 0 });
    this.#emit("dispatch", { data, shardId: 0 });
  }

  #emit(event: string, value: object): void {
    const emit = this.#manager.emit.bind(this.#manager) as (event: string, value: object) => boolean;
    emit(event, value);
  }

  async destroy(): Promise<void> {
    this.#leave();
  }

  async send(): Promise<void> {}

  fetchStatus(): never {
    throw new Error("nobody asks for that");
  }
}

/** Nobody answers: whoever asks gives up. */
const aborted = (signal: Request["signal"]): Promise<never> =>
  new Promise((_, reject) => {
    const giveUp = (): void => reject(new DOMException("The operation was aborted", "AbortError"));
    if (signal?.aborted === true) giveUp();
    else signal?.addEventListener("abort", giveUp);
  });

const tooFast = (seconds: number): Answer => ({
  status: 429,
  body: { message: "You are being rate limited.", retry_after: seconds, global: false, code: 0 },
  headers: { "retry-after": String(seconds), "x-ratelimit-scope": "user" },
});

/** An answer as discord.js reads it. */
function answered({ status, body, headers = {} }: Answer): ResponseLike {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  if (body !== undefined) lines.push(["content-type", "application/json"]);
  return {
    ...{ status, statusText: "", ok: status >= 200 && status < 300, body: null, bodyUsed: false },
    headers: new Headers(lines),
    json: async () => JSON.parse(text) as unknown,
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer, // of its own
  };
}

async function payloadOf(body: unknown): Promise<Payload> {
  if (body === undefined || body === null) return { body: undefined, files: [] };
  if (typeof body === "string") return { body: JSON.parse(body) as unknown, files: [] };
  if (!(body instanceof FormData)) throw new Error("no such body is ever sent");
  const files: Payload["files"] = [];
  let json: unknown = {};
  for (const [key, value] of body) {
    if (typeof value === "string") json = JSON.parse(value) as unknown;
    else
      files.push({
        slot: /\d+/.exec(key)?.[0] ?? "",
        ...{ name: value.name, contentType: value.type || "image/png" },
        bytes: new Uint8Array(await value.arrayBuffer()),
      });
  }
  return { body: json, files };
}
