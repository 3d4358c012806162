import { REST } from "discord.js";
import { pino } from "pino";
import { expect } from "vitest";
import type { Deliveries, LivePost, OfferPost, SeatMessage } from "../../src/campaign/service.ts";
import { type DiscordClient, discordClient } from "../../src/discord/delivery/discord-client.ts";
import { type DiscordShell, startDiscord } from "../../src/discord/index.ts";
import type { seatPage } from "../../src/discord/seat/page/seat-page.ts";
import { Sender } from "../../src/discord/sending/sender.ts";
import { Activity } from "../../src/discord/services/activity.ts";
import type { Services } from "../../src/discord/services/services.ts";
import { ShownMessages } from "../../src/discord/services/shown-messages.ts";
import { type Person, type RequestRecord, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import type { OutboxDraft, OutboxRow, PostPicture } from "../../src/store/records.ts";
import { type Service, service } from "../campaign/harness.ts";
import { illustratorOf } from "../illustrator.ts";
import { writeBehind } from "../write-behind.ts";
import { WORDS_EVERY } from "./at-rest.ts";

export const MINUTE = 60_000;

const DOT = Buffer.from("89504e470d0a1a0a", "hex");

/** What the rules would say of phases' posts and of people's parts, said by the test. */
interface Told {
  live: LivePost | null;
  offer: OfferPost;
  readonly parts: Map<string, SeatMessage>;
  /** Told when something waits: rows that a test writes go past the service. */
  readonly listeners: Set<() => void>;
  /** Puts a person's message in line. */
  show(game: string, person: string): Promise<void>;
}

/** The real shell on a sandbox, with a lobby on a database in memory; posts and parts are the test's own. */
export class OutboxStage {
  readonly sandbox: Sandbox;
  readonly service: Service;
  readonly services: Services;
  readonly told: Told;
  game = "";
  shell: DiscordShell | null = null;
  /** How often the renderer was asked. */
  drawings = 0;
  /** Draws; a test may replace it. */
  draw: () => Uint8Array = () => DOT;
  /** What somebody's message shows; the page of their seat if left out. */
  readonly seatPage: typeof seatPage | undefined;
  /** Whether messages that notify begin as plain words; as usual if left out. */
  plainFirst: boolean | undefined;
  /** Whether people come into private threads by mention; as usual if left out. */
  byMention: boolean | undefined;
  /** How many ms the shell's clock is ahead. */
  ahead = 0;

  private constructor(sandbox: Sandbox, of: Service, page: typeof seatPage | undefined) {
    this.seatPage = page;
    this.sandbox = sandbox;
    this.service = of;
    this.told = {
      live: null,
      offer: { text: [], controls: [] },
      parts: new Map(),
      listeners: new Set(),
      show: (_game, person) =>
        this.queue({ destination: `person:${person}`, slot: "seats", payload: { kind: "seats" } }),
    };
    const illustrator = illustratorOf(of, () => {
      this.drawings++;
      return this.draw();
    });
    const logger = pino({ level: process.env.TEST_LOG ?? "silent" });
    this.services = {
      ...{ campaigns: overriding(of, this.told), illustrator, logger },
      shown: new ShownMessages(Date.now),
    };
  }

  static async open(page?: typeof seatPage): Promise<OutboxStage> {
    const sandbox = await startSandbox();
    const of = await service();
    of.clock.now = () => Date.now();
    const stage = new OutboxStage(sandbox, of, page);
    await stage.online();
    const host = { id: stage.ada.id, name: "Ada" };
    const place = { guild: sandbox.guildId, channel: sandbox.channelId, host };
    const wish = { game: "iraqi-conflict", name: "Tigris", options: { seats: "2", turns: 2 } };
    const { id } = await of.campaigns.people.create({
      ...wish,
      ...place,
      several: true,
      pace: null,
      interaction: null,
    });
    stage.game = id;
    await stage.settled();
    return stage;
  }

  readonly now = (): number => Date.now() + this.ahead;

  async online(): Promise<void> {
    const { token, url } = this.sandbox;
    this.shell = await startDiscord({
      ...this.services,
      token,
      api: `${url}/api`,
      now: this.now,
      seatPage: this.seatPage,
      wordsEvery: WORDS_EVERY,
      ...(this.plainFirst === undefined ? {} : { plainFirst: this.plainFirst }),
      ...(this.byMention === undefined ? {} : { byMention: this.byMention }),
    });
  }

  async offline(): Promise<void> {
    await this.shell?.stop();
    this.shell = null;
  }

  async restart(): Promise<void> {
    await this.offline();
    await this.online();
  }

  async close(): Promise<void> {
    await this.service.campaigns.stop();
    await this.offline();
    await this.sandbox.close();
    this.service.database.close();
  }

  get ada(): Person {
    return this.sandbox.person("Ada");
  }
  get ben(): Person {
    return this.sandbox.person("Ben");
  }
  /** Where the campaign lives; the sandbox's channel unless a test says otherwise. */
  get channel(): string {
    return this.place ?? this.sandbox.channelId;
  }
  place: string | null = null;

  /** Everything is sent, or parked. */
  async settled(): Promise<void> {
    await expect.poll(() => this.service.campaigns.deliveries.pending(), { timeout: 10_000 }).toBe(0);
  }

  async queue(row: OutboxDraft): Promise<void> {
    await writeBehind(this.service.repository, { game: this.game, outbox: [row], at: this.now() });
    for (const listener of this.told.listeners) listener();
  }

  /** The post of phase 1 has changed. */
  async queueLive(change: Partial<LivePost>): Promise<void> {
    this.told.live = { ...(this.told.live ?? LIVE), ...change };
    await this.queue({ destination: `channel:${this.channel}`, slot: "live:1", payload: { kind: "live", number: 1 } });
  }

  /** The offer of phase t1 has changed; null: it was taken back. */
  async queueOffer(change: Partial<OfferPost> | null, result: string | null = null): Promise<void> {
    const text = "The US offers the Kurds peace.";
    this.told.offer = { text: [text], controls: OFFER_CONTROLS, ...change };
    const payload = { kind: "offer", offer: "o1", phase: "t1", text, result, struck: change === null } as const;
    await this.queue({ destination: `channel:${this.channel}`, slot: "offer:o1", payload });
  }

  /** The same, and it is sent. */
  async offer(change: Partial<OfferPost> | null, result: string | null = null): Promise<void> {
    await this.queueOffer(change, result);
    await this.settled();
  }

  /** The post has changed, and is sent. */
  async live(change: Partial<LivePost>): Promise<void> {
    await this.queueLive(change);
    await this.settled();
  }

  /** Ben's part in the campaign has changed; null: he has none any more. */
  async queueSeats(wait: string | null, part: "has" | "none" = "has"): Promise<void> {
    const { told, game, ben } = this;
    const known = told.parts.get(ben.id);
    if (part === "none") told.parts.delete(ben.id);
    else
      told.parts.set(ben.id, { game, person: ben.id, seats: ["insurgents"], wait, notified: known?.notified ?? null });
    await this.queue({ destination: `person:${ben.id}`, slot: "seats", payload: { kind: "seats" } });
  }

  /** Time goes by for the shell, which looks what there is to do. */
  async pass(ms: number): Promise<void> {
    this.ahead += ms;
    for (const listener of this.told.listeners) listener();
    await this.settled();
  }

  async seats(wait: string | null, part: "has" | "none" = "has"): Promise<void> {
    await this.queueSeats(wait, part);
    await this.settled();
  }

  /** The wait that Ben was last notified of. */
  get notified(): string | null {
    return this.told.parts.get(this.ben.id)?.notified ?? null;
  }

  /** Takes the row that waits in a slot as a messenger would, with a client of the test's, and leaves it unfinished. */
  async dieSending(slot: string, faults: (client: DiscordClient) => Partial<DiscordClient>): Promise<void> {
    const { deliveries } = this.service.campaigns;
    const row = (await deliveries.heads()).find((head: OutboxRow) => head.slot === slot);
    if (!row) throw new Error(`nothing waits in ${slot}`);
    await deliveries.claim([row]);
    const { token, url, model } = this.sandbox;
    const rest = new REST({ api: `${url}/api` }).setToken(token);
    const client = discordClient(rest, model.application.botId);
    const surroundings = { activity: new Activity(this.now), now: this.now, seatPage: this.seatPage };
    const sender = new Sender(this.services, { ...client, ...faults(client) }, surroundings);
    await expect(sender.bring(row, false)).rejects.toThrow(POWER);
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }

  /** Requests of a kind that succeeded since the last call of `forget`. */
  requests(method: string, path: RegExp): readonly RequestRecord[] {
    const all = this.sandbox.requests().slice(this.#forgotten);
    return all.filter((r) => r.method === method && path.test(r.path) && r.status < 300);
  }
  /** How many requests have been refused with this code. */
  refusals(code: number): number {
    return this.sandbox.requests().filter((r) => r.code === code).length;
  }
  #forgotten = 0;
  forget(): void {
    this.#forgotten = this.sandbox.requests().length;
  }
}

const POWER = "the power fails";
/** A request that is never made. */
export const powerFails = (): Promise<never> => Promise.reject(new Error(POWER));

const OFFER_CONTROLS = [
  { kind: "offer", offer: "o1", action: "accept", label: "Accept" },
  { kind: "offer", offer: "o1", action: null, label: "Counter…" },
] as const;

const LIVE: LivePost = {
  title: "Tigris · Turn 1 · Situation",
  text: [],
  pictures: [],
  controls: [{ kind: "act", seat: null, label: "My seat" }],
  before: "",
  thread: null,
  open: true,
  told: true,
  stage: "1",
};

export const picture = (id: number): PostPicture => ({
  id,
  seq: id,
  caption: `Picture ${id}`,
  stays: false,
  source: { layout: { kind: "row", children: [] }, alt: `map ${id}`, text: `what picture ${id} shows` },
});

/** The service, except for what the test says. */
function overriding({ campaigns }: Service, told: Told): Services["campaigns"] {
  const own: Pick<Deliveries, "onWaiting" | "live" | "offer" | "seatMessage" | "show" | "notified"> = {
    onWaiting(listener) {
      const deaf = campaigns.deliveries.onWaiting(listener);
      told.listeners.add(listener);
      return () => {
        deaf();
        told.listeners.delete(listener);
      };
    },
    live: async () => told.live,
    offer: async () => told.offer,
    seatMessage: async (_game, person) => told.parts.get(person) ?? null,
    show: (game, person) => told.show(game, person),
    notified: async (_game, person, wait) => {
      const part = told.parts.get(person);
      if (part) told.parts.set(person, { ...part, notified: wait });
    },
  };
  const deliveries: Deliveries = { ...campaigns.deliveries, ...own };
  return new Proxy<Services["campaigns"]>(campaigns, {
    get(target, name) {
      if (name === "deliveries") return deliveries;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
