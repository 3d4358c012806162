import { describe, expect, it } from "vitest";
import { z } from "zod";
import { PackError, parsePackFile, wrongIfRepeated, wrongIn } from "#engine";
import { complaintOf } from "../games/complaint.ts";

const schema = z.strictObject({ cards: z.array(z.strictObject({ id: z.string(), force: z.int().max(5) })) });
const complaint = (files: { readonly [file: string]: unknown }): string =>
  complaintOf((pack) => parsePackFile(schema, "deck", pack), files);

describe("a file of a pack", () => {
  it("is given as its schema reads it", () => {
    const deck = { cards: [{ id: "flood", force: 3 }] };
    expect(parsePackFile(schema, "deck", { deck })).toEqual(deck);
  });

  it("is missing", () => {
    expect(complaint({ other: {} })).toBe("deck.json: this file is missing");
  });

  it("is not found among the names that every object has", () => {
    expect(complaintOf((pack) => parsePackFile(z.unknown(), "toString", pack), {})).toBe(
      "toString.json: this file is missing",
    );
  });

  it("is wrong at a place, which is named with the reason", () => {
    expect(complaint({ deck: { cards: [{ id: "flood", force: 9 }] } })).toMatch(/^deck\.json, cards\.0\.force: .*5/);
  });

  it("is wrong as a whole", () => {
    expect(complaint({ deck: 7 })).toMatch(/^deck\.json: /);
  });
});

describe("a check of a file", () => {
  const wrong = wrongIn("deck");

  it("names file, place and reason", () => {
    expect(() => wrong("cards.2", "is torn")).toThrow(new PackError("deck.json", "cards.2", "is torn"));
  });

  it("finds the second of two items with the same id, and nothing where all differ", () => {
    const repeats = (ids: readonly string[]) => () =>
      wrongIfRepeated(
        wrong,
        "cards",
        ids.map((id) => ({ id })),
        ["id"],
      );
    expect(repeats(["a", "b", "a"])).toThrow("deck.json, cards.2.id: “a” is used twice");
    expect(repeats(["a", "b", "c"])).not.toThrow();
  });
});
