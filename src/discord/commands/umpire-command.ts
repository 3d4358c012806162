import {
  ApplicationCommandOptionType,
  ChannelType,
  InteractionContextType,
  type PermissionFlags,
  PermissionFlagsBits,
} from "discord.js";
import { requireMay } from "../../campaign/permissions.ts";
import { MOST, SCENARIO_HOSTS, type ServerSettings } from "../../campaign/servers.ts";
import { refuse } from "../../engine/index.ts";
import type { Asker } from "../asker.ts";
import { page, type Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import {
  type Call,
  type Command,
  type CommandJson,
  commandJson,
  type Given,
  type OptionJson,
  subcommand,
  textOf,
} from "./command.ts";

/** Who may bring scenarios, as choices and settings name them. */
const BRINGERS: { readonly [who in (typeof SCENARIO_HOSTS)[number]]: string } = {
  nobody: "nobody",
  staff: "those who manage this server",
  hosts: "whoever may open campaigns",
};

const STAFF: keyof PermissionFlags = "ManageGuild";

/** A number that the staff can settle; 0 takes it away. */
const amount = (name: string, description: string, most: number): OptionJson => ({
  type: ApplicationCommandOptionType.Integer,
  name,
  description,
  min_value: 0,
  max_value: most,
});

const json: CommandJson = {
  ...commandJson("umpire", "For the staff of this server: who opens campaigns where, and what I may do here", [
    subcommand(
      "setup",
      "Shows or changes who may open campaigns, in which channels, how many, and how long lobbies stay",
      [
        {
          type: ApplicationCommandOptionType.Role,
          name: "creators",
          description: "The role that may open campaigns; @everyone for all",
        },
        {
          type: ApplicationCommandOptionType.Channel,
          name: "allow",
          description: "Put a channel on the list of those where campaigns may be",
          channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
        },
        {
          type: ApplicationCommandOptionType.Channel,
          name: "remove",
          description: "Take a channel off that list",
          channel_types: [ChannelType.GuildText, ChannelType.GuildAnnouncement],
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
        amount("limit", "How many campaigns may be open at once; 0: as many as people like", MOST.limit),
        amount("each", "How many of them one person may host; 0: as many as they like", MOST.each),
        amount("lobby-days", "After how many days in which nobody joins a lobby closes; 0: never", MOST.lobbyDays),
      ],
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
    return call.sub === "setup" ? await setup(services, call, guild) : check(call.asker);
  },
  complete: () => Promise.resolve([]),
};

async function setup({ campaigns }: Services, { asker, given }: Call, guild: string): Promise<Screen> {
  requireMay(asker.staff ? ["staff"] : [], "govern");
  const { servers } = campaigns;
  const before = await servers.settings(guild);
  const change = changeOf(given, before, guild);
  const changed = Object.keys(change).length > 0;
  return settingsPage(changed ? await servers.settle(guild, change) : before, changed);
}

/** What was typed, as a change of the settings. The role that everyone has bears the server's id. */
function changeOf(given: Given, before: ServerSettings, guild: string): Partial<ServerSettings> {
  const creators = textOf(given, "creators");
  const allow = textOf(given, "allow");
  const remove = textOf(given, "remove");
  const rest = (before.channels ?? []).filter((id) => id !== remove && id !== allow);
  const listed = [...rest, ...(allow === null ? [] : [allow])];
  if (remove !== null && listed.length === 0)
    refuse("no-channel-left", "Then no channel would be left; `any-channel` forgets the list.");
  return {
    ...(creators === null ? {} : { creators: creators === guild ? null : creators }),
    ...(allow === null && remove === null ? {} : { channels: listed }),
    ...(given["any-channel"] === true ? { channels: null } : {}),
    ...scenariosOf(given),
    ...amountOf(given, "limit", "limit"),
    ...amountOf(given, "each", "each"),
    ...amountOf(given, "lobby-days", "lobbyDays"),
  };
}

function scenariosOf(given: Given): Partial<ServerSettings> {
  const scenarios = SCENARIO_HOSTS.find((one) => one === given["own-scenarios"]);
  return scenarios === undefined ? {} : { scenarios };
}

function amountOf(given: Given, option: string, setting: keyof typeof MOST): Partial<ServerSettings> {
  const value = given[option];
  return typeof value === "number" ? { [setting]: value === 0 ? null : value } : {};
}

function settingsPage(settings: ServerSettings, changed: boolean): Screen {
  const { creators, channels, scenarios, limit, each, lobbyDays } = settings;
  const lines = [
    ...(changed ? ["✅ That is settled.", ""] : []),
    `**Who opens campaigns** – ${creators === null ? "everyone" : `members with <@&${creators}>, and those who manage this server`}`,
    `**Where** – ${channels === null ? "in every channel where I may post" : channels.map((id) => `<#${id}>`).join(", ")}`,
    `**Scenarios of one's own** – brought by ${BRINGERS[scenarios]}`,
    `**How many at once** – ${limit ?? "any number"}, and per host ${each ?? "any number"}`,
    `**Lobbies** – ${lobbyDays === null ? "stay open" : `close when nobody has joined for ${lobbyDays === 1 ? "a day" : `${lobbyDays} days`}`}`,
    "",
    "Campaigns that are open already go on. `/umpire check` says what I may do in a channel.",
  ];
  return page("Campaigns on this server", lines.join("\n"));
}

/** Every permission that is of use here, whether it is given, and what for. */
function check({ permits }: Asker): Screen {
  const lines = permits.map(({ name, granted, essential, why }) => {
    const sign = granted ? "✅" : essential ? "❌" : "⚠️";
    return `${sign} **${name}** – ${why}`;
  });
  const missing = permits.filter(({ granted }) => !granted);
  const fatal = missing.some(({ essential }) => essential);
  const verdict =
    missing.length === 0
      ? "Everything is there: campaigns work in this channel."
      : fatal
        ? "❌ No campaign can be opened here until these are given, in the settings of this channel or of my role."
        : "⚠️ Campaigns work here, except for this.";
  return page("What I may do in this channel", [verdict, "", ...lines].join("\n"));
}
