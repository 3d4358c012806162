import { describe, expect, it } from "vitest";
import { lineToday, notedAbout } from "../../src/earlier/told-words.ts";
import type { LineAbout, RowAbout } from "../../src/store/records.ts";

describe("words that releases up to 0.2 told", () => {
  it("are a line's own today, and lines of today stay as they are", () => {
    const place = { seq: 4, under: null, struck: false };
    expect(lineToday({ ...place, text: "It rains." })).toEqual({ ...place, told: "It rains." });
    const line = { ...place, told: "It rains." };
    expect(lineToday(line)).toBe(line);
  });
});

describe("what a thing that a row told is about", () => {
  const noted = (turn: number): LineAbout => ({
    kind: "other",
    seats: [],
    places: [],
    weight: 1,
    turn,
    phase: "Spring",
  });
  const about: RowAbout = { lines: [noted(1), noted(2)] };

  it("is what was noted of it, in order", () => {
    expect([0, 1].map((i) => notedAbout({ told: ["It rains.", "It pours."], about }, i))).toEqual([noted(1), noted(2)]);
  });

  it("is noted by nobody for a correction's own line, which stands before the others", () => {
    const told = ["The moderator sets the weather right.", "It rains.", "It pours."];
    expect(told.map((_, i) => notedAbout({ told, about }, i))).toEqual([undefined, noted(1), noted(2)]);
  });

  it("is noted by nobody where nothing of the row was noted", () => {
    for (const none of [null, {}]) expect(notedAbout({ told: ["It rains."], about: none }, 0)).toBeUndefined();
  });
});
