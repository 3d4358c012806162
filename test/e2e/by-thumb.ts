import { afterAll, afterEach, beforeAll } from "vitest";
import { installedChromium } from "./chromium.ts";
import { Phones } from "./phones.ts";

/** People at their phones for the tests of one chapter: they come before the first and leave after the last. */
export function phonesOf(tag: string, ...people: readonly string[]): Phones {
  const phones = new Phones(tag, people);
  beforeAll(() => phones.come(installedChromium ?? ""));
  afterAll(() => phones.putAway());
  afterEach(async ({ task }) => {
    if (task.result?.state === "fail") await phones.showFailure();
  });
  return phones;
}
