import { textsOf, unmarked } from "./message-text.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("./api.js").Channel} Channel
 */

/**
 * What each event changes in what the tab has read. Done twice it changes nothing more: an answer that was on its way
 * meanwhile may or may not know of it. The data is the sandbox's own, shaped as Discord's documentation says.
 * @type {{ readonly [t: string]: (store: Store, d: never) => void }}
 */
export const CHANGES = {
  MESSAGE_CREATE: (store, /** @type {Message} */ message) => {
    const channel = store.channel(message.channel_id);
    if (channel === undefined) void store.attempt(() => store.readChannels());
    else if (((message.flags ?? 0) & EPHEMERAL) === 0) channel.last_message_id = message.id;
    const list = store.messages.get(message.channel_id);
    if (list?.every(({ id }) => id !== message.id)) list.push(message);
  },
  MESSAGE_UPDATE: (store, /** @type {Message} */ message) => {
    const list = store.messages.get(message.channel_id) ?? [];
    const at = list.findIndex(({ id }) => id === message.id);
    const known = list[at];
    // in an event, `me` of a reaction says what the bot did
    if (known !== undefined) list[at] = { ...message, ...(known.reactions ? { reactions: known.reactions } : {}) };
  },
  MESSAGE_DELETE: (store, /** @type {{ id: string, channel_id: string }} */ { id, channel_id }) => {
    remove(store, channel_id, [id]);
  },
  MESSAGE_DELETE_BULK: (store, /** @type {{ ids: string[], channel_id: string }} */ { ids, channel_id }) => {
    remove(store, channel_id, ids);
  },
  MESSAGE_REACTION_ADD: readAnew,
  MESSAGE_REACTION_REMOVE: readAnew,
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
  GUILD_MEMBER_ADD: readGuild,
  GUILD_MEMBER_REMOVE: readGuild,
};

/**
 * What the person is made aware of, once, after what changes.
 * @type {{ readonly [t: string]: (store: Store, d: never) => void }}
 */
export const NOTICES = {
  SANDBOX_GONE: (store) => store.lost(),
  MESSAGE_CREATE: (store, /** @type {Message} */ message) => {
    store.announcement = inWords(message);
    if (message.channel_id === store.here && !document.hidden) store.markRead();
    else if (message.author.id !== store.me.id && wantsReading(store, message)) {
      store.unread.add(message.channel_id, message.id);
    }
  },
  MESSAGE_UPDATE: (store, /** @type {Message} */ { id }) => void store.failures.delete(id),
  SANDBOX_SEEN: (
    store,
    /** @type {{ interactionId: string, seen: import("./api.js").Seen }} */ { interactionId, seen },
  ) => {
    store.outcomes.hear(interactionId, seen);
    if (seen.kind === "failed") store.announcement = seen.reason;
  },
};

export const EPHEMERAL = 64;
export const LOADING = 128;

/** @param {Store} store @param {string} channel @param {readonly string[]} ids */
function remove(store, channel, ids) {
  store.unread.remove(channel, ids);
  const list = store.messages.get(channel);
  if (list) {
    store.messages.set(
      channel,
      list.filter((message) => !ids.includes(message.id)),
    );
  }
}

/** Counts of reactions are read, not counted here. @param {Store} store @param {{ channel_id: string }} reacted */
function readAnew(store, { channel_id }) {
  if (store.messages.has(channel_id)) void store.attempt(() => store.readMessages(channel_id));
}

/** @param {Store} store @param {Channel} channel */
function putChannel(store, channel) {
  const at = store.channels.findIndex(({ id }) => id === channel.id);
  if (at < 0) store.channels.push(channel);
  else store.channels[at] = channel;
}

/** @param {Store} store @param {{ id: string }} channel */
function dropChannel(store, { id }) {
  store.channels = store.channels.filter((channel) => channel.id !== id);
  store.messages.delete(id);
  store.unread.forget(id);
  if (store.here === id) store.here = store.channels[0]?.id ?? null;
}

/** @param {Store} store @param {{ guild_id: string }} event */
function readGuild(store, { guild_id }) {
  void store.attempt(() => store.readGuild(guild_id));
}

/** A conversation is for the person alone; elsewhere a message has to name them. @param {Store} store @param {Message} message */
function wantsReading(store, message) {
  const channel = store.channel(message.channel_id);
  if (channel === undefined || channel.type === 1) return true;
  return message.mention_everyone || textsOf(message).some((text) => text.includes(`<@${store.me.id}>`));
}

/** @param {Message} message */
function inWords(message) {
  const { global_name, username } = message.author;
  return `${global_name ?? username}: ${textsOf(message).map(unmarked).join(". ").slice(0, 200)}`;
}
