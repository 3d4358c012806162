/** What is in a campaign's channel: its boards, each with what everyone was told up to it, and nothing else of it. */
import type { Params, PublicSketch } from "#engine";
import type { Scene } from "#scene";
import type { LineAbout } from "../../store/records.ts";
import type { Line } from "./lines.ts";
import type { PlacedPromise } from "./replay-about.ts";

/** A line that everyone was told. */
export interface PostedLine {
  readonly text: string;
  readonly about: LineAbout;
}

/** A board in the channel. */
export interface PostedBoard {
  readonly caption: string;
  readonly turn: number;
  /** As people call it. */
  readonly phase: string;
  /** What it is drawn from; null: it was not written down. */
  readonly picture: PublicSketch | Scene | null;
  /** What everyone was told since the board before. */
  readonly lines: readonly PostedLine[];
}

/**
 * All that a page without log is made of. Whoever makes one cannot give away what is hidden: no state, no row, no secret
 * and no seat's own view fits in here, nor does the number, hash, time or kind of a row.
 */
export interface PostedCampaign {
  readonly title: string;
  /** As the lobby's post said them. */
  readonly options: Params;
  readonly boards: readonly PostedBoard[];
  /** Those made before everyone, none of them later than the last board while the campaign goes on. */
  readonly promises: readonly PlacedPromise[];
  readonly isRunning: boolean;
  /** Whether the whole log comes out when the campaign has ended. */
  readonly opens: boolean;
}

/** What a page without the log may hold of a line of it: neither its row nor when it was told. */
export function postedLine({ seq: _, at: __, overdue: ___, alone, back: ____, text, ...about }: Line): PostedLine {
  if (alone !== undefined) throw new Error("what one seat was told alone is nobody else's");
  return { text, about };
}
