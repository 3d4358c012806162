import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inTime } from "../../../src/campaign/service/in-time.ts";

describe("waiting for some work, but not for ever", () => {
  it("says whether it ended in time, whatever it came to", async () => {
    expect(await inTime(Promise.resolve("done"), 1000)).toBe(true);
    expect(await inTime(Promise.resolve(false), 0)).toBe(true);
    expect(await inTime(sleep(2000, undefined, { ref: false }), 1)).toBe(false);
    expect(await inTime(new Promise(() => undefined), -5)).toBe(false);
  });

  it("fails as the work does", async () => {
    await expect(inTime(Promise.reject(new Error("broken")), 1000)).rejects.toThrow("broken");
  });
});
