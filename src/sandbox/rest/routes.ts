/** Which REST route of the sandbox a request is for. */
import { channelRoutes } from "./channels.ts";
import { commandRoutes } from "./commands.ts";
import { guildRoutes } from "./guilds.ts";
import { interactionRoutes } from "./interactions.ts";
import { messageRoutes } from "./messages.ts";
import { pinRoutes, reactionRoutes } from "./reactions.ts";
import type { Route } from "./route.ts";
import { selfRoutes } from "./self.ts";
import { threadRoutes } from "./threads.ts";
import { webhookRoutes } from "./webhooks.ts";

/** All that the sandbox speaks. Of two routes that fit, the first counts: fixed words stand before parameters. */
const ROUTES: readonly Route[] = [
  ...selfRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...threadRoutes,
  ...pinRoutes,
  ...reactionRoutes,
  ...messageRoutes,
];

export function findRoute(method: string, path: string): { route: Route; params: Record<string, string> } | undefined {
  for (const route of ROUTES) {
    if (route.method !== method) continue;
    const match = route.pattern.exec(path);
    if (match === null) continue;
    const params = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    return { route, params: Object.fromEntries(params) };
  }
  return undefined;
}
