import { expect, test } from "vitest";
import { clean } from "../../src/render/fonts.ts";

test("control characters, direction marks and heaps of accents are taken out", () => {
  expect(clean(" a\n\tb\u0000 \u202Ec\uD800 ")).toBe("a b c");
  expect(clean(`e${"\u0301".repeat(50)}`)).toBe("e\u0301\u0301");
  for (const letter of ["😀", "é"]) expect([...clean(letter.repeat(1000))]).toHaveLength(300);
});
