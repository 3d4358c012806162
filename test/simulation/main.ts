import { Time } from "./time.ts";

/**
 * `npm run simulate`. The time and the chance of this process are replaced before anything else is loaded; until the first
 * day begins there is nothing but the machine's own work.
 */
const at = process.argv.indexOf("--seed");
const seed = at < 0 ? `${process.pid}${process.hrtime.bigint() % 1_000_000n}` : (process.argv[at + 1] ?? "");
const FIRST = Date.UTC(2026, 9, 20);
const time = new Time(FIRST, seed);

const { simulate } = await import("./simulate.ts");
await simulate(time, seed);
