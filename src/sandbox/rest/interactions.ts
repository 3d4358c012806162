/** The REST route with which a bot answers an interaction for the first time. */
import { isDeepStrictEqual } from "node:util";
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  InteractionCallbackResponseSchema,
  ModalInteractionCallbackRequestSchema,
  PongInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from "discord-api-spec/zod";
import {
  InteractionResponseType as Answer,
  type APIInteractionResponse,
  type APIModalInteractionResponseCallbackData,
} from "discord-api-types/v10";
import { editMessage } from "../acts/messages.ts";
import { Flag } from "../constants.ts";
import { invalid } from "../errors.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import { INTERACTION_TYPE } from "../interactions/payload.ts";
import type { Interaction, Message, Modal } from "../model.ts";
import { type Checked, check, isRecord } from "../spec/check.ts";
import { modalProblems } from "../spec/modal-limits.ts";
import { wireMessage } from "../wire/message.ts";
import { requireActive } from "./access.ts";
import { postReply, replyMentions } from "./interaction-replies.ts";
import { acceptEdit, changesText, type FullBody } from "./message-body.ts";
import { bodyRoute, NO_CONTENT, ok, param, type Reply, type Route, refuseIf, type SentFile } from "./route.ts";

export const interactionRoutes: readonly Route[] = [
  bodyRoute(checkCallback, {
    method: "POST",
    path: "/interactions/:interaction/:token/callback",
    auth: false,
    replies: { 200: InteractionCallbackResponseSchema, 204: null },
    handle: ({ broker, body, files, query, warnings, ...call }) => {
      const interaction = broker.unanswered(param(call, "interaction"), param(call, "token"));
      if (!ALLOWED[interaction.kind].includes(body.type)) refuseType(interaction);
      if (isUpdate(body.type) && interaction.messageId === null) refuseType(interaction);
      const message = respond(broker, interaction, body, files);
      if (body.type === Answer.Modal && !isShownAsSent(interaction.modal, body.data)) warnings.push(OLD_FORM);
      return query.get("with_response") === "true"
        ? callbackReply(broker, interaction, body.type, message)
        : NO_CONTENT;
    },
  }),
];

/** Which callback types answer which kind: no modal after a modal, choices only to autocomplete. */
const ALLOWED: Record<Interaction["kind"], readonly number[]> = {
  command: [4, 5, 9],
  component: [4, 5, 6, 7, 9],
  autocomplete: [8],
  modal: [4, 5, 6, 7],
};

const OLD_FORM = "a phone goes on showing an earlier form that had the same custom_id";

const isShownAsSent = (shown: Modal | null, sent: APIModalInteractionResponseCallbackData): boolean =>
  shown?.title === sent.title && isDeepStrictEqual(shown.components, sent.components);

function respond(
  broker: InteractionBroker,
  interaction: Interaction,
  body: APIInteractionResponse,
  files: readonly SentFile[],
): Message | null {
  switch (body.type) {
    case Answer.ChannelMessageWithSource: {
      const message = postReply(broker.world, interaction, body.data, files);
      fulfil(interaction, body.type, message);
      broker.show(interaction, { kind: "message", message: wireMessage(broker.world, message), followUp: false });
      return message;
    }
    case Answer.DeferredChannelMessageWithSource: {
      const ephemeral = ((body.data?.flags ?? 0) & Flag.Ephemeral) !== 0;
      const message = postReply(broker.world, interaction, { flags: body.data?.flags ?? 0 }, [], { thinking: true });
      fulfil(interaction, body.type, message);
      interaction.thinking = true;
      broker.show(interaction, { kind: "thinking", ephemeral });
      return message;
    }
    case Answer.DeferredMessageUpdate:
      fulfil(interaction, body.type, sourceOf(broker, interaction));
      broker.show(interaction, { kind: "updating" });
      return null;
    case Answer.UpdateMessage: {
      const source = sourceOf(broker, interaction);
      if (source.onlyFor === null) requireActive(broker.world.channel(source.channelId));
      // Unlike an edit, an update drops the files that it does not list (discord/discord-api-docs#6277).
      const data: FullBody = { ...body.data, attachments: body.data?.attachments ?? [] };
      const change = acceptEdit(broker.world, source, data, files);
      fulfil(interaction, body.type, source);
      const mentions = changesText(change) ? { mentions: replyMentions(broker.world, interaction, data) } : {};
      editMessage(broker.world, source, { ...change, ...mentions });
      broker.show(interaction, { kind: "update", message: wireMessage(broker.world, source) });
      return source;
    }
    case Answer.ApplicationCommandAutocompleteResult:
      fulfil(interaction, body.type, null);
      broker.show(interaction, { kind: "choices", choices: body.data.choices ?? [] });
      return null;
    case Answer.Modal: {
      const { custom_id: customId, title, components } = body.data;
      refuseIf(modalProblems(components));
      fulfil(interaction, body.type, null);
      const sent = { interactionId: interaction.id, customId, title, components };
      const modal = broker.clients.shown(interaction.userId, sent);
      interaction.modal = modal;
      broker.show(interaction, { kind: "modal", modal });
      return null;
    }
    default:
      return refuseType(interaction);
  }
}

function fulfil(interaction: Interaction, type: number, original: Message | null): void {
  interaction.answeredWith = type;
  interaction.originalMessageId = original?.id ?? null;
}

function sourceOf(broker: InteractionBroker, interaction: Interaction): Message {
  return broker.world.message(interaction.channelId, interaction.messageId ?? "");
}

function callbackReply(
  broker: InteractionBroker,
  interaction: Interaction,
  type: number,
  message: Message | null,
): Reply {
  const wire = message === null ? null : wireMessage(broker.world, message);
  return ok({
    interaction: {
      id: interaction.id,
      type: INTERACTION_TYPE[interaction.kind],
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
      ...(message === null
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: interaction.thinking,
            response_message_ephemeral: message.onlyFor !== null,
          }),
    },
    // A deferral's resource is the message too: its type is that of the message it made.
    ...(wire === null ? {} : { resource: { type: isUpdate(type) ? 7 : 4, message: wire } }),
  });
}

/** The specification lists one schema for each family of callback types; `type` says which one was meant. */
function checkCallback(value: unknown): Checked<APIInteractionResponse> {
  const type = isRecord(value) ? value.type : undefined;
  switch (type) {
    case 1:
      return check(PongInteractionCallbackRequestSchema, value);
    case 4:
    case 5:
      return check(CreateMessageInteractionCallbackRequestSchema, value);
    case 6:
    case 7:
      return check(UpdateMessageInteractionCallbackRequestSchema, value);
    case 8:
      return check(ApplicationCommandAutocompleteCallbackRequestSchema, value);
    case 9:
      return check(ModalInteractionCallbackRequestSchema, value);
    default:
      return { ok: false, problems: [{ path: ["type"], code: "BASE_TYPE_CHOICES", message: "Unknown callback type" }] };
  }
}

function isUpdate(type: number): boolean {
  return type === 6 || type === 7;
}

function refuseType(interaction: Interaction): never {
  throw invalid(["type"], `Not a valid response to an interaction of type ${INTERACTION_TYPE[interaction.kind]}`);
}
