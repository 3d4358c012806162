/** Notifies those who were at the controls when a wait began, and have left without looking. */
import type { Activity } from "../services/activity.ts";
import type { Services } from "../services/services.ts";

/** A wait that began while somebody was at the controls. */
interface Late {
  readonly game: string;
  readonly person: string;
  /** When it began, ms since 1970. */
  readonly since: number;
}

/**
 * Those who were at the controls when the game began to wait for them: an edit has told them. Who has gone without
 * looking at the campaign since is notified then. After a restart this is unknown for everybody, and all of them are.
 */
export class LateNotices {
  readonly #services: Pick<Services, "campaigns">;
  readonly #activity: Activity;
  readonly #late = new Map<string, Late>();

  constructor(services: Pick<Services, "campaigns">, activity: Activity) {
    this.#services = services;
    this.#activity = activity;
  }

  add(late: Late): void {
    this.#late.set(`${late.game} ${late.person}`, late);
  }

  /** Queues the messages of those who have gone. */
  async send(): Promise<void> {
    for (const [key, late] of this.#late) {
      if (this.#activity.isActive(late.person)) continue;
      this.#late.delete(key);
      await this.#answerLate(late);
    }
  }

  async #answerLate({ game, person, since }: Late): Promise<void> {
    const { deliveries } = this.#services.campaigns;
    const part = await deliveries.seatMessage(game, person);
    if (!part || part.wait === null || part.wait === part.notified) return;
    if (this.#activity.hasSeen(person, game, since)) await deliveries.notified(game, person, part.wait);
    else await deliveries.show(game, person);
  }

  /** In how many ms the first of them counts as gone; null: there are none. */
  next(): number | null {
    if (this.#late.size === 0) return null;
    return Math.min(...[...this.#late.values()].map(({ person }) => this.#activity.leavesIn(person)));
  }
}
