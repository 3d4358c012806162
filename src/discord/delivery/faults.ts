import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { ForeignAnswer } from "../requests.ts";

/** Discord's error codes that mean something here. */
export const CODE = {
  unknownChannel: 10003,
  unknownGuild: 10004,
  unknownMember: 10007,
  unknownMessage: 10008,
  unknownInteraction: 10062,
  fileTooLarge: 40005,
  openingTooFast: 40003,
  acknowledged: 40060,
  missingAccess: 50001,
  cannotMessage: 50007,
  invalidForm: 50035,
  missingPermissions: 50013,
  threadArchived: 50083,
  noSharedServer: 50278,
  threadExists: 160004,
  threadLocked: 160005,
} as const;

/**
 * What a failure to send means. transient: try again later; foreign: the same, but it may be this message that a
 * firewall does not let through; unknown: perhaps our own mistake; moved: this person cannot be written to, somebody
 * else's place must serve; final: nobody can be reached there until something is repaired.
 */
export interface Fault {
  readonly kind: "transient" | "foreign" | "unknown" | "moved" | "final";
  readonly reason: string;
  /** Wait at least this many milliseconds. */
  readonly after: number;
}

/** After so many failures of one kind in a row a message is put aside; 40 take five hours. */
const PATIENCE: { readonly [kind in Fault["kind"]]: number } = {
  transient: Number.POSITIVE_INFINITY,
  foreign: 40,
  unknown: 5,
  moved: 0,
  final: 0,
};

/** Whether it is sent again after so many failures of this kind in a row. */
export const isTriedAgain = ({ kind }: Fault, failures = 0): boolean => failures < PATIENCE[kind];

/** Whether it passes without anybody's doing: a failure that is not understood may be a mistake of ours. */
export const passes = ({ kind }: Fault): boolean => kind === "transient" || kind === "foreign";

/** Sorts what was thrown while sending. */
export function faultOf(error: unknown): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof ForeignAnswer) return { kind: "foreign", reason, after: 0 };
  if (error instanceof RateLimitError) return { kind: "transient", reason, after: error.retryAfter };
  if (error instanceof DiscordAPIError) return { kind: meaningOf(error), reason: `${error.code}: ${reason}`, after: 0 };
  if (error instanceof HTTPError || isNetwork(error)) return { kind: "transient", reason, after: 0 };
  return { kind: "unknown", reason, after: 0 };
}

function meaningOf(error: DiscordAPIError): Fault["kind"] {
  if (error.code === CODE.cannotMessage || error.code === CODE.noSharedServer) return "moved";
  if (error.code === CODE.openingTooFast) return "transient";
  // 401: our own token is refused, which is no fault of the destination; 408 and 429 ask for another try
  return error.status >= 500 || [401, 408, 429].includes(error.status) ? "transient" : "final";
}

/** Why a destination cannot be written to, for the campaign's host: the rest of "I cannot post there: …". */
export function whyOf(error: unknown): string {
  if (isCode(error, CODE.unknownChannel, CODE.unknownGuild)) return "it no longer exists";
  if (isCode(error, CODE.missingAccess)) return "I cannot see it, or I am no longer on its server";
  if (isCode(error, CODE.missingPermissions))
    return "a permission is missing there (`/umpire check`, used in that channel, says which)";
  if (error instanceof DiscordAPIError) return `Discord refuses it (${error.code})`;
  if (error instanceof ForeignAnswer)
    return "a proxy or a firewall stands between me and Discord, and does not let it through";
  return "it failed too often because of an error of mine, which is in my log";
}

/** Whether Discord answered with this code. */
export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

/** Whether a message was too large, for Discord or for whatever stands before it. */
export const isTooLarge = (error: unknown): boolean =>
  isCode(error, CODE.fileTooLarge) || (error instanceof ForeignAnswer && error.answered === 413);

const NETWORK = /^(E[A-Z]+|UND_ERR_\w+|ABORT_ERR)$/;

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "TimeoutError") return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return NETWORK.test(code) || isNetwork(error.cause);
}
