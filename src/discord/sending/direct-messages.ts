/** Writes to people directly, within what Discord allows before it puts a bot into quarantine. */

import type { DiscordClient } from "../delivery/discord-client.ts";
import { CODE, faultOf, isCode } from "../delivery/faults.ts";
import { HeldBack } from "../delivery/held-back.ts";
import { QUARANTINED } from "../delivery/refusals.ts";
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";
import type { FirstMessages } from "./first-messages.ts";

const UNKNOWN = { channel: null, written: false, closed: null } as const;

interface Surroundings {
  readonly activity: Activity;
  /** The time, ms since 1970. */
  readonly now: () => number;
  /** When somebody new may be written to. */
  readonly firsts: FirstMessages;
}

/**
 * Writes to people directly. Discord puts bots into quarantine that write to many people whom they have not written to
 * before (code 20026): such first messages come one after the other, and once they are refused not at all for a day. Direct
 * messages that are closed are not tried again until their owner presses something.
 */
export class DirectMessages {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #with: Surroundings;

  constructor(services: Services, client: DiscordClient, surroundings: Surroundings) {
    this.#services = services;
    this.#client = client;
    this.#with = surroundings;
  }

  /** The channel where messages of ours may lie; null: we have never written to this person. */
  async channelOf(person: string): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const box = await deliveries.directBox(person);
    if (!box?.written || box.channel !== null) return box?.channel ?? null;
    const channel = await this.#client.directChannel(person);
    await deliveries.keepDirectBox(person, { ...box, channel });
    return channel;
  }

  /** Null: this person cannot be written to. Throws `HeldBack` while others are to be written to before. */
  async send<T>(
    game: string,
    person: string,
    send: (channel: string) => Promise<T>,
  ): Promise<{ readonly sent: T } | null> {
    const { deliveries } = this.#services.campaigns;
    const { activity, firsts } = this.#with;
    const box = (await deliveries.directBox(person)) ?? UNKNOWN;
    if (box.closed !== null && !activity.hasPressed(person, box.closed)) return null;
    if (!box.written) {
      if (await deliveries.isQuarantined()) return null;
      const wait = firsts.wait(person);
      if (wait > 0) throw new HeldBack("others are written to before, one after the other", wait);
    }
    try {
      const channel = box.channel ?? (await this.#client.directChannel(person));
      if (box.channel === null) await deliveries.keepDirectBox(person, { ...box, channel });
      const sent = await send(channel);
      if (!box.written || box.closed !== null)
        await deliveries.keepDirectBox(person, { channel, written: true, closed: null });
      return { sent };
    } catch (error) {
      if (faultOf(error).kind !== "elsewhere") throw error;
      await this.#refused(game, person, error);
      return null;
    } finally {
      firsts.done(person);
    }
  }

  async #refused(game: string, person: string, error: unknown): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const box = (await deliveries.directBox(person)) ?? UNKNOWN;
    if (isCode(error, CODE.directClosed)) await deliveries.keepDirectBox(person, { ...box, closed: this.#with.now() });
    if (isCode(error, CODE.noMutualServer)) await deliveries.mayHaveLeft(game);
    if (!isCode(error, QUARANTINED)) return;
    await deliveries.keepDirectBox(person, { ...box, written: false });
    await deliveries.quarantine();
  }
}
