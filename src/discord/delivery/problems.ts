/** What keeps the bot from going online, in a sentence for its operator. */
import { DiscordAPIError, DiscordjsError, DiscordjsErrorCodes, GatewayCloseCodes } from "discord.js";
import { faultOf, passes } from "./faults.ts";

/** The bot cannot go online: one sentence for the operator. */
export class DiscordProblem extends Error {
  /** Whether it may pass without the operator. */
  readonly passes: boolean;

  constructor(text: string, passes = false) {
    super(text);
    this.name = "DiscordProblem";
    this.passes = passes;
  }
}

/** What keeps the bot from Discord, if the operator can do something about it; else the error as it is. */
export function discordProblem(error: unknown): unknown {
  if (isRefusal(error)) return wrongToken();
  const fault = faultOf(error);
  if (passes(fault)) return new DiscordProblem(`Discord cannot be reached (${fault.reason}): try again later.`, true);
  return error;
}

/** The gateway has closed a connection with a code after which no login can succeed. */
export const closedForGood = (code: number): DiscordProblem =>
  code === GatewayCloseCodes.AuthenticationFailed
    ? wrongToken()
    : new DiscordProblem(
        `Discord refuses this bot's connection for good (close code ${code}): see that this is the newest release of ` +
          "Umpire, and what the developer portal says of the application.",
      );

const wrongToken = (): DiscordProblem =>
  new DiscordProblem(
    "Discord does not accept the token in DISCORD_TOKEN: copy a new one from the developer portal (your application, " +
      "Bot, Reset Token) into .env, and start Umpire again.",
  );

const isRefusal = (error: unknown): boolean =>
  (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) ||
  (error instanceof DiscordAPIError && error.status === 401);
