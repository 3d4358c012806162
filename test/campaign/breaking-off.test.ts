import { afterEach, beforeEach, expect, it } from "vitest";
import { drain, interaction, textOf } from "./harness.ts";
import { HOUR, holder, Market } from "./market.ts";

let market: Market;
beforeEach(async () => {
  market = await Market.open();
});
afterEach(() => market.close());

it("a campaign that is broken off waits for nobody: no reminder, no default, nothing filled in is kept", async () => {
  const { campaigns, repository, clock } = market.s;
  const { game, person, seat } = market.who("red");
  const decision = (await market.seatView("red")).decisions[0]?.id ?? "";
  for (const sheet of [decision, "free"]) await campaigns.keepSheet(game, person, seat, sheet, { rows: [] });
  await drain(market.s);
  await campaigns.abandon(game, holder("red"), interaction());
  expect((await campaigns.record(game)).status).toBe("abandoned");
  expect(await repository.dueClocks(clock.now() + 100 * HOUR)).toEqual([]);
  for (const sheet of [decision, "free"]) expect(await repository.sheet(game, { seat, decision: sheet })).toBeNull();
  await market.pass(30);
  expect((await drain(market.s)).map(textOf).join("\n")).not.toContain("reminder");
  expect((await market.lines()).at(-1)).toBe("end null abandon");
});
