import { describe, expect, test } from "vitest";
import type { Card } from "../../../../../src/games/fitna/content/card-types.ts";
import { EDITIONS, type EditionId } from "../../../../../src/games/fitna/content/sides.ts";
import { cardTags, cardText, cardTiming, jokerText } from "../../../../../src/games/fitna/rules/cards/text.ts";
import { content } from "../../packs.ts";

const LONGEST = 150;

const editions = EDITIONS.map((id) => content.editions[id]);

function card(number: number, edition: EditionId = "2020"): Card {
  const found = content.editions[edition].cards[number];
  if (!found) throw new Error(`there is no card ${number}`);
  return found;
}

const text = (number: number, edition: EditionId = "2020"): string =>
  cardText(content.editions[edition], card(number, edition));

describe("texts of cards", () => {
  test("every card and Special Joker of both editions says in short sentences what it does", () => {
    for (const edition of editions)
      for (const words of [
        ...Object.values(edition.cards).map((one) => cardText(edition, one)),
        ...Object.values(edition.specialJokers).map((one) => jokerText(edition, one)),
      ]) {
        expect(words).toMatch(/^[A-Z0-9].*\.$/);
        expect(words).not.toMatch(/undefined|null|NaN| {2}|\.\./);
        expect(words.length).toBeLessThanOrEqual(LONGEST);
      }
  });

  test("cards of different effects are told apart by their texts", () => {
    const { cards } = content.editions["2020"];
    const byText = new Map<string, Set<string>>();
    for (const one of Object.values(cards)) {
      const key = `${text(one.number)} ${cardTiming(content.editions["2020"], one)} ${cardTags(one).join()}`;
      byText.set(key, (byText.get(key) ?? new Set()).add(JSON.stringify([one.uses, one.conditions])));
    }
    expect([...byText.values()].filter((effects) => effects.size > 1)).toEqual([]);
  });

  test("a card of two uses says which is when", () => {
    expect(text(8)).toBe(
      "In battle: Entrenchment does not count. 1 column in your favour when you attack. Your Events: Entrench 2 of your supplied spaces.",
    );
  });

  test("a second shift of a card is said as what comes on top", () => {
    expect(text(18)).toBe("1 column in your favour. 1 more if the other side has armour there.");
  });

  test("R-016 conditions are said, scenarios by the edition's own numbers", () => {
    expect(text(41)).toContain("Scenarios 1, 2, 3, 4, 6, 7.");
    expect(text(21)).toContain("Only if the space attacked is a city, mountain or marsh.");
    expect(text(21, "2018")).toContain("Only if the box attacked is a city, mountain or swamp.");
  });

  test("D-06 the Islamic State has the edition's name", () => {
    expect(text(50)).toMatch(/^IS draws/);
    expect(text(50, "2018")).toMatch(/^ISIS draws/);
  });

  test("R-009, R-013, R-015 the timing tells the first turn, that it leaves the game, and who else may use it", () => {
    const edition = content.editions["2020"];
    expect(cardTiming(edition, card(67))).toBe("Your Events · from turn 3 · once");
    expect(cardTiming(edition, card(7))).toBe("In battle · also for IS, Kurds");
    expect(cardTiming(edition, card(32))).toBe("Battle or Events · lasts the turn");
    expect(cardTags(card(12))).toEqual(["anti-air"]);
  });
});
