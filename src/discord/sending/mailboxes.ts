/**
 * Where a person's own messages go: to their direct messages; where those are closed, to a private thread of the game's
 * channel. Who has closed them, direct-messages.ts remembers.
 */
import type { GameRecord, OutboxRow } from "../../store/records.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import type { Services } from "../services/services.ts";
import type { DirectMessages } from "./direct-messages.ts";

export class Mailboxes {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #direct: DirectMessages;
  readonly #byMention: boolean;

  /** `byMention`: see `IN_BY_MENTION`. */
  constructor(services: Services, client: DiscordClient, direct: DirectMessages, byMention: boolean) {
    this.#services = services;
    this.#client = client;
    this.#direct = direct;
    this.#byMention = byMention;
  }

  /** The channels where a message to this person may lie. */
  async of(game: string, person: string): Promise<readonly string[]> {
    const thread = await this.#services.campaigns.deliveries.mailbox(game, person);
    const direct = await this.#channelOf(person);
    return [...(thread === null ? [] : [thread]), ...(direct === null ? [] : [direct])];
  }

  /** Sends by direct message first; where that is impossible, to the thread, which is quiet except for a ping. */
  async send<T>(
    { game }: Pick<OutboxRow, "game">,
    person: string,
    send: (place: string, ping: readonly string[]) => Promise<T>,
  ): Promise<T> {
    const direct = await this.#direct.send(game, person, (channel) => send(channel, []));
    if (direct) return direct.sent;
    const known = await this.#known(game, person);
    const thread = known ?? (await this.#opened(game, person));
    if (known === null && !this.#byMention) await this.#client.admit(thread, person);
    const sent = await send(thread, [person]); // nobody else may be called into this one
    if (known === null && this.#byMention) await this.#client.admit(thread, person);
    return sent;
  }

  /** The same only by direct message; null: that cannot be. */
  async sendDirectly<T>(
    { game }: Pick<OutboxRow, "game">,
    person: string,
    send: (place: string) => Promise<T>,
  ): Promise<T | null> {
    return (await this.#direct.send(game, person, send))?.sent ?? null;
  }

  async #channelOf(person: string): Promise<string | null> {
    try {
      return await this.#direct.channelOf(person);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      return null;
    }
  }

  /** The private thread, its one member let in, even if they had left; null: there is none. */
  async #known(game: string, person: string): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.mailbox(game, person);
    if (known === null) return null;
    try {
      await this.#client.admit(known, person);
      return known;
    } catch (error) {
      if (!isCode(error, CODE.unknownChannel)) throw error;
      await deliveries.lostThread(known);
      return null;
    }
  }

  /** A new one, with nobody in it. */
  async #opened(game: string, person: string): Promise<string> {
    const { campaigns } = this.#services;
    const { deliveries } = campaigns;
    const { record, members } = await campaigns.showing.status(game);
    const name = nameFor(record, members, person);
    const thread = await this.#client.openPrivateThread(record.channel, name, deliveries.isThread);
    await deliveries.keepMailbox(game, person, thread);
    return thread;
  }
}

function nameFor(record: GameRecord, members: readonly { person: string; name: string }[], person: string): string {
  const name = members.find((member) => member.person === person)?.name;
  return clip(`${record.name} · ${name === undefined ? "for you alone" : `for ${name} alone`}`, LIMIT.threadName);
}
