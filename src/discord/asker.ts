import type { Person } from "../campaign/service.ts";

/** Who presses or types, and where. */
export interface Asker {
  readonly person: Person;
  /** The server, or null in direct messages. */
  readonly guild: string | null;
  readonly channel: string;
  /** Id of the press or command: what it changes, it changes once. */
  readonly interaction: string;
  /** What the bot may not do in this channel and needs for a campaign, in words. */
  readonly lacking: readonly string[];
}
