/** The REST routes with which a bot reads, changes and deletes channels and threads. */
import {
  GuildChannelResponseSchema,
  PrivateChannelResponseSchema,
  ThreadResponseSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from "discord-api-spec/zod";
import type { RESTAPIChannelPatchOverwrite, RESTPatchAPIChannelJSONBody } from "discord-api-types/v10";
import * as z from "zod/mini";
import { deleteChannel, updateChannel } from "../acts/channels.ts";
import { updateThread } from "../acts/threads.ts";
import { has, Permission } from "../constants.ts";
import { ApiError, invalid } from "../errors.ts";
import type { AutoArchiveMinutes, Overwrite, Thread } from "../model.ts";
import { permissionsIn, sendPermission } from "../permissions.ts";
import type { Schema } from "../spec/check.ts";
import { wireChannel } from "../wire/channel.ts";
import type { World } from "../world.ts";
import { requireIn, visibleChannel } from "./access.ts";
import { bodyOf, bodyRoute, ok, param, type Route, route } from "./route.ts";

const ChannelSchema: Schema = z.union([GuildChannelResponseSchema, ThreadResponseSchema, PrivateChannelResponseSchema]);

/** One route changes channels and threads; which schema holds is known only once the channel is. */
const EitherUpdateSchema: Schema<RESTPatchAPIChannelJSONBody> = z.union([
  z.intersection(UpdateGuildChannelRequestPartialSchema, UpdateThreadRequestPartialSchema),
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
]);

export const channelRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/channels/:channel",
    replies: { 200: ChannelSchema },
    handle: ({ world, ...call }) => ok(wireChannel(world, visibleChannel(world, param(call, "channel")))),
  }),
  bodyRoute(bodyOf(EitherUpdateSchema), {
    method: "PATCH",
    path: "/channels/:channel",
    replies: { 200: ChannelSchema },
    handle: ({ world, body, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      if (channel.kind === "dm") throw new ApiError(50003);
      if (channel.kind === "thread") {
        changeThread(world, channel, body);
        return ok(wireChannel(world, channel));
      }
      requireIn(world, channel, Permission.ManageChannels);
      if (body.permission_overwrites !== undefined) requireIn(world, channel, Permission.ManageRoles);
      updateChannel(world, channel, {
        ...(body.name === undefined || body.name === null ? {} : { name: body.name }),
        ...(body.topic === undefined ? {} : { topic: body.topic }),
        ...(body.position === undefined || body.position === null ? {} : { position: body.position }),
        ...(body.parent_id === undefined ? {} : { parentId: body.parent_id?.toString() ?? null }),
        ...(body.rate_limit_per_user === undefined ? {} : { slowmode: body.rate_limit_per_user ?? 0 }),
        ...(body.permission_overwrites === undefined
          ? {}
          : { overwrites: overwritesOf(body.permission_overwrites ?? []) }),
      });
      return ok(wireChannel(world, channel));
    },
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel",
    replies: { 200: ChannelSchema },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const wire = wireChannel(world, channel);
      // Closing a conversation only hides it; it is the same one when opened again.
      if (channel.kind === "dm") return ok(wire);
      requireIn(world, channel, channel.kind === "thread" ? Permission.ManageThreads : Permission.ManageChannels);
      deleteChannel(world, channel);
      return ok(wire);
    },
  }),
];

export function overwritesOf(overwrites: readonly RESTAPIChannelPatchOverwrite[] | null | undefined): Overwrite[] {
  return (overwrites ?? []).map((o) => ({
    id: String(o.id),
    type: o.type === 1 ? 1 : 0,
    allow: String(o.allow ?? "0"),
    deny: String(o.deny ?? "0"),
  }));
}

/**
 * Its owner or MANAGE_THREADS may change a thread; locking is only for MANAGE_THREADS, and anyone who can write in it
 * may fetch it from the archive while it is not locked. An archived thread takes no other change than that.
 */
function changeThread(world: World, thread: Thread, body: RESTPatchAPIChannelJSONBody): void {
  const held = permissionsIn(world.model, thread, world.botId);
  const manages = has(held, Permission.ManageThreads);
  const wakes = body.archived === false && Object.keys(body).every((key) => key === "archived");
  const mayWake = wakes && !thread.locked && has(held, sendPermission(thread));
  if (!manages && thread.ownerId !== world.botId && !mayWake) throw new ApiError(50013);
  if (!manages && (body.locked !== undefined || (thread.locked && body.archived === false))) throw new ApiError(50013);
  if (thread.archived && body.archived !== false && Object.keys(body).some((key) => key !== "locked")) {
    throw new ApiError(50083);
  }
  if (body.invitable !== undefined && body.invitable !== null && thread.type !== 12) {
    throw invalid(["invitable"], "Only private threads are invitable");
  }
  updateThread(world, thread, {
    ...given("name", body.name),
    ...given("archived", body.archived),
    ...given("locked", body.locked),
    ...given("invitable", body.invitable),
    ...given("slowmode", body.rate_limit_per_user),
    ...given("autoArchiveMinutes", archiveMinutes(body.auto_archive_duration)),
  });
}

export function archiveMinutes(minutes: number | null | undefined): AutoArchiveMinutes | undefined {
  return ([60, 1440, 4320, 10080] as const).find((known) => known === minutes);
}

function given<K extends string, V>(key: K, value: V | null | undefined): { [P in K]?: V } {
  const part: { [P in K]?: V } = {};
  if (value !== undefined && value !== null) part[key] = value;
  return part;
}
