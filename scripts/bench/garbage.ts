/** Garbage collection on demand, so that one measurement does not pay for what the one before it left behind. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose_gc");
const collect = runInNewContext("gc") as () => void; // what the flag makes of that name

/** Collects all garbage of this thread at once, so that what comes next does not pay for what was before. */
export const collectGarbage = (): void => collect();
