import { describe, expect, it } from "vitest";
import { findChromium } from "./chromium.ts";

describe("the browser of the tests", () => {
  it("is the one that is named, and no other", () => {
    expect(findChromium({ UMPIRE_CHROMIUM: process.execPath, PATH: "" })).toBe(process.execPath);
    expect(findChromium({ ...process.env, UMPIRE_CHROMIUM: "/nowhere/chromium" })).toBeNull();
    expect(findChromium({ ...process.env, UMPIRE_CHROMIUM: "" })).toBeNull();
  });

  it("is none where no folder of programs has one", () => {
    expect(findChromium({ PATH: "/nowhere:/nowhere/else" })).toBeNull();
    expect(findChromium({})).toBeNull();
  });
});
