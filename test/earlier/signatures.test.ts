import { expect, it } from "vitest";
import { isSigned } from "../../src/earlier/signatures.ts";

it("a message of release 0.2 is recognised by its small print, alone or behind other words, and by no other's", () => {
  const row = { game: "k7f3x", id: 123 };
  expect(isSigned("k7f3x · no. 123", row)).toBe(true);
  expect(isSigned("You play the US · k7f3x · no. 123", row)).toBe(true);
  expect(isSigned("xk7f3x · no. 123", row)).toBe(false);
  expect(isSigned("k7f3x · no. 1234", row)).toBe(false);
});
