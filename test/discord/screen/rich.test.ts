import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { literal, literalName, markdown, pieces } from "../../../src/discord/screen/rich.ts";

describe("what a person typed", () => {
  it.each([
    ["**bold**", "\\*\\*bold\\*\\*"],
    ["<@123>", "\\<@\u200B123\\>"],
    ["@everyone", "@\u200Beveryone"],
    ["[gift](https://evil.example)", "\\[gift\\](https\\://evil.example)"],
    ["||secret||", "\\|\\|secret\\|\\|"],
    ["`code`", "\\`code\\`"],
    ["# Headline", "\\# Headline"],
    ["- a list", "\\- a list"],
    ["back\\slash", "back\\\\slash"],
    ["Ann-Marie (GM)", "Ann-Marie (GM)"],
    ["evil\u202Egnp", "evilgnp"],
    ["Ann: 12:30", "Ann: 12:30"],
  ])("%s is shown to the letter", (typed, shown) => expect(literal(typed)).toBe(shown));

  it("is on one line where it is a name", () => expect(literalName(" a\n# b ")).toBe("a # b"));

  it("never leaves a mark unescaped", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bare = literal(text).replace(/\\[^A-Za-z0-9\s]/g, "");
        expect(bare).not.toMatch(/[*_~`|<>[\]\\]/);
        expect(bare).not.toMatch(/@\w/);
      }),
    );
  });

  it("is escaped within a text, and mentions are not", () => {
    expect(markdown(["**US** ", { literal: "*x*" }, " ", { person: "42" }])).toBe("**US** \\*x\\* <@42>");
  });
});

describe("pieces of a long text", () => {
  it("are the text, as far as it fits, none too long, cut between lines", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 30 })), fc.integer({ min: 40, max: 90 }), (lines, size) => {
        const text = lines.join("\n");
        const parts = pieces(text, size, size * 2);
        for (const part of parts) expect(part.length).toBeLessThanOrEqual(size);
        expect(parts.join("").length).toBeLessThanOrEqual(size * 2);
        if (text.length <= size) expect(parts.join("")).toBe(text);
        else if (parts.at(-1)?.endsWith("…") !== true)
          expect(parts.join("").replaceAll("\n", "")).toBe(text.replaceAll("\n", ""));
      }),
    );
  });
});
