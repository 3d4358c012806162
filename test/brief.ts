/**
 * For processes that do little and end: most of their functions never make up for the time in which V8 optimizes them, so
 * that it waits for eight times as much as usual. What measures is started without it.
 */
export const BRIEF: readonly string[] = ["--interrupt-budget=1000000"];
