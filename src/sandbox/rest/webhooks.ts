/** Follow-ups and edits through an interaction's token. */
import {
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageResponseSchema,
} from "discord-api-spec/zod";
import { deleteMessages, editMessage } from "../acts/messages.ts";
import { Flag } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { InteractionBroker } from "../interactions/broker.ts";
import type { Interaction, Message } from "../model.ts";
import { wireMessage } from "../wire/message.ts";
import { requireActive } from "./access.ts";
import { postReply, replyMentions } from "./interaction-replies.ts";
import { acceptEdit, changesText, type FullBody } from "./message-body.ts";
import { bodyOf, bodyRoute, NO_CONTENT, ok, param, type Route, route, type SentFile } from "./route.ts";

export const webhookRoutes: readonly Route[] = [
  bodyRoute(bodyOf(IncomingWebhookInteractionRequestSchema), {
    method: "POST",
    path: "/webhooks/:application/:token",
    auth: false,
    replies: { 200: MessageResponseSchema, 204: null },
    handle: ({ broker, body, files, ...call }) => {
      const interaction = webhook(broker, call.params);
      // The first follow-up after a deferred reply fills that reply instead of adding a message.
      if (interaction.thinking) return ok(fill(broker, interaction, body, files));
      const message = postReply(broker.world, interaction, body, files, { followUp: true });
      const wire = wireMessage(broker.world, message);
      broker.show(interaction, { kind: "message", message: wire, followUp: true });
      return ok(wire);
    },
  }),
  route({
    method: "GET",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ broker, ...call }) => {
      const interaction = webhook(broker, call.params);
      return ok(wireMessage(broker.world, ownMessage(broker, interaction, param(call, "message"))));
    },
  }),
  bodyRoute(bodyOf(IncomingWebhookUpdateRequestPartialSchema), {
    method: "PATCH",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ broker, body, files, ...call }) => {
      const interaction = webhook(broker, call.params);
      const message = ownMessage(broker, interaction, param(call, "message"));
      if (message.onlyFor === null) requireActive(broker.world.channel(message.channelId));
      if (interaction.thinking && message.id === interaction.originalMessageId) {
        return ok(fill(broker, interaction, body, files));
      }
      const change = acceptEdit(broker.world, message, body, files);
      const mentions = changesText(change) ? { mentions: replyMentions(broker.world, interaction, body) } : {};
      editMessage(broker.world, message, { ...change, ...mentions });
      const wire = wireMessage(broker.world, message);
      broker.show(interaction, { kind: "update", message: wire });
      return ok(wire);
    },
  }),
  route({
    method: "DELETE",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 204: null },
    handle: ({ broker, ...call }) => {
      const interaction = webhook(broker, call.params);
      const message = ownMessage(broker, interaction, param(call, "message"));
      if (message.id === interaction.originalMessageId) interaction.thinking = false;
      deleteMessages(broker.world, broker.world.channel(message.channelId), [message.id], false);
      broker.show(interaction, { kind: "removed", messageId: message.id });
      return NO_CONTENT;
    },
  }),
];

/** The deferred reply gets its content; whether it is ephemeral was settled by the deferral. */
function fill(broker: InteractionBroker, interaction: Interaction, body: FullBody, files: readonly SentFile[]) {
  const message = broker.world.message(interaction.channelId, interaction.originalMessageId ?? "");
  const change = acceptEdit(broker.world, message, body, files);
  interaction.thinking = false;
  editMessage(broker.world, message, {
    ...change,
    flags: (change.flags ?? message.flags) & ~Flag.Loading,
    mentions: replyMentions(broker.world, interaction, body),
    silent: true,
  });
  const wire = wireMessage(broker.world, message);
  broker.show(interaction, { kind: "message", message: wire, followUp: false });
  return wire;
}

function webhook(broker: InteractionBroker, params: Record<string, string>): Interaction {
  if (params.application !== broker.world.model.application.id) throw new ApiError(10015);
  return broker.byToken(params.token ?? "");
}

/** `@original` or a message that this application's interactions wrote; an update answers with the source message. */
function ownMessage(broker: InteractionBroker, interaction: Interaction, id: string): Message {
  const wanted = id === "@original" ? interaction.originalMessageId : id;
  const message = broker.world.messagesIn(interaction.channelId).find((m) => m.id === wanted);
  const own = message?.interactionId !== null || message?.id === interaction.originalMessageId;
  if (message === undefined || !own) throw new ApiError(10008);
  return message;
}
