import type { Chapter } from "./chapter.ts";

/** Income, and what doubles it. */
export const civic: Chapter = {};
