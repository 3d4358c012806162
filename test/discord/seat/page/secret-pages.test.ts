import { describe, expect, it } from "vitest";
import { canonical, decisionsOf, type GameTypes, type Json, type Seat } from "#engine";
import { componentsOf } from "../../../../src/discord/screen/screen.ts";
import { amount } from "../../../amounts.ts";
import { imagined } from "../../../kit/claims/secrecy.ts";
import { same } from "../../../kit/violation.ts";
import { aheadOnPaper, type Place, pageOnPaper, placesOf, rowsOnPaper } from "../paper.ts";
import { SHOWN } from "../subjects.ts";

/** All of a seat's page, byte for byte. */
async function pageOf(place: Place<GameTypes>, seat: Seat, sheet: Json): Promise<string> {
  const screen = await pageOnPaper(place, seat, sheet);
  return canonical(JSON.parse(JSON.stringify([componentsOf(screen), screen.pictures])));
}

describe.each(SHOWN)("a seat's page of $label", ({ subject, variant }) => {
  it("is the same in every state that the seat cannot tell from this one", async () => {
    let looked = 0;
    for (const place of placesOf(subject, variant, 0, amount(16, 300))) {
      const viewer = place.dice.of(place.env.seats);
      const other = imagined(place, viewer);
      if (!other) continue;
      looked++;
      // what was told led to the real state: a page quotes it, and nothing can be told of the other one
      const quiet = { ...place, last: { ...place.last, happenings: [] } };
      const asked = decisionsOf(place.book, place.env, viewer).map(({ actions }) => actions.join(" "));
      const what = `the page of ${viewer}, asked ${asked.join(", ")},`;
      for (const sheet of new Set([null, rowsOnPaper(quiet, viewer), aheadOnPaper(quiet, viewer)])) {
        const [is, might] = [quiet, { ...quiet, env: other.env }];
        same("leak", what, await pageOf(is, viewer, sheet), await pageOf(might, viewer, sheet));
      }
    }
    expect(looked).toBeGreaterThan(0);
  });
});
