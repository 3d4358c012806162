/** Where a phase's post stands: edited in place, or put at the channel's end once others have written below it. */
import { SnowflakeUtil } from "discord.js";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { LivePost } from "../../campaign/service.ts";
import type { OutboxRow, ShownPost } from "../../store/records.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { faultOf, isTriedAgain } from "../delivery/faults.ts";
import { continued, linked, liveScreen } from "../delivery/message.ts";
import type { Publisher } from "../delivery/publisher.ts";
import type { Screen } from "../screen/screen.ts";
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";

/** How long, in ms, a post stays where it is, whatever people write below it. */
const REST = 10 * 60_000;
/**
 * How long, in ms, a post once seen at the end of its channel is taken to be there still, where nobody presses
 * anything.
 */
const SURE = 5 * 60_000;

/** What a live post became. */
export interface Placed {
  readonly message: string;
  readonly thread: LivePost["thread"];
}

/** A post that is brought where it belongs. */
interface Placing {
  readonly row: OutboxRow;
  readonly channel: string;
  readonly live: LivePost;
  /** The message that shows it so far; null: none does. */
  readonly old: string | null;
  /** What it was last sent with; null: nobody knows, or it was not. */
  readonly shown: ShownPost | null;
}

/** The posts of phases: edited as the phase goes on, and put at the end of the channel again when they were written over. */
export class LivePosts {
  readonly #services: Services;
  readonly #client: DiscordClient;
  readonly #publisher: Publisher;
  readonly #now: () => number;
  readonly #activity: Activity;
  /** By channel: the post that was found at its end, and when. */
  readonly #atEnd = new Map<string, { readonly post: string; readonly at: number }>();

  constructor(
    services: Services,
    client: DiscordClient,
    publisher: Publisher,
    { activity, now }: { readonly activity: Activity; readonly now: () => number },
  ) {
    this.#services = services;
    this.#activity = activity;
    this.#client = client;
    this.#publisher = publisher;
    this.#now = now;
  }

  /** Shows the post as it is now. Null: there is no such post. */
  async bring(row: OutboxRow, number: number, channel: string, again: boolean): Promise<Placed | null> {
    const { deliveries } = this.#services.campaigns;
    const live = await deliveries.live(row.game, number);
    if (!live) return null;
    const old = await deliveries.messageOf(row);
    const before = await deliveries.shownPost(row.game);
    const shown = before?.number === number ? before : null;
    const message = await this.#place({ row, channel, live, old, shown }, again);
    const { stage, told } = live;
    if (stage !== shown?.stage || told !== shown.told)
      await deliveries.keepShownPost(row.game, { number, stage, told });
    return { message, thread: live.thread };
  }

  async #place(placing: Placing, again: boolean): Promise<string> {
    const { row, channel, live, old } = placing;
    const shown = await liveScreen(this.#services, live, row.game);
    const thread = await this.#threadOf(row.game, live);
    const at = (message: string | null): Screen =>
      thread === null || thread === message ? shown : linked(shown, thread);
    const edit = (message: string): Promise<boolean> =>
      this.#publisher.edit(row, channel, message, at(message), [], asks(placing));
    const arrived = again ? await this.#publisher.arrived(row, channel) : null;
    if (arrived !== null && arrived !== old && (await edit(arrived))) {
      if (old !== null) await this.#retire(placing, old);
      return arrived;
    }
    const moves = old !== null && (await this.#moves(placing, old));
    if (old !== null && !moves && (await edit(old))) return old;
    const message = await this.#publisher.post(row, channel, at(null), []);
    if (moves) await this.#retire(placing, old);
    return message;
  }

  /** The thread of the talks, which lies under the message that it was opened with. */
  async #threadOf(game: string, { thread }: LivePost): Promise<string | null> {
    const known = thread && (await this.#services.campaigns.deliveries.threadOf(game, thread.phase));
    return known?.open ? known.thread : null;
  }

  /** Whether something new is to be seen where nobody looks any more. */
  async #moves(placing: Placing, old: string): Promise<boolean> {
    if (!asks(placing)) return false;
    const { channel } = placing;
    const posted = SnowflakeUtil.timestampFrom(old);
    const now = this.#now();
    if ((now >= posted && now - posted < REST) || this.#isSure(channel, old, now)) return false;
    const last = await this.#client.lastMessage(channel);
    if (last === null || BigInt(last) <= BigInt(old)) {
      this.#atEnd.set(channel, { post: old, at: now });
      return false;
    }
    this.#atEnd.delete(channel);
    return now >= posted || SnowflakeUtil.timestampFrom(last) - posted >= REST; // our clock may be behind Discord's
  }

  /** Whether a post was at the end of its channel a moment ago, and nobody has been there since, as far as the bot can tell. */
  #isSure(channel: string, post: string, now: number): boolean {
    const found = this.#atEnd.get(channel);
    if (found?.post !== post || now < found.at || now - found.at >= SURE) return false;
    return !this.#activity.isUsed(channel, found.at);
  }

  /**
   * What is left of a post where it was: a last word, or nothing where it had told nothing and no talks lie under it. It
   * is no loss: what forbids to change it is logged.
   */
  async #retire({ channel, live, shown }: Placing, message: string): Promise<void> {
    const { told } = shown ?? live;
    try {
      if (told || live.thread) await this.#publisher.retire(channel, message, continued(live));
      else await this.#publisher.remove(channel, message);
    } catch (error) {
      if (isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn({ error: plainError(error), channel, message }, "an old post keeps its buttons");
    }
  }
}

/** Whether somebody else is waited for than when it was last sent. */
const asks = ({ live, shown }: Placing): boolean => live.open && shown?.stage !== live.stage;
