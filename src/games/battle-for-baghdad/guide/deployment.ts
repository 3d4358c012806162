import type { Chapter } from "./chapter.ts";

export const deployment: Chapter = {};
