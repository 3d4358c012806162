import { expect, it } from "vitest";
import { phaseTitle } from "../../../src/campaign/facts/names.ts";

it("the title of a phase is its turn and name; before the first turn it is the name alone, with a capital letter", () => {
  const phase = { id: "3", name: "action", turn: 3, turns: 10, talk: false };
  expect(phaseTitle(phase)).toBe("Turn 3 of 10 · action");
  expect(phaseTitle({ ...phase, turns: null })).toBe("Turn 3 · action");
  expect(phaseTitle({ ...phase, turn: 0, name: "first cards" })).toBe("First cards");
});
