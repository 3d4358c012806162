/** How the application is set up in Discord's developer portal, and what has to change in it. */
import { type APIApplication, ApplicationFlags, ApplicationIntegrationType, OAuth2Scopes } from "discord.js";
import { INVITED_WITH } from "../services/permits.ts";
import { type Finding, good, wrong } from "./finding.ts";

/** What the bot asks to be allowed, as Discord writes it: "395137092608". */
export const WANTED = INVITED_WITH.reduce((sum, { bit }) => sum | bit, 0n);
const SCOPES = [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands] as const;

/** The address by which somebody who manages a server adds the bot to it, with all that it needs. */
export const inviteOf = (application: string): string =>
  `https://discord.com/oauth2/authorize?client_id=${application}&scope=${SCOPES.join("+")}&permissions=${WANTED}`;

/** By what Discord says of it. */
export const examineApplication = (application: APIApplication): readonly Finding[] => [
  installation(application),
  userInstall(application),
  bot(application),
  endpoint(application),
  intents(application),
];

const GUILD = ApplicationIntegrationType.GuildInstall;
const USER = ApplicationIntegrationType.UserInstall;

/** What "Add App" brings to a server: without the scope `bot` only commands, which can open no campaign. */
function installation(application: APIApplication): Finding {
  const what = "install link";
  const page = "In the developer portal, Installation";
  const { custom_install_url: custom, bot_public, install_params, integration_types_config: contexts } = application;
  const asked = custom === undefined ? (contexts?.[GUILD]?.oauth2_install_params ?? install_params) : askedBy(custom);
  const invite = inviteOf(application.id);
  if (!asked) {
    if (!bot_public) return good(what, `none, the bot is private: its owner adds it by ${invite}`);
    return wrong(what, `There is none. ${page}, choose Discord Provided Link, or invite the bot by ${invite}`);
  }
  const scopes = SCOPES.filter((scope) => !asked.scopes.includes(scope));
  const missing = INVITED_WITH.filter(({ bit }) => (permissionsIn(asked.permissions) & bit) === 0n).map(
    ({ name }) => name,
  );
  if (scopes.length === 0 && missing.length === 0) return good(what, "brings the bot with all that it needs");
  const lacks = [
    ...(scopes.length > 0 ? [`the scope ${scopes.join(" and ")}`] : []),
    ...(missing.length > 0 ? [`the permissions ${missing.join(", ")}`] : []),
  ];
  const where = custom === undefined ? "Default Install Settings, Guild Install" : "Install Link";
  return wrong(
    what,
    `It does not ask for ${lacks.join(", nor for ")}. ${page}, ${where}, add them; or invite the bot by ${invite}`,
  );
}

/** What an address of one's own asks for; nothing, where it leads elsewhere. */
function askedBy(address: string): { readonly scopes: readonly string[]; readonly permissions: string } {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  return { scopes: query.get("scope")?.split(" ") ?? [], permissions: query.get("permissions") ?? "0" };
}

const ADMINISTRATOR = 1n << 3n;
/** Whoever administers a server may do everything there. */
const permissionsIn = (text: string): bigint => {
  const bits = /^\d{1,20}$/.test(text) ? BigInt(text) : 0n;
  return (bits & ADMINISTRATOR) === 0n ? bits : WANTED;
};

/** Somebody could bring the commands along to servers that the bot is not on. */
function userInstall({ integration_types_config: contexts }: APIApplication): Finding {
  const what = "user install";
  if (contexts?.[USER] === undefined) return good(what, "is off");
  return wrong(
    what,
    "People can add the commands to themselves, and use them where the bot is not. In the developer portal, " +
      "Installation, Installation Contexts, switch User Install off.",
  );
}

const has = ({ flags }: APIApplication, bits: number): boolean => (Number(flags ?? 0) & bits) !== 0;

function bot(application: APIApplication): Finding {
  const what = "bot";
  if (application.bot_require_code_grant)
    return wrong(
      what,
      "It joins no server by a link alone. In the developer portal, Bot, switch Requires OAuth2 Code Grant off.",
    );
  if (has(application, ApplicationFlags.VerificationPendingGuildLimit))
    return wrong(what, "Discord has stopped its growth: the developer portal says why, and how to appeal.");
  return good(what, "can be added to servers");
}

/** With an address there Discord sends what is pressed and typed to it, and nothing to the bot. */
function endpoint({ interactions_endpoint_url: url }: APIApplication): Finding {
  const what = "endpoint";
  if (!url) return good(what, "none: commands and presses come to the bot");
  return wrong(
    what,
    "Commands and presses go to a web address, and none to the bot. In the developer portal, General Information, empty " +
      "Interactions Endpoint URL.",
  );
}

const PRIVILEGED = {
  "Presence Intent": ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
  "Server Members Intent": ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
  "Message Content Intent": ApplicationFlags.GatewayMessageContent | ApplicationFlags.GatewayMessageContentLimited,
} as const;

/** The bot asks the gateway for none of these, so Discord has nothing to review. */
function intents(application: APIApplication): Finding {
  const what = "intents";
  const on = Object.entries(PRIVILEGED).flatMap(([name, bits]) => (has(application, bits) ? [name] : []));
  if (on.length === 0) return good(what, "no privileged one is on, and none is needed");
  return wrong(
    what,
    `${on.join(" and ")} ${on.length === 1 ? "is" : "are"} on, which Umpire does not use and Discord reviews in large ` +
      "applications. In the developer portal, Bot, Privileged Gateway Intents, switch off what is on.",
  );
}
