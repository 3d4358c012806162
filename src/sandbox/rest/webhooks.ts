import {
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookUpdateRequestPartialSchema,
  MessageResponseSchema,
} from "discord-api-spec/zod";
import { deleteMessages, editMessage } from "../acts/messages.ts";
import { Flag } from "../bits.ts";
import { ApiError } from "../errors.ts";
import type { Desk } from "../interactions/desk.ts";
import type { Interaction, Message } from "../model.ts";
import { wireMessage } from "../wire/message.ts";
import { postReply, replyMentions } from "./interaction-replies.ts";
import { acceptEdit, type FullBody } from "./message-body.ts";
import { bodyOf, bodyRoute, NO_CONTENT, ok, param, type Route, route, type SentFile } from "./route.ts";

/** Follow-ups and edits through an interaction's token. */
export const webhookRoutes: readonly Route[] = [
  bodyRoute(bodyOf(IncomingWebhookInteractionRequestSchema), {
    method: "POST",
    path: "/webhooks/:application/:token",
    auth: false,
    replies: { 200: MessageResponseSchema, 204: null },
    handle: ({ desk, body, files, ...call }) => {
      const interaction = webhook(desk, call.params);
      // The first follow-up after a deferred reply fills that reply instead of adding a message.
      if (interaction.thinking) return ok(fill(desk, interaction, body, files));
      const message = postReply(desk.world, interaction, body, files, { followUp: true });
      const wire = wireMessage(desk.world, message);
      desk.show(interaction, { kind: "message", message: wire, followUp: true });
      return ok(wire);
    },
  }),
  route({
    method: "GET",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ desk, ...call }) => {
      const interaction = webhook(desk, call.params);
      return ok(wireMessage(desk.world, ownMessage(desk, interaction, param(call, "message"))));
    },
  }),
  bodyRoute(bodyOf(IncomingWebhookUpdateRequestPartialSchema), {
    method: "PATCH",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ desk, body, files, ...call }) => {
      const interaction = webhook(desk, call.params);
      const message = ownMessage(desk, interaction, param(call, "message"));
      if (interaction.thinking && message.id === interaction.originalMessageId) {
        return ok(fill(desk, interaction, body, files));
      }
      const mentions = body.content === undefined ? {} : { mentions: replyMentions(desk.world, interaction, body) };
      editMessage(desk.world, message, { ...acceptEdit(desk.world, message, body, files), ...mentions });
      const wire = wireMessage(desk.world, message);
      desk.show(interaction, { kind: "update", message: wire });
      return ok(wire);
    },
  }),
  route({
    method: "DELETE",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 204: null },
    handle: ({ desk, ...call }) => {
      const interaction = webhook(desk, call.params);
      const message = ownMessage(desk, interaction, param(call, "message"));
      if (message.id === interaction.originalMessageId) interaction.thinking = false;
      deleteMessages(desk.world, desk.world.channel(message.channelId), [message.id], false);
      desk.show(interaction, { kind: "removed", messageId: message.id });
      return NO_CONTENT;
    },
  }),
];

/** The deferred reply gets its content; whether it is ephemeral was settled by the deferral. */
function fill(desk: Desk, interaction: Interaction, body: FullBody, files: readonly SentFile[]) {
  const message = desk.world.message(interaction.channelId, interaction.originalMessageId ?? "");
  const change = acceptEdit(desk.world, message, body, files);
  interaction.thinking = false;
  editMessage(desk.world, message, {
    ...change,
    flags: (change.flags ?? message.flags) & ~Flag.Loading,
    mentions: replyMentions(desk.world, interaction, body),
    silent: true,
  });
  const wire = wireMessage(desk.world, message);
  desk.show(interaction, { kind: "message", message: wire, followUp: false });
  return wire;
}

function webhook(desk: Desk, params: Record<string, string>): Interaction {
  if (params.application !== desk.world.model.application.id) throw new ApiError(10015);
  return desk.byToken(params.token ?? "");
}

/** `@original` or a message that this application's interactions wrote; an update answers with the source message. */
function ownMessage(desk: Desk, interaction: Interaction, id: string): Message {
  const wanted = id === "@original" ? interaction.originalMessageId : id;
  const message = desk.world.messagesIn(interaction.channelId).find((m) => m.id === wanted);
  const own = message?.interactionId !== null || message?.id === interaction.originalMessageId;
  if (message === undefined || !own) throw new ApiError(10008);
  return message;
}
