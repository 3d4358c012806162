/** `/umpire`: what the staff of a server settle, and what the bot may do in a channel. */
import {
  ApplicationCommandOptionType,
  ChannelType,
  InteractionContextType,
  type PermissionFlags,
  PermissionFlagsBits,
} from "discord.js";
import { refuse } from "#engine";
import { requireMay } from "../../campaign/facts/permissions.ts";
import { MOST, SCENARIO_HOSTS, type ServerSettings } from "../../campaign/service/servers.ts";
import { page, type Screen } from "../screen/screen.ts";
import type { Asker } from "../services/asker.ts";
import type { Services } from "../services/services.ts";
import { requireBot } from "./pages/mend.ts";
import {
  type Call,
  type Command,
  type CommandJson,
  commandJson,
  type Given,
  type OptionJson,
  subcommand,
  textOf,
} from "./typing/command.ts";

/** Who may bring scenarios, as choices and settings name them. */
const BRINGERS: { readonly [who in (typeof SCENARIO_HOSTS)[number]]: string } = {
  nobody: "nobody",
  staff: "those who manage this server",
  hosts: "whoever may open campaigns",
};

/** Channels in which campaigns can live, in themselves or in what is opened under them. */
const PLACES = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildForum,
  ChannelType.GuildVoice,
  ChannelType.GuildStageVoice,
] as const;

const STAFF: keyof PermissionFlags = "ManageGuild";

/** A number that the staff can settle; 0 takes it away. */
const amount = (name: string, description: string, most: number): OptionJson => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  description,
  min_value: 0,
  max_value: most,
});

/** What `/umpire limits` settles. */
const AMOUNTS: readonly { readonly option: string; readonly setting: keyof typeof MOST; readonly what: string }[] = [
  { option: "at-once", setting: "limit", what: "How many campaigns may be open at once; 0: as many as people like" },
  { option: "each", setting: "each", what: "How many of them one person may host; 0: as many as they like" },
  {
    option: "alone",
    setting: "alone",
    what: "How many campaigns one person may play against computers alone; 0: any number",
  },
  {
    option: "openings",
    setting: "openings",
    what: "How many campaigns one person may open within an hour; 0: any number",
  },
  {
    option: "channel-openings",
    setting: "channelOpenings",
    what: "How many campaigns may be opened in one channel within an hour; 0: any number",
  },
  {
    option: "lobby-days",
    setting: "lobbyDays",
    what: "After how many days without anybody joining a lobby closes; 0: never",
  },
];

const json: CommandJson = {
  ...commandJson("umpire", "For the staff of this server: who opens campaigns where, and what I may do here", [
    subcommand("setup", "Shows or changes who may open campaigns, in which channels, and with scenarios of their own", [
      {
        type: ApplicationCommandOptionType.Role,
        name: "creators",
        description: "The role that may open campaigns; @everyone for all",
      },
      {
        type: ApplicationCommandOptionType.Channel,
        name: "allow",
        description: "Put a channel on the list of those where campaigns may be",
        channel_types: [...PLACES],
      },
      {
        type: ApplicationCommandOptionType.Channel,
        name: "remove",
        description: "Take a channel off that list",
        channel_types: [...PLACES],
      },
      {
        type: ApplicationCommandOptionType.Boolean,
        name: "any-channel",
        description: "Forget the list: campaigns may be in every channel",
      },
      {
        type: ApplicationCommandOptionType.String,
        name: "own-scenarios",
        description: "Who may open a campaign with a scenario of their own",
        choices: SCENARIO_HOSTS.map((value) => ({ value, name: BRINGERS[value] })),
      },
    ]),
    subcommand(
      "limits",
      "Shows or changes how many campaigns people may open, how fast, and how long lobbies stay",
      AMOUNTS.map(({ option, setting, what }) => amount(option, what, MOST[setting])),
    ),
    subcommand("check", "What I may do in this channel, what I may not, and what does not work without it"),
  ]),
  contexts: [InteractionContextType.Guild],
  default_member_permissions: PermissionFlagsBits[STAFF].toString(),
};

/** `/umpire`: what the staff of a server settle. Servers can show it to whomever they like; so who may is checked here. */
export const umpireCommand: Command = {
  json,
  async run(services, call) {
    const { guild } = call.asker;
    if (guild === null) return refuse("not-here", "Use this command in a channel of your server.");
    requireBot(call.asker);
    if (call.sub === "check") return check(services, call.asker);
    requireMay(call.asker.staff ? ["staff"] : [], "govern");
    return call.sub === "limits" ? await limits(services, call, guild) : await setup(services, call, guild);
  },
  complete: () => Promise.resolve([]),
};

async function limits({ campaigns: { servers } }: Services, { given }: Call, guild: string): Promise<Screen> {
  const change = Object.fromEntries(
    AMOUNTS.flatMap(({ option, setting }) => {
      const value = given[option];
      return typeof value === "number" ? [[setting, value === 0 ? null : value]] : [];
    }),
  );
  const changed = Object.keys(change).length > 0;
  return limitsPage(changed ? await servers.configure(guild, change) : await servers.settings(guild), changed);
}

async function setup({ campaigns }: Services, { given }: Call, guild: string): Promise<Screen> {
  const { servers } = campaigns;
  const before = await servers.settings(guild);
  const change = changeOf(given, before, guild);
  const changed = Object.keys(change).length > 0;
  return settingsPage(changed ? await servers.configure(guild, change) : before, changed);
}

/** What was typed, as a change of the settings. The role that everyone has bears the server's id. */
function changeOf(given: Given, before: ServerSettings, guild: string): Partial<ServerSettings> {
  const creators = textOf(given, "creators");
  const allow = textOf(given, "allow");
  const remove = textOf(given, "remove");
  const rest = (before.channels ?? []).filter((id) => id !== remove && id !== allow);
  const listed = [...rest, ...(allow === null ? [] : [allow])];
  if (remove !== null && listed.length === 0)
    refuse("no-channel-left", "That would leave no channel; `any-channel` forgets the list.");
  return {
    ...(creators === null ? {} : { creators: creators === guild ? null : creators }),
    ...(allow === null && remove === null ? {} : { channels: listed }),
    ...(given["any-channel"] === true ? { channels: null } : {}),
    ...scenariosOf(given),
  };
}

function scenariosOf(given: Given): Partial<ServerSettings> {
  const scenarios = SCENARIO_HOSTS.find((one) => one === given["own-scenarios"]);
  return scenarios === undefined ? {} : { scenarios };
}

function settingsPage(settings: ServerSettings, changed: boolean): Screen {
  const { creators, channels, scenarios } = settings;
  const lines = [
    ...(changed ? ["✅ That is settled.", ""] : []),
    `**Who opens campaigns** – ${creators === null ? "everyone" : `members with <@&${creators}>, and those who manage this server`}`,
    `**Where** – ${channels === null ? "in every channel where I may post" : channels.map((id) => `<#${id}>`).join(", ")}`,
    `**Scenarios of one's own** – brought by ${BRINGERS[scenarios]}`,
    "",
    "Campaigns that are open already go on. `/umpire limits` says how many there may be, `/umpire check` what I may do in a channel.",
  ];
  return page("Campaigns on this server", lines.join("\n"));
}

function limitsPage(
  { limit, each, alone, openings, channelOpenings, lobbyDays }: ServerSettings,
  changed: boolean,
): Screen {
  const any = "any number";
  const lines = [
    ...(changed ? ["✅ That is settled.", ""] : []),
    `**At once** – ${limit ?? any}, and per host ${each ?? any}`,
    `**Against computers alone** – ${alone ?? any} per person; they do not count above`,
    `**Within an hour** – ${openings ?? any} opened by one person, ${channelOpenings ?? any} in one channel; those that have ended count`,
    `**Lobbies** – ${lobbyDays === null ? "stay open" : `close when nobody has joined for ${lobbyDays === 1 ? "a day" : `${lobbyDays} days`}`}`,
    "",
    "A campaign that only computers play ends after a day, one that nobody plays in is paused after 30 days and ends after 30 more. " +
      "You can end any campaign with `/game abandon`, also one whose channel is gone. To change a limit: `/umpire limits each:3`.",
  ];
  return page("Limits on this server", lines.join("\n"));
}

/** Every permission that is of use here, whether it is given, and what for. */
function check({ unbacked = false }: Services, { permits }: Asker): Screen {
  const lines = permits.map(({ name, granted, essential, why }) => {
    const sign = granted ? "✅" : essential ? "❌" : "⚠️";
    return `${sign} **${name}** – ${why}`;
  });
  const missing = permits.filter(({ granted }) => !granted);
  const fatal = missing.some(({ essential }) => essential);
  const verdict =
    missing.length === 0
      ? "Nothing is missing: campaigns work in this channel."
      : fatal
        ? "❌ No campaign can be opened here until these are given, in the settings of this channel or of my role."
        : "⚠️ Campaigns work here, except for this.";
  const backups = unbacked ? ["⚠️ **Backups** – I make none of my database: whoever runs me has to."] : [];
  return page("What I may do in this channel", [verdict, "", ...lines, ...backups].join("\n"));
}
