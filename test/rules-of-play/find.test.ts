import { describe, expect, it } from "vitest";
import { type Answer, isSameName, ranked } from "../../src/rules-of-play/find.ts";

const answer = (name: string, gist: string, text = "Nothing else."): Answer => ({ name, gist, text });
const ALL: readonly Answer[] = [
  answer("Stacking", "five units a space", "At most five units of a side stand in a space."),
  answer("Retreat", "one space", "The loser's units retreat one space. Stacking counts."),
  answer("Supply", "a path to a source", "A unit is supplied by a path of spaces."),
  answer("Trading cards", "any for any", "Two seats swap goods."),
  answer("Played cards", "discarded", "A card that was played is discarded."),
  answer("Ambush", "who may", "Militias attack whoever passes. The attacker's supplies count."),
];
const first = (question: string, most = 1): readonly string[] =>
  ranked(ALL, question)
    .slice(0, most)
    .map(({ name }) => name);

describe("what is asked is found", () => {
  it.each([
    ["what does stacking allow me?", "Stacking"],
    ["may I stack six units?", "Stacking"],
    ["where do they retreat to", "Retreat"],
    ["retreating", "Retreat"],
    ["can I trade cards with her?", "Trading cards"],
    ["is my militia attacked", "Ambush"],
    ["SUPPLIES", "Supply"],
    ["amb", "Ambush"],
    ["sour", "Supply"],
    ["los", "Retreat"],
    ["discard", "Played cards"],
    ["Dïscarded!", "Played cards"],
  ])("%j: %s", (question, name) => {
    expect(first(question)).toEqual([name]);
  });

  it("first in a name, then in what the heading says, then in a text", () => {
    expect(first("stacking", 9)).toEqual(["Stacking", "Retreat"]);
    expect(first("space", 3)).toEqual(["Stacking", "Retreat", "Supply"]);
    expect(first("supply", 9)).toEqual(["Supply", "Ambush"]);
    expect(first("car", 9)).toEqual(["Played cards", "Trading cards"]);
  });

  it("by all of its words rather than by one of them", () => {
    expect(first("cards that were played")).toEqual(["Played cards"]);
    expect(first("trade of cards")).toEqual(["Trading cards"]);
  });

  it("not by words that are in every question, unless it has no others", () => {
    expect(first("what may I do with them?", 9)).toEqual(["Ambush"]); // “who may”
    expect(first("xylophone", 9)).toEqual([]);
    expect(first("", 9)).toEqual([]);
  });

  it("by a name however that is written", () => {
    expect(isSameName("Trading cards", "trading  CARDS.")).toBe(true);
    expect(isSameName("Trading cards", "trading")).toBe(false);
  });
});
