import { setImmediate as everythingElse } from "node:timers/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { Activity } from "../../../src/discord/services/activity.ts";

const MINUTE = 60_000;
let now: number;
let activity: Activity;
beforeEach(() => {
  now = 1_000_000;
  activity = new Activity(() => now);
});

describe("somebody at the controls", () => {
  it("has pressed or typed something within three minutes", () => {
    expect(activity.isActive("1")).toBe(false);
    activity.note("1");
    now += 2.9 * MINUTE;
    expect(activity.isActive("1")).toBe(true);
    now += 0.2 * MINUTE;
    expect(activity.isActive("1")).toBe(false);
  });

  it("is forgotten when many others have come since", () => {
    activity.note("1");
    now += 4 * MINUTE;
    for (let n = 2; n < 1100; n++) activity.note(`${n}`);
    expect(activity.isActive("2")).toBe(true);
    expect(activity.isActive("1")).toBe(false);
  });
});

describe("when the clock goes back", () => {
  const HOUR = 60 * MINUTE;

  it("nobody counts as being at the controls because of what they did before", () => {
    activity.note("1");
    now -= 2 * HOUR;
    expect(activity.isActive("1")).toBe(false);
    activity.note("1");
    now += 2.9 * MINUTE;
    expect(activity.isActive("1")).toBe(true);
    now += 0.2 * MINUTE;
    expect(activity.isActive("1")).toBe(false);
  });

  it("nobody has seen what comes after that", async () => {
    await activity.turn("1", "k7f3x", async () => "✅ Pass.");
    now -= 2 * HOUR;
    expect(activity.hasSeen("1", "k7f3x", now)).toBe(false);
    expect(activity.noticeFor("1", "k7f3x", now)).toBe("");
    activity.saw("1", "k7f3x");
    expect(activity.hasSeen("1", "k7f3x", now)).toBe(true);
  });

  it("presses that are under way are waited for none the less", async () => {
    await activity.turn("1", "k7f3x", async () => "");
    now -= 2 * HOUR;
    expect(await activity.idle("1")).toBe(2);
  });
});

describe("a press of one's own message", () => {
  it("is waited for by whoever would change that message", async () => {
    let finish = (): void => {};
    const pressed = activity.turn("1", "k7f3x", () => new Promise((resolve) => (finish = () => resolve("✅ Pass."))));
    const order: string[] = [];
    const waiting = activity.idle("1").then(() => order.push("changed"));
    await everythingElse();
    order.push("pressed");
    finish();
    await Promise.all([pressed, waiting]);
    expect(order).toEqual(["pressed", "changed"]);
  });

  it("that takes longer than anybody waits for is noticed when it is done: the message was changed before it", async () => {
    const activity = new Activity(Date.now);
    let finish = (): void => {};
    const pressed = activity.turn("1", "k7f3x", () => new Promise((resolve) => (finish = () => resolve("✅ Pass."))));
    const before = await activity.idle("1");
    finish();
    await pressed;
    expect(await activity.idle("1")).not.toBe(before);
  });

  it("is counted, so that nobody's page is older than their press", async () => {
    expect(await activity.idle("1")).toBe(0);
    await activity.turn("1", "k7f3x", async () => "");
    await activity.turn("1", "k7f3x", async () => "");
    expect(await activity.idle("1")).toBe(4);
  });

  it("waits for a change of that message by others, and knows that there was one", async () => {
    let finish = (): void => {};
    const before = activity.changesOf("1");
    const changing = activity.change("1", () => new Promise<void>((resolve) => (finish = resolve)));
    const order: string[] = [];
    const waiting = activity.changed("1").then(() => order.push("pressed"));
    await everythingElse();
    order.push("changed");
    finish();
    await Promise.all([changing, waiting]);
    expect(order).toEqual(["changed", "pressed"]);
    expect(activity.changesOf("1")).toBe(before + 1);
  });

  it("that fails holds nobody up", async () => {
    await expect(activity.turn("1", "k7f3x", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await activity.idle("1")).toBe(2);
  });

  it("leaves its notice until something else happens in that campaign", async () => {
    await activity.turn("1", "k7f3x", async () => "✅ Pass.");
    expect(activity.noticeFor("1", "k7f3x", now - 5)).toBe("✅ Pass.");
    expect(activity.noticeFor("1", "k7f3x", now + 5)).toBe("");
    expect(activity.noticeFor("1", "other", now - 5)).toBe("");
    expect(activity.noticeFor("2", "k7f3x", now - 5)).toBe("");
  });
});
