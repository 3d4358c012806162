/** Who pressed or typed something, where, with which rights, and how another channel looks to them. */
import { type BaseInteraction, ChannelType, GuildMember, PermissionFlagsBits } from "discord.js";
import { inviteOf } from "../examination/application.ts";
import type { Asker, ChannelSight } from "../services/asker.ts";
import { permitsOf, spotOf } from "../services/permits.ts";

export function askerOf(interaction: BaseInteraction): Asker {
  const { user, member, guildId, channelId, channel, id, memberPermissions, appPermissions } = interaction;
  const name = member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName);
  const places = placesOf(interaction);
  return {
    person: { id: user.id, name },
    guild: guildId,
    channel: channelId ?? "",
    places,
    sees: (place) => (places.includes(place) ? "visible" : sightOf(interaction, place)),
    interaction: id,
    // servers that are down are known by their ids, too; one that is not known is not the bot's
    invite: guildId !== null && interaction.guild === null ? inviteOf(interaction.applicationId) : null,
    permits: permitsOf(appPermissions, spotOf(channel)),
    readsThreads: memberPermissions?.has(PermissionFlagsBits.ManageThreads) === true,
    staff: memberPermissions?.has(PermissionFlagsBits.ManageGuild) === true,
    roles: member === null ? [] : member instanceof GuildMember ? [...member.roles.cache.keys()] : member.roles,
  };
}

/** The channel that somebody is in, and the one that it is a thread of. */
export function placesOf({ channelId, channel }: BaseInteraction): readonly string[] {
  const parent = channel?.isThread() ? channel.parentId : null;
  return [channelId, parent].filter((place) => place !== null);
}

/**
 * How another channel looks to whoever is here: by their roles, which the interaction brings, and by the channel's own
 * settings. Who was let into a private thread only Discord knows: to all but those who manage threads it is hidden.
 */
function sightOf({ guild, member }: BaseInteraction, place: string): ChannelSight {
  if (!guild || !(member instanceof GuildMember)) return "hidden";
  const channel = guild.channels.cache.get(place);
  if (!channel?.viewable) return "gone"; // the bot is not told any more who may look into it
  const held = channel.permissionsFor(member);
  const needed = [
    PermissionFlagsBits.ViewChannel,
    ...(channel.type === ChannelType.PrivateThread ? [PermissionFlagsBits.ManageThreads] : []),
  ];
  return held?.has(needed) === true ? "visible" : "hidden";
}
