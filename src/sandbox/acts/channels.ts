/** Channels of the sandbox: created, changed and deleted; direct conversations opened; who is typing. */
import { Intent } from "../constants.ts";
import type { Channel, DirectChannel, GuildChannel, Overwrite } from "../model.ts";
import { viewersOf } from "../permissions.ts";
import { wireChannel, wireGuildChannel } from "../wire/channel.ts";
import { TYPING_INTENTS, type World } from "../world.ts";
import { guildOf } from "./messages.ts";
import { deleteThread, forgetChannel } from "./threads.ts";

export type NewChannel = {
  guildId: string;
  name: string;
  type?: GuildChannel["type"] | undefined;
  topic?: string | null | undefined;
  parentId?: string | null | undefined;
  overwrites?: Overwrite[] | undefined;
  slowmode?: number | undefined;
};

export function createChannel(world: World, wish: NewChannel): GuildChannel {
  const siblings = Object.values(world.model.channels).filter((c) => c.kind === "guild" && c.guildId === wish.guildId);
  const type = wish.type ?? 0;
  const channel: GuildChannel = {
    kind: "guild",
    id: world.mint(),
    type,
    guildId: wish.guildId,
    // Text channels have no capitals and no spaces, whatever was asked for.
    name: type === 0 || type === 5 ? wish.name.toLowerCase().replaceAll(/\s+/g, "-") : wish.name,
    topic: wish.topic ?? null,
    parentId: wish.parentId ?? null,
    position: siblings.length,
    overwrites: wish.overwrites ?? [],
    slowmode: wish.slowmode ?? 0,
    lastMessageId: null,
  };
  world.model.channels[channel.id] = channel;
  world.changed("channel", channel);
  world.emit("CHANNEL_CREATE", wireGuildChannel(world, channel), Intent.Guilds, viewersOf(world.model, channel));
  return channel;
}

export type ChannelChange = Partial<
  Pick<GuildChannel, "name" | "topic" | "parentId" | "overwrites" | "slowmode" | "position">
>;

export function updateChannel(world: World, channel: GuildChannel, change: ChannelChange): void {
  // Those who lose sight of the channel by this change still hear of the change itself.
  const before = viewersOf(world.model, channel);
  Object.assign(channel, change);
  world.changed("channel", channel);
  const audience = [...before, ...viewersOf(world.model, channel)];
  world.emit("CHANNEL_UPDATE", wireGuildChannel(world, channel), Intent.Guilds, audience);
}

export function deleteChannel(world: World, channel: Channel): void {
  if (channel.kind === "thread") {
    deleteThread(world, channel);
    return;
  }
  for (const other of Object.values(world.model.channels)) {
    if (other.kind === "thread" && other.parentId === channel.id) deleteThread(world, other);
  }
  const audience = viewersOf(world.model, channel);
  const wire = wireChannel(world, channel);
  forgetChannel(world, channel);
  world.emit("CHANNEL_DELETE", wire, channel.kind === "dm" ? Intent.DirectMessages : Intent.Guilds, audience);
}

/** The one conversation between the bot and a person; opened on first use. */
export function directChannel(world: World, userId: string): DirectChannel {
  const known = world.directWith(userId);
  if (known) return known;
  const channel: DirectChannel = { kind: "dm", id: world.mint(), type: 1, recipientId: userId, lastMessageId: null };
  world.model.channels[channel.id] = channel;
  world.changed("channel", channel);
  return channel;
}

export function typing(world: World, channel: Channel, userId: string): void {
  const start = {
    channel_id: channel.id,
    user_id: userId,
    timestamp: Math.floor(world.clock.now() / 1000),
    ...guildOf(channel),
  };
  world.emitIn(channel, "TYPING_START", start, TYPING_INTENTS);
}
