/**
 * Looks into each of these campaigns in turn; one that cannot be read spoils none of the others. One that has ended
 * meanwhile is left out.
 */
import { Refused } from "#engine";
import { StoreUnavailable } from "../../store/problems.ts";
import type { GameRecord } from "../../store/records.ts";
import type { Core } from "./core.ts";
import { plainError } from "./plain-error.ts";

/** What was found in several campaigns, and the campaigns that cannot be read just now. */
export interface InEach<T> {
  readonly found: readonly T[];
  readonly unread: readonly GameRecord[];
}

export async function inEach<T>(
  core: Core,
  games: readonly GameRecord[],
  look: (record: GameRecord) => Promise<readonly T[]>,
): Promise<InEach<T>> {
  const found: T[] = [];
  const unread: GameRecord[] = [];
  for (const record of games) {
    try {
      found.push(...(await look(record)));
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error; // so it is with all of them
      if (error instanceof Refused && error.code === "over") continue;
      unread.push(record);
      if (!(error instanceof Refused))
        core.logger.error({ game: record.id, error: plainError(error) }, "a campaign could not be looked into");
    }
  }
  return { found, unread };
}
