import { type BaseInteraction, GuildMember, PermissionFlagsBits } from "discord.js";
import type { Asker } from "../asker.ts";
import { permitsOf } from "../permits.ts";

export function askerOf(interaction: BaseInteraction): Asker {
  const { user, member, guildId, channelId, channel, id, memberPermissions, appPermissions } = interaction;
  const name = member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName);
  const parent = channel?.isThread() ? channel.parentId : null;
  return {
    person: { id: user.id, name },
    guild: guildId,
    channel: channelId ?? "",
    places: [channelId, parent].filter((place) => place !== null),
    interaction: id,
    permits: permitsOf(appPermissions, channel?.isThread() === true),
    staff: memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
    roles: member === null ? [] : member instanceof GuildMember ? [...member.roles.cache.keys()] : member.roles,
  };
}
