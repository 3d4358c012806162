/** Threads of the sandbox: created, changed, archived and deleted, and who joins or leaves them. */
import { Intent, MAX_ACTIVE_THREADS } from "../constants.ts";
import { ApiError } from "../errors.ts";
import type { AutoArchiveMinutes, Channel, GuildChannel, Message, Thread } from "../model.ts";
import { viewersOf } from "../permissions.ts";
import { wireThread, wireThreadMember } from "../wire/channel.ts";
import { wireMember } from "../wire/user.ts";
import type { World } from "../world.ts";
import { watchInactivity } from "./inactivity.ts";

export type NewThread = {
  parent: GuildChannel;
  type: Thread["type"];
  name: string;
  ownerId: string;
  autoArchiveMinutes?: AutoArchiveMinutes | undefined;
  invitable?: boolean | undefined;
  slowmode?: number | undefined;
  /** A thread that was started from a message shares its id. */
  starter?: Message | undefined;
};

/** Throws 160006 (160007 for those of announcement channels) where the guild has as many active threads as it may. */
export function createThread(world: World, wish: NewThread): Thread {
  requireRoom(world, wish.parent.guildId, wish.type);
  const now = world.clock.now();
  const thread: Thread = {
    kind: "thread",
    id: wish.starter?.id ?? world.mint(),
    type: wish.type,
    guildId: wish.parent.guildId,
    parentId: wish.parent.id,
    name: wish.name,
    ownerId: wish.ownerId,
    archived: false,
    archivedAt: now,
    autoArchiveMinutes: wish.autoArchiveMinutes ?? 4320,
    locked: false,
    invitable: wish.invitable ?? true,
    createdAt: now,
    slowmode: wish.slowmode ?? 0,
    members: { [wish.ownerId]: now },
    messagesSent: 0,
    lastMessageId: null,
  };
  world.model.channels[thread.id] = thread;
  world.changed("channel", thread);
  archiveWhenQuiet(world, thread);
  emitThread(world, thread, "THREAD_CREATE", { newly_created: true });
  return thread;
}

export type ThreadChange = Partial<
  Pick<Thread, "name" | "archived" | "locked" | "invitable" | "autoArchiveMinutes" | "slowmode">
>;

/** Throws as `createThread` does where an archived thread is to be active again. */
export function updateThread(world: World, thread: Thread, change: ThreadChange): void {
  const turns = change.archived !== undefined && change.archived !== thread.archived;
  if (turns && change.archived === false) requireRoom(world, thread.guildId, thread.type);
  const lasts = change.autoArchiveMinutes !== undefined && change.autoArchiveMinutes !== thread.autoArchiveMinutes;
  if (turns || lasts) thread.archivedAt = world.clock.now();
  Object.assign(thread, change);
  world.changed("channel", thread);
  if (turns || lasts) archiveWhenQuiet(world, thread);
  emitThread(world, thread, "THREAD_UPDATE");
}

/** From now on the thread archives itself once nobody has written in it for long enough. */
export const archiveWhenQuiet = (world: World, thread: Thread): void =>
  watchInactivity(world, thread, () => updateThread(world, thread, { archived: true }));

/** Only active threads count (developers/topics/threads, "Active & Archived Threads"). */
function requireRoom(world: World, guildId: string, type: Thread["type"]): void {
  const most = world.model.guilds[guildId]?.mostThreads ?? MAX_ACTIVE_THREADS;
  let active = 0;
  for (const channel of Object.values(world.model.channels))
    if (channel.kind === "thread" && channel.guildId === guildId && !channel.archived) active += 1;
  if (active >= most) throw new ApiError(type === 10 ? 160007 : 160006);
}

export function addThreadMember(world: World, thread: Thread, userIds: readonly string[]): void {
  const newcomers = userIds.filter((id) => !(id in thread.members));
  if (newcomers.length === 0) return;
  for (const id of newcomers) thread.members[id] = world.clock.now();
  world.changed("channel", thread);
  emitMembers(world, thread, newcomers, []);
  // Whoever is let into a private thread learns of its existence first.
  if (thread.type === 12) {
    world.emit("THREAD_CREATE", wireThread(world, thread), Intent.Guilds, newcomers);
  }
}

export function removeThreadMember(world: World, thread: Thread, userId: string): void {
  if (!(userId in thread.members)) return;
  const audience = viewersOf(world.model, thread);
  delete thread.members[userId];
  world.changed("channel", thread);
  emitMembers(world, thread, [], [userId], audience);
}

export function deleteThread(world: World, thread: Thread): void {
  const audience = viewersOf(world.model, thread);
  forgetChannel(world, thread);
  const gone = { id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type };
  world.emit("THREAD_DELETE", gone, Intent.Guilds, audience);
}

/** Removes a channel with all that was said in it. */
export function forgetChannel(world: World, { id }: Channel): void {
  delete world.model.channels[id];
  world.gone("channel", id);
  for (const message of world.messagesIn(id)) {
    for (const file of message.attachments) world.dropFile(file.id);
    world.gone("message", message.id);
  }
  delete world.model.messages[id];
}

function emitThread(world: World, thread: Thread, t: string, extra: object = {}): void {
  world.emit(t, { ...wireThread(world, thread), ...extra }, Intent.Guilds, viewersOf(world.model, thread));
}

/** Without the members intent a bot hears only of its own comings and goings; the gateway sorts that out. */
function emitMembers(
  world: World,
  thread: Thread,
  added: readonly string[],
  removed: readonly string[],
  audience: readonly string[] = viewersOf(world.model, thread),
): void {
  const guild = world.guild(thread.guildId);
  const update = {
    id: thread.id,
    guild_id: thread.guildId,
    member_count: Math.min(50, Object.keys(thread.members).length),
    added_members: added.map((id) => {
      const member = guild.members[id];
      return {
        ...wireThreadMember(thread, id),
        presence: null,
        ...(member === undefined ? {} : { member: wireMember(world, member) }),
      };
    }),
    removed_member_ids: [...removed],
  };
  const aboutBot = [...added, ...removed].includes(world.botId);
  world.emit("THREAD_MEMBERS_UPDATE", update, aboutBot ? Intent.Guilds : Intent.GuildMembers, audience);
}
