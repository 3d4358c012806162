/** Channels, threads and conversations as the API returns them to a viewer. */
import type { Channel, DirectChannel, GuildChannel, Thread } from "../model.ts";
import { isForum, isSpoken } from "../permissions.ts";
import type { World } from "../world.ts";
import { isoTime, isoTimeOrNull } from "./time.ts";
import { wireUser } from "./user.ts";

/** A channel as `viewerId` sees it: threads carry the viewer's own membership, conversations name the other side. */
export function wireChannel(world: World, channel: Channel, viewerId: string = world.botId) {
  switch (channel.kind) {
    case "guild":
      return wireGuildChannel(world, channel);
    case "thread":
      return wireThread(world, channel, viewerId);
    case "dm":
      return wireDirect(world, channel, viewerId);
  }
}

export function wireGuildChannel(world: World, channel: GuildChannel) {
  const base = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    position: channel.position,
    permission_overwrites: channel.overwrites.map((o) => ({ ...o })),
    nsfw: false,
    flags: 0,
  };
  if (channel.type === 4) return base;
  return {
    ...base,
    topic: channel.topic,
    rate_limit_per_user: channel.slowmode,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: lastPin(world, channel.id),
    ...(isSpoken(channel) ? { bitrate: 64_000, user_limit: 0, rtc_region: null } : {}),
    ...(isForum(channel) ? { available_tags: [], default_reaction_emoji: null, default_sort_order: null } : {}),
  };
}

export function wireThread(world: World, thread: Thread, viewerId: string = world.botId) {
  const joinedAt = thread.members[viewerId];
  return {
    id: thread.id,
    type: thread.type,
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    name: thread.name,
    owner_id: thread.ownerId,
    flags: 0,
    rate_limit_per_user: thread.slowmode,
    last_message_id: thread.lastMessageId,
    last_pin_timestamp: lastPin(world, thread.id),
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: isoTime(thread.archivedAt),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: isoTime(thread.createdAt),
      ...(thread.type === 12 ? { invitable: thread.invitable } : {}),
    },
    message_count: Math.max(0, thread.messagesSent - deletedFrom(world, thread)),
    member_count: Math.min(50, Object.keys(thread.members).length),
    total_message_sent: thread.messagesSent,
    ...(joinedAt === undefined ? {} : { member: wireThreadMember(thread, viewerId) }),
  };
}

export function wireThreadMember(thread: Thread, userId: string) {
  return {
    id: thread.id,
    user_id: userId,
    join_timestamp: isoTime(thread.members[userId] ?? thread.createdAt),
    flags: 1,
  };
}

function wireDirect(world: World, channel: DirectChannel, viewerId: string) {
  const other = viewerId === channel.recipientId ? world.botId : channel.recipientId;
  return {
    id: channel.id,
    type: channel.type,
    flags: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: lastPin(world, channel.id),
    recipients: [wireUser(world.user(other))],
  };
}

function deletedFrom(world: World, thread: Thread): number {
  const present = world.messagesIn(thread.id).filter((m) => m.onlyFor === null && m.type !== 21).length;
  return Math.max(0, thread.messagesSent - present);
}

function lastPin(world: World, channelId: string): string | null {
  let last: number | null = null;
  for (const { pinnedAt } of world.messagesIn(channelId))
    if (pinnedAt !== null && (last === null || pinnedAt > last)) last = pinnedAt;
  return isoTimeOrNull(last);
}
