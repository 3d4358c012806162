import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/registry.ts";
import { type RulesOfPlay, readRules, rulesIn, titleOf } from "../../src/rules-of-play/book.ts";
import { readRulesOf, requireRules, rulesOf } from "../../src/rules-of-play/shelf.ts";

const PAGE = `# Caravan: rules as Umpire plays them

For players.

Two paragraphs.

## The market

What this chapter is about.

### R-02 Loading: one gold a load

A load costs 1 gold.

- silk
- salt

**Ruling K.** Salt is a load.

And so is silk.

**Ruling 4.7**, see R-03.

_Rulebook 4.1, 4.2._

_Also asked: what may I carry?_

### R-03 Travelling

You go by road.

**Ruling 4.7.** A road is a road.

*Ours: the printed map was not at hand.*

*Not in a game's code: people do it.*

*No test of its own: nobody can see it.*

## Other rulings

### Ruling 12 Silence

Nobody speaks.

## What is ours

### Places

The road, and all that lies beside it.
`;

describe("a page of rules", () => {
  const book = readRules(PAGE);
  const [loading, travelling, silence, places] = rulesIn(book);

  it("has a title, a foreword, and chapters with what stands above their rules", () => {
    expect(book.title).toBe("Caravan: rules as Umpire plays them");
    expect(book.foreword).toBe("For players.\n\nTwo paragraphs.");
    expect(book.chapters.map(({ title, text, rules }) => [title, text, rules.length])).toEqual([
      ["The market", "What this chapter is about.", 2],
      ["Other rulings", "", 1],
      ["What is ours", "", 1],
    ]);
  });

  it("says of each rule its number, its name, what it says, its rulings and its source", () => {
    expect(loading).toEqual({
      number: "R-02",
      name: "Loading",
      gist: "one gold a load",
      text: "A load costs 1 gold.\n\n- silk\n- salt",
      rulings: [
        { label: "Ruling K", see: null, text: "Salt is a load.\n\nAnd so is silk." },
        { label: "Ruling 4.7", see: "R-03", text: "" },
      ],
      source: "Rulebook 4.1, 4.2.",
      asked: "what may I carry?",
      notInCode: null,
      notTested: null,
    });
    expect([loading, travelling].map((rule) => rule && titleOf(rule))).toEqual([
      "Loading: one gold a load",
      "Travelling",
    ]);
  });

  it("says why a rule needs no code or no test", () => {
    expect(travelling).toMatchObject({ notInCode: "people do it.", notTested: "nobody can see it." });
    expect(travelling?.source).toBe("Ours: the printed map was not at hand.");
  });

  it("has rulings that belong to no rule", () => {
    expect(silence).toMatchObject({ number: "Ruling 12", name: "Silence", gist: "", source: "", rulings: [] });
  });

  it("has parts without a number, which say whose the content is", () => {
    expect(places).toMatchObject({ number: "", name: "Places", text: "The road, and all that lies beside it." });
  });

  it.each([
    ["### R-02 Loading: one gold a load", "### R02 Loading", /^Line 11, “R02 Loading”: a heading is a number, a name/],
    ["A load costs 1 gold.\n\n- silk\n- salt\n", "", /^Line 11, “R-02 Loading: one gold a load”: it says nothing\.$/],
    ["_Rulebook 4.1, 4.2._", "", /^Line 11, .* no line with its source in italics/],
    ["# Caravan", "Caravan", /one title/],
  ])("that has %j as %j is refused with the place", (was, is, why) => {
    expect(() => readRules(PAGE.replace(was, is))).toThrow(why);
  });
});

describe("the shelf", () => {
  const told = (read: () => RulesOfPlay): string => {
    try {
      return read().title;
    } catch (error) {
      return String(error);
    }
  };

  it("has a game's page, and names the file where it is missing", () => {
    expect(told(() => readRulesOf("iraqi-conflict"))).toBe("Iraqi Conflict: rules as Umpire plays them");
    expect(told(() => readRulesOf("caravan"))).toMatch(
      /^RulesProblem: The rules of caravan are missing: take .*docs\/rules\/caravan\.md of this release again\.$/,
    );
  });

  it("is read through before the bot starts: what is missing stops it then, with one sentence", () => {
    expect(() => requireRules(games.map(({ id }) => id))).not.toThrow();
    expect(() => requireRules(["iraqi-conflict"], "/nowhere")).toThrow(
      "The rules of iraqi-conflict are missing: take /nowhere/iraqi-conflict.md of this release again.",
    );
    expect(rulesOf("caravan")).toBeNull();
  });

  it("names the file and the line of a page that cannot be read", () => {
    const shelf = mkdtempSync(join(tmpdir(), "umpire-rules-"));
    writeFileSync(join(shelf, "caravan.md"), PAGE.replace("### R-03 ", "### R-3 "));
    expect(told(() => readRulesOf("caravan", shelf))).toBe(
      `RulesProblem: ${shelf}/caravan.md: Line 28, “R-3 Travelling”: a heading is a number, a name, and what it says: “Name: what it says”.`,
    );
    rmSync(shelf, { recursive: true });
  });
});
