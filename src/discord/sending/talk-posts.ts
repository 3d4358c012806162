/** Keeps the threads of private talks: who is let in or removed, and what is posted there. */
import { plainError } from "../../campaign/service/plain-error.ts";
import type { TalkPost } from "../../campaign/service.ts";
import type { OutboxRow } from "../../store/records.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { offerScreen, pinged } from "../delivery/message.ts";
import type { Notifier } from "../delivery/notifier.ts";
import type { Publisher } from "../delivery/publisher.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import { mention } from "../screen/rich.ts";
import { note, type Screen } from "../screen/screen.ts";
import type { Services } from "../services/services.ts";

/** A thread that a talk is held in. */
interface Held extends TalkPost {
  readonly thread: string;
}

interface Ways {
  readonly publisher: Publisher;
  readonly notifier: Notifier;
  /** See `IN_BY_MENTION`. */
  readonly byMention: boolean;
}

interface Placing {
  readonly old: string | null;
  readonly again: boolean;
  /** Whom a new message calls, and what it asks of them in plain words. */
  readonly ping: readonly string[];
  readonly asks: string;
  /** Somebody is asked by it even where it is edited. */
  readonly wakes: boolean;
}

/**
 * Private talks: a thread for each set of seats, with one message of ours at its head, and what is promised and offered in
 * it. Who belongs there is let in, whoever has left is removed.
 */
export class TalkPosts {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #publisher: Publisher;
  readonly #notifier: Notifier;
  readonly #byMention: boolean;

  constructor(services: Services, client: DiscordClient, { publisher, notifier, byMention }: Ways) {
    this.#services = services;
    this.#client = client;
    this.#publisher = publisher;
    this.#notifier = notifier;
    this.#byMention = byMention;
  }

  /** Whatever goes to a talk; null: nothing had to be said. */
  async bring(row: OutboxRow, talk: string, again: boolean): Promise<string | null> {
    const { payload } = row;
    const isNew = payload.kind === "talk" && (await this.#services.campaigns.deliveries.messageOf(row)) === null;
    const held = await this.#held(row.game, talk, this.#byMention && isNew);
    if (!held) return null;
    try {
      switch (payload.kind) {
        case "talk":
          return await this.#head(row, held, again);
        case "talk-join":
          return await this.#join(row, held, payload.person, again);
        case "talk-turn":
          return await this.#turn(row, held, payload.turn, again);
        case "promise":
          return await this.#promise(row, held, payload.promise, again);
        case "talk-offer":
          return await this.#offer(row, held, payload.offer, again);
        default:
          throw new Error("no such row goes to a talk");
      }
    } catch (error) {
      if (!isCode(error, CODE.unknownChannel)) throw error;
      await this.#services.campaigns.deliveries.lostThread(held.thread); // the next row opens another one
      throw error;
    }
  }

  /**
   * The thread with its people in it; opened if there is none and the talk goes on. `byMention`: those who take part come
   * with the message at its head, which calls them.
   */
  async #held(game: string, id: string, byMention: boolean): Promise<Held | null> {
    const { deliveries } = this.#services.campaigns;
    const post = await deliveries.talk(game, id);
    if (!post) return null;
    const { talk, record, isOver } = post;
    if (talk.thread === null && isOver) return null;
    const thread =
      talk.thread ??
      (await this.#client.openPrivateThread(record.channel, clip(post.name, LIMIT.threadName), deliveries.isThread));
    if (talk.thread === null) await deliveries.keepTalk(game, id, { thread, inside: [], last: null });
    const inside = talk.thread === null ? [] : talk.inside;
    const later = byMention ? pinged(talk.persons) : [];
    const kept = await this.#seat(game, { ...post, talk: { ...talk, inside } }, thread, later);
    return { ...post, talk: { ...talk, inside: kept }, thread };
  }

  /**
   * Lets in, except for those who come `later`, and puts out; says who is inside. It is no failure if somebody has left
   * the server.
   */
  async #seat(
    game: string,
    { talk, mayWrite }: TalkPost,
    thread: string,
    later: readonly string[] = [],
  ): Promise<readonly string[]> {
    const { id, inside } = talk;
    const persons = [...talk.persons, ...talk.readers];
    const coming = persons.filter((person) => !inside.includes(person) && !later.includes(person));
    const going = inside.filter((person) => !persons.includes(person));
    if (coming.length === 0 && going.length === 0) return inside;
    const kept = inside.filter((person) => persons.includes(person));
    if (!mayWrite) await this.#client.wakeThread(thread); // it is closed again after its message was edited
    for (const person of going) await this.#tried(game, () => this.#client.dismiss(thread, person));
    for (const person of coming)
      if (await this.#tried(game, () => this.#client.admit(thread, person))) kept.push(person);
    await this.#services.campaigns.deliveries.keepTalk(game, id, { inside: kept });
    return kept;
  }

  async #tried(game: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (isCode(error, CODE.unknownChannel) || isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn(
        { game, error: plainError(error) },
        "somebody could not be let into a talk or out of it",
      );
      return false;
    }
  }

  /** The message at its head: a new one calls those who take part. */
  async #head(row: OutboxRow, held: Held, again: boolean): Promise<string | null> {
    const { talk } = held;
    const old = await this.#services.campaigns.deliveries.messageOf(row);
    const reopens = row.payload.kind === "talk" && row.payload.reopens === true;
    if (held.mayWrite && (reopens || held.record.talkTime !== "any")) await this.#client.wakeThread(held.thread);
    const message = await this.#place(row, held, offerScreen(held, row.game), {
      ...{ old, again, ping: talk.persons, wakes: false },
      asks: "you are asked to talk in private",
    });
    await this.#seat(row.game, held, held.thread); // whom its mention has brought along is in already
    if (!held.mayWrite) await this.#client.closeThread(held.thread);
    if (!held.isOver && message !== old) await this.#noted(row.game, held, message);
    return message;
  }

  /**
   * Those who talk are told of somebody who plays a seat now; mentioning them there brings them in, and they are let in
   * after it.
   */
  async #join(row: OutboxRow, held: Held, person: string, again: boolean): Promise<string> {
    const there = again ? await this.#publisher.arrived(row, held.thread) : null;
    const line = note(
      `${mention(person)} plays a seat of this talk now, is let in, and can read what was said so far.`,
    );
    const isThere = there !== null && (await this.#publisher.edit(row, held.thread, there, line, [], true));
    const message = isThere ? there : await this.#told(row, held, person, line);
    await this.#noted(row.game, held, message);
    await this.#services.campaigns.deliveries.joinTalk(row.game, held.talk.id, person);
    return message;
  }

  #told(row: OutboxRow, { thread }: Held, person: string, line: Screen): Promise<string> {
    const ping = this.#byMention ? pinged([person]) : [];
    if (ping.length === 0) return this.#publisher.post(row, thread, line, [], true);
    const asks = "you take part in one more private talk";
    return this.#notifier.post(row, thread, line, { asks, opens: "/deals" }, ping);
  }

  /** A line for a new turn, without a sound, where somebody has written since ours. */
  async #turn(row: OutboxRow, held: Held, turn: number, again: boolean): Promise<string | null> {
    const { last } = held.talk;
    if (held.isOver || (await this.#client.lastMessage(held.thread)) === last) return null;
    const newest = await this.#client.lastWritten(held.thread); // who comes and goes writes nothing
    if (newest === null || newest === last) return null;
    const there = again ? await this.#publisher.arrived(row, held.thread) : null;
    const line = note(`-# Turn ${turn} begins`);
    const message = there ?? (await this.#publisher.post(row, held.thread, line, [], true));
    await this.#noted(row.game, held, message);
    return message;
  }

  async #promise(row: OutboxRow, held: Held, promise: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const post = await deliveries.promise(row.game, promise);
    if (!post) return null;
    const old = await deliveries.messageOf(row);
    const quiet = { old, again, ping: [], asks: "", wakes: false };
    const message = await this.#place(row, held, offerScreen(post, row.game), quiet);
    if (message !== old) await this.#noted(row.game, held, message);
    return message;
  }

  /** An offer between the seats of a talk: whoever has to answer is called here. */
  async #offer(row: OutboxRow, held: Held, offer: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row);
    const post = await deliveries.talkOffer(row.game, held.talk.id, offer);
    if (!post) return old;
    const ping = post.called.filter((person) => held.talk.persons.includes(person));
    const asks = "an offer in a private talk waits for your answer";
    const wakes = ping.length > 0;
    const message = await this.#place(row, held, offerScreen(post, row.game), { old, again, ping, asks, wakes });
    if (message !== old) await this.#noted(row.game, held, message);
    return message;
  }

  async #place(
    row: OutboxRow,
    { thread, mayWrite }: Held,
    screen: Screen,
    { old, again, ping, asks, wakes }: Placing,
  ): Promise<string> {
    const edit = (message: string): Promise<boolean> =>
      mayWrite
        ? this.#publisher.edit(row, thread, message, screen, [], wakes)
        : this.#publisher.editClosed(row, thread, message, screen);
    if (old !== null && (await edit(old))) return old;
    const there = again ? await this.#publisher.arrived(row, thread) : null;
    if (there !== null && (await edit(there))) return there;
    const called = pinged(ping);
    if (called.length === 0) return await this.#publisher.post(row, thread, screen, called, true);
    return await this.#notifier.post(row, thread, screen, { asks, opens: "/deals" }, called);
  }

  #noted(game: string, { talk }: Held, last: string): Promise<void> {
    return this.#services.campaigns.deliveries.keepTalk(game, talk.id, { last });
  }
}
