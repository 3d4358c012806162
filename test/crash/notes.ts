import type { LogRow } from "../../src/store/records.ts";

/** What a life of the bot notes besides its fault points. Times are ours, ms since 1970. */
export type Note =
  /** Another life has begun. */
  | { readonly kind: "life" }
  | Written
  | { readonly kind: "sheet" }
  | { readonly kind: "sending"; readonly row: number }
  | { readonly kind: "sent"; readonly row: number; readonly message: string | null; readonly at: number }
  | Notified
  | { readonly kind: "acknowledged"; readonly interaction: string; readonly token: string }
  | { readonly kind: "answered"; readonly token: string };

/** One change of the store. */
export interface Written {
  readonly kind: "written";
  readonly interaction: string | null;
  readonly at: number;
  readonly rows: readonly Pick<LogRow, "seq" | "kind">[];
  /** The lines that everyone was told by these rows: "12 Ada has answered." */
  readonly told: readonly string[];
  /** The lines of the posts that were changed with them. */
  readonly lines: readonly string[];
  /** The numbers of these posts. */
  readonly posts: readonly number[];
  /** The slots of the messages that were put in line. */
  readonly slots: readonly string[];
  /** What else was changed that only follows from rows, or is what somebody asked for. */
  readonly beside: readonly string[];
}

/** Somebody has been told that the game waits for them. */
export interface Notified {
  readonly kind: "notified";
  readonly person: string;
  readonly wait: string;
  readonly at: number;
}

/** A line of the log of a row. */
export const lineOf = (seq: number, text: string): string => `${seq} ${text}`;
