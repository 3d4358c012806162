import { type APIChannel, type APIMessage, type REST, Routes } from "discord.js";
import { type MessageBody, PICTURE } from "./message.ts";
import { threadsOn } from "./threads.ts";

/** A message of our own, as far as it tells which outbox row it came from. */
export interface Trace {
  readonly id: string;
  readonly nonce: string | null;
  readonly footers: readonly string[];
}

/** The few things that a messenger does at Discord. All throw discord.js's errors. */
export interface Wire {
  /** The channel of somebody's direct messages. */
  directChannel(person: string): Promise<string>;
  /** The id of the new message; within some minutes, the same nonce gives the same message. */
  send(channel: string, body: MessageBody, nonce: string): Promise<string>;
  edit(channel: string, message: string, body: MessageBody): Promise<void>;
  /** Our own among what was written in the channel since then (ms since 1970), newest first. */
  recent(channel: string, since: number): Promise<readonly Trace[]>;
  /** Opens a public thread under a message, or wakes the one that is there. */
  openThread(channel: string, message: string, name: string): Promise<string>;
  /** Opens a thread that nobody sees but us, those let in by `admit`, and the server's staff. */
  openPrivateThread(channel: string, name: string): Promise<string>;
  /** Lets a person into a private thread of ours, and wakes it if it sleeps. */
  admit(thread: string, person: string): Promise<void>;
  /** Opens a thread that sleeps or was closed; false if it is gone. */
  wakeThread(thread: string): Promise<boolean>;
  closeThread(thread: string): Promise<void>;
}

/** So many messages are read at once, and so often. */
const PAGE = 100;
const PAGES = 20;

/** `self` is the bot's own user id. */
export function discordWire(rest: REST, self: string): Wire {
  const direct = new Map<string, string>();
  const upload = ({ json, picture }: MessageBody) => ({
    body: json,
    files: picture ? [{ name: PICTURE, data: Buffer.from(picture) }] : [],
  });
  return {
    async directChannel(person) {
      const known = direct.get(person);
      if (known !== undefined) return known;
      const opened = await rest.post(Routes.userChannels(), { body: { recipient_id: person } });
      const channel = (opened as APIChannel).id; // Discord's answer, by its documentation
      direct.set(person, channel);
      return channel;
    },
    async send(channel, body, nonce) {
      const { files } = upload(body);
      const json = { ...body.json, nonce, enforce_nonce: true };
      const message = await rest.post(Routes.channelMessages(channel), { body: json, files });
      return (message as APIMessage).id; // Discord's answer, by its documentation
    },
    async edit(channel, message, body) {
      await rest.patch(Routes.channelMessage(channel, message), upload(body));
    },
    async recent(channel, since) {
      const own: Trace[] = [];
      let before: string | undefined;
      for (let page = 0; page < PAGES; page++) {
        const query = new URLSearchParams({ limit: String(PAGE), ...(before === undefined ? {} : { before }) });
        const messages = (await rest.get(Routes.channelMessages(channel), { query })) as APIMessage[]; // Discord's answer, by its documentation
        own.push(...messages.filter((message) => message.author.id === self).map(traceOf));
        const oldest = messages.at(-1);
        if (!oldest || messages.length < PAGE || Date.parse(oldest.timestamp) < since) break;
        before = oldest.id;
      }
      return own;
    },
    ...threadsOn(rest),
  };
}

const traceOf = ({ id, nonce, embeds }: APIMessage): Trace => ({
  id,
  nonce: nonce === undefined ? null : String(nonce),
  footers: embeds.flatMap((embed) => embed.footer?.text ?? []),
});
