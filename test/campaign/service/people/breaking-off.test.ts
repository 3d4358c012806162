import { afterEach, beforeEach, expect, it } from "vitest";
import { NEVER } from "../../../../src/store/due.ts";
import { drain, interaction, textOf } from "../../harness.ts";
import { holder, Market } from "../../market.ts";

let market: Market;
beforeEach(async () => {
  market = await Market.open();
});
afterEach(() => market.close());

it("a campaign that is broken off waits for nobody: no reminder, no default, nothing filled in is kept", async () => {
  const { campaigns, repository } = market.s;
  const { game, person, seat } = market.who("red");
  const decision = (await market.seatView("red")).decisions[0]?.id ?? "";
  for (const sheet of [decision, "free"]) await campaigns.acting.keepSheet(game, person, seat, sheet, { rows: [] });
  await drain(market.s);
  await campaigns.people.abandon(game, holder("red"), interaction());
  expect((await campaigns.showing.record(game)).status).toBe("abandoned");
  expect(new Set(Object.values((await repository.dueParts(game)) ?? {}))).toEqual(new Set([NEVER]));
  for (const sheet of [decision, "free"]) expect(await repository.sheet(game, { seat, decision: sheet })).toBeNull();
  await market.pass(30);
  expect((await drain(market.s)).map(textOf).join("\n")).not.toContain("reminder");
  expect((await market.lines()).at(-1)).toBe("end null abandon");
});
