/** The REST routes with which a bot opens threads and forum posts, adds members to them, and lists archived ones. */
import {
  CreatedThreadResponseSchema,
  CreateForumThreadRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  ThreadMemberResponseSchema,
  ThreadResponseSchema,
  ThreadsResponseSchema,
} from "discord-api-spec/zod";
import * as z from "zod/mini";
import { MessageKind, postMessage } from "../acts/messages.ts";
import { addThreadMember, createThread, removeThreadMember } from "../acts/threads.ts";
import { has, Permission } from "../constants.ts";
import { ApiError, invalid } from "../errors.ts";
import type { GuildChannel, Thread } from "../model.ts";
import { canView, isForum, permissionsIn } from "../permissions.ts";
import { compareSnowflakes } from "../snowflake.ts";
import type { NewThreadBody } from "../spec/bodies.ts";
import type { Schema } from "../spec/check.ts";
import { wireThread, wireThreadMember } from "../wire/channel.ts";
import { wireMessage } from "../wire/message.ts";
import { wireMember } from "../wire/user.ts";
import type { World } from "../world.ts";
import { requireIn, visibleChannel, visibleThread } from "./access.ts";
import { archiveMinutes } from "./channels.ts";
import { acceptNew } from "./message-body.ts";
import { commonMessage } from "./messages.ts";
import { bodyOf, bodyRoute, limitOf, NO_CONTENT, ok, param, type Route, route, type SentFile } from "./route.ts";

const MAX_THREAD_MEMBERS = 1000;

/** Which of them holds is known only once the parent is. */
const NewThreadSchema: Schema<NewThreadBody> = z.union([
  CreateForumThreadRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
]);

export const threadRoutes: readonly Route[] = [
  bodyRoute(bodyOf(NewThreadSchema), {
    method: "POST",
    path: "/channels/:channel/threads",
    replies: { 201: CreatedThreadResponseSchema },
    handle: ({ world, body, files, ...call }) => {
      const parent = threadParent(world, param(call, "channel"));
      if (isForum(parent)) return ok(forumPost(world, parent, body, files), 201);
      // Discord's default is the private kind, which surprises whoever leaves it out.
      const type = body.type === 11 || body.type === 10 ? body.type : 12;
      requireIn(world, parent, type === 12 ? Permission.CreatePrivateThreads : Permission.CreatePublicThreads);
      if (type === 12 && parent.type !== 0) throw new ApiError(50024);
      const thread = createThread(world, {
        parent,
        type,
        name: body.name,
        ownerId: world.botId,
        autoArchiveMinutes: archiveMinutes(body.auto_archive_duration),
        invitable: body.invitable,
        slowmode: body.rate_limit_per_user,
      });
      if (type !== 12) announceInParent(world, parent, thread);
      return ok(wireThread(world, thread), 201);
    },
  }),
  bodyRoute(bodyOf(CreateTextThreadWithMessageRequestSchema), {
    method: "POST",
    path: "/channels/:channel/messages/:message/threads",
    replies: { 201: ThreadResponseSchema },
    handle: ({ world, body, ...call }) => {
      const parent = threadParent(world, param(call, "channel"));
      if (isForum(parent)) throw new ApiError(50024);
      requireIn(world, parent, Permission.CreatePublicThreads, Permission.ReadMessageHistory);
      const starter = commonMessage(world, parent.id, param(call, "message"));
      if (world.model.channels[starter.id] !== undefined) throw new ApiError(160004);
      const thread = createThread(world, {
        parent,
        type: parent.type === 5 ? 10 : 11,
        name: body.name,
        ownerId: world.botId,
        autoArchiveMinutes: archiveMinutes(body.auto_archive_duration),
        slowmode: body.rate_limit_per_user,
        starter,
      });
      postMessage(world, {
        channel: thread,
        authorId: starter.authorId,
        type: MessageKind.ThreadStarter,
        repliesTo: { channelId: parent.id, messageId: starter.id },
      });
      return ok(wireThread(world, thread), 201);
    },
  }),
  route({
    method: "GET",
    path: "/channels/:channel/thread-members",
    replies: { 200: z.array(ThreadMemberResponseSchema) },
    handle: ({ world, query, ...call }) => {
      const thread = visibleThread(world, param(call, "channel"));
      // Like the guild's member list, this one is for applications with the members privilege.
      if (!world.model.application.privileged.members) throw new ApiError(50001);
      const withMember = query.get("with_member") === "true";
      return ok(Object.keys(thread.members).map((userId) => memberOf(world, thread, userId, withMember)));
    },
  }),
  route({
    method: "GET",
    path: "/channels/:channel/thread-members/:user",
    replies: { 200: ThreadMemberResponseSchema },
    handle: ({ world, query, ...call }) => {
      const thread = visibleThread(world, param(call, "channel"));
      const userId = userParam(world, call);
      if (!(userId in thread.members)) throw new ApiError(10007);
      return ok(memberOf(world, thread, userId, query.get("with_member") === "true"));
    },
  }),
  route({
    method: "PUT",
    path: "/channels/:channel/thread-members/:user",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const thread = visibleThread(world, param(call, "channel"));
      const userId = userParam(world, call);
      if (thread.archived) throw new ApiError(50083);
      if (userId !== world.botId) requireMayInvite(world, thread);
      if (world.guild(thread.guildId).members[userId] === undefined) throw new ApiError(10007);
      if (!canView(world.model, world.channel(thread.parentId), userId)) throw new ApiError(50001);
      if (Object.keys(thread.members).length >= MAX_THREAD_MEMBERS) throw new ApiError(30033);
      const isNew = !(userId in thread.members);
      addThreadMember(world, thread, [userId]);
      if (isNew && userId !== world.botId) sayWho(world, thread, MessageKind.RecipientAdd, userId);
      return NO_CONTENT;
    },
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel/thread-members/:user",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const thread = visibleThread(world, param(call, "channel"));
      const userId = userParam(world, call);
      if (thread.archived) throw new ApiError(50083);
      const ownPrivate = thread.type === 12 && thread.ownerId === world.botId;
      if (userId !== world.botId && !ownPrivate) requireIn(world, thread, Permission.ManageThreads);
      const wasIn = userId in thread.members;
      removeThreadMember(world, thread, userId);
      if (wasIn && userId !== world.botId) sayWho(world, thread, MessageKind.RecipientRemove, userId);
      return NO_CONTENT;
    },
  }),
  archivedRoute({
    path: "/channels/:channel/threads/archived/public",
    lists: (thread) => thread.type !== 12,
    before: archivedBefore,
  }),
  archivedRoute({
    path: "/channels/:channel/threads/archived/private",
    lists: (thread) => thread.type === 12,
    before: archivedBefore,
    needs: Permission.ManageThreads,
  }),
  // What discord.js asks for by default: only the private threads that the bot has joined, paged by id.
  archivedRoute({
    path: "/channels/:channel/users/@me/threads/archived/private",
    lists: (thread, botId) => thread.type === 12 && botId in thread.members,
    before: (thread, text) => compareSnowflakes(thread.id, text) < 0,
  }),
];

type ArchivedList = {
  path: string;
  lists: (thread: Thread, botId: string) => boolean;
  /** Whether a thread comes on a page that `before` opens. */
  before: (thread: Thread, text: string) => boolean;
  needs?: bigint;
};

function archivedRoute({ path, lists, before, needs }: ArchivedList): Route {
  return route({
    method: "GET",
    path,
    replies: { 200: ThreadsResponseSchema },
    handle: ({ world, query, ...call }) => {
      const parent = visibleChannel(world, param(call, "channel"));
      requireIn(world, parent, Permission.ReadMessageHistory, ...(needs === undefined ? [] : [needs]));
      const limit = limitOf(query, 50, 100);
      const start = query.get("before");
      const found = Object.values(world.model.channels)
        .filter((channel) => channel.kind === "thread")
        .filter((thread) => thread.parentId === parent.id && thread.archived && lists(thread, world.botId))
        .filter((thread) => start === null || before(thread, start))
        .sort((a, b) => b.archivedAt - a.archivedAt);
      return ok(threadList(world, found.slice(0, limit), found.length > limit));
    },
  });
}

function archivedBefore(thread: Thread, text: string): boolean {
  return thread.archivedAt < Date.parse(text);
}

/** A list of threads, with the bot's membership in those that it joined. */
export function threadList(world: World, threads: readonly Thread[], hasMore: boolean) {
  const joined = threads.filter((thread) => world.botId in thread.members);
  return {
    threads: threads.map((thread) => wireThread(world, thread)),
    members: joined.map((thread) => wireThreadMember(thread, world.botId)),
    has_more: hasMore,
  };
}

/** Threads exist under text and announcement channels, and as the posts of forum and media channels. */
function threadParent(world: World, id: string): GuildChannel {
  const channel = visibleChannel(world, id);
  if (channel.kind !== "guild") throw new ApiError(50024);
  if (channel.type !== 0 && channel.type !== 5 && !isForum(channel)) throw new ApiError(50024);
  return channel;
}

/**
 * A post of a forum: a thread and its first message, which have one id. It takes only SEND_MESSAGES
 * (developers/resources/channel, "Start Thread in Forum or Media Channel").
 */
function forumPost(world: World, parent: GuildChannel, body: NewThreadBody, files: readonly SentFile[]) {
  requireIn(world, parent, Permission.SendMessages);
  const { message } = body;
  if (!message) throw invalid(["message"], "This field is required", "BASE_TYPE_REQUIRED");
  const parts = acceptNew(world, message, files);
  const thread = createThread(world, {
    parent,
    type: 11,
    name: body.name,
    ownerId: world.botId,
    autoArchiveMinutes: archiveMinutes(body.auto_archive_duration),
    slowmode: body.rate_limit_per_user,
  });
  postMessage(world, { id: thread.id, channel: thread, authorId: world.botId, ...parts });
  return { ...wireThread(world, thread), message: wireMessage(world, world.message(thread.id, thread.id)) };
}

/** A public thread without a starter message leaves a line in its parent. */
function announceInParent(world: World, parent: GuildChannel, thread: Thread): void {
  postMessage(world, {
    channel: parent,
    authorId: world.botId,
    content: thread.name,
    type: MessageKind.ThreadCreated,
    repliesTo: { channelId: thread.id, messageId: thread.id },
  });
}

/** Whoever is brought into a thread or removed from it leaves a line there. */
function sayWho(world: World, thread: Thread, type: number, userId: string): void {
  const mentions = { users: [userId], roles: [], everyone: false };
  postMessage(world, { channel: thread, authorId: world.botId, type, mentions });
}

function requireMayInvite(world: World, thread: Thread): void {
  requireIn(world, thread, Permission.SendMessagesInThreads);
  const held = permissionsIn(world.model, thread, world.botId);
  const closed = thread.type === 12 && !thread.invitable && thread.ownerId !== world.botId;
  if (closed && !has(held, Permission.ManageThreads)) throw new ApiError(50013);
}

function memberOf(world: World, thread: Thread, userId: string, withMember: boolean) {
  const member = world.guild(thread.guildId).members[userId];
  return {
    ...wireThreadMember(thread, userId),
    ...(withMember && member !== undefined ? { member: wireMember(world, member) } : {}),
  };
}

function userParam(world: World, call: { params: Record<string, string> }): string {
  const id = param(call, "user");
  return id === "@me" ? world.botId : id;
}
