/** The few things that the outbox needs of Discord. All throw discord.js's errors. */
import { type APIChannel, type APIMessage, MessageFlags, MessageType, type REST, Routes } from "discord.js";
import { heldFiles } from "../services/held-files.ts";
import type { Confirmed } from "../services/shown-messages.ts";
import { CODE, isCode } from "./faults.ts";
import { lastLine, type MessageBody, markIn } from "./message.ts";
import { type Threads, threadsOn } from "./threads.ts";

/** A message of our own, as far as it tells which outbox row it came from. */
export interface Trace {
  readonly id: string;
  /** When it was written, ms since 1970. */
  readonly at: number;
  readonly mark: number | null;
  /** Its content, as long as it has no components; null: it has. */
  readonly plain: string | null;
  /** Its small print: the last line, or that of an embed; messages of older releases have their mark there. */
  readonly small: readonly string[];
}

export interface DiscordClient extends Threads {
  /** Opens the channel of somebody's direct messages, if need be: its id. */
  directChannel(person: string): Promise<string>;
  /** The new message; within some minutes, the same nonce gives the same message. */
  send(channel: string, body: MessageBody, nonce: string): Promise<Confirmed>;
  /** Replaces all that a message shows, whatever kind of message it was: how it is now. */
  edit(channel: string, message: string, body: MessageBody): Promise<Confirmed>;
  /** The files that a message has: their ids by their names; null: there is no such message. */
  attached(channel: string, message: string): Promise<ReadonlyMap<string, string> | null>;
  /** Deletes a message of our own; one that is gone is no fault. */
  remove(channel: string, message: string): Promise<void>;
  /** The last message of a channel, whoever wrote it. */
  lastMessage(channel: string): Promise<string | null>;
  /**
   * The last that somebody has written there: lines that tell who was added or has gone do not count; null: nothing
   * lately.
   */
  lastWritten(channel: string): Promise<string | null>;
  /** Our own among what was written in the channel since then (ms since 1970), newest first. */
  recent(channel: string, since: number): Promise<readonly Trace[]>;
}

const COMINGS_AND_GOINGS: readonly MessageType[] = [MessageType.RecipientAdd, MessageType.RecipientRemove];

/** How many messages are read at once, and how many times. */
const PAGE = 100;
const PAGES = 20;

/** `self` is the bot's own user id. What Discord answers is typed by its documentation. */
export function discordClient(rest: REST, self: string): DiscordClient {
  const filesOf = ({ files }: MessageBody) => files.map(({ name, data }) => ({ name, data }));
  return {
    async directChannel(person) {
      const opened = await rest.post(Routes.userChannels(), { body: { recipient_id: person } });
      return (opened as APIChannel).id;
    },
    async send(channel, body, nonce) {
      const json = { ...body.json, nonce, enforce_nonce: true };
      const message = await rest.post(Routes.channelMessages(channel), { body: json, files: filesOf(body) });
      return message as APIMessage;
    },
    async edit(channel, message, body) {
      // messages of older releases have content and embeds, which components do not go with
      const json = { ...body.json, content: null, embeds: [] };
      const changed = await rest.patch(Routes.channelMessage(channel, message), { body: json, files: filesOf(body) });
      return changed as APIMessage;
    },
    async attached(channel, message) {
      try {
        return heldFiles((await rest.get(Routes.channelMessage(channel, message))) as APIMessage);
      } catch (error) {
        if (isCode(error, CODE.unknownMessage)) return null;
        if (isCode(error, CODE.missingAccess, CODE.missingPermissions)) return new Map(); // then all go up again
        throw error;
      }
    },
    async remove(channel, message) {
      try {
        await rest.delete(Routes.channelMessage(channel, message));
      } catch (error) {
        if (!isCode(error, CODE.unknownMessage)) throw error;
      }
    },
    async lastMessage(channel) {
      const found = (await rest.get(Routes.channel(channel))) as APIChannel;
      return "last_message_id" in found ? (found.last_message_id ?? null) : null;
    },
    async lastWritten(channel) {
      const query = new URLSearchParams({ limit: String(PAGE) });
      const messages = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
      return messages.find(({ type }) => !COMINGS_AND_GOINGS.includes(type))?.id ?? null;
    },
    async recent(channel, since) {
      const own: Trace[] = [];
      let before: string | undefined;
      for (let page = 0; page < PAGES; page++) {
        const query = new URLSearchParams({ limit: String(PAGE), ...(before === undefined ? {} : { before }) });
        const messages = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[];
        own.push(...messages.filter((message) => message.author.id === self).map(traceOf));
        const oldest = messages.at(-1);
        if (!oldest || messages.length < PAGE || Date.parse(oldest.timestamp) < since) break;
        before = oldest.id;
      }
      return own;
    },
    ...threadsOn(rest, self),
  };
}

function traceOf({ id, timestamp, content, flags, embeds, components = [] }: APIMessage): Trace {
  const footers = embeds.flatMap((embed) => embed.footer?.text ?? []);
  return {
    id,
    at: Date.parse(timestamp),
    plain: ((flags ?? 0) & MessageFlags.IsComponentsV2) === 0 ? content : null,
    mark: markIn(components),
    small: [lastLine(components), ...footers],
  };
}
