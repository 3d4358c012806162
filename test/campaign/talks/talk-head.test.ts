import { afterAll, beforeAll, expect, it } from "vitest";
import { interaction, person } from "../harness.ts";
import { Market } from "../market.ts";

const SECRET = "red and blue share a well";
let market: Market;

beforeAll(async () => {
  const deals = (view: object) =>
    "seat" in view && view.seat !== "gold" ? [{ seats: ["red", "blue"], text: SECRET, until: "" }] : [];
  market = await Market.open({ rules: { deals }, stored: false });
});
afterAll(() => market.s.database.close());

/** The head of the private talk that the first seat opens with these. */
async function headWith(...others: readonly string[]): Promise<string> {
  const { campaigns } = market.s;
  const asked = { person: person(0), interaction: interaction() };
  const talk = await campaigns.negotiation.talk(market.game, { seat: "red", others }, asked);
  return JSON.stringify((await campaigns.deliveries.talk(market.game, talk))?.text);
}

it("the head of a talk says what binds its sides as far as all of them know it", async () => {
  expect(await headWith("blue")).toContain(`Binding here: ${SECRET}`);
  const ofThree = await headWith("blue", "gold");
  expect(ofThree).toContain("Binding here: nothing");
  expect(ofThree).not.toContain(SECRET);
});
