/** What a failure to send means, and how long to wait before it is tried again. */
import { RESTJSONErrorCodes as Code, DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import type { Obstacle } from "../../campaign/contract/deliveries.ts";
import { HeldBack } from "./held-back.ts";
import { type Refusal, type RefusalKind, refusalOf } from "./refusals.ts";
import { ForeignAnswer } from "./requests.ts";

/** Discord's error codes that decide something where they are met; what all of them mean is told in `refusals.ts`. */
export const CODE = {
  unknownChannel: Code.UnknownChannel,
  unknownMember: Code.UnknownMember,
  noMutualServer: Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  unknownMessage: Code.UnknownMessage,
  unknownInteraction: Code.UnknownInteraction,
  acknowledged: Code.InteractionHasAlreadyBeenAcknowledged,
  notOurs: Code.CannotEditMessageAuthoredByAnotherUser,
  missingAccess: Code.MissingAccess,
  invalidForm: Code.InvalidFormBodyOrContentType,
  missingPermissions: Code.MissingPermissions,
  directClosed: Code.CannotSendMessagesToThisUser,
  threadArchived: Code.InvalidActionOnArchivedThread,
  threadExists: Code.ThreadAlreadyCreatedForMessage,
  threadsFull: Code.MaximumActiveThreads,
  titleBlocked: Code.TitleWasBlockedByAutomaticModeration,
} as const;

/** Discord has no such thing there, which is known without asking. */
export class Impossible extends Error {
  override name = "Impossible";
}

/**
 * What a failure to send means: one of the kinds of refusals, or foreign: it passes, but it may be this message that a
 * firewall does not let through; unknown: perhaps our own mistake.
 */
export interface Fault {
  readonly kind: RefusalKind | "foreign" | "unknown";
  readonly reason: string;
  /** Wait at least this many milliseconds. */
  readonly after: number;
  /** Whoever can end it is told, for it does not pass by itself. */
  readonly slow: boolean;
}

/** After this many failures of one kind in a row a message is parked; 40 take five hours. */
const PATIENCE: { readonly [kind in Fault["kind"]]: number } = {
  passes: Number.POSITIVE_INFINITY,
  foreign: 40,
  unknown: 5,
  elsewhere: 0,
  words: 0,
  gone: 0,
  final: 0,
};
/** For what passes only once somebody has acted: the first pause between two tries, in ms, and the longest. */
const SLOWLY = 10 * 60_000;
const SLOWEST = 60 * 60_000;

/** Whether it is sent again after this many failures of its kind in a row. */
export const isTriedAgain = ({ kind }: Fault, failures = 0): boolean => failures < PATIENCE[kind];

/** The least time to wait, in ms, after this many failures of its kind in a row. */
export const pauseOf = ({ slow, after }: Fault, failures: number): number =>
  slow ? Math.min(SLOWEST, SLOWLY * 2 ** Math.min(failures, 10)) : after;

/** Whether it passes without our doing: a failure that is not understood may be a mistake of ours. */
export const passes = ({ kind }: Fault): boolean => kind === "passes" || kind === "foreign";

/** Sorts what was thrown while sending. */
export function faultOf(error: unknown): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  const fault = { reason, after: 0, slow: false };
  if (error instanceof ForeignAnswer) return { ...fault, kind: "foreign" };
  if (error instanceof Impossible) return { ...fault, kind: "final" };
  if (error instanceof HeldBack) return { ...fault, kind: "passes", after: error.after ?? 0 };
  if (error instanceof RateLimitError) return { ...fault, kind: "passes", after: error.retryAfter };
  if (error instanceof DiscordAPIError) return { ...fault, ...meaningOf(error), reason: `${error.code}: ${reason}` };
  return {
    ...fault,
    kind: error instanceof HTTPError || isNetwork(error) || isOutOfSessions(reason) ? "passes" : "unknown",
  };
}

/** Too many sessions were started within a day; discord.js has no code for it, and says when there will be more. */
const isOutOfSessions = (reason: string): boolean => reason.startsWith("Not enough sessions remaining");

/** 401: our own token is refused, which is no fault of the destination; 408 and 429 ask for another try. */
function meaningOf({ code, status }: DiscordAPIError): Pick<Fault, "kind" | "slow"> {
  const known = refusalOf(Number(code));
  if (known?.kind === "gone") return { kind: "gone", slow: false }; // 401 is said of a press that has expired as well
  if (status >= 500 || [401, 408, 429].includes(status)) return { kind: "passes", slow: false };
  return { kind: known?.kind ?? "final", slow: known?.slow === true };
}

/** Why a destination cannot be written to, for the campaign's host: the rest of "I cannot post there: …". */
export function whyOf(error: unknown): string {
  if (error instanceof DiscordAPIError)
    return refusalOf(Number(error.code))?.why ?? `Discord refuses it (${error.code})`;
  if (error instanceof Impossible) return error.message;
  if (error instanceof ForeignAnswer)
    return "a proxy or a firewall stands between me and Discord, and does not let it through";
  return "it failed too often because of an error of mine, which is in my log";
}

/** Whether the person whom it was for is no longer on the server, or nowhere. */
export const hasLeft = (error: unknown): boolean =>
  isCode(error, Code.UnknownMember, Code.UnknownUser, Code.InvalidRecipients, Code.UserBannedFromThisGuild);

/**
 * Whether a right is missing, which may be given again: the channel or thread that cannot be posted in for want of it; null
 * where something else was refused, such as a thread to be closed. Undefined: it is something else that stands in the way.
 */
export function missingRight(error: unknown): Obstacle["missing"] {
  if (!isCode(error, CODE.missingAccess, CODE.missingPermissions) || !(error instanceof DiscordAPIError))
    return undefined;
  const { pathname } = new URL(error.url);
  const isPost = error.method === "POST" && pathname.endsWith("/messages");
  const isUnseen = error.code === CODE.missingAccess; // whatever was asked of it
  return { channel: isPost || isUnseen ? (/\/channels\/(\d+)/.exec(pathname)?.[1] ?? null) : null };
}

/** Whether a message was refused that brought files, where a right is missing: it may be that to attach them. */
export const isWithoutFiles = (error: unknown): boolean =>
  isCode(error, CODE.missingPermissions) &&
  error instanceof DiscordAPIError &&
  (error.requestBody.files?.length ?? 0) > 0;

/** Whether Discord answered with this code. */
export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

/** Whether it is this one who can do something about it. */
export const concerns = (error: unknown, whom: Refusal["tells"]): boolean =>
  error instanceof DiscordAPIError && refusalOf(Number(error.code))?.tells === whom;

/** Whether the same may get through as plain words: for Discord, or for whatever is in front of it. */
export const asksForWords = (error: unknown): boolean =>
  faultOf(error).kind === "words" || (error instanceof ForeignAnswer && error.answered === 413);

const NETWORK = /^(E[A-Z]+|UND_ERR_\w+|ABORT_ERR)$/;

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "TimeoutError") return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return NETWORK.test(code) || isNetwork(error.cause);
}
