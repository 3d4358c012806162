/** How an interaction's first response and its follow-ups become messages. */
import { mentionsOf, pingingText } from "../acts/mentions.ts";
import { MessageKind, postMessage } from "../acts/messages.ts";
import { Flag, hasFlag } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { Interaction, Message } from "../model.ts";
import type { World } from "../world.ts";
import { acceptNew, type FullBody } from "./message-body.ts";
import type { SentFile } from "./route.ts";

/** Writes the message of a first response or a follow-up. A thinking one is empty until it is edited. */
export function postReply(
  world: World,
  interaction: Interaction,
  body: FullBody | undefined,
  files: readonly SentFile[],
  { thinking = false, followUp = false } = {},
): Message {
  const channel = world.channel(interaction.channelId);
  const flags = body?.flags ?? 0;
  const ephemeral = hasFlag(flags, Flag.Ephemeral);
  const parts = thinking
    ? { flags: (flags & Flag.Ephemeral) | Flag.Loading }
    : acceptNew(world, body ?? {}, files, Flag.Ephemeral);
  if (channel.kind === "thread" && channel.archived && channel.locked) throw new ApiError(50083);
  const repliedTo = followUp ? interaction.originalMessageId : interaction.messageId;
  return postMessage(world, {
    channel,
    authorId: world.botId,
    ...parts,
    type: repliedTo === null ? kindOfFirst(interaction) : MessageKind.Reply,
    repliesTo: repliedTo === null ? null : { channelId: channel.id, messageId: repliedTo },
    onlyFor: ephemeral ? interaction.userId : null,
    interactionId: interaction.id,
    mentions: replyMentions(world, interaction, body),
  });
}

/** Without `allowed_mentions`, replies to interactions ping users only. */
export function replyMentions(world: World, interaction: Interaction, body: FullBody | undefined): Message["mentions"] {
  const channel = world.channel(interaction.channelId);
  return mentionsOf(world, channel, pingingText(body ?? {}), body?.allowed_mentions ?? undefined, ["users"]);
}

function kindOfFirst(interaction: Interaction): number {
  return interaction.commandName === null ? MessageKind.Default : MessageKind.ChatInputCommand;
}
