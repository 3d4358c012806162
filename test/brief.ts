/**
 * For processes that do little and end: most of their functions never make up for the time in which V8 optimizes them, so
 * that it waits for eight times as much as usual. What measures is started without it.
 */
const OPTIMIZED_LATE = ["--interrupt-budget=1000000"];

/**
 * Much is made and little of it lives on: with more room from the start, and always, what is young is looked through a few
 * times instead of hundreds. Other processes have the processors that collectors beside this one would take.
 */
const ROOMY = ["--min-semi-space-size=64", "--max-semi-space-size=64", "--single-threaded-gc"];

/** How a process of a test is started, and a worker that runs tests. */
export const BRIEF: readonly string[] = [...OPTIMIZED_LATE, ...ROOMY];
