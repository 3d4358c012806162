/** Looks at everything at Discord that the bot needs, and changes nothing: token, clock, logins, commands, channels. */
import {
  type APIApplication,
  type APIApplicationCommand,
  type RESTAPIPartialCurrentUserGuild,
  type RESTGetAPIGatewayBotResult,
  Routes,
} from "discord.js";
import type { Definition, GameTypes } from "#engine";
import { commandsFor } from "../commands/index.ts";
import { sameCommands } from "../commands/register.ts";
import { DiscordProblem, discordProblem } from "../delivery/problems.ts";
import { DiscordRest, requestsTo } from "../delivery/requests.ts";
import { examineApplication, inviteOf } from "./application.ts";
import { examineChannel } from "./channel.ts";
import { type Finding, good, wrong } from "./finding.ts";

/** How far, in ms, a clock may be from Discord's, which tells whole seconds. */
const CLOSE = 5000;
/** With fewer logins left for today than this a bot that starts again and again would have its token taken away. */
const FEW_LOGINS = 20;

export interface Examination {
  readonly token: string;
  /** Discord's API; null: the real one. */
  readonly api: string | null;
  readonly definitions: readonly Definition<GameTypes>[];
  /** Ids of the channels whose permissions are looked at. */
  readonly channels: readonly string[];
  /** This machine's clock, ms since 1970. */
  readonly now: () => number;
}

/** Looks at everything at Discord that the bot needs. It only asks: nothing is changed, and nobody logs in at the gateway. */
export async function examineDiscord({
  token,
  api,
  definitions,
  channels,
  now,
}: Examination): Promise<readonly Finding[]> {
  const rest = new DiscordRest({ ...requestsTo(api), retries: 1 }).setToken(token);
  let clock: Finding | null = null;
  rest.on("response", (_, { headers }) => {
    clock ??= clockBy(headers.get("date"), now());
  });
  try {
    const application = (await rest.get(Routes.currentApplication())) as APIApplication; // Discord's answers, by its documentation
    const there = (await rest.get(Routes.applicationCommands(application.id))) as APIApplicationCommand[];
    const servers = (await rest.get(Routes.userGuilds())) as RESTAPIPartialCurrentUserGuild[];
    const { session_start_limit: logins } = (await rest.get(Routes.gatewayBot())) as RESTGetAPIGatewayBotResult;
    const self = application.bot?.id ?? application.id;
    const seen: Finding[] = [];
    for (const channel of channels) seen.push(await examineChannel(rest, self, channel));
    return [
      good("token", `it is that of ${application.name} (application ${application.id})`),
      ...examineApplication(application),
      loginsLeft(logins),
      commands(there, definitions),
      serversOf(servers.length, application.id),
      ...(seen.length > 0 ? seen : [good("channels", "none has a campaign; `--channel ID` looks at one")]),
      ...(clock ? [clock] : []),
    ];
  } catch (error) {
    const problem = discordProblem(error);
    if (!(problem instanceof DiscordProblem)) throw problem;
    return [wrong(problem.passes ? "Discord" : "token", problem.message), ...(clock ? [clock] : [])];
  } finally {
    rest.clearHashSweeper();
    rest.clearHandlerSweeper();
  }
}

/** Deadlines are shown by the clocks of those who read them, and kept by this machine's. */
function clockBy(date: string | null, now: number): Finding | null {
  const there = Date.parse(date ?? "");
  if (Number.isNaN(there)) return null;
  const off = now - there;
  const seconds = Math.round(Math.abs(off) / 1000);
  if (Math.abs(off) <= CLOSE) return good("clock", "agrees with Discord's");
  return wrong(
    "clock",
    `It is ${seconds} seconds ${off > 0 ? "ahead of" : "behind"} Discord's: let the system set it (NTP).`,
  );
}

function loginsLeft({ remaining, reset_after }: RESTGetAPIGatewayBotResult["session_start_limit"]): Finding {
  if (remaining >= FEW_LOGINS) return good("logins", `${remaining} left for today`);
  const hours = Math.ceil(reset_after / 3_600_000);
  return wrong(
    "logins",
    `Only ${remaining} left for the next ${hours} hours: see by the log why the bot starts so often.`,
  );
}

function commands(there: readonly object[], definitions: Examination["definitions"]): Finding {
  const ours = [...commandsFor(definitions).values()].map(({ json }) => json);
  if (sameCommands(there, ours)) return good("commands", `all ${ours.length} are registered`);
  const how = there.length === 0 ? "None is registered" : "Those that are registered are not this release's";
  return wrong("commands", `${how}: \`umpire register\` registers them, and so does the start of the bot.`);
}

const serversOf = (count: number, application: string): Finding =>
  count > 0
    ? good("servers", `it is on ${count}`)
    : wrong("servers", `It is on none. Invite it by ${inviteOf(application)}`);
