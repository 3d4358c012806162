import type { Chapter } from "./chapter.ts";

/** Combats, plans, what comes after the reveal. */
export const combat: Chapter = {};
