/** Messages as the API and the gateway return them. */
import { type APIAttachment, type APIMessage, InteractionType } from "discord-api-types/v10";
import { fileAddress } from "../acts/files.ts";
import type { Attachment, Interaction, Message } from "../model.ts";
import type { World } from "../world.ts";
import { wireThread } from "./channel.ts";
import { isoTime, isoTimeOrNull } from "./time.ts";
import { wireUser } from "./user.ts";

/** A message as the API returns it. `viewerId` decides whose reactions are marked `me`. */
export function wireMessage(world: World, message: Message, viewerId: string = world.botId): APIMessage {
  const interaction = message.interactionId === null ? undefined : world.model.interactions[message.interactionId];
  const thread = world.model.channels[message.id];
  return {
    ...bareMessage(world, message),
    ...(message.reactions.length === 0 ? {} : { reactions: wireReactions(message, viewerId) }),
    ...(interaction === undefined
      ? {}
      : {
          webhook_id: world.model.application.id,
          application_id: world.model.application.id,
          interaction_metadata: interactionMetadata(world, interaction),
        }),
    ...(thread?.kind === "thread" && thread.id !== message.channelId
      ? { thread: wireThread(world, thread, viewerId) }
      : {}),
    ...wireReference(world, message),
  };
}

/**
 * A message as it is when it has just been sent. The nonce is "used for validating a message was sent" (docs, resources/message):
 * it comes in the answer to the request and in MESSAGE_CREATE, and is in no message that is read later.
 */
export function wireNewMessage(world: World, message: Message): APIMessage {
  return { ...wireMessage(world, message), ...(message.nonce === null ? {} : { nonce: message.nonce }) };
}

function bareMessage(world: World, message: Message) {
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    content: message.content,
    author: wireUser(world.user(message.authorId)),
    mentions: message.mentions.users.map((id) => wireUser(world.user(id))),
    mention_roles: [...message.mentions.roles],
    mention_everyone: message.mentions.everyone,
    attachments: wireAttachments(world, message),
    embeds: resolveFiles(world, message, message.embeds),
    components: resolveFiles(world, message, message.components),
    flags: message.flags,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: isoTimeOrNull(message.editedAt),
    pinned: message.pinnedAt !== null,
    tts: false,
  };
}

/**
 * A file that an embed or a component shows is left out of the list, and comes back when it is no longer named: known,
 * odd and meant (discord/discord-api-docs#1340, #4809, #8277), and a trap for whoever edits a message with a picture.
 * A component tells the file's id as its medium's `attachment_id`.
 */
function wireAttachments(world: World, message: Message): APIAttachment[] {
  if (message.attachments.length === 0) return [];
  const shown = new Set(namedFiles(message, JSON.stringify([message.embeds, message.components])).values());
  return message.attachments
    .filter((file) => !shown.has(file))
    .map((file) => {
      const url = fileAddress(world, message.channelId, file);
      return {
        id: file.id,
        filename: file.name,
        size: file.size,
        url,
        proxy_url: url,
        content_type: file.contentType,
        ...(file.description === null ? {} : { description: file.description }),
        ...(file.width === null || file.height === null ? {} : { width: file.width, height: file.height }),
        ...(message.onlyFor === null ? {} : { ephemeral: true }),
      };
    });
}

const FILE_REFERENCE = /"attachment:\/\/([^"]+)"/g;

/** The files that embeds or components name, written as JSON; of two with one name the newer counts. */
function namedFiles(message: Message, parts: string): Map<string, Attachment> {
  const names = new Set([...parts.matchAll(FILE_REFERENCE)].map((match) => match[1]));
  return new Map(message.attachments.filter((file) => names.has(file.name)).map((file) => [file.name, file]));
}

/** Replaces `attachment://name` by the file's address, which expires and so cannot be stored. */
function resolveFiles<T>(world: World, message: Message, parts: T): T {
  const plain = JSON.stringify(parts);
  const files = message.attachments.length === 0 ? null : namedFiles(message, plain);
  if (!files || files.size === 0) return JSON.parse(plain) as T; // a copy
  const text = plain.replaceAll(FILE_REFERENCE, (whole, name: string) => {
    const file = files.get(name);
    return file === undefined ? whole : JSON.stringify(fileAddress(world, message.channelId, file));
  });
  // The text was T a line ago, and only strings inside it changed.
  return JSON.parse(text) as T;
}

function wireReactions(message: Message, viewerId: string) {
  return message.reactions.map((reaction) => ({
    emoji: { ...reaction.emoji },
    count: reaction.userIds.length,
    count_details: { burst: 0, normal: reaction.userIds.length },
    burst_colors: [],
    me_burst: false,
    me: reaction.userIds.includes(viewerId),
  }));
}

function wireReference(world: World, message: Message) {
  if (message.repliesTo === null) return {};
  const { channelId, messageId } = message.repliesTo;
  const channel = world.model.channels[channelId];
  const target = world.messagesIn(channelId).find((m) => m.id === messageId);
  const guild = channel === undefined || channel.kind === "dm" ? {} : { guild_id: channel.guildId };
  return {
    message_reference: { type: 0, channel_id: channelId, message_id: messageId, ...guild },
    ...(message.type === 19 || message.type === 21
      ? { referenced_message: target === undefined ? null : bareMessage(world, target) }
      : {}),
  };
}

function interactionMetadata(world: World, interaction: Interaction): NonNullable<APIMessage["interaction_metadata"]> {
  const opener = interaction.openedBy === null ? undefined : world.model.interactions[interaction.openedBy];
  if (interaction.kind === "modal" && opener !== undefined) {
    return {
      ...baseMetadata(world, interaction),
      type: InteractionType.ModalSubmit,
      triggering_interaction_metadata: directMetadata(world, opener),
    };
  }
  return directMetadata(world, interaction);
}

function directMetadata(world: World, interaction: Interaction) {
  const base = baseMetadata(world, interaction);
  return interaction.kind === "component"
    ? {
        ...base,
        type: InteractionType.MessageComponent as const,
        interacted_message_id: interaction.messageId ?? interaction.id,
      }
    : { ...base, type: InteractionType.ApplicationCommand as const };
}

function baseMetadata(world: World, interaction: Interaction) {
  return {
    id: interaction.id,
    user: wireUser(world.user(interaction.userId)),
    authorizing_integration_owners: { "0": interaction.guildId ?? "0" },
    ...(interaction.originalMessageId === null ? {} : { original_response_message_id: interaction.originalMessageId }),
  };
}
