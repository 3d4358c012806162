import { refuse } from "../engine/index.ts";
import type { GameRecord } from "../store/records.ts";

/** Who asks for something that is the host's business, or the business of the server's staff. */
export interface ModeratorRequest {
  readonly game: string;
  readonly person: string;
  /** The server where this person may manage things; null: none. */
  readonly staffOf: string | null;
  readonly interaction: string | null;
}

/** Whether somebody is staff of a campaign's server. */
export const isStaff = ({ guild }: GameRecord, { staffOf }: Pick<ModeratorRequest, "staffOf">): boolean =>
  guild !== null && guild === staffOf;

/** Refuses all but the host and the server's staff. `what`: what they would do, as after "can". */
export function requireModerator(record: GameRecord, { person, staffOf }: ModeratorRequest, what: string): void {
  if (record.host !== person && !isStaff(record, { staffOf }))
    refuse("not-host", `Only the host of this campaign, or staff of its server, can ${what}.`);
}
