import { type Emitted, inChapter } from "../event-kinds.ts";
import { ending } from "./types.ts";

export const gameEnded = inChapter("victory")("ended", ending.shape);

export type VictoryEvent = Emitted<typeof gameEnded>;
