import { ComponentType, DiscordAPIError } from "discord.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DiscordClient, Trace } from "../../../src/discord/delivery/discord-client.ts";
import { type MessageBody, markIn } from "../../../src/discord/delivery/message.ts";
import { ForeignAnswer } from "../../../src/discord/delivery/requests.ts";
import { Messenger } from "../../../src/discord/sending/messenger.ts";
import { Ranks } from "../../../src/discord/sending/ranks.ts";
import { Sender } from "../../../src/discord/sending/sender.ts";
import { Activity } from "../../../src/discord/services/activity.ts";
import type { Services } from "../../../src/discord/services/services.ts";
import type { Confirmed } from "../../../src/discord/services/shown-messages.ts";
import type { OutboxPayload, OutboxRow, Post } from "../../../src/store/records.ts";
import { CHANNEL, person, type Service, service, startedGame } from "../../campaign/harness.ts";
import { sceneIllustrator } from "../../illustrator.ts";
import { fillDisk, makeRoom } from "../../store/disk.ts";
import { writeBehind } from "../../write-behind.ts";
import { servicesOf } from "../bench.ts";

const api = (code: number, status: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: "no" }, code, status, "POST", "https://x", { files: [], body: undefined });

/** Discord as the messenger sees it: channels with messages, threads, and faults on demand. */
class FakeDiscord implements DiscordClient {
  readonly messages: { channel: string; id: string; body: MessageBody; nonce: string }[] = [];
  readonly threads = new Map<string, "open" | "closed">();
  /** Thrown by the next sends to a channel, one each; "lost": it arrives, but the answer does not. */
  readonly faults = new Map<string, (Error | "lost")[]>();
  edits = 0;
  /** Between a look at a message and its edit somebody's press gives it other files. */
  overtaken = false;

  async directChannel(person: string): Promise<string> {
    return `dm${person}`;
  }
  async wakeThread(thread: string): Promise<boolean> {
    return this.threads.has(thread);
  }
  async rouse(thread: string): Promise<"awake" | "gone"> {
    return this.threads.has(thread) ? "awake" : "gone";
  }
  async openPrivateThread(): Promise<string> {
    throw api(50013, 403);
  }
  async admit(): Promise<void> {}
  async dismiss(): Promise<void> {}
  async send(channel: string, body: MessageBody, nonce: string): Promise<Confirmed> {
    const fault = this.faults.get(channel)?.shift();
    if (fault instanceof Error) throw fault;
    const same = this.messages.find((m) => m.channel === channel && m.nonce === nonce);
    const id = same?.id ?? `${1000 + this.messages.length}`;
    if (!same) this.messages.push({ channel, id, body, nonce });
    if (fault === "lost") throw Object.assign(new Error("no"), { code: "ECONNRESET" });
    return this.#confirmed(id);
  }
  async edit(channel: string, id: string, body: MessageBody): Promise<Confirmed> {
    const at = this.messages.findIndex((m) => m.channel === channel && m.id === id);
    const message = this.messages[at];
    if (!message) throw api(10008, 404);
    const keeps = body.json.attachments?.some(({ id: of }) => String(of).startsWith("held")) === true;
    if (this.overtaken && keeps) throw api(50035, 400);
    this.messages[at] = { ...message, body };
    this.edits++;
    return this.#confirmed(id);
  }
  #confirmed(id: string): Confirmed {
    const at = new Date().toISOString();
    const files = this.messages.find((m) => m.id === id)?.body.files ?? [];
    return {
      ...{ id, edited_timestamp: at, timestamp: at },
      attachments: files.map(({ name }, i) => ({ filename: name, id: `held${i}` })),
    };
  }
  async attached(channel: string, id: string): Promise<ReadonlyMap<string, string> | null> {
    const message = this.messages.find((m) => m.channel === channel && m.id === id);
    return message ? new Map(message.body.files.map(({ name }, i) => [name, `held${i}`])) : null;
  }
  async remove(): Promise<void> {}
  async lastMessage(channel: string): Promise<string | null> {
    return this.messages.findLast((m) => m.channel === channel)?.id ?? null;
  }
  lastWritten(channel: string): Promise<string | null> {
    return this.lastMessage(channel);
  }
  async recent(channel: string): Promise<readonly Trace[]> {
    const here = this.messages.filter((m) => m.channel === channel);
    return here.map(({ id, body: { json } }) => ({
      ...{ id, at: s.clock.now(), small: [] },
      mark: markIn(json.components ?? []),
      plain: json.components ? null : (json.content ?? ""),
    }));
  }
  async openThread(_channel: string, message: string): Promise<string> {
    this.threads.set(message, "open");
    return message;
  }
  async closeThread(thread: string): Promise<void> {
    this.threads.set(thread, "closed");
  }
  titles(channel: string): string[] {
    const here = this.messages.filter((m) => m.channel === channel);
    return here.map(({ body }) => (textsOf(body)[0] ?? "").replace("### ", ""));
  }
}

const textsOf = ({ json }: MessageBody): string[] =>
  (json.components ?? []).flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));

const sender = (services: Services): Sender =>
  new Sender(services, discord, { activity: new Activity(Date.now), now: Date.now });

let s: Service;
let discord: FakeDiscord;
let messenger: Messenger;
let game: string;

const post = (title: string, change: Partial<Post> = {}): OutboxPayload => ({
  kind: "post",
  post: { title, text: [], scene: null, controls: [], ping: [], thread: null, ...change },
});
const queue = async (...rows: { destination?: string; slot?: string; payload: OutboxPayload }[]): Promise<void> => {
  const outbox = rows.map(({ destination = `channel:${CHANNEL}`, slot = null, payload }) => ({
    destination,
    slot,
    payload,
  }));
  await writeBehind(s.repository, { game, outbox, at: s.clock.now() });
};
/** Works until nothing is due. */
const settle = (): Promise<void> => messenger.drain(5000);
const newMessenger = (): Messenger => {
  const services = servicesOf(s);
  return new Messenger(services, sender(services), Date.now);
};

beforeEach(async () => {
  s = await service();
  discord = new FakeDiscord();
  game = await startedGame(s, ["us", "insurgents"]);
  messenger = newMessenger();
  await messenger.start();
  await settle();
  discord.messages.length = 0;
  discord.threads.clear();
});
afterEach(async () => {
  await messenger.stop();
  s.database.close();
});

describe("the messenger", () => {
  it("keeps the order of each destination, while another one fails", async () => {
    discord.faults.set(`dm${person(0).id}`, [api(0, 503)]);
    await queue(
      { destination: `person:${person(0).id}`, payload: post("late") },
      { payload: post("one") },
      { payload: post("two") },
      { payload: post("three") },
    );
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["one", "two", "three"]);
    expect(discord.titles(`dm${person(0).id}`)).toEqual([]);
    s.clock.advance(2000);
    await settle();
    expect(discord.titles(`dm${person(0).id}`)).toEqual(["late"]);
  });

  it("lets what the game says go before what people say, of which two go at once and then one every two seconds", async () => {
    const promises = ["a", "b", "c", "d"].map((name) => ({ slot: `promise:${name}`, payload: post(name) }));
    await queue(...promises, { payload: post("an act") });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["an act", "a", "b"]);
    await queue({ slot: "request:1", payload: post("a request") }, { payload: post("another act") });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["an act", "a", "b", "another act"]);
    await expect
      .poll(() => discord.titles(CHANNEL))
      .toEqual(["an act", "a", "b", "another act", "c", "d", "a request"]);
  });

  it("calls people first, then posts, then brings pages up to date, where more waits than can be under way; nothing for ever", async () => {
    await messenger.stop();
    const page = { destination: `person:${person(0).id}`, slot: "seats", payload: { kind: "seats" } } as const;
    await queue(page); // nobody newly waits for that person
    s.clock.advance(1000);
    const channels = [1, 2, 3, 4, 5, 6].map((n) => `10000${n}`);
    const posts = channels.slice(0, 5).map((n) => ({ destination: `channel:${n}`, payload: post(`post ${n}`) }));
    await queue(...posts, { destination: "channel:100006", payload: post("a call", { ping: [person(1).id] }) });
    const order = async (later: number): Promise<readonly string[]> => {
      const ranks = new Ranks(s.campaigns, () => s.clock.now() + later);
      const rows = await ranks.inOrder(await s.campaigns.deliveries.heads());
      return rows.map(({ destination }) => destination.split(":").at(-1) ?? "");
    };
    expect(await order(0)).toEqual(["100006", ...channels.slice(0, 5), person(0).id]);
    expect((await order(10 * 60_000 - 1000)).at(1)).toBe(person(0).id); // it has waited for ten minutes, they for less
    const services = servicesOf(s);
    messenger = new Messenger(services, sender(services), () => s.clock.now());
    await messenger.start();
    await settle();
    const begun = discord.messages.slice(0, 4).map(({ channel }) => channel);
    expect(begun.toSorted()).toEqual(["100001", "100002", "100003", "100006"]);
  });

  it("looks up for few pages at a time whom they call: after an outage thousands may wait", async () => {
    await messenger.stop();
    await queue(
      ...Array.from({ length: 50 }, (_, n) => ({
        ...{ destination: `person:3000${n}00000`, slot: "seats", payload: { kind: "seats" } as const },
      })),
    );
    const looked = vi.spyOn(s.campaigns.deliveries, "isCalled");
    const heads = await s.campaigns.deliveries.heads();
    const ranks = new Ranks(s.campaigns, () => s.clock.now());
    const times: number[] = [];
    for (let n = 0; n < 4; n++) {
      await ranks.inOrder(heads);
      times.push(looked.mock.calls.length);
    }
    expect(times).toEqual([20, 40, 50, 50]); // each once
    looked.mockRestore();
    messenger = newMessenger();
  });

  it("tries again when it is time by the campaigns' clock, whatever the machine's says", async () => {
    s.clock.at = Date.now() + 24 * 3_600_000;
    discord.faults.set(CHANNEL, [api(0, 503)]);
    await queue({ payload: post("late") });
    await settle();
    s.clock.advance(2000);
    await expect.poll(() => discord.titles(CHANNEL), { timeout: 5000 }).toEqual(["late"]);
  });

  it("does not send again what had arrived although its answer was lost", async () => {
    discord.faults.set(CHANNEL, ["lost"]);
    await queue({ payload: post("once") });
    await settle();
    s.clock.advance(2000);
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["once"]);
    expect(await s.campaigns.deliveries.pending()).toBe(0);
  });

  it("sends all pictures of a page again where a press has changed it meanwhile: no second message takes its place", async () => {
    const row = { destination: `person:${person(0).id}`, slot: "seats", payload: { kind: "seats" } } as const;
    const dm = () => discord.messages.filter(({ channel }) => channel === `dm${person(0).id}`);
    s.clock.at++; // what was shown before says nothing of a message that is gone
    await queue(row);
    await settle();
    s.clock.at++;
    discord.overtaken = true;
    discord.edits = 0;
    await queue(row);
    await settle();
    expect(dm().map(({ body }) => body.files.length)).toEqual([1]);
    expect(discord.edits).toBe(1);
  });

  it("looks after a crash whether a message had arrived", async () => {
    await messenger.stop();
    await queue({ payload: post("arrived") }, { payload: post("next") });
    const [row] = (await s.campaigns.deliveries.heads()) as [OutboxRow];
    await s.campaigns.deliveries.claim([row]);
    await sender(servicesOf(s)).bring(row, false); // and then the process dies
    for (const m of discord.messages) m.nonce = "forgotten";
    messenger = newMessenger();
    await messenger.start();
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["arrived", "next"]);
  });

  it("sends after a crash what had not arrived", async () => {
    await messenger.stop();
    await queue({ payload: post("lost") }, { payload: post("next") });
    const [row] = (await s.campaigns.deliveries.heads()) as [OutboxRow];
    await s.campaigns.deliveries.claim([row]);
    messenger = newMessenger();
    await messenger.start();
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["lost", "next"]);
  });

  it("puts a damaged row away, tells the host, and sends what waits behind it", async () => {
    await queue({ payload: post("spoilt") }, { payload: post("next") });
    s.database.sqlite.exec("UPDATE outbox SET payload = '{' WHERE payload LIKE '%spoilt%'");
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["next"]);
    expect(discord.titles(`dm${person(0).id}`)).toEqual(["Test: a message is lost"]);
    expect(await s.campaigns.deliveries.pending()).toBe(0);
  });

  it("sends nothing while that cannot be noted, and nothing twice when it can be again", async () => {
    await queue({ payload: post("before") }, { payload: post("after") });
    const send = discord.send.bind(discord);
    discord.send = async (...given) => {
      const id = await send(...given);
      fillDisk(s.database); // right after the first one has gone out
      return id;
    };
    messenger.wake();
    await expect.poll(() => s.database.trouble(), { timeout: 5000 }).not.toBeNull();
    expect(discord.titles(CHANNEL)).toEqual(["before"]);
    discord.send = send;
    makeRoom(s.database);
    await expect.poll(() => discord.titles(CHANNEL), { timeout: 5000 }).toEqual(["before", "after"]);
    await expect.poll(() => s.campaigns.deliveries.pending()).toBe(0);
  });

  it("edits the message of a slot, and posts it anew if somebody deleted it", async () => {
    discord.edits = 0;
    await queue({ slot: "status", payload: post("first") });
    await settle();
    await queue({ slot: "status", payload: post("second") });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["second"]);
    expect(discord.edits).toBe(1);
    discord.messages.length = 0;
    await queue({ slot: "status", payload: post("third") });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["third"]);
  });

  it("does not forget a status line whose answer was lost, though a newer one waits already", async () => {
    discord.faults.set(CHANNEL, ["lost"]);
    await queue({ slot: "status", payload: post("first") });
    await settle();
    await queue({ slot: "status", payload: post("second") });
    s.clock.advance(2000);
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["second"]);
  });

  it("looks, after a repair, whether what was put aside had arrived before", async () => {
    discord.faults.set(CHANNEL, ["lost", api(50013, 403)]);
    await queue({ payload: post("once") });
    await settle();
    for (const m of discord.messages) m.nonce = "forgotten";
    const recent = discord.recent.bind(discord);
    discord.recent = () => Promise.reject(api(50013, 403));
    s.clock.advance(2000);
    await settle();
    expect(await s.repository.outbox.parked(game)).toBe(1);
    discord.recent = recent;
    await writeBehind(s.repository, { game, repair: true, at: s.clock.now() });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["once"]);
  });

  it("opens a thread under a post, once, and closes it", async () => {
    const talk = { thread: { phase: "t1", name: "Talks" } };
    await queue({ slot: "status", payload: post("talk", talk) });
    await settle();
    await queue({ slot: "status", payload: post("talk on", talk) });
    await settle();
    expect([...discord.threads.values()]).toEqual(["open"]);
    expect(await s.campaigns.deliveries.threadOf(game, "t1")).toMatchObject({ thread: [...discord.threads.keys()][0] });
    await queue({ payload: { kind: "close-thread", phase: "t1" } }, { payload: { kind: "close-thread", phase: "t9" } });
    await settle();
    expect([...discord.threads.values()]).toEqual(["closed"]);
  });

  it("puts the closing of a thread aside where it may not close it, until that is repaired", async () => {
    await queue({ slot: "status", payload: post("talk", { thread: { phase: "t1", name: "Talks" } }) });
    await settle();
    const close = discord.closeThread.bind(discord);
    discord.closeThread = () => Promise.reject(api(50001, 403));
    await queue({ payload: { kind: "close-thread", phase: "t1" } });
    await settle();
    expect(await s.repository.outbox.parked(game)).toBe(1);
    discord.closeThread = close;
    await writeBehind(s.repository, { game, repair: true, at: s.clock.now() });
    await settle();
    expect([...discord.threads.values()]).toEqual(["closed"]);
  });

  it("says once in the channel, whatever restarts, that somebody cannot be reached", async () => {
    const dm = `dm${person(1).id}`;
    discord.faults.set(dm, [api(50007, 403), api(50007, 403)]);
    const destination = `person:${person(1).id}`;
    await queue({ destination, payload: post("secret one") }, { destination, payload: post("secret two") });
    await settle();
    await messenger.stop();
    messenger = newMessenger();
    await messenger.start();
    discord.faults.set(dm, [api(50007, 403)]);
    await queue({ destination, payload: post("secret three") });
    await settle();
    expect(discord.titles(dm)).toEqual([]);
    const said = discord.messages.filter((m) => m.channel === CHANNEL).map((m) => JSON.stringify(m.body.json));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(`<@${person(1).id}>`);
    expect(said[0]).not.toContain("secret one");
  });

  it("puts aside what cannot be sent, and goes on", async () => {
    discord.faults.set(CHANNEL, [api(50013, 403)]);
    await queue({ payload: post("forbidden") }, { payload: post("allowed") });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["allowed"]);
    expect(discord.titles(`dm${person(0).id}`)).toEqual(["Test: I cannot post"]);
  });

  it("puts aside after hours what a firewall never lets through; other failures in between do not count", async () => {
    const times = (n: number): Error[] => Array.from({ length: n }, () => new ForeignAnswer(403));
    const fail = async (errors: readonly Error[]): Promise<number> => {
      discord.faults.set(CHANNEL, [...errors]);
      for (const _ of errors) {
        await settle();
        s.clock.advance(10 * 60_000);
      }
      return await s.repository.outbox.parked(game);
    };
    await queue({ payload: post("blocked") }, { payload: post("let through") });
    expect(await fail([...times(40), api(0, 503), ...times(40)])).toBe(0);
    expect(await fail(times(1))).toBe(1);
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["let through"]);
    const told = discord.messages.find((m) => m.channel === `dm${person(0).id}`);
    expect(JSON.stringify(told?.body.json)).toContain("a proxy or a firewall stands between me and Discord");
  });

  it("sends a picture that is too large in words", async () => {
    discord.faults.set(CHANNEL, [api(40005, 413)]);
    const scene = { layout: { kind: "row", children: [] }, alt: "map", text: "in words" } as const;
    await queue({ payload: post("map", { scene }) });
    await settle();
    const [message] = discord.messages;
    if (!message) throw new Error("nothing was sent");
    expect(message.body.files).toEqual([]);
    expect(textsOf(message.body)[1]).toBe("in words");
  });

  it("sends what is due before it stops", async () => {
    await queue(...Array.from({ length: 8 }, (_, i) => ({ payload: post(`post ${i}`) })));
    await messenger.stop();
    expect(discord.titles(CHANNEL)).toHaveLength(8);
    expect(await s.campaigns.deliveries.pending()).toBe(0);
  });

  it("sends a post without its picture if that cannot be drawn", async () => {
    await messenger.stop();
    const noFont = (): never => {
      throw new Error("no font");
    };
    const services = { ...servicesOf(s), illustrator: sceneIllustrator(noFont) };
    messenger = new Messenger(services, sender(services), Date.now);
    await messenger.start();
    const scene = { layout: { kind: "row", children: [] }, alt: "map", text: "in words" } as const;
    await queue({ payload: post("map", { scene }) });
    await settle();
    expect(discord.titles(CHANNEL)).toEqual(["map"]);
  });
});
