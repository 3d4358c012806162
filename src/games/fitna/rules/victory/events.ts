import { type EmittedBy, inChapter } from "../event-kinds.ts";
import { ending } from "./types.ts";

export const victoryEvents = { ended: inChapter("victory")("ended", ending.shape) };

export type VictoryEvent = EmittedBy<typeof victoryEvents>;
