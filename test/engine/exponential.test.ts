/** The exponential function that every JavaScript engine works out alike. */
import { expect, it } from "vitest";
import { exponential } from "#engine";

it("comes near the exponential function, without a part that engines work out for themselves", () => {
  for (let x = -12; x <= 12; x += 0.37) expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 2);
  expect(exponential(0)).toBe(1);
});

it("grows with its argument, and is never below nothing", () => {
  const values = [-1e9, -70_000, -50, -1, 0, 1, 5].map(exponential);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(values[0]).toBe(0);
});
