import { expect, it } from "vitest";
import { benchCouncils } from "../../../src/cli/bench/councils/councils.ts";

/** A turn of Battle for Baghdad in which two councils of five vote, in the sandbox, by thumb. */
it("a turn by councils costs a member one tap a vote, one more to propose, and at most a notification a day", async () => {
  const figures = await benchCouncils("battle-for-baghdad", ["sunni", "us"], 5);
  expect(figures.proposed).toBeGreaterThan(0);
  expect(figures.tapsToVote).toBe(1);
  expect(figures.tapsToProposeMore).toBe(1);
  expect(figures.notificationsPerMemberPerDay).toBeLessThanOrEqual(1);
  expect(figures.messagesPerTurn).toBeLessThanOrEqual(9);
}, 300_000);
