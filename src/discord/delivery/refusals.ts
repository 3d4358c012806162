/** What each of Discord's refusals asks of us, and who is told what to do about it. */
import { RESTJSONErrorCodes as Code } from "discord.js";
import { ELSEWHERE } from "./refusals-elsewhere.ts";

/**
 * What Discord's refusal asks of us. passes: the same again, after growing pauses; elsewhere: this person cannot be written
 * to, another way to them must serve; words: the same again in words alone, without picture or link; gone: what was to be
 * changed is not there, or is not ours to change; final: in vain until somebody repairs it.
 */
export type RefusalKind = "passes" | "elsewhere" | "words" | "gone" | "final";

export interface Refusal {
  readonly kind: RefusalKind;
  /** The rest of the sentence "I cannot post there: …". */
  readonly why: string;
  /** Who can do something about it: the campaign's host, the person whom it was for, whoever runs the bot, nobody. */
  readonly tells: "host" | "person" | "operator" | "nobody";
  /** It passes once somebody acts: tried again rarely, and they are told what to do. */
  readonly slow?: true;
}

type Row = readonly [kind: RefusalKind, tells: Refusal["tells"], why: string, slow?: true];

const NO_CHANNEL = "it no longer exists";
const NO_MESSAGE = "the message that was to be changed is gone";
const BUSY = "Discord is too busy, or has switched this off for a while";
const HAS_LEFT = "they have left the server, or their account is gone";
const FILTER =
  "a filter of this server (AutoMod, under **Server Settings**) blocks what I write there: its staff can exempt my role";
const LINKS = "Discord takes something in it for a harmful link";
const EXPLICIT = "a filter for explicit pictures blocks what I send there";
const NO_FILES = "this server may not take files for now";
const TOO_LARGE = "a file is too large for this server";
const FULL =
  "this server has reached Discord's limit of active threads: staff can close some (right-click a thread, **Close Thread**)";
const LOCKED = "it is a locked thread: staff can unlock it, or give my role **Manage Threads** there and open it";
const SLEEPS = "it is a thread that is closed, and I may not open it: staff can open or unlock it";
const NO_TOKEN = "Discord refuses my token: whoever runs this bot has to renew it";
const QUARANTINE = "Discord does not let me write to people whom I have not written to before, for a while";
const NO_THREADS = "no such thread can be opened there: private threads exist under text channels alone";
const OUR_MISTAKE = "Discord does not take the message as I have written it, which is an error of mine";
const VERIFICATION = "this server wants more verification than I have";

/**
 * For an account in Discord's quarantine; not in the documentation's list, reported by bots that open many
 * conversations.
 */
export const QUARANTINED = 20026;

/** The refusals that a request of ours can meet, by Discord's code (developers/topics/opcodes-and-status-codes, "JSON Error Codes"). */
const ROWS: ReadonlyMap<number, Row> = new Map<number, Row>([
  // what is not there
  [Code.UnknownChannel, ["final", "host", NO_CHANNEL]],
  [Code.UnknownGuild, ["final", "host", NO_CHANNEL]],
  [Code.InvalidGuild, ["final", "host", NO_CHANNEL]],
  [Code.UnknownMember, ["final", "host", HAS_LEFT]],
  [Code.UnknownUser, ["final", "host", HAS_LEFT]],
  [Code.InvalidRecipients, ["final", "host", HAS_LEFT]],
  [Code.UserBannedFromThisGuild, ["final", "host", HAS_LEFT]],
  [Code.UnknownMessage, ["gone", "nobody", NO_MESSAGE]],
  [Code.CannotEditMessageAuthoredByAnotherUser, ["gone", "nobody", NO_MESSAGE]],
  [Code.InvalidMessageType, ["gone", "nobody", NO_MESSAGE]],
  [Code.CannotExecuteActionOnSystemMessage, ["gone", "nobody", NO_MESSAGE]],
  [Code.UnknownInteraction, ["gone", "nobody", "the press or command has expired"]],
  [Code.InteractionHasAlreadyBeenAcknowledged, ["gone", "nobody", "it was answered before"]],
  [Code.UnknownWebhook, ["gone", "nobody", "the press or command has expired"]],
  [Code.InvalidWebhookToken, ["gone", "nobody", "the press or command has expired"]],
  [Code.ApplicationInteractionFailedToSend, ["gone", "nobody", "the press or command has expired"]],
  [Code.ThisInteractionHasHitTheMaximumNumberOfFollowUpMessages, ["gone", "nobody", "it was answered too often"]],
  // people who cannot be written to
  [Code.CannotSendMessagesToThisUser, ["elsewhere", "person", "their direct messages are closed to me"]],
  [
    Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
    ["elsewhere", "person", "they share no server with me any more"],
  ],
  [QUARANTINED, ["elsewhere", "operator", QUARANTINE]],
  // what passes by itself
  [Code.OpeningDirectMessagesTooFast, ["passes", "nobody", BUSY]],
  [Code.SendMessagesHasBeenTemporarilyDisabled, ["passes", "nobody", BUSY]],
  [Code.FeatureTemporarilyDisabledServerSide, ["passes", "nobody", BUSY]],
  [Code.ServiceResourceIsBeingRateLimited, ["passes", "nobody", BUSY]],
  [Code.IndexNotYetAvailable, ["passes", "nobody", BUSY]],
  [Code.ApplicationNotYetAvailable, ["passes", "nobody", BUSY]],
  [Code.APIResourceOverloaded, ["passes", "nobody", BUSY]],
  [Code.ActionCannotBePerformedDueToSlowmodeRateLimit, ["passes", "nobody", BUSY]],
  [Code.AnnouncementEditLimitExceeded, ["passes", "nobody", BUSY]],
  [Code.ChannelWriteRateLimit, ["passes", "nobody", BUSY]],
  [Code.ServerWriteRateLimit, ["passes", "nobody", BUSY]],
  [Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached, ["passes", "nobody", BUSY]],
  [Code.CloudflareIsBlockingYourRequest, ["passes", "operator", BUSY]],
  [Code.Unauthorized, ["passes", "operator", NO_TOKEN]],
  [Code.InvalidToken, ["passes", "operator", NO_TOKEN]],
  // what passes once somebody makes room
  [Code.MaximumActiveThreads, ["passes", "host", FULL, true]],
  [Code.MaximumActiveAnnouncementThreads, ["passes", "host", FULL, true]],
  [
    Code.MaximumThreadParticipantsReached,
    ["passes", "host", "the thread has 1,000 members, which is the most: some have to leave it", true],
  ],
  [
    Code.MaximumNumberOfWebhooksReached,
    ["passes", "host", "the channel has as many webhooks as it may: staff can delete some", true],
  ],
  [
    Code.MaximumNumberOfReactionsReached,
    ["passes", "host", "the message has as many reactions as it may: staff can remove some", true],
  ],
  [
    Code.MaximumDailyApplicationCommandCreatesReached,
    ["passes", "operator", "my commands were registered too often today", true],
  ],
  // what words get through
  [Code.ExplicitContentCannotBeSentToTheDesiredRecipient, ["words", "host", EXPLICIT]],
  [Code.MessageWasBlockedByAutomaticModeration, ["words", "host", FILTER]],
  [Code.TitleWasBlockedByAutomaticModeration, ["words", "host", FILTER]],
  [Code.MessageBlockedByHarmfulLinksFilter, ["words", "host", LINKS]],
  [Code.RequestEntityTooLarge, ["words", "nobody", TOO_LARGE]],
  [Code.FileUploadedExceedsMaximumSize, ["words", "nobody", TOO_LARGE]],
  [Code.InvalidFileUploaded, ["words", "nobody", "Discord does not take a picture of mine"]],
  [Code.ProvidedFileIsInvalid, ["words", "nobody", "Discord does not take a picture of mine"]],
  [Code.ProvidedFileTypeIsInvalid, ["words", "nobody", "Discord does not take a picture of mine"]],
  [Code.UploadedFileNotFound, ["words", "nobody", "Discord does not take a picture of mine"]],
  [Code.AccessToFileUploadsHasBeenLimitedForThisGuild, ["words", "host", NO_FILES]],
  // what somebody has to repair
  [Code.MissingAccess, ["final", "host", "I cannot see it, or I am no longer on its server"]],
  [
    Code.MissingPermissions,
    ["final", "host", "a permission is missing there (`/umpire check`, used in that channel, says which)"],
  ],
  [Code.ThreadLocked, ["final", "host", LOCKED]],
  [Code.InvalidActionOnArchivedThread, ["final", "host", SLEEPS]],
  [Code.ThreadAlreadyCreatedForMessage, ["final", "nobody", "the message has a thread already"]],
  [Code.CannotExecuteActionOnThisChannelType, ["final", "host", NO_THREADS]],
  [Code.CannotSendMessagesInNonTextChannel, ["final", "host", "nothing can be written in a channel of its kind"]],
  [
    Code.CannotSendAMessageInAForumChannel,
    ["final", "host", "it is a forum, which holds posts: a campaign lives in a post of it"],
  ],
  [Code.ChannelVerificationLevelTooHighForYouToGainAccess, ["final", "host", VERIFICATION]],
  [
    Code.TwoFactorAuthenticationIsRequired,
    ["final", "host", "this server wants two-factor authentication of my owner"],
  ],
  [Code.ServerNotAvailableInYourLocation, ["final", "host", "this server is not available where I run"]],
  [Code.CannotExecuteActionOnDMChannel, ["final", "operator", OUR_MISTAKE]],
  [
    Code.CannotReplyWithoutPermissionToReadMessageHistory,
    ["final", "host", "**Read Message History** is missing there"],
  ],
  [Code.CannotSendAnEmptyMessage, ["final", "operator", OUR_MISTAKE]],
  [Code.InvalidFormBodyOrContentType, ["final", "operator", OUR_MISTAKE]],
  [Code.RequestBodyContainsInvalidJSON, ["final", "operator", OUR_MISTAKE]],
  [Code.MaximumNumberOfAttachmentsInAMessageReached, ["final", "operator", OUR_MISTAKE]],
  [Code.InvalidAPIVersion, ["final", "operator", OUR_MISTAKE]],
  [Code.UnknownApplication, ["final", "operator", OUR_MISTAKE]],
  [Code.UnknownApplicationCommand, ["final", "operator", OUR_MISTAKE]],
  [Code.MaximumNumberOfApplicationCommandsReached, ["final", "operator", OUR_MISTAKE]],
  [Code.BotsCannotUseThisEndpoint, ["final", "operator", OUR_MISTAKE]],
  [Code.NotAuthorizedToPerformThisActionOnThisApplication, ["final", "operator", OUR_MISTAKE]],
]);

const UNEXPECTED: Row = ["final", "host", "Discord refuses it, and I do not know why"];

/** What a refusal with this code means; null: Discord's documentation has no such code. */
export function refusalOf(code: number): Refusal | null {
  const row = ROWS.get(code) ?? (ELSEWHERE.has(code) ? UNEXPECTED : null);
  if (!row) return null;
  const [kind, tells, why, slow] = row;
  return { kind, tells, why, ...(slow ? { slow } : {}) };
}

/** The codes of the table. */
export const REFUSALS: readonly number[] = [...ROWS.keys(), ...ELSEWHERE];
