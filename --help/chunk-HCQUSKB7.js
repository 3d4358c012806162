import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  SandboxProblem
} from "./chunk-6CBDAX2X.js";
import {
  require_extension,
  require_permessage_deflate,
  require_receiver,
  require_sender,
  require_stream,
  require_subprotocol,
  require_v10,
  require_websocket,
  require_websocket_server
} from "./chunk-IJQUSZ4G.js";
import {
  $ZodArray,
  $ZodBoolean,
  $ZodISODate,
  $ZodISODateTime,
  $ZodISODuration,
  $ZodISOTime,
  $ZodIntersection,
  $ZodLazy,
  $ZodLiteral,
  $ZodNull,
  $ZodNullable,
  $ZodNumber,
  $ZodNumberFormat,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  $ZodString,
  $ZodStringFormat,
  $ZodType,
  $ZodURL,
  $ZodUndefined,
  $ZodUnion,
  $ZodUnknown,
  $constructor,
  ZodError,
  _boolean,
  _enum,
  _gte,
  _int32,
  _isoDate,
  _isoDateTime,
  _isoDuration,
  _isoTime,
  _lte,
  _maxLength,
  _minLength,
  _null,
  _number,
  _regex,
  _string,
  _undefined,
  _unknown,
  _url,
  array,
  boolean,
  clone,
  installLazyProp,
  literal,
  normalizeParams,
  number,
  object,
  own,
  parse,
  parseAsync,
  prettifyError,
  record,
  safeParse,
  safeParseAsync,
  string,
  union
} from "./chunk-Z6ZNBKAO.js";
import {
  __export,
  __toESM
} from "./chunk-LXFBX2PP.js";

// ../../../work/main/node_modules/discord-api-types/v10.mjs
var import_v10 = __toESM(require_v10(), 1);
var APIApplicationCommandPermissionsConstant = import_v10.default.APIApplicationCommandPermissionsConstant;
var APIVersion = import_v10.default.APIVersion;
var ActivityFlags = import_v10.default.ActivityFlags;
var ActivityLocationKind = import_v10.default.ActivityLocationKind;
var ActivityPlatform = import_v10.default.ActivityPlatform;
var ActivityType = import_v10.default.ActivityType;
var AllowedMentionsTypes = import_v10.default.AllowedMentionsTypes;
var ApplicationCommandOptionType = import_v10.default.ApplicationCommandOptionType;
var ApplicationCommandPermissionType = import_v10.default.ApplicationCommandPermissionType;
var ApplicationCommandType = import_v10.default.ApplicationCommandType;
var ApplicationFlags = import_v10.default.ApplicationFlags;
var ApplicationIdentityProfileDynamicFieldType = import_v10.default.ApplicationIdentityProfileDynamicFieldType;
var ApplicationIntegrationType = import_v10.default.ApplicationIntegrationType;
var ApplicationRoleConnectionMetadataType = import_v10.default.ApplicationRoleConnectionMetadataType;
var ApplicationWebhookEventStatus = import_v10.default.ApplicationWebhookEventStatus;
var ApplicationWebhookEventType = import_v10.default.ApplicationWebhookEventType;
var ApplicationWebhookType = import_v10.default.ApplicationWebhookType;
var AttachmentFlags = import_v10.default.AttachmentFlags;
var AuditLogEvent = import_v10.default.AuditLogEvent;
var AuditLogOptionsType = import_v10.default.AuditLogOptionsType;
var AutoModerationActionType = import_v10.default.AutoModerationActionType;
var AutoModerationRuleEventType = import_v10.default.AutoModerationRuleEventType;
var AutoModerationRuleKeywordPresetType = import_v10.default.AutoModerationRuleKeywordPresetType;
var AutoModerationRuleTriggerType = import_v10.default.AutoModerationRuleTriggerType;
var BaseThemeType = import_v10.default.BaseThemeType;
var ButtonStyle = import_v10.default.ButtonStyle;
var CDNRoutes = import_v10.default.CDNRoutes;
var CannotSendMessagesToThisUserErrorCodes = import_v10.default.CannotSendMessagesToThisUserErrorCodes;
var ChannelFlags = import_v10.default.ChannelFlags;
var ChannelType = import_v10.default.ChannelType;
var ComponentType = import_v10.default.ComponentType;
var ConnectionService = import_v10.default.ConnectionService;
var ConnectionVisibility = import_v10.default.ConnectionVisibility;
var EmbedFlags = import_v10.default.EmbedFlags;
var EmbedMediaFlags = import_v10.default.EmbedMediaFlags;
var EmbedType = import_v10.default.EmbedType;
var EntitlementOwnerType = import_v10.default.EntitlementOwnerType;
var EntitlementType = import_v10.default.EntitlementType;
var EntryPointCommandHandlerType = import_v10.default.EntryPointCommandHandlerType;
var FormattingPatterns = import_v10.default.FormattingPatterns;
var ForumLayoutType = import_v10.default.ForumLayoutType;
var GatewayCapabilityBits = import_v10.default.GatewayCapabilityBits;
var GatewayCloseCodes = import_v10.default.GatewayCloseCodes;
var GatewayDispatchEvents = import_v10.default.GatewayDispatchEvents;
var GatewayIntentBits = import_v10.default.GatewayIntentBits;
var GatewayOpcodes = import_v10.default.GatewayOpcodes;
var GatewayRequestChannelInfoField = import_v10.default.GatewayRequestChannelInfoField;
var GatewayVersion = import_v10.default.GatewayVersion;
var GuildDefaultMessageNotifications = import_v10.default.GuildDefaultMessageNotifications;
var GuildExplicitContentFilter = import_v10.default.GuildExplicitContentFilter;
var GuildFeature = import_v10.default.GuildFeature;
var GuildHubType = import_v10.default.GuildHubType;
var GuildMFALevel = import_v10.default.GuildMFALevel;
var GuildMemberFlags = import_v10.default.GuildMemberFlags;
var GuildNSFWLevel = import_v10.default.GuildNSFWLevel;
var GuildOnboardingMode = import_v10.default.GuildOnboardingMode;
var GuildOnboardingPromptType = import_v10.default.GuildOnboardingPromptType;
var GuildPremiumTier = import_v10.default.GuildPremiumTier;
var GuildScheduledEventEntityType = import_v10.default.GuildScheduledEventEntityType;
var GuildScheduledEventPrivacyLevel = import_v10.default.GuildScheduledEventPrivacyLevel;
var GuildScheduledEventRecurrenceRuleFrequency = import_v10.default.GuildScheduledEventRecurrenceRuleFrequency;
var GuildScheduledEventRecurrenceRuleMonth = import_v10.default.GuildScheduledEventRecurrenceRuleMonth;
var GuildScheduledEventRecurrenceRuleWeekday = import_v10.default.GuildScheduledEventRecurrenceRuleWeekday;
var GuildScheduledEventStatus = import_v10.default.GuildScheduledEventStatus;
var GuildSystemChannelFlags = import_v10.default.GuildSystemChannelFlags;
var GuildVerificationLevel = import_v10.default.GuildVerificationLevel;
var GuildWidgetStyle = import_v10.default.GuildWidgetStyle;
var ImageFormat = import_v10.default.ImageFormat;
var IntegrationExpireBehavior = import_v10.default.IntegrationExpireBehavior;
var InteractionContextType = import_v10.default.InteractionContextType;
var InteractionResponseType = import_v10.default.InteractionResponseType;
var InteractionType = import_v10.default.InteractionType;
var InviteFlags = import_v10.default.InviteFlags;
var InviteTargetType = import_v10.default.InviteTargetType;
var InviteTargetUsersJobStatus = import_v10.default.InviteTargetUsersJobStatus;
var InviteType = import_v10.default.InviteType;
var Locale = import_v10.default.Locale;
var MembershipScreeningFieldType = import_v10.default.MembershipScreeningFieldType;
var MessageActivityType = import_v10.default.MessageActivityType;
var MessageFlags = import_v10.default.MessageFlags;
var MessageReferenceType = import_v10.default.MessageReferenceType;
var MessageSearchAuthorType = import_v10.default.MessageSearchAuthorType;
var MessageSearchEmbedType = import_v10.default.MessageSearchEmbedType;
var MessageSearchHasType = import_v10.default.MessageSearchHasType;
var MessageSearchSortMode = import_v10.default.MessageSearchSortMode;
var MessageType = import_v10.default.MessageType;
var NameplatePalette = import_v10.default.NameplatePalette;
var OAuth2Routes = import_v10.default.OAuth2Routes;
var OAuth2Scopes = import_v10.default.OAuth2Scopes;
var OverwriteType = import_v10.default.OverwriteType;
var PermissionFlagsBits = import_v10.default.PermissionFlagsBits;
var PollLayoutType = import_v10.default.PollLayoutType;
var PresenceUpdateStatus = import_v10.default.PresenceUpdateStatus;
var RESTJSONErrorCodes = import_v10.default.RESTJSONErrorCodes;
var RPCCloseEventCodes = import_v10.default.RPCCloseEventCodes;
var RPCCommands = import_v10.default.RPCCommands;
var RPCDeviceType = import_v10.default.RPCDeviceType;
var RPCErrorCodes = import_v10.default.RPCErrorCodes;
var RPCEvents = import_v10.default.RPCEvents;
var RPCVersion = import_v10.default.RPCVersion;
var RPCVoiceSettingsModeType = import_v10.default.RPCVoiceSettingsModeType;
var RPCVoiceShortcutKeyComboKeyType = import_v10.default.RPCVoiceShortcutKeyComboKeyType;
var ReactionType = import_v10.default.ReactionType;
var RelationshipType = import_v10.default.RelationshipType;
var RoleFlags = import_v10.default.RoleFlags;
var RouteBases = import_v10.default.RouteBases;
var Routes = import_v10.default.Routes;
var SKUFlags = import_v10.default.SKUFlags;
var SKUType = import_v10.default.SKUType;
var SelectMenuDefaultValueType = import_v10.default.SelectMenuDefaultValueType;
var SeparatorSpacingSize = import_v10.default.SeparatorSpacingSize;
var SortOrderType = import_v10.default.SortOrderType;
var StageInstancePrivacyLevel = import_v10.default.StageInstancePrivacyLevel;
var StatusDisplayType = import_v10.default.StatusDisplayType;
var StickerFormatType = import_v10.default.StickerFormatType;
var StickerPackApplicationId = import_v10.default.StickerPackApplicationId;
var StickerType = import_v10.default.StickerType;
var SubscriptionStatus = import_v10.default.SubscriptionStatus;
var TeamMemberMembershipState = import_v10.default.TeamMemberMembershipState;
var TeamMemberRole = import_v10.default.TeamMemberRole;
var TextInputStyle = import_v10.default.TextInputStyle;
var ThreadAutoArchiveDuration = import_v10.default.ThreadAutoArchiveDuration;
var ThreadMemberFlags = import_v10.default.ThreadMemberFlags;
var UnfurledMediaItemFlags = import_v10.default.UnfurledMediaItemFlags;
var UnfurledMediaItemLoadingState = import_v10.default.UnfurledMediaItemLoadingState;
var UserFlags = import_v10.default.UserFlags;
var UserPremiumType = import_v10.default.UserPremiumType;
var Utils = import_v10.default.Utils;
var VideoQualityMode = import_v10.default.VideoQualityMode;
var VoiceChannelEffectSendAnimationType = import_v10.default.VoiceChannelEffectSendAnimationType;
var VoiceConnectionStates = import_v10.default.VoiceConnectionStates;
var WebhookType = import_v10.default.WebhookType;
var urlSafeCharacters = import_v10.default.urlSafeCharacters;

// src/sandbox/constants.ts
var Permission = PermissionFlagsBits;
var Intent = GatewayIntentBits;
var Flag = MessageFlags;
var MAX_FILE_BYTES = 10 * 1024 * 1024;
var MAX_BODY_BYTES = 25 * 1024 * 1024;
var FIRST_RESPONSE_MS = 3e3;
var TOKEN_LIFE_MS = 15 * 6e4;
var NONCE_WINDOW_MS = 5 * 6e4;
function has(bits, bit) {
  return (bits & bit) === bit;
}
function hasFlag(flags, flag) {
  return (flags & flag) === flag;
}
var EVERYONE_DEFAULT = Permission.ViewChannel | Permission.SendMessages | Permission.SendMessagesInThreads | Permission.CreatePublicThreads | Permission.CreatePrivateThreads | Permission.EmbedLinks | Permission.AttachFiles | Permission.ReadMessageHistory | Permission.AddReactions | Permission.UseExternalEmojis | Permission.UseApplicationCommands | Permission.ChangeNickname;
var BOT_DEFAULT = Permission.ViewChannel | Permission.SendMessages | Permission.SendMessagesInThreads | Permission.CreatePublicThreads | Permission.CreatePrivateThreads | Permission.ManageThreads | Permission.EmbedLinks | Permission.AttachFiles | Permission.ReadMessageHistory | Permission.AddReactions | Permission.ManageMessages | Permission.PinMessages;

// src/sandbox/permissions.ts
var ALL = Object.values(Permission).reduce((sum, bit) => sum | bit, 0n);
var DIRECT = EVERYONE_DEFAULT | Permission.PinMessages | Permission.MentionEveryone;
function guildPermissions(guild, userId) {
  const member = guild.members[userId];
  if (member === void 0) return 0n;
  if (guild.ownerId === userId) return ALL;
  const sum = [guild.id, ...member.roles].reduce((bits, id) => bits | BigInt(guild.roles[id]?.permissions ?? "0"), 0n);
  return has(sum, Permission.Administrator) ? ALL : sum;
}
function permissionsIn(model, channel, userId) {
  if (channel.kind === "dm") {
    return channel.recipientId === userId || model.application.botId === userId ? DIRECT : 0n;
  }
  const guild = model.guilds[channel.guildId];
  const member = guild?.members[userId];
  if (guild === void 0 || member === void 0) return 0n;
  if (channel.kind === "thread") {
    const parent = model.channels[channel.parentId];
    if (parent === void 0) return 0n;
    const bits2 = permissionsIn(model, parent, userId);
    const invited = channel.type !== 12 || userId in channel.members || has(bits2, Permission.ManageThreads);
    return invited ? bits2 : 0n;
  }
  const base = guildPermissions(guild, userId);
  if (has(base, Permission.Administrator)) return ALL;
  const bits = withOverwrites(base, channel, guild, userId, member.roles);
  return has(bits, Permission.ViewChannel) ? bits : 0n;
}
function canView(model, channel, userId) {
  return has(permissionsIn(model, channel, userId), Permission.ViewChannel);
}
function sendPermission(channel) {
  return channel.kind === "thread" ? Permission.SendMessagesInThreads : Permission.SendMessages;
}
function viewersOf(model, channel) {
  if (channel.kind === "dm") return [channel.recipientId, model.application.botId];
  const guild = model.guilds[channel.guildId];
  return Object.keys(guild?.members ?? {}).filter((userId) => canView(model, channel, userId));
}
function withOverwrites(base, channel, guild, userId, roles) {
  const everyone = channel.overwrites.filter((o) => o.id === guild.id);
  const byRole = channel.overwrites.filter((o) => o.type === 0 && roles.includes(o.id));
  const byMember = channel.overwrites.filter((o) => o.type === 1 && o.id === userId);
  return [everyone, byRole, byMember].reduce(applyTogether, base);
}
function applyTogether(bits, overwrites) {
  const deny = overwrites.reduce((sum, o) => sum | BigInt(o.deny), 0n);
  const allow = overwrites.reduce((sum, o) => sum | BigInt(o.allow), 0n);
  return bits & ~deny | allow;
}

// src/sandbox/wire/time.ts
function isoTime(ms) {
  return new Date(ms).toISOString();
}
function isoTimeOrNull(ms) {
  return ms === null ? null : isoTime(ms);
}

// src/sandbox/wire/user.ts
function wireUser(user) {
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
    ...user.bot ? { bot: true } : {}
  };
}
function wireSelf(user) {
  return { ...wireUser(user), mfa_enabled: true, locale: user.locale, email: null, verified: true };
}
function wireBareMember(member) {
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
    deaf: false
  };
}
function wireMember(world, member) {
  return { ...wireBareMember(member), user: wireUser(world.user(member.userId)) };
}
function wireMembers(world, guild) {
  return Object.values(guild.members).map((member) => wireMember(world, member));
}
function wireApplication(world, application) {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: "",
    type: null,
    flags: 0,
    flags_new: "0",
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
    integration_types_config: { "0": { oauth2_install_params: { scopes: ["bot"], permissions: "0" } } },
    team: null,
    eligible_oauth2_scopes: [],
    tags: []
  };
}

// src/sandbox/wire/channel.ts
function wireChannel(world, channel, viewerId = world.botId) {
  switch (channel.kind) {
    case "guild":
      return wireGuildChannel(world, channel);
    case "thread":
      return wireThread(world, channel, viewerId);
    case "dm":
      return wireDirect(world, channel, viewerId);
  }
}
function wireGuildChannel(world, channel) {
  const base = {
    id: channel.id,
    type: channel.type,
    guild_id: channel.guildId,
    name: channel.name,
    parent_id: channel.parentId,
    position: channel.position,
    permission_overwrites: channel.overwrites.map((o) => ({ ...o })),
    nsfw: false,
    flags: 0
  };
  if (channel.type === 4) return base;
  return {
    ...base,
    topic: channel.topic,
    rate_limit_per_user: channel.slowmode,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: lastPin(world, channel.id)
  };
}
function wireThread(world, thread, viewerId = world.botId) {
  const joinedAt = thread.members[viewerId];
  return {
    id: thread.id,
    type: thread.type,
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    name: thread.name,
    owner_id: thread.ownerId,
    flags: 0,
    rate_limit_per_user: thread.slowmode,
    last_message_id: thread.lastMessageId,
    last_pin_timestamp: lastPin(world, thread.id),
    thread_metadata: {
      archived: thread.archived,
      archive_timestamp: isoTime(thread.archivedAt),
      auto_archive_duration: thread.autoArchiveMinutes,
      locked: thread.locked,
      create_timestamp: isoTime(thread.createdAt),
      ...thread.type === 12 ? { invitable: thread.invitable } : {}
    },
    message_count: Math.max(0, thread.messagesSent - deletedFrom(world, thread)),
    member_count: Math.min(50, Object.keys(thread.members).length),
    total_message_sent: thread.messagesSent,
    ...joinedAt === void 0 ? {} : { member: wireThreadMember(thread, viewerId) }
  };
}
function wireThreadMember(thread, userId) {
  return {
    id: thread.id,
    user_id: userId,
    join_timestamp: isoTime(thread.members[userId] ?? thread.createdAt),
    flags: 1
  };
}
function wireDirect(world, channel, viewerId) {
  const other = viewerId === channel.recipientId ? world.botId : channel.recipientId;
  return {
    id: channel.id,
    type: channel.type,
    flags: 0,
    last_message_id: channel.lastMessageId,
    last_pin_timestamp: lastPin(world, channel.id),
    recipients: [wireUser(world.user(other))]
  };
}
function deletedFrom(world, thread) {
  const present = world.messagesIn(thread.id).filter((m) => m.onlyFor === null && m.type !== 21).length;
  return Math.max(0, thread.messagesSent - present);
}
function lastPin(world, channelId) {
  const pins = world.messagesIn(channelId).flatMap((m) => m.pinnedAt === null ? [] : [m.pinnedAt]);
  return isoTimeOrNull(pins.length === 0 ? null : Math.max(...pins));
}

// src/sandbox/world.ts
import { randomBytes } from "node:crypto";

// src/sandbox/errors.ts
var CODES = {
  0: [401, "401: Unauthorized"],
  10003: [404, "Unknown Channel"],
  10004: [404, "Unknown Guild"],
  10007: [404, "Unknown Member"],
  10008: [404, "Unknown Message"],
  10013: [404, "Unknown User"],
  10015: [404, "Unknown Webhook"],
  10062: [404, "Unknown interaction"],
  10063: [404, "Unknown application command"],
  20012: [403, "You are not authorized to perform this action on this application"],
  30003: [400, "Maximum number of pins reached for the channel (50)"],
  30010: [400, "Maximum number of reactions reached (20)"],
  30032: [400, "Maximum number of application commands reached (100)"],
  30033: [400, "Max number of thread participants has been reached (1000)"],
  30034: [400, "Maximum number of daily application command creates has been reached (200)"],
  40005: [413, "Request entity too large"],
  40060: [400, "Interaction has already been acknowledged."],
  50001: [403, "Missing Access"],
  50003: [403, "Cannot execute action on a DM channel"],
  50005: [403, "Cannot edit a message authored by another user"],
  50006: [400, "Cannot send an empty message"],
  50007: [403, "Cannot send messages to this user"],
  50008: [400, "Cannot send messages in a non-text channel"],
  50013: [403, "Missing Permissions"],
  50016: [400, "Provided too few or too many messages to delete. Must provide at least 2 and fewer than 100 messages"],
  50021: [403, "Cannot execute action on a system message"],
  50024: [400, "Cannot execute action on this channel type"],
  50027: [401, "Invalid Webhook Token"],
  50033: [400, "Invalid Recipient(s)"],
  50034: [400, "A message provided was too old to bulk delete"],
  50035: [400, "Invalid Form Body"],
  50083: [400, "Thread is archived"],
  50109: [400, "The request body contains invalid JSON."],
  50278: [403, "Cannot send messages to this user due to having no mutual guilds"],
  160002: [400, "Cannot reply without permission to read message history"],
  160004: [400, "A thread has already been created for this message"],
  160005: [403, "Thread is locked"]
};
var ApiError = class extends Error {
  name = "ApiError";
  status;
  code;
  problems;
  constructor(code, problems = []) {
    super(CODES[code][1]);
    this.code = code;
    this.status = CODES[code][0];
    this.problems = problems;
  }
  body() {
    const head = { code: this.code, message: this.message };
    return this.problems.length === 0 ? head : { ...head, errors: errorTree(this.problems) };
  }
};
function invalid(path, message, code = "BASE_TYPE_BAD_VALUE") {
  return new ApiError(50035, [{ path, code, message }]);
}
function errorTree(problems) {
  const root = {};
  for (const { path, code, message } of problems) {
    let node = root;
    for (const step of path) {
      const key = String(step);
      const next = node[key];
      const child = next === void 0 || Array.isArray(next) ? {} : next;
      node[key] = child;
      node = child;
    }
    const listed = node._errors;
    node._errors = [...Array.isArray(listed) ? listed : [], { code, message }];
  }
  return root;
}

// src/sandbox/snowflake.ts
var EPOCH = 1420070400000n;
function nextSnowflake(last, now) {
  const byTime = BigInt(now) - EPOCH << 22n;
  const afterLast = BigInt(last) + 1n;
  return (byTime > afterLast ? byTime : afterLast).toString();
}
function snowflakeTime(id) {
  return Number((BigInt(id) >> 22n) + EPOCH);
}
function compareSnowflakes(a, b) {
  return a.length === b.length ? a < b ? -1 : a > b ? 1 : 0 : a.length - b.length;
}
function isSnowflake(text) {
  return /^\d{17,19}$/.test(text);
}

// src/sandbox/world.ts
var World = class {
  model;
  clock;
  #files = /* @__PURE__ */ new Map();
  #journal = null;
  /** Where files are served; known once the server listens. */
  origin = "http://127.0.0.1";
  /** Signs file addresses, so that a made-up address fails as on the real CDN. */
  secret = randomBytes(16).toString("hex");
  #listeners = /* @__PURE__ */ new Set();
  constructor(model, clock) {
    this.model = model;
    this.clock = clock;
  }
  get botId() {
    return this.model.application.botId;
  }
  mint() {
    this.model.lastSnowflake = nextSnowflake(this.model.lastSnowflake, this.clock.now());
    this.changedPart("lastSnowflake");
    return this.model.lastSnowflake;
  }
  file(id) {
    return this.#files.get(id);
  }
  putFile(id, file) {
    this.#files.set(id, file);
    this.#journal?.noteFile(id, file);
  }
  dropFile(id) {
    this.#files.delete(id);
    this.#journal?.noteFile(id, null);
  }
  /** From here on every change is noted. */
  keepIn(journal) {
    this.#journal = journal;
  }
  /** Whoever makes or changes a record says so here. */
  changed(kind, record3) {
    this.#journal?.note(kind, record3.id, record3);
  }
  changedPart(part) {
    this.#journal?.note("part", part, this.model[part]);
  }
  /** A channel with all that was said in it, or a message. */
  gone(kind, id) {
    this.#journal?.note(kind, id, null);
  }
  /** Writes down what has changed: before anybody is shown it, so that nothing that was seen can be lost. */
  save() {
    this.#journal?.write();
  }
  listen(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  emit(t, d, intent, seenBy2) {
    this.save();
    const dispatch = { t, d, intent, seenBy: new Set(seenBy2) };
    for (const listener of [...this.#listeners]) listener(dispatch);
  }
  emitIn(channel, t, d, intents) {
    this.emit(t, d, channel.kind === "dm" ? intents.direct : intents.guild, viewersOf(this.model, channel));
  }
  user(id) {
    return this.model.users[id] ?? fail(10013);
  }
  guild(id) {
    return this.model.guilds[id] ?? fail(10004);
  }
  channel(id) {
    return this.model.channels[id] ?? fail(10003);
  }
  /** The guild channel whose overwrites count: itself, or a thread's parent. */
  homeOf(channel) {
    if (channel.kind === "dm") return null;
    if (channel.kind === "guild") return channel;
    const parent = this.channel(channel.parentId);
    return parent.kind === "guild" ? parent : null;
  }
  messagesIn(channelId) {
    const list = this.model.messages[channelId] ?? [];
    this.model.messages[channelId] = list;
    return list;
  }
  message(channelId, id) {
    return this.messagesIn(channelId).find((m) => m.id === id) ?? fail(10008);
  }
  findMessage(id) {
    return Object.values(this.model.messages).flat().find((m) => m.id === id);
  }
  interaction(id) {
    return this.model.interactions[id] ?? fail(10062);
  }
};
var MESSAGE_INTENTS = { guild: Intent.GuildMessages, direct: Intent.DirectMessages };
var REACTION_INTENTS = { guild: Intent.GuildMessageReactions, direct: Intent.DirectMessageReactions };
var TYPING_INTENTS = { guild: Intent.GuildMessageTyping, direct: Intent.DirectMessageTyping };
var CHANNEL_INTENTS = { guild: Intent.Guilds, direct: Intent.DirectMessages };
function fail(code) {
  throw new ApiError(code);
}

// src/sandbox/acts/files.ts
import { createHash } from "node:crypto";
var ADDRESS_LIFE_MS = 24 * 36e5;
function storeFile(world, upload) {
  if (upload.bytes.byteLength > MAX_FILE_BYTES) throw new ApiError(40005);
  const id = world.mint();
  world.putFile(id, { bytes: upload.bytes, contentType: upload.contentType });
  return {
    id,
    // Discord keeps letters, digits, dot, dash and underscore of a file's name.
    name: upload.name.replaceAll(/[^\w.-]/g, "_"),
    size: upload.bytes.byteLength,
    contentType: upload.contentType,
    description: upload.description ?? null,
    ...pngSize(upload.bytes)
  };
}
function fileAddress(world, channelId, file) {
  const path = `/attachments/${channelId}/${file.id}/${encodeURIComponent(file.name)}`;
  const issued = Math.floor(world.clock.now() / ADDRESS_LIFE_MS) * ADDRESS_LIFE_MS;
  const expires = issued + 2 * ADDRESS_LIFE_MS;
  const query = new URLSearchParams({
    ex: hexSeconds(expires),
    is: hexSeconds(issued),
    hm: sign(world, path, hexSeconds(expires))
  });
  return `${world.origin}${path}?${query.toString()}`;
}
function addressIsValid(world, path, query) {
  const expires = query.get("ex") ?? "0";
  if (query.get("hm") !== sign(world, path, expires)) return false;
  return Number.parseInt(expires, 16) * 1e3 > world.clock.now();
}
function sign(world, path, expires) {
  return createHash("sha256").update(`${world.secret}${path}${expires}`).digest("hex");
}
function hexSeconds(ms) {
  return Math.floor(ms / 1e3).toString(16);
}
function pngSize(bytes) {
  const isPng = bytes.byteLength >= 24 && bytes[0] === 137 && bytes[1] === 80 && bytes[2] === 78;
  if (!isPng) return { width: null, height: null };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

// src/sandbox/wire/message.ts
function wireMessage(world, message, viewerId = world.botId) {
  const interaction = message.interactionId === null ? void 0 : world.model.interactions[message.interactionId];
  const thread = world.model.channels[message.id];
  return {
    ...bareMessage(world, message),
    ...message.reactions.length === 0 ? {} : { reactions: wireReactions(message, viewerId) },
    ...interaction === void 0 ? {} : {
      webhook_id: world.model.application.id,
      application_id: world.model.application.id,
      interaction_metadata: interactionMetadata(world, interaction)
    },
    ...thread?.kind === "thread" && thread.id !== message.channelId ? { thread: wireThread(world, thread, viewerId) } : {},
    ...wireReference(world, message)
  };
}
function bareMessage(world, message) {
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    content: message.content,
    author: wireUser(world.user(message.authorId)),
    mentions: message.mentions.users.map((id) => wireUser(world.user(id))),
    mention_roles: [...message.mentions.roles],
    mention_everyone: message.mentions.everyone,
    attachments: wireAttachments(world, message),
    embeds: resolveFiles(world, message, message.embeds),
    components: resolveFiles(world, message, message.components),
    flags: message.flags,
    timestamp: isoTime(message.createdAt),
    edited_timestamp: isoTimeOrNull(message.editedAt),
    pinned: message.pinnedAt !== null,
    tts: false,
    ...message.nonce === null ? {} : { nonce: message.nonce }
  };
}
function wireAttachments(world, message) {
  const shown = new Set(namedFiles(message, [message.embeds, message.components]).values());
  return message.attachments.filter((file) => !shown.has(file)).map((file) => {
    const url2 = fileAddress(world, message.channelId, file);
    return {
      id: file.id,
      filename: file.name,
      size: file.size,
      url: url2,
      proxy_url: url2,
      content_type: file.contentType,
      ...file.description === null ? {} : { description: file.description },
      ...file.width === null || file.height === null ? {} : { width: file.width, height: file.height },
      ...message.onlyFor === null ? {} : { ephemeral: true }
    };
  });
}
var FILE_REFERENCE = /"attachment:\/\/([^"]+)"/g;
function namedFiles(message, parts) {
  const names = new Set([...JSON.stringify(parts).matchAll(FILE_REFERENCE)].map((match) => match[1]));
  return new Map(message.attachments.filter((file) => names.has(file.name)).map((file) => [file.name, file]));
}
function resolveFiles(world, message, parts) {
  const files = namedFiles(message, parts);
  const text = JSON.stringify(parts).replaceAll(FILE_REFERENCE, (whole, name) => {
    const file = files.get(name);
    return file === void 0 ? whole : JSON.stringify(fileAddress(world, message.channelId, file));
  });
  return JSON.parse(text);
}
function wireReactions(message, viewerId) {
  return message.reactions.map((reaction) => ({
    emoji: { ...reaction.emoji },
    count: reaction.userIds.length,
    count_details: { burst: 0, normal: reaction.userIds.length },
    burst_colors: [],
    me_burst: false,
    me: reaction.userIds.includes(viewerId)
  }));
}
function wireReference(world, message) {
  if (message.repliesTo === null) return {};
  const { channelId, messageId } = message.repliesTo;
  const channel = world.model.channels[channelId];
  const target = world.messagesIn(channelId).find((m) => m.id === messageId);
  const guild = channel === void 0 || channel.kind === "dm" ? {} : { guild_id: channel.guildId };
  return {
    message_reference: { type: 0, channel_id: channelId, message_id: messageId, ...guild },
    ...message.type === 19 || message.type === 21 ? { referenced_message: target === void 0 ? null : bareMessage(world, target) } : {}
  };
}
function interactionMetadata(world, interaction) {
  const opener = interaction.openedBy === null ? void 0 : world.model.interactions[interaction.openedBy];
  if (interaction.kind === "modal" && opener !== void 0) {
    return {
      ...baseMetadata(world, interaction),
      type: InteractionType.ModalSubmit,
      triggering_interaction_metadata: directMetadata(world, opener)
    };
  }
  return directMetadata(world, interaction);
}
function directMetadata(world, interaction) {
  const base = baseMetadata(world, interaction);
  return interaction.kind === "component" ? {
    ...base,
    type: InteractionType.MessageComponent,
    interacted_message_id: interaction.messageId ?? interaction.id
  } : { ...base, type: InteractionType.ApplicationCommand };
}
function baseMetadata(world, interaction) {
  return {
    id: interaction.id,
    user: wireUser(world.user(interaction.userId)),
    authorizing_integration_owners: { "0": interaction.guildId ?? "0" },
    ...interaction.originalMessageId === null ? {} : { original_response_message_id: interaction.originalMessageId }
  };
}

// src/sandbox/acts/components.ts
function settleComponents(world, components, files) {
  const ids = idsFor(components);
  const media = (item) => settleMedia(world, item, files);
  const button = (b) => ({ ...b, id: ids(b.id) });
  const inRow = (c) => c.type === ComponentType.Button ? button(c) : { ...c, id: ids(c.id), min_values: c.min_values ?? 1, max_values: c.max_values ?? 1 };
  const accessory = (a) => a.type === ComponentType.Button ? button(a) : {
    ...a,
    id: ids(a.id),
    media: media(a.media),
    description: a.description ?? null,
    spoiler: a.spoiler ?? false
  };
  const inContainer = (c) => {
    const id = ids(c.id);
    switch (c.type) {
      case ComponentType.ActionRow:
        return { ...c, id, components: c.components.map(inRow) };
      case ComponentType.Section:
        return {
          ...c,
          id,
          components: c.components.map((t) => ({ ...t, id: ids(t.id) })),
          accessory: accessory(c.accessory)
        };
      case ComponentType.MediaGallery: {
        const items = c.items.map((i) => ({
          media: media(i.media),
          description: i.description ?? null,
          spoiler: i.spoiler ?? false
        }));
        return { ...c, id, items };
      }
      case ComponentType.File: {
        const file = files.find((f) => c.file.url === `attachment://${f.name}`);
        const about = { name: file?.name ?? "file", size: file?.size ?? 0 };
        return { ...c, ...about, id, file: media(c.file), spoiler: c.spoiler ?? false };
      }
      case ComponentType.Separator:
        return { ...c, id, spacing: c.spacing ?? SeparatorSpacingSize.Small, divider: c.divider ?? true };
      case ComponentType.TextDisplay:
        return { ...c, id };
    }
  };
  return withoutNulls(components).map((c) => {
    if (c.type !== ComponentType.Container) return inContainer(c);
    const id = ids(c.id);
    return {
      ...c,
      id,
      accent_color: c.accent_color ?? null,
      spoiler: c.spoiler ?? false,
      components: c.components.map(inContainer)
    };
  });
}
function settleEmbeds(embeds) {
  return withoutNulls(embeds).map((embed) => ({
    ...embed,
    type: EmbedType.Rich,
    ...embed.fields === void 0 ? {} : { fields: embed.fields.map((f) => ({ ...f, inline: f.inline ?? false })) },
    ...embed.image === void 0 ? {} : { image: { ...embed.image, proxy_url: embed.image.url } },
    ...embed.thumbnail === void 0 ? {} : { thumbnail: { ...embed.thumbnail, proxy_url: embed.thumbnail.url } },
    ...embed.timestamp === void 0 ? {} : { timestamp: new Date(embed.timestamp).toISOString() }
  }));
}
function settleMedia(world, item, files) {
  const file = files.find((f) => item.url === `attachment://${f.name}`);
  const media = {
    id: world.mint(),
    url: item.url,
    proxy_url: item.url,
    width: file?.width ?? null,
    height: file?.height ?? null,
    ...file === void 0 ? {} : { content_type: file.contentType, attachment_id: file.id }
  };
  return media;
}
function idsFor(components) {
  const taken = /* @__PURE__ */ new Set();
  JSON.stringify(components, (key, value) => {
    if (key === "id" && typeof value === "number") taken.add(value);
    return value;
  });
  let next = 0;
  return (chosen2) => {
    if (chosen2 !== void 0 && chosen2 !== 0) return chosen2;
    do
      next += 1;
    while (taken.has(next));
    return next;
  };
}
function withoutNulls(value) {
  return JSON.parse(JSON.stringify(value), (_key, part) => part ?? void 0);
}

// src/sandbox/acts/threads.ts
function createThread(world, wish) {
  const now = world.clock.now();
  const thread = {
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
    lastMessageId: null
  };
  world.model.channels[thread.id] = thread;
  world.changed("channel", thread);
  emitThread(world, thread, "THREAD_CREATE", { newly_created: true });
  return thread;
}
function updateThread(world, thread, change) {
  if (change.archived !== void 0 && change.archived !== thread.archived) thread.archivedAt = world.clock.now();
  Object.assign(thread, change);
  world.changed("channel", thread);
  emitThread(world, thread, "THREAD_UPDATE");
}
function addThreadMember(world, thread, userIds) {
  const newcomers = userIds.filter((id) => !(id in thread.members));
  if (newcomers.length === 0) return;
  for (const id of newcomers) thread.members[id] = world.clock.now();
  world.changed("channel", thread);
  emitMembers(world, thread, newcomers, []);
  if (thread.type === 12) {
    world.emit("THREAD_CREATE", wireThread(world, thread), Intent.Guilds, newcomers);
  }
}
function removeThreadMember(world, thread, userId) {
  if (!(userId in thread.members)) return;
  const audience = viewersOf(world.model, thread);
  delete thread.members[userId];
  world.changed("channel", thread);
  emitMembers(world, thread, [], [userId], audience);
}
function deleteThread(world, thread) {
  const audience = viewersOf(world.model, thread);
  forgetChannel(world, thread);
  const gone = { id: thread.id, guild_id: thread.guildId, parent_id: thread.parentId, type: thread.type };
  world.emit("THREAD_DELETE", gone, Intent.Guilds, audience);
}
function forgetChannel(world, { id }) {
  delete world.model.channels[id];
  world.gone("channel", id);
  for (const message of world.messagesIn(id)) {
    for (const file of message.attachments) world.dropFile(file.id);
    world.gone("message", message.id);
  }
  delete world.model.messages[id];
}
function emitThread(world, thread, t, extra = {}) {
  world.emit(t, { ...wireThread(world, thread), ...extra }, Intent.Guilds, viewersOf(world.model, thread));
}
function emitMembers(world, thread, added, removed, audience = viewersOf(world.model, thread)) {
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
        ...member === void 0 ? {} : { member: wireMember(world, member) }
      };
    }),
    removed_member_ids: [...removed]
  };
  const aboutBot = [...added, ...removed].includes(world.botId);
  world.emit("THREAD_MEMBERS_UPDATE", update, aboutBot ? Intent.Guilds : Intent.GuildMembers, audience);
}

// src/sandbox/acts/messages.ts
var MessageKind = {
  Default: 0,
  Pinned: 6,
  ThreadCreated: 18,
  Reply: 19,
  ChatInputCommand: 20,
  ThreadStarter: 21,
  ContextMenuCommand: 23
};
var NOBODY = { users: [], roles: [], everyone: false };
function postMessage(world, draft) {
  const { channel } = draft;
  if (channel.kind === "thread") joinAndWake(world, channel, draft);
  const attachments = draft.attachments ?? [];
  const message = {
    id: world.mint(),
    channelId: channel.id,
    authorId: draft.authorId,
    type: draft.type ?? MessageKind.Default,
    content: draft.content ?? "",
    embeds: settleEmbeds(draft.embeds ?? []),
    components: settleComponents(world, draft.components ?? [], attachments),
    attachments,
    flags: draft.flags ?? 0,
    onlyFor: draft.onlyFor ?? null,
    mentions: draft.mentions ?? NOBODY,
    createdAt: world.clock.now(),
    editedAt: null,
    pinnedAt: null,
    nonce: draft.nonce ?? null,
    repliesTo: draft.repliesTo ?? null,
    interactionId: draft.interactionId ?? null,
    reactions: []
  };
  world.messagesIn(channel.id).push(message);
  world.changed("message", message);
  if (message.onlyFor === null) {
    channel.lastMessageId = message.id;
    if (channel.kind === "thread" && message.type !== MessageKind.ThreadStarter) channel.messagesSent += 1;
    world.changed("channel", channel);
  }
  announce(world, "MESSAGE_CREATE", message);
  return message;
}
function editMessage(world, message, change) {
  const kept = new Set((change.attachments ?? message.attachments).map((file) => file.id));
  for (const file of message.attachments) if (!kept.has(file.id)) world.dropFile(file.id);
  if (change.attachments !== void 0) message.attachments = change.attachments;
  if (change.content !== void 0) message.content = change.content;
  if (change.embeds !== void 0) message.embeds = settleEmbeds(change.embeds);
  if (change.components !== void 0) {
    message.components = settleComponents(world, change.components, message.attachments);
  }
  if (change.flags !== void 0) message.flags = change.flags;
  if (change.mentions !== void 0) message.mentions = change.mentions;
  if (change.silent !== true) message.editedAt = world.clock.now();
  world.changed("message", message);
  announce(world, "MESSAGE_UPDATE", message);
}
function deleteMessages(world, channel, ids, bulk) {
  const gone = world.messagesIn(channel.id).filter((m) => ids.includes(m.id));
  world.model.messages[channel.id] = world.messagesIn(channel.id).filter((m) => !ids.includes(m.id));
  for (const { id, attachments } of gone) {
    for (const file of attachments) world.dropFile(file.id);
    world.gone("message", id);
  }
  const where = { channel_id: channel.id, ...guildOf(channel) };
  const common = gone.filter((m) => m.onlyFor === null).map((m) => m.id);
  if (bulk) {
    world.emitIn(channel, "MESSAGE_DELETE_BULK", { ids: common, ...where }, MESSAGE_INTENTS);
    return;
  }
  for (const message of gone) {
    if (message.onlyFor === null)
      world.emitIn(channel, "MESSAGE_DELETE", { id: message.id, ...where }, MESSAGE_INTENTS);
    else emitToOne(world, "MESSAGE_DELETE", { id: message.id, channel_id: channel.id }, message.onlyFor);
  }
}
function announce(world, t, message) {
  const wire = wireMessage(world, message);
  if (message.onlyFor !== null) {
    emitToOne(world, t, wire, message.onlyFor);
    return;
  }
  const channel = world.channel(message.channelId);
  const member = channel.kind === "dm" ? void 0 : world.guild(channel.guildId).members[message.authorId];
  const extra = { ...guildOf(channel), ...member === void 0 ? {} : { member: wireBareMember(member) } };
  world.emitIn(channel, t, { ...wire, ...extra }, MESSAGE_INTENTS);
}
function readableMessages(world, channelId, userId) {
  const channel = world.channel(channelId);
  if (!canView(world.model, channel, userId)) return [];
  return world.messagesIn(channelId).filter((m) => m.onlyFor === null || m.onlyFor === userId);
}
function guildOf(channel) {
  return channel.kind === "dm" ? {} : { guild_id: channel.guildId };
}
function emitToOne(world, t, d, userId) {
  world.emit(t, d, Intent.DirectMessages, [userId, world.botId]);
}
function joinAndWake(world, thread, draft) {
  if (draft.onlyFor !== void 0 && draft.onlyFor !== null) return;
  if (thread.archived && !thread.locked) updateThread(world, thread, { archived: false });
  const named3 = (draft.mentions?.users ?? []).filter((id) => canJoin(world, thread, id));
  const newcomers = [draft.authorId, ...named3].filter((id) => !(id in thread.members));
  if (newcomers.length > 0) addThreadMember(world, thread, newcomers);
}
function canJoin(world, thread, userId) {
  return viewersOf(world.model, world.channel(thread.parentId)).includes(userId);
}

// src/sandbox/acts/channels.ts
function createChannel(world, wish) {
  const siblings = Object.values(world.model.channels).filter((c) => c.kind === "guild" && c.guildId === wish.guildId);
  const type = wish.type ?? 0;
  const channel = {
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
    lastMessageId: null
  };
  world.model.channels[channel.id] = channel;
  world.changed("channel", channel);
  world.emit("CHANNEL_CREATE", wireGuildChannel(world, channel), Intent.Guilds, viewersOf(world.model, channel));
  return channel;
}
function updateChannel(world, channel, change) {
  const before = viewersOf(world.model, channel);
  Object.assign(channel, change);
  world.changed("channel", channel);
  const audience = [...before, ...viewersOf(world.model, channel)];
  world.emit("CHANNEL_UPDATE", wireGuildChannel(world, channel), Intent.Guilds, audience);
}
function deleteChannel(world, channel) {
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
function directChannel(world, userId) {
  const known = Object.values(world.model.channels).find((c) => c.kind === "dm" && c.recipientId === userId);
  if (known?.kind === "dm") return known;
  const channel = { kind: "dm", id: world.mint(), type: 1, recipientId: userId, lastMessageId: null };
  world.model.channels[channel.id] = channel;
  world.changed("channel", channel);
  return channel;
}
function typing(world, channel, userId) {
  const start = {
    channel_id: channel.id,
    user_id: userId,
    timestamp: Math.floor(world.clock.now() / 1e3),
    ...guildOf(channel)
  };
  world.emitIn(channel, "TYPING_START", start, TYPING_INTENTS);
}

// src/sandbox/wire/guild.ts
function wireRole(role2) {
  return {
    id: role2.id,
    name: role2.name,
    permissions: role2.permissions,
    position: role2.position,
    color: role2.color,
    colors: { primary_color: role2.color, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role2.botId !== null,
    mentionable: true,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...role2.botId === null ? {} : { tags: { bot_id: role2.botId } }
  };
}
function wireGuild(guild) {
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
    max_members: 5e5,
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
    incidents_data: null
  };
}
function wireGuildCreate(world, guild, intents) {
  const self = guild.members[world.botId];
  const everyone = (intents & Intent.GuildPresences) !== 0;
  return {
    ...wireGuild(guild),
    joined_at: isoTime(self?.joinedAt ?? world.clock.now()),
    large: false,
    unavailable: false,
    member_count: Object.keys(guild.members).length,
    members: everyone ? wireMembers(world, guild) : self === void 0 ? [] : [wireMember(world, self)],
    channels: guildChannels(world, guild.id).map((channel) => wireGuildChannel(world, channel)),
    threads: activeThreads(world, guild.id, world.botId).map((thread) => wireThread(world, thread)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: []
  };
}
function guildChannels(world, guildId) {
  return Object.values(world.model.channels).filter((channel) => channel.kind === "guild").filter((channel) => channel.guildId === guildId);
}
function activeThreads(world, guildId, viewerId) {
  return Object.values(world.model.channels).filter((channel) => channel.kind === "thread").filter((thread) => thread.guildId === guildId && !thread.archived && canView(world.model, thread, viewerId));
}

// src/sandbox/acts/guilds.ts
function createUser(world, wish) {
  const user = {
    id: world.mint(),
    name: wish.name,
    bot: wish.bot ?? false,
    locale: wish.locale ?? "en-US",
    dmsOpen: true
  };
  world.model.users[user.id] = user;
  world.changed("user", user);
  return user;
}
function createGuild(world, wish) {
  const id = world.mint();
  const everyone = role(id, "@everyone", wish.everyone, 0);
  const guild = {
    id,
    name: wish.name,
    ownerId: wish.ownerId,
    locale: wish.locale ?? "en-US",
    roles: { [id]: everyone },
    members: {}
  };
  world.model.guilds[id] = guild;
  world.changed("guild", guild);
  return guild;
}
function createRole(world, guild, wish) {
  const made = {
    ...role(world.mint(), wish.name, wish.permissions, Object.keys(guild.roles).length),
    botId: wish.botId ?? null,
    color: wish.color ?? 0
  };
  guild.roles[made.id] = made;
  world.changed("guild", guild);
  world.emit("GUILD_ROLE_CREATE", { guild_id: guild.id, role: wireRole(made) }, Intent.Guilds, membersOf(guild));
  return made;
}
function setRolePermissions(world, guild, changed, permissions) {
  changed.permissions = permissions.toString();
  world.changed("guild", guild);
  world.emit("GUILD_ROLE_UPDATE", { guild_id: guild.id, role: wireRole(changed) }, Intent.Guilds, membersOf(guild));
}
function addMember(world, guild, userId, roles = []) {
  const member = { userId, nick: null, roles, joinedAt: world.clock.now() };
  guild.members[userId] = member;
  world.changed("guild", guild);
  if (userId === world.botId) {
    world.emit("GUILD_CREATE", wireGuildCreate(world, guild, -1), Intent.Guilds, [userId]);
  } else {
    const wire = { guild_id: guild.id, ...wireMember(world, member) };
    world.emit("GUILD_MEMBER_ADD", wire, Intent.GuildMembers, membersOf(guild));
  }
  return member;
}
function setMemberRoles(world, guild, member, roles) {
  member.roles = roles;
  world.changed("guild", guild);
  const wire = { guild_id: guild.id, ...wireMember(world, member) };
  const intent = member.userId === world.botId ? Intent.Guilds : Intent.GuildMembers;
  world.emit("GUILD_MEMBER_UPDATE", wire, intent, membersOf(guild));
}
function removeMember(world, guild, userId) {
  const remaining = membersOf(guild).filter((id) => id !== userId);
  delete guild.members[userId];
  world.changed("guild", guild);
  for (const channel of Object.values(world.model.channels)) {
    if (channel.kind !== "thread" || channel.guildId !== guild.id || !(userId in channel.members)) continue;
    delete channel.members[userId];
    world.changed("channel", channel);
  }
  if (userId === world.botId) world.emit("GUILD_DELETE", { id: guild.id }, Intent.Guilds, [userId]);
  const wire = { guild_id: guild.id, user: wireUser(world.user(userId)) };
  world.emit("GUILD_MEMBER_REMOVE", wire, Intent.GuildMembers, remaining);
}
function membersOf(guild) {
  return Object.keys(guild.members);
}
function role(id, name, permissions, position) {
  return { id, name, permissions: permissions.toString(), color: 0, position, botId: null };
}

// src/sandbox/clock.ts
var Clock = class {
  #offset;
  #frozenAt;
  #alarms = /* @__PURE__ */ new Set();
  /** `start` sets the hour; `frozen` stops it, so that only `advance` moves it. */
  constructor({ start, frozen = false } = {}) {
    this.#frozenAt = frozen ? start ?? Date.now() : null;
    this.#offset = start === void 0 || frozen ? 0 : start - Date.now();
  }
  now() {
    return (this.#frozenAt ?? Date.now()) + this.#offset;
  }
  /** Moves the clock forward and rings what falls due on the way, in order of time. */
  advance(ms) {
    const target = this.now() + ms;
    for (; ; ) {
      const next = [...this.#alarms].filter((a) => a.at <= target).sort((a, b) => a.at - b.at)[0];
      if (next === void 0) break;
      this.#offset += Math.max(0, next.at - this.now());
      this.#ring(next);
    }
    this.#offset += Math.max(0, target - this.now());
    for (const alarm of this.#alarms) this.#arm(alarm);
  }
  /** Calls `ring` once, `ms` from now; returns how to cancel it. */
  after(ms, ring) {
    const alarm = { at: this.now() + ms, ring, timer: null };
    this.#alarms.add(alarm);
    this.#arm(alarm);
    return () => this.#drop(alarm);
  }
  stop() {
    for (const alarm of [...this.#alarms]) this.#drop(alarm);
  }
  #arm(alarm) {
    if (this.#frozenAt !== null) return;
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    alarm.timer = setTimeout(() => this.#ring(alarm), Math.max(0, alarm.at - this.now()));
    alarm.timer.unref();
  }
  #ring(alarm) {
    this.#drop(alarm);
    alarm.ring();
  }
  #drop(alarm) {
    if (alarm.timer !== null) clearTimeout(alarm.timer);
    this.#alarms.delete(alarm);
  }
};

// src/sandbox/interactions/seen.ts
function isOutcome(seen) {
  return seen.kind !== "thinking" && seen.kind !== "updating";
}

// src/sandbox/interactions/use.ts
var Use = class {
  id;
  #broker;
  constructor(broker, interactionId) {
    this.#broker = broker;
    this.id = interactionId;
  }
  /** All that was seen so far, deferrals included. */
  seen() {
    return this.#broker.seen(this.id);
  }
  /** The first sign of life: "thinking" for a deferred reply. */
  acknowledged() {
    return this.#wait((seen) => seen[0]);
  }
  /** The first thing that is more than a promise; failure when the bot stays silent for 3 s. */
  response() {
    return this.outcome(0);
  }
  /** The nth outcome, from 0: an update after the reply, the second follow-up, … */
  outcome(index) {
    return this.#wait((seen) => seen.filter(isOutcome)[index]);
  }
  /** The message that answers: a new one or the updated one. */
  async reply() {
    const outcome = await this.response();
    if (outcome.kind === "message" || outcome.kind === "update") return outcome.message;
    throw new Error(`expected a message, saw ${JSON.stringify(outcome)}`);
  }
  async modal() {
    const outcome = await this.response();
    if (outcome.kind === "modal") return outcome.modal;
    throw new Error(`expected a modal, saw ${JSON.stringify(outcome)}`);
  }
  async choices() {
    const outcome = await this.response();
    if (outcome.kind === "choices") return outcome.choices;
    throw new Error(`expected choices, saw ${JSON.stringify(outcome)}`);
  }
  #wait(pick2) {
    return new Promise((resolve) => {
      const now = pick2(this.seen());
      if (now !== void 0) return resolve(now);
      const stop = this.#broker.watch((interaction) => {
        const found = interaction.id === this.id ? pick2(this.seen()) : void 0;
        if (found === void 0) return;
        stop();
        resolve(found);
      });
      return void 0;
    });
  }
};

// src/sandbox/controls/controls.ts
var Controls = class {
  #api;
  #gateway;
  constructor(api, gateway) {
    this.#api = api;
    this.#gateway = gateway;
  }
  /** Cuts every gateway connection without a goodbye; the sessions can be resumed. */
  dropConnections() {
    this.#gateway.dropConnections();
  }
  /** Op 7. */
  askToReconnect() {
    this.#gateway.askToReconnect();
  }
  /** Op 9. */
  invalidateSessions({ resumable }) {
    this.#gateway.invalidateSessions(resumable);
  }
  /** While on, RESUME meets silence. */
  ignoreResume(on) {
    this.#gateway.sessions.ignoresResume = on;
  }
  /** How often the bot has started a session, and tried to resume one. */
  sessions() {
    const { connected, sessions } = this.#gateway;
    return { identifies: sessions.identifies, resumes: sessions.resumes, connected };
  }
  redeliver(interactionId) {
    this.#api.broker.redeliver(interactionId);
  }
  /** Brings the bot an interaction that no client would send, its data unchecked. */
  forge(opening) {
    const { broker } = this.#api;
    return new Use(broker, broker.open(opening).id);
  }
  /** Lets the next matching requests fail. */
  failNext(fault) {
    this.#api.faults.add(fault);
  }
  clearFailures() {
    this.#api.faults.clear();
  }
  setDms(userId, open) {
    const user = this.#api.world.user(userId);
    user.dmsOpen = open;
    this.#api.world.changed("user", user);
  }
  setRoles(guildId, userId, roles) {
    const guild = this.#api.world.guild(guildId);
    const member = guild.members[userId];
    if (member === void 0) throw new Error(`user ${userId} is no member of ${guildId}`);
    setMemberRoles(this.#api.world, guild, member, roles);
  }
  setRolePermissions(guildId, roleId, permissions) {
    const guild = this.#api.world.guild(guildId);
    const role2 = guild.roles[roleId];
    if (role2 === void 0) throw new Error(`guild ${guildId} has no role ${roleId}`);
    setRolePermissions(this.#api.world, guild, role2, permissions);
  }
  /** Replaces a channel's permission overwrites; `type` 0 is a role, 1 a member. */
  setOverwrites(channelId, overwrites) {
    const channel = this.#api.world.channel(channelId);
    if (channel.kind !== "guild") throw new Error(`${channelId} is no guild channel`);
    const asText = overwrites.map(
      (o) => ({
        id: o.id,
        type: o.type,
        allow: (o.allow ?? 0n).toString(),
        deny: (o.deny ?? 0n).toString()
      })
    );
    updateChannel(this.#api.world, channel, { overwrites: asText });
  }
  /** Also for threads. */
  deleteChannel(channelId) {
    deleteChannel(this.#api.world, this.#api.world.channel(channelId));
  }
  deleteMessage(messageId) {
    const { world } = this.#api;
    const message = world.findMessage(messageId);
    if (message === void 0) throw new Error(`there is no message ${messageId}`);
    deleteMessages(world, world.channel(message.channelId), [messageId], false);
  }
  removeBot(guildId) {
    removeMember(this.#api.world, this.#api.world.guild(guildId), this.#api.world.botId);
  }
  /** A person, or the bot, joins a guild. */
  join(guildId, userId, roles = []) {
    addMember(this.#api.world, this.#api.world.guild(guildId), userId, roles);
  }
  leave(guildId, userId) {
    removeMember(this.#api.world, this.#api.world.guild(guildId), userId);
  }
  /** Moves the sandbox's clock forward. */
  advance(ms) {
    this.#api.world.clock.advance(ms);
  }
  requests() {
    return this.#api.records.requests;
  }
  complaints() {
    return this.#api.records.complaints();
  }
};

// src/sandbox/controls/faults.ts
var Faults = class {
  #waiting = [];
  add(fault) {
    this.#waiting.push({ ...fault, left: fault.times ?? 1 });
  }
  clear() {
    this.#waiting = [];
  }
  /** The failure for this request, if one is due. */
  take(method, path, route2) {
    const due = this.#waiting.find(
      (fault) => (fault.method === void 0 || fault.method === method) && (fault.route === void 0 || path.includes(fault.route) || route2.includes(fault.route))
    );
    if (due === void 0) return void 0;
    due.left -= 1;
    if (due.left <= 0) this.#waiting = this.#waiting.filter((fault) => fault !== due);
    return due;
  }
};

// src/sandbox/interactions/refusal.ts
var Refusal = class extends Error {
  name = "Refusal";
};

// ../../../work/main/node_modules/zod/v4/mini/schemas.js
var ZodMiniType = /* @__PURE__ */ $constructor("ZodMiniType", (inst, def) => {
  if (!inst._zod)
    throw new Error("Uninitialized schema in ZodMiniType.");
  $ZodType.init(inst, def);
  inst.def = def;
  inst.type = def.type;
}, {
  // `with` is an alias for `check`: the same function object, not a wrapper.
  get with() {
    return this.check;
  },
  set with(value) {
    own(this, "with", value);
  },
  parse(data, params) {
    return parse(this, data, params, { callee: this.parse });
  },
  parseAsync(data, params) {
    return parseAsync(this, data, params, { callee: this.parseAsync });
  },
  safeParse(data, params) {
    return safeParse(this, data, params);
  },
  safeParseAsync(data, params) {
    return safeParseAsync(this, data, params);
  },
  check(...checks) {
    const def = this.def;
    return this.clone({
      ...def,
      checks: [
        ...def.checks ?? [],
        ...checks.map((ch) => typeof ch === "function" ? { _zod: { check: ch, def: { check: "custom" }, onattach: [] } } : ch)
      ]
    }, { parent: true });
  },
  clone(_def, params) {
    return clone(this, _def, params);
  },
  brand() {
    return this;
  },
  register(reg, meta2) {
    reg.add(this, meta2);
    return this;
  },
  apply(fn, ...args) {
    return args.length === 0 ? fn(this) : fn(this, ...args);
  }
});
var ZodMiniString = /* @__PURE__ */ $constructor("ZodMiniString", (inst, def) => {
  $ZodString.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string2(params) {
  return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = /* @__PURE__ */ $constructor("ZodMiniStringFormat", (inst, def) => {
  $ZodStringFormat.init(inst, def);
  ZodMiniString.init(inst, def);
});
var ZodMiniURL = /* @__PURE__ */ $constructor("ZodMiniURL", (inst, def) => {
  $ZodURL.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function url(params) {
  return _url(ZodMiniURL, params);
}
var ZodMiniNumber = /* @__PURE__ */ $constructor("ZodMiniNumber", (inst, def) => {
  $ZodNumber.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number2(params) {
  return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = /* @__PURE__ */ $constructor("ZodMiniNumberFormat", (inst, def) => {
  $ZodNumberFormat.init(inst, def);
  ZodMiniNumber.init(inst, def);
});
function int32(params) {
  return _int32(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = /* @__PURE__ */ $constructor("ZodMiniBoolean", (inst, def) => {
  $ZodBoolean.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean2(params) {
  return _boolean(ZodMiniBoolean, params);
}
var ZodMiniUndefined = /* @__PURE__ */ $constructor("ZodMiniUndefined", (inst, def) => {
  $ZodUndefined.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _undefined2(params) {
  return _undefined(ZodMiniUndefined, params);
}
var ZodMiniNull = /* @__PURE__ */ $constructor("ZodMiniNull", (inst, def) => {
  $ZodNull.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null2(params) {
  return _null(ZodMiniNull, params);
}
var ZodMiniUnknown = /* @__PURE__ */ $constructor("ZodMiniUnknown", (inst, def) => {
  $ZodUnknown.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
  return _unknown(ZodMiniUnknown);
}
var ZodMiniArray = /* @__PURE__ */ $constructor("ZodMiniArray", (inst, def) => {
  $ZodArray.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array2(element, params) {
  return new ZodMiniArray({
    type: "array",
    element,
    ...normalizeParams(params)
  });
}
var ZodMiniObject = /* @__PURE__ */ $constructor("ZodMiniObject", (inst, def) => {
  $ZodObject.init(inst, def);
  ZodMiniType.init(inst, def);
  installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object2(shape, params) {
  const def = {
    type: "object",
    shape: shape ?? {},
    ...normalizeParams(params)
  };
  return new ZodMiniObject(def);
}
var ZodMiniUnion = /* @__PURE__ */ $constructor("ZodMiniUnion", (inst, def) => {
  $ZodUnion.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union2(options, params) {
  return new ZodMiniUnion({
    type: "union",
    options,
    ...normalizeParams(params)
  });
}
var ZodMiniIntersection = /* @__PURE__ */ $constructor("ZodMiniIntersection", (inst, def) => {
  $ZodIntersection.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
  return new ZodMiniIntersection({
    type: "intersection",
    left,
    right
  });
}
var ZodMiniRecord = /* @__PURE__ */ $constructor("ZodMiniRecord", (inst, def) => {
  $ZodRecord.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record2(keyType, valueType, params) {
  if (!valueType || !valueType._zod) {
    return new ZodMiniRecord({
      type: "record",
      keyType: /* @__PURE__ */ string2(),
      valueType: keyType,
      ...normalizeParams(valueType)
    });
  }
  return new ZodMiniRecord({
    type: "record",
    keyType,
    valueType,
    ...normalizeParams(params)
  });
}
var ZodMiniLiteral = /* @__PURE__ */ $constructor("ZodMiniLiteral", (inst, def) => {
  $ZodLiteral.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal2(value, params) {
  return new ZodMiniLiteral({
    type: "literal",
    values: Array.isArray(value) ? value : [value],
    ...normalizeParams(params)
  });
}
var ZodMiniOptional = /* @__PURE__ */ $constructor("ZodMiniOptional", (inst, def) => {
  $ZodOptional.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional(innerType) {
  return new ZodMiniOptional({
    type: "optional",
    innerType
  });
}
var ZodMiniNullable = /* @__PURE__ */ $constructor("ZodMiniNullable", (inst, def) => {
  $ZodNullable.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable(innerType) {
  return new ZodMiniNullable({
    type: "nullable",
    innerType
  });
}
// @__NO_SIDE_EFFECTS__
function nullish(innerType) {
  return /* @__PURE__ */ optional(/* @__PURE__ */ nullable(innerType));
}
var ZodMiniLazy = /* @__PURE__ */ $constructor("ZodMiniLazy", (inst, def) => {
  $ZodLazy.init(inst, def);
  ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
  return new ZodMiniLazy({
    type: "lazy",
    getter
  });
}

// ../../../work/main/node_modules/zod/v4/mini/iso.js
var iso_exports = {};
__export(iso_exports, {
  ZodMiniISODate: () => ZodMiniISODate,
  ZodMiniISODateTime: () => ZodMiniISODateTime,
  ZodMiniISODuration: () => ZodMiniISODuration,
  ZodMiniISOTime: () => ZodMiniISOTime,
  date: () => date,
  datetime: () => datetime,
  duration: () => duration,
  time: () => time
});
var ZodMiniISODateTime = /* @__PURE__ */ $constructor("ZodMiniISODateTime", (inst, def) => {
  $ZodISODateTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
  return _isoDateTime(ZodMiniISODateTime, params);
}
var ZodMiniISODate = /* @__PURE__ */ $constructor("ZodMiniISODate", (inst, def) => {
  $ZodISODate.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function date(params) {
  return _isoDate(ZodMiniISODate, params);
}
var ZodMiniISOTime = /* @__PURE__ */ $constructor("ZodMiniISOTime", (inst, def) => {
  $ZodISOTime.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function time(params) {
  return _isoTime(ZodMiniISOTime, params);
}
var ZodMiniISODuration = /* @__PURE__ */ $constructor("ZodMiniISODuration", (inst, def) => {
  $ZodISODuration.init(inst, def);
  ZodMiniStringFormat.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function duration(params) {
  return _isoDuration(ZodMiniISODuration, params);
}

// ../../../work/main/node_modules/discord-api-spec/build/discord-api-spec.zod.js
var zObject = object2;
var ActionRowComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ButtonComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => ChannelSelectComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => MentionableSelectComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => RoleSelectComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => StringSelectComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => UserSelectComponentForMessageRequestSchema)
    ])
  ).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(5))
});
var ActionRowComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  components: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => TextInputComponentForModalRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(5))
});
var ActionRowComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1),
  id: /* @__PURE__ */ int32(),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ButtonComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => ChannelSelectComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => MentionableSelectComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => RoleSelectComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => StringSelectComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => TextInputComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => UserSelectComponentResponseSchema)
    ])
  )
});
var ActivityActionTypesSchema = /* @__PURE__ */ literal2([1, 2, 3, 5, 6]);
var ActivityInstanceCallbackResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ string2()
});
var AfkTimeoutsSchema = /* @__PURE__ */ literal2([60, 300, 900, 1800, 3600]);
var AllowedMentionTypesSchema = /* @__PURE__ */ literal2(["users", "roles", "everyone"]);
var ApplicationCommandAttachmentOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(11),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  file_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(16))
    ).check(/* @__PURE__ */ _maxLength(10))
  )
});
var ApplicationCommandAttachmentOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(11),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  file_types: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(16)))
  )
});
var ApplicationCommandAutocompleteCallbackRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  data: /* @__PURE__ */ union2([
    /* @__PURE__ */ _undefined2(),
    /* @__PURE__ */ _lazy(
      () => InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema
    ),
    /* @__PURE__ */ _lazy(() => InteractionApplicationCommandAutocompleteCallbackNumberDataSchema),
    /* @__PURE__ */ _lazy(() => InteractionApplicationCommandAutocompleteCallbackStringDataSchema)
  ])
});
var ApplicationCommandBooleanOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(5),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ApplicationCommandBooleanOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(5),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ApplicationCommandChannelOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  channel_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelTypesSchema))
  )
});
var ApplicationCommandChannelOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  channel_types: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelTypesSchema))
  )
});
var ApplicationCommandCreateRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  options: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandGroupOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  ),
  default_member_permissions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(18014398509481984))
  ),
  dm_permission: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  contexts: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => InteractionContextTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  integration_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  handler: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ApplicationCommandHandlerSchema)),
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ApplicationCommandTypeSchema))
});
var ApplicationCommandHandlerSchema = /* @__PURE__ */ literal2([1, 2]);
var ApplicationCommandIntegerOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(4),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationCommandOptionIntegerChoiceSchema)).check(/* @__PURE__ */ _maxLength(25))
  ),
  min_value: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => Int53TypeSchema)),
  max_value: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => Int53TypeSchema))
});
var ApplicationCommandIntegerOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(4),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  choices: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ _lazy(() => ApplicationCommandOptionIntegerChoiceResponseSchema)
    )
  ),
  min_value: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => Int53TypeSchema)),
  max_value: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => Int53TypeSchema))
});
var ApplicationCommandInteractionMetadataResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2(2),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  authorizing_integration_owners: /* @__PURE__ */ record2(
    /* @__PURE__ */ string2(),
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  original_response_message_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  target_user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  target_message_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var ApplicationCommandMentionableOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(9),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ApplicationCommandMentionableOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(9),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ApplicationCommandNumberOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(10),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationCommandOptionNumberChoiceSchema)).check(/* @__PURE__ */ _maxLength(25))
  ),
  min_value: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  max_value: /* @__PURE__ */ nullish(/* @__PURE__ */ number2())
});
var ApplicationCommandNumberOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(10),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  choices: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ _lazy(() => ApplicationCommandOptionNumberChoiceResponseSchema)
    )
  ),
  min_value: /* @__PURE__ */ optional(/* @__PURE__ */ number2()),
  max_value: /* @__PURE__ */ optional(/* @__PURE__ */ number2())
});
var ApplicationCommandOptionIntegerChoiceSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  value: /* @__PURE__ */ _lazy(() => Int53TypeSchema)
});
var ApplicationCommandOptionIntegerChoiceResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  value: /* @__PURE__ */ _lazy(() => Int53TypeSchema)
});
var ApplicationCommandOptionNumberChoiceSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  value: /* @__PURE__ */ number2()
});
var ApplicationCommandOptionNumberChoiceResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  value: /* @__PURE__ */ number2()
});
var ApplicationCommandOptionStringChoiceSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  value: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(6e3))
});
var ApplicationCommandOptionStringChoiceResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  value: /* @__PURE__ */ string2()
});
var ApplicationCommandPatchRequestPartialSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
  ),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  options: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandGroupOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  ),
  default_member_permissions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(18014398509481984))
  ),
  dm_permission: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  contexts: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => InteractionContextTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  integration_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  handler: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ApplicationCommandHandlerSchema))
});
var ApplicationCommandResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  application_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  version: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  default_member_permissions: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  type: /* @__PURE__ */ _lazy(() => ApplicationCommandTypeSchema),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  guild_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  dm_permission: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  contexts: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => InteractionContextTypeSchema))
  ),
  integration_types: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeSchema))
  ),
  options: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandGroupOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionResponseSchema)
      ])
    )
  ),
  nsfw: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  handler: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ApplicationCommandHandlerSchema)
  )
});
var ApplicationCommandRoleOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ApplicationCommandRoleOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ApplicationCommandStringOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(3),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  min_length: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(6e3))
  ),
  max_length: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(6e3))
  ),
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationCommandOptionStringChoiceSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var ApplicationCommandStringOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(3),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  autocomplete: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  choices: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ _lazy(() => ApplicationCommandOptionStringChoiceResponseSchema)
    )
  ),
  min_length: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  max_length: /* @__PURE__ */ optional(/* @__PURE__ */ int32())
});
var ApplicationCommandSubcommandGroupOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(2),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var ApplicationCommandSubcommandGroupOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(2),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionResponseSchema)
    )
  )
});
var ApplicationCommandSubcommandOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var ApplicationCommandSubcommandOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionResponseSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionResponseSchema)
      ])
    )
  )
});
var ApplicationCommandTypeSchema = /* @__PURE__ */ literal2([1, 2, 3, 4]);
var ApplicationCommandUpdateRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  options: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ApplicationCommandAttachmentOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandBooleanOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandChannelOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandIntegerOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandMentionableOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandNumberOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandRoleOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandStringOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandGroupOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandSubcommandOptionSchema),
        /* @__PURE__ */ _lazy(() => ApplicationCommandUserOptionSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  ),
  default_member_permissions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(18014398509481984))
  ),
  dm_permission: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  contexts: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => InteractionContextTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  integration_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeSchema)).check(/* @__PURE__ */ _minLength(1))
  ),
  handler: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ApplicationCommandHandlerSchema)),
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ApplicationCommandTypeSchema)),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var ApplicationCommandUserOptionSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(6),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32))
    )
  ),
  description: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
    )
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ApplicationCommandUserOptionResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(6),
  name: /* @__PURE__ */ string2(),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  name_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  description: /* @__PURE__ */ string2(),
  description_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description_localizations: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(/* @__PURE__ */ string2(), /* @__PURE__ */ string2())
  ),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ApplicationEventWebhooksStatusSchema = /* @__PURE__ */ literal2([1, 2, 3]);
var ApplicationExplicitContentFilterTypesSchema = /* @__PURE__ */ literal2([0, 1]);
var ApplicationIntegrationTypeSchema = /* @__PURE__ */ literal2([0, 1]);
var ApplicationIntegrationTypeConfigurationResponseSchema = /* @__PURE__ */ zObject({
  oauth2_install_params: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ApplicationOAuth2InstallParamsResponseSchema)
  )
});
var ApplicationOAuth2InstallParamsResponseSchema = /* @__PURE__ */ zObject({
  scopes: /* @__PURE__ */ array2(/* @__PURE__ */ literal2(["applications.commands", "bot"])),
  permissions: /* @__PURE__ */ string2()
});
var ApplicationResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => ApplicationTypesSchema)),
  cover_image: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  primary_sku_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  flags_new: /* @__PURE__ */ string2(),
  bot: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  slug: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  vibegrations_project_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  guild_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  rpc_origins: /* @__PURE__ */ optional(/* @__PURE__ */ array2(/* @__PURE__ */ string2())),
  bot_public: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  bot_require_code_grant: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  terms_of_service_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  privacy_policy_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  custom_install_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  install_params: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ApplicationOAuth2InstallParamsResponseSchema)
  ),
  integration_types_config: /* @__PURE__ */ optional(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeConfigurationResponseSchema)
    )
  ),
  verify_key: /* @__PURE__ */ string2(),
  max_participants: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  tags: /* @__PURE__ */ optional(/* @__PURE__ */ array2(/* @__PURE__ */ string2()))
});
var ApplicationTypesSchema = /* @__PURE__ */ literal2(4);
var AvailableLocalesEnumSchema = /* @__PURE__ */ literal2([
  "ar",
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en-GB",
  "en-US",
  "es-419",
  "es-ES",
  "fi",
  "fr",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "it",
  "ja",
  "ko",
  "lt",
  "nl",
  "no",
  "pl",
  "pt-BR",
  "ro",
  "ru",
  "sv-SE",
  "th",
  "tr",
  "uk",
  "vi",
  "zh-CN",
  "zh-TW"
]);
var BasicApplicationResponseWithBotSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => ApplicationTypesSchema)),
  cover_image: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  primary_sku_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  flags_new: /* @__PURE__ */ string2(),
  bot: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema))
});
var BasicGuildMemberResponseSchema = /* @__PURE__ */ zObject({
  avatar: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  avatar_decoration_data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserAvatarDecorationResponseSchema)
  ),
  banner: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  communication_disabled_until: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  flags: /* @__PURE__ */ int32(),
  joined_at: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  nick: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  pending: /* @__PURE__ */ boolean2(),
  premium_since: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  collectibles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserCollectiblesResponseSchema)
  )
});
var BasicMessageResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => MessageTypeSchema),
  content: /* @__PURE__ */ string2(),
  mentions: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  mention_roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  attachments: /* @__PURE__ */ array2(
    /* @__PURE__ */ _lazy(() => MessageAttachmentResponseSchema)
  ),
  embeds: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageEmbedResponseSchema)),
  timestamp: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  edited_timestamp: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  flags: /* @__PURE__ */ int32(),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => ContainerComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => FileComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => MediaGalleryComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SectionComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SeparatorComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentResponseSchema)
    ])
  ),
  stickers: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => GuildStickerResponseSchema),
        /* @__PURE__ */ _lazy(() => StandardStickerResponseSchema)
      ])
    )
  ),
  sticker_items: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageStickerItemResponseSchema))
  ),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  channel_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  author: /* @__PURE__ */ _lazy(() => UserResponseSchema),
  pinned: /* @__PURE__ */ boolean2(),
  mention_everyone: /* @__PURE__ */ boolean2(),
  tts: /* @__PURE__ */ boolean2(),
  call: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageCallResponseSchema)),
  activity: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageActivityResponseSchema)),
  application: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => BasicApplicationResponseWithBotSchema)
  ),
  application_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  interaction: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageInteractionResponseSchema)
  ),
  nonce: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ number2().check(
        /* @__PURE__ */ _gte(-9223372036854776e3),
        /* @__PURE__ */ _lte(9223372036854776e3)
      ),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(25))
    ])
  ),
  webhook_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  message_reference: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageReferenceResponseSchema)
  ),
  thread: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ThreadResponseSchema)),
  mention_channels: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageMentionChannelResponseSchema))
  ),
  role_subscription_data: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageRoleSubscriptionDataResponseSchema)
  ),
  purchase_notification: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => PurchaseNotificationResponseSchema)
  ),
  position: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  resolved: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ResolvedObjectsResponseSchema)),
  poll: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => PollResponseSchema)),
  shared_client_theme: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => CustomClientThemeResponseSchema)
  ),
  interaction_metadata: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ApplicationCommandInteractionMetadataResponseSchema),
      /* @__PURE__ */ _lazy(() => MessageComponentInteractionMetadataResponseSchema),
      /* @__PURE__ */ _lazy(() => ModalSubmitInteractionMetadataResponseSchema)
    ])
  ),
  message_snapshots: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageSnapshotResponseSchema))
  ),
  lobby_member: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageLobbyMemberResponseSchema)
  )
});
var ButtonComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(2),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
  ),
  style: /* @__PURE__ */ _lazy(() => ButtonStyleTypesSchema),
  label: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(80))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(512)).check(/* @__PURE__ */ url())
  ),
  sku_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ComponentEmojiForRequestSchema))
});
var ButtonComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(2),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  style: /* @__PURE__ */ _lazy(() => ButtonStyleTypesSchema),
  label: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  emoji: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ComponentEmojiResponseSchema)),
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  sku_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var ButtonStyleTypesSchema = /* @__PURE__ */ literal2([1, 2, 3, 4, 5, 6]);
var ChannelPermissionOverwriteRequestSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ChannelPermissionOverwritesSchema)),
  allow: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  deny: /* @__PURE__ */ nullish(/* @__PURE__ */ number2())
});
var ChannelPermissionOverwriteResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ _lazy(() => ChannelPermissionOverwritesSchema),
  allow: /* @__PURE__ */ string2(),
  deny: /* @__PURE__ */ string2()
});
var ChannelPermissionOverwritesSchema = /* @__PURE__ */ literal2([0, 1]);
var ChannelSelectComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  ),
  channel_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelTypesSchema))
  )
});
var ChannelSelectComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  ),
  channel_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelTypesSchema))
  )
});
var ChannelSelectComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(8),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  min_values: /* @__PURE__ */ int32(),
  max_values: /* @__PURE__ */ int32(),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  channel_types: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelTypesSchema))
  ),
  default_values: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelSelectDefaultValueResponseSchema))
  )
});
var ChannelSelectDefaultValueSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("channel"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var ChannelSelectDefaultValueResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("channel"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var ChannelTypesSchema = /* @__PURE__ */ literal2([
  1,
  3,
  0,
  2,
  4,
  5,
  10,
  11,
  12,
  13,
  14,
  15
]);
var CheckboxComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(23),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  default: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var CheckboxGroupComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(22),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(10))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(10))
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => CheckboxGroupOptionForRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(10))
});
var CheckboxGroupOptionForRequestSchema = /* @__PURE__ */ zObject({
  label: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  value: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  default: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ComponentEmojiForRequestSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(32))
});
var ComponentEmojiResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  name: /* @__PURE__ */ string2(),
  animated: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ContainerComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(17),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  accent_color: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(16777215))
  ),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
    ])
  ).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(40)),
  spoiler: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ContainerComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(17),
  id: /* @__PURE__ */ int32(),
  accent_color: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => FileComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => MediaGalleryComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SectionComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SeparatorComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentResponseSchema)
    ])
  ),
  spoiler: /* @__PURE__ */ boolean2()
});
var CreateGuildChannelRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ literal2([0, 2, 4, 5, 13, 14, 15])),
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  position: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))
  ),
  topic: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(0), /* @__PURE__ */ _maxLength(4096))
  ),
  bitrate: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(8e3))
  ),
  user_limit: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))
  ),
  nsfw: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  parent_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  permission_overwrites: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelPermissionOverwriteRequestSchema)).check(/* @__PURE__ */ _maxLength(100))
  ),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  ),
  default_auto_archive_duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  default_reaction_emoji: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UpdateDefaultReactionEmojiRequestSchema)
  ),
  default_thread_rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  default_sort_order: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSortOrderSchema)
  ),
  default_forum_layout: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ForumLayoutSchema)),
  default_tag_setting: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSearchTagSettingSchema)
  ),
  available_tags: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ nullable(
        /* @__PURE__ */ _lazy(() => CreateOrUpdateThreadTagRequestSchema)
      )
    ).check(/* @__PURE__ */ _maxLength(20))
  )
});
var CreateMessageInteractionCallbackRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2([4, 5]),
  data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => IncomingWebhookInteractionRequestSchema)
  )
});
var CreateMessageInteractionCallbackResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(4),
  message: /* @__PURE__ */ _lazy(() => MessageResponseSchema)
});
var CreateOrUpdateThreadTagRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(0), /* @__PURE__ */ _maxLength(50)),
  emoji_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji_name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  moderated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var CreatePrivateChannelRequestSchema = /* @__PURE__ */ zObject({
  recipient_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  access_tokens: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(152133))).check(/* @__PURE__ */ _maxLength(1521))
  ),
  nicks: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ nullable(
        /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(152133))
      )
    )
  )
});
var CreateTextThreadWithMessageRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  auto_archive_duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  )
});
var CreateTextThreadWithoutMessageRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  auto_archive_duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ literal2([10, 11, 12])),
  invitable: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var CreatedThreadResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2([10, 11, 12]),
  last_message_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  last_pin_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  guild_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  parent_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  rate_limit_per_user: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  bitrate: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  user_limit: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  ),
  permissions: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  owner_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  thread_metadata: /* @__PURE__ */ _lazy(() => ThreadMetadataResponseSchema),
  message_count: /* @__PURE__ */ int32(),
  member_count: /* @__PURE__ */ int32(),
  total_message_sent: /* @__PURE__ */ int32(),
  applied_tags: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
  ),
  member: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ThreadMemberResponseSchema))
});
var CustomClientThemeResponseSchema = /* @__PURE__ */ zObject({
  colors: /* @__PURE__ */ array2(/* @__PURE__ */ string2()),
  gradient_angle: /* @__PURE__ */ int32(),
  base_mix: /* @__PURE__ */ int32(),
  base_theme: /* @__PURE__ */ _lazy(() => MessageShareCustomUserThemeBaseThemeSchema)
});
var CustomClientThemeShareRequestSchema = /* @__PURE__ */ zObject({
  colors: /* @__PURE__ */ array2(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(6), /* @__PURE__ */ _maxLength(6))
  ).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(5)),
  gradient_angle: /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(360)),
  base_mix: /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(100)),
  base_theme: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageShareCustomUserThemeBaseThemeSchema)
  )
});
var DefaultReactionEmojiResponseSchema = /* @__PURE__ */ zObject({
  emoji_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2())
});
var EmojiResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  require_colons: /* @__PURE__ */ boolean2(),
  managed: /* @__PURE__ */ boolean2(),
  animated: /* @__PURE__ */ boolean2(),
  available: /* @__PURE__ */ boolean2()
});
var FileComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(13),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  spoiler: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  file: /* @__PURE__ */ _lazy(() => UnfurledMediaRequestWithAttachmentReferenceRequiredSchema)
});
var FileComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(13),
  id: /* @__PURE__ */ int32(),
  file: /* @__PURE__ */ _lazy(() => UnfurledMediaResponseSchema),
  name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  size: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  spoiler: /* @__PURE__ */ boolean2()
});
var FileUploadComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(19),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(10))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(10))
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  file_types: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(16))
    ).check(/* @__PURE__ */ _maxLength(10))
  )
});
var ForumLayoutSchema = /* @__PURE__ */ literal2([0, 1, 2]);
var ForumTagResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  moderated: /* @__PURE__ */ boolean2(),
  emoji_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2())
});
var GatewayBotResponseSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ string2().check(/* @__PURE__ */ url()),
  session_start_limit: /* @__PURE__ */ _lazy(() => GatewayBotSessionStartLimitResponseSchema),
  shards: /* @__PURE__ */ int32()
});
var GatewayBotSessionStartLimitResponseSchema = /* @__PURE__ */ zObject({
  max_concurrency: /* @__PURE__ */ int32(),
  remaining: /* @__PURE__ */ int32(),
  reset_after: /* @__PURE__ */ int32(),
  total: /* @__PURE__ */ int32()
});
var GatewayResponseSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
});
var GuildChannelResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2([0, 2, 4, 5, 13, 14, 15]),
  last_message_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  last_pin_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  guild_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  parent_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  rate_limit_per_user: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  bitrate: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  user_limit: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  ),
  permissions: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  topic: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  default_auto_archive_duration: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  default_thread_rate_limit_per_user: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  position: /* @__PURE__ */ int32(),
  permission_overwrites: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelPermissionOverwriteResponseSchema))
  ),
  nsfw: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  available_tags: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ForumTagResponseSchema))
  ),
  default_reaction_emoji: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => DefaultReactionEmojiResponseSchema)
  ),
  default_sort_order: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSortOrderSchema)
  ),
  default_forum_layout: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ForumLayoutSchema)),
  default_tag_setting: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSearchTagSettingSchema)
  )
});
var GuildExplicitContentFilterTypesSchema = /* @__PURE__ */ literal2([0, 1, 2]);
var GuildFeaturesSchema = /* @__PURE__ */ literal2([
  "ANIMATED_BANNER",
  "ANIMATED_ICON",
  "APPLICATION_COMMAND_PERMISSIONS_V2",
  "AUTO_MODERATION",
  "BANNER",
  "COMMUNITY",
  "CREATOR_MONETIZABLE_PROVISIONAL",
  "CREATOR_STORE_PAGE",
  "DEVELOPER_SUPPORT_SERVER",
  "DISCOVERABLE",
  "FEATURABLE",
  "INVITES_DISABLED",
  "INVITE_SPLASH",
  "MEMBER_VERIFICATION_GATE_ENABLED",
  "MORE_STICKERS",
  "NEWS",
  "PARTNERED",
  "PREVIEW_ENABLED",
  "RAID_ALERTS_DISABLED",
  "PRUNE_REQUIRES_ADMIN",
  "ROLE_ICONS",
  "ROLE_SUBSCRIPTIONS_AVAILABLE_FOR_PURCHASE",
  "ROLE_SUBSCRIPTIONS_ENABLED",
  "TICKETED_EVENTS_ENABLED",
  "VANITY_URL",
  "VERIFIED",
  "VIP_REGIONS",
  "WELCOME_SCREEN_ENABLED",
  "OFFICIAL_GAME_GUILD"
]);
var GuildIncidentsDataResponseSchema = /* @__PURE__ */ zObject({
  invites_disabled_until: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  dms_disabled_until: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  )
});
var GuildMFALevelSchema = /* @__PURE__ */ literal2([0, 1]);
var GuildMemberResponseSchema = /* @__PURE__ */ zObject({
  avatar: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  avatar_decoration_data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserAvatarDecorationResponseSchema)
  ),
  banner: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  communication_disabled_until: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  flags: /* @__PURE__ */ int32(),
  joined_at: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  nick: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  pending: /* @__PURE__ */ boolean2(),
  premium_since: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  collectibles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserCollectiblesResponseSchema)
  ),
  user: /* @__PURE__ */ _lazy(() => UserResponseSchema),
  mute: /* @__PURE__ */ boolean2(),
  deaf: /* @__PURE__ */ boolean2()
});
var GuildNSFWContentLevelSchema = /* @__PURE__ */ literal2([0, 1, 2, 3]);
var GuildProductPurchaseResponseSchema = /* @__PURE__ */ zObject({
  listing_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  product_name: /* @__PURE__ */ string2()
});
var GuildResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  home_header: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  splash: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  discovery_splash: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  features: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildFeaturesSchema)),
  banner: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  owner_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  application_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  region: /* @__PURE__ */ string2(),
  afk_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  afk_timeout: /* @__PURE__ */ _lazy(() => AfkTimeoutsSchema),
  system_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  system_channel_flags: /* @__PURE__ */ int32(),
  widget_enabled: /* @__PURE__ */ boolean2(),
  widget_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  verification_level: /* @__PURE__ */ _lazy(() => VerificationLevelsSchema),
  roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildRoleResponseSchema)),
  default_message_notifications: /* @__PURE__ */ _lazy(() => UserNotificationSettingsSchema),
  mfa_level: /* @__PURE__ */ _lazy(() => GuildMFALevelSchema),
  explicit_content_filter: /* @__PURE__ */ _lazy(() => GuildExplicitContentFilterTypesSchema),
  max_presences: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  max_members: /* @__PURE__ */ int32(),
  max_stage_video_channel_users: /* @__PURE__ */ int32(),
  max_video_channel_users: /* @__PURE__ */ int32(),
  vanity_url_code: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  premium_tier: /* @__PURE__ */ _lazy(() => PremiumGuildTiersSchema),
  premium_subscription_count: /* @__PURE__ */ int32(),
  preferred_locale: /* @__PURE__ */ _lazy(() => AvailableLocalesEnumSchema),
  rules_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  safety_alerts_channel_id: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  public_updates_channel_id: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  premium_progress_bar_enabled: /* @__PURE__ */ boolean2(),
  premium_progress_bar_enabled_user_updated_at: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  nsfw: /* @__PURE__ */ boolean2(),
  nsfw_level: /* @__PURE__ */ _lazy(() => GuildNSFWContentLevelSchema),
  emojis: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => EmojiResponseSchema)),
  stickers: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildStickerResponseSchema)),
  incidents_data: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => GuildIncidentsDataResponseSchema)
  )
});
var GuildRoleColorsResponseSchema = /* @__PURE__ */ zObject({
  primary_color: /* @__PURE__ */ int32(),
  secondary_color: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  tertiary_color: /* @__PURE__ */ nullable(/* @__PURE__ */ int32())
});
var GuildRoleResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  permissions: /* @__PURE__ */ string2(),
  position: /* @__PURE__ */ int32(),
  color: /* @__PURE__ */ int32(),
  colors: /* @__PURE__ */ _lazy(() => GuildRoleColorsResponseSchema),
  hoist: /* @__PURE__ */ boolean2(),
  managed: /* @__PURE__ */ boolean2(),
  mentionable: /* @__PURE__ */ boolean2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  unicode_emoji: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  tags: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => GuildRoleTagsResponseSchema)),
  flags: /* @__PURE__ */ int32()
});
var GuildRoleTagsResponseSchema = /* @__PURE__ */ zObject({
  premium_subscriber: /* @__PURE__ */ optional(/* @__PURE__ */ _null2()),
  bot_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  integration_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  subscription_listing_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  available_for_purchase: /* @__PURE__ */ optional(/* @__PURE__ */ _null2()),
  guild_connections: /* @__PURE__ */ optional(/* @__PURE__ */ _null2())
});
var GuildStickerResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  tags: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ literal2(2),
  format_type: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => StickerFormatTypesSchema)),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  available: /* @__PURE__ */ boolean2(),
  guild_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema))
});
var GuildWithCountsResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  home_header: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  splash: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  discovery_splash: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  features: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildFeaturesSchema)),
  banner: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  owner_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  application_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  region: /* @__PURE__ */ string2(),
  afk_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  afk_timeout: /* @__PURE__ */ _lazy(() => AfkTimeoutsSchema),
  system_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  system_channel_flags: /* @__PURE__ */ int32(),
  widget_enabled: /* @__PURE__ */ boolean2(),
  widget_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  verification_level: /* @__PURE__ */ _lazy(() => VerificationLevelsSchema),
  roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildRoleResponseSchema)),
  default_message_notifications: /* @__PURE__ */ _lazy(() => UserNotificationSettingsSchema),
  mfa_level: /* @__PURE__ */ _lazy(() => GuildMFALevelSchema),
  explicit_content_filter: /* @__PURE__ */ _lazy(() => GuildExplicitContentFilterTypesSchema),
  max_presences: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  max_members: /* @__PURE__ */ int32(),
  max_stage_video_channel_users: /* @__PURE__ */ int32(),
  max_video_channel_users: /* @__PURE__ */ int32(),
  vanity_url_code: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  premium_tier: /* @__PURE__ */ _lazy(() => PremiumGuildTiersSchema),
  premium_subscription_count: /* @__PURE__ */ int32(),
  preferred_locale: /* @__PURE__ */ _lazy(() => AvailableLocalesEnumSchema),
  rules_channel_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  safety_alerts_channel_id: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  public_updates_channel_id: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  premium_progress_bar_enabled: /* @__PURE__ */ boolean2(),
  premium_progress_bar_enabled_user_updated_at: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  nsfw: /* @__PURE__ */ boolean2(),
  nsfw_level: /* @__PURE__ */ _lazy(() => GuildNSFWContentLevelSchema),
  emojis: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => EmojiResponseSchema)),
  stickers: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildStickerResponseSchema)),
  incidents_data: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => GuildIncidentsDataResponseSchema)
  ),
  approximate_member_count: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  approximate_presence_count: /* @__PURE__ */ nullish(/* @__PURE__ */ int32())
});
var IncomingWebhookInteractionRequestSchema = /* @__PURE__ */ zObject({
  content: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2e3))
  ),
  embeds: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  allowed_mentions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageAllowedMentionsRequestSchema)
  ),
  components: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => ContainerComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(40))
  ),
  attachments: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageAttachmentRequestSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  poll: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollCreateRequestSchema)),
  tts: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2())
});
var IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema = /* @__PURE__ */ zObject({
  content: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2e3))
  ),
  embeds: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  allowed_mentions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageAllowedMentionsRequestSchema)
  ),
  components: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => ContainerComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(40))
  ),
  attachments: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageAttachmentRequestSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2())
});
var IncomingWebhookUpdateRequestPartialSchema = /* @__PURE__ */ zObject({
  content: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2e3))
  ),
  embeds: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  allowed_mentions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageAllowedMentionsRequestSchema)
  ),
  components: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => ContainerComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(40))
  ),
  attachments: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageAttachmentRequestSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  poll: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollCreateRequestSchema)),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2())
});
var Int53TypeSchema = /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(-9007199254740991), /* @__PURE__ */ _lte(9007199254740991));
var InteractionApplicationCommandAutocompleteCallbackIntegerDataSchema = /* @__PURE__ */ zObject({
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ nullable(
        /* @__PURE__ */ _lazy(() => ApplicationCommandOptionIntegerChoiceSchema)
      )
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var InteractionApplicationCommandAutocompleteCallbackNumberDataSchema = /* @__PURE__ */ zObject({
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ nullable(
        /* @__PURE__ */ _lazy(() => ApplicationCommandOptionNumberChoiceSchema)
      )
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var InteractionApplicationCommandAutocompleteCallbackStringDataSchema = /* @__PURE__ */ zObject({
  choices: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ nullable(
        /* @__PURE__ */ _lazy(() => ApplicationCommandOptionStringChoiceSchema)
      )
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var InteractionCallbackResponseSchema = /* @__PURE__ */ zObject({
  interaction: /* @__PURE__ */ _lazy(() => InteractionResponseSchema),
  resource: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => CreateMessageInteractionCallbackResponseSchema),
      /* @__PURE__ */ _lazy(() => LaunchActivityInteractionCallbackResponseSchema),
      /* @__PURE__ */ _lazy(() => UpdateMessageInteractionCallbackResponseSchema)
    ])
  )
});
var InteractionContextTypeSchema = /* @__PURE__ */ literal2([0, 1, 2]);
var InteractionResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ _lazy(() => InteractionTypesSchema),
  activity_instance_id: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  response_message_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  response_message_loading: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  response_message_ephemeral: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  channel_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  guild_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var InteractionTypesSchema = /* @__PURE__ */ literal2([1, 2, 3, 4, 5, 6]);
var LabelComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(18),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  label: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(45)),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
  ),
  component: /* @__PURE__ */ union2([
    /* @__PURE__ */ _lazy(() => ChannelSelectComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => CheckboxComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => CheckboxGroupComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => FileUploadComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => MentionableSelectComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => RadioGroupComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => RoleSelectComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => StringSelectComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => TextInputComponentForModalRequestSchema),
    /* @__PURE__ */ _lazy(() => UserSelectComponentForModalRequestSchema)
  ])
});
var LaunchActivityInteractionCallbackResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(12),
  activity_instance: /* @__PURE__ */ _lazy(() => ActivityInstanceCallbackResponseSchema)
});
var MediaGalleryComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(12),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  items: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MediaGalleryItemRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(10))
});
var MediaGalleryComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(12),
  id: /* @__PURE__ */ int32(),
  items: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MediaGalleryItemResponseSchema))
});
var MediaGalleryItemRequestSchema = /* @__PURE__ */ zObject({
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1024))
  ),
  spoiler: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  media: /* @__PURE__ */ _lazy(() => UnfurledMediaRequestSchema)
});
var MediaGalleryItemResponseSchema = /* @__PURE__ */ zObject({
  media: /* @__PURE__ */ _lazy(() => UnfurledMediaResponseSchema),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  spoiler: /* @__PURE__ */ boolean2()
});
var MentionableSelectComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => RoleSelectDefaultValueSchema),
        /* @__PURE__ */ _lazy(() => UserSelectDefaultValueSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var MentionableSelectComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => RoleSelectDefaultValueSchema),
        /* @__PURE__ */ _lazy(() => UserSelectDefaultValueSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(25))
  )
});
var MentionableSelectComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  min_values: /* @__PURE__ */ int32(),
  max_values: /* @__PURE__ */ int32(),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => RoleSelectDefaultValueResponseSchema),
        /* @__PURE__ */ _lazy(() => UserSelectDefaultValueResponseSchema)
      ])
    )
  )
});
var MessageActivityResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => ActivityActionTypesSchema),
  party_id: /* @__PURE__ */ optional(/* @__PURE__ */ string2())
});
var MessageAllowedMentionsRequestSchema = /* @__PURE__ */ zObject({
  parse: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => AllowedMentionTypesSchema))).check(/* @__PURE__ */ _maxLength(1521))
  ),
  users: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))).check(/* @__PURE__ */ _maxLength(100))
  ),
  roles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))).check(/* @__PURE__ */ _maxLength(100))
  ),
  replied_user: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var MessageAttachmentRequestSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  filename: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1024))
  ),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(1024))
  ),
  duration_secs: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(2147483647))
  ),
  waveform: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(400))
  ),
  title: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(1024))
  ),
  is_spoiler: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var MessageAttachmentResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  filename: /* @__PURE__ */ string2(),
  size: /* @__PURE__ */ int32(),
  url: /* @__PURE__ */ string2().check(/* @__PURE__ */ url()),
  proxy_url: /* @__PURE__ */ string2().check(/* @__PURE__ */ url()),
  width: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  height: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  duration_secs: /* @__PURE__ */ optional(/* @__PURE__ */ number2()),
  waveform: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  content_type: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  ephemeral: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  flags: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder_version: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  title: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  application: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ApplicationResponseSchema)),
  clip_created_at: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  clip_participants: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema))
  )
});
var MessageCallResponseSchema = /* @__PURE__ */ zObject({
  ended_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  participants: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var MessageComponentInteractionMetadataResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2(3),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  authorizing_integration_owners: /* @__PURE__ */ record2(
    /* @__PURE__ */ string2(),
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  original_response_message_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  interacted_message_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var MessageComponentSeparatorSpacingSizeSchema = /* @__PURE__ */ literal2([1, 2]);
var MessageCreateRequestSchema = /* @__PURE__ */ zObject({
  content: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4e3))
  ),
  embeds: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  allowed_mentions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageAllowedMentionsRequestSchema)
  ),
  sticker_ids: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)).check(/* @__PURE__ */ _maxLength(3))
  ),
  components: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => ContainerComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(40))
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  attachments: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageAttachmentRequestSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  poll: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollCreateRequestSchema)),
  shared_client_theme: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => CustomClientThemeShareRequestSchema)
  ),
  message_reference: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageReferenceRequestSchema)
  ),
  nonce: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ number2().check(
        /* @__PURE__ */ _gte(-9223372036854776e3),
        /* @__PURE__ */ _lte(9223372036854776e3)
      ),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(25)),
      /* @__PURE__ */ _null2()
    ])
  ),
  enforce_nonce: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  tts: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var MessageEditRequestPartialSchema = /* @__PURE__ */ zObject({
  content: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4e3))
  ),
  embeds: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedSchema)).check(/* @__PURE__ */ _maxLength(10))
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  allowed_mentions: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageAllowedMentionsRequestSchema)
  ),
  sticker_ids: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)).check(/* @__PURE__ */ _maxLength(1521))
  ),
  components: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => ActionRowComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => ContainerComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => FileComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => MediaGalleryComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SectionComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => SeparatorComponentForMessageRequestSchema),
        /* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)
      ])
    ).check(/* @__PURE__ */ _maxLength(40))
  ),
  attachments: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageAttachmentRequestSchema)).check(/* @__PURE__ */ _maxLength(10))
  )
});
var MessageEmbedAuthorResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  icon_url: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  proxy_icon_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  )
});
var MessageEmbedFieldResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  value: /* @__PURE__ */ string2(),
  inline: /* @__PURE__ */ boolean2()
});
var MessageEmbedFooterResponseSchema = /* @__PURE__ */ zObject({
  text: /* @__PURE__ */ string2(),
  icon_url: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  proxy_icon_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  )
});
var MessageEmbedImageResponseSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  proxy_url: /* @__PURE__ */ optional(/* @__PURE__ */ string2().check(/* @__PURE__ */ url())),
  width: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  height: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  content_type: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder_version: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  description: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  flags: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema))
});
var MessageEmbedProviderResponseSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2(),
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string2().check(/* @__PURE__ */ url()))
});
var MessageEmbedResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ string2(),
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string2().check(/* @__PURE__ */ url())),
  title: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  color: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  timestamp: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  fields: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageEmbedFieldResponseSchema))
  ),
  author: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageEmbedAuthorResponseSchema)
  ),
  provider: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageEmbedProviderResponseSchema)
  ),
  image: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageEmbedImageResponseSchema)),
  thumbnail: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageEmbedImageResponseSchema)
  ),
  video: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageEmbedVideoResponseSchema)),
  footer: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageEmbedFooterResponseSchema)
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  components: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ContainerComponentResponseSchema))
  )
});
var MessageEmbedVideoResponseSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  proxy_url: /* @__PURE__ */ optional(/* @__PURE__ */ string2().check(/* @__PURE__ */ url())),
  width: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  height: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  content_type: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder_version: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema)),
  description: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  flags: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UInt32TypeSchema))
});
var MessageInteractionResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ _lazy(() => InteractionTypesSchema),
  name: /* @__PURE__ */ string2(),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  name_localized: /* @__PURE__ */ optional(/* @__PURE__ */ string2())
});
var MessageLobbyMemberResponseSchema = /* @__PURE__ */ zObject({
  additional_name: /* @__PURE__ */ string2()
});
var MessageMentionChannelResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ _lazy(() => ChannelTypesSchema),
  guild_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var MessageReactionCountDetailsResponseSchema = /* @__PURE__ */ zObject({
  burst: /* @__PURE__ */ int32(),
  normal: /* @__PURE__ */ int32()
});
var MessageReactionEmojiResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  animated: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var MessageReactionResponseSchema = /* @__PURE__ */ zObject({
  emoji: /* @__PURE__ */ _lazy(() => MessageReactionEmojiResponseSchema),
  count: /* @__PURE__ */ int32(),
  count_details: /* @__PURE__ */ _lazy(() => MessageReactionCountDetailsResponseSchema),
  burst_colors: /* @__PURE__ */ array2(/* @__PURE__ */ string2()),
  me_burst: /* @__PURE__ */ boolean2(),
  me: /* @__PURE__ */ boolean2()
});
var MessageReferenceRequestSchema = /* @__PURE__ */ zObject({
  guild_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  channel_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  message_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  fail_if_not_exists: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => MessageReferenceTypeSchema))
});
var MessageReferenceResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => MessageReferenceTypeSchema),
  channel_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  message_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  guild_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var MessageReferenceTypeSchema = /* @__PURE__ */ literal2(0);
var MessageResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => MessageTypeSchema),
  content: /* @__PURE__ */ string2(),
  mentions: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  mention_roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  attachments: /* @__PURE__ */ array2(
    /* @__PURE__ */ _lazy(() => MessageAttachmentResponseSchema)
  ),
  embeds: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageEmbedResponseSchema)),
  timestamp: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  edited_timestamp: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  flags: /* @__PURE__ */ int32(),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => ContainerComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => FileComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => MediaGalleryComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SectionComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SeparatorComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentResponseSchema)
    ])
  ),
  stickers: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => GuildStickerResponseSchema),
        /* @__PURE__ */ _lazy(() => StandardStickerResponseSchema)
      ])
    )
  ),
  sticker_items: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageStickerItemResponseSchema))
  ),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  channel_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  author: /* @__PURE__ */ _lazy(() => UserResponseSchema),
  pinned: /* @__PURE__ */ boolean2(),
  mention_everyone: /* @__PURE__ */ boolean2(),
  tts: /* @__PURE__ */ boolean2(),
  call: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageCallResponseSchema)),
  activity: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => MessageActivityResponseSchema)),
  application: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => BasicApplicationResponseWithBotSchema)
  ),
  application_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  interaction: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageInteractionResponseSchema)
  ),
  nonce: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ number2().check(
        /* @__PURE__ */ _gte(-9223372036854776e3),
        /* @__PURE__ */ _lte(9223372036854776e3)
      ),
      /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(25))
    ])
  ),
  webhook_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  message_reference: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageReferenceResponseSchema)
  ),
  thread: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ThreadResponseSchema)),
  mention_channels: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageMentionChannelResponseSchema))
  ),
  role_subscription_data: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageRoleSubscriptionDataResponseSchema)
  ),
  purchase_notification: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => PurchaseNotificationResponseSchema)
  ),
  position: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  resolved: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ResolvedObjectsResponseSchema)),
  poll: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => PollResponseSchema)),
  shared_client_theme: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => CustomClientThemeResponseSchema)
  ),
  interaction_metadata: /* @__PURE__ */ optional(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ApplicationCommandInteractionMetadataResponseSchema),
      /* @__PURE__ */ _lazy(() => MessageComponentInteractionMetadataResponseSchema),
      /* @__PURE__ */ _lazy(() => ModalSubmitInteractionMetadataResponseSchema)
    ])
  ),
  message_snapshots: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageSnapshotResponseSchema))
  ),
  lobby_member: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageLobbyMemberResponseSchema)
  ),
  reactions: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageReactionResponseSchema))
  ),
  referenced_message: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => BasicMessageResponseSchema)
  )
});
var MessageRoleSubscriptionDataResponseSchema = /* @__PURE__ */ zObject({
  role_subscription_listing_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  tier_name: /* @__PURE__ */ string2(),
  total_months_subscribed: /* @__PURE__ */ int32(),
  is_renewal: /* @__PURE__ */ boolean2()
});
var MessageShareCustomUserThemeBaseThemeSchema = /* @__PURE__ */ literal2([
  0,
  1,
  2,
  3,
  4
]);
var MessageSnapshotResponseSchema = /* @__PURE__ */ zObject({
  message: /* @__PURE__ */ _lazy(() => MinimalContentMessageResponseSchema)
});
var MessageStickerItemResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  format_type: /* @__PURE__ */ _lazy(() => StickerFormatTypesSchema)
});
var MessageTypeSchema = /* @__PURE__ */ literal2([
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  31,
  32,
  36,
  37,
  38,
  39,
  46,
  55
]);
var MinimalContentMessageResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => MessageTypeSchema),
  content: /* @__PURE__ */ string2(),
  mentions: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  mention_roles: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  attachments: /* @__PURE__ */ array2(
    /* @__PURE__ */ _lazy(() => MessageAttachmentResponseSchema)
  ),
  embeds: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageEmbedResponseSchema)),
  timestamp: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  edited_timestamp: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  flags: /* @__PURE__ */ int32(),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => ContainerComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => FileComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => MediaGalleryComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SectionComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => SeparatorComponentResponseSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentResponseSchema)
    ])
  ),
  stickers: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => GuildStickerResponseSchema),
        /* @__PURE__ */ _lazy(() => StandardStickerResponseSchema)
      ])
    )
  ),
  sticker_items: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageStickerItemResponseSchema))
  )
});
var ModalInteractionCallbackRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(9),
  data: /* @__PURE__ */ _lazy(() => ModalInteractionCallbackRequestDataSchema)
});
var ModalInteractionCallbackRequestDataSchema = /* @__PURE__ */ zObject({
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  title: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(45)),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ union2([
      /* @__PURE__ */ _lazy(() => ActionRowComponentForModalRequestSchema),
      /* @__PURE__ */ _lazy(() => LabelComponentForModalRequestSchema),
      /* @__PURE__ */ _lazy(() => TextDisplayComponentForModalRequestSchema)
    ])
  ).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(40))
});
var ModalSubmitInteractionMetadataResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2(5),
  user: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  authorizing_integration_owners: /* @__PURE__ */ record2(
    /* @__PURE__ */ string2(),
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  original_response_message_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  triggering_interaction_metadata: /* @__PURE__ */ union2([
    /* @__PURE__ */ _lazy(() => ApplicationCommandInteractionMetadataResponseSchema),
    /* @__PURE__ */ _lazy(() => MessageComponentInteractionMetadataResponseSchema)
  ])
});
var MyGuildResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  banner: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  owner: /* @__PURE__ */ boolean2(),
  permissions: /* @__PURE__ */ string2(),
  features: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => GuildFeaturesSchema)),
  approximate_member_count: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  approximate_presence_count: /* @__PURE__ */ nullish(/* @__PURE__ */ int32())
});
var NameplatePaletteSchema = /* @__PURE__ */ literal2([
  "crimson",
  "berry",
  "sky",
  "teal",
  "forest",
  "bubble_gum",
  "violet",
  "cobalt",
  "clover",
  "lemon",
  "white",
  "black"
]);
var OAuth2ScopesSchema = /* @__PURE__ */ literal2([
  "identify",
  "email",
  "connections",
  "guilds",
  "guilds.join",
  "guilds.members.read",
  "gdm.join",
  "bot",
  "rpc",
  "rpc.notifications.read",
  "rpc.voice.read",
  "rpc.voice.write",
  "rpc.video.read",
  "rpc.video.write",
  "rpc.screenshare.read",
  "rpc.screenshare.write",
  "rpc.activities.write",
  "webhook.incoming",
  "messages.read",
  "applications.builds.upload",
  "applications.builds.read",
  "applications.commands",
  "applications.commands.permissions.update",
  "applications.commands.update",
  "applications.store.update",
  "applications.entitlements",
  "activities.read",
  "activities.write",
  "activities.invites.write",
  "relationships.read",
  "voice",
  "dm_channels.read",
  "role_connections.write",
  "openid"
]);
var PinnedMessageResponseSchema = /* @__PURE__ */ zObject({
  pinned_at: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  message: /* @__PURE__ */ _lazy(() => MessageResponseSchema)
});
var PinnedMessagesResponseSchema = /* @__PURE__ */ zObject({
  items: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => PinnedMessageResponseSchema)),
  has_more: /* @__PURE__ */ boolean2()
});
var PollAnswerCreateRequestSchema = /* @__PURE__ */ zObject({
  poll_media: /* @__PURE__ */ _lazy(() => PollMediaCreateRequestSchema)
});
var PollAnswerResponseSchema = /* @__PURE__ */ zObject({
  answer_id: /* @__PURE__ */ int32(),
  poll_media: /* @__PURE__ */ _lazy(() => PollMediaResponseSchema)
});
var PollCreateRequestSchema = /* @__PURE__ */ zObject({
  question: /* @__PURE__ */ _lazy(() => PollMediaSchema),
  answers: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => PollAnswerCreateRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(10)),
  allow_multiselect: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  layout_type: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollLayoutTypesSchema)),
  duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(768))
  )
});
var PollEmojiSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(32))
  ),
  animated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var PollEmojiCreateRequestSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(32))
  ),
  animated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var PollLayoutTypesSchema = /* @__PURE__ */ literal2(1);
var PollMediaSchema = /* @__PURE__ */ zObject({
  text: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(300))
  ),
  emoji: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollEmojiSchema))
});
var PollMediaCreateRequestSchema = /* @__PURE__ */ zObject({
  text: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(300))
  ),
  emoji: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => PollEmojiCreateRequestSchema))
});
var PollMediaResponseSchema = /* @__PURE__ */ zObject({
  text: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  emoji: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => MessageReactionEmojiResponseSchema)
  )
});
var PollResponseSchema = /* @__PURE__ */ zObject({
  question: /* @__PURE__ */ _lazy(() => PollMediaResponseSchema),
  answers: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => PollAnswerResponseSchema)),
  expiry: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  allow_multiselect: /* @__PURE__ */ boolean2(),
  layout_type: /* @__PURE__ */ _lazy(() => PollLayoutTypesSchema),
  results: /* @__PURE__ */ _lazy(() => PollResultsResponseSchema)
});
var PollResultsEntryResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ int32(),
  count: /* @__PURE__ */ int32(),
  me_voted: /* @__PURE__ */ boolean2()
});
var PollResultsResponseSchema = /* @__PURE__ */ zObject({
  answer_counts: /* @__PURE__ */ array2(
    /* @__PURE__ */ _lazy(() => PollResultsEntryResponseSchema)
  ),
  is_finalized: /* @__PURE__ */ boolean2()
});
var PongInteractionCallbackRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(1)
});
var PremiumGuildTiersSchema = /* @__PURE__ */ literal2([0, 1, 2, 3]);
var PremiumTypesSchema = /* @__PURE__ */ literal2([0, 1, 2, 3]);
var PrivateApplicationResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  description: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => ApplicationTypesSchema)),
  cover_image: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  primary_sku_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  flags_new: /* @__PURE__ */ string2(),
  bot: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  slug: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  vibegrations_project_id: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
  ),
  guild_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  rpc_origins: /* @__PURE__ */ optional(/* @__PURE__ */ array2(/* @__PURE__ */ string2())),
  bot_public: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  bot_require_code_grant: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  terms_of_service_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  privacy_policy_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  custom_install_url: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  install_params: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ApplicationOAuth2InstallParamsResponseSchema)
  ),
  integration_types_config: /* @__PURE__ */ optional(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ _lazy(() => ApplicationIntegrationTypeConfigurationResponseSchema)
    )
  ),
  verify_key: /* @__PURE__ */ string2(),
  max_participants: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  tags: /* @__PURE__ */ optional(/* @__PURE__ */ array2(/* @__PURE__ */ string2())),
  redirect_uris: /* @__PURE__ */ array2(/* @__PURE__ */ string2().check(/* @__PURE__ */ url())),
  interactions_endpoint_url: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  role_connections_verification_url: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  owner: /* @__PURE__ */ _lazy(() => UserResponseSchema),
  approximate_guild_count: /* @__PURE__ */ int32(),
  approximate_user_install_count: /* @__PURE__ */ int32(),
  approximate_user_authorization_count: /* @__PURE__ */ int32(),
  event_webhooks_url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ url())
  ),
  event_webhooks_status: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => ApplicationEventWebhooksStatusSchema)
  ),
  event_webhooks_types: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(
      /* @__PURE__ */ literal2([
        "APPLICATION_AUTHORIZED",
        "APPLICATION_DEAUTHORIZED",
        "ENTITLEMENT_CREATE",
        "ENTITLEMENT_DELETE",
        "ENTITLEMENT_UPDATE",
        "GAME_DIRECT_MESSAGE_CREATE",
        "GAME_DIRECT_MESSAGE_DELETE",
        "GAME_DIRECT_MESSAGE_UPDATE",
        "LOBBY_MESSAGE_CREATE",
        "LOBBY_MESSAGE_DELETE",
        "LOBBY_MESSAGE_UPDATE",
        "QUEST_USER_ENROLLMENT"
      ])
    )
  ),
  explicit_content_filter: /* @__PURE__ */ _lazy(
    () => ApplicationExplicitContentFilterTypesSchema
  ),
  team: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => TeamResponseSchema)),
  eligible_oauth2_scopes: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => OAuth2ScopesSchema))
});
var PrivateChannelResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2(1),
  last_message_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  last_pin_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  recipients: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema))
});
var PrivateGroupChannelResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2(3),
  last_message_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  last_pin_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  recipients: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserResponseSchema)),
  name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  owner_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  managed: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  application_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var PurchaseNotificationResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ _lazy(() => PurchaseTypeSchema),
  guild_product_purchase: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => GuildProductPurchaseResponseSchema)
  )
});
var PurchaseTypeSchema = /* @__PURE__ */ literal2(0);
var RadioGroupComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(21),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RadioGroupOptionForRequestSchema)).check(/* @__PURE__ */ _minLength(2), /* @__PURE__ */ _maxLength(10))
});
var RadioGroupOptionForRequestSchema = /* @__PURE__ */ zObject({
  label: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  value: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  default: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var ResolvedObjectsResponseSchema = /* @__PURE__ */ zObject({
  users: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ _lazy(() => UserResponseSchema)
    )
  ),
  members: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ _lazy(() => BasicGuildMemberResponseSchema)
    )
  ),
  channels: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ union2([
        /* @__PURE__ */ _lazy(() => GuildChannelResponseSchema),
        /* @__PURE__ */ _lazy(() => PrivateChannelResponseSchema),
        /* @__PURE__ */ _lazy(() => PrivateGroupChannelResponseSchema),
        /* @__PURE__ */ _lazy(() => ThreadResponseSchema)
      ])
    )
  ),
  roles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ record2(
      /* @__PURE__ */ string2(),
      /* @__PURE__ */ _lazy(() => GuildRoleResponseSchema)
    )
  )
});
var RichEmbedSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(152133))
  ),
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  title: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(256))
  ),
  color: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(16777215))
  ),
  timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4096))
  ),
  author: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedAuthorSchema)),
  image: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedImageSchema)),
  thumbnail: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedThumbnailSchema)),
  footer: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedFooterSchema)),
  fields: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RichEmbedFieldSchema)).check(/* @__PURE__ */ _maxLength(25))
  ),
  provider: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedProviderSchema)),
  video: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => RichEmbedVideoSchema))
});
var RichEmbedAuthorSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(256))
  ),
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  icon_url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  )
});
var RichEmbedFieldSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(256)),
  value: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(1024)),
  inline: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var RichEmbedFooterSchema = /* @__PURE__ */ zObject({
  text: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048))
  ),
  icon_url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  )
});
var RichEmbedImageSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  width: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  height: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(64))
  ),
  placeholder_version: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(2147483647))
  ),
  is_animated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4096))
  )
});
var RichEmbedProviderSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(256))
  ),
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  )
});
var RichEmbedThumbnailSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  width: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  height: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(64))
  ),
  placeholder_version: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(2147483647))
  ),
  is_animated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4096))
  )
});
var RichEmbedVideoSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
  ),
  width: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  height: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(64))
  ),
  placeholder_version: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(2147483647))
  ),
  is_animated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4096))
  )
});
var RoleSelectComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(6),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RoleSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var RoleSelectComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(6),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RoleSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var RoleSelectComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(6),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  min_values: /* @__PURE__ */ int32(),
  max_values: /* @__PURE__ */ int32(),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => RoleSelectDefaultValueResponseSchema))
  )
});
var RoleSelectDefaultValueSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("role"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var RoleSelectDefaultValueResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("role"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var SectionComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(9),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  components: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => TextDisplayComponentForMessageRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(3)),
  accessory: /* @__PURE__ */ union2([
    /* @__PURE__ */ _lazy(() => ButtonComponentForMessageRequestSchema),
    /* @__PURE__ */ _lazy(() => ThumbnailComponentForMessageRequestSchema)
  ])
});
var SectionComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(9),
  id: /* @__PURE__ */ int32(),
  components: /* @__PURE__ */ array2(
    /* @__PURE__ */ _lazy(() => TextDisplayComponentResponseSchema)
  ),
  accessory: /* @__PURE__ */ union2([
    /* @__PURE__ */ _lazy(() => ButtonComponentResponseSchema),
    /* @__PURE__ */ _lazy(() => ThumbnailComponentResponseSchema)
  ])
});
var SeparatorComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(14),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  spacing: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => MessageComponentSeparatorSpacingSizeSchema)
  ),
  divider: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2())
});
var SeparatorComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(14),
  id: /* @__PURE__ */ int32(),
  spacing: /* @__PURE__ */ _lazy(() => MessageComponentSeparatorSpacingSizeSchema),
  divider: /* @__PURE__ */ boolean2()
});
var SnowflakeTypeSchema = /* @__PURE__ */ string2().check(/* @__PURE__ */ _regex(/* @__PURE__ */ new RegExp("^(0|[1-9][0-9]*)$")));
var StandardStickerResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  tags: /* @__PURE__ */ string2(),
  type: /* @__PURE__ */ literal2(1),
  format_type: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => StickerFormatTypesSchema)),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  pack_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  sort_value: /* @__PURE__ */ int32()
});
var StickerFormatTypesSchema = /* @__PURE__ */ literal2([1, 2, 3, 4]);
var StringSelectComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(3),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => StringSelectOptionForRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(25))
});
var StringSelectComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(3),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => StringSelectOptionForRequestSchema)).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(25))
});
var StringSelectComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(3),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  min_values: /* @__PURE__ */ int32(),
  max_values: /* @__PURE__ */ int32(),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  options: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => StringSelectOptionResponseSchema))
});
var StringSelectOptionForRequestSchema = /* @__PURE__ */ zObject({
  label: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  value: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  default: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  emoji: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ComponentEmojiForRequestSchema))
});
var StringSelectOptionResponseSchema = /* @__PURE__ */ zObject({
  label: /* @__PURE__ */ string2(),
  value: /* @__PURE__ */ string2(),
  description: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  emoji: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ComponentEmojiResponseSchema)),
  default: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var TeamMemberResponseSchema = /* @__PURE__ */ zObject({
  user: /* @__PURE__ */ _lazy(() => UserResponseSchema),
  team_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  membership_state: /* @__PURE__ */ _lazy(() => TeamMembershipStatesSchema),
  role: /* @__PURE__ */ _lazy(() => TeamMemberRolesSchema),
  permissions: /* @__PURE__ */ array2(/* @__PURE__ */ string2())
});
var TeamMemberRolesSchema = /* @__PURE__ */ literal2(["admin", "developer", "read_only"]);
var TeamMembershipStatesSchema = /* @__PURE__ */ literal2([1, 2]);
var TeamResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  icon: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  name: /* @__PURE__ */ string2(),
  owner_user_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  members: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => TeamMemberResponseSchema))
});
var TextDisplayComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(10),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  content: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(4e3))
});
var TextDisplayComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(10),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  content: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(4e3))
});
var TextDisplayComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(10),
  id: /* @__PURE__ */ int32(),
  content: /* @__PURE__ */ string2()
});
var TextInputComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(4),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  style: /* @__PURE__ */ _lazy(() => TextInputStyleTypesSchema),
  label: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(45))
  ),
  value: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(4e3))
  ),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  min_length: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(4e3))
  ),
  max_length: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(4e3))
  )
});
var TextInputComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(4),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  style: /* @__PURE__ */ _lazy(() => TextInputStyleTypesSchema),
  label: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  value: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  required: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  min_length: /* @__PURE__ */ nullable(/* @__PURE__ */ int32()),
  max_length: /* @__PURE__ */ nullable(/* @__PURE__ */ int32())
});
var TextInputStyleTypesSchema = /* @__PURE__ */ literal2([1, 2]);
var ThreadAutoArchiveDurationSchema = /* @__PURE__ */ literal2([60, 1440, 4320, 10080]);
var ThreadMemberResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  user_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  join_timestamp: /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime()),
  flags: /* @__PURE__ */ int32(),
  member: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => GuildMemberResponseSchema))
});
var ThreadMetadataResponseSchema = /* @__PURE__ */ zObject({
  archived: /* @__PURE__ */ boolean2(),
  archive_timestamp: /* @__PURE__ */ nullable(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  auto_archive_duration: /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema),
  locked: /* @__PURE__ */ boolean2(),
  create_timestamp: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  invitable: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var ThreadResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  type: /* @__PURE__ */ literal2([10, 11, 12]),
  last_message_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  flags: /* @__PURE__ */ int32(),
  last_pin_timestamp: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ iso_exports.datetime())
  ),
  guild_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  name: /* @__PURE__ */ string2(),
  parent_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  rate_limit_per_user: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  bitrate: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  user_limit: /* @__PURE__ */ optional(/* @__PURE__ */ int32()),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ optional(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  ),
  permissions: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  owner_id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  thread_metadata: /* @__PURE__ */ _lazy(() => ThreadMetadataResponseSchema),
  message_count: /* @__PURE__ */ int32(),
  member_count: /* @__PURE__ */ int32(),
  total_message_sent: /* @__PURE__ */ int32(),
  applied_tags: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
  ),
  member: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ThreadMemberResponseSchema))
});
var ThreadSearchTagSettingSchema = /* @__PURE__ */ literal2(["match_all", "match_some"]);
var ThreadSortOrderSchema = /* @__PURE__ */ literal2([0, 1]);
var ThreadsResponseSchema = /* @__PURE__ */ zObject({
  threads: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ThreadResponseSchema)),
  members: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ThreadMemberResponseSchema)),
  has_more: /* @__PURE__ */ boolean2(),
  first_messages: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => MessageResponseSchema))
  )
});
var ThumbnailComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(11),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  description: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(1024))
  ),
  spoiler: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  media: /* @__PURE__ */ _lazy(() => UnfurledMediaRequestSchema)
});
var ThumbnailComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(11),
  id: /* @__PURE__ */ int32(),
  media: /* @__PURE__ */ _lazy(() => UnfurledMediaResponseSchema),
  description: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  spoiler: /* @__PURE__ */ boolean2()
});
var TypingIndicatorResponseSchema = /* @__PURE__ */ zObject({});
var UInt32TypeSchema = /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(4294967295));
var UnfurledMediaRequestSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
});
var UnfurledMediaRequestWithAttachmentReferenceRequiredSchema = /* @__PURE__ */ zObject({
  url: /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(2048)).check(/* @__PURE__ */ url())
});
var UnfurledMediaResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  url: /* @__PURE__ */ string2(),
  proxy_url: /* @__PURE__ */ string2(),
  width: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  height: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  content_type: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  attachment_id: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var UpdateDefaultReactionEmojiRequestSchema = /* @__PURE__ */ zObject({
  emoji_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji_name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  )
});
var UpdateGuildChannelRequestPartialSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ nullish(/* @__PURE__ */ literal2([0, 2, 4, 5, 13, 14, 15])),
  name: /* @__PURE__ */ optional(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100))
  ),
  position: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))
  ),
  topic: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(0), /* @__PURE__ */ _maxLength(4096))
  ),
  bitrate: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(8e3))
  ),
  user_limit: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))
  ),
  nsfw: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  parent_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  permission_overwrites: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ChannelPermissionOverwriteRequestSchema)).check(/* @__PURE__ */ _maxLength(100))
  ),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  ),
  default_auto_archive_duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  default_reaction_emoji: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UpdateDefaultReactionEmojiRequestSchema)
  ),
  default_thread_rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  default_sort_order: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSortOrderSchema)
  ),
  default_forum_layout: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => ForumLayoutSchema)),
  default_tag_setting: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadSearchTagSettingSchema)
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  available_tags: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UpdateThreadTagRequestSchema)).check(/* @__PURE__ */ _maxLength(20))
  )
});
var UpdateMessageInteractionCallbackRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2([6, 7]),
  data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema)
  )
});
var UpdateMessageInteractionCallbackResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(7),
  message: /* @__PURE__ */ _lazy(() => MessageResponseSchema)
});
var UpdateThreadRequestPartialSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(0), /* @__PURE__ */ _maxLength(100))
  ),
  archived: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  locked: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  invitable: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  auto_archive_duration: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => ThreadAutoArchiveDurationSchema)
  ),
  rate_limit_per_user: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(21600))
  ),
  flags: /* @__PURE__ */ nullish(/* @__PURE__ */ number2()),
  applied_tags: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)).check(/* @__PURE__ */ _maxLength(5))
  ),
  bitrate: /* @__PURE__ */ nullish(
    /* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(8e3))
  ),
  user_limit: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(99))
  ),
  rtc_region: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  video_quality_mode: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => VideoQualityModesSchema)
  )
});
var UpdateThreadTagRequestSchema = /* @__PURE__ */ zObject({
  name: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(0), /* @__PURE__ */ _maxLength(50)),
  emoji_id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  emoji_name: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(100))
  ),
  moderated: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var UserAvatarDecorationResponseSchema = /* @__PURE__ */ zObject({
  asset: /* @__PURE__ */ string2(),
  sku_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema))
});
var UserCollectiblesResponseSchema = /* @__PURE__ */ zObject({
  nameplate: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => UserNameplateResponseSchema))
});
var UserNameplateResponseSchema = /* @__PURE__ */ zObject({
  sku_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  asset: /* @__PURE__ */ string2(),
  label: /* @__PURE__ */ string2(),
  palette: /* @__PURE__ */ _lazy(() => NameplatePaletteSchema)
});
var UserNotificationSettingsSchema = /* @__PURE__ */ literal2([0, 1]);
var UserPIIResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  username: /* @__PURE__ */ string2(),
  avatar: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  discriminator: /* @__PURE__ */ string2(),
  public_flags: /* @__PURE__ */ int32(),
  flags: /* @__PURE__ */ _lazy(() => Int53TypeSchema),
  bot: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  system: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  banner: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  accent_color: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  global_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  avatar_decoration_data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserAvatarDecorationResponseSchema)
  ),
  collectibles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserCollectiblesResponseSchema)
  ),
  primary_guild: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserPrimaryGuildResponseSchema)
  ),
  mfa_enabled: /* @__PURE__ */ boolean2(),
  locale: /* @__PURE__ */ _lazy(() => AvailableLocalesEnumSchema),
  premium_type: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => PremiumTypesSchema)),
  email: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  verified: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2())
});
var UserPrimaryGuildResponseSchema = /* @__PURE__ */ zObject({
  identity_guild_id: /* @__PURE__ */ nullable(/* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)),
  identity_enabled: /* @__PURE__ */ nullable(/* @__PURE__ */ boolean2()),
  tag: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  badge: /* @__PURE__ */ nullable(/* @__PURE__ */ string2())
});
var UserResponseSchema = /* @__PURE__ */ zObject({
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema),
  username: /* @__PURE__ */ string2(),
  avatar: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  discriminator: /* @__PURE__ */ string2(),
  public_flags: /* @__PURE__ */ int32(),
  flags: /* @__PURE__ */ _lazy(() => Int53TypeSchema),
  bot: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  system: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  banner: /* @__PURE__ */ nullish(/* @__PURE__ */ string2()),
  accent_color: /* @__PURE__ */ nullish(/* @__PURE__ */ int32()),
  global_name: /* @__PURE__ */ nullable(/* @__PURE__ */ string2()),
  avatar_decoration_data: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserAvatarDecorationResponseSchema)
  ),
  collectibles: /* @__PURE__ */ nullish(
    /* @__PURE__ */ _lazy(() => UserCollectiblesResponseSchema)
  ),
  primary_guild: /* @__PURE__ */ nullable(
    /* @__PURE__ */ _lazy(() => UserPrimaryGuildResponseSchema)
  )
});
var UserSelectComponentForMessageRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(5),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var UserSelectComponentForModalRequestSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(5),
  id: /* @__PURE__ */ nullish(/* @__PURE__ */ int32().check(/* @__PURE__ */ _gte(0))),
  custom_id: /* @__PURE__ */ string2().check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(100)),
  placeholder: /* @__PURE__ */ nullish(
    /* @__PURE__ */ string2().check(/* @__PURE__ */ _maxLength(150))
  ),
  min_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(25))
  ),
  max_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ number2().check(/* @__PURE__ */ _gte(1), /* @__PURE__ */ _lte(25))
  ),
  disabled: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  required: /* @__PURE__ */ nullish(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ nullish(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserSelectDefaultValueSchema)).check(/* @__PURE__ */ _maxLength(25))
  )
});
var UserSelectComponentResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2(5),
  id: /* @__PURE__ */ int32(),
  custom_id: /* @__PURE__ */ string2(),
  placeholder: /* @__PURE__ */ optional(/* @__PURE__ */ string2()),
  min_values: /* @__PURE__ */ int32(),
  max_values: /* @__PURE__ */ int32(),
  disabled: /* @__PURE__ */ optional(/* @__PURE__ */ boolean2()),
  default_values: /* @__PURE__ */ optional(
    /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => UserSelectDefaultValueResponseSchema))
  )
});
var UserSelectDefaultValueSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("user"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var UserSelectDefaultValueResponseSchema = /* @__PURE__ */ zObject({
  type: /* @__PURE__ */ literal2("user"),
  id: /* @__PURE__ */ _lazy(() => SnowflakeTypeSchema)
});
var VerificationLevelsSchema = /* @__PURE__ */ literal2([0, 1, 2, 3, 4]);
var VideoQualityModesSchema = /* @__PURE__ */ literal2([1, 2]);
var ErrorSchema = /* @__PURE__ */ zObject({
  code: /* @__PURE__ */ number2(),
  message: /* @__PURE__ */ string2()
});
var InnerErrorsSchema = /* @__PURE__ */ zObject({
  _errors: /* @__PURE__ */ array2(/* @__PURE__ */ _lazy(() => ErrorSchema))
});
var ErrorDetailsSchema = /* @__PURE__ */ union2([
  /* @__PURE__ */ record2(
    /* @__PURE__ */ string2(),
    /* @__PURE__ */ _lazy(() => ErrorDetailsSchema)
  ),
  /* @__PURE__ */ _lazy(() => InnerErrorsSchema)
]);
var ErrorResponseSchema = /* @__PURE__ */ intersection(
  /* @__PURE__ */ _lazy(() => ErrorSchema),
  /* @__PURE__ */ zObject({
    errors: /* @__PURE__ */ optional(/* @__PURE__ */ _lazy(() => ErrorDetailsSchema))
  })
);
var RatelimitedResponseSchema = /* @__PURE__ */ intersection(
  /* @__PURE__ */ _lazy(() => ErrorSchema),
  /* @__PURE__ */ zObject({
    retry_after: /* @__PURE__ */ number2(),
    global: /* @__PURE__ */ boolean2()
  })
);

// src/sandbox/spec/check.ts
function check(schema, value) {
  const result = safeParse(schema, permissionsAsNumbers(value));
  if (!result.success) {
    return { ok: false, problems: result.error.issues.flatMap((issue) => problemsOf(issue, value, [])) };
  }
  const unknownKeys = [];
  const known = keepKnown(value, result.data, "", unknownKeys);
  return { ok: true, value: known, unknownKeys };
}
function violations(schema, answer2) {
  const json = JSON.parse(JSON.stringify(answer2));
  const result = safeParse(schema, json);
  if (result.success) return [];
  const problems = result.error.issues.flatMap((issue) => problemsOf(issue, json, []));
  return problems.map(inWords);
}
function inWords(problem) {
  return `${problem.path.map(String).join(".")}: ${problem.message}`;
}
var IGNORED_KEYS = /* @__PURE__ */ new Set(["nonce", "enforce_nonce", "tts"]);
function keepKnown(value, parsed2, path, unknownKeys) {
  if (Array.isArray(value) && Array.isArray(parsed2)) {
    return value.map((part, i) => keepKnown(part, parsed2[i], `${path}[${i}]`, unknownKeys));
  }
  if (!isRecord(value) || !isRecord(parsed2)) return value;
  const kept = {};
  for (const [key, part] of Object.entries(value)) {
    const at2 = path === "" ? key : `${path}.${key}`;
    if (key in parsed2) kept[key] = keepKnown(part, parsed2[key], at2, unknownKeys);
    else if (!IGNORED_KEYS.has(key) && part !== void 0) unknownKeys.push(at2);
  }
  return kept;
}
var PERMISSION_KEYS = /* @__PURE__ */ new Set(["default_member_permissions", "permissions", "allow", "deny"]);
function permissionsAsNumbers(value) {
  if (Array.isArray(value)) return value.map(permissionsAsNumbers);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => {
    const isPermission = PERMISSION_KEYS.has(key) && typeof part === "string" && /^\d{1,17}$/.test(part);
    return [key, isPermission ? Number(part) : permissionsAsNumbers(part)];
  });
  return Object.fromEntries(entries);
}
function problemsOf(issue, value, above) {
  const path = [...above, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const best = [...issue.errors].sort((a, b) => distance(a) - distance(b))[0] ?? [];
    return best.flatMap((inner) => problemsOf(inner, value, path));
  }
  return [{ path, ...wording(issue, at(value, path)) }];
}
function at(value, path) {
  return path.reduce((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[String(key)] : void 0;
  }, value);
}
function distance(issues) {
  return issues.reduce((sum, issue) => {
    const wrongKind = issue.path.at(-1) === "type" && issue.path.length === 1;
    return sum + (wrongKind ? 1e3 : 1);
  }, 0);
}
function wording(issue, value) {
  switch (issue.code) {
    case "too_big":
      return typeof value === "number" ? { code: "NUMBER_TYPE_MAX", message: `Must be less than or equal to ${issue.maximum}.` } : { code: "BASE_TYPE_MAX_LENGTH", message: `Must be ${issue.maximum} or fewer in length.` };
    case "too_small":
      return typeof value === "number" ? { code: "NUMBER_TYPE_MIN", message: `Must be greater than or equal to ${issue.minimum}.` } : { code: "BASE_TYPE_MIN_LENGTH", message: `Must be ${issue.minimum} or more in length.` };
    case "invalid_value":
      return { code: "BASE_TYPE_CHOICES", message: `Value must be one of (${issue.values.map(String).join(", ")}).` };
    case "invalid_type":
      return value === void 0 || value === null ? { code: "BASE_TYPE_REQUIRED", message: "This field is required" } : { code: "BASE_TYPE_BAD_TYPE", message: `Must be ${issue.expected}.` };
    default:
      return { code: "BASE_TYPE_BAD_VALUE", message: `Not well formed (${issue.code}).` };
  }
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/sandbox/rest/payload.ts
async function readPayload(request) {
  const bytes = await readBytes(request);
  const type = request.headers["content-type"] ?? "";
  if (bytes.byteLength === 0) return { body: void 0, files: [] };
  if (type.startsWith("multipart/form-data")) return readForm(bytes, type);
  return { body: parseJson(bytes.toString("utf8")), files: [] };
}
async function readBytes(request) {
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) throw new ApiError(40005);
  const chunks = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.byteLength;
    if (size > MAX_BODY_BYTES) throw new ApiError(40005);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError(50109);
  }
}
async function readForm(bytes, type) {
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();
  const files = [];
  let body = {};
  for (const [key, value] of form) {
    const slot = /^files\[(\d+)\]$/.exec(key)?.[1];
    if (typeof value === "string") {
      if (key === "payload_json") body = parseJson(value);
    } else if (slot !== void 0) {
      const content = new Uint8Array(await value.arrayBuffer());
      files.push({ slot, name: value.name, contentType: value.type || "application/octet-stream", bytes: content });
    }
  }
  return { body, files };
}

// src/sandbox/rest/access.ts
function visibleChannel(world, id) {
  const channel = world.channel(id);
  if (!has(permissionsIn(world.model, channel, world.botId), Permission.ViewChannel)) throw new ApiError(50001);
  return channel;
}
function visibleThread(world, id) {
  const channel = visibleChannel(world, id);
  if (channel.kind !== "thread") throw new ApiError(50024);
  return channel;
}
function memberGuild(world, id) {
  const guild = world.model.guilds[id];
  if (guild?.members[world.botId] === void 0) throw new ApiError(guild === void 0 ? 10004 : 50001);
  return guild;
}
function requireIn(world, channel, ...permissions) {
  const held = permissionsIn(world.model, channel, world.botId);
  if (!permissions.every((bit) => has(held, bit))) throw new ApiError(50013);
}
function requireInGuild(world, guild, permission) {
  if (!has(guildPermissions(guild, world.botId), permission)) throw new ApiError(50013);
}
function requireWriting(world, channel, wish) {
  if (channel.kind === "guild" && channel.type === 4) throw new ApiError(50008);
  if (channel.kind === "dm") {
    requireOpenDms(world, channel.recipientId);
    return;
  }
  requireIn(world, channel, sendPermission(channel));
  if (wish.embeds) requireIn(world, channel, Permission.EmbedLinks);
  if (wish.files) requireIn(world, channel, Permission.AttachFiles);
  const mayReadBack2 = has(permissionsIn(world.model, channel, world.botId), Permission.ReadMessageHistory);
  if (wish.reply && !mayReadBack2) throw new ApiError(160002);
  if (channel.kind === "thread" && channel.locked && channel.archived) requireUnlock(world, channel);
}
function requireUnlock(world, thread) {
  if (!has(permissionsIn(world.model, thread, world.botId), Permission.ManageThreads)) throw new ApiError(160005);
  throw new ApiError(50083);
}
function requireOpenDms(world, userId) {
  const shared = Object.values(world.model.guilds).some(
    (guild) => guild.members[userId] !== void 0 && guild.members[world.botId] !== void 0
  );
  if (!shared) throw new ApiError(50278);
  if (!world.user(userId).dmsOpen || world.user(userId).bot) throw new ApiError(50007);
}

// src/sandbox/rest/route.ts
function route(definition) {
  const { handle } = definition;
  return { ...routeBase(definition), run: (call) => handle(call) };
}
function bodyRoute(parse2, definition) {
  const { handle } = definition;
  return {
    ...routeBase(definition),
    run: (call) => {
      const checked = parse2(call.body);
      if (!checked.ok) throw new ApiError(50035, checked.problems);
      call.warnings.push(...checked.unknownKeys);
      return handle({ ...call, body: checked.value });
    }
  };
}
function routeBase({
  method,
  path,
  replies,
  auth = true
}) {
  return { method, path, auth, replies, pattern: patternOf(path) };
}
function ok(body, status = 200) {
  return { status, body };
}
var NO_CONTENT = { status: 204 };
function bodyOf(schema) {
  return (value) => check(schema, value ?? {});
}
function limitOf(query, fallback, max) {
  const text = query.get("limit");
  if (text === null) return fallback;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= max) return limit;
  const message = `int value should be between 1 and ${max}.`;
  throw new ApiError(50035, [{ path: ["limit"], code: "NUMBER_TYPE_RANGE", message }]);
}
function param(call, name) {
  const value = call.params[name];
  if (value === void 0) throw new Error(`the route has no parameter ${name}`);
  return value;
}
function refuseIf(problems) {
  if (problems.length > 0) throw new ApiError(50035, problems);
}
function patternOf(path) {
  const source = path.replaceAll(/:(\w+)/g, (_whole, name) => `(?<${name}>[^/]+)`);
  return new RegExp(`^${source}$`);
}

// src/sandbox/rest/channels.ts
var ChannelSchema = union2([GuildChannelResponseSchema, ThreadResponseSchema, PrivateChannelResponseSchema]);
var EitherUpdateSchema = union2([
  intersection(UpdateGuildChannelRequestPartialSchema, UpdateThreadRequestPartialSchema),
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema
]);
var channelRoutes = [
  route({
    method: "GET",
    path: "/channels/:channel",
    replies: { 200: ChannelSchema },
    handle: ({ world, ...call }) => ok(wireChannel(world, visibleChannel(world, param(call, "channel"))))
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
      if (body.permission_overwrites !== void 0) requireIn(world, channel, Permission.ManageRoles);
      updateChannel(world, channel, {
        ...body.name === void 0 || body.name === null ? {} : { name: body.name },
        ...body.topic === void 0 ? {} : { topic: body.topic },
        ...body.position === void 0 || body.position === null ? {} : { position: body.position },
        ...body.parent_id === void 0 ? {} : { parentId: body.parent_id?.toString() ?? null },
        ...body.rate_limit_per_user === void 0 ? {} : { slowmode: body.rate_limit_per_user ?? 0 },
        ...body.permission_overwrites === void 0 ? {} : { overwrites: overwritesOf(body.permission_overwrites ?? []) }
      });
      return ok(wireChannel(world, channel));
    }
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel",
    replies: { 200: ChannelSchema },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const wire = wireChannel(world, channel);
      if (channel.kind === "dm") return ok(wire);
      requireIn(world, channel, channel.kind === "thread" ? Permission.ManageThreads : Permission.ManageChannels);
      deleteChannel(world, channel);
      return ok(wire);
    }
  })
];
function overwritesOf(overwrites) {
  return (overwrites ?? []).map((o) => ({
    id: String(o.id),
    type: o.type === 1 ? 1 : 0,
    allow: String(o.allow ?? "0"),
    deny: String(o.deny ?? "0")
  }));
}
function changeThread(world, thread, body) {
  const held = permissionsIn(world.model, thread, world.botId);
  const manages = has(held, Permission.ManageThreads);
  const wakes = body.archived === false && Object.keys(body).every((key) => key === "archived");
  const mayWake = wakes && !thread.locked && has(held, sendPermission(thread));
  if (!manages && thread.ownerId !== world.botId && !mayWake) throw new ApiError(50013);
  if (!manages && (body.locked !== void 0 || thread.locked && body.archived === false)) throw new ApiError(50013);
  if (thread.archived && body.archived !== false && Object.keys(body).some((key) => key !== "locked")) {
    throw new ApiError(50083);
  }
  if (body.invitable !== void 0 && body.invitable !== null && thread.type !== 12) {
    throw invalid(["invitable"], "Only private threads are invitable");
  }
  updateThread(world, thread, {
    ...given("name", body.name),
    ...given("archived", body.archived),
    ...given("locked", body.locked),
    ...given("invitable", body.invitable),
    ...given("slowmode", body.rate_limit_per_user),
    ...given("autoArchiveMinutes", archiveMinutes(body.auto_archive_duration))
  });
}
function archiveMinutes(minutes) {
  return [60, 1440, 4320, 10080].find((known) => known === minutes);
}
function given(key, value) {
  const part = {};
  if (value !== void 0 && value !== null) part[key] = value;
  return part;
}

// src/sandbox/spec/command-limits.ts
var NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
var SUBCOMMAND = 1;
var SUBCOMMAND_GROUP = 2;
function commandProblems(command, at2 = []) {
  const node = { ...command };
  const problems = [];
  const kind = node.type ?? 1;
  if (kind === 1) {
    problems.push(...nameProblems(node, at2));
    if (typeof node.description !== "string" || node.description === "") {
      problems.push(required2([...at2, "description"]));
    }
  } else if (typeof node.description === "string" && node.description !== "") {
    const message = "Context menu commands have no description";
    problems.push({ path: [...at2, "description"], code: "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED", message });
  }
  problems.push(...optionListProblems(optionsOf(node), [...at2, "options"]));
  if (lettersOf(node) > 8e3) {
    const message = "Command exceeds maximum size (8000)";
    problems.push({ path: at2, code: "APPLICATION_COMMAND_TOO_LARGE", message });
  }
  return problems;
}
function optionListProblems(options, at2) {
  const problems = [];
  const names = options.map((o) => o.name);
  const nested = options.filter((o) => o.type === SUBCOMMAND || o.type === SUBCOMMAND_GROUP);
  let optionalSeen = false;
  options.forEach((option, i) => {
    const path = [...at2, i];
    problems.push(...nameProblems(option, path), ...optionProblems(option, path));
    if (names.indexOf(option.name) < i) {
      const message = "Option names must be unique";
      problems.push({ path: [...path, "name"], code: "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message });
    }
    if (option.required !== true) optionalSeen = true;
    else if (optionalSeen) {
      const message = "Required options must be placed before non-required options";
      problems.push({ path, code: "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message });
    }
    problems.push(...optionListProblems(optionsOf(option), [...path, "options"]));
  });
  if (nested.length > 0 && nested.length < options.length) {
    const message = "Subcommands and other options cannot stand side by side";
    problems.push({ path: at2, code: "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message });
  }
  return problems;
}
function optionProblems(option, path) {
  const choices = Array.isArray(option.choices) ? option.choices.filter(isRecord) : [];
  const problems = [];
  const refuse = (key, message) => problems.push({ path: [...path, key], code: "APPLICATION_COMMAND_OPTION_INVALID", message });
  if (option.autocomplete === true && choices.length > 0) refuse("autocomplete", "Autocomplete excludes choices");
  choices.forEach((choice, i) => {
    if (typeof choice.value === "string" && choice.value.length > 100) {
      problems.push({
        path: [...path, "choices", i, "value"],
        code: "BASE_TYPE_MAX_LENGTH",
        message: "Must be 100 or fewer in length."
      });
    }
  });
  if (hasDuplicates(choices.map((c) => c.name))) refuse("choices", "Choice names must be unique");
  if (hasDuplicates(choices.map((c) => c.value))) refuse("choices", "Choice values must be unique");
  for (const [low, high] of [
    ["min_value", "max_value"],
    ["min_length", "max_length"]
  ]) {
    if (Number(option[low] ?? Number.NEGATIVE_INFINITY) > Number(option[high] ?? Number.POSITIVE_INFINITY)) {
      refuse(low, `${low} must not exceed ${high}`);
    }
  }
  return problems;
}
function nameProblems(node, path) {
  const localised = isRecord(node.name_localizations) ? Object.entries(node.name_localizations) : [];
  const names = [
    [[...path, "name"], node.name],
    ...localised.map(([locale, name]) => [[...path, "name_localizations", locale], name])
  ];
  return names.flatMap(
    ([at2, name]) => typeof name === "string" && (!NAME.test(name) || name !== name.toLowerCase()) ? [{ path: at2, code: "APPLICATION_COMMAND_INVALID_NAME", message: "Command name is invalid" }] : []
  );
}
function lettersOf(node) {
  const longest = (key) => {
    const translations = isRecord(node[`${key}_localizations`]) ? Object.values(node[`${key}_localizations`] ?? {}) : [];
    return Math.max(...[node[key], ...translations].map((text) => typeof text === "string" ? text.length : 0));
  };
  const choices = Array.isArray(node.choices) ? node.choices.filter(isRecord) : [];
  const value = typeof node.value === "string" ? node.value.length : 0;
  return [...optionsOf(node), ...choices].reduce((sum, part) => sum + lettersOf(part), value) + longest("name") + longest("description");
}
function optionsOf(node) {
  return Array.isArray(node.options) ? node.options.filter(isRecord) : [];
}
function hasDuplicates(values) {
  return new Set(values).size < values.length;
}
function required2(path) {
  return { path, code: "BASE_TYPE_REQUIRED", message: "This field is required" };
}

// src/sandbox/rest/commands.ts
var ListSchema = array2(ApplicationCommandResponseSchema);
var MAX_OF_TYPE = { 1: 100, 2: 15, 3: 15 };
var GLOBAL = "/applications/:application/commands";
var GUILD = "/applications/:application/guilds/:guild/commands";
var commandRoutes = [...routesUnder(GLOBAL), ...routesUnder(GUILD)];
function routesUnder(base) {
  return [
    route({
      method: "GET",
      path: base,
      replies: { 200: ListSchema },
      handle: ({ world, params, query }) => {
        const listed = inScope(world, scopeOf(world, params));
        return ok(query.get("with_localizations") === "true" ? listed : listed.map(withoutTranslations));
      }
    }),
    bodyRoute(bodyOf(ApplicationCommandCreateRequestSchema), {
      method: "POST",
      path: base,
      replies: { 200: ApplicationCommandResponseSchema, 201: ApplicationCommandResponseSchema },
      handle: ({ world, params, body }) => create(world, scopeOf(world, params), body)
    }),
    bodyRoute(bodyOf(array2(ApplicationCommandUpdateRequestSchema)), {
      method: "PUT",
      path: base,
      replies: { 200: ListSchema },
      handle: ({ world, params, body }) => replaceAll(world, scopeOf(world, params), body)
    }),
    route({
      method: "GET",
      path: `${base}/:command`,
      replies: { 200: ApplicationCommandResponseSchema },
      handle: ({ world, params }) => ok(one(world, params))
    }),
    bodyRoute(bodyOf(ApplicationCommandPatchRequestPartialSchema), {
      method: "PATCH",
      path: `${base}/:command`,
      replies: { 200: ApplicationCommandResponseSchema },
      handle: ({ world, params, body }) => {
        const command = one(world, params);
        refuseIf(commandProblems({ ...command, ...body }));
        const changed = commandOf(world, scopeOf(world, params), { ...command, ...body }, command.id);
        setCommands(
          world,
          world.model.commands.map((c) => c.id === command.id ? changed : c)
        );
        return ok(changed);
      }
    }),
    route({
      method: "DELETE",
      path: `${base}/:command`,
      replies: { 204: null },
      handle: ({ world, params }) => {
        const { id } = one(world, params);
        setCommands(
          world,
          world.model.commands.filter((c) => c.id !== id)
        );
        return NO_CONTENT;
      }
    })
  ];
}
function scopeOf(world, params) {
  if (params.application !== world.model.application.id) throw new ApiError(20012);
  const guildId = params.guild;
  return guildId === void 0 ? null : memberGuild(world, guildId).id;
}
function inScope(world, scope) {
  return world.model.commands.filter((command) => (command.guild_id ?? null) === scope);
}
function one(world, params) {
  const command = inScope(world, scopeOf(world, params)).find((c) => c.id === param({ params }, "command"));
  if (command === void 0) throw new ApiError(10063);
  return command;
}
function create(world, scope, body) {
  refuseIf(commandProblems(body));
  const existing = inScope(world, scope).find((c) => sameCommand(c, body));
  const command = commandOf(world, scope, body, existing?.id ?? world.mint());
  const others = world.model.commands.filter((c) => c.id !== command.id);
  checkCount([...others, command].filter((c) => (c.guild_id ?? null) === scope));
  setCommands(world, [...others, command]);
  return ok(command, existing === void 0 ? 201 : 200);
}
function replaceAll(world, scope, bodies) {
  refuseIf(bodies.flatMap((body, i) => commandProblems(body, [i])));
  bodies.forEach((body, i) => {
    if (bodies.findIndex((other) => sameCommand(other, body)) < i) {
      throw invalid([i, "name"], "Application command names must be unique", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    }
  });
  checkCount(bodies);
  const known = inScope(world, scope);
  const commands = bodies.map(
    (body) => commandOf(world, scope, body, known.find((c) => sameCommand(c, body))?.id ?? world.mint())
  );
  const others = world.model.commands.filter((c) => (c.guild_id ?? null) !== scope);
  setCommands(world, [...others, ...commands]);
  return ok(commands);
}
function setCommands(world, commands) {
  world.model.commands = commands;
  world.changedPart("commands");
}
function sameCommand(a, b) {
  return a.name === b.name && (a.type ?? 1) === (b.type ?? 1);
}
function checkCount(commands) {
  for (const [type, max] of Object.entries(MAX_OF_TYPE)) {
    if (commands.filter((c) => (c.type ?? 1) === Number(type)).length > max) throw new ApiError(30032);
  }
}
function commandOf(world, scope, body, id) {
  const guild = scope === null ? { contexts: body.contexts ?? null } : { guild_id: scope };
  const wire = {
    ...body,
    ...guild,
    id,
    application_id: world.model.application.id,
    version: world.mint(),
    type: body.type ?? 1,
    name: body.name ?? "",
    description: body.description ?? "",
    default_member_permissions: body.default_member_permissions ?? null,
    dm_permission: body.dm_permission ?? scope === null,
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false
  };
  return JSON.parse(JSON.stringify(wire), dropNullOptions);
}
function dropNullOptions(key, value) {
  const keepsNull = ["default_member_permissions", "contexts", "name_localizations", "description_localizations"];
  return value === null && !keepsNull.includes(key) ? void 0 : value;
}
function withoutTranslations(command) {
  return JSON.parse(
    JSON.stringify(command),
    (key, value) => key === "name_localizations" || key === "description_localizations" ? void 0 : value
  );
}

// src/sandbox/spec/component-limits.ts
function componentProblems(components, v2) {
  const all = walk(components, ["components"]);
  return [
    ...countProblems(components, all, v2),
    ...duplicateProblems(all, "custom_id", "Component custom id cannot be duplicated"),
    ...duplicateProblems(all, "id", "Component id cannot be duplicated"),
    ...all.flatMap(oneProblem)
  ];
}
function countProblems(components, all, v2) {
  if (!v2) {
    const problems2 = [];
    if (components.length > 5) problems2.push(tooMany(["components"], 5));
    components.forEach((component, i) => {
      if (component.type !== ComponentType.ActionRow) {
        problems2.push({
          path: ["components", i, "type"],
          code: "BASE_TYPE_CHOICES",
          message: 'Value of field "type" must be one of (1,) without MessageFlags.IS_COMPONENTS_V2'
        });
      }
    });
    return problems2;
  }
  const problems = [];
  if (all.length > 40) problems.push(tooMany(["components"], 40));
  if (textsOf(components).join("").length > 4e3) {
    const message = "The total length of the text displays must not exceed 4000";
    problems.push({ path: ["components"], code: "COMPONENT_MAX_TOTAL_TEXT_LENGTH_EXCEEDED", message });
  }
  return problems;
}
function oneProblem({ component, path }) {
  switch (component.type) {
    case ComponentType.ActionRow:
      return rowProblems(component.components, path);
    case ComponentType.Button:
      return buttonProblems(component, path);
    case ComponentType.StringSelect:
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect:
      return choiceProblems(component, path);
    default:
      return [];
  }
}
function rowProblems(children, path) {
  const kinds = (Array.isArray(children) ? children : []).map((c) => isRecord(c) ? c.type : null);
  const mixed = kinds.length > 1 && kinds.some((kind) => kind !== ComponentType.Button);
  const message = "A select menu takes the whole width of its row";
  return mixed ? [{ path: [...path, "components"], code: "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message }] : [];
}
function buttonProblems(button, path) {
  const isLink = button.style === ButtonStyle.Link;
  const problems = [];
  const required3 = (key) => problems.push({ path: [...path, key], code: "BASE_TYPE_REQUIRED", message: "This field is required" });
  const forbidden = (key, message) => problems.push({ path: [...path, key], code: "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message });
  if (button.style === ButtonStyle.Premium) return problems;
  if (isLink && isEmptyText(button.url)) required3("url");
  if (isLink && !isEmptyText(button.custom_id)) forbidden("custom_id", "A link button cannot have a custom id");
  if (!isLink && isEmptyText(button.custom_id)) required3("custom_id");
  if (!isLink && !isEmptyText(button.url)) forbidden("url", "Only a link button has a url");
  if (isEmptyText(button.label) && !isRecord(button.emoji)) {
    const message = "A button must have a label or an emoji";
    problems.push({ path: [...path, "label"], code: "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message });
  }
  return problems;
}
function choiceProblems(list, path, mostByDefault = 1) {
  const options = Array.isArray(list.options) ? list.options.filter(isRecord) : null;
  const min = typeof list.min_values === "number" ? list.min_values : 1;
  const max = typeof list.max_values === "number" ? list.max_values : mostByDefault;
  const problems = [];
  const refuse = (key, code, message) => problems.push({ path: [...path, key], code, message });
  if (min > max) refuse("min_values", "SELECT_MIN_EXCEEDS_MAX", "min_values must not exceed max_values");
  if (options === null) return problems;
  const values = options.map((option) => option.value);
  if (new Set(values).size < values.length) {
    refuse("options", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used");
  }
  if (max > options.length)
    refuse("max_values", "SELECT_MAX_EXCEEDS_OPTIONS", "There are fewer options than max_values");
  if (options.filter((option) => option.default === true).length > max) {
    refuse("options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "More default values than max_values");
  }
  return problems;
}
function duplicateProblems(all, key, message) {
  const seen = /* @__PURE__ */ new Set();
  return all.flatMap(({ component, path }) => {
    const value = component[key];
    if (value === void 0 || value === null || value === 0) return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [{ path: [...path, key], code: "COMPONENT_CUSTOM_ID_DUPLICATED", message }];
  });
}
function walk(value, path) {
  if (Array.isArray(value)) return value.flatMap((part, i) => walk(part, [...path, i]));
  if (!isRecord(value) || typeof value.type !== "number") return [];
  const nested = ["components", "component", "accessory"].flatMap((key) => walk(value[key], [...path, key]));
  return [{ component: value, path }, ...nested];
}
function interactiveIn(components) {
  return components.flatMap((component) => {
    switch (component.type) {
      case ComponentType.ActionRow:
        return component.components;
      case ComponentType.Container:
        return interactiveIn(component.components);
      case ComponentType.Section:
        return component.accessory.type === ComponentType.Button ? [component.accessory] : [];
      default:
        return [];
    }
  });
}
function textsOf(components) {
  return walk(components, []).flatMap(
    ({ component }) => component.type === ComponentType.TextDisplay ? [String(component.content)] : []
  );
}
function tooMany(path, limit) {
  return { path, code: "BASE_TYPE_BAD_LENGTH", message: `Must be between 1 and ${limit} in length.` };
}
function isEmptyText(value) {
  return typeof value !== "string" || value === "";
}

// src/sandbox/acts/mentions.ts
function pingingText(parts) {
  return [parts.content ?? "", ...textsOf(parts.components ?? [])].join("\n");
}
function mentionsOf(world, channel, content, allowed2, unspecified) {
  const kinds = allowed2 === void 0 ? unspecified : allowed2.parse ?? [];
  const may = (kind, id) => kinds.includes(kind) || kind !== "everyone" && (allowed2?.[kind] ?? []).includes(id);
  const guild = channel.kind === "dm" ? void 0 : world.model.guilds[channel.guildId];
  return {
    users: named(content, /<@!?(\d+)>/g).filter((id) => id in world.model.users && may("users", id)),
    roles: named(content, /<@&(\d+)>/g).filter((id) => guild?.roles[id] !== void 0 && may("roles", id)),
    everyone: /@(everyone|here)\b/.test(content) && may("everyone", "")
  };
}
function named(content, pattern) {
  return [...new Set([...content.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

// src/sandbox/spec/message-limits.ts
function messageProblems(body, flags, fileNames) {
  return [
    ...contentProblems(body),
    ...embedProblems(body.embeds ?? []),
    ...componentProblems(body.components ?? [], hasFlag(flags, Flag.IsComponentsV2)),
    ...mentionProblems(body.allowed_mentions ?? void 0),
    ...hasFlag(flags, Flag.IsComponentsV2) ? v2Problems(body) : [],
    ...fileProblems(body, fileNames)
  ];
}
function contentProblems(body) {
  const problems = [];
  if ([...body.content ?? ""].length > 2e3) {
    problems.push({ path: ["content"], code: "BASE_TYPE_MAX_LENGTH", message: "Must be 2000 or fewer in length." });
  }
  if (String(body.nonce ?? "").length > 25) {
    problems.push({ path: ["nonce"], code: "BASE_TYPE_MAX_LENGTH", message: "Must be 25 or fewer in length." });
  }
  return problems;
}
function embedProblems(embeds) {
  const letters = embeds.reduce((sum, embed) => {
    const fields = (embed.fields ?? []).map((f) => f.name + f.value);
    const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name, ...fields];
    return sum + texts.reduce((n, text) => n + (text ?? "").length, 0);
  }, 0);
  const problems = embeds.flatMap(
    (embed, i) => (embed.fields ?? []).flatMap(
      (field, f) => ["name", "value"].flatMap(
        (key) => field[key].trim() === "" ? [{ path: ["embeds", i, "fields", f, key], code: "BASE_TYPE_REQUIRED", message: "This field is required" }] : []
      )
    )
  );
  if (letters <= 6e3) return problems;
  const message = "Embed size exceeds maximum size of 6000";
  return [...problems, { path: ["embeds"], code: "MAX_EMBED_SIZE_EXCEEDED", message }];
}
function mentionProblems(allowed2) {
  return ["users", "roles"].flatMap((kind) => {
    const both = (allowed2?.parse ?? []).some((p) => p === kind) && (allowed2?.[kind] ?? []).length > 0;
    const message = `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`;
    return both ? [{ path: ["allowed_mentions"], code: "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message }] : [];
  });
}
function v2Problems(body) {
  const clash = ["content", "embeds"].filter((key) => (body[key] ?? "").length > 0);
  const code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
  return clash.map((key) => ({
    path: [key],
    code,
    message: `The '${key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`
  }));
}
function fileProblems(body, fileNames) {
  const text = JSON.stringify([body.embeds ?? [], body.components ?? []]);
  const named3 = [...text.matchAll(/"attachment:\/\/([^"]+)"/g)].flatMap((match) => match[1] ?? []);
  return named3.filter((name) => !fileNames.includes(name)).map((name) => ({
    path: ["attachments"],
    code: "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    message: `Referenced attachment ${name} not found`
  }));
}
function isEmpty(message) {
  const speaks = message.content.trim() !== "" || message.embeds.length > 0 || message.files > 0;
  return !speaks && message.components.length === 0;
}

// src/sandbox/rest/message-body.ts
var SETTABLE = Flag.SuppressEmbeds | Flag.SuppressNotifications | Flag.IsComponentsV2;
function acceptNew(world, body, files, extraFlags = 0) {
  const flags = (body.flags ?? 0) & (SETTABLE | extraFlags);
  refuseIf(messageProblems(body, flags, namesOf(files, body.attachments)));
  const parts = { content: body.content ?? "", embeds: body.embeds ?? [], components: body.components ?? [], flags };
  if (isEmpty({ ...parts, files: files.length })) throw new ApiError(50006);
  checkNotes(body.attachments ?? [], files, []);
  return { ...parts, attachments: storeAll(world, files, body.attachments) };
}
function acceptEdit(world, message, body, files) {
  const flags = editedFlags(message, body.flags ?? message.flags);
  const v2 = hasFlag(flags, Flag.IsComponentsV2);
  const kept = keptAttachments(message, body);
  const names = [...kept.map((file) => file.name), ...namesOf(files, body.attachments)];
  const after = {
    content: body.content === void 0 ? message.content : body.content ?? "",
    embeds: body.embeds === void 0 ? message.embeds : body.embeds ?? [],
    components: body.components === void 0 ? message.components : body.components ?? []
  };
  refuseIf(messageProblems(v2 ? { ...body, components: after.components } : body, flags, names));
  checkNotes(body.attachments ?? [], files, kept);
  if (isEmpty({ ...after, files: kept.length + files.length })) throw new ApiError(50006);
  const leftover = v2 && (after.content !== "" || after.embeds.length > 0);
  if (leftover) throw invalid(["flags"], "The message still has content or embeds", "MESSAGE_CANNOT_USE_LEGACY_FIELDS");
  return {
    ...body.content === void 0 ? {} : { content: after.content },
    ...body.embeds === void 0 ? {} : { embeds: after.embeds },
    ...body.components === void 0 ? {} : { components: after.components },
    attachments: [...kept, ...storeAll(world, files, body.attachments)],
    flags
  };
}
function editedFlags(message, wished) {
  if (hasFlag(message.flags, Flag.IsComponentsV2) && !hasFlag(wished, Flag.IsComponentsV2)) {
    throw invalid(["flags"], "MessageFlags.IS_COMPONENTS_V2 cannot be removed");
  }
  return message.flags & ~Flag.SuppressEmbeds | wished & (Flag.SuppressEmbeds | Flag.IsComponentsV2);
}
function changesText(change) {
  const v2 = hasFlag(change.flags ?? 0, Flag.IsComponentsV2);
  return v2 ? change.components !== void 0 : change.content !== void 0;
}
function keptAttachments(message, body) {
  if (body.attachments === void 0) return message.attachments;
  const listed = new Map((body.attachments ?? []).map((note) => [String(note.id), note]));
  return message.attachments.filter((file) => listed.has(file.id)).map((file) => ({ ...file, description: listed.get(file.id)?.description ?? file.description }));
}
function storeAll(world, files, notes) {
  if (files.length > 10) throw invalid(["files"], "Must be 10 or fewer in length.", "BASE_TYPE_MAX_LENGTH");
  return files.map((file) => {
    const note = noteFor(file, notes);
    return storeFile(world, { ...file, name: note?.filename ?? file.name, description: note?.description ?? null });
  });
}
function namesOf(files, notes) {
  return files.map((file) => noteFor(file, notes)?.filename ?? file.name);
}
function noteFor(file, notes) {
  return (notes ?? []).find((note) => String(note.id) === file.slot);
}
function checkNotes(notes, files, kept) {
  const known = /* @__PURE__ */ new Set([...files.map((file) => file.slot), ...kept.map((file) => file.id)]);
  notes.forEach((note, i) => {
    if (known.has(String(note.id))) return;
    throw invalid(["attachments", i, "id"], "Attachment data not found", "ATTACHMENT_NOT_FOUND");
  });
}

// src/sandbox/rest/messages.ts
var MessageListSchema = array2(MessageResponseSchema);
var BULK_MAX_AGE_MS = 14 * 864e5;
var messageRoutes = [
  route({
    method: "GET",
    path: "/channels/:channel/messages",
    replies: { 200: MessageListSchema },
    handle: (call) => {
      const channel = visibleChannel(call.world, param(call, "channel"));
      const limit = limitOf(call.query, 50, 100);
      if (!mayReadBack(call.world, channel.id)) return ok([]);
      const listed = page(commonMessages(call.world, channel.id), call.query, limit);
      return ok(listed.map((message) => forBot(call.world, message)));
    }
  }),
  route({
    method: "GET",
    path: "/channels/:channel/messages/:message",
    replies: { 200: MessageResponseSchema },
    handle: (call) => {
      const channel = visibleChannel(call.world, param(call, "channel"));
      requireIn(call.world, channel, Permission.ReadMessageHistory);
      return ok(forBot(call.world, commonMessage(call.world, channel.id, param(call, "message"))));
    }
  }),
  bodyRoute(bodyOf(MessageCreateRequestSchema), {
    method: "POST",
    path: "/channels/:channel/messages",
    replies: { 200: MessageResponseSchema },
    handle: ({ world, body, files, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const replyTo = body.message_reference?.message_id ?? null;
      requireWriting(world, channel, {
        embeds: (body.embeds ?? []).length > 0,
        files: files.length > 0,
        reply: replyTo !== null
      });
      const first2 = body.enforce_nonce === true ? sentBefore(world, channel.id, body.nonce ?? null) : void 0;
      if (first2 !== void 0) return ok(wireMessage(world, first2));
      const parts = acceptNew(world, body, files);
      const target = replyTo === null ? void 0 : world.messagesIn(channel.id).find((m) => m.id === replyTo);
      if (replyTo !== null && target === void 0 && body.message_reference?.fail_if_not_exists !== false) {
        throw invalid(["message_reference"], "Unknown message", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE");
      }
      const message = postMessage(world, {
        channel,
        authorId: world.botId,
        ...parts,
        type: target === void 0 ? MessageKind.Default : MessageKind.Reply,
        nonce: body.nonce ?? null,
        repliesTo: target === void 0 ? null : { channelId: channel.id, messageId: target.id },
        mentions: mentionsOf(world, channel, pingingText(parts), body.allowed_mentions ?? void 0, [
          "users",
          "roles",
          "everyone"
        ])
      });
      rememberNonce(world, message);
      return ok(wireMessage(world, message));
    }
  }),
  bodyRoute(bodyOf(MessageEditRequestPartialSchema), {
    method: "PATCH",
    path: "/channels/:channel/messages/:message",
    replies: { 200: MessageResponseSchema },
    handle: ({ world, body, files, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const message = commonMessage(world, channel.id, param(call, "message"));
      if (message.authorId !== world.botId) throw new ApiError(50005);
      if (channel.kind === "thread" && channel.archived) throw new ApiError(50083);
      const change = acceptEdit(world, message, body, files);
      const mentions = () => mentionsOf(world, channel, pingingText(change), body.allowed_mentions ?? void 0, ["users", "roles"]);
      editMessage(world, message, { ...change, ...changesText(change) ? { mentions: mentions() } : {} });
      return ok(wireMessage(world, message));
    }
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel/messages/:message",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const message = commonMessage(world, channel.id, param(call, "message"));
      if (channel.kind === "thread" && channel.archived) throw new ApiError(50083);
      if (message.authorId !== world.botId) {
        if (channel.kind === "dm") throw new ApiError(50003);
        requireIn(world, channel, Permission.ManageMessages);
      }
      deleteMessages(world, channel, [message.id], false);
      return NO_CONTENT;
    }
  }),
  bodyRoute(bodyOf(object2({ messages: array2(string2()) })), {
    method: "POST",
    path: "/channels/:channel/messages/bulk-delete",
    replies: { 204: null },
    handle: ({ world, body, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      if (channel.kind === "dm") throw new ApiError(50003);
      requireIn(world, channel, Permission.ManageMessages);
      if (body.messages.length < 2 || body.messages.length > 100) throw new ApiError(50016);
      const oldest = world.clock.now() - BULK_MAX_AGE_MS;
      if (body.messages.some((id) => snowflakeTime(id) < oldest)) throw new ApiError(50034);
      deleteMessages(world, channel, body.messages, true);
      return NO_CONTENT;
    }
  }),
  route({
    method: "POST",
    path: "/channels/:channel/typing",
    replies: { 204: null, 200: TypingIndicatorResponseSchema },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      requireWriting(world, channel, { embeds: false, files: false, reply: false });
      typing(world, channel, world.botId);
      return NO_CONTENT;
    }
  })
];
function commonMessage(world, channelId, id) {
  const message = world.message(channelId, id);
  if (message.onlyFor !== null) throw new ApiError(10008);
  return message;
}
function forBot(world, message) {
  const wire = wireMessage(world, message);
  const concerns = world.model.application.privileged.messageContent || message.authorId === world.botId || world.channel(message.channelId).kind === "dm" || message.mentions.users.includes(world.botId);
  return concerns ? wire : { ...wire, content: "", embeds: [], attachments: [], components: [] };
}
function commonMessages(world, channelId) {
  return world.messagesIn(channelId).filter((m) => m.onlyFor === null && !hasFlag(m.flags, Flag.Ephemeral));
}
function mayReadBack(world, channelId) {
  return has(permissionsIn(world.model, world.channel(channelId), world.botId), Permission.ReadMessageHistory);
}
function page(messages, query, limit) {
  const newestFirst = [...messages].reverse();
  const before = query.get("before");
  const after = query.get("after");
  const around = query.get("around");
  if (around !== null) {
    const older = newestFirst.filter((m) => compareSnowflakes(m.id, around) < 0).slice(0, Math.floor(limit / 2));
    const newer = newestFirst.filter((m) => compareSnowflakes(m.id, around) >= 0).slice(-Math.ceil(limit / 2));
    return [...newer, ...older];
  }
  if (after !== null) return newestFirst.filter((m) => compareSnowflakes(m.id, after) > 0).slice(-limit);
  return newestFirst.filter((m) => before === null || compareSnowflakes(m.id, before) < 0).slice(0, limit);
}
function sentBefore(world, channelId, nonce) {
  if (nonce === null) return void 0;
  const since = world.clock.now() - NONCE_WINDOW_MS;
  const known = world.model.nonces.find(
    (n) => n.channelId === channelId && n.authorId === world.botId && n.nonce === String(nonce) && n.at >= since
  );
  return known === void 0 ? void 0 : world.messagesIn(channelId).find((m) => m.id === known.messageId);
}
function rememberNonce(world, message) {
  const since = world.clock.now() - NONCE_WINDOW_MS;
  world.model.nonces = world.model.nonces.filter((n) => n.at >= since);
  world.changedPart("nonces");
  if (message.nonce === null) return;
  const { channelId, authorId, id: messageId, createdAt: at2 } = message;
  world.model.nonces.push({ channelId, authorId, nonce: String(message.nonce), messageId, at: at2 });
}

// src/sandbox/rest/threads.ts
var MAX_THREAD_MEMBERS = 1e3;
var threadRoutes = [
  bodyRoute(bodyOf(CreateTextThreadWithoutMessageRequestSchema), {
    method: "POST",
    path: "/channels/:channel/threads",
    replies: { 201: CreatedThreadResponseSchema },
    handle: ({ world, body, ...call }) => {
      const parent = threadParent(world, param(call, "channel"));
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
        slowmode: body.rate_limit_per_user
      });
      if (type !== 12) announceInParent(world, parent, thread);
      return ok(wireThread(world, thread), 201);
    }
  }),
  bodyRoute(bodyOf(CreateTextThreadWithMessageRequestSchema), {
    method: "POST",
    path: "/channels/:channel/messages/:message/threads",
    replies: { 201: ThreadResponseSchema },
    handle: ({ world, body, ...call }) => {
      const parent = threadParent(world, param(call, "channel"));
      requireIn(world, parent, Permission.CreatePublicThreads, Permission.ReadMessageHistory);
      const starter = commonMessage(world, parent.id, param(call, "message"));
      if (world.model.channels[starter.id] !== void 0) throw new ApiError(160004);
      const thread = createThread(world, {
        parent,
        type: parent.type === 5 ? 10 : 11,
        name: body.name,
        ownerId: world.botId,
        autoArchiveMinutes: archiveMinutes(body.auto_archive_duration),
        slowmode: body.rate_limit_per_user,
        starter
      });
      postMessage(world, {
        channel: thread,
        authorId: starter.authorId,
        type: MessageKind.ThreadStarter,
        repliesTo: { channelId: parent.id, messageId: starter.id }
      });
      return ok(wireThread(world, thread), 201);
    }
  }),
  route({
    method: "GET",
    path: "/channels/:channel/thread-members",
    replies: { 200: array2(ThreadMemberResponseSchema) },
    handle: ({ world, query, ...call }) => {
      const thread = visibleThread(world, param(call, "channel"));
      if (!world.model.application.privileged.members) throw new ApiError(50001);
      const withMember = query.get("with_member") === "true";
      return ok(Object.keys(thread.members).map((userId) => memberOf(world, thread, userId, withMember)));
    }
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
    }
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
      if (world.guild(thread.guildId).members[userId] === void 0) throw new ApiError(10007);
      if (!canView(world.model, world.channel(thread.parentId), userId)) throw new ApiError(50001);
      if (Object.keys(thread.members).length >= MAX_THREAD_MEMBERS) throw new ApiError(30033);
      addThreadMember(world, thread, [userId]);
      return NO_CONTENT;
    }
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
      removeThreadMember(world, thread, userId);
      return NO_CONTENT;
    }
  }),
  archivedRoute({
    path: "/channels/:channel/threads/archived/public",
    lists: (thread) => thread.type !== 12,
    before: archivedBefore
  }),
  archivedRoute({
    path: "/channels/:channel/threads/archived/private",
    lists: (thread) => thread.type === 12,
    before: archivedBefore,
    needs: Permission.ManageThreads
  }),
  // What discord.js asks for by default: only the private threads that the bot has joined, paged by id.
  archivedRoute({
    path: "/channels/:channel/users/@me/threads/archived/private",
    lists: (thread, botId) => thread.type === 12 && botId in thread.members,
    before: (thread, text) => compareSnowflakes(thread.id, text) < 0
  })
];
function archivedRoute({ path, lists, before, needs }) {
  return route({
    method: "GET",
    path,
    replies: { 200: ThreadsResponseSchema },
    handle: ({ world, query, ...call }) => {
      const parent = visibleChannel(world, param(call, "channel"));
      requireIn(world, parent, Permission.ReadMessageHistory, ...needs === void 0 ? [] : [needs]);
      const limit = limitOf(query, 50, 100);
      const start = query.get("before");
      const found = Object.values(world.model.channels).filter((channel) => channel.kind === "thread").filter((thread) => thread.parentId === parent.id && thread.archived && lists(thread, world.botId)).filter((thread) => start === null || before(thread, start)).sort((a, b) => b.archivedAt - a.archivedAt);
      return ok(threadList(world, found.slice(0, limit), found.length > limit));
    }
  });
}
function archivedBefore(thread, text) {
  return thread.archivedAt < Date.parse(text);
}
function threadList(world, threads, hasMore) {
  const joined = threads.filter((thread) => world.botId in thread.members);
  return {
    threads: threads.map((thread) => wireThread(world, thread)),
    members: joined.map((thread) => wireThreadMember(thread, world.botId)),
    has_more: hasMore
  };
}
function threadParent(world, id) {
  const channel = visibleChannel(world, id);
  if (channel.kind !== "guild" || channel.type !== 0 && channel.type !== 5) throw new ApiError(50024);
  return channel;
}
function announceInParent(world, parent, thread) {
  postMessage(world, {
    channel: parent,
    authorId: world.botId,
    content: thread.name,
    type: MessageKind.ThreadCreated,
    repliesTo: { channelId: thread.id, messageId: thread.id }
  });
}
function requireMayInvite(world, thread) {
  requireIn(world, thread, Permission.SendMessagesInThreads);
  const held = permissionsIn(world.model, thread, world.botId);
  const closed = thread.type === 12 && !thread.invitable && thread.ownerId !== world.botId;
  if (closed && !has(held, Permission.ManageThreads)) throw new ApiError(50013);
}
function memberOf(world, thread, userId, withMember) {
  const member = world.guild(thread.guildId).members[userId];
  return {
    ...wireThreadMember(thread, userId),
    ...withMember && member !== void 0 ? { member: wireMember(world, member) } : {}
  };
}
function userParam(world, call) {
  const id = param(call, "user");
  return id === "@me" ? world.botId : id;
}

// src/sandbox/rest/guilds.ts
var MembersSchema = array2(GuildMemberResponseSchema);
var guildRoutes = [
  route({
    method: "GET",
    path: "/guilds/:guild",
    replies: { 200: GuildWithCountsResponseSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      const count = Object.keys(guild.members).length;
      const counts = { approximate_member_count: count, approximate_presence_count: count };
      return ok({ ...wireGuild(guild), ...query.get("with_counts") === "true" ? counts : {} });
    }
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/channels",
    replies: { 200: array2(GuildChannelResponseSchema) },
    handle: ({ world, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      return ok(guildChannels(world, guild.id).map((channel) => wireGuildChannel(world, channel)));
    }
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
        overwrites: overwritesOf(body.permission_overwrites)
      });
      return ok(wireGuildChannel(world, channel), 201);
    }
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/roles",
    replies: { 200: array2(GuildRoleResponseSchema) },
    handle: ({ world, ...call }) => ok(Object.values(memberGuild(world, param(call, "guild")).roles).map(wireRole))
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members",
    replies: { 200: MembersSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      if (!world.model.application.privileged.members) throw new ApiError(50001);
      const after = query.get("after") ?? "0";
      const members = Object.values(guild.members).filter((member) => compareSnowflakes(member.userId, after) > 0).sort((a, b) => compareSnowflakes(a.userId, b.userId)).slice(0, limitOf(query, 1, 1e3));
      return ok(members.map((member) => wireMember(world, member)));
    }
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members/search",
    replies: { 200: MembersSchema },
    handle: ({ world, query, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      const start = (query.get("query") ?? "").toLowerCase();
      const members = Object.values(guild.members).filter(
        (member) => [world.user(member.userId).name, member.nick ?? ""].some((name) => name.toLowerCase().startsWith(start))
      );
      return ok(members.slice(0, limitOf(query, 1, 1e3)).map((member) => wireMember(world, member)));
    }
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/members/:user",
    replies: { 200: GuildMemberResponseSchema },
    handle: ({ world, ...call }) => {
      const member = memberGuild(world, param(call, "guild")).members[param(call, "user")];
      if (member === void 0) throw new ApiError(10007);
      return ok(wireMember(world, member));
    }
  }),
  route({
    method: "GET",
    path: "/guilds/:guild/threads/active",
    replies: { 200: ThreadsResponseSchema },
    handle: ({ world, ...call }) => {
      const guild = memberGuild(world, param(call, "guild"));
      return ok(threadList(world, activeThreads(world, guild.id, world.botId), false));
    }
  })
];

// src/sandbox/interactions/payload.ts
var INTERACTION_TYPE = {
  command: 2,
  component: 3,
  autocomplete: 4,
  modal: 5
};
function interactionPayload(world, interaction, data) {
  const channel = world.channel(interaction.channelId);
  const user = world.user(interaction.userId);
  const held = permissionsIn(world.model, channel, user.id).toString();
  const message = interaction.messageId === null ? {} : { message: wireMessage(world, world.message(channel.id, interaction.messageId)) };
  return {
    id: interaction.id,
    application_id: world.model.application.id,
    type: INTERACTION_TYPE[interaction.kind],
    token: interaction.token,
    version: 1,
    channel_id: channel.id,
    channel: { ...wireChannel(world, channel), permissions: held },
    app_permissions: permissionsIn(world.model, channel, world.botId).toString(),
    locale: user.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    authorizing_integration_owners: { "0": interaction.guildId ?? "0" },
    context: interaction.guildId === null ? 1 : 0,
    attachment_size_limit: MAX_FILE_BYTES,
    data,
    ...message,
    ...origin(world, interaction, held)
  };
}
function origin(world, interaction, permissions) {
  if (interaction.guildId === null) return { user: wireUser(world.user(interaction.userId)) };
  const guild = world.guild(interaction.guildId);
  const member = guild.members[interaction.userId];
  if (member === void 0) throw new Error(`user ${interaction.userId} is no member of ${guild.id}`);
  return {
    guild_id: guild.id,
    guild_locale: guild.locale,
    guild: { id: guild.id, locale: guild.locale, features: [] },
    member: { ...wireMember(world, member), permissions }
  };
}

// src/sandbox/spec/modal-limits.ts
function modalProblems(components) {
  const at2 = ["data", "components"];
  const all = walk(components, at2);
  const problems = [];
  if (components.length > 5) {
    problems.push({ path: at2, code: "BASE_TYPE_BAD_LENGTH", message: "Must be between 1 and 5 in length." });
  }
  for (const { component, path } of all) {
    const min = component.min_length;
    const max = component.max_length;
    const value = component.value;
    if (typeof min === "number" && typeof max === "number" && min > max) {
      const message = "min_length must not exceed max_length";
      problems.push({ path: [...path, "min_length"], code: "TEXT_INPUT_MIN_EXCEEDS_MAX", message });
    }
    if (typeof value === "string" && typeof max === "number" && value.length > max) {
      const message = `Must be ${max} or fewer in length.`;
      problems.push({ path: [...path, "value"], code: "BASE_TYPE_MAX_LENGTH", message });
    }
    problems.push(...choosingProblems(component, path), ...labelProblems(component, path));
  }
  return [...problems, ...duplicateProblems(all, "custom_id", "Component custom id cannot be duplicated")];
}
function choosingProblems(component, path) {
  switch (component.type) {
    case ComponentType.StringSelect: {
      const message = "A select menu in a modal cannot be disabled";
      const disabled = { path: [...path, "disabled"], code: "BASE_TYPE_BAD_VALUE", message };
      return [...choiceProblems(component, path), ...component.disabled === true ? [disabled] : []];
    }
    case ComponentType.RadioGroup:
      return choiceProblems(component, path);
    case ComponentType.CheckboxGroup: {
      const all = Array.isArray(component.options) ? component.options.filter(isRecord).length : 0;
      const problems = choiceProblems(component, path, all);
      if (component.min_values !== 0 || component.required === false) return problems;
      const message = "min_values of 0 takes required: false";
      return [...problems, { path: [...path, "min_values"], code: "BASE_TYPE_BAD_VALUE", message }];
    }
    default:
      return [];
  }
}
function labelProblems(component, path) {
  if (component.type !== ComponentType.TextInput) return [];
  const inRow = path.at(-1) !== "component";
  const hasLabel = typeof component.label === "string";
  if (inRow === hasLabel) return [];
  const message = inRow ? "This field is required" : "A text input inside a label has no label of its own";
  return [{ path: [...path, "label"], code: "BASE_TYPE_REQUIRED", message }];
}

// src/sandbox/rest/interaction-replies.ts
function postReply(world, interaction, body, files, { thinking = false, followUp = false } = {}) {
  const channel = world.channel(interaction.channelId);
  const flags = body?.flags ?? 0;
  const ephemeral = hasFlag(flags, Flag.Ephemeral);
  const parts = thinking ? { flags: flags & Flag.Ephemeral | Flag.Loading } : acceptNew(world, body ?? {}, files, Flag.Ephemeral);
  if (channel.kind === "thread" && channel.archived && channel.locked) throw new ApiError(50083);
  const repliedTo = followUp ? interaction.originalMessageId : interaction.messageId;
  return postMessage(world, {
    channel,
    authorId: world.botId,
    ...parts,
    type: repliedTo === null ? kindOfFirst(interaction) : MessageKind.Reply,
    repliesTo: repliedTo === null ? null : { channelId: channel.id, messageId: repliedTo },
    onlyFor: ephemeral ? interaction.userId : null,
    interactionId: interaction.id,
    mentions: replyMentions(world, interaction, body)
  });
}
function replyMentions(world, interaction, body) {
  const channel = world.channel(interaction.channelId);
  return mentionsOf(world, channel, pingingText(body ?? {}), body?.allowed_mentions ?? void 0, ["users"]);
}
function kindOfFirst(interaction) {
  return interaction.commandName === null ? MessageKind.Default : MessageKind.ChatInputCommand;
}

// src/sandbox/rest/interactions.ts
var interactionRoutes = [
  bodyRoute(checkCallback, {
    method: "POST",
    path: "/interactions/:interaction/:token/callback",
    auth: false,
    replies: { 200: InteractionCallbackResponseSchema, 204: null },
    handle: ({ broker, body, files, query, ...call }) => {
      const interaction = broker.unanswered(param(call, "interaction"), param(call, "token"));
      if (!ALLOWED[interaction.kind].includes(body.type)) refuseType(interaction);
      if (isUpdate(body.type) && interaction.messageId === null) refuseType(interaction);
      const message = respond(broker, interaction, body, files);
      return query.get("with_response") === "true" ? callbackReply(broker, interaction, body.type, message) : NO_CONTENT;
    }
  })
];
var ALLOWED = {
  command: [4, 5, 9],
  component: [4, 5, 6, 7, 9],
  autocomplete: [8],
  modal: [4, 5, 6, 7]
};
function respond(broker, interaction, body, files) {
  switch (body.type) {
    case InteractionResponseType.ChannelMessageWithSource: {
      const message = postReply(broker.world, interaction, body.data, files);
      settle(interaction, body.type, message);
      broker.show(interaction, { kind: "message", message: wireMessage(broker.world, message), followUp: false });
      return message;
    }
    case InteractionResponseType.DeferredChannelMessageWithSource: {
      const ephemeral = ((body.data?.flags ?? 0) & Flag.Ephemeral) !== 0;
      const message = postReply(broker.world, interaction, { flags: body.data?.flags ?? 0 }, [], { thinking: true });
      settle(interaction, body.type, message);
      interaction.thinking = true;
      broker.show(interaction, { kind: "thinking", ephemeral });
      return message;
    }
    case InteractionResponseType.DeferredMessageUpdate:
      settle(interaction, body.type, sourceOf(broker, interaction));
      broker.show(interaction, { kind: "updating" });
      return null;
    case InteractionResponseType.UpdateMessage: {
      const source = sourceOf(broker, interaction);
      const data = { ...body.data, attachments: body.data?.attachments ?? [] };
      const change = acceptEdit(broker.world, source, data, files);
      settle(interaction, body.type, source);
      const mentions = changesText(change) ? { mentions: replyMentions(broker.world, interaction, data) } : {};
      editMessage(broker.world, source, { ...change, ...mentions });
      broker.show(interaction, { kind: "update", message: wireMessage(broker.world, source) });
      return source;
    }
    case InteractionResponseType.ApplicationCommandAutocompleteResult:
      settle(interaction, body.type, null);
      broker.show(interaction, { kind: "choices", choices: body.data.choices ?? [] });
      return null;
    case InteractionResponseType.Modal: {
      const { custom_id: customId, title, components } = body.data;
      refuseIf(modalProblems(components));
      settle(interaction, body.type, null);
      const modal = { interactionId: interaction.id, customId, title, components };
      interaction.modal = modal;
      broker.show(interaction, { kind: "modal", modal });
      return null;
    }
    default:
      return refuseType(interaction);
  }
}
function settle(interaction, type, original) {
  interaction.answeredWith = type;
  interaction.originalMessageId = original?.id ?? null;
}
function sourceOf(broker, interaction) {
  return broker.world.message(interaction.channelId, interaction.messageId ?? "");
}
function callbackReply(broker, interaction, type, message) {
  const wire = message === null ? null : wireMessage(broker.world, message);
  return ok({
    interaction: {
      id: interaction.id,
      type: INTERACTION_TYPE[interaction.kind],
      channel_id: interaction.channelId,
      ...interaction.guildId === null ? {} : { guild_id: interaction.guildId },
      ...message === null ? {} : {
        response_message_id: message.id,
        response_message_loading: interaction.thinking,
        response_message_ephemeral: message.onlyFor !== null
      }
    },
    // A deferral's resource is the message too: its type is that of the message it made.
    ...wire === null ? {} : { resource: { type: isUpdate(type) ? 7 : 4, message: wire } }
  });
}
function checkCallback(value) {
  const type = isRecord(value) ? value.type : void 0;
  switch (type) {
    case 1:
      return check(PongInteractionCallbackRequestSchema, value);
    case 4:
    case 5:
      return check(CreateMessageInteractionCallbackRequestSchema, value);
    case 6:
    case 7:
      return check(UpdateMessageInteractionCallbackRequestSchema, value);
    case 8:
      return check(ApplicationCommandAutocompleteCallbackRequestSchema, value);
    case 9:
      return check(ModalInteractionCallbackRequestSchema, value);
    default:
      return { ok: false, problems: [{ path: ["type"], code: "BASE_TYPE_CHOICES", message: "Unknown callback type" }] };
  }
}
function isUpdate(type) {
  return type === 6 || type === 7;
}
function refuseType(interaction) {
  throw invalid(["type"], `Not a valid response to an interaction of type ${INTERACTION_TYPE[interaction.kind]}`);
}

// src/sandbox/acts/reactions.ts
var MAX_REACTIONS = 20;
function emojiOf(text) {
  const custom = /^(\w+):(\d+)$/.exec(text);
  return custom === null ? { id: null, name: text } : { id: custom[2] ?? null, name: custom[1] ?? text };
}
function addReaction(world, message, emoji, userId) {
  const known = find(message, emoji);
  if (known === void 0 && message.reactions.length >= MAX_REACTIONS) throw new ApiError(30010);
  const reaction = known ?? { emoji, userIds: [] };
  if (known === void 0) message.reactions.push(reaction);
  if (reaction.userIds.includes(userId)) return;
  reaction.userIds.push(userId);
  emit(world, "MESSAGE_REACTION_ADD", message, emoji, userId);
}
function removeReaction(world, message, emoji, userId) {
  const reaction = find(message, emoji);
  if (reaction?.userIds.includes(userId) !== true) return;
  reaction.userIds = reaction.userIds.filter((id) => id !== userId);
  message.reactions = message.reactions.filter((r) => r.userIds.length > 0);
  emit(world, "MESSAGE_REACTION_REMOVE", message, emoji, userId);
}
function find(message, emoji) {
  return message.reactions.find((r) => r.emoji.id === emoji.id && r.emoji.name === emoji.name);
}
function emit(world, t, message, emoji, userId) {
  world.changed("message", message);
  const channel = world.channel(message.channelId);
  const event = {
    user_id: userId,
    channel_id: channel.id,
    message_id: message.id,
    message_author_id: message.authorId,
    emoji,
    burst: false,
    type: 0,
    ...guildOf(channel)
  };
  world.emitIn(channel, t, event, REACTION_INTENTS);
}

// src/sandbox/rest/reactions.ts
var MAX_PINS = 50;
var reactionRoutes = [
  route({
    method: "PUT",
    path: "/channels/:channel/messages/:message/reactions/:emoji/@me",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      const { channel, message } = place(world, call);
      if (channel.kind === "thread" && channel.archived) throw new ApiError(50083);
      const emoji = emojiOf(param(call, "emoji"));
      requireIn(world, channel, Permission.ReadMessageHistory);
      if (find(message, emoji) === void 0) requireIn(world, channel, Permission.AddReactions);
      addReaction(world, message, emoji, world.botId);
      return NO_CONTENT;
    }
  }),
  route({
    method: "DELETE",
    path: "/channels/:channel/messages/:message/reactions/:emoji/@me",
    replies: { 204: null },
    handle: ({ world, ...call }) => {
      removeReaction(world, place(world, call).message, emojiOf(param(call, "emoji")), world.botId);
      return NO_CONTENT;
    }
  }),
  route({
    method: "GET",
    path: "/channels/:channel/messages/:message/reactions/:emoji",
    replies: { 200: array2(UserResponseSchema) },
    handle: ({ world, query, ...call }) => {
      const reaction = find(place(world, call).message, emojiOf(param(call, "emoji")));
      return ok((reaction?.userIds ?? []).slice(0, limitOf(query, 25, 100)).map((id) => wireUser(world.user(id))));
    }
  })
];
var pinRoutes = [
  route({
    method: "GET",
    path: "/channels/:channel/messages/pins",
    replies: { 200: PinnedMessagesResponseSchema },
    handle: ({ world, query, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      const limit = limitOf(query, 50, 50);
      const before = Date.parse(query.get("before") ?? "") || Number.POSITIVE_INFINITY;
      const items = pinned(world, channel).filter(({ at: at2 }) => at2 < before).map(({ at: at2, message }) => ({ pinned_at: isoTime(at2), message: forBot(world, message) }));
      return ok({ items: items.slice(0, limit), has_more: items.length > limit });
    }
  }),
  route({
    method: "GET",
    path: "/channels/:channel/pins",
    replies: { 200: array2(MessageResponseSchema) },
    handle: ({ world, ...call }) => {
      const channel = visibleChannel(world, param(call, "channel"));
      return ok(pinned(world, channel).map(({ message }) => wireMessage(world, message)));
    }
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
          repliesTo: { channelId: channel.id, messageId: message.id }
        });
        return NO_CONTENT;
      }
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
      }
    })
  ])
];
function pinned(world, channel) {
  return world.messagesIn(channel.id).flatMap((message) => message.pinnedAt === null ? [] : [{ at: message.pinnedAt, message }]).sort((a, b) => b.at - a.at);
}
function setPin(world, channel, message, at2) {
  message.pinnedAt = at2;
  world.changed("message", message);
  announce(world, "MESSAGE_UPDATE", message);
  const update = {
    channel_id: channel.id,
    ...channel.kind === "dm" ? {} : { guild_id: channel.guildId },
    last_pin_timestamp: at2 === null ? null : isoTime(at2)
  };
  world.emitIn(channel, "CHANNEL_PINS_UPDATE", update, CHANNEL_INTENTS);
}
function place(world, call) {
  const channel = visibleChannel(world, param(call, "channel"));
  return { channel, message: commonMessage(world, channel.id, param(call, "message")) };
}

// src/sandbox/rest/self.ts
var MyGuildsSchema = array2(MyGuildResponseSchema);
var selfRoutes = [
  route({
    method: "GET",
    path: "/gateway",
    auth: false,
    replies: { 200: GatewayResponseSchema },
    handle: ({ world }) => ok({ url: gatewayUrl(world) })
  }),
  route({
    method: "GET",
    path: "/gateway/bot",
    replies: { 200: GatewayBotResponseSchema },
    handle: ({ world }) => {
      const limit = { total: 1e3, remaining: 1e3, reset_after: 0, max_concurrency: 1 };
      return ok({ url: gatewayUrl(world), shards: 1, session_start_limit: limit });
    }
  }),
  route({
    method: "GET",
    path: "/users/@me",
    replies: { 200: UserPIIResponseSchema },
    handle: ({ world }) => ok(wireSelf(world.user(world.botId)))
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
          features: []
        }))
      );
    }
  }),
  route({
    method: "GET",
    path: "/users/:user",
    replies: { 200: UserResponseSchema },
    handle: ({ world, ...call }) => ok(wireUser(world.user(param(call, "user"))))
  }),
  ...["/applications/@me", "/oauth2/applications/@me"].map(
    (path) => route({
      method: "GET",
      path,
      replies: { 200: PrivateApplicationResponseSchema },
      handle: ({ world }) => ok(wireApplication(world, world.model.application))
    })
  ),
  bodyRoute(bodyOf(CreatePrivateChannelRequestSchema), {
    method: "POST",
    path: "/users/@me/channels",
    replies: { 200: PrivateChannelResponseSchema },
    handle: ({ world, body }) => {
      const user = world.model.users[body.recipient_id ?? ""];
      if (user === void 0 || user.id === world.botId) throw new ApiError(50033);
      return ok(wireChannel(world, directChannel(world, user.id)));
    }
  })
];
function gatewayUrl(world) {
  return `${world.origin.replace("http", "ws")}/gateway`;
}

// src/sandbox/rest/webhooks.ts
var webhookRoutes = [
  bodyRoute(bodyOf(IncomingWebhookInteractionRequestSchema), {
    method: "POST",
    path: "/webhooks/:application/:token",
    auth: false,
    replies: { 200: MessageResponseSchema, 204: null },
    handle: ({ broker, body, files, ...call }) => {
      const interaction = webhook(broker, call.params);
      if (interaction.thinking) return ok(fill(broker, interaction, body, files));
      const message = postReply(broker.world, interaction, body, files, { followUp: true });
      const wire = wireMessage(broker.world, message);
      broker.show(interaction, { kind: "message", message: wire, followUp: true });
      return ok(wire);
    }
  }),
  route({
    method: "GET",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ broker, ...call }) => {
      const interaction = webhook(broker, call.params);
      return ok(wireMessage(broker.world, ownMessage(broker, interaction, param(call, "message"))));
    }
  }),
  bodyRoute(bodyOf(IncomingWebhookUpdateRequestPartialSchema), {
    method: "PATCH",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 200: MessageResponseSchema },
    handle: ({ broker, body, files, ...call }) => {
      const interaction = webhook(broker, call.params);
      const message = ownMessage(broker, interaction, param(call, "message"));
      if (interaction.thinking && message.id === interaction.originalMessageId) {
        return ok(fill(broker, interaction, body, files));
      }
      const change = acceptEdit(broker.world, message, body, files);
      const mentions = changesText(change) ? { mentions: replyMentions(broker.world, interaction, body) } : {};
      editMessage(broker.world, message, { ...change, ...mentions });
      const wire = wireMessage(broker.world, message);
      broker.show(interaction, { kind: "update", message: wire });
      return ok(wire);
    }
  }),
  route({
    method: "DELETE",
    path: "/webhooks/:application/:token/messages/:message",
    auth: false,
    replies: { 204: null },
    handle: ({ broker, ...call }) => {
      const interaction = webhook(broker, call.params);
      const message = ownMessage(broker, interaction, param(call, "message"));
      if (message.id === interaction.originalMessageId) interaction.thinking = false;
      deleteMessages(broker.world, broker.world.channel(message.channelId), [message.id], false);
      broker.show(interaction, { kind: "removed", messageId: message.id });
      return NO_CONTENT;
    }
  })
];
function fill(broker, interaction, body, files) {
  const message = broker.world.message(interaction.channelId, interaction.originalMessageId ?? "");
  const change = acceptEdit(broker.world, message, body, files);
  interaction.thinking = false;
  editMessage(broker.world, message, {
    ...change,
    flags: (change.flags ?? message.flags) & ~Flag.Loading,
    mentions: replyMentions(broker.world, interaction, body),
    silent: true
  });
  const wire = wireMessage(broker.world, message);
  broker.show(interaction, { kind: "message", message: wire, followUp: false });
  return wire;
}
function webhook(broker, params) {
  if (params.application !== broker.world.model.application.id) throw new ApiError(10015);
  return broker.byToken(params.token ?? "");
}
function ownMessage(broker, interaction, id) {
  const wanted = id === "@original" ? interaction.originalMessageId : id;
  const message = broker.world.messagesIn(interaction.channelId).find((m) => m.id === wanted);
  const own2 = message?.interactionId !== null || message?.id === interaction.originalMessageId;
  if (message === void 0 || !own2) throw new ApiError(10008);
  return message;
}

// src/sandbox/rest/routes.ts
var ROUTES = [
  ...selfRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...pinRoutes,
  ...reactionRoutes,
  ...messageRoutes
];
function findRoute(method, path) {
  for (const route2 of ROUTES) {
    if (route2.method !== method) continue;
    const match = route2.pattern.exec(path);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { route: route2, params: Object.fromEntries(params) };
  }
  return void 0;
}

// src/sandbox/rest/api.ts
var API_PREFIX = "/api/v10";
async function serveApi(api, request, response, url2) {
  const method = request.method ?? "GET";
  const path = url2.pathname.slice(API_PREFIX.length);
  const found = findRoute(method, path);
  const record3 = {
    at: api.world.clock.now(),
    method,
    route: found?.route.path ?? path,
    path,
    body: void 0,
    files: [],
    status: 0,
    code: null,
    verdict: "ok",
    problems: [],
    warnings: []
  };
  api.records.add(record3);
  const fault = api.faults.take(method, path, record3.route);
  const injected = fault === void 0 ? void 0 : () => fail2(fault, request, response);
  if (fault !== void 0 && fault.apply !== true) {
    await readPayload(request).catch(() => void 0);
    record3.verdict = "injected";
    record3.status = injected?.() ?? 0;
    return;
  }
  const answer2 = await answerTo(api, request, url2, found, record3);
  record3.status = answer2.status;
  if (injected !== void 0) {
    record3.verdict = "injected";
    record3.status = injected();
    return;
  }
  send(response, answer2);
}
async function answerTo(api, request, url2, found, record3) {
  try {
    const payload = await readPayload(request);
    record3.body = payload.body;
    record3.files = payload.files.map(({ name, contentType, bytes }) => ({ name, contentType, size: bytes.byteLength }));
    if (found === void 0) return unknownRoute(record3);
    if (found.route.auth) authorise(api, request);
    const { headers, retryAfter } = api.limits.count(found.route, found.params);
    if (retryAfter !== null) return refused(record3, { status: 429, body: tooFast(retryAfter), headers });
    return { ...run(api, url2, found, payload, record3), headers };
  } catch (error) {
    if (error instanceof ApiError) return refused(record3, { status: error.status, body: error.body() }, error);
    throw error;
  }
}
function run(api, url2, found, payload, record3) {
  const { route: route2, params } = found;
  try {
    const { world, broker } = api;
    const { warnings } = record3;
    checkIds(params);
    const reply = route2.run({ world, broker, params, query: url2.searchParams, ...payload, warnings });
    checkReply(route2, reply, record3);
    return reply;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(record3, { status: error.status, body: error.body() }, error);
  }
}
function checkIds(params) {
  for (const [name, value] of Object.entries(params)) {
    const isWord = value === "@me" || value === "@original";
    if (name === "token" || name === "emoji" || isWord || isSnowflake(value)) continue;
    throw invalid([name], `Value "${value}" is not snowflake.`, "NUMBER_TYPE_COERCE");
  }
}
function checkReply(route2, reply, record3) {
  const schema = route2.replies[reply.status];
  if (schema === null) return;
  if (schema === void 0) {
    record3.verdict = "fault";
    record3.problems.push(`status ${reply.status} is not documented`);
    return;
  }
  const wrong = violations(schema, reply.body);
  if (wrong.length === 0) return;
  record3.verdict = "fault";
  record3.problems.push(...wrong);
}
function refused(record3, reply, error) {
  record3.verdict = "refused";
  record3.code = error?.code ?? null;
  const details = (error?.problems ?? []).map(inWords);
  record3.problems.push(...details.length > 0 ? details : [error?.message ?? "rate limited"]);
  if (violations(reply.status === 429 ? RatelimitedResponseSchema : ErrorResponseSchema, reply.body).length > 0)
    record3.verdict = "fault";
  return reply;
}
function unknownRoute(record3) {
  record3.verdict = "unknown route";
  record3.problems.push("no such route");
  return { status: 501, body: { message: `The sandbox has no ${record3.method} ${record3.path}`, code: 0 } };
}
function authorise(api, request) {
  if (request.headers.authorization !== `Bot ${api.world.model.application.token}`) throw new ApiError(0);
}
function fail2(fault, request, response) {
  switch (fault.how) {
    case "429": {
      const retryAfter = fault.retryAfter ?? 0.1;
      const headers = { "retry-after": String(retryAfter), "x-ratelimit-scope": "user" };
      send(response, { status: 429, body: tooFast(retryAfter), headers });
      return 429;
    }
    case "5xx":
      send(response, { status: fault.status ?? 502, body: { message: "502: Bad Gateway", code: 0 } });
      return fault.status ?? 502;
    case "html": {
      const status = fault.status ?? 403;
      response.writeHead(status, { "content-type": "text/html" }).end(`<h1>${status}</h1><p>The proxy says no.</p>`);
      return status;
    }
    case "close":
      request.socket.destroy();
      return 0;
    case "hang":
      return 0;
  }
}
function tooFast(retryAfter) {
  return { message: "You are being rate limited.", retry_after: retryAfter, global: false, code: 0 };
}
function send(response, { status, body, headers = {} }) {
  if (status === 413) response.setHeader("connection", "close");
  if (body === void 0) {
    response.writeHead(status, headers).end();
    return;
  }
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

// src/sandbox/interactions/visible-commands.ts
var GUILD_CONTEXT = 0;
var DM_CONTEXT = 1;
function visibleCommands(world, channel, userId) {
  if (channel.kind === "dm") {
    return world.model.commands.filter((command) => command.guild_id === void 0 && worksInDms(command));
  }
  const guildId = channel.guildId;
  const held = permissionsIn(world.model, channel, userId);
  const botIsHere = world.botId in world.guild(guildId).members;
  const closed = channel.kind === "thread" && channel.archived;
  if (!botIsHere || closed || !has(held, Permission.UseApplicationCommands)) return [];
  const own2 = world.model.commands.filter((command) => command.guild_id === guildId);
  const global = world.model.commands.filter((command) => command.guild_id === void 0 && worksInGuilds(command));
  const hidden = new Set(own2.map((command) => `${command.type} ${command.name}`));
  return [...own2, ...global.filter((command) => !hidden.has(`${command.type} ${command.name}`))].filter(
    (command) => allowed(command, held)
  );
}
function worksInDms(command) {
  const contexts = command.contexts ?? null;
  return contexts === null ? command.dm_permission !== false : contexts.includes(DM_CONTEXT);
}
function worksInGuilds(command) {
  const contexts = command.contexts ?? null;
  return contexts === null || contexts.includes(GUILD_CONTEXT);
}
function allowed(command, held) {
  const needed = command.default_member_permissions;
  if (needed === null || has(held, Permission.Administrator)) return true;
  return BigInt(needed) !== 0n && has(held, BigInt(needed));
}

// src/sandbox/interactions/modal-fields.ts
function filledModal(modal, fields, resolved) {
  const used = /* @__PURE__ */ new Set();
  let id = 0;
  const next = () => {
    id += 1;
    return id;
  };
  const sent = modal.components.map((part) => {
    const { type } = part;
    if (type === ComponentType.TextDisplay) return { type, id: next() };
    if (type === ComponentType.Label) {
      used.add(part.component.custom_id);
      return { type, id: next(), component: answerTo2(part.component, next(), fields, resolved) };
    }
    for (const input of part.components) used.add(input.custom_id);
    return { type, id: next(), components: part.components.map((input) => textAnswer(input, next(), fields)) };
  });
  const unknown2 = Object.keys(fields).find((key) => !used.has(key));
  if (unknown2 !== void 0) throw new Refusal(`the form has no field "${unknown2}"`);
  return sent;
}
function answerTo2(component, id, fields, resolved) {
  const { custom_id } = component;
  const given2 = fields[custom_id];
  switch (component.type) {
    case ComponentType.TextInput:
      return textAnswer(component, id, fields);
    case ComponentType.StringSelect:
      return { id, type: component.type, custom_id, values: offeredValues(component, given2, 1) };
    case ComponentType.CheckboxGroup: {
      const values = offeredValues(component, given2, component.options.length);
      return { id, type: component.type, custom_id, values };
    }
    case ComponentType.UserSelect:
    case ComponentType.RoleSelect:
    case ComponentType.MentionableSelect:
    case ComponentType.ChannelSelect: {
      const presets = (component.default_values ?? []).map((preset) => preset.id);
      const values = chosen(custom_id, given2, presets);
      countWithin(custom_id, values.length, component, 1, 1);
      const ids = values.map((value) => resolveSelected(component, value, resolved));
      return { id, type: component.type, custom_id, values: ids };
    }
    case ComponentType.RadioGroup: {
      const [value = null, ...more] = chosen(custom_id, given2, presetsOf(component));
      if (more.length > 0) throw new Refusal(`"${custom_id}" takes one choice`);
      if (value === null && component.required !== false) throw new Refusal(`the field "${custom_id}" is required`);
      if (value !== null) mustOffer(custom_id, component.options, value);
      return { id, type: component.type, custom_id, value };
    }
    case ComponentType.Checkbox: {
      const value = given2 ?? component.default ?? false;
      if (typeof value !== "boolean") throw new Refusal(`the field "${custom_id}" takes true or false`);
      return { id, type: component.type, custom_id, value };
    }
    case ComponentType.FileUpload: {
      const uploads = Array.isArray(given2) ? given2.filter((file) => typeof file === "object") : [];
      countWithin(custom_id, uploads.length, component, 1, 1);
      const values = uploads.map((upload) => resolved.attachment(upload));
      return { id, type: component.type, custom_id, values };
    }
  }
}
function textAnswer(input, id, fields) {
  const { type, custom_id } = input;
  return { id, type, custom_id, value: textOf(input, fields[custom_id]) };
}
function offeredValues(offer, given2, mostByDefault) {
  const values = chosen(offer.custom_id, given2, presetsOf(offer));
  if (new Set(values).size < values.length) throw new Refusal("a value can be chosen only once");
  countWithin(offer.custom_id, values.length, offer, 1, mostByDefault);
  for (const value of values) mustOffer(offer.custom_id, offer.options, value);
  return values;
}
function presetsOf({ options }) {
  return options.filter((option) => option.default === true).map((option) => option.value);
}
function resolveSelected(select2, id, to) {
  switch (select2.type) {
    case ComponentType.UserSelect:
      return to.user(id);
    case ComponentType.RoleSelect:
      return to.role(id);
    case ComponentType.ChannelSelect:
      return to.channel(id, select2.channel_types);
    default:
      return to.mentionable(id);
  }
}
function countWithin(name, count, bounds, low, high) {
  if (count === 0 && bounds.required === false) return;
  const min = bounds.min_values ?? low;
  const max = bounds.max_values ?? high;
  if (count < min || count > max) throw new Refusal(`"${name}" takes ${min} to ${max} choices, not ${count}`);
}
function mustOffer(name, options, value) {
  if (!options.some((option) => option.value === value)) throw new Refusal(`"${name}" does not offer "${value}"`);
}
function textOf(input, given2) {
  const name = input.custom_id;
  const text = given2 ?? input.value ?? "";
  if (typeof text !== "string") throw new Refusal(`the field "${name}" takes text`);
  if (text === "" && input.required === false) return text;
  if (text === "") throw new Refusal(`the field "${name}" is required`);
  const min = input.min_length ?? 0;
  const max = input.max_length ?? 4e3;
  if (text.length < min || text.length > max) {
    throw new Refusal(`the field "${name}" takes ${min} to ${max} characters, not ${text.length}`);
  }
  return text;
}
function chosen(name, given2, preset) {
  if (given2 === void 0) return [...preset];
  if (typeof given2 === "string") return [given2];
  if (typeof given2 === "boolean") throw new Refusal(`the field "${name}" takes choices`);
  return given2.map((value) => {
    if (typeof value !== "string") throw new Refusal(`the field "${name}" takes no files`);
    return value;
  });
}

// src/sandbox/interactions/options.ts
function chosenOptions(command, path) {
  let options = command.options ?? [];
  const wraps = [];
  for (const name of path) {
    const next = options.find((option) => option.name === name);
    if (next?.type !== ApplicationCommandOptionType.Subcommand && next?.type !== ApplicationCommandOptionType.SubcommandGroup) {
      throw new Refusal(`/${command.name} has no subcommand "${path.join(" ")}"`);
    }
    wraps.push({ name: next.name, type: next.type });
    options = next.options ?? [];
  }
  const basic = options.flatMap((option) => {
    if (option.type === ApplicationCommandOptionType.Subcommand || option.type === ApplicationCommandOptionType.SubcommandGroup) {
      throw new Refusal(`/${command.name} ${path.join(" ")} needs a subcommand`);
    }
    return [option];
  });
  return { options: basic, wrap: (sent) => wraps.reduceRight((inner, wrap) => [{ ...wrap, options: inner }], sent) };
}
function completeOptions(chosen2, values, resolved) {
  refuseUnknown(chosen2, values);
  const sent = chosen2.options.flatMap((option) => {
    const value = values[option.name];
    if (value === void 0) {
      if (option.required === true) throw new Refusal(`the option "${option.name}" is required`);
      return [];
    }
    return [{ name: option.name, type: option.type, value: checkedValue(option, value, resolved) }];
  });
  return chosen2.wrap(sent);
}
function partialOptions(chosen2, values, focused) {
  refuseUnknown(chosen2, values);
  const target = chosen2.options.find((option) => option.name === focused);
  if (target === void 0 || !("autocomplete" in target) || target.autocomplete !== true) {
    throw new Refusal(`the option "${focused}" offers no autocomplete`);
  }
  const sent = chosen2.options.flatMap((option) => {
    const value = values[option.name];
    if (option.name === focused) {
      return [{ name: option.name, type: option.type, value: String(value ?? ""), focused: true }];
    }
    return value === void 0 || typeof value === "object" ? [] : [{ name: option.name, type: option.type, value }];
  });
  return chosen2.wrap(sent);
}
function refuseUnknown(chosen2, values) {
  const known = new Set(chosen2.options.map((option) => option.name));
  for (const name of Object.keys(values)) {
    if (!known.has(name)) throw new Refusal(`there is no option "${name}"`);
  }
}
function checkedValue(option, value, resolved) {
  switch (option.type) {
    case ApplicationCommandOptionType.String: {
      const text = textFor(option.name, value);
      within(option.name, "characters", text.length, option.min_length ?? 0, option.max_length ?? 6e3);
      if ("choices" in option) offered(option.name, option.choices, text);
      return text;
    }
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number: {
      if (typeof value !== "number") throw new Refusal(`the option "${option.name}" takes a number`);
      if (option.type === ApplicationCommandOptionType.Integer && !Number.isInteger(value)) {
        throw new Refusal(`the option "${option.name}" takes a whole number`);
      }
      const edge = 2 ** 53;
      within(option.name, "in value", value, option.min_value ?? -edge, option.max_value ?? edge);
      if ("choices" in option) offered(option.name, option.choices, value);
      return value;
    }
    case ApplicationCommandOptionType.Boolean:
      if (typeof value !== "boolean") throw new Refusal(`the option "${option.name}" takes true or false`);
      return value;
    case ApplicationCommandOptionType.User:
      return resolved.user(textFor(option.name, value));
    case ApplicationCommandOptionType.Role:
      return resolved.role(textFor(option.name, value));
    case ApplicationCommandOptionType.Mentionable:
      return resolved.mentionable(textFor(option.name, value));
    case ApplicationCommandOptionType.Channel:
      return resolved.channel(textFor(option.name, value), option.channel_types);
    case ApplicationCommandOptionType.Attachment:
      if (typeof value !== "object") throw new Refusal(`the option "${option.name}" takes a file`);
      return resolved.attachment(value);
  }
}
function textFor(name, value) {
  if (typeof value !== "string") throw new Refusal(`the option "${name}" takes text`);
  return value;
}
function offered(name, choices, value) {
  if (choices === void 0 || choices.length === 0 || choices.some((choice) => choice.value === value)) return;
  throw new Refusal(`the option "${name}" does not offer "${value}"`);
}
function within(name, of, n, min, max) {
  if (n < min || n > max) throw new Refusal(`the option "${name}" must be ${min} to ${max} ${of}, not ${n}`);
}

// src/sandbox/interactions/resolved.ts
var Resolved = class {
  #world;
  #guild;
  #channelId;
  #userId;
  #parts = {};
  constructor(world, place2) {
    this.#world = world;
    this.#guild = place2.guild;
    this.#channelId = place2.channelId;
    this.#userId = place2.userId;
  }
  user(id) {
    const user = this.#world.model.users[id];
    if (user === void 0) throw new Refusal(`there is no user ${id}`);
    this.#put("users", id, wireUser(user));
    const member = this.#guild?.members[id];
    if (member === void 0 || this.#guild === null) return id;
    const channel = this.#world.channel(this.#channelId);
    const permissions = permissionsIn(this.#world.model, channel, id).toString();
    const { mute: _mute, deaf: _deaf, ...bare } = wireBareMember(member);
    this.#put("members", id, { ...bare, permissions });
    return id;
  }
  role(id) {
    const role2 = this.#guild?.roles[id];
    if (role2 === void 0) throw new Refusal(`there is no role ${id} here`);
    this.#put("roles", id, wireRole(role2));
    return id;
  }
  channel(id, allowedTypes) {
    const channel = this.#world.model.channels[id];
    const permissions = channel === void 0 ? 0n : permissionsIn(this.#world.model, channel, this.#userId);
    if (channel === void 0 || permissions === 0n) throw new Refusal(`there is no channel ${id} to choose`);
    if (allowedTypes !== void 0 && allowedTypes.length > 0 && !allowedTypes.includes(channel.type)) {
      throw new Refusal(`channel ${id} is of type ${channel.type}, which is not offered`);
    }
    this.#put("channels", id, { ...wireChannel(this.#world, channel), permissions: permissions.toString() });
    return id;
  }
  mentionable(id) {
    return this.#guild?.roles[id] === void 0 ? this.user(id) : this.role(id);
  }
  attachment(upload) {
    const file = storeFile(this.#world, upload);
    const url2 = fileAddress(this.#world, this.#channelId, file);
    this.#put("attachments", file.id, {
      id: file.id,
      filename: file.name,
      size: file.size,
      url: url2,
      proxy_url: url2,
      content_type: file.contentType,
      ephemeral: true,
      ...file.width === null || file.height === null ? {} : { width: file.width, height: file.height }
    });
    return file.id;
  }
  message(message) {
    this.#put("messages", message.id, wireMessage(this.#world, message));
    return message.id;
  }
  /** For spreading into `data`: nothing was resolved, nothing is sent. */
  json() {
    return Object.keys(this.#parts).length === 0 ? {} : { resolved: this.#parts };
  }
  #put(kind, id, part) {
    this.#parts[kind] = { ...this.#parts[kind], [id]: part };
  }
};

// src/sandbox/people/uses.ts
function slash(broker, userId, channel, line, values) {
  const { command, path } = named2(broker, userId, channel, line);
  const resolved = resolvedFor(broker, userId, channel);
  const options = completeOptions(chosenOptions(command, path), values, resolved);
  return send2(broker, userId, channel, "command", command, { options, ...resolved.json() });
}
function autocomplete(broker, userId, channel, line, values, focused) {
  const { command, path } = named2(broker, userId, channel, line);
  const options = partialOptions(chosenOptions(command, path), values, focused);
  return send2(broker, userId, channel, "autocomplete", command, { options });
}
function menu(broker, userId, channel, name, target) {
  const type = "user" in target ? ApplicationCommandType.User : ApplicationCommandType.Message;
  const command = visibleCommands(broker.world, channel, userId).find((c) => c.type === type && c.name === name);
  if (command === void 0) throw new Refusal(`the menu has no entry "${name}" here`);
  const resolved = resolvedFor(broker, userId, channel);
  const target_id = "user" in target ? resolved.user(target.user) : resolved.message(target.message);
  return send2(broker, userId, channel, "command", command, { target_id, ...resolved.json() });
}
function press(broker, userId, message, customId) {
  const component = usable(message, customId);
  if (component.type !== ComponentType.Button) throw new Refusal(`"${customId}" is not a button`);
  return touch(broker, userId, message, { component_type: component.type, custom_id: customId, id: component.id });
}
function select(broker, userId, message, customId, values) {
  const component = usable(message, customId);
  if (component.type === ComponentType.Button) throw new Refusal(`"${customId}" is a button`);
  if (new Set(values).size < values.length) throw new Refusal("a value can be chosen only once");
  countWithin(customId, values.length, component, 1, 1);
  const resolved = resolvedFor(broker, userId, broker.world.channel(message.channelId));
  for (const value of values) {
    if (component.type === ComponentType.StringSelect) mustOffer(customId, component.options, value);
    else resolveSelected(component, value, resolved);
  }
  const data = { component_type: component.type, custom_id: customId, id: component.id, values: [...values] };
  return touch(broker, userId, message, { ...data, ...resolved.json() });
}
function submitModal(broker, userId, modal, fields) {
  const opener = broker.world.model.interactions[modal.interactionId];
  if (opener?.modal?.customId !== modal.customId || opener.userId !== userId) {
    throw new Refusal("no such form is open for this person");
  }
  const channel = broker.world.channel(opener.channelId);
  const resolved = resolvedFor(broker, userId, channel);
  const components = filledModal(opener.modal, fields, resolved);
  const interaction = broker.open({
    kind: "modal",
    userId,
    channelId: channel.id,
    messageId: opener.messageId,
    openedBy: opener.id,
    data: { custom_id: modal.customId, components, ...resolved.json() }
  });
  return new Use(broker, interaction.id);
}
function named2(broker, userId, channel, line) {
  const [name = "", ...path] = line.replace(/^\//, "").split(" ");
  const command = visibleCommands(broker.world, channel, userId).find(
    (c) => c.type === ApplicationCommandType.ChatInput && c.name === name
  );
  if (command === void 0) throw new Refusal(`there is no command /${name} for this person in this channel`);
  return { command, path };
}
function send2(broker, userId, channel, kind, command, more) {
  const guild = command.guild_id === void 0 ? {} : { guild_id: command.guild_id };
  const data = { id: command.id, name: command.name, type: command.type, ...guild, ...more };
  return new Use(broker, broker.open({ kind, userId, channelId: channel.id, commandName: command.name, data }).id);
}
function touch(broker, userId, message, data) {
  if (message.authorId !== broker.world.botId) throw new Refusal("only the bot's messages have components");
  const opened2 = broker.open({ kind: "component", userId, channelId: message.channelId, messageId: message.id, data });
  return new Use(broker, opened2.id);
}
function usable(message, customId) {
  const found = interactiveIn(message.components).find((c) => "custom_id" in c && c.custom_id === customId);
  if (found === void 0) throw new Refusal(`the message has no component "${customId}"`);
  if (found.disabled === true) throw new Refusal(`"${customId}" is disabled`);
  if (found.type === ComponentType.Button && (found.style === ButtonStyle.Link || found.style === ButtonStyle.Premium)) {
    throw new Refusal("a link button sends nothing to the bot");
  }
  return found;
}
function resolvedFor(broker, userId, channel) {
  const guild = channel.kind === "dm" ? null : broker.world.guild(channel.guildId);
  return new Resolved(broker.world, { guild, channelId: channel.id, userId });
}

// src/sandbox/people/person.ts
var Person = class {
  id;
  #broker;
  constructor(broker, userId) {
    this.#broker = broker;
    this.id = userId;
  }
  get user() {
    return this.#world.user(this.id);
  }
  get name() {
    return this.user.name;
  }
  /** How the person is written in a text so that it pings them. */
  get mention() {
    return `<@${this.id}>`;
  }
  profile() {
    const guilds = Object.values(this.#world.model.guilds).filter((guild) => this.id in guild.members);
    return {
      ...wireUser(this.user),
      locale: this.user.locale,
      dms_open: this.user.dmsOpen,
      guilds: guilds.map((guild) => ({ id: guild.id, name: guild.name, owner: guild.ownerId === this.id }))
    };
  }
  /** Every channel, thread and conversation that the person sees. */
  channels() {
    return Object.values(this.#world.model.channels).filter((channel) => canView(this.#world.model, channel, this.id)).map((channel) => wireChannel(this.#world, channel, this.id));
  }
  /** The messages of a channel, oldest first, with the ephemeral ones that are for this person. */
  messages(channel) {
    const { id } = this.channel(channel);
    return readableMessages(this.#world, id, this.id).map((message) => wireMessage(this.#world, message, this.id));
  }
  /** The conversation with the bot. */
  dm() {
    return { id: directChannel(this.#world, this.id).id };
  }
  commands(channel) {
    return visibleCommands(this.#world, this.channel(channel), this.id);
  }
  say(wish) {
    const channel = this.channel(wish.channel);
    const content = wish.content ?? "";
    const held = permissionsIn(this.#world.model, channel, this.id);
    if (!has(held, sendPermission(channel))) throw new Refusal(`${this.name} may not write in ${channel.id}`);
    if (channel.kind === "thread" && channel.locked && !has(held, Permission.ManageThreads)) {
      throw new Refusal(`the thread ${channel.id} is locked`);
    }
    if (content.length > 2e3) throw new Refusal("a message has at most 2000 characters");
    const files = wish.files ?? [];
    if (content.trim() === "" && files.length === 0) throw new Refusal("an empty message cannot be sent");
    const target = wish.replyTo === void 0 ? null : this.message(wish.replyTo);
    const message = postMessage(this.#world, {
      channel,
      authorId: this.id,
      content,
      attachments: files.map((file) => storeFile(this.#world, file)),
      type: target === null ? MessageKind.Default : MessageKind.Reply,
      repliesTo: target === null ? null : { channelId: target.channelId, messageId: target.id },
      mentions: mentionsOf(this.#world, channel, content, void 0, ["users", "roles"]),
      nonce: wish.nonce ?? null
    });
    return wireMessage(this.#world, message, this.id);
  }
  react(wish) {
    const act3 = wish.remove === true ? removeReaction : addReaction;
    act3(this.#world, this.message(wish.message), emojiOf(wish.emoji), this.id);
  }
  /** `command` is the name with its subcommands: "game create". */
  slash(wish) {
    return slash(this.#broker, this.id, this.channel(wish.channel), wish.command, wish.options ?? {});
  }
  /** `focused` is the option being typed; its value so far stands in `options`. */
  autocomplete(wish) {
    const channel = this.channel(wish.channel);
    return autocomplete(this.#broker, this.id, channel, wish.command, wish.options ?? {}, wish.focused);
  }
  /** A command of the context menu of a user or a message. */
  menu(wish) {
    const channel = this.channel(wish.channel);
    const target = wish.message === void 0 ? { user: wish.user ?? this.id } : { message: this.message(wish.message) };
    return menu(this.#broker, this.id, channel, wish.command, target);
  }
  press(wish) {
    return press(this.#broker, this.id, this.message(wish.message), wish.customId);
  }
  select(wish) {
    return select(this.#broker, this.id, this.message(wish.message), wish.customId, wish.values);
  }
  submitModal(wish) {
    return submitModal(this.#broker, this.id, wish.modal, wish.fields ?? {});
  }
  /** Calls `listener` with everything that happens before this person's eyes. */
  watch(listener) {
    const stopEvents = this.#world.listen(({ t, d, seenBy: seenBy2 }) => {
      if (seenBy2.has(this.id)) listener({ t, d });
    });
    const stopSeen = this.#broker.watch((interaction, seen) => {
      if (interaction.userId === this.id) listener({ t: "SANDBOX_SEEN", d: { interactionId: interaction.id, seen } });
    });
    return () => {
      stopEvents();
      stopSeen();
    };
  }
  /** A channel that the person sees. */
  channel(ref) {
    const id = typeof ref === "string" ? ref : ref.id;
    const channel = this.#world.model.channels[id];
    if (channel === void 0 || !canView(this.#world.model, channel, this.id)) {
      throw new Refusal(`${this.name} sees no channel ${id}`);
    }
    return channel;
  }
  /** A message that the person sees. */
  message(ref) {
    const id = typeof ref === "string" ? ref : ref.id;
    const message = this.#world.findMessage(id);
    const hidden = message === void 0 || message.onlyFor !== null && message.onlyFor !== this.id;
    if (hidden || !canView(this.#world.model, this.#world.channel(message.channelId), this.id)) {
      throw new Refusal(`${this.name} sees no message ${id}`);
    }
    if (hasFlag(message.flags, Flag.Loading)) throw new Refusal("the message is still being thought about");
    return message;
  }
  get #world() {
    return this.#broker.world;
  }
};

// src/sandbox/people/events.ts
function streamSights(person, response) {
  begin(response);
  const stop = person.watch(({ t, d }) => response.write(`event: ${t}
data: ${JSON.stringify(d)}

`));
  response.on("close", stop);
}
function streamAllSights(broker, response) {
  begin(response);
  const people = Object.values(broker.world.model.users).filter((user) => !user.bot);
  const stops = people.map(
    ({ id }) => new Person(broker, id).watch(
      (sight) => response.write(`event: SANDBOX_SIGHT
data: ${JSON.stringify({ person: id, ...sight })}

`)
    )
  );
  response.on("close", () => {
    for (const stop of stops) stop();
  });
}
function begin(response) {
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
  response.write("retry: 1000\nevent: SANDBOX_WATCHING\ndata: {}\n\n");
}

// src/sandbox/people/requests.ts
var Id = string().regex(/^\d{17,19}$/);
var SentUpload = object({ name: string(), contentType: string(), base64: string(), description: string().optional() }).transform(
  ({ base64, description, ...rest }) => ({
    ...rest,
    bytes: new Uint8Array(Buffer.from(base64, "base64")),
    description: description ?? null
  })
);
var Options = record(string(), union([string(), number(), boolean(), SentUpload])).default({});
var Fields = record(string(), union([string(), boolean(), array(string()), array(SentUpload)])).default({});
var Slash = object({ channel: Id, command: string(), options: Options });
var Autocomplete = Slash.extend({ focused: string() });
var Menu = object({
  channel: Id,
  command: string(),
  user: Id.optional(),
  message: Id.optional()
});
var Press = object({ message: Id, customId: string() });
var Select = Press.extend({ values: array(string()) });
var SubmitModal = object({ interaction: Id, fields: Fields });
var Say = object({
  channel: Id,
  content: string().default(""),
  files: array(SentUpload).default([]),
  replyTo: Id.optional()
});
var React = object({ message: Id, emoji: string(), remove: boolean().default(false) });
var Nothing = object({});

// src/sandbox/people/http.ts
var READS = new Map(
  Object.entries({
    "": ({ person }) => person.profile(),
    channels: ({ person }) => person.channels(),
    messages: ({ person, query }) => person.messages(idIn(query, "channel")),
    commands: ({ person, query }) => person.commands(idIn(query, "channel")),
    members: ({ person, broker, query }) => guildFor(person, broker, idIn(query, "guild")),
    seen: ({ person, broker, query }) => seenBy(person, broker, idIn(query, "use"))
  })
);
var ACTS = new Map(
  Object.entries({
    slash: act(Slash, (person, wish) => firstSign(person.slash(wish))),
    autocomplete: act(Autocomplete, (person, wish) => firstSign(person.autocomplete(wish))),
    menu: act(
      Menu,
      (person, { user, message, ...wish }) => firstSign(
        person.menu({
          ...wish,
          ...user === void 0 ? {} : { user },
          ...message === void 0 ? {} : { message }
        })
      )
    ),
    press: act(Press, (person, wish) => firstSign(person.press(wish))),
    select: act(Select, (person, wish) => firstSign(person.select(wish))),
    modal: act(SubmitModal, (person, { interaction, fields }, broker) => {
      const { modal } = broker.world.interaction(interaction);
      if (modal === null) throw new Refusal("that use opened no form");
      return firstSign(person.submitModal({ modal, fields }));
    }),
    say: act(
      Say,
      (person, { replyTo, ...wish }) => person.say({ ...wish, ...replyTo === void 0 ? {} : { replyTo } })
    ),
    react: act(React, (person, wish) => {
      person.react(wish);
      return {};
    }),
    dm: act(Nothing, (person) => person.dm())
  })
);
async function servePeople(broker, request, response, url2) {
  if (request.method === "GET" && url2.pathname === "/sandbox/people/events") {
    streamAllSights(broker, response);
    return true;
  }
  const match = /^\/sandbox\/people(?:\/(?<id>\d+)(?:\/(?<what>\w+))?)?$/.exec(url2.pathname);
  if (match === null) return false;
  const { id, what = "" } = match.groups ?? {};
  try {
    if (id === void 0) {
      const people = Object.values(broker.world.model.users).filter((user) => !user.bot);
      send(response, { status: 200, body: people.map((user) => new Person(broker, user.id).profile()) });
      return true;
    }
    if (broker.world.user(id).bot) throw new Refusal("the bot is no person");
    const person = new Person(broker, id);
    if (request.method === "GET" && what === "events") {
      streamSights(person, response);
      return true;
    }
    const body = await answerFor(broker, person, what, request, url2);
    if (body === void 0) return false;
    send(response, { status: 200, body });
  } catch (error) {
    send(response, failure(error));
  }
  return true;
}
async function answerFor(broker, person, what, request, url2) {
  if (request.method === "GET") return READS.get(what)?.({ person, broker, query: url2.searchParams });
  const perform = request.method === "POST" ? ACTS.get(what) : void 0;
  return perform?.(person, broker, await readJson(request));
}
async function readJson(request) {
  if (request.headers["content-type"]?.startsWith("application/json") !== true) throw new Refusal("send JSON");
  const text = (await readBytes(request)).toString("utf8");
  return text === "" ? {} : parseJson(text);
}
function failure(error) {
  if (error instanceof Refusal) return { status: 409, body: { message: error.message } };
  if (error instanceof ApiError) return { status: error.status, body: { message: error.message } };
  if (error instanceof ZodError) return { status: 400, body: { message: prettifyError(error) } };
  throw error;
}
function act(schema, perform) {
  return (person, broker, body) => perform(person, schema.parse(body), broker);
}
async function firstSign(use) {
  await use.acknowledged();
  return { use: use.id, seen: use.seen() };
}
function seenBy(person, broker, useId) {
  if (broker.world.interaction(useId).userId !== person.id) throw new Refusal("that was somebody else's doing");
  return new Use(broker, useId).seen();
}
function guildFor(person, broker, guildId) {
  const guild = broker.world.guild(guildId);
  if (guild.members[person.id] === void 0) throw new Refusal(`${person.name} is no member of that guild`);
  return {
    members: wireMembers(broker.world, guild),
    roles: Object.values(guild.roles).map(wireRole)
  };
}
function idIn(query, name) {
  return Id.parse(query.get(name));
}

// src/sandbox/controls/http.ts
var Bits = string().transform((text) => BigInt(text));
var Membership = object({ guild: Id, user: Id, roles: array(string()).default([]) });
var FaultBody = object({
  method: string().optional(),
  route: string().optional(),
  times: number().int().positive().optional(),
  how: _enum(["429", "5xx", "html", "hang", "close"]),
  status: number().optional(),
  retryAfter: number().optional(),
  apply: boolean().optional()
});
var CONTROLS = new Map(
  Object.entries({
    drop: control(object({}), (c) => c.dropConnections()),
    reconnect: control(object({}), (c) => c.askToReconnect()),
    invalidate: control(object({ resumable: boolean() }), (c, body) => c.invalidateSessions(body)),
    "ignore-resume": control(object({ on: boolean() }), (c, { on }) => c.ignoreResume(on)),
    redeliver: control(object({ interaction: Id }), (c, body) => c.redeliver(body.interaction)),
    fail: control(FaultBody, (c, fault) => c.failNext(fault)),
    "clear-failures": control(object({}), (c) => c.clearFailures()),
    dms: control(object({ user: Id, open: boolean() }), (c, { user, open }) => c.setDms(user, open)),
    roles: control(Membership, (c, { guild, user, roles }) => c.setRoles(guild, user, roles)),
    "role-permissions": control(
      object({ guild: Id, role: Id, permissions: Bits }),
      (c, { guild, role: role2, permissions }) => c.setRolePermissions(guild, role2, permissions)
    ),
    overwrites: control(
      object({
        channel: Id,
        overwrites: array(object({ id: Id, type: union([literal(0), literal(1)]), allow: Bits, deny: Bits }))
      }),
      (c, { channel, overwrites }) => c.setOverwrites(channel, overwrites)
    ),
    "delete-channel": control(object({ channel: Id }), (c, { channel }) => c.deleteChannel(channel)),
    "delete-message": control(object({ message: Id }), (c, { message }) => c.deleteMessage(message)),
    "remove-bot": control(object({ guild: Id }), (c, { guild }) => c.removeBot(guild)),
    join: control(Membership, (c, { guild, user, roles }) => c.join(guild, user, roles)),
    leave: control(Membership, (c, { guild, user }) => c.leave(guild, user)),
    advance: control(object({ ms: number().nonnegative() }), (c, { ms }) => c.advance(ms))
  })
);
async function serveControls(controls, request, response, url2) {
  const name = /^\/sandbox\/control\/([\w-]+)$/.exec(url2.pathname)?.[1];
  if (name === void 0) return false;
  try {
    const body = request.method === "GET" ? report(controls, name) : await act2(controls, name, request);
    if (body === void 0) return false;
    send(response, { status: 200, body });
  } catch (error) {
    send(response, failure(error));
  }
  return true;
}
function report(controls, name) {
  switch (name) {
    case "requests":
      return controls.requests();
    case "complaints":
      return controls.complaints();
    case "sessions":
      return controls.sessions();
    default:
      return void 0;
  }
}
async function act2(controls, name, request) {
  const perform = request.method === "POST" ? CONTROLS.get(name) : void 0;
  if (perform === void 0) return void 0;
  perform(controls, await readJson(request));
  return {};
}
function control(schema, perform) {
  return (controls, body) => perform(controls, schema.parse(body));
}

// src/sandbox/found.ts
function emptyModel(wish, clock) {
  const botId = nextSnowflake("0", clock.now());
  const ownerId = nextSnowflake(botId, clock.now());
  const name = wish.botName ?? "Umpire";
  const user = { locale: "en-US", dmsOpen: true };
  return {
    lastSnowflake: ownerId,
    application: {
      id: botId,
      name,
      // Shaped like a real token, whose first part is the application's id.
      token: wish.token ?? `${Buffer.from(botId).toString("base64url")}.sand.box`,
      botId,
      ownerId,
      privileged: { members: false, presences: false, messageContent: false, ...wish.privileged }
    },
    users: {
      [botId]: { id: botId, name, bot: true, ...user },
      [ownerId]: { id: ownerId, name: "Owner", bot: false, ...user }
    },
    guilds: {},
    channels: {},
    messages: {},
    commands: [],
    interactions: {},
    nonces: []
  };
}
function foundPerson(world, wish) {
  return createUser(world, typeof wish === "string" ? { name: wish } : wish).id;
}
function foundGuild(world, wish) {
  const { application, users } = world.model;
  const byName = (name) => {
    const user = Object.values(users).find((u) => u.name === name);
    if (user === void 0) throw new Error(`there is nobody called ${name}`);
    return user.id;
  };
  const ownerId = wish.owner === void 0 ? application.ownerId : byName(wish.owner);
  const guild = createGuild(world, {
    name: wish.name ?? "The War Room",
    ownerId,
    everyone: wish.everyone ?? EVERYONE_DEFAULT,
    ...wish.locale === void 0 ? {} : { locale: wish.locale }
  });
  const people = wish.members?.map(byName) ?? Object.keys(users).filter((id) => id !== application.botId);
  for (const id of /* @__PURE__ */ new Set([ownerId, ...people])) addMember(world, guild, id);
  const channels = (wish.channels ?? ["general"]).map((name) => createChannel(world, { guildId: guild.id, name }));
  if (wish.bot !== null) {
    const role2 = createRole(world, guild, {
      name: application.name,
      permissions: wish.bot ?? BOT_DEFAULT,
      botId: application.botId
    });
    addMember(world, guild, application.botId, [role2.id]);
  }
  return { guild, channels };
}

// src/sandbox/gateway/close.ts
var Close = {
  UnknownOpcode: 4001,
  DecodeError: 4002,
  NotAuthenticated: 4003,
  AuthenticationFailed: 4004,
  AlreadyAuthenticated: 4005,
  RateLimited: 4008,
  InvalidIntents: 4013,
  DisallowedIntents: 4014
};

// src/sandbox/gateway/connection.ts
var MAX_PAYLOAD_BYTES = 4096;
var MAX_SENDS = 120;
var SEND_WINDOW_MS = 6e4;
var MEMBERS_PER_CHUNK = 1e3;
var Incoming = object2({ op: number2(), d: optional(unknown()) });
var Identify = object2({ token: string2(), intents: number2() });
var Resume = object2({ token: string2(), session_id: string2(), seq: number2() });
var RequestMembers = object2({
  guild_id: string2(),
  query: optional(string2()),
  limit: optional(number2()),
  user_ids: optional(union2([string2(), array2(string2())])),
  nonce: optional(string2())
});
var Connection = class {
  session = null;
  #sessions;
  #socket;
  /** Kept as one function, so that a late goodbye of an old connection does not silence the one that resumed. */
  #deliver = (message) => this.#write(message);
  #sends = [];
  constructor(sessions, socket, heartbeatMs) {
    this.#sessions = sessions;
    this.#socket = socket;
    socket.on("message", (bytes) => this.#receive(bytes.toString()));
    socket.on("close", (code) => this.#ended(code));
    socket.on("error", () => void 0);
    this.#write({ op: GatewayOpcodes.Hello, d: { heartbeat_interval: heartbeatMs, _trace: [] } });
  }
  terminate() {
    this.#socket.terminate();
  }
  askToReconnect() {
    this.#write({ op: GatewayOpcodes.Reconnect, d: null });
  }
  invalidate(resumable) {
    if (this.session !== null && !resumable) this.#sessions.forget(this.session);
    this.#write({ op: GatewayOpcodes.InvalidSession, d: resumable });
  }
  #receive(text) {
    try {
      this.#checkPace(text);
      const message = parsed(Incoming, jsonOrNull(text));
      this.#obey(message.op, message.d);
    } catch (error) {
      if (!(error instanceof Goodbye)) throw error;
      this.#socket.close(error.code, error.message);
    }
  }
  #checkPace(text) {
    const now = Date.now();
    this.#sends = [...this.#sends.filter((at2) => at2 > now - SEND_WINDOW_MS), now];
    if (this.#sends.length > MAX_SENDS) throw new Goodbye(Close.RateLimited, "Rate limited");
    if (Buffer.byteLength(text) > MAX_PAYLOAD_BYTES) throw new Goodbye(Close.DecodeError, "Payload too long");
  }
  #obey(op, d) {
    switch (op) {
      case GatewayOpcodes.Heartbeat:
        this.#write({ op: GatewayOpcodes.HeartbeatAck });
        break;
      case GatewayOpcodes.Identify:
        this.#identify(d);
        break;
      case GatewayOpcodes.Resume:
        this.#resume(d);
        break;
      case GatewayOpcodes.RequestGuildMembers:
        this.#sendMembers(d);
        break;
      // Presence and voice updates are taken and have no effect here.
      case GatewayOpcodes.PresenceUpdate:
      case GatewayOpcodes.VoiceStateUpdate:
        this.#identified();
        break;
      default:
        throw new Goodbye(Close.UnknownOpcode, "Unknown opcode");
    }
  }
  #identified() {
    if (this.session === null) throw new Goodbye(Close.NotAuthenticated, "Not authenticated");
    return this.session;
  }
  #identify(d) {
    const { token, intents } = parsed(Identify, d);
    if (this.session !== null) throw new Goodbye(Close.AlreadyAuthenticated, "Already authenticated");
    const refusal = this.#sessions.refusal(token, intents);
    if (refusal !== null) throw new Goodbye(refusal, "Refused");
    this.session = this.#sessions.identify(intents, this.#deliver);
  }
  #resume(d) {
    const { token, session_id, seq } = parsed(Resume, d);
    if (token !== this.#sessions.world.model.application.token) {
      throw new Goodbye(Close.AuthenticationFailed, "Authentication failed");
    }
    this.#sessions.resumes += 1;
    if (this.#sessions.ignoresResume) return;
    const session = this.#sessions.find(session_id);
    const missed = session?.missedSince(seq) ?? null;
    if (session === void 0 || missed === null) {
      this.#write({ op: GatewayOpcodes.InvalidSession, d: false });
      return;
    }
    this.session = session;
    session.deliver = this.#deliver;
    for (const message of missed) this.#write(message);
    session.send("RESUMED", { _trace: [] });
  }
  #sendMembers(d) {
    const session = this.#identified();
    const { world } = this.#sessions;
    const { guild_id, query, limit = 0, user_ids, nonce } = parsed(RequestMembers, d);
    const guild = world.model.guilds[guild_id];
    if (guild?.members[world.botId] === void 0) return;
    const wanted = user_ids === void 0 ? null : [user_ids].flat();
    const wholeList = wanted === null && query === "" && limit === 0;
    if (wholeList && (session.intents & Intent.GuildMembers) === 0) return;
    const start = (query ?? "").toLowerCase();
    const isWanted = ({ userId }) => wanted === null ? world.user(userId).name.toLowerCase().startsWith(start) : wanted.includes(userId);
    const found = Object.values(guild.members).filter(isWanted).slice(0, limit === 0 ? void 0 : limit);
    const chunks = Math.max(1, Math.ceil(found.length / MEMBERS_PER_CHUNK));
    for (let i = 0; i < chunks; i += 1) {
      const members = found.slice(i * MEMBERS_PER_CHUNK, (i + 1) * MEMBERS_PER_CHUNK);
      session.send("GUILD_MEMBERS_CHUNK", {
        guild_id,
        members: members.map((member) => wireMember(world, member)),
        chunk_index: i,
        chunk_count: chunks,
        not_found: (wanted ?? []).filter((id) => guild.members[id] === void 0),
        ...nonce === void 0 ? {} : { nonce }
      });
    }
  }
  /** A clean goodbye ends the session; anything else leaves it open for a RESUME. */
  #ended(code) {
    if (this.session === null) return;
    if (this.session.deliver === this.#deliver) this.session.deliver = null;
    if (code === 1e3 || code === 1001) this.#sessions.forget(this.session);
  }
  #write(message) {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
};
var Goodbye = class extends Error {
  code;
  constructor(code, reason) {
    super(reason);
    this.code = code;
  }
};
function parsed(schema, d) {
  const result = schema.safeParse(d);
  if (!result.success) throw new Goodbye(Close.DecodeError, "Decode error");
  return result.data;
}
function jsonOrNull(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

// src/sandbox/gateway/sessions.ts
import { randomBytes as randomBytes2 } from "node:crypto";

// src/sandbox/gateway/session.ts
var REPLAY_LIMIT = 5e3;
var Session = class {
  id;
  intents;
  #world;
  #sent = [];
  #seq = 0;
  /** Writes to the live connection, while there is one. */
  deliver = null;
  constructor(world, id, intents) {
    this.#world = world;
    this.id = id;
    this.intents = intents;
  }
  get seq() {
    return this.#seq;
  }
  /** Delivers an event if the bot sees it and asked for its kind; without a connection it waits for a RESUME. */
  receive(dispatch) {
    if (!dispatch.seenBy.has(this.#world.botId)) return;
    if (dispatch.intent !== 0 && (dispatch.intent & this.intents) === 0) return;
    this.send(dispatch.t, this.#shaped(dispatch));
  }
  send(t, d) {
    this.#seq += 1;
    const numbered = { op: 0, s: this.#seq, t, d };
    this.#sent.push(numbered);
    if (this.#sent.length > 2 * REPLAY_LIMIT) this.#sent = this.#sent.slice(-REPLAY_LIMIT);
    this.deliver?.(numbered);
  }
  /** What came after `seq`; null if the session never got that far, or no longer holds all that was missed. */
  missedSince(seq) {
    const oldest = this.#sent[0]?.s ?? this.#seq + 1;
    if (seq > this.#seq || seq < oldest - 1) return null;
    return this.#sent.filter((message) => message.s > seq);
  }
  #shaped({ t, d }) {
    if (t === "MESSAGE_CREATE" || t === "MESSAGE_UPDATE") return this.#withoutForeignContent(d);
    if (t === "GUILD_CREATE") return this.#withoutForeignMembers(d);
    return d;
  }
  /** Without MESSAGE_CONTENT a bot reads its own messages, its conversations, and what mentions it. */
  #withoutForeignContent(d) {
    if ((this.intents & Intent.MessageContent) !== 0 || !("guild_id" in d)) return d;
    const own2 = "author" in d && isRecord(d.author) && d.author.id === this.#world.botId;
    const mentions = "mentions" in d && Array.isArray(d.mentions) ? d.mentions.filter(isRecord) : [];
    if (own2 || mentions.some((user) => user.id === this.#world.botId)) return d;
    return { ...d, content: "", embeds: [], attachments: [], components: [] };
  }
  #withoutForeignMembers(d) {
    if ((this.intents & Intent.GuildPresences) !== 0) return d;
    const members = "members" in d && Array.isArray(d.members) ? d.members.filter(isRecord) : [];
    const self = members.filter((m) => isRecord(m.user) && m.user.id === this.#world.botId);
    return { ...d, members: self };
  }
};

// src/sandbox/gateway/sessions.ts
var ALL_INTENTS = Object.values(Intent).reduce((sum, bit) => typeof bit === "number" ? sum | bit : sum, 0);
var Sessions = class {
  world;
  /** While set, RESUME is swallowed: no replay, no RESUMED, no refusal. */
  ignoresResume = false;
  #sessions = /* @__PURE__ */ new Map();
  /** How often a bot identified; RESUME does not count. */
  identifies = 0;
  resumes = 0;
  constructor(world) {
    this.world = world;
    world.listen((dispatch) => {
      for (const session of this.#sessions.values()) session.receive(dispatch);
    });
  }
  /** The close code that an IDENTIFY deserves, or null. */
  refusal(token, intents) {
    const { application } = this.world.model;
    const { members, presences, messageContent } = application.privileged;
    if (token !== application.token) return Close.AuthenticationFailed;
    if ((intents & ~ALL_INTENTS) !== 0) return Close.InvalidIntents;
    const forbidden = (members ? 0 : Intent.GuildMembers) | (presences ? 0 : Intent.GuildPresences) | (messageContent ? 0 : Intent.MessageContent);
    return (intents & forbidden) === 0 ? null : Close.DisallowedIntents;
  }
  /** Starts a session: READY with the guilds' ids, then each guild. */
  identify(intents, deliver) {
    this.identifies += 1;
    const { world } = this;
    const session = new Session(world, randomBytes2(16).toString("hex"), intents);
    session.deliver = deliver;
    this.#sessions.set(session.id, session);
    const guilds = Object.values(world.model.guilds).filter((guild) => world.botId in guild.members);
    session.send("READY", {
      v: 10,
      user: { ...wireUser(world.user(world.botId)), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${world.origin.replace("http", "ws")}/gateway`,
      session_type: "normal",
      private_channels: [],
      presences: [],
      relationships: [],
      shard: [0, 1],
      application: { id: world.model.application.id, flags: 0 }
    });
    if ((intents & Intent.Guilds) !== 0) {
      for (const guild of guilds) session.send("GUILD_CREATE", wireGuildCreate(world, guild, intents));
    }
    return session;
  }
  find(id) {
    return this.#sessions.get(id);
  }
  forget(session) {
    this.#sessions.delete(session.id);
  }
  /** None can be resumed any more. */
  clear() {
    this.#sessions.clear();
  }
};

// src/sandbox/gateway/gateway.ts
var Gateway = class {
  sessions;
  #heartbeatMs;
  #connections = /* @__PURE__ */ new Set();
  constructor(world, heartbeatMs) {
    this.sessions = new Sessions(world);
    this.#heartbeatMs = heartbeatMs;
  }
  accept(socket) {
    const connection = new Connection(this.sessions, socket, this.#heartbeatMs);
    this.#connections.add(connection);
    socket.on("close", () => this.#connections.delete(connection));
  }
  get connected() {
    return [...this.#connections].some((connection) => connection.session !== null);
  }
  /** Cuts every connection without a goodbye; sessions stay and can be resumed. */
  dropConnections() {
    for (const connection of [...this.#connections]) connection.terminate();
  }
  /** Op 7: asks every client to reconnect and resume. */
  askToReconnect() {
    for (const connection of [...this.#connections]) connection.askToReconnect();
  }
  /** Op 9: tells every client that its session is invalid; if not resumable, it is forgotten. */
  invalidateSessions(resumable) {
    for (const connection of [...this.#connections]) connection.invalidate(resumable);
  }
  close() {
    this.dropConnections();
    this.sessions.clear();
  }
};

// src/sandbox/gateway/spec-watch.ts
var WHOLE = {
  MESSAGE_CREATE: MessageResponseSchema,
  MESSAGE_UPDATE: MessageResponseSchema,
  THREAD_CREATE: ThreadResponseSchema,
  THREAD_UPDATE: ThreadResponseSchema,
  CHANNEL_CREATE: GuildChannelResponseSchema,
  CHANNEL_UPDATE: GuildChannelResponseSchema,
  GUILD_CREATE: GuildResponseSchema,
  GUILD_MEMBER_ADD: GuildMemberResponseSchema,
  GUILD_MEMBER_UPDATE: GuildMemberResponseSchema
};
var INTERACTION_PARTS = {
  message: MessageResponseSchema,
  member: GuildMemberResponseSchema,
  user: UserResponseSchema
};
var RESOLVED_PARTS = {
  users: record2(string2(), UserResponseSchema),
  messages: record2(string2(), MessageResponseSchema)
};
function dispatchFaults({ t, d }) {
  const json = JSON.parse(JSON.stringify(d));
  const whole = WHOLE[t];
  if (whole !== void 0) return faultsOf(t, whole, json);
  if (t !== "INTERACTION_CREATE" || !isRecord(json)) return [];
  const resolved = isRecord(json.data) && isRecord(json.data.resolved) ? json.data.resolved : {};
  const { attachments: _attachments, messages: _messages, channels: _channels, ...schematic } = resolved;
  return [
    ...partFaults(t, INTERACTION_PARTS, json),
    ...partFaults(`${t} resolved`, RESOLVED_PARTS, resolved),
    ...faultsOf(`${t} resolved`, ResolvedObjectsResponseSchema, schematic)
  ];
}
function partFaults(where, parts, json) {
  return Object.entries(parts).flatMap(
    ([key, schema]) => json[key] === void 0 ? [] : faultsOf(`${where} ${key}`, schema, json[key])
  );
}
function faultsOf(where, schema, value) {
  return violations(schema, value).map((violation) => `${where} ${violation}`);
}

// src/sandbox/http.ts
import { createServer } from "node:http";

// ../../../work/main/node_modules/ws/wrapper.mjs
var import_stream = __toESM(require_stream(), 1);
var import_extension = __toESM(require_extension(), 1);
var import_permessage_deflate = __toESM(require_permessage_deflate(), 1);
var import_receiver = __toESM(require_receiver(), 1);
var import_sender = __toESM(require_sender(), 1);
var import_subprotocol = __toESM(require_subprotocol(), 1);
var import_websocket = __toESM(require_websocket(), 1);
var import_websocket_server = __toESM(require_websocket_server(), 1);

// src/sandbox/rest/cdn.ts
var CDN_PREFIX = "/attachments/";
function serveFile(world, response, url2) {
  const [, , , fileId = ""] = url2.pathname.split("/");
  const file = world.file(fileId);
  if (file === void 0 || !addressIsValid(world, url2.pathname, url2.searchParams)) {
    response.writeHead(404, { "content-type": "text/plain" }).end("This content is no longer available.");
    return;
  }
  response.writeHead(200, {
    "content-type": file.contentType,
    "content-length": file.bytes.byteLength,
    // Files come from people: a browser must not run them as part of the sandbox's own page.
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'"
  }).end(file.bytes);
}

// src/sandbox/http.ts
var MAX_MESSAGE_BYTES = 64 * 1024;
async function listen(api, gateway, extra, port) {
  const server = createServer((request, response) => {
    answer(api, extra, request, response).catch((error) => {
      if (request.destroyed && !request.complete) return;
      api.records.faults.push(`${request.method} ${request.url}: ${String(error)}`);
      if (!response.headersSent) send(response, { status: 500, body: { message: String(error), code: 0 } });
    });
  });
  const sockets = new import_websocket_server.default({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  server.on("upgrade", (request, socket, head) => {
    const known = isLocal(request) && addressOf(request, api.world.origin)?.pathname.startsWith("/gateway");
    if (!known) {
      socket.destroy();
      return;
    }
    sockets.handleUpgrade(request, socket, head, (webSocket) => gateway.accept(webSocket));
  });
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(whyDeaf(error, port)));
    server.listen(port, "127.0.0.1", resolve);
  });
  api.world.origin = `http://127.0.0.1:${portOf(server.address())}`;
  return server;
}
async function answer(api, extra, request, response) {
  if (!isLocal(request)) return send(response, { status: 403, body: { message: "Only for this machine", code: 0 } });
  const url2 = addressOf(request, api.world.origin);
  if (url2 === null) return send(response, { status: 400, body: { message: "Not an address of this server", code: 0 } });
  if (url2.pathname.startsWith(CDN_PREFIX)) return serveFile(api.world, response, url2);
  if (url2.pathname.startsWith(`${API_PREFIX}/`)) return serveApi(api, request, response, url2);
  if (isForeign(request, api.world.origin)) {
    return send(response, { status: 403, body: { message: "Not from another site", code: 0 } });
  }
  if (await extra(request, response, url2)) return void 0;
  return send(response, { status: 404, body: { message: "404: Not Found", code: 0 } });
}
function addressOf({ url: url2 = "" }, origin2) {
  const address = origin2 + url2;
  return url2.startsWith("/") && URL.canParse(address) ? new URL(address) : null;
}
function isLocal(request) {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? "");
}
function isForeign(request, origin2) {
  const from = request.headers.origin;
  const site = request.headers["sec-fetch-site"];
  const otherOrigin = from !== void 0 && from !== origin2 && from !== origin2.replace("127.0.0.1", "localhost");
  return otherOrigin || site !== void 0 && site !== "same-origin" && site !== "none";
}
function whyDeaf(error, port) {
  const elsewhere = "set UMPIRE_SANDBOX_PORT to another one";
  if (error.code === "EADDRINUSE") return new SandboxProblem(`Port ${port} is taken by another program: ${elsewhere}.`);
  return error.code === "EACCES" ? new SandboxProblem(`Port ${port} may not be used: ${elsewhere}.`) : error;
}
function portOf(address) {
  if (address === null || typeof address === "string") throw new Error("the sandbox listens on no port");
  return address.port;
}

// src/sandbox/interactions/broker.ts
import { randomBytes as randomBytes3 } from "node:crypto";
var InteractionBroker = class {
  world;
  #seen = /* @__PURE__ */ new Map();
  #watchers = /* @__PURE__ */ new Set();
  constructor(world) {
    this.world = world;
  }
  /** Sends INTERACTION_CREATE and starts the clock on the bot's first response. */
  open(opening) {
    const { world } = this;
    const channel = world.channel(opening.channelId);
    const unsent = {
      id: world.mint(),
      token: randomBytes3(24).toString("base64url"),
      kind: opening.kind,
      userId: opening.userId,
      guildId: channel.kind === "dm" ? null : channel.guildId,
      channelId: channel.id,
      createdAt: world.clock.now(),
      commandName: opening.commandName ?? null,
      messageId: opening.messageId ?? null,
      openedBy: opening.openedBy ?? null,
      answeredWith: null,
      originalMessageId: null,
      thinking: false,
      modal: null
    };
    const payload = interactionPayload(world, unsent, opening.data);
    const interaction = { ...unsent, payload: JSON.stringify(payload) };
    world.model.interactions[interaction.id] = interaction;
    world.changed("interaction", interaction);
    world.clock.after(FIRST_RESPONSE_MS, () => {
      if (interaction.answeredWith === null) this.#fail(interaction, "The application did not respond");
    });
    world.clock.after(TOKEN_LIFE_MS, () => this.#expire(interaction));
    world.emit("INTERACTION_CREATE", payload, 0, [world.botId]);
    return interaction;
  }
  /** The interaction that may still be answered for the first time. */
  unanswered(id, token) {
    const interaction = this.world.interaction(id);
    if (interaction.token !== token) throw new ApiError(10062);
    if (interaction.answeredWith !== null) throw new ApiError(40060);
    if (this.world.clock.now() - interaction.createdAt >= FIRST_RESPONSE_MS) throw new ApiError(10062);
    return interaction;
  }
  /** The interaction whose token serves as a webhook, from its first response until it expires. */
  byToken(token) {
    const interaction = Object.values(this.world.model.interactions).find((i) => i.token === token);
    if (interaction === void 0 || interaction.answeredWith === null) throw new ApiError(10015);
    if (this.world.clock.now() - interaction.createdAt >= TOKEN_LIFE_MS) throw new ApiError(50027);
    return interaction;
  }
  show(interaction, seen) {
    this.#seen.set(interaction.id, [...this.seen(interaction.id), seen]);
    this.world.changed("interaction", interaction);
    this.world.save();
    for (const watcher of [...this.#watchers]) watcher(interaction, seen);
  }
  /** All that the person has seen of this interaction, in order. */
  seen(interactionId) {
    return this.#seen.get(interactionId) ?? [];
  }
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }
  /** Sends the same INTERACTION_CREATE once more, as a gateway replay can. */
  redeliver(interactionId) {
    const { payload } = this.world.interaction(interactionId);
    if (payload === null) throw new Error(`interaction ${interactionId} has expired`);
    this.world.emit("INTERACTION_CREATE", JSON.parse(payload), 0, [this.world.botId]);
  }
  /** When the token dies, a promised reply will never come, and the payload is of no more use. */
  #expire(interaction) {
    interaction.payload = null;
    this.world.changed("interaction", interaction);
    if (interaction.thinking) this.#fail(interaction, "The application promised a reply and never sent it");
  }
  #fail(interaction, reason) {
    this.show(interaction, { kind: "failed", reason });
  }
};

// src/sandbox/page/serve.ts
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
var CLIENT = new URL("./client/", import.meta.url);
var TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml"
};
var LIBRARIES = {
  preact: "/page/lib/preact.js",
  "preact/hooks": "/page/lib/hooks.js"
};
var FILES = new Map([
  ["/", new URL("index.html", CLIENT)],
  ...readdirSync(fileURLToPath(CLIENT)).filter((name) => [".js", ".css", ".svg"].includes(extname(name))).map((name) => [`/page/${name}`, new URL(name, CLIENT)]),
  ...Object.entries(LIBRARIES).map(([name, path]) => [path, new URL(import.meta.resolve(name))])
]);
var HEADERS = {
  "content-security-policy": [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
  ].join("; "),
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-cache"
};
async function servePage(request, response, url2) {
  const file = FILES.get(url2.pathname);
  if (file === void 0 || request.method !== "GET" && request.method !== "HEAD") return false;
  const extension2 = extname(fileURLToPath(file)).replace(".mjs", ".js");
  const bytes = await readFile(file);
  const body = extension2 === ".js" ? withPlainImports(bytes.toString("utf8")) : bytes;
  response.writeHead(200, { ...HEADERS, "content-type": TYPES[extension2] ?? "application/octet-stream" });
  response.end(request.method === "HEAD" ? void 0 : body);
  return true;
}
function withPlainImports(script) {
  return script.replaceAll(/(\bfrom\s*)"([^"]+)"/g, (whole, from, name) => {
    const path = LIBRARIES[name];
    return path === void 0 ? whole : `${from}"${path}"`;
  });
}

// src/sandbox/rest/rate-limits.ts
import { createHash as createHash2 } from "node:crypto";
var LIMIT = 50;
var WINDOW_MS = 1e3;
var RateLimits = class {
  #buckets = /* @__PURE__ */ new Map();
  /** Counts a request; the headers go on its answer. `retryAfter` is set, in seconds, when it came too early. */
  count(route2, params) {
    const name = createHash2("sha256").update(`${route2.method} ${route2.path}`).digest("hex").slice(0, 32);
    const top = params.channel ?? params.guild ?? params.token ?? "";
    const now = Date.now();
    const key = `${name}:${top}`;
    const known = this.#buckets.get(key);
    const bucket = known === void 0 || known.resetsAt <= now ? { used: 0, resetsAt: now + WINDOW_MS } : known;
    this.#buckets.set(key, bucket);
    const exceeded = bucket.used >= LIMIT;
    if (!exceeded) bucket.used += 1;
    const resetAfter = (bucket.resetsAt - now) / 1e3;
    const headers = {
      "x-ratelimit-limit": String(LIMIT),
      "x-ratelimit-remaining": String(LIMIT - bucket.used),
      "x-ratelimit-reset": (bucket.resetsAt / 1e3).toFixed(3),
      "x-ratelimit-reset-after": resetAfter.toFixed(3),
      "x-ratelimit-bucket": name,
      ...exceeded ? { "retry-after": String(Math.ceil(resetAfter)), "x-ratelimit-scope": "user" } : {}
    };
    return { headers, retryAfter: exceeded ? resetAfter : null };
  }
};

// src/sandbox/rest/record.ts
var CARELESS = /* @__PURE__ */ new Set([50035, 50006, 50109]);
var KEPT = 2e4;
var Records = class {
  requests = [];
  /** Violations outside a request's answer: gateway payloads, and crashes. */
  faults = [];
  add(record3) {
    this.requests.push(record3);
    if (this.requests.length > 2 * KEPT) this.requests = this.requests.slice(-KEPT);
  }
  /**
   * Whatever speaks against the bot or the sandbox, in words; empty after a clean run. Refusals that belong to the game
   * (closed direct messages, a deleted channel, a second answer) are no complaints; a malformed body is.
   */
  complaints() {
    const fromRequests = this.requests.flatMap((record3) => {
      const where = `${record3.method} ${record3.path}`;
      return [
        ...record3.verdict === "unknown route" ? [`${where}: no such route in the sandbox`] : [],
        ...record3.verdict === "fault" ? record3.problems.map((problem) => `${where}: the sandbox answered wrongly: ${problem}`) : [],
        ...CARELESS.has(record3.code) ? record3.problems.map((problem) => `${where}: ${problem}`) : [],
        ...record3.warnings.map((key) => `${where}: the specification has no key ${key}`)
      ];
    });
    return [...fromRequests, ...this.faults.map((fault) => `sandbox: ${fault}`)];
  }
};

// src/sandbox/world-store.ts
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
var FORMAT = 2;
var RETRY_MS = 1e3;
var PARTS = ["application", "lastSnowflake", "commands", "nonces"];
var TABLES = `
  CREATE TABLE IF NOT EXISTS records (kind TEXT, id TEXT, json TEXT, PRIMARY KEY (kind, id)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files (id TEXT PRIMARY KEY, type TEXT, bytes BLOB);
`;
var WorldStore = class {
  #sqlite;
  /** What has changed since the last writing; null for what is gone. */
  #records = /* @__PURE__ */ new Map();
  #files = /* @__PURE__ */ new Map();
  #writesSoon = false;
  #file;
  /** Why the last changes are not written yet; null: they are. */
  trouble = null;
  /** Throws `SandboxProblem`. */
  constructor(file) {
    this.#file = file;
    this.#sqlite = opened(file);
  }
  /** The world as it was left; null if there is none yet. Throws `SandboxProblem`. */
  load(now) {
    const model = this.#read();
    if (model === null) return null;
    const kept = stillNamed(model, now);
    for (const id of Object.keys(model.interactions)) if (kept[id] === void 0) this.note("interaction", id, null);
    return { ...model, interactions: kept };
  }
  files() {
    const rows = this.#sqlite.prepare("SELECT id, type, bytes FROM files").all();
    return rows.map(({ id, type, bytes }) => [id, { contentType: type, bytes: new Uint8Array(bytes) }]);
  }
  /** Writes a world that is new to this file, and from then on whatever changes in it. */
  follow(world) {
    if (this.#format() !== FORMAT) {
      this.#noteAll(world.model);
      this.write();
      this.#sqlite.exec(`DROP TABLE IF EXISTS world; PRAGMA user_version = ${FORMAT}`);
    }
    world.keepIn(this);
  }
  note(kind, id, record3) {
    this.#records.set(`${kind} ${id}`, { kind, id, record: record3 });
    this.#writeSoon();
  }
  noteFile(id, file) {
    this.#files.set(id, file);
    this.#writeSoon();
  }
  write() {
    this.#writesSoon = false;
    if (this.#records.size + this.#files.size === 0 || !this.#sqlite.open) return;
    const put = this.#sqlite.prepare("INSERT OR REPLACE INTO records (kind, id, json) VALUES (?, ?, ?)");
    const drop = this.#sqlite.prepare("DELETE FROM records WHERE kind = ? AND id = ?");
    const putFile = this.#sqlite.prepare("INSERT OR REPLACE INTO files (id, type, bytes) VALUES (?, ?, ?)");
    const dropFile = this.#sqlite.prepare("DELETE FROM files WHERE id = ?");
    this.#sqlite.transaction(() => {
      for (const { kind, id, record: record3 } of this.#records.values()) {
        if (record3 === null) drop.run(kind, id);
        else put.run(kind, id, JSON.stringify(record3));
      }
      for (const [id, file] of this.#files) {
        if (file === null) dropFile.run(id);
        else putFile.run(id, file.contentType, file.bytes);
      }
    })();
    this.#records.clear();
    this.#files.clear();
  }
  close() {
    this.#tryToWrite();
    this.#sqlite.close();
  }
  /** What no event tells of is written before the answer to the request that changed it, since that awaits a promise. */
  #writeSoon() {
    if (this.#writesSoon) return;
    this.#writesSoon = true;
    queueMicrotask(() => this.#tryToWrite());
  }
  /** What cannot be written now, since the disk is full, is kept and tried again. */
  #tryToWrite() {
    try {
      this.write();
      this.trouble = null;
    } catch (error) {
      this.trouble = wordsOf(error);
      setTimeout(() => this.#tryToWrite(), RETRY_MS).unref();
    }
  }
  #read() {
    try {
      return this.#format() === FORMAT ? this.#readRecords() : this.#readWhole();
    } catch (error) {
      throw error instanceof SandboxProblem ? error : unusable(this.#file, error);
    }
  }
  #format() {
    return this.#sqlite.pragma("user_version", { simple: true });
  }
  #noteAll(model) {
    for (const part of PARTS) this.note("part", part, model[part]);
    for (const user of Object.values(model.users)) this.note("user", user.id, user);
    for (const guild of Object.values(model.guilds)) this.note("guild", guild.id, guild);
    for (const channel of Object.values(model.channels)) this.note("channel", channel.id, channel);
    for (const message of Object.values(model.messages).flat()) this.note("message", message.id, message);
    for (const interaction of Object.values(model.interactions)) this.note("interaction", interaction.id, interaction);
  }
  #readRecords() {
    const byId = (kind) => {
      const rows = this.#sqlite.prepare("SELECT id, json FROM records WHERE kind = ?").all(kind);
      rows.sort((a, b) => compareSnowflakes(a.id, b.id));
      return Object.fromEntries(rows.map(({ id, json }) => [id, JSON.parse(json)]));
    };
    const messages = {};
    for (const message of Object.values(byId("message"))) {
      messages[message.channelId] ??= [];
      messages[message.channelId]?.push(message);
    }
    const parts = byId("part");
    const missing = PARTS.find((part) => parts[part] === void 0);
    if (missing !== void 0) throw new Error(`it has no ${missing}`);
    const users = byId("user");
    const guilds = byId("guild");
    const channels = byId("channel");
    return { ...parts, users, guilds, channels, messages, interactions: byId("interaction") };
  }
  /** The world as format 1 kept it: in one piece. */
  #readWhole() {
    const known = this.#sqlite.prepare("SELECT 1 FROM sqlite_master WHERE name = 'world'").get() !== void 0;
    const row = known ? this.#sqlite.prepare("SELECT format, model FROM world").get() : void 0;
    if (row === void 0 && this.#format() === 0) return null;
    if (row?.format === 1) return JSON.parse(row.model);
    throw new SandboxProblem("The sandbox's file is of another release: begin anew with --fresh.");
  }
};
function opened(file) {
  let sqlite;
  try {
    mkdirSync(dirname(file), { recursive: true });
    sqlite = new Sqlite(file, { timeout: 500 });
    sqlite.pragma("locking_mode = EXCLUSIVE");
    sqlite.pragma("journal_mode = WAL");
    sqlite.pragma("synchronous = NORMAL");
    sqlite.exec(TABLES);
    return sqlite;
  } catch (error) {
    sqlite?.close();
    throw unusable(file, error);
  }
}
var unusable = (file, error) => new SandboxProblem(
  `The sandbox's file ${file} cannot be used (${wordsOf(error)}): begin anew with --fresh, or set UMPIRE_DATABASE to another path, beside which it lies.`
);
var wordsOf = (error) => error instanceof Error ? error.message : String(error);
function stillNamed(model, now) {
  const named3 = new Set(Object.values(model.messages).flatMap((list) => list.map((m) => m.interactionId)));
  const all = Object.values(model.interactions);
  for (const { id, openedBy } of all) if (named3.has(id)) named3.add(openedBy);
  const kept = all.filter(({ id, createdAt }) => named3.has(id) || now - createdAt < TOKEN_LIFE_MS);
  return Object.fromEntries(kept.map((interaction) => [interaction.id, interaction]));
}

// src/sandbox/index.ts
async function startSandbox(wish = {}) {
  const clock = wish.clock ?? new Clock();
  const store = typeof wish.keep === "string" ? new WorldStore(wish.keep) : null;
  const model = store?.load(clock.now()) ?? wish.model;
  const world = new World(model ?? emptyModel(wish, clock), clock);
  for (const [id, file] of store?.files() ?? []) world.putFile(id, file);
  if (model === void 0) {
    for (const person of wish.people ?? ["Ada", "Ben", "Cleo", "Dov"]) foundPerson(world, person);
    foundGuild(world, wish.guild ?? {});
  }
  store?.follow(world);
  const records = new Records();
  world.listen((dispatch) => records.faults.push(...dispatchFaults(dispatch)));
  const api = {
    world,
    broker: new InteractionBroker(world),
    records,
    faults: new Faults(),
    limits: new RateLimits()
  };
  const gateway = new Gateway(world, wish.heartbeatMs ?? 41250);
  const controls = new Controls(api, gateway);
  const extra = async (request, response, url2) => await servePage(request, response, url2) || await servePeople(api.broker, request, response, url2) || wish.controls === true && await serveControls(controls, request, response, url2);
  const server = await listen(api, gateway, extra, wish.port ?? 0);
  return new Sandbox(api, gateway, server, controls, store);
}
var Sandbox = class {
  controls;
  #api;
  #gateway;
  #server;
  #store;
  constructor(api, gateway, server, controls, store) {
    this.#api = api;
    this.#gateway = gateway;
    this.#server = server;
    this.#store = store;
    this.controls = controls;
  }
  /** Give discord.js `rest: { api: `${url}/api` }`. */
  get url() {
    return this.#api.world.origin;
  }
  get token() {
    return this.model.application.token;
  }
  get applicationId() {
    return this.model.application.id;
  }
  /** The first guild. */
  get guildId() {
    return first(Object.keys(this.model.guilds), "guild");
  }
  /** The first text channel of the first guild. */
  get channelId() {
    const channels = Object.values(this.model.channels).filter((c) => c.kind === "guild" && c.guildId === this.guildId);
    return first(
      channels.filter((c) => c.type === 0).map((c) => c.id),
      "text channel"
    );
  }
  /** The whole state as plain JSON: write it to a file, and give it back to `startSandbox` later. */
  get model() {
    return this.#api.world.model;
  }
  /** By name or id. */
  person(nameOrId) {
    const user = Object.values(this.model.users).find((u) => !u.bot && (u.id === nameOrId || u.name === nameOrId));
    if (user === void 0) throw new Error(`there is nobody called ${nameOrId}`);
    return new Person(this.#api.broker, user.id);
  }
  people() {
    return Object.values(this.model.users).filter((user) => !user.bot).map((user) => new Person(this.#api.broker, user.id));
  }
  /** A newcomer, who is in no guild yet. */
  addPerson(wish) {
    return new Person(this.#api.broker, foundPerson(this.#api.world, wish));
  }
  addGuild(wish = {}) {
    const { guild, channels } = foundGuild(this.#api.world, wish);
    return { guildId: guild.id, channelIds: channels.map((channel) => channel.id) };
  }
  addChannel(wish) {
    return createChannel(this.#api.world, { ...wish, guildId: wish.guildId ?? this.guildId }).id;
  }
  addRole(wish) {
    return createRole(this.#api.world, this.#api.world.guild(wish.guildId ?? this.guildId), wish).id;
  }
  advance(ms) {
    this.#api.world.clock.advance(ms);
  }
  requests() {
    return this.#api.records.requests;
  }
  /** What speaks against the bot or the sandbox so far; empty after a clean run. */
  complaints() {
    return this.#api.records.complaints();
  }
  async close() {
    this.#gateway.close();
    this.#api.world.clock.stop();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(() => resolve()));
    this.#store?.close();
  }
};
function first(ids, what) {
  const [id] = ids;
  if (id === void 0) throw new Error(`the sandbox has no ${what}`);
  return id;
}

export {
  ComponentType,
  MessageFlags,
  MessageType,
  Permission,
  EVERYONE_DEFAULT,
  BOT_DEFAULT,
  Clock,
  Refusal,
  startSandbox,
  Sandbox
};
