import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import { baghdad, book, dealt } from "../builder.ts";
import { seenBy } from "../saying.ts";

const { guide } = book.definition;

describe("the first message to a seat", () => {
  it("says in five lines what it wants, what it can do, what it has, how the game ends, what comes now", () => {
    expect(guide.welcome(seenBy(dealt(6), "sunni"))).toEqual([
      "You want 120 points at the end of a turn: 1 for each Political Point (PP), 10 for each Zone that you Control (only you have units there). Or your special victory: Control Adhamiyah, Ghazaliya, Mansour, Haifa Street, Medical City, Bayaa and Zafaraniya, each with your Infrastructure.",
      "Each turn you bid for who acts first, keep a card, make deals, recruit, make 2 Moves and fight. Special to you: Underground: one Move a turn from one Zone of your own to another, at any distance. The first card bought in each Recruit Step: 1 PP.",
      "You have 6 PP, 3 cards, 6 Security and 4 Infrastructure to place.",
      "After 9 to 12 turns the Arab Street cards are used up: if nobody has won by then, the NGO wins.",
      "Now: place your units (the Shiites place theirs first, but you can say it now). Next: bid for the Initiative, to act first.",
    ]);
  });

  it("is for every seat, at any time, and short", () => {
    for (const game of [dealt(3), dealt(6), baghdad({ seats: 5 })])
      for (const seat of game.seats) {
        const lines = guide.welcome(seenBy(game, seat));
        expect(lines.length).toBe(5);
        expect(lines.join("\n").length).toBeLessThan(1500);
      }
  });
});

describe("standings", () => {
  it("R-81: say who leads and what is lacking, everyone sorted", () => {
    const game = baghdad({ pp: { shiite: 29, sunni: 6, government: 21 } });
    const { lead, lines } = guide.standings(publicView(book, game.env));
    expect(lead).toBe("The Shiites lead with 39; 81 to go.");
    expect(lines.slice(0, 3)).toEqual([
      "Shiites: 29 PP + 1 Zone = 39, 81 to go",
      "Government: 21 PP + 1 Zone = 31, 89 to go",
      "Sunnis: 6 PP + 1 Zone = 16, 104 to go",
    ]);
  });

  it("name those that lead together, and who has enough", () => {
    const lead = (pp: { [seat: string]: number }) =>
      guide.standings(publicView(book, baghdad({ seats: 4, pp }).env)).lead;
    expect(lead({ shiite: 7, sunni: 7, government: 7, us: 7 })).toBe(
      "The Shiites, the Sunnis, the Government and the US lead with 17; 103 to go.",
    );
    expect(lead({ us: 30 })).toBe("The US leads with 40; 80 to go.");
    expect(lead({ us: 115 })).toBe("The US leads with 125, enough to win.");
  });

  it("R-82: warn of who lacks one step of a special victory", () => {
    const game = baghdad({ seats: 5 }).units({ "green-zone": { jihadist: [1, 0] }, karrada: { jihadist: [1, 0] } });
    expect(guide.standings(publicView(book, game.env)).lines.at(-1)).toBe(
      "One step away from a special victory: Jihadists, key Zones 2/3",
    );
  });
});

describe("the glossary", () => {
  const terms = guide.glossary(book.content, {});

  it("explains what a newcomer meets first, each term once", () => {
    const names = terms.map(({ term }) => term);
    expect(new Set(names).size).toBe(names.length);
    for (const name of ["Zone", "Control", "Truce", "Command", "Neutralized", "Initiative", "PP", "Espionage"])
      expect(names).toContain(name);
  });

  it("in whole sentences that fit a message", () => {
    for (const { text } of terms) {
      expect(text).toMatch(/^[A-Z].*\.$/);
      expect(text.length).toBeLessThan(400);
    }
  });
});
