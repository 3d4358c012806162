/** The REST routes with which a bot reacts to messages and pins them. */
import { MessageResponseSchema, PinnedMessagesResponseSchema, UserResponseSchema } from "discord-api-spec/zod";
import * as z from "zod/mini";
import { announce, MessageKind, postMessage } from "../acts/messages.ts";
import { addReaction, emojiOf, find, removeReaction } from "../acts/reactions.ts";
import { Permission } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { Channel, Message } from "../model.ts";
import { wireMessage } from "../wire/message.ts";
import { isoTime } from "../wire/time.ts";
import { wireUser } from "../wire/user.ts";
import { CHANNEL_INTENTS, type World } from "../world.ts";
import { requireIn, visibleChannel } from "./access.ts";
import { commonMessage, forBot } from "./messages.ts";
import { limitOf, NO_CONTENT, ok, param, type Route, route } from "./route.ts";

const MAX_PINS = 50;

export const reactionRoutes: readonly Route[] = [
  route({
    method: "PUT",
    path: "/channels/:channel/messages/:message/reactions/:emoji/@me",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const { channel, message } = place(world, call);
      if (channel.kind === "thread" && channel.archived) throw new ApiError(50083);
      const emoji = emojiOf(param(call, "emoji"));
      requireIn(world, channel, Permission.ReadMessageHistory);
      // Joining a reaction that is already there needs no further permission.
      if (find(message, emoji) === undefined) requireIn(world, channel, Permission.AddReactions);
      addReaction(world, message, emoji, world.botId);
      return NO_CONTENT;
    },
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel/messages/:message/reactions/:emoji/@me",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      removeReaction(world, place(world, call).message, emojiOf(param(call, "emoji")), world.botId);
      return NO_CONTENT;
    },
  }),
  route({
    method: "GET",
    path: "/channels/:channel/messages/:message/reactions/:emoji",
    replies: { 200: z.array(UserResponseSchema) },
    handle: ({ world, query, ...call }) => {
      const reaction = find(place(world, call).message, emojiOf(param(call, "emoji")));
      return ok((reaction?.userIds ?? []).slice(0, limitOf(query, 25, 100)).map((id) => wireUser(world.user(id))));
    },
  }),
];

/** Pins under their present address and the one that discord.js used before. */
export const pinRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/channels/:channel/messages/pins",
    replies: { 200: PinnedMessagesResponseSchema },
    handle: ({ world, query, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const limit = limitOf(query, 50, 50);
      const before = Date.parse(query.get("before") ?? "") || Number.POSITIVE_INFINITY;
      const items = pinned(world, channel)
        .filter(({ at }) => at < before)
        .map(({ at, message }) => ({ pinned_at: isoTime(at), message: forBot(world, message) }));
      return ok({ items: items.slice(0, limit), has_more: items.length > limit });
    },
  }),
  route({
    method: "GET",
    path: "/channels/:channel/pins",
    replies: { 200: z.array(MessageResponseSchema) },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      return ok(pinned(world, channel).map(({ message }) => wireMessage(world, message)));
    },
  }),
  ...["/channels/:channel/messages/pins/:message", "/channels/:channel/pins/:message"].flatMap((path) => [
    route({
      method: "PUT",
      path,
      replies: { 204: null },
      handle: ({ world, ...call }) => {
        const { channel, message } = place(world, call);
        requireIn(world, channel, Permission.PinMessages);
        if (message.pinnedAt !== null) return NO_CONTENT;
        if (pinned(world, channel).length >= MAX_PINS) throw new ApiError(30003);
        setPin(world, channel, message, world.clock.now());
        postMessage(world, {
          channel,
          authorId: world.botId,
          type: MessageKind.Pinned,
          repliesTo: { channelId: channel.id, messageId: message.id },
        });
        return NO_CONTENT;
      },
    }),
    route({
      method: "DELETE",
      path,
      replies: { 204: null },
      handle: ({ world, ...call }) => {
        const { channel, message } = place(world, call);
        requireIn(world, channel, Permission.PinMessages);
        setPin(world, channel, message, null);
        return NO_CONTENT;
      },
    }),
  ]),
];

function pinned(world: World, channel: Channel): { at: number; message: Message }[] {
  return world
    .messagesIn(channel.id)
    .flatMap((message) => (message.pinnedAt === null ? [] : [{ at: message.pinnedAt, message }]))
    .sort((a, b) => b.at - a.at);
}

function setPin(world: World, channel: Channel, message: Message, at: number | null): void {
  message.pinnedAt = at;
  world.changed("message", message);
  announce(world, "MESSAGE_UPDATE", message);
  const update = {
    channel_id: channel.id,
    ...(channel.kind === "dm" ? {} : { guild_id: channel.guildId }),
    last_pin_timestamp: at === null ? null : isoTime(at),
  };
  world.emitIn(channel, "CHANNEL_PINS_UPDATE", update, CHANNEL_INTENTS);
}

function place(world: World, call: { params: Record<string, string> }): { channel: Channel; message: Message } {
  const channel = visibleChannel(world, param(call, "channel"));
  return { channel, message: commonMessage(world, channel.id, param(call, "message")) };
}
