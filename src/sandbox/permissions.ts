/** What a user may do in a guild and its channels, as Discord computes it, and who sees a channel. */
import { EVERYONE_DEFAULT, has, Permission } from "./constants.ts";
import type { Channel, Guild, GuildChannel, Model, Overwrite } from "./model.ts";

const ALL = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n);

/** What both sides of a private conversation may do in it. */
const DIRECT = EVERYONE_DEFAULT | Permission.PinMessages | Permission.MentionEveryone;

/** A member's permissions in the whole guild: roles only, no channel overwrites. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members[userId];
  if (member === undefined) return 0n;
  if (guild.ownerId === userId) return ALL;
  const sum = [guild.id, ...member.roles].reduce((bits, id) => bits | BigInt(guild.roles[id]?.permissions ?? "0"), 0n);
  return has(sum, Permission.Administrator) ? ALL : sum;
}

/** A user's permissions in a channel as Discord computes them; 0 when they cannot see it. */
export function permissionsIn(model: Model, channel: Channel, userId: string): bigint {
  if (channel.kind === "dm") {
    return channel.recipientId === userId || model.application.botId === userId ? DIRECT : 0n;
  }
  const guild = model.guilds[channel.guildId];
  const member = guild?.members[userId];
  if (guild === undefined || member === undefined) return 0n;
  if (channel.kind === "thread") {
    const parent = model.channels[channel.parentId];
    if (parent === undefined) return 0n;
    const bits = permissionsIn(model, parent, userId);
    const invited = channel.type !== 12 || userId in channel.members || has(bits, Permission.ManageThreads);
    return invited ? bits : 0n;
  }
  const base = guildPermissions(guild, userId);
  if (has(base, Permission.Administrator)) return ALL;
  const bits = withOverwrites(base, channel, guild, userId, member.roles);
  return has(bits, Permission.ViewChannel) ? bits : 0n;
}

/** Voice and stage channels, whose chat is read and written only by those who may connect. */
export const isSpoken = (channel: Channel): boolean =>
  channel.kind === "guild" && (channel.type === 2 || channel.type === 13);

/** Forum and media channels, which hold posts, that is threads, and no messages of their own. */
export const isForum = (channel: Channel): boolean =>
  channel.kind === "guild" && (channel.type === 15 || channel.type === 16);

export function canView(model: Model, channel: Channel, userId: string): boolean {
  return has(permissionsIn(model, channel, userId), Permission.ViewChannel);
}

/** The permission that allows writing depends on where one writes. */
export function sendPermission(channel: Channel): bigint {
  return channel.kind === "thread" ? Permission.SendMessagesInThreads : Permission.SendMessages;
}

export function viewersOf(model: Model, channel: Channel): string[] {
  if (channel.kind === "dm") return [channel.recipientId, model.application.botId];
  const guild = model.guilds[channel.guildId];
  return Object.keys(guild?.members ?? {}).filter((userId) => canView(model, channel, userId));
}

/** Overwrites apply in this order: @everyone, all roles together, the member. */
function withOverwrites(base: bigint, channel: GuildChannel, guild: Guild, userId: string, roles: string[]): bigint {
  const everyone = channel.overwrites.filter((o) => o.id === guild.id);
  const byRole = channel.overwrites.filter((o) => o.type === 0 && roles.includes(o.id));
  const byMember = channel.overwrites.filter((o) => o.type === 1 && o.id === userId);
  return [everyone, byRole, byMember].reduce(applyTogether, base);
}

function applyTogether(bits: bigint, overwrites: Overwrite[]): bigint {
  const deny = overwrites.reduce((sum, o) => sum | BigInt(o.deny), 0n);
  const allow = overwrites.reduce((sum, o) => sum | BigInt(o.allow), 0n);
  return (bits & ~deny) | allow;
}
