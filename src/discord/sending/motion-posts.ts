/** Motions in the threads of their councils: a message each, without a sound, edited as long as they are voted on. */
import type { MotionPayload, OutboxRow } from "../../store/records.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import type { Publisher } from "../delivery/publisher.ts";
import { motionScreen } from "../motions/motion-page.ts";
import type { Services } from "../services/services.ts";
import { CouncilRooms } from "./council-rooms.ts";

export class MotionPosts {
  readonly #services: Services;
  readonly #publisher: Publisher;
  readonly #rooms: CouncilRooms;

  constructor(services: Services, client: DiscordClient, publisher: Publisher) {
    this.#services = services;
    this.#publisher = publisher;
    this.#rooms = new CouncilRooms(services, client);
  }

  /** Null: it has become no message. */
  async bring(
    row: OutboxRow,
    { seat, vote, motion }: MotionPayload,
    room: string,
    again: boolean,
  ): Promise<string | null> {
    const { deliveries } = this.#services.campaigns;
    const old = await deliveries.messageOf(row);
    const council = await deliveries.council(row.game, room);
    const post = await deliveries.motion(row.game, { seat, vote, motion });
    const thread = council && (await this.#rooms.thread(council));
    if (!thread || !post) return old;
    const ref = { game: row.game, seat, vote, motion };
    const screen = await motionScreen(this.#services, post, ref, council.shown?.hides === true ? "hidden" : "thread");
    if (old !== null && (await this.#publisher.edit(row, thread, old, screen, [], post.open))) return old;
    const there = again ? await this.#publisher.arrived(row, thread) : null;
    if (there !== null) return there;
    return post.open || old === null ? await this.#publisher.post(row, thread, screen, [], true) : null;
  }
}
