/** Discord's limits and deadlines, its permissions, intents and flags, and what roles allow by default. */
import { GatewayIntentBits, MessageFlags, PermissionFlagsBits } from "discord-api-types/v10";

export const Permission = PermissionFlagsBits;
export const Intent = GatewayIntentBits;
export const Flag = MessageFlags;

export const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** A request with all its files. */
export const MAX_BODY_BYTES = 25 * 1024 * 1024;
export const FIRST_RESPONSE_MS = 3_000;
export const TOKEN_LIFE_MS = 15 * 60_000;
/** Active threads of a guild. The documentation says that there is a limit, not which: this is what bots report. */
export const MAX_ACTIVE_THREADS = 1_000;
/** "The past few minutes" of the documentation. */
export const NONCE_WINDOW_MS = 5 * 60_000;

/** How long a file is still served after its message has let go of it: Discord's CDN takes a while, too. */
export const DROPPED_FILE_LIFE_MS = 60_000;

export function has(bits: bigint, bit: bigint): boolean {
  return (bits & bit) === bit;
}

export function hasFlag(flags: number, flag: number): boolean {
  return (flags & flag) === flag;
}

/** What @everyone may do on a fresh server. */
export const EVERYONE_DEFAULT =
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.SendMessagesInThreads |
  Permission.CreatePublicThreads |
  Permission.CreatePrivateThreads |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.ReadMessageHistory |
  Permission.AddReactions |
  Permission.UseExternalEmojis |
  Permission.UseApplicationCommands |
  Permission.Connect |
  Permission.Speak |
  Permission.ChangeNickname;

/** What the bot's own role grants unless a test says otherwise: a typical invite link, without any administration. */
export const BOT_DEFAULT =
  Permission.ViewChannel |
  Permission.SendMessages |
  Permission.SendMessagesInThreads |
  Permission.CreatePublicThreads |
  Permission.CreatePrivateThreads |
  Permission.ManageThreads |
  Permission.EmbedLinks |
  Permission.AttachFiles |
  Permission.ReadMessageHistory |
  Permission.AddReactions |
  Permission.ManageMessages |
  Permission.PinMessages;
