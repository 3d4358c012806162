/** Counts how a campaign troubles people: how often it stops for them, how much it posts, how often it calls them. */
import { MessageFlags, MessageType } from "discord-api-types/v10";
import { z } from "zod";
import type { Seat } from "#engine";
import type { CampaignService } from "../../campaign/service.ts";
import { notifies, type Person } from "../../sandbox/index.ts";

/** What a message is examined for when it appears. */
const Seen = z.object({
  channel_id: z.string(),
  author: z.object({ id: z.string() }),
  type: z.number(),
  flags: z.number().default(0),
  mentions: z.array(z.object({ id: z.string() })).default([]),
});

/** Discord's own lines, and answers that only one person sees, are not posts. */
const isPost = ({ type, flags }: z.infer<typeof Seen>): boolean =>
  type === MessageType.Default && (flags & MessageFlags.Ephemeral) === 0;

/** Something counted for each person and turn, or for each turn. */
class Tally {
  readonly #counts = new Map<string, number>();

  add(key: string): void {
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  of(keys: readonly string[]): readonly number[] {
    return keys.map((key) => this.#counts.get(key) ?? 0);
  }
}

export class Gauge {
  readonly #campaigns: CampaignService;
  readonly #game: string;
  readonly #bot: string;
  readonly #people: readonly Person[];
  readonly #stops = new Tally();
  readonly #posts = new Tally();
  readonly #calls = new Tally();
  readonly #ends: (() => void)[] = [];
  #waiting: ReadonlySet<Seat> = new Set();
  #turn = 1;

  constructor(campaigns: CampaignService, game: string, bot: string, people: readonly Person[]) {
    this.#campaigns = campaigns;
    this.#game = game;
    this.#bot = bot;
    this.#people = people;
  }

  /** Begins to count. */
  watch(channel: string): void {
    for (const [i, person] of this.#people.entries()) {
      const end = person.watch(({ t, d }) => {
        const seen = t === "MESSAGE_CREATE" ? Seen.safeParse(d) : null;
        if (!seen?.success || seen.data.author.id !== this.#bot) return;
        if (seen.data.channel_id === channel && i === 0 && isPost(seen.data)) this.#posts.add(`${this.#turn}`);
        if (notifies(seen.data, person)) this.#calls.add(`${this.#turn} ${person.id}`);
      });
      this.#ends.push(end);
    }
  }

  /** Notes for whom the game newly waits; to be called after everything that anybody has done. */
  async observe(): Promise<void> {
    const waiting = new Set<Seat>();
    const { members, record } = await this.#campaigns.showing.status(this.#game);
    for (const { person, seat } of record.status === "running" ? members : []) {
      if (seat === null) continue;
      const { awaited, phase } = await this.#campaigns.showing.seatView(this.#game, person, seat);
      this.#turn = phase.turn;
      if (!awaited) continue;
      waiting.add(seat);
      if (!this.#waiting.has(seat)) this.#stops.add(`${phase.turn} ${person}`);
    }
    this.#waiting = waiting;
  }

  end(): void {
    for (const end of this.#ends) end();
  }

  get stops(): readonly number[] {
    return this.#stops.of(this.#each());
  }

  get notifications(): readonly number[] {
    return this.#calls.of(this.#each());
  }

  get posts(): readonly number[] {
    return this.#posts.of(this.#turns().map(String));
  }

  #each(): readonly string[] {
    return this.#turns().flatMap((turn) => this.#people.map(({ id }) => `${turn} ${id}`));
  }

  #turns(): readonly number[] {
    return Array.from({ length: this.#turn }, (_, i) => i + 1);
  }
}
