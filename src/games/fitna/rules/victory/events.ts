import { type Emitted, inChapter } from "../event.ts";
import { ending } from "./types.ts";

export const gameEnded = inChapter("victory")("ended", ending.shape);

export type VictoryEvent = Emitted<typeof gameEnded>;
