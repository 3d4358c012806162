/** Users, guilds, roles and members of the sandbox: who is created, joins, leaves or is given a role; and outages. */
import { Intent } from "../constants.ts";
import type { Guild, Member, Role, User } from "../model.ts";
import { wireGuildCreate, wireRole } from "../wire/guild.ts";
import { wireMember, wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";

export function createUser(world: World, wish: { name: string; bot?: boolean; locale?: string }): User {
  const user: User = {
    id: world.mint(),
    name: wish.name,
    bot: wish.bot ?? false,
    locale: wish.locale ?? "en-US",
    dmsOpen: true,
  };
  world.model.users[user.id] = user;
  world.changed("user", user);
  return user;
}

export function createGuild(
  world: World,
  wish: { name: string; ownerId: string; everyone: bigint; locale?: string },
): Guild {
  const id = world.mint();
  const everyone: Role = role(id, "@everyone", wish.everyone, 0);
  const guild: Guild = {
    id,
    name: wish.name,
    ownerId: wish.ownerId,
    locale: wish.locale ?? "en-US",
    roles: { [id]: everyone },
    members: {},
  };
  world.model.guilds[id] = guild;
  world.changed("guild", guild);
  return guild;
}

export function createRole(
  world: World,
  guild: Guild,
  wish: { name: string; permissions: bigint; botId?: string; color?: number },
): Role {
  const made = {
    ...role(world.mint(), wish.name, wish.permissions, Object.keys(guild.roles).length),
    botId: wish.botId ?? null,
    color: wish.color ?? 0,
  };
  guild.roles[made.id] = made;
  world.changed("guild", guild);
  world.emit("GUILD_ROLE_CREATE", { guild_id: guild.id, role: wireRole(made) }, Intent.Guilds, membersOf(guild));
  return made;
}

export function setRolePermissions(world: World, guild: Guild, changed: Role, permissions: bigint): void {
  changed.permissions = permissions.toString();
  world.changed("guild", guild);
  world.emit("GUILD_ROLE_UPDATE", { guild_id: guild.id, role: wireRole(changed) }, Intent.Guilds, membersOf(guild));
}

export function addMember(world: World, guild: Guild, userId: string, roles: string[] = []): Member {
  const member: Member = { userId, nick: null, roles, joinedAt: world.clock.now() };
  guild.members[userId] = member;
  world.changed("guild", guild);
  if (userId === world.botId) {
    world.emit("GUILD_CREATE", wireGuildCreate(world, guild, -1), Intent.Guilds, [userId]);
  } else {
    const wire = { guild_id: guild.id, ...wireMember(world, member) };
    world.emit("GUILD_MEMBER_ADD", wire, Intent.GuildMembers, membersOf(guild));
  }
  return member;
}

/** A guild in an outage of Discord, and after it (documentation, Gateway Events: Guild Delete, with `unavailable`; Guild Create). */
export function setOutage(world: World, guild: Guild, on: boolean): void {
  if (on) world.emit("GUILD_DELETE", { id: guild.id, unavailable: true }, Intent.Guilds, [world.botId]);
  else world.emit("GUILD_CREATE", wireGuildCreate(world, guild, -1), Intent.Guilds, [world.botId]);
}

export function setMemberRoles(world: World, guild: Guild, member: Member, roles: string[]): void {
  member.roles = roles;
  world.changed("guild", guild);
  const wire = { guild_id: guild.id, ...wireMember(world, member) };
  // The bot hears of changes to itself without the members intent.
  const intent = member.userId === world.botId ? Intent.Guilds : Intent.GuildMembers;
  world.emit("GUILD_MEMBER_UPDATE", wire, intent, membersOf(guild));
}

/** A member leaves or is removed. If it is the bot, the guild is gone for it. */
export function removeMember(world: World, guild: Guild, userId: string): void {
  const remaining = membersOf(guild).filter((id) => id !== userId);
  delete guild.members[userId];
  world.changed("guild", guild);
  for (const channel of Object.values(world.model.channels)) {
    if (channel.kind !== "thread" || channel.guildId !== guild.id || !(userId in channel.members)) continue;
    delete channel.members[userId];
    world.changed("channel", channel);
  }
  if (userId === world.botId) world.emit("GUILD_DELETE", { id: guild.id }, Intent.Guilds, [userId]);
  const wire = { guild_id: guild.id, user: wireUser(world.user(userId)) };
  world.emit("GUILD_MEMBER_REMOVE", wire, Intent.GuildMembers, remaining);
}

function membersOf(guild: Guild): string[] {
  return Object.keys(guild.members);
}

function role(id: string, name: string, permissions: bigint, position: number): Role {
  return { id, name, permissions: permissions.toString(), color: 0, position, botId: null };
}
