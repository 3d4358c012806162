import { textsOf, unmarked } from "./message-text.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {{ channel_id: string, message_id: string, user_id: string, emoji: { id: string | null, name: string } }} Reacted
 */

/**
 * What each event changes in what the tab knows. The data is the sandbox's own, shaped as Discord's documentation says.
 * @type {{ readonly [t: string]: (store: Store, d: never) => void }}
 */
export const EVENTS = {
  SANDBOX_GONE: (store) => store.lost(),
  MESSAGE_CREATE: (store, /** @type {Message} */ message) => {
    const channel = store.channel(message.channel_id);
    if (channel === undefined) void store.attempt(() => store.readChannels());
    else if (((message.flags ?? 0) & EPHEMERAL) === 0) channel.last_message_id = message.id;
    store.messages.get(message.channel_id)?.push(message);
    store.announcement = inWords(message);
    if (message.channel_id === store.here && !document.hidden) store.markRead();
    else if (message.author.id !== store.me.id && wantsReading(store, message)) {
      store.unread.add(message.channel_id, message.id);
    }
  },
  MESSAGE_UPDATE: (store, /** @type {Message} */ message) => {
    const list = store.messages.get(message.channel_id) ?? [];
    const at = list.findIndex(({ id }) => id === message.id);
    const known = list[at];
    // in an event, `me` of a reaction says what the bot did
    if (known !== undefined) list[at] = { ...message, ...(known.reactions ? { reactions: known.reactions } : {}) };
    store.failures.delete(message.id);
  },
  MESSAGE_DELETE: (store, /** @type {{ id: string, channel_id: string }} */ { id, channel_id }) => {
    remove(store, channel_id, [id]);
  },
  MESSAGE_DELETE_BULK: (store, /** @type {{ ids: string[], channel_id: string }} */ { ids, channel_id }) => {
    remove(store, channel_id, ids);
  },
  MESSAGE_REACTION_ADD: (store, /** @type {Reacted} */ reacted) => react(store, reacted, 1),
  MESSAGE_REACTION_REMOVE: (store, /** @type {Reacted} */ reacted) => react(store, reacted, -1),
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
  GUILD_MEMBER_ADD: readGuild,
  GUILD_MEMBER_REMOVE: readGuild,
  SANDBOX_SEEN: (store, /** @type {{ seen: import("./api.js").Seen }} */ { seen }) => {
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

/** @param {Store} store @param {Reacted} reacted @param {1 | -1} by */
function react(store, { channel_id, message_id, user_id, emoji }, by) {
  const list = store.messages.get(channel_id) ?? [];
  const at = list.findIndex(({ id }) => id === message_id);
  const message = list[at];
  if (message === undefined) return;
  const others = (message.reactions ?? []).filter((r) => r.emoji.name !== emoji.name || r.emoji.id !== emoji.id);
  const known = (message.reactions ?? []).find((r) => !others.includes(r));
  const count = (known?.count ?? 0) + by;
  const me = user_id === store.me.id ? by === 1 : (known?.me ?? false);
  const details = { count_details: { burst: 0, normal: count }, me_burst: false, burst_colors: [] };
  const now = count > 0 ? [{ ...details, emoji, count, me }] : [];
  list[at] = { ...message, reactions: [...others, ...now] };
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
  void store.attempt(async () => store.guilds.set(guild_id, await store.client.guild(guild_id)));
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
