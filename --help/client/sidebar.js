import { Fragment, h } from "preact";
import { BOT_DM, capital } from "./store.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Channel} Channel
 */

/** Servers with their channels and threads, then conversations. @param {{ store: Store, onGo: () => void }} props */
export function Sidebar({ store, onGo }) {
  const conversations = store.channels.filter((channel) => channel.type === 1);
  const go = (/** @type {string} */ id) => {
    onGo();
    void store.attempt(() => store.show(id));
  };
  return h(
    "nav",
    { class: "sidebar", "aria-label": "Channels" },
    store.me.guilds.map((guild) =>
      h(Fragment, { key: guild.id }, h("h2", null, guild.name), h("ul", null, guildList(store, guild.id, go))),
    ),
    h("h2", null, "Direct messages"),
    h(
      "ul",
      null,
      conversations.length > 0
        ? conversations.map((channel) => entry(store, channel, go))
        : h("li", null, h("button", { type: "button", onClick: () => go(BOT_DM) }, "@ ", store.botName)),
    ),
  );
}

/** @param {Channel} channel */
export function channelTitle(channel) {
  if (channel.type === 1) return `@ ${nameOfOther(channel)}`;
  return `${channel.thread_metadata ? "↳" : "#"} ${channel.name ?? ""}`;
}

/** @param {Channel} channel */
function nameOfOther({ recipients = [] }) {
  const [other] = recipients;
  return other?.global_name ?? capital(other?.username ?? "the bot");
}

/** @param {Store} store @param {string} guild @param {(id: string) => void} go */
function guildList(store, guild, go) {
  const own = store.channels.filter((channel) => channel.guild_id === guild);
  const channels = own.filter((channel) => channel.type === 0 || channel.type === 5);
  return channels.map((channel) => {
    const threads = own.filter((thread) => thread.thread_metadata && thread.parent_id === channel.id);
    const open = threads.filter((thread) => !thread.thread_metadata?.archived);
    const closed = threads.filter((thread) => thread.thread_metadata?.archived).reverse();
    return h(
      Fragment,
      { key: channel.id },
      entry(store, channel, go),
      open.map((thread) => entry(store, thread, go)),
      closed.length === 0 ? null : h("li", { class: "thread" }, archive(store, closed, go)),
    );
  });
}

/** @param {Store} store @param {readonly Channel[]} closed @param {(id: string) => void} go */
function archive(store, closed, go) {
  return h(
    "details",
    { open: closed.some(({ id }) => id === store.here) || undefined },
    h("summary", null, `Archived threads (${closed.length})`),
    h(
      "ul",
      null,
      closed.map((thread) => entry(store, thread, go)),
    ),
  );
}

/** @param {Store} store @param {Channel} channel @param {(id: string) => void} go */
function entry(store, channel, go) {
  const here = channel.id === store.here;
  const count = store.unread.count(channel.id);
  const fresh = !here && store.isFresh(channel);
  const sign = channel.type === 1 ? "@" : channel.thread_metadata ? "↳" : "#";
  const name = channel.type === 1 ? nameOfOther(channel) : channel.name;
  return h(
    "li",
    { key: channel.id, class: channel.thread_metadata ? "thread" : "" },
    h(
      "button",
      {
        type: "button",
        class: fresh ? "fresh" : "",
        title: name,
        "aria-current": here ? "page" : undefined,
        onClick: () => go(channel.id),
      },
      h("span", { class: "sign", "aria-hidden": true }, sign),
      h("span", { class: "name" }, name),
      fresh ? h("span", { class: "hidden" }, " unread") : null,
      count > 0 ? h("span", { class: "badge", "aria-label": `${count} for you` }, count > 99 ? "99+" : count) : null,
    ),
  );
}
