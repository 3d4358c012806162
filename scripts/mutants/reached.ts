import { afterAll, beforeAll } from "vitest";

/** Runs before each test file: has it say at its end which marked places it has reached. */

declare module "vitest" {
  interface TaskMeta {
    /** Numbers of places that the tests of a file have reached. */
    reached?: readonly number[];
    /** Numbers of those that were reached while modules were loaded: for all files that share the process. */
    loaded?: readonly number[];
  }
}

const places = new Set<number>();
const loaded = new Set<number>();
globalThis.reachedPlaces = places;
globalThis.loadedPlaces = loaded;

beforeAll(() => {
  for (const place of places) loaded.add(place);
  places.clear();
});

// biome-ignore lint/correctness/noEmptyPattern: Vitest wants a pattern to tell which fixtures are asked for
afterAll(({}, suite) => {
  suite.meta.reached = [...places];
  suite.meta.loaded = [...loaded];
});
