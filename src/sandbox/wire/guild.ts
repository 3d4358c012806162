/** Guilds and their roles as Discord sends them, with the channels and active threads that go with them. */
import { Intent } from "../constants.ts";
import type { Guild, GuildChannel, Role, Thread } from "../model.ts";
import { canView } from "../permissions.ts";
import type { World } from "../world.ts";
import { wireGuildChannel, wireThread } from "./channel.ts";
import { isoTime } from "./time.ts";
import { wireMember, wireMembers } from "./user.ts";

export function wireRole(role: Role) {
  return {
    id: role.id,
    name: role.name,
    permissions: role.permissions,
    position: role.position,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.botId !== null,
    mentionable: true,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...(role.botId === null ? {} : { tags: { bot_id: role.botId } }),
  };
}

export function wireGuild(guild: Guild) {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: "deprecated",
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: Object.values(guild.roles).map(wireRole),
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

/** GUILD_CREATE. Without the presences intent the member list holds only the bot, as on the real gateway. */
export function wireGuildCreate(world: World, guild: Guild, intents: number) {
  const self = guild.members[world.botId];
  const everyone = (intents & Intent.GuildPresences) !== 0;
  return {
    ...wireGuild(guild),
    joined_at: isoTime(self?.joinedAt ?? world.clock.now()),
    large: false,
    unavailable: false,
    member_count: Object.keys(guild.members).length,
    members: everyone ? wireMembers(world, guild) : self === undefined ? [] : [wireMember(world, self)],
    channels: guildChannels(world, guild.id).map((channel) => wireGuildChannel(world, channel)),
    threads: activeThreads(world, guild.id, world.botId).map((thread) => wireThread(world, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

export function guildChannels(world: World, guildId: string): GuildChannel[] {
  return Object.values(world.model.channels)
    .filter((channel) => channel.kind === "guild")
    .filter((channel) => channel.guildId === guildId);
}

/** The unarchived threads that a user may see; private ones only when invited or with MANAGE_THREADS. */
export function activeThreads(world: World, guildId: string, viewerId: string): Thread[] {
  return Object.values(world.model.channels)
    .filter((channel) => channel.kind === "thread")
    .filter((thread) => thread.guildId === guildId && !thread.archived && canView(world.model, thread, viewerId));
}
