/** Reactions to messages of the sandbox: added, removed and found. */
import { ApiError } from "../errors.ts";
import type { Message, Reaction } from "../model.ts";
import { REACTION_INTENTS, type World } from "../world.ts";
import { guildOf } from "./messages.ts";

const MAX_REACTIONS = 20;

/** An emoji as it is written in an address: a character, or `name:id` of a custom one. */
export function emojiOf(text: string): Reaction["emoji"] {
  const custom = /^(\w+):(\d+)$/.exec(text);
  return custom === null ? { id: null, name: text } : { id: custom[2] ?? null, name: custom[1] ?? text };
}

export function addReaction(world: World, message: Message, emoji: Reaction["emoji"], userId: string): void {
  const known = find(message, emoji);
  if (known === undefined && message.reactions.length >= MAX_REACTIONS) throw new ApiError(30010);
  const reaction = known ?? { emoji, userIds: [] };
  if (known === undefined) message.reactions.push(reaction);
  if (reaction.userIds.includes(userId)) return;
  reaction.userIds.push(userId);
  emit(world, "MESSAGE_REACTION_ADD", message, emoji, userId);
}

export function removeReaction(world: World, message: Message, emoji: Reaction["emoji"], userId: string): void {
  const reaction = find(message, emoji);
  if (reaction?.userIds.includes(userId) !== true) return;
  reaction.userIds = reaction.userIds.filter((id) => id !== userId);
  message.reactions = message.reactions.filter((r) => r.userIds.length > 0);
  emit(world, "MESSAGE_REACTION_REMOVE", message, emoji, userId);
}

export function find(message: Message, emoji: Reaction["emoji"]): Reaction | undefined {
  return message.reactions.find((r) => r.emoji.id === emoji.id && r.emoji.name === emoji.name);
}

function emit(world: World, t: string, message: Message, emoji: Reaction["emoji"], userId: string): void {
  world.changed("message", message);
  const channel = world.channel(message.channelId);
  const event = {
    user_id: userId,
    channel_id: channel.id,
    message_id: message.id,
    message_author_id: message.authorId,
    emoji,
    burst: false,
    type: 0,
    ...guildOf(channel),
  };
  world.emitIn(channel, t, event, REACTION_INTENTS);
}
