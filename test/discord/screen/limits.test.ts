import { describe, expect, it } from "vitest";
import { clipAtSentence } from "../../../src/discord/screen/limits.ts";

const cut = (text: string, max: number): string => clipAtSentence(text, max, "More: /map.");

describe("clipAtSentence", () => {
  it("leaves a text that fits", () => {
    expect(cut("One. Two.", 9)).toBe("One. Two.");
  });

  it("cuts between sentences, and says where the rest is", () => {
    expect(cut("One. Two. Three. Four. Five.", 25)).toBe("One. Two. More: /map.");
    expect(cut("Who? “Me.” Nobody else does.", 22)).toBe("Who? “Me.” More: /map.");
  });

  it("cuts a sentence that is too long, and ends it all the same", () => {
    expect(cut("A long sentence without any end", 25)).toBe("A long sent…. More: /map.");
  });
});
