/** The sandbox's Discord as it lives: the model with its clock, the bytes of files, and those who listen. */
import { randomBytes } from "node:crypto";
import type { Clock } from "./clock.ts";
import { DROPPED_FILE_LIFE_MS, Intent } from "./constants.ts";
import { ApiError, type ErrorCode } from "./errors.ts";
import type { Channel, DirectChannel, Guild, GuildChannel, Interaction, Message, Model, User } from "./model.ts";
import { viewersOf } from "./permissions.ts";
import { nextSnowflake } from "./snowflake.ts";

/** One gateway event. `intent` 0 is always delivered; `seenBy` is fixed at the moment of the event. */
export type Dispatch = { t: string; d: object; intent: number; seenBy: ReadonlySet<string> };

export type StoredFile = { bytes: Uint8Array; contentType: string };

/** The pieces of the model that are written as a whole. */
export type ModelPart = "application" | "lastSnowflake" | "commands" | "nonces";

export type RecordKind = "part" | "user" | "guild" | "channel" | "message" | "interaction";

const PRIVATE_THREAD = 12;

/** Takes note of what changes, and writes it down when told to. */
export interface Journal {
  /** Null: the record is gone. */
  note(kind: RecordKind, id: string, record: unknown): void;
  noteFile(id: string, file: StoredFile | null): void;
  write(): void;
}

/** The model together with what JSON cannot hold: the clock, the bytes of files, and those who listen. */
export class World {
  readonly model: Model;
  readonly clock: Clock;
  readonly #files = new Map<string, StoredFile>();
  /** The channel of each message that was written or looked for: a server that has run for months has very many. */
  readonly #places = new Map<string, string>();
  /** Among the very many channels that such a server has: the conversations, by person, and the private threads. */
  readonly #directs = new Map<string, string>();
  readonly #privateThreads = new Set<string>();
  #journal: Journal | null = null;
  /** Where files are served; known once the server listens. */
  origin = "http://127.0.0.1";
  /** Signs file addresses, so that a made-up address fails as on the real CDN. */
  readonly secret = randomBytes(16).toString("hex");
  readonly #listeners = new Set<(dispatch: Dispatch) => void>();

  constructor(model: Model, clock: Clock) {
    this.model = model;
    this.clock = clock;
    for (const channel of Object.values(model.channels)) this.#file(channel);
  }

  get botId(): string {
    return this.model.application.botId;
  }

  mint(): string {
    this.model.lastSnowflake = nextSnowflake(this.model.lastSnowflake, this.clock.now());
    this.changedPart("lastSnowflake");
    return this.model.lastSnowflake;
  }

  file(id: string): StoredFile | undefined {
    return this.#files.get(id);
  }

  putFile(id: string, file: StoredFile): void {
    this.#files.set(id, file);
    this.#journal?.noteFile(id, file);
  }

  /** A file that no message holds any more; for a while it is still served to those who are just loading it. */
  dropFile(id: string): void {
    this.#journal?.noteFile(id, null);
    this.clock.after(DROPPED_FILE_LIFE_MS, () => this.#files.delete(id));
  }

  /** From here on every change is noted. */
  keepIn(journal: Journal): void {
    this.#journal = journal;
  }

  /** Whoever makes or changes a record says so here. */
  changed(kind: Exclude<RecordKind, "part">, record: { readonly id: string; readonly channelId?: string }): void {
    if (kind === "message" && record.channelId !== undefined) this.#places.set(record.id, record.channelId);
    const channel = kind === "channel" ? this.model.channels[record.id] : undefined;
    if (channel) this.#file(channel);
    this.#journal?.note(kind, record.id, record);
  }

  changedPart(part: ModelPart): void {
    this.#journal?.note("part", part, this.model[part]);
  }

  /** A channel with all that was said in it, or a message. */
  gone(kind: "channel" | "message", id: string): void {
    if (kind === "channel") this.#privateThreads.delete(id);
    this.#journal?.note(kind, id, null);
  }

  /** Writes down what has changed: before anybody is shown it, so that nothing that was seen can be lost. */
  save(): void {
    this.#journal?.write();
  }

  listen(listener: (dispatch: Dispatch) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(t: string, d: object, intent: number, seenBy: Iterable<string>): void {
    this.save();
    const dispatch = { t, d, intent, seenBy: new Set(seenBy) };
    for (const listener of [...this.#listeners]) listener(dispatch);
  }

  emitIn(channel: Channel, t: string, d: object, intents: { guild: number; direct: number }): void {
    this.emit(t, d, channel.kind === "dm" ? intents.direct : intents.guild, viewersOf(this.model, channel));
  }

  user(id: string): User {
    return this.model.users[id] ?? fail(10013);
  }

  guild(id: string): Guild {
    return this.model.guilds[id] ?? fail(10004);
  }

  channel(id: string): Channel {
    return this.model.channels[id] ?? fail(10003);
  }

  /** The guild channel whose overwrites count: itself, or a thread's parent. */
  homeOf(channel: Channel): GuildChannel | null {
    if (channel.kind === "dm") return null;
    if (channel.kind === "guild") return channel;
    const parent = this.channel(channel.parentId);
    return parent.kind === "guild" ? parent : null;
  }

  /** The conversation between the bot and a person, if there is one. */
  directWith(userId: string): DirectChannel | undefined {
    const channel = this.model.channels[this.#directs.get(userId) ?? ""];
    return channel?.kind === "dm" ? channel : undefined;
  }

  /** All private threads. */
  privateThreads(): readonly Channel[] {
    return [...this.#privateThreads].flatMap((id) => this.model.channels[id] ?? []);
  }

  #file(channel: Channel): void {
    if (channel.kind === "dm") this.#directs.set(channel.recipientId, channel.id);
    if (channel.kind === "thread" && channel.type === PRIVATE_THREAD) this.#privateThreads.add(channel.id);
  }

  messagesIn(channelId: string): Message[] {
    const list = this.model.messages[channelId] ?? [];
    this.model.messages[channelId] = list;
    return list;
  }

  message(channelId: string, id: string): Message {
    return this.messagesIn(channelId).findLast((m) => m.id === id) ?? fail(10008);
  }

  findMessage(id: string): Message | undefined {
    const place = this.#places.get(id);
    if (place !== undefined) return this.model.messages[place]?.findLast((m) => m.id === id);
    const found = Object.values(this.model.messages)
      .flat()
      .find((m) => m.id === id);
    if (found) this.#places.set(id, found.channelId);
    return found;
  }

  interaction(id: string): Interaction {
    return this.model.interactions[id] ?? fail(10062);
  }
}

export const MESSAGE_INTENTS = { guild: Intent.GuildMessages, direct: Intent.DirectMessages };
export const REACTION_INTENTS = { guild: Intent.GuildMessageReactions, direct: Intent.DirectMessageReactions };
export const TYPING_INTENTS = { guild: Intent.GuildMessageTyping, direct: Intent.DirectMessageTyping };
export const CHANNEL_INTENTS = { guild: Intent.Guilds, direct: Intent.DirectMessages };

function fail(code: ErrorCode): never {
  throw new ApiError(code);
}
