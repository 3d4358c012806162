import type { Chapter } from "./chapter.ts";

export const bazaar: Chapter = {};
