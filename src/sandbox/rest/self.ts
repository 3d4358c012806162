/** The REST routes about the bot itself: its gateway, user, guilds, application and conversations. */
import {
  CreatePrivateChannelRequestSchema,
  GatewayBotResponseSchema,
  GatewayResponseSchema,
  MyGuildResponseSchema,
  PrivateApplicationResponseSchema,
  PrivateChannelResponseSchema,
  UserPIIResponseSchema,
  UserResponseSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { directChannel } from "../acts/channels.ts";
import { ApiError } from "../errors.ts";
import { guildPermissions } from "../permissions.ts";
import { wireChannel } from "../wire/channel.ts";
import { wireApplication, wireSelf, wireUser } from "../wire/user.ts";
import type { World } from "../world.ts";
import { requireAcquaintance } from "./access.ts";
import { bodyOf, bodyRoute, ok, param, type Route, route } from "./route.ts";

const MyGuildsSchema = z.array(MyGuildResponseSchema);

/** The bot itself: its gateway, user, application and conversations. */
export const selfRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/gateway",
    auth: false,
    replies: { 200: GatewayResponseSchema },
    handle: ({ world }) => ok({ url: gatewayUrl(world) }),
  }),
  route({
    method: "GET",
    path: "/gateway/bot",
    replies: { 200: GatewayBotResponseSchema },
    handle: ({ world, starts }) =>
      ok({ url: gatewayUrl(world), shards: starts.limits.shards, session_start_limit: starts.left() }),
  }),
  route({
    method: "GET",
    path: "/users/@me",
    replies: { 200: UserPIIResponseSchema },
    handle: ({ world }) => ok(wireSelf(world.user(world.botId))),
  }),
  route({
    method: "GET",
    path: "/users/@me/guilds",
    replies: { 200: MyGuildsSchema },
    handle: ({ world }) => {
      const guilds = Object.values(world.model.guilds).filter((guild) => world.botId in guild.members);
      return ok(
        guilds.map((guild) => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          banner: null,
          owner: guild.ownerId === world.botId,
          permissions: guildPermissions(guild, world.botId).toString(),
          features: [],
        })),
      );
    },
  }),
  route({
    method: "GET",
    path: "/users/:user",
    replies: { 200: UserResponseSchema },
    handle: ({ world, ...call }) => ok(wireUser(world.user(param(call, "user")))),
  }),
  ...["/applications/@me", "/oauth2/applications/@me"].map((path) =>
    route({
      method: "GET",
      path,
      replies: { 200: PrivateApplicationResponseSchema },
      handle: ({ world }) => ok(wireApplication(world, world.model.application)),
    }),
  ),
  bodyRoute(bodyOf(CreatePrivateChannelRequestSchema), {
    method: "POST",
    path: "/users/@me/channels",
    replies: { 200: PrivateChannelResponseSchema },
    handle: ({ world, body }) => {
      const user = world.model.users[body.recipient_id ?? ""];
      if (user === undefined || user.id === world.botId) throw new ApiError(50033);
      const channel = directChannel(world, user.id);
      requireAcquaintance(world, channel);
      return ok(wireChannel(world, channel));
    },
  }),
];

export function gatewayUrl(world: World): string {
  return `${world.origin.replace("http", "ws")}/gateway`;
}
