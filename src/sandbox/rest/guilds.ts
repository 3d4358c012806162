/** The REST routes of a guild: its channels, roles, members and active threads. */
import {
  CreateGuildChannelRequestSchema,
  GuildChannelResponseSchema,
  GuildMemberResponseSchema,
  GuildRoleResponseSchema,
  GuildWithCountsResponseSchema,
  ThreadsResponseSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { createChannel } from "../acts/channels.ts";
import { Permission } from "../constants.ts";
import { ApiError, invalid } from "../errors.ts";
import { compareSnowflakes } from "../snowflake.ts";
import { wireGuildChannel } from "../wire/channel.ts";
import { activeThreads, guildChannels, wireGuild, wireRole } from "../wire/guild.ts";
import { wireMember } from "../wire/user.ts";
import { memberGuild, requireInGuild } from "./access.ts";
import { overwritesOf } from "./channels.ts";
import { bodyOf, bodyRoute, limitOf, ok, param, type Route, route } from "./route.ts";
import { threadList } from "./threads.ts";

const MembersSchema = z.array(GuildMemberResponseSchema);

export const guildRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/guilds/:guild",
    replies: { 200: GuildWithCountsResponseSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      const count = Object.keys(guild.members).length;
      const counts = { approximate_member_count: count, approximate_presence_count: count };
      return ok({ ...wireGuild(guild), ...(query.get("with_counts") === "true" ? counts : {}) });
    },
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/channels",
    replies: { 200: z.array(GuildChannelResponseSchema) },
    handle: ({ world, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      return ok(guildChannels(world, guild.id).map((channel) => wireGuildChannel(world, channel)));
    },
  }),
  bodyRoute(bodyOf(CreateGuildChannelRequestSchema), {
    method: "POST",
    path: "/guilds/:guild/channels",
    replies: { 201: GuildChannelResponseSchema },
    handle: ({ world, body, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      requireInGuild(world, guild, Permission.ManageChannels);
      const type = body.type ?? 0;
      if (type !== 0 && type !== 2 && type !== 4 && type !== 5) {
        throw invalid(["type"], `the sandbox makes no channels of type ${type}`);
      }
      const channel = createChannel(world, {
        guildId: guild.id,
        name: body.name,
        type,
        topic: body.topic,
        parentId: body.parent_id,
        slowmode: body.rate_limit_per_user ?? 0,
        overwrites: overwritesOf(body.permission_overwrites),
      });
      return ok(wireGuildChannel(world, channel), 201);
    },
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/roles",
    replies: { 200: z.array(GuildRoleResponseSchema) },
    handle: ({ world, ...call }) => ok(Object.values(memberGuild(world, param(call, "guild")).roles).map(wireRole)),
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members",
    replies: { 200: MembersSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      // The whole list is for applications with the members privilege.
      if (!world.model.application.privileged.members) throw new ApiError(50001);
      const after = query.get("after") ?? "0";
      const members = Object.values(guild.members)
        .filter((member) => compareSnowflakes(member.userId, after) > 0)
        .sort((a, b) => compareSnowflakes(a.userId, b.userId))
        .slice(0, limitOf(query, 1, 1000));
      return ok(members.map((member) => wireMember(world, member)));
    },
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members/search",
    replies: { 200: MembersSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      const start = (query.get("query") ?? "").toLowerCase();
      const members = Object.values(guild.members).filter((member) =>
        [world.user(member.userId).name, member.nick ?? ""].some((name) => name.toLowerCase().startsWith(start)),
      );
      return ok(members.slice(0, limitOf(query, 1, 1000)).map((member) => wireMember(world, member)));
    },
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members/:user",
    replies: { 200: GuildMemberResponseSchema },
    handle: ({ world, ...call }) => {
      const member = memberGuild(world, param(call, "guild")).members[param(call, "user")];
      if (member === undefined) throw new ApiError(10007);
      return ok(wireMember(world, member));
    },
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/threads/active",
    replies: { 200: ThreadsResponseSchema },
    handle: ({ world, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      return ok(threadList(world, activeThreads(world, guild.id, world.botId), false));
    },
  }),
];
