import { expect, it } from "vitest";
import { moveWords } from "../../../../src/discord/seat/sheet/sheet-rows.ts";
import { pkkRebellion } from "../../../../src/games/fitna/rules/powers/pkk.ts";
import { book } from "../../../games/fitna/playing.ts";
import { clear, phaseOf } from "../../../games/fitna/rules/powers/builder.ts";

it("an answer is named by its choices as long as its question is asked, and by its action when that is over", () => {
  const play = phaseOf("2", "IRQ").change((game) => clear(game, "mardin"));
  const where = { action: "place-rebels", params: { first: "mardin", second: "siirt" } };
  play.call(pkkRebellion, { placer: "IRQ" });
  expect(moveWords({ book, view: play.view("IRQ") }, where)).toMatch(/Mardin.*Siirt/);
  play.answer("IRQ", where.action, where.params);
  expect(moveWords({ book, view: play.view("IRQ") }, where)).toBe("Place the mobile units of the PKK");
});
