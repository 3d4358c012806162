import type { Chapter } from "./chapter.ts";

/** The Recruit Step and the Move Step, cards played in them, and what is aimed at a seat. */
export const action: Chapter = {};
