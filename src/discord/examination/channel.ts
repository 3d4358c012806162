/** What the bot may do in a channel, by the roles and the channel's own settings. */
import {
  type APIChannel,
  type APIGuild,
  type APIGuildMember,
  type APIOverwrite,
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  PermissionsBitField,
  type REST,
  Routes,
} from "discord.js";
import { needsAt, spotOf } from "../services/permits.ts";
import { type Finding, good, wrong } from "./finding.ts";

const THREADS: readonly ChannelType[] = [
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
];

/** What the bot may do in a channel, by the roles and the channel's own settings. `self`: the bot's user. */
export async function examineChannel(rest: REST, self: string, id: string): Promise<Finding> {
  const what = `channel ${id}`;
  try {
    const channel = (await rest.get(Routes.channel(id))) as APIChannel; // Discord's answers, by its documentation
    if (!("guild_id" in channel) || channel.guild_id === undefined)
      return wrong(
        what,
        "It is no channel of a server: name one, by Copy Channel ID in its menu (with developer mode on).",
      );
    const isThread = THREADS.includes(channel.type);
    const parent =
      isThread && channel.parent_id ? ((await rest.get(Routes.channel(channel.parent_id))) as APIChannel) : channel;
    const guild = (await rest.get(Routes.guild(channel.guild_id))) as APIGuild;
    const member = (await rest.get(Routes.guildMember(channel.guild_id, self))) as APIGuildMember;
    const overwrites = "permission_overwrites" in parent ? (parent.permission_overwrites ?? []) : [];
    const held = heldBy({ self, guild, roles: member.roles, overwrites });
    const missing = needsAt(spotOf({ type: channel.type, parent })).filter(({ bit }) => !held.has(bit));
    const name = `#${channel.name ?? id} on ${guild.name}`;
    if (missing.length === 0) return good(what, `${name}: everything is allowed`);
    const list = missing.map(({ name: permission, why }) => `${permission} (${why})`).join("; ");
    return wrong(what, `${name}: missing ${list}. Give them to the bot's role, or in the channel's settings.`);
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    return wrong(
      what,
      `Discord does not let the bot see it (${error.code}): invite the bot to its server, or give its role View Channel there.`,
    );
  }
}

interface Holder {
  readonly self: string;
  readonly guild: APIGuild;
  readonly roles: readonly string[];
  readonly overwrites: readonly APIOverwrite[];
}

/**
 * Roles first, then what the channel settles for everyone, for the roles together and for the member: as Discord
 * documents it under Permissions, "Permission Overwrites".
 */
function heldBy({ self, guild, roles, overwrites }: Holder): PermissionsBitField {
  if (guild.owner_id === self) return new PermissionsBitField(PermissionsBitField.All);
  const own = [guild.id, ...roles];
  const base = guild.roles
    .filter(({ id }) => own.includes(id))
    .reduce((sum, { permissions }) => sum | BigInt(permissions), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return new PermissionsBitField(PermissionsBitField.All);
  const steps = [
    overwrites.filter(({ id }) => id === guild.id),
    overwrites.filter(({ id }) => roles.includes(id)),
    overwrites.filter(({ id }) => id === self),
  ];
  const all = steps.reduce((held, step) => {
    const denied = step.reduce((sum, { deny }) => sum | BigInt(deny), 0n);
    const allowed = step.reduce((sum, { allow }) => sum | BigInt(allow), 0n);
    return (held & ~denied) | allowed;
  }, base);
  return new PermissionsBitField((all & PermissionFlagsBits.ViewChannel) === 0n ? 0n : all);
}
