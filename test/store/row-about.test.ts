import { expect, it } from "vitest";
import { rowAbout } from "../../src/store/row-about.ts";

const line = { kind: "battles", weight: 2, seats: ["a"], places: ["x"], turn: 1, phase: "Combat" };

it("what is noted of a row is read as it was written, with what its lines are about where an earlier release did", () => {
  const about = {
    lines: [line, { ...line, weight: 1 }, { ...line, weight: 3 }],
    standing: { turn: 2, lead: "A leads.", scores: { a: 3 } },
  };
  expect(rowAbout(JSON.stringify(about))).toEqual(about);
  const { standing } = about;
  expect(rowAbout(JSON.stringify({ standing, overdue: "a" }))).toEqual({ standing, overdue: "a" });
  expect(rowAbout(null)).toBeNull();
});

it.each(["no JSON", "[]", '{"lines":3}', JSON.stringify({ lines: [{ ...line, places: null }] })])(
  "damaged, it is not known, and nothing else is lost: %s",
  (text) => {
    expect(rowAbout(text)).toBeNull();
  },
);
