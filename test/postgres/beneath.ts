/** Tests of campaigns that look beneath the store, where only SQLite can be looked at: left out where they come to that. */
import { beforeEach, type TestContext } from "vitest";

let running: TestContext | null = null;

beforeEach((context) => {
  running = context;
});

/** What stands in for SQLite's database on a server: whoever asks for it is left out of this run, with the reason. */
export function beneath(): never {
  running?.skip("it looks beneath the store, where only SQLite can be looked at");
  throw new Error("this looks beneath the store, and only SQLite can be looked at there");
}
