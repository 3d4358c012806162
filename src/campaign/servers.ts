import { z } from "zod";
import { refuse } from "../engine/index.ts";
import { Damaged } from "../store/problems.ts";
import type { Core } from "./core.ts";

const Id = z.string().regex(/^\d{5,25}$/);

/** What the staff of a server have settled; what they have not is open to all. */
export const ServerSettings = z.object({
  /** The role that may open campaigns; null: everyone. */
  creators: Id.nullable().default(null),
  /** The channels that campaigns may be in; null: any. */
  channels: z.array(Id).max(100).nullable().default(null),
  /** How many campaigns may run at once; null: any number. */
  limit: z.number().int().min(1).nullable().default(null),
});
export type ServerSettings = z.infer<typeof ServerSettings>;

/** What somebody is on a server, and where they ask. */
export interface Rank {
  readonly staff: boolean;
  readonly roles: readonly string[];
  /** The channel, and the one that it is a thread of. */
  readonly places: readonly string[];
}

/** Settings of servers. */
export interface Servers {
  /** What is damaged is as if it had never been settled, for whoever settles it anew. */
  settings(guild: string): Promise<ServerSettings>;
  /** Changes some of them, all of them checked. Who may is checked by the one who asks. */
  settle(guild: string, change: Partial<ServerSettings>): Promise<ServerSettings>;
}

export function servers(core: Core): Servers {
  return {
    settings: async (guild) => (await settled(core, guild)) ?? ServerSettings.parse({}),
    settle: (guild, change) =>
      core.queues.run(queueOf(guild), async () => {
        const next = ServerSettings.parse({ ...(await settled(core, guild)), ...change });
        await core.repository.keepGuildSettings(guild, next);
        return next;
      }),
  };
}

/** Null: it cannot be read. */
async function settled({ repository, logger }: Core, guild: string): Promise<ServerSettings | null> {
  try {
    return ServerSettings.parse((await repository.guildSettings(guild)) ?? {});
  } catch (error) {
    if (!(error instanceof Damaged || error instanceof z.ZodError)) throw error;
    logger.error({ guild }, "the settings of a server are damaged");
    return null;
  }
}

const refuseUnsettled = (): never =>
  refuse(
    "no-settings",
    "What this server has settled is damaged where it was stored: its staff settle it anew with `/umpire setup`.",
  );

const queueOf = (guild: string): string => `server ${guild}`;

/**
 * Runs what brings one more campaign to a server, if its settings allow that; one such thing at a time, so that a limit
 * holds. `creating`: a new campaign, not one that moves here.
 */
export function withRoom<T>(
  core: Core,
  guild: string | null,
  rank: Rank,
  { creating, more }: { readonly creating: boolean; readonly more: boolean },
  work: () => Promise<T>,
): Promise<T> {
  if (guild === null) return work();
  return core.queues.run(queueOf(guild), async () => {
    const { creators, channels, limit } = (await settled(core, guild)) ?? refuseUnsettled();
    if (creating && creators !== null && !rank.staff && !rank.roles.includes(creators))
      refuse("not-a-creator", `On this server only members with the role <@&${creators}> open campaigns.`);
    if (channels !== null && !channels.some((channel) => rank.places.includes(channel)))
      refuse("not-a-place", `On this server campaigns belong into ${channels.map((id) => `<#${id}>`).join(", ")}.`);
    if (more && limit !== null) {
      const there = await core.repository.games({ guild, status: ["lobby", "running"] });
      if (there.length >= limit)
        refuse("server-full", `This server has settled that at most ${limit} campaigns run at once, and they do.`);
    }
    return await work();
  });
}
