import { type BaseInteraction, GuildMember, PermissionFlagsBits } from "discord.js";
import type { Asker } from "../asker.ts";

/** What a campaign's channel must allow, by the names that Discord's settings use. */
const NEEDED = {
  "View Channel": PermissionFlagsBits.ViewChannel,
  "Read Message History": PermissionFlagsBits.ReadMessageHistory,
  "Embed Links": PermissionFlagsBits.EmbedLinks,
  "Attach Files": PermissionFlagsBits.AttachFiles,
} as const;
const IN_CHANNEL = {
  "Send Messages": PermissionFlagsBits.SendMessages,
  "Create Public Threads": PermissionFlagsBits.CreatePublicThreads,
} as const;
const IN_THREAD = { "Send Messages in Threads": PermissionFlagsBits.SendMessagesInThreads } as const;

export function askerOf(interaction: BaseInteraction): Asker {
  const { user, member, guildId, channelId, id } = interaction;
  const name = member instanceof GuildMember ? member.displayName : (member?.nick ?? user.displayName);
  return {
    person: { id: user.id, name },
    guild: guildId,
    channel: channelId ?? "",
    interaction: id,
    lacking: lackingIn(interaction),
  };
}

function lackingIn({ appPermissions, channel }: BaseInteraction): string[] {
  const place = channel?.isThread() ? IN_THREAD : IN_CHANNEL;
  return Object.entries({ ...NEEDED, ...place })
    .filter(([, bit]) => !appPermissions.has(bit))
    .map(([name]) => name);
}
