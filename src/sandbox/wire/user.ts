/** Users, members and the application as Discord sends them. */
import { ApplicationFlags } from "discord-api-types/v10";
import { BOT_DEFAULT } from "../constants.ts";
import type { Application, Guild, Member, User } from "../model.ts";
import type { World } from "../world.ts";
import { isoTime } from "./time.ts";

export function wireUser(user: User) {
  return {
    id: user.id,
    username: user.name.toLowerCase().replaceAll(/[^a-z0-9_.]/g, "_"),
    discriminator: "0",
    global_name: user.bot ? null : user.name,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: 0,
    flags: 0,
    ...(user.bot ? { bot: true } : {}),
  };
}

/** The bot's view of itself. */
export function wireSelf(user: User) {
  return { ...wireUser(user), mfa_enabled: true, locale: user.locale, email: null, verified: true };
}

/** A member without its user, as in `resolved.members`. */
export function wireBareMember(member: Member) {
  return {
    avatar: null,
    avatar_decoration_data: null,
    banner: null,
    collectibles: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: isoTime(member.joinedAt),
    nick: member.nick,
    pending: false,
    premium_since: null,
    roles: [...member.roles],
    mute: false,
    deaf: false,
  };
}

export function wireMember(world: World, member: Member) {
  return { ...wireBareMember(member), user: wireUser(world.user(member.userId)) };
}

export function wireMembers(world: World, guild: Guild) {
  return Object.values(guild.members).map((member) => wireMember(world, member));
}

export function wireApplication(world: World, application: Application) {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: "",
    type: null,
    flags: flagsOf(application),
    flags_new: String(flagsOf(application)),
    bot: wireUser(world.user(application.botId)),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: "0".repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: wireUser(world.user(application.ownerId)),
    approximate_guild_count: Object.keys(world.model.guilds).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    // As the developer portal's Installation page is filled in for a bot that servers add with its commands.
    integration_types_config: {
      "0": { oauth2_install_params: { scopes: ["applications.commands", "bot"], permissions: BOT_DEFAULT.toString() } },
    },
    team: null,
    eligible_oauth2_scopes: [],
    tags: [],
    ...application.portal,
  };
}

/** Resources, Application: the privileged intents that are switched on for a small bot. */
function flagsOf({ privileged }: Application): number {
  return (
    (privileged.presences ? ApplicationFlags.GatewayPresenceLimited : 0) |
    (privileged.members ? ApplicationFlags.GatewayGuildMembersLimited : 0) |
    (privileged.messageContent ? ApplicationFlags.GatewayMessageContentLimited : 0)
  );
}
