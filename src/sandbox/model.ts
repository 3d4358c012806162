/**
 * Everything the sandbox knows, as plain JSON, so that it can be saved and loaded as one object. Only the bytes of files
 * and the live connections lie outside. Times are milliseconds on the sandbox's clock.
 */
import type {
  APIApplication,
  APIApplicationCommand,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackComponent,
} from "discord-api-types/v10";

export type Model = {
  lastSnowflake: string;
  application: Application;
  users: Record<string, User>;
  guilds: Record<string, Guild>;
  channels: Record<string, Channel>;
  /** By channel, oldest first. */
  messages: Record<string, Message[]>;
  commands: Command[];
  interactions: Record<string, Interaction>;
  nonces: Nonce[];
};

export type Application = {
  id: string;
  name: string;
  token: string;
  /** The bot's own user; Discord gives new applications one id for both. */
  botId: string;
  ownerId: string;
  /** What the developer portal's switches allow; without them IDENTIFY is refused (4014). */
  privileged: { members: boolean; presences: boolean; messageContent: boolean };
  /** Discord's anti-spam system has flagged it: it may begin no conversations. */
  quarantined?: boolean;
  /** Whatever else is not set there as a bot wants it, as `GET /applications/@me` says it. */
  portal?: Partial<APIApplication>;
};

export type User = { id: string; name: string; bot: boolean; locale: string; dmsOpen: boolean };

export type Guild = {
  id: string;
  name: string;
  ownerId: string;
  locale: string;
  /** Includes @everyone, whose id is the guild's. */
  roles: Record<string, Role>;
  members: Record<string, Member>;
  /** Its people have the bot's commands though the bot is no member: they or the server were given only those. */
  commandsFrom?: "server" | "user";
  /** How many active threads it may have; Discord's usual number if left out. */
  mostThreads?: number;
};

export type Role = {
  id: string;
  name: string;
  permissions: string;
  color: number;
  position: number;
  botId: string | null;
};

export type Member = { userId: string; nick: string | null; roles: string[]; joinedAt: number };

export type Overwrite = { id: string; type: 0 | 1; allow: string; deny: string };

export type Channel = GuildChannel | Thread | DirectChannel;

export type GuildChannel = {
  kind: "guild";
  id: string;
  /** Text, voice, category, announcements, stage, forum, media. */
  type: 0 | 2 | 4 | 5 | 13 | 15 | 16;
  guildId: string;
  name: string;
  topic: string | null;
  parentId: string | null;
  position: number;
  overwrites: Overwrite[];
  slowmode: number;
  lastMessageId: string | null;
};

export type Thread = {
  kind: "thread";
  id: string;
  type: 10 | 11 | 12;
  guildId: string;
  parentId: string;
  name: string;
  ownerId: string;
  archived: boolean;
  archivedAt: number;
  autoArchiveMinutes: AutoArchiveMinutes;
  locked: boolean;
  invitable: boolean;
  createdAt: number;
  slowmode: number;
  /** When each member joined. */
  members: Record<string, number>;
  messagesSent: number;
  lastMessageId: string | null;
};

export type AutoArchiveMinutes = 60 | 1440 | 4320 | 10080;

export type DirectChannel = { kind: "dm"; id: string; type: 1; recipientId: string; lastMessageId: string | null };

export type Message = {
  id: string;
  channelId: string;
  authorId: string;
  type: number;
  content: string;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  attachments: Attachment[];
  flags: number;
  /** Set for ephemeral messages: the only person who sees it. */
  onlyFor: string | null;
  mentions: { users: string[]; roles: string[]; everyone: boolean };
  createdAt: number;
  editedAt: number | null;
  pinnedAt: number | null;
  nonce: string | number | null;
  repliesTo: { channelId: string; messageId: string } | null;
  /** The interaction whose token wrote this message; only that webhook may edit it. */
  interactionId: string | null;
  reactions: Reaction[];
};

export type Reaction = { emoji: { id: string | null; name: string }; userIds: string[] };

export type Attachment = {
  id: string;
  name: string;
  size: number;
  contentType: string;
  description: string | null;
  width: number | null;
  height: number | null;
};

/** A command as the API returns it; `guild_id` is absent on global ones. */
export type Command = APIApplicationCommand;

export type Nonce = { channelId: string; authorId: string; nonce: string; messageId: string; at: number };

export type ModalPart = APIModalInteractionResponseCallbackComponent;

export type Modal = { interactionId: string; customId: string; title: string; components: ModalPart[] };

export type InteractionKind = "command" | "component" | "autocomplete" | "modal";

export type Interaction = {
  id: string;
  token: string;
  kind: InteractionKind;
  userId: string;
  guildId: string | null;
  channelId: string;
  createdAt: number;
  commandName: string | null;
  /** The message whose component was used, also for a modal that such a component opened. */
  messageId: string | null;
  /** For a modal submit: the interaction that had opened the modal. */
  openedBy: string | null;
  /** The callback type of the first response; null: there is none yet. */
  answeredWith: number | null;
  originalMessageId: string | null;
  /** A deferred reply whose message still says "thinking". */
  thinking: boolean;
  modal: Modal | null;
  /** INTERACTION_CREATE as it was sent, for redelivery; null once the token has died. */
  payload: string | null;
};
