/** The private threads in which councils meet: who belongs there is let in, who has left is removed. */
import type { CouncilMessage } from "../../campaign/contract/councils.ts";
import { plainError } from "../../campaign/service/plain-error.ts";
import type { DiscordClient } from "../delivery/discord-client.ts";
import { CODE, faultOf, isCode, isTriedAgain } from "../delivery/faults.ts";
import { clip, LIMIT } from "../screen/limits.ts";
import type { Services } from "../services/services.ts";

export class CouncilRooms {
  readonly #services: Services;
  readonly #client: DiscordClient;

  constructor(services: Services, client: DiscordClient) {
    this.#services = services;
    this.#client = client;
  }

  /**
   * The council's thread with its members in it but those who come `later`, opened if there is none; null: there is none,
   * and none is needed.
   */
  async thread(council: CouncilMessage, later: readonly string[] = []): Promise<string | null> {
    const { meeting, shown } = council;
    if (meeting.thread === null) return shown ? await this.#opened(council, later) : null;
    try {
      await this.#seat(council, meeting.thread, later);
      return meeting.thread;
    } catch (error) {
      if (!isCode(error, CODE.unknownChannel)) throw error;
    }
    await this.#services.campaigns.deliveries.lostThread(meeting.thread);
    const fresh = { ...council, meeting: { ...meeting, thread: null, inside: [] } };
    return shown ? await this.#opened(fresh, later) : null;
  }

  /** Lets those in who were to come later: whom a message has brought along is in already, which is not told again. */
  async letIn({ game, seat }: CouncilMessage, thread: string, later: readonly string[]): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const inside = [...((await deliveries.council(game, seat))?.meeting.inside ?? [])];
    for (const person of later)
      if (await this.#tried(() => this.#client.admit(thread, person), { game, seat })) inside.push(person);
    await deliveries.keepMeeting(game, seat, { inside });
  }

  async #opened(council: CouncilMessage, later: readonly string[]): Promise<string> {
    const { game, seat, record, seatName, meeting } = council;
    const name = clip(`${record.name} · ${seatName}`, LIMIT.threadName);
    const { deliveries } = this.#services.campaigns;
    const thread = await this.#client.openPrivateThread(record.channel, name, deliveries.isThread);
    await deliveries.keepMeeting(game, seat, { thread, post: null, wait: null, inside: [] });
    await this.#seat(
      { ...council, meeting: { ...meeting, thread, post: null, wait: null, inside: [] } },
      thread,
      later,
    );
    return thread;
  }

  /** Lets in and removes; it is no failure if somebody has left the server. */
  async #seat(
    { game, seat, persons, meeting }: CouncilMessage,
    thread: string,
    later: readonly string[],
  ): Promise<void> {
    const { inside } = meeting;
    const coming = persons.filter((person) => !inside.includes(person) && !later.includes(person));
    const going = inside.filter((person) => !persons.includes(person));
    if (coming.length === 0 && going.length === 0) return;
    const kept: string[] = inside.filter((person) => persons.includes(person));
    for (const person of going) await this.#tried(() => this.#client.dismiss(thread, person), { game, seat });
    for (const person of coming)
      if (await this.#tried(() => this.#client.admit(thread, person), { game, seat })) kept.push(person);
    await this.#services.campaigns.deliveries.keepMeeting(game, seat, { inside: kept });
  }

  async #tried(work: () => Promise<void>, where: { readonly game: string; readonly seat: string }): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (isCode(error, CODE.unknownChannel) || isTriedAgain(faultOf(error))) throw error;
      this.#services.logger.warn(
        { ...where, error: plainError(error) },
        "somebody could not be let into a thread or out of it",
      );
      return false;
    }
  }
}
