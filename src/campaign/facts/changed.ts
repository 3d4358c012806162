/** A change with the campaign that it leads to, and what may follow from it. */
import type { Change } from "../../store/change.ts";
import type { Live } from "./live.ts";

/** What follows from a change for something of the campaign, whoever made it. */
export type Following = Pick<Change, "ballots" | "votes" | "motions" | "promises" | "talks" | "outbox">;

export interface Changed {
  readonly change: Change;
  readonly live: Live;
}

/** Tells what follows from a change; `before`: the campaign as it was. Null: nothing does. */
export type Consequence = (changed: Changed, before: Live) => Following | null;
