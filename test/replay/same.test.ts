import { expect, it } from "vitest";
import { isSame } from "../../src/replay/same.ts";

it.each([
  ["numbers", 1, 1, true],
  ["other numbers", 1, 2, false],
  ["a number and its text", 1, "1", false],
  ["nothing and an empty object", null, {}, false],
  ["lists", [1, [2]], [1, [2]], true],
  ["a list that goes on", [1], [1, 2], false],
  ["a list and an object with its members", ["a"], { 0: "a" }, false],
  ["objects", { a: 1, b: { c: [] } }, { a: 1, b: { c: [] } }, true],
  ["members in another order, which JSON writes otherwise", { a: 1, b: 2 }, { b: 2, a: 1 }, false],
  ["another member", { a: 1 }, { b: 1 }, false],
  ["a member more", { a: 1 }, { a: 1, b: 2 }, false],
  ["a member that is undefined, which JSON leaves out", { a: 1, b: undefined }, { a: 1 }, true],
  ["one that is undefined on the other side", { a: 1 }, { b: undefined, a: 1 }, true],
  ["one that is undefined beside one that is null", { a: undefined }, { a: null }, false],
])("%s", (_, one, other, same) => {
  expect(isSame(one, other)).toBe(same);
  expect(isSame(other, one)).toBe(same);
});
