import { expect, it } from "vitest";
import type { SeatView } from "../../../../src/campaign/service.ts";
import { resultText } from "../../../../src/discord/seat/press/acting.ts";

/** Rows that were done are told in words already: nothing of the seat is read. */
const NOTHING = {} as Pick<SeatView, "book" | "view">;
const done = { rows: [], undo: null, halt: null, repeated: false };

it("ticks what the person did, and not all that it brought", () => {
  const told = ["The Sunnis keep none.", "Nobody kept Network or Curfew.", "Turn 2 begins."];
  expect(resultText(NOTHING, { ...done, told }, "Keep none")).toBe(
    "✅ The Sunnis keep none.\nNobody kept Network or Curfew.\nTurn 2 begins.",
  );
  expect(resultText(NOTHING, { ...done, told: [] }, "Pass")).toBe("✅ Pass");
});
