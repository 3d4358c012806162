import { describe, expect, it } from "vitest";
import { clipAtSentence } from "../../src/discord/limits.ts";

describe("clipAtSentence", () => {
  it("leaves what fits", () => {
    expect(clipAtSentence("One. Two.", 9)).toBe("One. Two.");
  });

  it("ends with the last sentence that fits", () => {
    expect(clipAtSentence("One. Two. Three.", 12)).toBe("One. Two.");
  });

  it("shortens a single sentence that does not fit", () => {
    expect(clipAtSentence("A long sentence without an end", 10)).toBe("A long se…");
  });
});
