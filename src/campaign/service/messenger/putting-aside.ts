/** Puts aside what Discord refuses to take. */

import type { Held } from "../../../store/outbox.ts";
import type { GameRecord } from "../../../store/records.ts";
import type { Repository } from "../../../store/repository.ts";
import type { Obstacle } from "../../contract/deliveries.ts";
import { noticeOf } from "../../telling/obstacles.ts";

/** Parks a row, or everything that a game has for a destination, and makes sure that those concerned are told once. */
export async function putAside(
  repository: Repository,
  record: GameRecord,
  what: { readonly destination: string; readonly row: Held | null },
  obstacle: Obstacle,
  at: number,
): Promise<boolean> {
  const notice = noticeOf(record, what.destination, obstacle);
  const blocked = { game: record.id, ...what, forbidden: obstacle.missing !== undefined };
  return await repository.outbox.park(blocked, obstacle.reason, notice, at);
}
