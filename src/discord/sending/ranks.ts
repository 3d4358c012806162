/** The order in which rows go out when more of them wait than can be under way. */
import type { CampaignService } from "../../campaign/service.ts";
import type { OutboxRow } from "../../store/records.ts";

/** What goes first where there is no room for all at once: who is called, what everybody sees, pages that are brought up to date. */
const RANK = { call: 0, post: 1, page: 2 } as const;
/** Whatever has waited for this many ms goes before what is one rank above it: nothing waits for ever. */
const PATIENCE = 10 * 60_000;

/** For how many pages, each time, to look up whom they call, oldest first: after an outage thousands may wait. */
const LOOKUPS = 20;

export class Ranks {
  readonly #campaigns: CampaignService;
  readonly #now: () => number;
  /** Of pages, each looked up once. */
  #known = new Map<number, number>();

  /** `now`: ms since 1970. */
  constructor(campaigns: CampaignService, now: () => number) {
    this.#campaigns = campaigns;
    this.#now = now;
  }

  /** The first rows of all destinations, those first that are to go first. */
  async inOrder(heads: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
    const known = new Map<number, number>();
    let lookups = 0;
    for (const row of heads) {
      if (row.payload.kind !== "seats") continue;
      const rank = this.#known.get(row.id) ?? (lookups++ < LOOKUPS ? await this.#rankOfPage(row) : null);
      if (rank !== null) known.set(row.id, rank);
    }
    this.#known = known;
    const now = this.#now();
    const place = (row: OutboxRow): number =>
      (known.get(row.id) ?? rankOf(row)) - Math.max(0, Math.floor((now - row.created) / PATIENCE));
    return [...heads].sort((a, b) => place(a) - place(b) || a.id - b.id);
  }

  /** What cannot be told is told where the page is brought: here it is one of many. */
  async #rankOfPage({ game, destination }: OutboxRow): Promise<number> {
    const [, person = ""] = destination.split(":");
    const isCalled = await this.#campaigns.deliveries.isCalled(game, person).catch(() => false);
    return isCalled ? RANK.call : RANK.page;
  }
}

function rankOf({ destination, payload }: OutboxRow): number {
  switch (payload.kind) {
    case "post":
      return !destination.startsWith("channel:") || payload.post.ping.length > 0 ? RANK.call : RANK.post;
    case "seats":
      return RANK.page;
    case "council":
    case "motion":
    case "talk-turn":
    case "talk-join":
    case "talk-offer":
      return RANK.call;
    default:
      return RANK.post;
  }
}
