import type { CampaignService } from "../../campaign/service.ts";
import type { OutboxRow } from "../../store/records.ts";

/** What goes first where there is no room for all at once: who is called, what everybody sees, pages that are brought up to date. */
const RANK = { call: 0, post: 1, page: 2 } as const;
/** Whatever has waited for so many ms goes before what is one rank above it: nothing waits for ever. */
const PATIENCE = 10 * 60_000;

/** The order in which rows go out when more of them wait than can be under way. */
export class Ranks {
  readonly #campaigns: CampaignService;
  readonly #now: () => number;
  /** Looked up once for each row. */
  #known = new Map<number, number>();

  /** `now`: ms since 1970. */
  constructor(campaigns: CampaignService, now: () => number) {
    this.#campaigns = campaigns;
    this.#now = now;
  }

  /** The first rows of all destinations, those first that are to go first. */
  async inOrder(heads: readonly OutboxRow[]): Promise<readonly OutboxRow[]> {
    const ranks = new Map<number, number>();
    for (const row of heads) ranks.set(row.id, this.#known.get(row.id) ?? (await this.#rankOf(row)));
    this.#known = ranks;
    const now = this.#now();
    const place = ({ id, created }: OutboxRow): number =>
      (ranks.get(id) ?? RANK.page) - Math.max(0, Math.floor((now - created) / PATIENCE));
    return [...heads].sort((a, b) => place(a) - place(b) || a.id - b.id);
  }

  async #rankOf({ game, destination, payload }: OutboxRow): Promise<number> {
    const [kind, id = ""] = destination.split(":");
    switch (payload.kind) {
      case "post":
        return kind !== "channel" || payload.post.ping.length > 0 ? RANK.call : RANK.post;
      case "seats":
        return (await this.#campaigns.deliveries.isCalled(game, id).catch(() => false)) ? RANK.call : RANK.page;
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
}
