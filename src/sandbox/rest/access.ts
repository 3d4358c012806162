/** Which channels and servers the bot can see, read and write in, and the errors for those that it cannot. */
import { has, Permission } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { Channel, DirectChannel, Guild, Thread } from "../model.ts";
import { guildPermissions, isForum, isSpoken, permissionsIn, sendPermission } from "../permissions.ts";
import type { World } from "../world.ts";

/** A channel that the bot can see; one that it cannot see is 50001, one that is not there 10003. */
export function visibleChannel(world: World, id: string): Channel {
  const channel = world.channel(id);
  if (!has(permissionsIn(world.model, channel, world.botId), Permission.ViewChannel)) throw new ApiError(50001);
  return channel;
}

export function visibleThread(world: World, id: string): Thread {
  const channel = visibleChannel(world, id);
  if (channel.kind !== "thread") throw new ApiError(50024);
  return channel;
}

export function memberGuild(world: World, id: string): Guild {
  const guild = world.model.guilds[id];
  // The real API does not tell a guild that does not exist from one that the bot is not in.
  if (guild?.members[world.botId] === undefined) throw new ApiError(guild === undefined ? 10004 : 50001);
  return guild;
}

export function requireIn(world: World, channel: Channel, ...permissions: bigint[]): void {
  const held = permissionsIn(world.model, channel, world.botId);
  if (!permissions.every((bit) => has(held, bit))) throw new ApiError(50013);
}

export function requireInGuild(world: World, guild: Guild, permission: bigint): void {
  if (!has(guildPermissions(guild, world.botId), permission)) throw new ApiError(50013);
}

/**
 * A channel whose messages the bot can read: the chat of a voice or stage channel wants CONNECT as well, and answers 50001
 * without it (developers/resources/message, "Get Channel Messages").
 */
export function readableChannel(world: World, id: string): Channel {
  const channel = visibleChannel(world, id);
  const held = permissionsIn(world.model, channel, world.botId);
  if (isSpoken(channel) && !has(held, Permission.Connect)) throw new ApiError(50001);
  return channel;
}

/** What writing in a channel takes, besides seeing it. */
export function requireWriting(
  world: World,
  channel: Channel,
  wish: { embeds: boolean; files: boolean; reply: boolean },
): void {
  if (channel.kind === "guild" && channel.type === 4) throw new ApiError(50008);
  if (isForum(channel)) throw new ApiError(40058);
  if (channel.kind === "dm") {
    requireOpenDms(world, channel.recipientId);
    requireAcquaintance(world, channel);
    return;
  }
  requireIn(world, channel, sendPermission(channel));
  if (wish.embeds) requireIn(world, channel, Permission.EmbedLinks);
  if (wish.files) requireIn(world, channel, Permission.AttachFiles);
  const mayReadBack = has(permissionsIn(world.model, channel, world.botId), Permission.ReadMessageHistory);
  if (wish.reply && !mayReadBack) throw new ApiError(160002);
  if (channel.kind === "thread") requireUnlocked(world, channel);
}

/** Nobody without MANAGE_THREADS writes in a locked thread or edits in it (developers/topics/threads, "Locked Threads"). */
export function requireUnlocked(world: World, thread: Thread): void {
  if (!thread.locked) return;
  if (!has(permissionsIn(world.model, thread, world.botId), Permission.ManageThreads)) throw new ApiError(160005);
  if (thread.archived) throw new ApiError(50083);
}

/**
 * Messages in an archived thread cannot be edited (developers/topics/threads, "Active & Archived Threads"). That page lets
 * them be deleted, bots report that they are not: here it is refused as well, so that nobody relies on it.
 */
export function requireActive(channel: Channel): void {
  if (channel.kind === "thread" && channel.archived) throw new ApiError(50083);
}

/**
 * 20026: a bot in quarantine may write to nobody whom it has not written to before. Not in Discord's list of codes; said by
 * its message (discord-api-docs#2669), which comes when the conversation is opened, too.
 */
export function requireAcquaintance(world: World, { id }: DirectChannel): void {
  const { quarantined, botId } = world.model.application;
  const isNew = !world.model.messages[id]?.some(({ authorId }) => authorId === botId);
  if (quarantined && isNew) throw new ApiError(20026);
}

/** 50278 without a guild in common, 50007 when the person has closed their direct messages. */
function requireOpenDms(world: World, userId: string): void {
  const shared = Object.values(world.model.guilds).some(
    (guild) => guild.members[userId] !== undefined && guild.members[world.botId] !== undefined,
  );
  if (!shared) throw new ApiError(50278);
  if (!world.user(userId).dmsOpen || world.user(userId).bot) throw new ApiError(50007);
}
