import type { Chapter } from "./chapter.ts";

export const initiative: Chapter = {};
