import { DiscordAPIError, HTTPError, RateLimitError } from "discord.js";
import { describe, expect, it } from "vitest";
import { faultOf, isTriedAgain, passes } from "../../../src/discord/delivery/faults.ts";
import { ForeignAnswer } from "../../../src/discord/delivery/requests.ts";

const api = (code: number, status: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: "no" }, code, status, "POST", "https://x", { files: [], body: undefined });

const network = (code: string): Error => Object.assign(new Error("no"), { code });

describe("a failure to send", () => {
  it.each([
    ["a crowded server", api(0, 503), "passes"],
    ["a refused token", api(0, 401), "passes"],
    ["opening direct messages too fast", api(40003, 403), "passes"],
    ["closed direct messages", api(50007, 403), "elsewhere"],
    ["no server in common", api(50278, 403), "elsewhere"],
    ["no access", api(50001, 403), "final"],
    ["a missing permission", api(50013, 403), "final"],
    ["a deleted channel", api(10003, 404), "final"],
    ["a deleted server", api(10004, 404), "final"],
    ["a form we filled in wrongly", api(50035, 400), "final"],
    ["no answer from Discord's front", new HTTPError(502, "Bad Gateway", "POST", "https://x", {}), "passes"],
    ["a broken connection", network("ECONNRESET"), "passes"],
    ["a socket closed in the middle", network("UND_ERR_SOCKET"), "passes"],
    ["a failure underneath", new Error("fetch failed", { cause: network("ENOTFOUND") }), "passes"],
    ["somebody who answers in Discord's place", new ForeignAnswer(403), "foreign"],
    ["a timeout", Object.assign(new Error("no"), { name: "AbortError" }), "passes"],
  ] as const)("of %s is %s", (_, error, kind) => expect(faultOf(error).kind).toBe(kind));

  it("of a rate limit waits as long as it says", () => {
    const limit = {
      timeToReset: 7000,
      retryAfter: 7000,
      limit: 1,
      method: "POST",
      hash: "",
      url: "",
      route: "",
      majorParameter: "",
      global: false,
      sublimitTimeout: 0,
      scope: "user",
    } as const;
    expect(faultOf(new RateLimitError(limit))).toMatchObject({ kind: "passes", after: 7000 });
  });

  it("by somebody in between is tried for hours, not for ever, and no log-in is given up for it", () => {
    const fault = faultOf(new ForeignAnswer(403));
    expect([isTriedAgain(fault, 39), isTriedAgain(fault, 40), passes(fault)]).toEqual([true, false, true]);
  });

  it("that nobody understands is tried some times, not for ever", () => {
    const fault = faultOf(new TypeError("ours"));
    expect([isTriedAgain(fault, 4), isTriedAgain(fault, 5), passes(fault)]).toEqual([true, false, false]);
  });
});
