/** Sends the messages that notify somebody, so that a phone says what is asked. */
import { plainError } from "../../campaign/service/plain-error.ts";
import type { Subject } from "../../campaign/service.ts";
import type { OutboxRow } from "../../store/records.ts";
import { LIMIT } from "../screen/limits.ts";
import { mention } from "../screen/rich.ts";
import type { Screen } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";
import type { DiscordClient } from "./discord-client.ts";
import { faultOf, isTriedAgain } from "./faults.ts";
import { type MessageBody, nonceOf } from "./message.ts";
import type { Publisher } from "./publisher.ts";

/**
 * Whether messages that notify are created as plain words, and changed to components at once. A phone shows the content
 * that a message is created with, and nothing of components (discord/discord-api-docs#7854): when that is solved, `false`
 * makes them one request each.
 */
export const PLAIN_FIRST = true;

export class Notifier {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #publisher: Publisher;
  readonly #plainFirst: boolean;

  constructor(services: Services, client: DiscordClient, publisher: Publisher, plainFirst = PLAIN_FIRST) {
    this.#services = services;
    this.#client = client;
    this.#publisher = publisher;
    this.#plainFirst = plainFirst;
  }

  /**
   * A new message: its id. `ping`: whom it mentions; nobody where it is a direct message. What an earlier try of this row
   * has become must be looked for before: one that was deleted meanwhile has notified, and comes again without a sound.
   */
  async post(
    row: OutboxRow,
    channel: string,
    screen: Screen,
    about: Subject,
    ping: readonly string[] = [],
  ): Promise<string> {
    if (row.message !== null) return await this.#publisher.post(row, channel, screen, ping, true);
    const words = this.#plainFirst ? await this.#words(row.game, about, ping) : null;
    if (words === null) return await this.#publisher.post(row, channel, screen, ping);
    const { deliveries } = this.#services.campaigns;
    await deliveries.calling(row, words);
    const { id: message } = await this.#client.send(channel, plainBody(words, ping), nonceOf(row));
    await deliveries.created(row, message);
    await this.#fill(row, channel, message, screen, ping);
    return message;
  }

  /** The mentions stand before the command, so that a lock screen begins with what is asked; null: there is no room for them. */
  async #words(game: string, about: Subject, ping: readonly string[]): Promise<string | null> {
    const said = await this.#services.campaigns.deliveries.notification(game, about);
    const end = said.lastIndexOf(" /");
    const words = [said.slice(0, end), ...ping.map(mention), said.slice(end + 1)].join(" ");
    return words.length <= LIMIT.content ? words : null;
  }

  /** If that is refused for good, the words suffice. */
  async #fill(
    row: OutboxRow,
    channel: string,
    message: string,
    screen: Screen,
    ping: readonly string[],
  ): Promise<void> {
    const facts = { game: row.game, row: row.id, message };
    try {
      if (await this.#publisher.fill(row, channel, message, screen, ping)) return;
      this.#services.logger.warn(facts, "a message stays as plain words");
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ ...facts, error: plainError(error) }, "a message stays as plain words");
    }
  }
}

const plainBody = (content: string, ping: readonly string[]): MessageBody => ({
  json: { content, allowed_mentions: { parse: [], users: [...ping] } },
  files: [],
});
