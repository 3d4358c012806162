import { Fragment, h } from "preact";
import { Attachments } from "./attachments.js";
import { Avatar } from "./avatar.js";
import { Embed } from "./embed.js";
import { EPHEMERAL, LOADING } from "./events.js";
import { Parts } from "./layout-parts.js";
import { textsOf, unmarked } from "./message-text.js";
import { Rich } from "./rich.js";
import { capital } from "./store.js";
import { stamp } from "./time.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 */

const THREAD_CREATED = 18;
/** Who was brought into a thread, or put out of it. */
const COMINGS = new Map([
  [1, "added"],
  [2, "removed"],
]);
/** Sent without a sound. */
const SILENT = 1 << 12;
const COMPONENTS_V2 = 1 << 15;

/** @param {{ store: Store, message: Message, follows: boolean }} props */
export function MessageView({ store, message, follows }) {
  const { author } = message;
  const name = author.bot ? capital(author.username) : store.nameOf(author.id);
  if (message.type === THREAD_CREATED) return h(ThreadNote, { store, message, name });
  if (COMINGS.has(message.type)) return h(ComingNote, { store, message, name });
  // a thread that hangs on a message shares its id; the message itself does not change when it opens
  const thread = message.thread ?? (message.id === store.here ? undefined : store.channel(message.id));
  const ephemeral = ((message.flags ?? 0) & EPHEMERAL) !== 0;
  const kind = ["message", follows ? "follows" : "", ephemeral ? "ephemeral" : ""].filter(Boolean).join(" ");
  return h(
    "article",
    { class: kind, "aria-label": `Message from ${name}` },
    follows ? null : h(Avatar, { id: author.id, name, bot: author.bot ?? false }),
    h(
      "div",
      { class: "body" },
      h(Origin, { store, message }),
      follows ? null : h(Head, { message, name }),
      h(Content, { store, message }),
      h(Reactions, { store, message }),
      thread ? h(ThreadChip, { store, id: thread.id, name: thread.name ?? "thread" }) : null,
      store.failures.has(message.id)
        ? h("p", { class: "failed", role: "alert" }, store.failures.get(message.id))
        : null,
      ephemeral ? h(OnlyYou, { store, message }) : null,
    ),
  );
}

/** @param {{ message: Message, name: string }} props */
function Head({ message, name }) {
  return h(
    "p",
    { class: "head" },
    h("strong", null, name),
    message.author.bot ? h("span", { class: "tag" }, "BOT") : null,
    h("time", { dateTime: message.timestamp }, stamp(message.timestamp)),
    ((message.flags ?? 0) & SILENT) !== 0 ? h("span", { class: "edited", title: "silent" }, "🔕") : null,
    message.edited_timestamp ? h("span", { class: "edited" }, "(edited)") : null,
  );
}

/** What a message answers: a command, or another message. @param {{ store: Store, message: Message }} props */
function Origin({ store, message }) {
  const origin = message.interaction_metadata;
  if (origin && message.type === 20) {
    return h("p", { class: "origin" }, "↱ ", h("strong", null, store.nameOf(origin.user.id)), " used a command");
  }
  const target = message.referenced_message;
  if (!target) return null;
  const [text = "a message"] = textsOf(target);
  return h(
    "p",
    { class: "origin" },
    "↱ ",
    h("strong", null, store.nameOf(target.author.id)),
    ` ${unmarked(text).slice(0, 80)}`,
  );
}

/** @param {{ store: Store, message: Message }} props */
function Content({ store, message }) {
  if (((message.flags ?? 0) & LOADING) !== 0) return h("p", { class: "thinking" }, "The bot is thinking…");
  return h(
    Fragment,
    null,
    message.content === "" ? null : h(Rich, { store, text: message.content }),
    // a message of parts shows only the files that its parts show
    ((message.flags ?? 0) & COMPONENTS_V2) !== 0 ? null : h(Attachments, { store, files: message.attachments }),
    message.embeds.map((embed, i) => h(Embed, { key: i, store, embed })),
    message.components?.length ? h(Parts, { store, message, parts: message.components }) : null,
  );
}

/** @param {{ store: Store, message: Message }} props */
function Reactions({ store, message }) {
  if (!message.reactions?.length) return null;
  return h(
    "div",
    { class: "reactions" },
    message.reactions.map(({ emoji, count, me }) => {
      const name = emoji.name ?? "?";
      const code = emoji.id ? `${name}:${emoji.id}` : name;
      const toggle = () => store.attempt(() => store.client.react(message.id, code, me));
      const label = `${name}, ${count}`;
      return h(
        "button",
        { key: code, type: "button", "aria-pressed": me, "aria-label": label, onClick: toggle },
        name,
        " ",
        count,
      );
    }),
  );
}

/** @param {{ store: Store, message: Message }} props */
function OnlyYou({ store, message }) {
  const dismiss = () => {
    store.dismissed.add(message.id);
    store.changed();
  };
  return h(
    "p",
    { class: "only-you" },
    "Only you can see this · ",
    h("button", { type: "button", onClick: dismiss }, "Dismiss message"),
  );
}

/** @param {{ store: Store, message: Message, name: string }} props */
function ThreadNote({ store, message, name }) {
  const id = message.message_reference?.channel_id;
  return h(
    "article",
    { class: "note", "aria-label": "A thread was opened" },
    h("p", null, h("strong", null, name), " opened a thread "),
    id ? h(ThreadChip, { store, id, name: message.content }) : message.content,
  );
}

/** @param {{ store: Store, message: Message, name: string }} props */
function ComingNote({ store, message, name }) {
  const said = `${COMINGS.get(message.type)} ${store.nameOf(message.mentions[0]?.id ?? "")}.`;
  return h(
    "article",
    { class: "note", "aria-label": "Who is in the thread" },
    h("p", null, h("strong", null, name), " ", said),
  );
}

/** @param {{ store: Store, id: string, name: string }} props */
function ThreadChip({ store, id, name }) {
  const closed = store.channel(id)?.thread_metadata?.archived === true;
  const open = () => store.attempt(() => store.show(id));
  return h(
    "button",
    { type: "button", class: "thread-chip", onClick: open },
    "↳ ",
    h("strong", null, name),
    h("span", null, closed ? " archived" : " open the thread ›"),
  );
}
