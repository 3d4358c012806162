/** A person at a Discord client: what they see, say and press. What the client would not let them do is refused. */
import type { APIMessage } from "discord-api-types/v10";
import { directChannel } from "../acts/channels.ts";
import { storeFile, type Upload } from "../acts/files.ts";
import { mentionsOf } from "../acts/mentions.ts";
import { MessageKind, newestReadable, postMessage, readableMessages } from "../acts/messages.ts";
import { addReaction, emojiOf, removeReaction } from "../acts/reactions.ts";
import { createThread } from "../acts/threads.ts";
import { Flag, has, hasFlag, Permission } from "../constants.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import type { FieldValues } from "../interactions/modal-fields.ts";
import type { OptionValues } from "../interactions/options.ts";
import { Refusal } from "../interactions/refusal.ts";
import type { Seen } from "../interactions/seen.ts";
import type { Use } from "../interactions/use.ts";
import { visibleCommands } from "../interactions/visible-commands.ts";
import type { AutoArchiveMinutes, Channel, Command, Message, Modal, User } from "../model.ts";
import { canView, isForum, isSpoken, permissionsIn, sendPermission } from "../permissions.ts";
import { wireChannel } from "../wire/channel.ts";
import { wireMessage } from "../wire/message.ts";
import { wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";
import * as uses from "./uses.ts";

export type ChannelRef = string | { id: string };
export type MessageRef = string | { id: string };

/** What is seen of a message at a glance. */
export type Glimpse = Pick<Message, "content" | "components" | "flags">;

/** What a person sees happen: the same events that the gateway sends, and the fate of their own interactions. */
export type Sight = { t: string; d: object } | { t: "SANDBOX_SEEN"; d: { interactionId: string; seen: Seen } };

/** A user at a Discord client. Whatever the client would not let them do is a Refusal. */
export class Person {
  readonly id: string;
  readonly #broker: InteractionBroker;

  constructor(broker: InteractionBroker, userId: string) {
    this.#broker = broker;
    this.id = userId;
  }

  get user(): User {
    return this.#world.user(this.id);
  }

  get name(): string {
    return this.user.name;
  }

  /** How the person is written in a text so that it pings them. */
  get mention(): string {
    return `<@${this.id}>`;
  }

  profile() {
    const guilds = Object.values(this.#world.model.guilds).filter((guild) => this.id in guild.members);
    return {
      ...wireUser(this.user),
      locale: this.user.locale,
      dms_open: this.user.dmsOpen,
      guilds: guilds.map((guild) => ({ id: guild.id, name: guild.name, owner: guild.ownerId === this.id })),
    };
  }

  /** Every channel, thread and conversation that the person sees. */
  channels() {
    return Object.values(this.#world.model.channels)
      .filter((channel) => canView(this.#world.model, channel, this.id))
      .map((channel) => wireChannel(this.#world, channel, this.id));
  }

  /** The private threads that the person sees, by their ids. */
  privateThreads(): string[] {
    return this.#world
      .privateThreads()
      .filter((channel) => canView(this.#world.model, channel, this.id))
      .map(({ id }) => id);
  }

  /** The last messages of a channel, all if left out, oldest first, with the ephemeral ones that are for this person. */
  messages(channel: ChannelRef, most = Number.POSITIVE_INFINITY): APIMessage[] {
    const { id } = this.channel(channel);
    const last = readableMessages(this.#world, id, this.id, most);
    return last.map((message) => wireMessage(this.#world, message, this.id));
  }

  /** The newest message of a channel that has what somebody looks for. */
  newest(channel: ChannelRef, isSought: (message: Glimpse) => boolean = () => true): APIMessage | undefined {
    const { id } = this.channel(channel);
    const found = newestReadable(this.#world, id, this.id, isSought);
    return found && wireMessage(this.#world, found, this.id);
  }

  /** Whether a message is still there. */
  finds(channel: ChannelRef, message: string): boolean {
    const { id } = this.channel(channel);
    return newestReadable(this.#world, id, this.id, (one) => one.id === message) !== undefined;
  }

  /** The conversation with the bot. */
  dm(): { id: string } {
    return { id: directChannel(this.#world, this.id).id };
  }

  commands(channel: ChannelRef): Command[] {
    return visibleCommands(this.#world, this.channel(channel), this.id);
  }

  say(wish: {
    channel: ChannelRef;
    content?: string;
    files?: Upload[];
    replyTo?: MessageRef;
    nonce?: string;
  }): APIMessage {
    const channel = this.channel(wish.channel);
    const content = wish.content ?? "";
    const held = permissionsIn(this.#world.model, channel, this.id);
    if (!has(held, sendPermission(channel))) throw new Refusal(`${this.name} may not write in ${channel.id}`);
    if (isForum(channel)) throw new Refusal(`${channel.id} holds posts, and no messages of its own`);
    if (isSpoken(channel) && !has(held, Permission.Connect)) throw new Refusal(`${this.name} may not connect to it`);
    if (channel.kind === "thread" && channel.locked && !has(held, Permission.ManageThreads)) {
      throw new Refusal(`the thread ${channel.id} is locked`);
    }
    if (content.length > 2000) throw new Refusal("a message has at most 2000 characters");
    const files = wish.files ?? [];
    if (content.trim() === "" && files.length === 0) throw new Refusal("an empty message cannot be sent");
    const target = wish.replyTo === undefined ? null : this.message(wish.replyTo);
    const message = postMessage(this.#world, {
      channel,
      authorId: this.id,
      content,
      attachments: files.map((file) => storeFile(this.#world, file)),
      type: target === null ? MessageKind.Default : MessageKind.Reply,
      repliesTo: target === null ? null : { channelId: target.channelId, messageId: target.id },
      mentions: mentionsOf(this.#world, channel, content, undefined, ["users", "roles"]),
      nonce: wish.nonce ?? null,
    });
    return wireMessage(this.#world, message, this.id);
  }

  /** Opens a public thread in a text channel, or a post in a forum, which begins with what is said. */
  startThread(wish: { channel: ChannelRef; name: string; content?: string; autoArchive?: AutoArchiveMinutes }): string {
    const parent = this.channel(wish.channel);
    if (parent.kind !== "guild" || isSpoken(parent)) throw new Refusal(`there are no threads in ${parent.id}`);
    const held = permissionsIn(this.#world.model, parent, this.id);
    if (!has(held, isForum(parent) ? Permission.SendMessages : Permission.CreatePublicThreads))
      throw new Refusal(`${this.name} may not open threads in ${parent.id}`);
    const { id: ownerId, name } = { id: this.id, name: wish.name };
    const thread = createThread(this.#world, { parent, type: 11, name, ownerId, autoArchiveMinutes: wish.autoArchive });
    const content = wish.content ?? wish.name;
    const first = isForum(parent) ? { id: thread.id } : {};
    postMessage(this.#world, { ...first, channel: thread, authorId: this.id, content });
    return thread.id;
  }

  react(wish: { message: MessageRef; emoji: string; remove?: boolean }): void {
    const act = wish.remove === true ? removeReaction : addReaction;
    act(this.#world, this.message(wish.message), emojiOf(wish.emoji), this.id);
  }

  /** `command` is the name with its subcommands: "game create". */
  slash(wish: { channel: ChannelRef; command: string; options?: OptionValues }): Use {
    return uses.slash(this.#broker, this.id, this.channel(wish.channel), wish.command, wish.options ?? {});
  }

  /** `focused` is the option being typed; `options` holds its value so far. */
  autocomplete(wish: { channel: ChannelRef; command: string; options?: OptionValues; focused: string }): Use {
    const channel = this.channel(wish.channel);
    return uses.autocomplete(this.#broker, this.id, channel, wish.command, wish.options ?? {}, wish.focused);
  }

  /** A command of the context menu of a user or a message. */
  menu(wish: { channel: ChannelRef; command: string; user?: string; message?: MessageRef }): Use {
    const channel = this.channel(wish.channel);
    const target =
      wish.message === undefined ? { user: wish.user ?? this.id } : { message: this.message(wish.message) };
    return uses.menu(this.#broker, this.id, channel, wish.command, target);
  }

  press(wish: { message: MessageRef; customId: string }): Use {
    return uses.press(this.#broker, this.id, this.message(wish.message), wish.customId);
  }

  select(wish: { message: MessageRef; customId: string; values: readonly string[] }): Use {
    return uses.select(this.#broker, this.id, this.message(wish.message), wish.customId, wish.values);
  }

  submitModal(wish: { modal: Modal; fields?: FieldValues }): Use {
    return uses.submitModal(this.#broker, this.id, wish.modal, wish.fields ?? {});
  }

  /** Calls `listener` with everything that happens before this person's eyes. */
  watch(listener: (sight: Sight) => void): () => void {
    const stopEvents = this.#world.listen(({ t, d, seenBy }) => {
      if (seenBy.has(this.id)) listener({ t, d });
    });
    const stopSeen = this.#broker.watch((interaction, seen) => {
      if (interaction.userId === this.id) listener({ t: "SANDBOX_SEEN", d: { interactionId: interaction.id, seen } });
    });
    return () => {
      stopEvents();
      stopSeen();
    };
  }

  /** A channel that the person sees. */
  channel(ref: ChannelRef): Channel {
    const id = typeof ref === "string" ? ref : ref.id;
    const channel = this.#world.model.channels[id];
    if (channel === undefined || !canView(this.#world.model, channel, this.id)) {
      throw new Refusal(`${this.name} sees no channel ${id}`);
    }
    return channel;
  }

  /** A message that the person sees. */
  message(ref: MessageRef): Message {
    const id = typeof ref === "string" ? ref : ref.id;
    const message = this.#world.findMessage(id);
    const hidden = message === undefined || (message.onlyFor !== null && message.onlyFor !== this.id);
    if (hidden || !canView(this.#world.model, this.#world.channel(message.channelId), this.id)) {
      throw new Refusal(`${this.name} sees no message ${id}`);
    }
    if (hasFlag(message.flags, Flag.Loading)) throw new Refusal("the message is still being thought about");
    return message;
  }

  get #world(): World {
    return this.#broker.world;
  }
}
