import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { games } from "../../src/games/registry.ts";
import { type RulesOfPlay, rulesIn, titleOf } from "../../src/rules-of-play/book.ts";
import { readRulesOf } from "../../src/rules-of-play/shelf.ts";
import { citedIn, places, ROOT } from "./citations.ts";

/** Tests whose numbers are those of a game that they make up. */
const MADE_UP: readonly string[] = [
  "test/campaign/service/acting/answering.test.ts",
  "test/campaign/caravan.ts",
  "test/engine/forms.test.ts",
  "test/engine/params.test.ts",
  "test/engine/permission.test.ts",
];
/** What a heading may have at most: it is a choice in menus and in what Discord completes. */
const LONGEST = 90;

const books = new Map(games.map(({ id }) => [id, readRulesOf(id)]));
const bookOf = (game: string): RulesOfPlay => books.get(game) ?? { title: "", foreword: "", chapters: [] };
const requirements = (game: string) => rulesIn(bookOf(game)).filter(({ number }) => number.startsWith("R-"));
const twice = (all: readonly string[]): readonly string[] => all.filter((one, i) => all.indexOf(one) !== i);

/** Every number and label that a book has in full, and every difference between editions that it names. */
function numbersOf(game: string): ReadonlySet<string> {
  const rules = rulesIn(bookOf(game));
  const rulings = rules.flatMap((rule) => rule.rulings.filter(({ see }) => see === null));
  const said = [bookOf(game).foreword, ...rules.flatMap(({ text, source }) => [text, source])];
  const differences = [...said, ...rulings.map(({ text }) => text)].join("\n").match(/\bD-\d{2}\b/g) ?? [];
  return new Set([...rules.map(({ number }) => number), ...rulings.map(({ label }) => label), ...differences]);
}

describe.each(games.map(({ id, name }) => [id, name] as const))("the rules of %s", (game, name) => {
  const rules = rulesIn(bookOf(game));

  it("say at their head for whom they are, and what in them is whose", () => {
    const { title, foreword } = bookOf(game);
    expect(title).toBe(`${name}: rules as Umpire plays them`);
    expect(foreword).toMatch(/^For players /);
    expect(foreword).toContain("**ruling**");
    expect(foreword).toMatch(/reconstruct/);
  });

  it("have every number, every name and every ruling once, and say where each comes from", () => {
    expect(twice(rules.flatMap(({ number }) => (number === "" ? [] : [number])))).toEqual([]);
    expect(twice(rules.map((rule) => rule.name.toLowerCase()))).toEqual([]);
    expect(twice(rules.flatMap(({ rulings }) => rulings.flatMap((r) => (r.see === null ? [r.label] : []))))).toEqual(
      [],
    );
    expect(rules.filter((rule) => titleOf(rule).length > LONGEST).map(titleOf)).toEqual([]);
    expect(rules.filter((rule) => /[.:;]$/.test(titleOf(rule))).map(titleOf)).toEqual([]);
    expect(requirements(game).filter(({ gist }) => gist === "")).toEqual([]);
  });

  it("refer to rules and rulings that they have", () => {
    const numbers = numbersOf(game);
    const said = rules.flatMap(({ text, rulings, source }) => [text, source, ...rulings.map((ruling) => ruling.text)]);
    const named = said.join("\n").match(/\bR-\d{2,3}\b/g) ?? [];
    expect(named.filter((number) => !numbers.has(number))).toEqual([]);
    for (const { number, rulings } of rules)
      for (const { label, see, text } of rulings)
        if (see !== null) {
          const full = rules.find((rule) => rule.number === see)?.rulings.find((one) => one.label === label);
          expect([number, label, full?.see]).toEqual([number, label, null]);
        } else expect([number, label, text !== ""]).toEqual([number, label, true]);
  });

  it("have every rule and ruling that its code, its words, its content and its tests cite", () => {
    const numbers = numbersOf(game);
    const cited = [`src/games/${game}`, `test/games/${game}`, `data/${game}`].flatMap((folder) => citedIn(folder));
    expect(cited.length).toBeGreaterThan(20);
    expect(places(cited.filter(({ number }) => !numbers.has(number)))).toEqual([]);
  });

  it("are each cited by its code and by a test, or say why not", () => {
    const cites = (cited: ReturnType<typeof citedIn>) => new Set(cited.map(({ number }) => number));
    const code = cites([...citedIn(`src/games/${game}`), ...citedIn(`data/${game}`)]);
    const tests = cites(citedIn(`test/games/${game}`));
    const missing = requirements(game).flatMap(({ number, notInCode, notTested }) => [
      ...(code.has(number) === (notInCode === null) ? [] : [`${number} in code: ${notInCode ?? "nowhere"}`]),
      ...(tests.has(number) === (notTested === null) ? [] : [`${number} in tests: ${notTested ?? "nowhere"}`]),
    ]);
    expect(missing).toEqual([]);
  });
});

it("there is a page of rules for each game, and for nothing else", () => {
  const pages = readdirSync(join(ROOT, "docs/rules")).map((name) => name.replace(/\.md$/, ""));
  const ids = games.map(({ id }) => id);
  expect(pages.toSorted()).toEqual(ids.toSorted());
});

it("no comment is a number alone: it says what the rule says there", () => {
  const alone = /(?:\/\*\*|\/\/|^\s*\*) (?:(?:[RDQ]-\d+|[Rr]uling [A-Z]+)(?:,| and| to)? ?)+\.?(?: \*\/)?$/;
  const bare = citedIn("src/games").filter(({ line }) => alone.test(line));
  expect(bare.map(({ at, line }) => `${at}: ${line.trim()}`)).toEqual([]);
});

describe("what all games share", () => {
  const naming = (text: string) => games.filter(({ id, name }) => text.includes(id) || text.includes(name));

  it("cites a rule only with its game beside it", () => {
    const cited = citedIn("src", (path) => !path.startsWith("src/games/"));
    expect(places(cited.filter(({ line }) => naming(line).length === 0))).toEqual([]);
  });

  it("is tested by rules of games that the test names", () => {
    const cited = citedIn("test", (path) => !/^test\/(games|rules-of-play)\//.test(path) && !MADE_UP.includes(path));
    const unknown = cited.filter(({ number, path }) => {
      const named = naming(path + readFileSync(join(ROOT, path), "utf8"));
      return !named.some(({ id }) => numbersOf(id).has(number));
    });
    expect(places(unknown)).toEqual([]);
  });
});
