/** Posts that say what they say for good: the lobby, notices, reminders, results. Those of one slot are one message. */
import type { OutboxRow, Post } from "../../store/records.ts";
import { pinged, postScreen } from "../delivery/message.ts";
import type { Notifier } from "../delivery/notifier.ts";
import type { Publisher } from "../delivery/publisher.ts";
import type { Screen } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";
import type { Mailboxes } from "./mailboxes.ts";

export class Posts {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #notifier: Notifier;
  readonly #mailboxes: Mailboxes;

  constructor(
    services: Services,
    ways: { readonly publisher: Publisher; readonly notifier: Notifier; readonly mailboxes: Mailboxes },
  ) {
    this.#services = services;
    this.#publisher = ways.publisher;
    this.#notifier = ways.notifier;
    this.#mailboxes = ways.mailboxes;
  }

  async toChannel(row: OutboxRow, post: Post, channel: string, again: boolean): Promise<string> {
    const screen = await this.#screen(row, post);
    const ping = pinged(post.ping);
    const asks = ping.length > 0 || post.controls.length > 0;
    const old = await this.#old(row);
    if (old !== null && (await this.#publisher.edit(row, channel, old, screen, ping, asks))) return old;
    return await this.#place(row, channel, screen, { ping, asks }, again, () =>
      ping.length === 0
        ? this.#publisher.post(row, channel, screen, ping)
        : this.#notifier.post(row, channel, screen, { post }, ping),
    );
  }

  async toPerson(row: OutboxRow, post: Post, person: string, again: boolean): Promise<string> {
    const screen = await this.#screen(row, post);
    const old = await this.#old(row);
    if (old !== null)
      for (const place of await this.#mailboxes.of(row.game, person)) // whichever way served when it was sent
        if (await this.#publisher.edit(row, place, old, screen, [], true)) return old;
    const thread = again ? await this.#services.campaigns.deliveries.mailbox(row.game, person) : null;
    const there = thread === null ? null : await this.#publisher.arrived(row, thread);
    if (thread !== null && there !== null && (await this.#publisher.edit(row, thread, there, screen, [], true)))
      return there;
    return await this.#mailboxes.send(row, person, (place, ping) =>
      this.#place(row, place, screen, { ping, asks: true }, again && ping.length === 0, () =>
        this.#notifier.post(row, place, screen, { post }, ping),
      ),
    );
  }

  /** What an earlier row of its slot became. */
  async #old(row: OutboxRow): Promise<string | null> {
    return row.slot === null ? null : await this.#services.campaigns.deliveries.messageOf(row);
  }

  async #screen({ game }: OutboxRow, post: Post): Promise<Screen> {
    return await postScreen(this.#services, post, game);
  }

  async #place(
    row: OutboxRow,
    channel: string,
    screen: Screen,
    { ping, asks }: { readonly ping: readonly string[]; readonly asks: boolean },
    again: boolean,
    post: () => Promise<string>,
  ): Promise<string> {
    const there = again ? await this.#publisher.arrived(row, channel) : null;
    if (there !== null && (await this.#publisher.edit(row, channel, there, screen, ping, asks))) return there;
    return await post();
  }
}
