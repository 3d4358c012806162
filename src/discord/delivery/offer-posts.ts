import { plainError } from "../../campaign/plain-error.ts";
import type { OfferPayload, OutboxRow } from "../../store/records.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import type { DiscordClient } from "./discord-client.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "./faults.ts";
import { offerScreen } from "./message.ts";
import type { Publisher } from "./publisher.ts";

/**
 * Public offers: a message each in the thread of their phase, edited until they are over. Where there is no thread they
 * are lines of the phase's post alone: the channel is not to be filled with them.
 */
export class OfferPosts {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #publisher: Publisher;

  constructor(services: Services, client: DiscordClient, publisher: Publisher) {
    this.#services = services;
    this.#client = client;
    this.#publisher = publisher;
  }

  /** Null: it has become no message. What forbids one is logged: the offer stands in the post as well. */
  async bring(row: OutboxRow, payload: OfferPayload, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row);
    const known = await deliveries.threadOf(row.game, payload.phase);
    const isPast = known?.open === false && payload.result !== null && old !== null; // what is said of a promise comes later
    if (!known || !(known.open || isPast)) return old;
    try {
      const placed = await this.#place(row, payload, known.thread, old, again);
      if (isPast) await this.#client.closeThread(known.thread); // it was woken
      return placed;
    } catch (error) {
      if (isTriedAgain(faultOf(error), row.attempts)) throw error;
      if (isCode(error, CODE.unknownChannel)) await deliveries.lostThread(known.thread);
      this.#services.logger.warn({ error: plainError(error), game: row.game }, "an offer could not be shown");
      return old;
    }
  }

  async #place(
    row: OutboxRow,
    payload: OfferPayload,
    thread: string,
    old: string | null,
    again: boolean,
  ): Promise<string | null> {
    const offer = await this.#services.campaigns.deliveries.offer(row.game, payload);
    const screen = offerScreen(offer, row.game);
    if (old !== null && (await this.#edited(row, thread, old, screen))) return old;
    const there = again ? await this.#publisher.arrived(row, thread) : null;
    if (there !== null) return (await this.#edited(row, thread, there, screen)) ? there : null;
    const over = payload.result !== null || payload.struck;
    if (payload.struck || (over && old !== null)) return null; // nobody misses what is over
    return await this.#publisher.post(row, thread, screen, []);
  }

  /** A thread that has fallen asleep lets nothing be edited until it is woken. */
  async #edited(row: OutboxRow, thread: string, message: string, screen: Screen): Promise<boolean> {
    if (await this.#publisher.edit(row, thread, message, screen)) return true;
    return (await this.#client.wakeThread(thread)) && (await this.#publisher.edit(row, thread, message, screen));
  }
}
