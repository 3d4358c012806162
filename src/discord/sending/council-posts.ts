/** Writes into the threads of councils: their one post, which a new question moves to the end, and notices. */
import type { CouncilMessage, CouncilQuestion } from "../../campaign/contract/councils.ts";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { Subject } from "../../campaign/service.ts";
import type { OutboxRow, Post } from "../../store/records.ts";
import { councilScreen, partingScreen } from "../council/page.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { pinged, postScreen } from "../delivery/message.ts";
import type { Notifier } from "../delivery/notifier.ts";
import type { Publisher } from "../delivery/publisher.ts";
import type { Screen } from "../screen/screen.ts";
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";
import { CouncilRooms } from "./council-rooms.ts";

interface Ways {
  readonly publisher: Publisher;
  readonly notifier: Notifier;
  readonly activity: Activity;
  /** See `IN_BY_MENTION`. */
  readonly byMention: boolean;
}

/**
 * What is written into the threads of councils: their one post with hand and question, which a new question moves to the
 * end, and notices. What calls nobody makes no sound.
 */
export class CouncilPosts {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #notifier: Notifier;
  readonly #activity: Activity;
  readonly #byMention: boolean;
  /** Members whom a post has mentioned since this process began, by campaign: it has let them in. */
  readonly #mentioned = new Set<string>();
  readonly #rooms: CouncilRooms;

  constructor(services: Services, client: DiscordClient, { publisher, notifier, activity, byMention }: Ways) {
    this.#services = services;
    this.#publisher = publisher;
    this.#notifier = notifier;
    this.#activity = activity;
    this.#byMention = byMention;
    this.#rooms = new CouncilRooms(services, client);
  }

  /** Shows the council's question as it is now; says which message does. */
  bring(row: OutboxRow, seat: string, again: boolean): Promise<string | null> {
    return this.#somewhere(row, seat, () => this.#bring(row, seat, again));
  }

  /** A notice of its own. */
  notice(row: OutboxRow, post: Post, seat: string, again: boolean): Promise<string | null> {
    return this.#somewhere(row, seat, () => this.#notice(row, post, seat, again));
  }

  /** A thread that was deleted while nobody listened is noticed when it is written to: then another one is opened. */
  async #somewhere<T>({ game }: OutboxRow, seat: string, work: () => Promise<T>): Promise<T> {
    const { deliveries } = this.#services.campaigns;
    try {
      return await work();
    } catch (error) {
      const gone = isCode(error, CODE.unknownChannel) ? (await deliveries.council(game, seat))?.meeting.thread : null;
      if (!gone) throw error;
      await deliveries.lostThread(gone);
    }
    return await work();
  }

  async #bring(row: OutboxRow, seat: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const council = await deliveries.council(row.game, seat);
    if (!council) return null;
    const coming = this.#comingByMention(council);
    const thread = await this.#rooms.thread(council, coming);
    if (thread === null) return null;
    const same = thread === council.meeting.thread;
    const old = same ? council.meeting.post : null;
    if (!council.shown) return await this.#part(row, council, thread, old);
    const known = same ? council.meeting.wait : null;
    const post = await this.#place(row, { ...council, shown: council.shown }, { thread, old, known, again, coming });
    for (const person of coming) this.#mentioned.add(`${row.game} ${person}`);
    if (coming.length > 0) await this.#rooms.letIn(council, thread, coming);
    return post;
  }

  /** Those who are not in the thread yet, and come by the mention of a new post; whom that has not let in is not called again. */
  #comingByMention({ game, meeting, persons, shown }: CouncilMessage): readonly string[] {
    if (!this.#byMention || !shown) return [];
    const inside = meeting.thread === null ? [] : meeting.inside;
    const isComing = (person: string): boolean => !inside.includes(person) && !this.#mentioned.has(`${game} ${person}`);
    return pinged(persons.filter(isComing));
  }

  async #place(
    row: OutboxRow,
    { game, seat, shown }: CouncilMessage & { readonly shown: CouncilQuestion },
    at: {
      readonly thread: string;
      readonly old: string | null;
      readonly known: string | null;
      readonly again: boolean;
      readonly coming: readonly string[];
    },
  ): Promise<string> {
    const { thread, old, known, again, coming } = at;
    const { deliveries } = this.#services.campaigns;
    const screen = await councilScreen(this.#services, game, shown);
    const moves = shown.wait !== null && shown.wait !== known;
    const asks = shown.wait !== null;
    const found = again ? await this.#publisher.arrived(row, thread) : null;
    const isDue = moves || coming.length > 0;
    const arrived =
      found !== null && found !== old && (await this.#edited(row, thread, found, screen, asks)) ? found : null;
    if (arrived === null && old !== null && !isDue && (await this.#edited(row, thread, old, screen, asks))) return old;
    const called = moves ? shown.called.filter((person) => !this.#activity.isActive(person)) : [];
    const post =
      arrived ?? (await this.#posted(row, thread, screen, { seat: shown.seat }, [...new Set([...called, ...coming])]));
    if (old !== null) await this.#remove(game, thread, old); // before it is forgotten: this may have to be done again
    await deliveries.keepMeeting(game, seat, { post, ...(moves ? { wait: shown.wait } : {}) }, called);
    return post;
  }

  #posted(row: OutboxRow, thread: string, screen: Screen, about: Subject, called: readonly string[]): Promise<string> {
    const ping = pinged(called);
    if (ping.length === 0) return this.#publisher.post(row, thread, screen, ping, true);
    return this.#notifier.post(row, thread, screen, about, ping);
  }

  #edited(row: OutboxRow, thread: string, message: string, screen: Screen, asks: boolean): Promise<boolean> {
    return this.#publisher.edit(row, thread, message, screen, [], asks);
  }

  /** What stays of the post where nobody votes any more. */
  async #part(row: OutboxRow, council: CouncilMessage, thread: string, old: string | null): Promise<string | null> {
    if (old === null) return null;
    await this.#edited(row, thread, old, await partingScreen(this.#services, council), false);
    return old;
  }

  async #notice(row: OutboxRow, post: Post, seat: string, again: boolean): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const council = await deliveries.council(row.game, seat);
    // whoever is new here comes with the council's own post, which is queued behind this
    const thread = council && (await this.#rooms.thread(council, this.#comingByMention(council)));
    if (!thread) return null;
    const screen = await postScreen(this.#services, post, row.game);
    const old = row.slot === null ? null : await deliveries.messageOf(row);
    if (old !== null && (await this.#edited(row, thread, old, screen, post.ping.length > 0))) return old;
    const arrived = again ? await this.#publisher.arrived(row, thread) : null;
    if (arrived !== null && (await this.#edited(row, thread, arrived, screen, true))) return arrived;
    return await this.#posted(row, thread, screen, { post }, post.ping);
  }

  /** Two posts are worse than one, but no fault to stop at. */
  async #remove(game: string, thread: string, message: string): Promise<void> {
    try {
      await this.#publisher.remove(thread, message);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), game, message }, "an old post could not be deleted");
    }
  }
}
