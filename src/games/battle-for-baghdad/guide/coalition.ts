import type { Chapter } from "./chapter.ts";

export const coalition: Chapter = {};
