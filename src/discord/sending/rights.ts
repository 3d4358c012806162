/** Hears of whatever may have given us a right again, and lets what was refused for want of one be tried again. */
import { type Client, Events, GatewayDispatchEvents } from "discord.js";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { Services } from "../services/services.ts";

/**
 * Roles and channels change in bursts: some ms after the first change it is tried, once for all of them. Every try in
 * vain is a refusal that Discord counts: on the same server each waits twice as long after the one before, up to a limit.
 */
const SETTLES = 1000;
const LONGEST = 300_000;
/** After this many ms without a try that is forgotten. */
const FORGOTTEN = 600_000;

/** The last try on a server: when, by performance.now(), and how many in vain that makes. */
interface Try {
  readonly at: number;
  readonly vain: number;
}

/**
 * What may have given a right again. All of it comes with the intent GUILDS; a member's update does without the privileged
 * one where it is our own (documentation, Gateway, "Caveats" of the list of intents).
 */
const SIGNS = [
  GatewayDispatchEvents.GuildCreate,
  GatewayDispatchEvents.ChannelCreate,
  GatewayDispatchEvents.ChannelUpdate,
  GatewayDispatchEvents.GuildRoleUpdate,
  GatewayDispatchEvents.GuildRoleDelete,
  GatewayDispatchEvents.GuildMemberUpdate,
  GatewayDispatchEvents.ThreadUpdate,
  GatewayDispatchEvents.ThreadListSync,
] as const;

export function watchRights(client: Client, { campaigns, logger }: Services): void {
  const { deliveries } = campaigns;
  const waiting = new Set<string>();
  const tried = new Map<string, Try>();
  const tryAgain = async (guild: string | null): Promise<number> => {
    try {
      return await deliveries.tryAgain(guild);
    } catch (error) {
      logger.error({ id: guild, error: plainError(error) }, "what was refused could not be tried again");
      return 0;
    }
  };
  const lastOn = (guild: string): Try | null => {
    const last = tried.get(guild);
    return last && performance.now() - last.at < FORGOTTEN ? last : null;
  };
  const soon = (guild: string): void => {
    if (waiting.has(guild)) return;
    waiting.add(guild);
    const last = lastOn(guild);
    const earliest = last ? last.at + Math.min(LONGEST, SETTLES * 2 ** last.vain) : 0;
    setTimeout(
      async () => {
        waiting.delete(guild);
        if (!client.isReady()) return; // each new session tries
        const vain = (lastOn(guild)?.vain ?? 0) + 1;
        if ((await tryAgain(guild)) > 0) tried.set(guild, { at: performance.now(), vain });
        else tried.delete(guild);
      },
      Math.max(SETTLES, earliest - performance.now()),
    ).unref();
  };
  for (const sign of SIGNS)
    client.ws.on(
      sign,
      (about: { readonly id?: string; readonly guild_id?: string; readonly user?: { readonly id: string } }) => {
        if (about.user && about.user.id !== client.user?.id) return;
        const guild = about.guild_id ?? (sign === GatewayDispatchEvents.GuildCreate ? about.id : undefined);
        if (guild !== undefined) soon(guild);
      },
    );
  client.on(Events.ClientReady, () => void tryAgain(null));
  client.ws.on(GatewayDispatchEvents.Ready, () => {
    if (client.isReady()) void tryAgain(null); // a new session of the same client
  });
}
