/**
 * Hears of threads that wake: what was held back for them goes on. discord.js forgets those that sleep, and tells nothing
 * of them.
 */
import { type Client, GatewayDispatchEvents } from "discord.js";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { Services } from "../services/services.ts";

export function watchWaking(client: Client, { campaigns, logger }: Services): void {
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, ({ id, thread_metadata: state }) => {
    if (state?.archived !== false) return;
    campaigns.deliveries
      .awoken(id)
      .catch((error: unknown) => logger.error({ id, error: plainError(error) }, "a thread woke unheard"));
  });
}
