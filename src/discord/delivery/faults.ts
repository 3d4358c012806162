import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";

/** Discord's error codes that mean something here. */
export const CODE = {
  unknownChannel: 10003,
  unknownGuild: 10004,
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
 * What a failure to send means. transient: try again later; moved: this person cannot be written to, somebody else's
 * place must serve; final: nobody can be reached there until something is repaired.
 */
export interface Fault {
  readonly kind: "transient" | "moved" | "final";
  readonly reason: string;
  /** Wait at least this many milliseconds. */
  readonly after: number;
}

/** So often a failure that we do not understand is tried again, before the row is put aside. */
const PATIENCE = 5;

/** Sorts what was thrown while sending; `attempts`: how often it has failed before. */
export function faultOf(error: unknown, attempts: number): Fault {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof RateLimitError) return { kind: "transient", reason, after: error.retryAfter };
  if (error instanceof DiscordAPIError) return { kind: meaningOf(error), reason: `${error.code}: ${reason}`, after: 0 };
  if (error instanceof HTTPError || isNetwork(error)) return { kind: "transient", reason, after: 0 };
  return { kind: attempts < PATIENCE ? "transient" : "final", reason, after: 0 };
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
  return "it failed too often, by a mistake of mine that is in my log";
}

/** Whether Discord answered with this code. */
export const isCode = (error: unknown, ...codes: readonly number[]): boolean =>
  error instanceof DiscordAPIError && codes.some((code) => code === error.code);

const NETWORK = /^(E[A-Z]+|UND_ERR_\w+|ABORT_ERR)$/;

function isNetwork(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === "AbortError" || error.name === "TimeoutError") return true;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return NETWORK.test(code) || isNetwork(error.cause);
}
