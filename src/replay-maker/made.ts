/** What is made of a campaign that has ended, and kept. */
import type { Show } from "../replay/show.ts";

export interface MadeReplay {
  /** The page, as one text. */
  readonly html: string;
  /** Three sentences. */
  readonly story: readonly string[];
  readonly lacksLog: Show["lacksLog"];
  /** Null: none was wanted, or none could be made. */
  readonly film: Film | null;
}

/** Its boards one after the other. */
export interface Film {
  /** An animated GIF. */
  readonly gif: Uint8Array;
  /** What it shows, in words. */
  readonly alt: string;
}
