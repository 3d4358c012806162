/** What is made of a campaign that has ended, and kept. */
import type { Show } from "../replay/show.ts";

export interface MadeReplay {
  /** The page, as one text. */
  readonly html: string;
  /** Three sentences. */
  readonly story: readonly string[];
  readonly lacksLog: Show["lacksLog"];
  /** What turned it. */
  readonly points: readonly TurningMoment[];
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

/** A moment that turned a campaign, by what stands above its board. */
export interface TurningMoment {
  readonly turn: number;
  readonly phase: string;
  readonly caption: string;
  /** The deed, and the line of the log that explains it. */
  readonly title: string;
  readonly line: string;
}
