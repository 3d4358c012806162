import { ComponentType } from "discord.js";
import { describe, expect, it } from "vitest";
import {
  chapterPage,
  type Reference,
  rulePage,
  termPage,
  termsPage,
} from "../../../../src/discord/commands/pages/rule-pages.ts";
import { LIMIT } from "../../../../src/discord/screen/limits.ts";
import { componentsOf, type Screen, weightOf } from "../../../../src/discord/screen/screen.ts";
import { games } from "../../../../src/games/registry.ts";
import { readShipped } from "../../../../src/packs/packs.ts";
import { rulesIn } from "../../../../src/rules-of-play/book.ts";
import { rulesOf } from "../../../../src/rules-of-play/shelf.ts";

/** All that is said on a page as it is sent. */
const said = (screen: Screen): string =>
  componentsOf(screen)
    .flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []))
    .join("\n");
const menus = (screen: Screen) =>
  screen.parts
    .flatMap((part) => (part.kind === "row" ? part.row.components : []))
    .flatMap((one) => ("options" in one ? [one] : []));

describe.each(games.map((game) => [game.name, game] as const))("the pages of `/rules` in %s", (name, game) => {
  const { book } = readShipped(game, null);
  const rules = rulesOf(game.id);
  if (!rules) throw new Error(`no rules of ${game.id}`);
  const terms = game.guide.glossary(book.content, game.defaults);
  const reference: Reference = { game: "a1b2c", name, terms, rules };
  const all = rulesIn(rules);
  const pages = [
    termsPage(reference),
    ...rules.chapters.flatMap((_, at) => chapterPage(reference, at) ?? []),
    ...all.map((rule) => rulePage(reference, rule, all.slice(0, 10), terms[0] ?? null)),
    ...terms.map((term) => termPage(reference, term, all.slice(0, 10))),
  ];

  it("have room for all that they say", () => {
    expect(pages.length).toBeGreaterThan(all.length + terms.length);
    for (const page of pages) {
      const words = said(page);
      expect([page.title, words.includes("…\n"), words.length <= LIMIT.textDisplays]).toEqual([
        page.title,
        false,
        true,
      ]);
      for (const part of page.parts) if (part.kind === "text") expect(words).toContain(part.text);
      expect(weightOf(page.parts)).toBeLessThan(LIMIT.components - 3);
    }
  });

  it("have menus that Discord takes, in which no two entries look alike", () => {
    for (const page of pages) {
      expect(new Set(menus(page).map(({ custom_id }) => custom_id)).size).toBe(menus(page).length);
      for (const { options } of menus(page)) {
        expect(options.length).toBeLessThanOrEqual(LIMIT.selectOptions);
        expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
        expect(options.filter(({ label }) => label.endsWith("…")).map(({ label }) => label)).toEqual([]);
      }
    }
  });

  it("name rules by what they are called, and by their number in small print alone", () => {
    for (const page of pages) {
      const numbers = said({ ...page, footer: "" }).match(/\bR-\d{2,3}\b/g) ?? [];
      expect([page.title, terms.some(({ term }) => term === page.title) ? [] : numbers]).toEqual([page.title, []]);
    }
  });
});
