import { describe, expect, it } from "vitest";
import { FACTIONS } from "../../../../src/games/iraqi-conflict/content/factions.ts";
import { type Card, readPack } from "../../../../src/games/iraqi-conflict/content/pack.ts";
import { canUse, USES } from "../../../../src/games/iraqi-conflict/content/use.ts";
import { readPackFiles } from "../../../../src/packs/packs.ts";
import { complaintOf } from "../../complaint.ts";
import { book } from "../builder.ts";

const files = readPackFiles(new URL("../../../../data/iraqi-conflict", import.meta.url).pathname);
const cards = Object.values(book.content.cards);

/** The pack with its cards changed. */
const withCards = (change: (cards: Card[]) => unknown): { readonly [file: string]: unknown } => {
  const pack = structuredClone(files) as { [file: string]: unknown };
  const list = (pack.cards as { cards: Card[] }).cards;
  pack.cards = { cards: change(list) };
  return pack;
};

const complaint = (pack: { readonly [file: string]: unknown }): string => complaintOf(readPack, pack);

describe("R-01 the deck", () => {
  it("has 100 cards, one of each", () => {
    expect(cards).toHaveLength(100);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(100);
  });

  it("has so many cards of each letter", () => {
    const counts = Object.fromEntries(USES.map((use) => [use, cards.filter((card) => card.use === use).length]));
    expect(counts).toEqual({ U: 30, I: 15, M: 15, A: 15, E: 10, N: 5, H: 5, K: 5 });
  });

  it("keeps the rulebook's spelling", () => {
    expect(cards.map(({ name }) => name)).toEqual(expect.arrayContaining(["Al Queda", "Mines & IUD's", "Ba'athists"]));
  });

  it("is all from the rulebook", () => {
    expect(cards.every(({ source }) => source === "rulebook")).toBe(true);
  });
});

describe("R-02 card notation", () => {
  it.each(FACTIONS.map(({ id }) => id))("%s can use 45 cards of 135 FV in all", (seat) => {
    const usable = cards.filter(({ use }) => canUse(seat, use, null));
    expect(usable).toHaveLength(45);
    expect(usable.reduce((sum, { fv }) => sum + fv, 0)).toBe(135);
  });

  it.each([
    ["us", "UA"],
    ["insurgents", "IMA"],
    ["sunni", "NEMA"],
    ["shia", "HEMA"],
    ["kurds", "KEMA"],
  ])("%s can use the letters %s", (seat, letters) => {
    expect(USES.filter((use) => canUse(seat, use, null)).sort()).toEqual([...letters].sort());
  });
});

describe("a malformed pack names file, place and reason", () => {
  it("a file is missing", () => {
    expect(complaint({})).toBe("cards.json: this file is missing");
  });

  it("a force value is out of bounds", () => {
    const pack = withCards((list) => list.map((card, i) => (i === 3 ? { ...card, fv: 6 } : card)));
    expect(complaint(pack)).toMatch(/^cards\.json, cards\.3\.fv: .*5/);
  });

  it("a letter is unknown", () => {
    const pack = withCards((list) => list.map((card, i) => (i === 7 ? { ...card, use: "X" } : card)));
    expect(complaint(pack)).toMatch(/^cards\.json, cards\.7\.use: /);
  });

  it("a name is used twice", () => {
    const pack = withCards((list) => list.map((card, i) => (i === 9 ? { ...card, name: "Jihadists" } : card)));
    expect(complaint(pack)).toBe("cards.json, cards.9.name: “Jihadists” is used twice");
  });

  it("a card is missing", () => {
    expect(complaint(withCards((list) => list.slice(1)))).toBe(
      "cards.json, cards: 15 cards must have the letter I, 14 have",
    );
  });

  it("a faction's force does not add up", () => {
    const pack = withCards((list) => list.map((card) => (card.id === "air-supremacy" ? { ...card, fv: 3 } : card)));
    expect(complaint(pack)).toBe("cards.json, cards: the US must have 45 usable cards of 135 FV, not 45 of 136");
  });
});
