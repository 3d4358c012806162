/** Finds sources that do not say in their first line what they are for. */
import type { Sources } from "./sources.ts";

/** Those in sentences. */
export const withoutPurpose = (sources: Sources): readonly string[] =>
  [...sources.values()]
    .filter(({ text }) => !text.startsWith("/**"))
    .map(({ path }) => `${path} does not say it in its first line`);
