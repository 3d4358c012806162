/** The hand of fate: what a test does to the platform behind the bot's back. */
import { deleteChannel, updateChannel } from "../acts/channels.ts";
import { addMember, removeMember, setMemberRoles, setOutage, setRolePermissions } from "../acts/guilds.ts";
import { deleteMessages } from "../acts/messages.ts";
import { updateThread } from "../acts/threads.ts";
import type { Gateway } from "../gateway/gateway.ts";
import type { Opening } from "../interactions/broker.ts";
import { Use } from "../interactions/use.ts";
import type { Model, Overwrite, Thread } from "../model.ts";
import type { Api } from "../rest/api.ts";
import type { RequestRecord } from "../rest/record.ts";
import type { Fault } from "./faults.ts";

export class Controls {
  readonly #api: Api;
  readonly #gateway: Gateway;

  constructor(api: Api, gateway: Gateway) {
    this.#api = api;
    this.#gateway = gateway;
  }

  /** Cuts every gateway connection, or that of one shard, without a goodbye; the sessions can be resumed. */
  dropConnections(shard: number | null = null): void {
    this.#gateway.dropConnections(shard);
  }

  /** Op 7. */
  askToReconnect(): void {
    this.#gateway.askToReconnect();
  }

  /** Op 9. */
  invalidateSessions({ resumable }: { resumable: boolean }): void {
    this.#gateway.invalidateSessions(resumable);
  }

  /** While on, RESUME meets silence. */
  ignoreResume(on: boolean): void {
    this.#gateway.sessions.ignoresResume = on;
  }

  /** Every login is refused with this close code, though requests are answered: the token was reset in between (4004). Null: no longer. */
  refuseLogins(code: number | null): void {
    this.#gateway.sessions.refusesLogins = code;
  }

  /** How often the bot has started a session, and tried to resume one. */
  sessions(): { identifies: number; resumes: number; connected: boolean } {
    const { connected, sessions } = this.#gateway;
    return { identifies: sessions.identifies, resumes: sessions.resumes, connected };
  }

  redeliver(interactionId: string): void {
    this.#api.broker.redeliver(interactionId);
  }

  /** Brings the bot an interaction that no client would send, its data unchecked. */
  forge(opening: Opening): Use {
    const { broker } = this.#api;
    return new Use(broker, broker.open(opening).id);
  }

  /** Lets the next matching requests fail. */
  failNext(fault: Fault): void {
    this.#api.faults.add(fault);
  }

  clearFailures(): void {
    this.#api.faults.clear();
  }

  /** The owner fills in the developer portal otherwise. */
  setPortal(portal: NonNullable<Model["application"]["portal"]>): void {
    this.#api.world.model.application.portal = portal;
  }

  /** Discord's anti-spam system flags the bot, or an appeal has helped. */
  setQuarantine(on: boolean): void {
    this.#api.world.model.application.quarantined = on;
  }

  setDms(userId: string, open: boolean): void {
    const user = this.#api.world.user(userId);
    user.dmsOpen = open;
    this.#api.world.changed("user", user);
  }

  setRoles(guildId: string, userId: string, roles: string[]): void {
    const guild = this.#api.world.guild(guildId);
    const member = guild.members[userId];
    if (member === undefined) throw new Error(`user ${userId} is not a member of ${guildId}`);
    setMemberRoles(this.#api.world, guild, member, roles);
  }

  setRolePermissions(guildId: string, roleId: string, permissions: bigint): void {
    const guild = this.#api.world.guild(guildId);
    const role = guild.roles[roleId];
    if (role === undefined) throw new Error(`guild ${guildId} has no role ${roleId}`);
    setRolePermissions(this.#api.world, guild, role, permissions);
  }

  /** Replaces a channel's permission overwrites; `type` 0 is a role, 1 a member. */
  setOverwrites(
    channelId: string,
    overwrites: readonly { id: string; type: 0 | 1; allow?: bigint; deny?: bigint }[],
  ): void {
    const channel = this.#api.world.channel(channelId);
    if (channel.kind !== "guild") throw new Error(`${channelId} is not a guild channel`);
    const asText = overwrites.map(
      (o): Overwrite => ({
        id: o.id,
        type: o.type,
        allow: (o.allow ?? 0n).toString(),
        deny: (o.deny ?? 0n).toString(),
      }),
    );
    updateChannel(this.#api.world, channel, { overwrites: asText });
  }

  /** Also for threads. */
  deleteChannel(channelId: string): void {
    deleteChannel(this.#api.world, this.#api.world.channel(channelId));
  }

  /** Nobody has written in a thread for long. */
  archive(threadId: string): void {
    updateThread(this.#api.world, this.#thread(threadId), { archived: true });
  }

  /** A moderator locks a thread, and archives it unless told otherwise, or opens it again. */
  lock(threadId: string, locked = true, archived = locked): void {
    updateThread(this.#api.world, this.#thread(threadId), { locked, archived });
  }

  #thread(id: string): Thread {
    const thread = this.#api.world.channel(id);
    if (thread.kind !== "thread") throw new Error(`${id} is no thread`);
    return thread;
  }

  /** How many active threads a guild may have; null: as many as usual. */
  limitThreads(guildId: string, most: number | null): void {
    const guild = this.#api.world.guild(guildId);
    if (most === null) delete guild.mostThreads;
    else guild.mostThreads = most;
    this.#api.world.changed("guild", guild);
  }

  deleteMessage(messageId: string): void {
    const { world } = this.#api;
    const message = world.findMessage(messageId);
    if (message === undefined) throw new Error(`there is no message ${messageId}`);
    deleteMessages(world, world.channel(message.channelId), [messageId], false);
  }

  /** The application is added to a server, or by its people to themselves, without its bot. */
  installCommandsAlone(guildId: string, from: "server" | "user"): void {
    this.#api.world.guild(guildId).commandsFrom = from;
  }

  removeBot(guildId: string): void {
    removeMember(this.#api.world, this.#api.world.guild(guildId), this.#api.world.botId);
  }

  /** A guild is unavailable through an outage, which does not mean that the bot has left it. */
  outage(guildId: string, on: boolean): void {
    setOutage(this.#api.world, this.#api.world.guild(guildId), on);
  }

  /** A person, or the bot, joins a guild. */
  join(guildId: string, userId: string, roles: string[] = []): void {
    addMember(this.#api.world, this.#api.world.guild(guildId), userId, roles);
  }

  leave(guildId: string, userId: string): void {
    removeMember(this.#api.world, this.#api.world.guild(guildId), userId);
  }

  /** Moves the sandbox's clock forward. */
  advance(ms: number): void {
    this.#api.world.clock.advance(ms);
  }

  requests(): readonly RequestRecord[] {
    return this.#api.records.requests;
  }

  complaints(): string[] {
    return this.#api.records.complaints();
  }
}
