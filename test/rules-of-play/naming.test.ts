import { describe, expect, it } from "vitest";
import { games } from "../../src/games/registry.ts";
import { type RulesOfPlay, readRules } from "../../src/rules-of-play/book.ts";
import { citedRules, cites, inBook, ruleNumbered, withNames } from "../../src/rules-of-play/naming.ts";
import { rulesOf } from "../../src/rules-of-play/shelf.ts";

const rule = (heading: string, more = ""): string => `### ${heading}\n\nText.\n\n${more}_Rulebook._\n\n`;
const RULES: RulesOfPlay = readRules(
  `# Caravan\n\n## All\n\n${rule("R-01 Loading: one gold a load")}${rule("R-02 Roads: by land", "**Ruling K.** No.\n\n")}${rule("R-03 Guards: they stop")}${rule("R-104 Storms: rare")}${rule("Ruling AB Salt: a load")}`,
);

describe("numbers of rules in what people read", () => {
  it.each([
    ["No (R-01).", "No (Loading: one gold a load)."],
    ["No (ruling K).", "No (Roads: by land)."],
    ["No (ruling AB).", "No (Salt: a load)."],
    ["No (R-01, R-03).", "No (Loading, Guards)."],
    ["No (R-01 and R-02).", "No (Loading, Roads)."],
    ["No (R-01 to R-03).", "No (Loading, Roads, Guards)."],
    ["No (R-104), and (R-02).", "No (Storms: rare), and (Roads: by land)."],
  ])("%j is %j", (text, words) => {
    expect(withNames(RULES, text)).toBe(words);
    expect(cites(text)).toBe(true);
    expect(cites(words)).toBe(false);
  });

  it("are left to names alone where room is scarce", () => {
    expect(withNames(RULES, "No (R-01).", true)).toBe("No (Loading).");
  });

  it.each(["No (R-99).", "I said R-01.", "Room (12)", "(J-1)"])("%j stays as it is", (text) => {
    expect(withNames(RULES, text)).toBe(text);
  });

  it("are the names of other rules within a book", () => {
    expect(inBook(RULES, "See R-01. A storm (R-104, R-02) ends it.")).toBe(
      "See “Loading”. A storm (Storms, Roads) ends it.",
    );
  });

  it("are found however they are written", () => {
    for (const number of ["R-02", "r-2", "r2", "2", "R 02", "ruling k", "K"])
      expect([number, ruleNumbered(RULES, number)?.name]).toEqual([number, "Roads"]);
    expect(["r104", "104", "105", "roads", ""].map((number) => ruleNumbered(RULES, number)?.name ?? null)).toEqual([
      ...["Storms", "Storms", null, null, null],
    ]);
    expect(citedRules(RULES, "No (R-02), no (ruling K), no (R-03).").map(({ name }) => name)).toEqual([
      "Roads",
      "Guards",
    ]);
  });
});

describe("what games say of their actions and terms", () => {
  it.each(games.map((game) => [game.id, game] as const))("in %s cites rules that have names", (id, game) => {
    const rules = rulesOf(id);
    const said = [...game.actions.map(({ help }) => help)];
    expect(said.filter((text) => rules === null || cites(withNames(rules, text)))).toEqual([]);
  });
});
