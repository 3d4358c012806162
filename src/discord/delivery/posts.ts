import type { OutboxRow, Post } from "../../store/records.ts";
import type { Screen } from "../screen.ts";
import type { Services } from "../services.ts";
import type { Mailboxes } from "./mailboxes.ts";
import { pinged, postScreen } from "./message.ts";
import type { Publisher } from "./publisher.ts";

/** Posts that say what they say for good: the lobby, notices, reminders, results. Those of one slot are one message. */
export class Posts {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #mailboxes: Mailboxes;

  constructor(services: Services, publisher: Publisher, mailboxes: Mailboxes) {
    this.#services = services;
    this.#publisher = publisher;
    this.#mailboxes = mailboxes;
  }

  async toChannel(row: OutboxRow, post: Post, channel: string, again: boolean): Promise<string> {
    return await this.#place(row, channel, await this.#screen(row, post), pinged(post.ping), again);
  }

  async toPerson(row: OutboxRow, post: Post, person: string, again: boolean): Promise<string> {
    const screen = await this.#screen(row, post);
    const thread = again ? await this.#services.campaigns.deliveries.mailbox(row.game, person) : null;
    const there = thread === null ? null : await this.#publisher.arrived(row, thread);
    if (there !== null) return there;
    return await this.#mailboxes.send(row, person, (place, ping) =>
      this.#place(row, place, screen, ping, again && ping.length === 0),
    );
  }

  async #screen({ game }: OutboxRow, post: Post): Promise<Screen> {
    return await postScreen(this.#services, post, game);
  }

  async #place(
    row: OutboxRow,
    channel: string,
    screen: Screen,
    ping: readonly string[],
    again: boolean,
  ): Promise<string> {
    const old = row.slot === null ? null : await this.#services.campaigns.deliveries.messageOf(row);
    if (old !== null && (await this.#publisher.edit(row, channel, old, screen, ping))) return old;
    const there = again ? await this.#publisher.arrived(row, channel) : null;
    return there ?? (await this.#publisher.post(row, channel, screen, ping));
  }
}
