/** Messages of the sandbox: posted, edited and deleted, announced to those who see them, and read back. */
import type { APIEmbed, APIMessageTopLevelComponent } from "discord-api-types/v10";
import { Intent } from "../constants.ts";
import type { Attachment, Channel, Message, Thread } from "../model.ts";
import { canView, viewersOf } from "../permissions.ts";
import { wireMessage, wireNewMessage } from "../wire/message.ts";
import { wireBareMember } from "../wire/user.ts";
import { MESSAGE_INTENTS, type World } from "../world.ts";
import { settleComponents, settleEmbeds } from "./components.ts";
import { addThreadMember, updateThread } from "./threads.ts";

export const MessageKind = {
  Default: 0,
  RecipientAdd: 1,
  RecipientRemove: 2,
  Pinned: 6,
  ThreadCreated: 18,
  Reply: 19,
  ChatInputCommand: 20,
  ThreadStarter: 21,
  ContextMenuCommand: 23,
} as const;

export type Draft = {
  /** The first message of a forum's post has the id of its thread. */
  id?: string;
  channel: Channel;
  authorId: string;
  content?: string;
  embeds?: readonly APIEmbed[];
  components?: readonly APIMessageTopLevelComponent[];
  attachments?: Attachment[];
  flags?: number;
  type?: number;
  onlyFor?: string | null;
  mentions?: Message["mentions"];
  nonce?: string | number | null;
  repliesTo?: Message["repliesTo"];
  interactionId?: string | null;
};

const NOBODY: Message["mentions"] = { users: [], roles: [], everyone: false };

export function postMessage(world: World, draft: Draft): Message {
  const { channel } = draft;
  if (channel.kind === "thread") joinAndWake(world, channel, draft);
  const attachments = draft.attachments ?? [];
  const message: Message = {
    id: draft.id ?? world.mint(),
    channelId: channel.id,
    authorId: draft.authorId,
    type: draft.type ?? MessageKind.Default,
    content: draft.content ?? "",
    embeds: settleEmbeds(draft.embeds ?? []),
    components: settleComponents(world, draft.components ?? [], attachments),
    attachments,
    flags: draft.flags ?? 0,
    onlyFor: draft.onlyFor ?? null,
    mentions: draft.mentions ?? NOBODY,
    createdAt: world.clock.now(),
    editedAt: null,
    pinnedAt: null,
    nonce: draft.nonce ?? null,
    repliesTo: draft.repliesTo ?? null,
    interactionId: draft.interactionId ?? null,
    reactions: [],
  };
  world.messagesIn(channel.id).push(message);
  world.changed("message", message);
  if (message.onlyFor === null) {
    channel.lastMessageId = message.id;
    if (channel.kind === "thread" && message.type !== MessageKind.ThreadStarter) channel.messagesSent += 1;
    world.changed("channel", channel);
  }
  announce(world, "MESSAGE_CREATE", message);
  return message;
}

export type Change = {
  content?: string;
  embeds?: readonly APIEmbed[];
  components?: readonly APIMessageTopLevelComponent[];
  attachments?: Attachment[];
  flags?: number;
  mentions?: Message["mentions"];
  /** Flag changes and first fillings of a deferred reply do not mark a message as edited. */
  silent?: boolean;
};

export function editMessage(world: World, message: Message, change: Change): void {
  const kept = new Set((change.attachments ?? message.attachments).map((file) => file.id));
  for (const file of message.attachments) if (!kept.has(file.id)) world.dropFile(file.id);
  if (change.attachments !== undefined) message.attachments = change.attachments;
  if (change.content !== undefined) message.content = change.content;
  if (change.embeds !== undefined) message.embeds = settleEmbeds(change.embeds);
  if (change.components !== undefined) {
    message.components = settleComponents(world, change.components, message.attachments);
  }
  if (change.flags !== undefined) message.flags = change.flags;
  if (change.mentions !== undefined) message.mentions = change.mentions;
  if (change.silent !== true) message.editedAt = world.clock.now();
  world.changed("message", message);
  announce(world, "MESSAGE_UPDATE", message);
}

export function deleteMessages(world: World, channel: Channel, ids: readonly string[], bulk: boolean): void {
  const gone = world.messagesIn(channel.id).filter((m) => ids.includes(m.id));
  world.model.messages[channel.id] = world.messagesIn(channel.id).filter((m) => !ids.includes(m.id));
  for (const { id, attachments } of gone) {
    for (const file of attachments) world.dropFile(file.id);
    world.gone("message", id);
  }
  const where = { channel_id: channel.id, ...guildOf(channel) };
  const common = gone.filter((m) => m.onlyFor === null).map((m) => m.id);
  if (bulk) {
    world.emitIn(channel, "MESSAGE_DELETE_BULK", { ids: common, ...where }, MESSAGE_INTENTS);
    return;
  }
  for (const message of gone) {
    if (message.onlyFor === null)
      world.emitIn(channel, "MESSAGE_DELETE", { id: message.id, ...where }, MESSAGE_INTENTS);
    else emitToOne(world, "MESSAGE_DELETE", { id: message.id, channel_id: channel.id }, message.onlyFor);
  }
}

/** Tells everyone who sees the message. Ephemeral ones travel like direct messages, without guild and member. */
export function announce(world: World, t: "MESSAGE_CREATE" | "MESSAGE_UPDATE", message: Message): void {
  const wire = t === "MESSAGE_CREATE" ? wireNewMessage(world, message) : wireMessage(world, message);
  if (message.onlyFor !== null) {
    emitToOne(world, t, wire, message.onlyFor);
    return;
  }
  const channel = world.channel(message.channelId);
  const member = channel.kind === "dm" ? undefined : world.guild(channel.guildId).members[message.authorId];
  const extra = { ...guildOf(channel), ...(member === undefined ? {} : { member: wireBareMember(member) }) };
  world.emitIn(channel, t, { ...wire, ...extra }, MESSAGE_INTENTS);
}

/** The last messages of a channel that a user may read, oldest first; all of them if `most` is left out. */
export function readableMessages(
  world: World,
  channelId: string,
  userId: string,
  most = Number.POSITIVE_INFINITY,
): Message[] {
  const written = canView(world.model, world.channel(channelId), userId) ? world.messagesIn(channelId) : [];
  const found: Message[] = [];
  for (let at = written.length - 1; at >= 0 && found.length < most; at--) {
    const message = written[at];
    if (message && isFor(message, userId)) found.push(message);
  }
  return found.reverse();
}

/** The newest message of a channel that a user may read and that has what is looked for. */
export function newestReadable(
  world: World,
  channelId: string,
  userId: string,
  isSought: (message: Message) => boolean,
): Message | undefined {
  if (!canView(world.model, world.channel(channelId), userId)) return undefined;
  return world.messagesIn(channelId).findLast((message) => isFor(message, userId) && isSought(message));
}

const isFor = ({ onlyFor }: Message, userId: string): boolean => onlyFor === null || onlyFor === userId;

export function guildOf(channel: Channel): { guild_id?: string } {
  return channel.kind === "dm" ? {} : { guild_id: channel.guildId };
}

function emitToOne(world: World, t: string, d: object, userId: string): void {
  world.emit(t, d, Intent.DirectMessages, [userId, world.botId]);
}

/** Writing in a thread joins it, wakes it from the archive, and brings along whom the text names. */
function joinAndWake(world: World, thread: Thread, draft: Draft): void {
  if (draft.onlyFor !== undefined && draft.onlyFor !== null) return;
  if (thread.archived && !thread.locked) updateThread(world, thread, { archived: false });
  const isGoing = draft.type === MessageKind.RecipientRemove;
  const named = isGoing ? [] : (draft.mentions?.users ?? []).filter((id) => canJoin(world, thread, id));
  const newcomers = [draft.authorId, ...named].filter((id) => !(id in thread.members));
  if (newcomers.length > 0) addThreadMember(world, thread, newcomers);
}

function canJoin(world: World, thread: Thread, userId: string): boolean {
  return viewersOf(world.model, world.channel(thread.parentId)).includes(userId);
}
