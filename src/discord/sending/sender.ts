/** Brings one outbox row to its destination; says which message it became. Doing it again does nothing twice. */
import { plainError } from "../../campaign/service/plain-error.ts";
import { isLeftBehind } from "../../store/left-threads.ts";
import type { Control, OutboxRow, Post } from "../../store/records.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { faultOf, isTriedAgain } from "../delivery/faults.ts";
import { Notifier } from "../delivery/notifier.ts";
import { Publisher } from "../delivery/publisher.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import type { seatPage } from "../seat/page/seat-page.ts";
import { filledInNow } from "../seat/press/filled-in.ts";
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";
import { CouncilPosts } from "./council-posts.ts";
import { type Destination, readDestination } from "./destination.ts";
import { DirectMessages } from "./direct-messages.ts";
import { IN_BY_MENTION } from "./entering.ts";
import { FirstMessages } from "./first-messages.ts";
import { LateNotices } from "./late-notices.ts";
import { LivePosts } from "./live-posts.ts";
import { Mailboxes } from "./mailboxes.ts";
import { MotionPosts } from "./motion-posts.ts";
import { OfferPosts } from "./offer-posts.ts";
import { Posts } from "./posts.ts";
import { PromisePosts } from "./promise-posts.ts";
import { ReplayPosts } from "./replay-posts.ts";
import { SeatMessages } from "./seat-messages.ts";
import { TalkPosts } from "./talk-posts.ts";

export interface Surroundings {
  /** Who is at the controls. */
  readonly activity: Activity;
  /** The time, ms since 1970. */
  readonly now: () => number;
  /** What somebody's message of a campaign shows; the page of their seat if left out. */
  readonly seatPage?: typeof seatPage | undefined;
  /** See `PLAIN_FIRST`, which counts if it is left out. */
  readonly plainFirst?: boolean | undefined;
  /** See `IN_BY_MENTION`, which counts if it is left out. */
  readonly byMention?: boolean | undefined;
}

export class Sender {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #posts: Posts;
  readonly #livePosts: LivePosts;
  readonly #offerPosts: OfferPosts;
  readonly #replayPosts: ReplayPosts;
  readonly #promisePosts: PromisePosts;
  readonly #talkPosts: TalkPosts;
  readonly #seatMessages: SeatMessages;
  readonly #councilPosts: CouncilPosts;
  readonly #motionPosts: MotionPosts;
  /** Those to be notified when they have left the controls. */
  readonly late: LateNotices;

  constructor(services: Services, client: DiscordClient, surroundings: Surroundings) {
    const { activity, now, seatPage, plainFirst, byMention = IN_BY_MENTION } = surroundings;
    const publisher = new Publisher(services, client);
    const notifier = new Notifier(services, client, publisher, plainFirst);
    const direct = new DirectMessages(services, client, { activity, now, firsts: new FirstMessages(now) });
    const mailboxes = new Mailboxes(services, client, direct, byMention);
    this.#services = services;
    this.#client = client;
    this.#posts = new Posts(services, { publisher, notifier, mailboxes });
    this.#livePosts = new LivePosts(services, client, publisher, { activity, now });
    this.#talkPosts = new TalkPosts(services, client, { publisher, notifier, byMention });
    this.#promisePosts = new PromisePosts(services, publisher);
    this.#offerPosts = new OfferPosts(services, publisher);
    this.#replayPosts = new ReplayPosts(services, publisher);
    this.#councilPosts = new CouncilPosts(services, client, { publisher, notifier, activity, byMention });
    this.#motionPosts = new MotionPosts(services, client, publisher);
    this.late = new LateNotices(services, activity);
    const shown = { activity, late: this.late, seatPage, now };
    this.#seatMessages = new SeatMessages(services, { publisher, notifier, mailboxes }, shown);
  }

  /** `again`: an earlier try may have arrived. Throws what Discord answered. */
  async bring(row: OutboxRow, again: boolean): Promise<string | null> {
    const kept = row.payload.kind === "post" ? await this.#asItIsNow(row, row.payload.post) : null;
    if (kept === "over") return null;
    return await this.#bring(kept === null ? row : { ...row, payload: { kind: "post", post: kept } }, again);
  }

  async #bring(row: OutboxRow, again: boolean): Promise<string | null> {
    const { payload, game } = row;
    const to = readDestination(row.destination);
    if (to.kind === "council") return await this.#toCouncil(row, to.seat, again);
    if (to.kind === "talk") return await this.#talkPosts.bring(row, to.talk, again);
    if (to.kind === "thread") return await this.#laterThread(row, to.number);
    if (to.kind === "replay") return await this.#replayPosts.bring(row);
    const { id } = to;
    switch (payload.kind) {
      case "close-thread":
        await this.#closeThread(game, payload.phase);
        return null;
      case "live":
        return await this.#live(row, payload.number, id, again);
      case "offer":
        return await this.#offerPosts.bring(row, payload, again);
      case "promise":
        return await this.#promisePosts.bring(row, payload.promise, id, again);
      case "seats":
        return await this.#seatMessages.bring(row, id, again);
      case "post":
        return await this.#post(row, payload.post, to, again);
      case "talk":
      case "talk-turn":
      case "talk-join":
      case "talk-offer":
      case "council":
      case "motion":
      case "thread":
      case "replay":
      case "damaged":
        throw new Error("a row cannot be sent there");
    }
  }

  /** A reminder that something kept may come when what it speaks of is over, or has another deadline. */
  async #asItIsNow({ game, destination }: OutboxRow, post: Post): Promise<Post | "over"> {
    const { reminds: seat } = post;
    if (seat === undefined) return post;
    const now = await this.#services.campaigns.deliveries.reminder(game, destination, post);
    const to = readDestination(destination);
    if (now === null) return "over";
    return to.kind === "person" ? await this.#withFilledIn(now, { game, seat, person: to.id }) : now;
  }

  /** Who has filled something in and forgot to submit it reads what, and can do so at once. */
  async #withFilledIn(post: Post, where: { game: string; seat: string; person: string }): Promise<Post> {
    const filled = await filledInNow({ ...this.#services, unasked: true }, where);
    if (filled === null) return post;
    const text = ["\nYou have filled in, and not submitted: **", { literal: filled.words }, "**."];
    const submit: Control = { kind: "submit", seat: where.seat, stamp: filled.stamp, label: "Submit" };
    return { ...post, text: [...post.text, ...text], controls: [submit, ...post.controls] };
  }

  async #toCouncil(row: OutboxRow, seat: string, again: boolean): Promise<string | null> {
    const { payload } = row;
    if (payload.kind === "council") return await this.#councilPosts.bring(row, payload.seat, again);
    if (payload.kind === "motion") return await this.#motionPosts.bring(row, payload, seat, again);
    if (payload.kind === "post") return await this.#councilPosts.notice(row, payload.post, seat, again);
    throw new Error("no such row goes to a council");
  }

  async #post(
    row: OutboxRow,
    post: Post,
    { kind, id }: Exclude<Destination, { kind: "council" | "talk" | "thread" | "replay" }>,
    again: boolean,
  ): Promise<string> {
    if (kind === "person") return await this.#posts.toPerson(row, post, id, again);
    const message = await this.#posts.toChannel(row, post, id, again);
    await this.#triedThread(row.game, null, post.thread, id, message);
    return message;
  }

  async #live(row: OutboxRow, number: number, channel: string, again: boolean): Promise<string | null> {
    const placed = await this.#livePosts.bring(row, number, channel, again);
    if (!placed) return await this.#services.campaigns.deliveries.messageOf(row);
    await this.#triedThread(row.game, number, placed.thread, channel, placed.message);
    return placed.message;
  }

  /**
   * Without its thread a post is still worth having: what forbids one is logged. Where there is only no room for it now,
   * it is tried again in a line of its own (`number`: that of its post), for later posts must not wait.
   */
  async #triedThread(
    game: string,
    number: number | null,
    thread: Post["thread"],
    channel: string,
    message: string,
  ): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    if (!thread || (number !== null && (await deliveries.isThreadWanted(game, number)))) return;
    try {
      await this.#openThread(game, thread, channel, message);
    } catch (error) {
      const fault = faultOf(error);
      if (isTriedAgain(fault) && !fault.slow) throw error;
      this.#services.logger.warn({ error: plainError(error), game, phase: thread.phase }, "no thread could be opened");
      if (fault.slow && number !== null) await deliveries.wantThread(game, number);
    }
  }

  /** Throws what Discord answered. */
  async #openThread(
    game: string,
    { phase, name }: NonNullable<Post["thread"]>,
    channel: string,
    message: string,
  ): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game, phase);
    if (known?.open) return;
    const old = known !== null && (await this.#client.wakeThread(known.thread)) ? known.thread : null;
    const opened = old ?? (await this.#client.openThread(channel, message, clip(name, LIMIT.threadName)));
    await deliveries.keepThread(game, phase, opened);
  }

  /** The thread of a post, unless its phase is over. */
  async #laterThread(row: OutboxRow, number: number): Promise<null> {
    const { campaigns } = this.#services;
    const live = await campaigns.deliveries.live(row.game, number);
    const { channel } = await campaigns.showing.record(row.game);
    const post = { ...row, destination: `channel:${channel}`, slot: `live:${number}` };
    const message = await campaigns.deliveries.messageOf({ ...post, payload: { kind: "live", number } });
    if (live?.open && live.thread && message !== null) await this.#openThread(row.game, live.thread, channel, message);
    return null;
  }

  async #closeThread(game: string, phase: string): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const known = await deliveries.threadOf(game, phase);
    if (known === null) return;
    try {
      await this.#client.closeThread(known.thread);
    } catch (error) {
      // what was left behind elsewhere holds nobody up
      if (!isLeftBehind(phase) || isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), game, phase }, "a thread could not be closed");
    }
    await deliveries.closedThread(game, phase);
  }
}
