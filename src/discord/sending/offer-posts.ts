/**
 * Public offers: a message each in the thread of their phase, edited until they are over. Where there is no thread they
 * are only lines of the phase's post: the channel is not to be filled with them.
 */
import { plainError } from "../../campaign/service/plain-error.ts";
import type { OfferPayload, OutboxRow } from "../../store/records.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { offerScreen } from "../delivery/message.ts";
import type { Publisher } from "../delivery/publisher.ts";
import type { Services } from "../services/services.ts";

export class OfferPosts {
  readonly #services: Services;
  readonly #publisher: Publisher;

  constructor(services: Services, publisher: Publisher) {
    this.#services = services;
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
      return await this.#place(row, payload, known, old, again);
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
    { thread, open }: { readonly thread: string; readonly open: boolean },
    old: string | null,
    again: boolean,
  ): Promise<string | null> {
    const offer = await this.#services.campaigns.deliveries.offer(row.game, payload);
    const screen = offerScreen(offer, row.game);
    const edit = (message: string): Promise<boolean> =>
      open
        ? this.#publisher.edit(row, thread, message, screen, [], offer.controls.length > 0)
        : this.#publisher.editClosed(row, thread, message, screen);
    if (old !== null && (await edit(old))) return old;
    const there = again ? await this.#publisher.arrived(row, thread) : null;
    if (there !== null) return (await edit(there)) ? there : null;
    const over = payload.result !== null || payload.struck;
    if (payload.struck || (over && old !== null)) return null; // nobody misses what is over
    return await this.#publisher.post(row, thread, screen, []);
  }
}
