/** What INTERACTION_CREATE says of an interaction: where it comes from, who sent it, and with what rights. */
import { MAX_FILE_BYTES } from "../constants.ts";
import type { Interaction, InteractionKind } from "../model.ts";
import { permissionsIn } from "../permissions.ts";
import { wireChannel } from "../wire/channel.ts";
import { wireMessage } from "../wire/message.ts";
import { wireMember, wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";

export const INTERACTION_TYPE: Record<InteractionKind, number> = {
  command: 2,
  component: 3,
  autocomplete: 4,
  modal: 5,
};

/** INTERACTION_CREATE as Discord sends it; `data` is what the kind of interaction adds. */
export function interactionPayload(world: World, interaction: Omit<Interaction, "payload">, data: object): object {
  const channel = world.channel(interaction.channelId);
  const user = world.user(interaction.userId);
  const held = permissionsIn(world.model, channel, user.id).toString();
  const message =
    interaction.messageId === null
      ? {}
      : { message: wireMessage(world, world.message(channel.id, interaction.messageId)) };
  return {
    id: interaction.id,
    application_id: world.model.application.id,
    type: INTERACTION_TYPE[interaction.kind],
    token: interaction.token,
    version: 1,
    channel_id: channel.id,
    channel: { ...wireChannel(world, channel), permissions: held },
    app_permissions: permissionsIn(world.model, channel, world.botId).toString(),
    locale: user.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: ownersOf(world, interaction),
    context: interaction.guildId === null ? 1 : 0,
    attachment_size_limit: MAX_FILE_BYTES,
    data,
    ...message,
    ...origin(world, interaction, held),
  };
}

/** Through which installation the command is there: the server's, or one of the person's own. */
function ownersOf(world: World, { guildId, userId }: Omit<Interaction, "payload">): object {
  const isOwn = guildId !== null && world.guild(guildId).commandsFrom === "user";
  return isOwn ? { "1": userId } : { "0": guildId ?? "0" };
}

/** In a guild the sender is a member with permissions, in a conversation a plain user. */
function origin(world: World, interaction: Omit<Interaction, "payload">, permissions: string): object {
  if (interaction.guildId === null) return { user: wireUser(world.user(interaction.userId)) };
  const guild = world.guild(interaction.guildId);
  const member = guild.members[interaction.userId];
  if (member === undefined) throw new Error(`user ${interaction.userId} is not a member of ${guild.id}`);
  return {
    guild_id: guild.id,
    guild_locale: guild.locale,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    member: { ...wireMember(world, member), permissions },
  };
}
