/** What a server's staff allow: who opens campaigns, in which channels, how many, and with scenarios of their own. */
import { z } from "zod";
import { refuse } from "#engine";
import { Damaged } from "../../store/problems.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Rank } from "../contract/game.ts";
import type { Core } from "./core.ts";

const Id = z.string().regex(/^\d{5,25}$/, "that is not a Discord role or channel");
const HOUR = 3_600_000;
/** As many channels as the list can hold. */
const MOST_CHANNELS = 100;

/** What holds where the staff of a server have settled nothing: more than people need, less than a nuisance would open. */
const USUAL = { limit: 50, each: 5, alone: 2, openings: 5, channelOpenings: 10, lobbyDays: 14 } as const;
/** As much as each can be settled at. */
export const MOST = {
  limit: 1000,
  each: 100,
  alone: 100,
  openings: 100,
  channelOpenings: 1000,
  lobbyDays: 365,
} as const;

/** Who may bring scenarios of their own: nobody, those who manage the server, or whoever may open campaigns. */
export const SCENARIO_HOSTS = ["nobody", "staff", "hosts"] as const;

const count = (name: keyof typeof USUAL) =>
  z
    .int("that is not a whole number")
    .min(1, "that is too few")
    .max(MOST[name], `${MOST[name]} is the most there can be`)
    .nullable()
    .default(USUAL[name]);

/** What the staff of a server have settled. */
export const ServerSettings = z.object({
  /** The role that may open campaigns; null: everyone. */
  creators: Id.nullable().default(null),
  /** The channels that campaigns may be in; null: any. */
  channels: z.array(Id).max(MOST_CHANNELS, `the list holds ${MOST_CHANNELS} channels at most`).nullable().default(null),
  /** How many campaigns may be open or run at once, those against only computers left out; null: any number. */
  limit: count("limit"),
  /** How many of these one person may host; null: any number. */
  each: count("each"),
  /** How many campaigns against only computers one person may play at once; null: any number. */
  alone: count("alone"),
  /** How many campaigns one person may open within an hour, and how many may be opened in one channel; null: any number. */
  openings: count("openings"),
  channelOpenings: count("channelOpenings"),
  /** Who of those who may open campaigns may bring a scenario of their own. */
  scenarios: z.enum(SCENARIO_HOSTS).default("staff"),
  /** After how many days in which nobody joins a lobby closes; null: never. */
  lobbyDays: count("lobbyDays"),
});
export type ServerSettings = z.infer<typeof ServerSettings>;

/** Settings of servers. */
export interface Servers {
  /** What is damaged is as if it had never been settled, for whoever settles it now. */
  settings(guild: string): Promise<ServerSettings>;
  /** Changes some of them; refused if that makes no sense. Who may is checked by the one who asks. */
  configure(guild: string, change: Partial<ServerSettings>): Promise<ServerSettings>;
  /**
   * Refused unless this person may open a campaign with a scenario of their own here and now: looked at before the file is
   * read, which takes a while, and so may not be asked often either.
   */
  mayBring(guild: string, rank: Rank, host: string): Promise<void>;
}

export function servers(core: Core): Servers {
  return {
    mayBring: (guild, rank, host) =>
      withRoom(core, guild, rank, { host, creating: true, more: true, own: true }, async () =>
        core.allow.reading(guild, host),
      ),
    settings: async (guild) => (await storedSettings(core, guild)) ?? ServerSettings.parse({}),
    configure: (guild, change) =>
      aloneOn(core, guild, async () => {
        const next = ServerSettings.safeParse({ ...(await storedSettings(core, guild)), ...change });
        if (!next.success) return refuse("bad-setting", `That cannot be set: ${next.error.issues[0]?.message}.`);
        await core.repository.keepGuildSettings(guild, next.data);
        return next.data;
      }),
  };
}

/** Null: it cannot be read. */
async function storedSettings({ repository, logger }: Core, guild: string): Promise<ServerSettings | null> {
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
    "The stored settings of this server are damaged: its staff can set them up again with `/umpire setup`.",
  );

/** One such thing of a server at a time, in whatever process; in one they come in order. */
function aloneOn<T>({ queues, repository }: Core, guild: string, work: () => Promise<T>): Promise<T> {
  const name = `server ${guild}`;
  return queues.run(name, () => repository.exclusively(name, work));
}

/** What brings a campaign to a server. */
interface Arrival {
  readonly host: string;
  /** A new campaign, not one that moves here. */
  readonly creating: boolean;
  /** It is not on this server yet. */
  readonly more: boolean;
  /** With a scenario of its host's own; no if left out. */
  readonly own?: boolean;
}

/** Refuses a scenario of one's own to whom a server's settings do not allow it. */
function refuseOwn({ scenarios }: Pick<ServerSettings, "scenarios">, { staff }: Pick<Rank, "staff">): void {
  if (scenarios === "nobody") refuse("no-own-scenario", "This server does not allow scenarios of your own.");
  if (scenarios === "staff" && !staff)
    refuse("no-own-scenario", "On this server only those who manage it may bring scenarios of their own.");
}

/** Runs what brings a campaign to a server, if its settings allow that; one such thing at a time, so that a limit holds. */
export function withRoom<T>(
  core: Core,
  guild: string | null,
  rank: Rank,
  { host, creating, more, own = false }: Arrival,
  work: () => Promise<T>,
): Promise<T> {
  if (guild === null) return work();
  return aloneOn(core, guild, async () => {
    const settings = (await storedSettings(core, guild)) ?? refuseUnsettled();
    const { creators, channels } = settings;
    if (own) refuseOwn(settings, rank);
    if (creating && creators !== null && !rank.staff && !rank.roles.includes(creators))
      refuse("not-a-creator", `On this server only members with the role <@&${creators}> open campaigns.`);
    if (channels !== null && !channels.some((channel) => rank.places.includes(channel)))
      refuse("not-a-place", `On this server campaigns belong in ${channels.map((id) => `<#${id}>`).join(", ")}.`);
    if (more) await refuseTooMany(core, guild, host, settings);
    if (creating) await refuseTooFast(core, guild, { host, channel: rank.places[0] ?? "" }, settings);
    return await work();
  });
}

/** The same for what begins a campaign of one person against computers. */
export function withRoomAlone<T>(core: Core, guild: string | null, person: string, work: () => Promise<T>): Promise<T> {
  if (guild === null || !core.isPublic) return work();
  return aloneOn(core, guild, async () => {
    const { alone } = (await storedSettings(core, guild)) ?? refuseUnsettled();
    const theirs = (await core.repository.alone(guild)).filter((one) => one.person === person);
    if (alone !== null && theirs.length >= alone)
      refuse(
        "alone-full",
        `You play ${alone === 1 ? "a campaign" : `${alone} campaigns`} against computers alone here already, which is as ` +
          "many as one person may: wait for somebody to join, or end one with `/game abandon`.",
      );
    return await work();
  });
}

async function refuseTooMany(core: Core, guild: string, host: string, { limit, each }: ServerSettings): Promise<void> {
  const [there, alone] = await Promise.all([
    core.repository.games({ guild, status: ["lobby", "running"] }),
    core.repository.alone(guild),
  ]);
  if (limit !== null && there.length - alone.length >= limit) {
    const [most, so] = limit === 1 ? ["1 campaign", "one is"] : [`${limit} campaigns`, "that many are"];
    refuse("server-full", `This server allows ${most} at a time, and ${so} running or waiting for players.`);
  }
  if (each === null || there.filter((game) => game.host === host).length < each) return;
  const many = each === 1 ? "a campaign" : `${each} campaigns`;
  refuse(
    "host-full",
    `You host ${many} on this server already, which is as many as one person may: \`/game abandon\` ends one, and the ` +
      "server's staff can allow more.",
  );
}

/** Refuses what is opened too soon after others; what was ended since then counts as well. */
async function refuseTooFast(
  core: Core,
  guild: string,
  { host, channel }: Pick<GameRecord, "host" | "channel">,
  { openings, channelOpenings }: ServerSettings,
): Promise<void> {
  if (!core.isPublic) return;
  const lately = await core.repository.openedSince(guild, core.clock.now() - HOUR);
  const own = lately.filter((game) => game.host === host);
  const here = lately.filter((game) => game.channel === channel);
  const when = (games: typeof lately, most: number): string =>
    `<t:${Math.ceil(((games.at(-most)?.created ?? 0) + HOUR) / 1000)}:t>`;
  if (openings !== null && own.length >= openings)
    refuse(
      "too-fast",
      `You have opened ${many(openings)} within an hour: the next one can be opened at ${when(own, openings)}.`,
    );
  if (channelOpenings !== null && here.length >= channelOpenings)
    refuse(
      "too-fast",
      `${many(channelOpenings)} were opened in this channel within an hour: the next one can be at ${when(here, channelOpenings)}.`,
    );
}

const many = (count: number): string => (count === 1 ? "1 campaign" : `${count} campaigns`);
