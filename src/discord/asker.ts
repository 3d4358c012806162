import type { Person } from "../campaign/service.ts";
import type { Permit } from "./permits.ts";

/** Who presses or types, and where. */
export interface Asker {
  readonly person: Person;
  /** The server, or null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** The channel, and the one that it is a thread of. */
  readonly places: readonly string[];
  /** Id of the press or command: what it changes, it changes once. */
  readonly interaction: string;
  /** What the bot may do in this channel, and may not. */
  readonly permits: readonly Permit[];
  /** Whether this person may manage the server. */
  readonly staff: boolean;
  /** The person's roles on the server, by id. */
  readonly roles: readonly string[];
}

/** The server that this person may manage, if the command was used there. */
export const staffOf = ({ guild, staff }: Asker): string | null => (staff ? guild : null);
