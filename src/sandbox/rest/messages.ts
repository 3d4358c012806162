/** The REST routes with which a bot reads, sends, edits and deletes a channel's messages, and shows that it types. */
import {
  MessageCreateRequestSchema,
  MessageEditRequestPartialSchema,
  MessageResponseSchema,
  TypingIndicatorResponseSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { typing } from "../acts/channels.ts";
import { mentionsOf, pingingText } from "../acts/mentions.ts";
import { deleteMessages, editMessage, MessageKind, postMessage } from "../acts/messages.ts";
import { Flag, has, hasFlag, NONCE_WINDOW_MS, Permission } from "../constants.ts";
import { ApiError, invalid } from "../errors.ts";
import type { Message } from "../model.ts";
import { permissionsIn } from "../permissions.ts";
import { compareSnowflakes, snowflakeTime } from "../snowflake.ts";
import type { Schema } from "../spec/check.ts";
import { wireMessage, wireNewMessage } from "../wire/message.ts";
import type { World } from "../world.ts";
import { readableChannel, requireActive, requireIn, requireUnlocked, requireWriting } from "./access.ts";
import { acceptEdit, acceptNew, changesText } from "./message-body.ts";
import { bodyOf, bodyRoute, limitOf, NO_CONTENT, ok, param, type Route, route } from "./route.ts";

const MessageListSchema: Schema = z.array(MessageResponseSchema);
const BULK_MAX_AGE_MS = 14 * 86_400_000;

export const messageRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/channels/:channel/messages",
    replies: { 200: MessageListSchema },
    handle: (call) => {
      const channel = readableChannel(call.world, param(call, "channel"));
      const limit = limitOf(call.query, 50, 100);
      if (!mayReadBack(call.world, channel.id)) return ok([]);
      const listed = page(commonMessages(call.world, channel.id), call.query, limit);
      return ok(listed.map((message) => forBot(call.world, message)));
    },
  }),
  route({
    method: "GET",
    path: "/channels/:channel/messages/:message",
    replies: { 200: MessageResponseSchema },
    handle: (call) => {
      const channel = readableChannel(call.world, param(call, "channel"));
      requireIn(call.world, channel, Permission.ReadMessageHistory);
      return ok(forBot(call.world, commonMessage(call.world, channel.id, param(call, "message"))));
    },
  }),
  bodyRoute(bodyOf(MessageCreateRequestSchema), {
    method: "POST",
    path: "/channels/:channel/messages",
    replies: { 200: MessageResponseSchema },
    handle: ({ world, body, files, ...call }) => {
      const channel = readableChannel(world, param(call, "channel"));
      const replyTo = body.message_reference?.message_id ?? null;
      requireWriting(world, channel, {
        embeds: (body.embeds ?? []).length > 0,
        files: files.length > 0,
        reply: replyTo !== null,
      });
      const first = body.enforce_nonce === true ? sentBefore(world, channel.id, body.nonce ?? null) : undefined;
      if (first !== undefined) return ok(wireNewMessage(world, first));
      const parts = acceptNew(world, body, files);
      const target = replyTo === null ? undefined : world.messagesIn(channel.id).find((m) => m.id === replyTo);
      if (replyTo !== null && target === undefined && body.message_reference?.fail_if_not_exists !== false) {
        throw invalid(["message_reference"], "Unknown message", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE");
      }
      const message = postMessage(world, {
        channel,
        authorId: world.botId,
        ...parts,
        type: target === undefined ? MessageKind.Default : MessageKind.Reply,
        nonce: body.nonce ?? null,
        repliesTo: target === undefined ? null : { channelId: channel.id, messageId: target.id },
        mentions: mentionsOf(world, channel, pingingText(parts), body.allowed_mentions ?? undefined, [
          "users",
          "roles",
          "everyone",
        ]),
      });
      rememberNonce(world, message);
      return ok(wireNewMessage(world, message));
    },
  }),
  bodyRoute(bodyOf(MessageEditRequestPartialSchema), {
    method: "PATCH",
    path: "/channels/:channel/messages/:message",
    replies: { 200: MessageResponseSchema },
    handle: ({ world, body, files, ...call }) => {
      const channel = readableChannel(world, param(call, "channel"));
      const message = commonMessage(world, channel.id, param(call, "message"));
      if (message.authorId !== world.botId) throw new ApiError(50005);
      requireActive(channel);
      if (channel.kind === "thread") requireUnlocked(world, channel);
      const change = acceptEdit(world, message, body, files);
      const mentions = () =>
        mentionsOf(world, channel, pingingText(change), body.allowed_mentions ?? undefined, ["users", "roles"]);
      editMessage(world, message, { ...change, ...(changesText(change) ? { mentions: mentions() } : {}) });
      return ok(wireMessage(world, message));
    },
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel/messages/:message",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const channel = readableChannel(world, param(call, "channel"));
      const message = commonMessage(world, channel.id, param(call, "message"));
      requireActive(channel);
      if (message.authorId !== world.botId) {
        if (channel.kind === "dm") throw new ApiError(50003);
        requireIn(world, channel, Permission.ManageMessages);
      }
      deleteMessages(world, channel, [message.id], false);
      return NO_CONTENT;
    },
  }),
  bodyRoute(bodyOf(z.object({ messages: z.array(z.string()) })), {
    method: "POST",
    path: "/channels/:channel/messages/bulk-delete",
    replies: { 204: null },
    handle: ({ world, body, ...call }) => {
      const channel = readableChannel(world, param(call, "channel"));
      if (channel.kind === "dm") throw new ApiError(50003);
      requireIn(world, channel, Permission.ManageMessages);
      if (body.messages.length < 2 || body.messages.length > 100) throw new ApiError(50016);
      const oldest = world.clock.now() - BULK_MAX_AGE_MS;
      if (body.messages.some((id) => snowflakeTime(id) < oldest)) throw new ApiError(50034);
      deleteMessages(world, channel, body.messages, true);
      return NO_CONTENT;
    },
  }),
  route({
    method: "POST",
    path: "/channels/:channel/typing",
    replies: { 204: null, 200: TypingIndicatorResponseSchema },
    handle: ({ world, ...call }) => {
      const channel = readableChannel(world, param(call, "channel"));
      requireWriting(world, channel, { embeds: false, files: false, reply: false });
      typing(world, channel, world.botId);
      return NO_CONTENT;
    },
  }),
];

/** A message that is not ephemeral: those do not exist for the channel's routes, not even for the bot that sent them. */
export function commonMessage(world: World, channelId: string, id: string): Message {
  const message = world.message(channelId, id);
  if (message.onlyFor !== null) throw new ApiError(10008);
  return message;
}

/** A message as the bot may read it: without the content privilege, only what concerns it. */
export function forBot(world: World, message: Message) {
  const wire = wireMessage(world, message);
  const concerns =
    world.model.application.privileged.messageContent ||
    message.authorId === world.botId ||
    world.channel(message.channelId).kind === "dm" ||
    message.mentions.users.includes(world.botId);
  return concerns ? wire : { ...wire, content: "", embeds: [], attachments: [], components: [] };
}

function commonMessages(world: World, channelId: string): Message[] {
  return world.messagesIn(channelId).filter((m) => m.onlyFor === null && !hasFlag(m.flags, Flag.Ephemeral));
}

function mayReadBack(world: World, channelId: string): boolean {
  return has(permissionsIn(world.model, world.channel(channelId), world.botId), Permission.ReadMessageHistory);
}

/** A page of messages, newest first, around the id that the query names. */
export function page(messages: readonly Message[], query: URLSearchParams, limit: number): Message[] {
  const newestFirst = [...messages].reverse();
  const before = query.get("before");
  const after = query.get("after");
  const around = query.get("around");
  if (around !== null) {
    const older = newestFirst.filter((m) => compareSnowflakes(m.id, around) < 0).slice(0, Math.floor(limit / 2));
    const newer = newestFirst.filter((m) => compareSnowflakes(m.id, around) >= 0).slice(-Math.ceil(limit / 2));
    return [...newer, ...older];
  }
  if (after !== null) return newestFirst.filter((m) => compareSnowflakes(m.id, after) > 0).slice(-limit);
  return newestFirst.filter((m) => before === null || compareSnowflakes(m.id, before) < 0).slice(0, limit);
}

function sentBefore(world: World, channelId: string, nonce: string | number | null): Message | undefined {
  if (nonce === null) return undefined;
  const since = world.clock.now() - NONCE_WINDOW_MS;
  const known = world.model.nonces.find(
    (n) => n.channelId === channelId && n.authorId === world.botId && n.nonce === String(nonce) && n.at >= since,
  );
  return known === undefined ? undefined : world.messagesIn(channelId).find((m) => m.id === known.messageId);
}

function rememberNonce(world: World, message: Message): void {
  const since = world.clock.now() - NONCE_WINDOW_MS;
  world.model.nonces = world.model.nonces.filter((n) => n.at >= since);
  world.changedPart("nonces");
  if (message.nonce === null) return;
  const { channelId, authorId, id: messageId, createdAt: at } = message;
  world.model.nonces.push({ channelId, authorId, nonce: String(message.nonce), messageId, at });
}
