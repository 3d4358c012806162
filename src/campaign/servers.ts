import { z } from "zod";
import { refuse } from "../engine/index.ts";
import type { Core } from "./core.ts";

const Id = z.string().regex(/^\d{5,25}$/, "that is no role or channel of Discord's");
/** As many channels as the list can hold. */
const MOST_CHANNELS = 100;

/** What the staff of a server have settled; what they have not is open to all. */
export const ServerSettings = z.object({
  /** The role that may open campaigns; null: everyone. */
  creators: Id.nullable().default(null),
  /** The channels that campaigns may be in; null: any. */
  channels: z.array(Id).max(MOST_CHANNELS, `the list holds ${MOST_CHANNELS} channels at most`).nullable().default(null),
  /** How many campaigns may run at once; null: any number. */
  limit: z.int("that is no whole number").min(1, "that is too few").nullable().default(null),
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
  settings(guild: string): Promise<ServerSettings>;
  /** Changes some of them; refused if that makes no sense. Who may is checked by the one who asks. */
  settle(guild: string, change: Partial<ServerSettings>): Promise<ServerSettings>;
}

export function servers(core: Core): Servers {
  const settings = async (guild: string): Promise<ServerSettings> =>
    ServerSettings.parse((await core.repository.guildSettings(guild)) ?? {});
  return {
    settings,
    settle: (guild, change) =>
      core.queues.run(queueOf(guild), async () => {
        const next = ServerSettings.safeParse({ ...(await settings(guild)), ...change });
        if (!next.success) return refuse("bad-setting", `That cannot be settled: ${next.error.issues[0]?.message}.`);
        await core.repository.keepGuildSettings(guild, next.data);
        return next.data;
      }),
  };
}

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
    const { creators, channels, limit } = await servers(core).settings(guild);
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
