/** Writes a handover of seats, with its posts and the offers that it ends. */
import type { Change } from "../../../store/change.ts";
import type { OutboxDraft } from "../../../store/records.ts";
import type { Live } from "../../facts/live.ts";
import type { Core } from "../core.ts";
import { type Handover, handOver } from "./handover.ts";

/** Offers that end with a handover, by id, and their posts as they are then. */
export interface EndedOffers {
  readonly endSeatOffers?: readonly number[];
  readonly closed?: readonly OutboxDraft[];
}

/** Writes that seats change hands, and these posts. */
export async function pass(
  core: Core,
  live: Live,
  handover: Handover,
  posts: readonly OutboxDraft[],
  { endSeatOffers = [], closed = [] }: EndedOffers = {},
): Promise<void> {
  const former = await core.repository.formerHolders(live.record.id);
  const rows = await core.repository.toldAlone(live.record.id, handover.seats);
  const told = handover.seats.filter((seat) => rows.some((row) => row.seat === seat));
  const { change } = handOver(live, former, { ...handover, told });
  const outbox = [...closed, ...posts, ...(change.outbox ?? [])];
  await core.write({ ...change, outbox, endSeatOffers } satisfies Change, live);
  const { seats, interaction } = handover;
  core.logger.info({ game: live.record.id, interaction, seats }, "seats have changed hands");
}
