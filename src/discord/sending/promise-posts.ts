/**
 * Promises that everyone knows: a message each, in the thread in which people negotiate, or in the channel where there is
 * none; without a sound, for nobody is asked anything.
 */
import { plainError } from "../../campaign/service/plain-error.ts";
import type { PromisePost } from "../../campaign/service.ts";
import type { OutboxRow } from "../../store/records.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { offerScreen } from "../delivery/message.ts";
import type { Publisher } from "../delivery/publisher.ts";
import type { Screen } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";

export class PromisePosts {
  readonly #services: Services;
  readonly #publisher: Publisher;

  constructor(services: Services, publisher: Publisher) {
    this.#services = services;
    this.#publisher = publisher;
  }

  /** Null: there is no such promise. */
  async bring(row: OutboxRow, promise: string, channel: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const post = await deliveries.promise(row.game, promise);
    if (!post) return null;
    const screen = offerScreen(post, row.game);
    const old = await deliveries.messageOf(row);
    const thread = await this.#threadOf(row, post);
    const places = [...(thread ? [thread.thread] : []), channel];
    if (old !== null && (await this.#editedIn(row, places, old, screen, thread))) return old;
    for (const place of again ? places : []) {
      const there = await this.#publisher.arrived(row, place);
      if (there !== null && (await this.#edited(row, place, there, screen))) return there;
    }
    return await this.#posted(row, thread?.open === true ? thread.thread : null, channel, screen);
  }

  #threadOf({ game }: OutboxRow, { phase }: PromisePost): Promise<{ thread: string; open: boolean } | null> {
    return phase === null ? Promise.resolve(null) : this.#services.campaigns.deliveries.threadOf(game, phase);
  }

  /** In the thread, or where that is not possible in the channel: a promise is nowhere else to be read. */
  async #posted(row: OutboxRow, thread: string | null, channel: string, screen: Screen): Promise<string> {
    if (thread === null) return await this.#publisher.post(row, channel, screen, [], true);
    try {
      return await this.#publisher.post(row, thread, screen, [], true);
    } catch (error) {
      if (isTriedAgain(faultOf(error), row.attempts)) throw error;
      if (isCode(error, CODE.unknownChannel)) await this.#services.campaigns.deliveries.lostThread(thread);
      this.#services.logger.warn(
        { error: plainError(error), game: row.game },
        "a promise could not go into its thread",
      );
      return await this.#publisher.post(row, channel, screen, [], true);
    }
  }

  async #editedIn(
    row: OutboxRow,
    places: readonly string[],
    message: string,
    screen: Screen,
    thread: { readonly thread: string; readonly open: boolean } | null,
  ): Promise<boolean> {
    for (const place of places)
      if (await this.#edited(row, place, message, screen, thread?.open === false && place === thread.thread))
        return true;
    return false;
  }

  async #edited(row: OutboxRow, place: string, message: string, screen: Screen, isClosed = false): Promise<boolean> {
    try {
      if (isClosed) return await this.#publisher.editClosed(row, place, message, screen);
      return await this.#publisher.edit(row, place, message, screen);
    } catch (error) {
      if (isCode(error, CODE.unknownChannel)) return false;
      throw error;
    }
  }
}
