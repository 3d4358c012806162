/** What the sentences of a story are told from. */
import type { PlacedPromise } from "../../campaign/log/replay-about.ts";
import type { ShownPlace } from "../show.ts";
import type { Fight } from "./fights.ts";
import type { Figures } from "./figures.ts";
import type { Moment } from "./moments.ts";
import type { Sides } from "./words.ts";

/** What sentences are told from. */
export interface Told {
  readonly moments: readonly Moment[];
  readonly sides: Sides;
  readonly contests: readonly Figures[];
  readonly fights: readonly Fight[];
  readonly places: readonly ShownPlace[];
  readonly promises: readonly PlacedPromise[];
  readonly placeName: (place: string) => string;
  /** Whether it goes on. */
  readonly isRunning: boolean;
}

export const lastTurn = ({ moments }: Told): number => moments.at(-1)?.phase.turn ?? 0;

/** Nobody knows the half of what goes on. */
export const halfOf = (told: Told): number => (told.isRunning ? 0 : Math.floor(lastTurn(told) / 2));
