/** Who presses or types, where, and what they may see and manage there. */
import type { Person } from "../../campaign/service.ts";
import type { Permit } from "./permits.ts";

/** How a channel looks to somebody; gone: the server has none, as far as the bot can see. */
export type ChannelSight = "visible" | "hidden" | "gone";

/** Who presses or types, and where. */
export interface Asker {
  readonly person: Person;
  /** The server, or null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** The channel, and the one that it is a thread of. */
  readonly places: readonly string[];
  /** Whether they can look into a channel of the server, or a thread. */
  readonly sees: (channel: string) => ChannelSight;
  /** Id of the press or command: what it changes, it changes once. */
  readonly interaction: string;
  /** The address by which the bot is added to this server, where only its commands are; null: it is a member. */
  readonly invite: string | null;
  /** What the bot may do in this channel, and may not. */
  readonly permits: readonly Permit[];
  /** Whether this person may manage the server. */
  readonly staff: boolean;
  /** Whether they can read all private threads here, by the permission Manage Threads. */
  readonly readsThreads: boolean;
  /** The person's roles on the server, by id. */
  readonly roles: readonly string[];
}

/** The server that this person may manage, if the command was used there. */
export const staffOf = ({ guild, staff }: Asker): string | null => (staff ? guild : null);
