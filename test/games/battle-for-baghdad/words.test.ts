import { describe, expect, it } from "vitest";
import { inventory } from "../../../src/games/battle-for-baghdad/content.ts";
import type { Event } from "../../../src/games/battle-for-baghdad/events.ts";
import { tell, whisper } from "../../../src/games/battle-for-baghdad/log.ts";
import { baghdad, book, type Game } from "./builder.ts";
import { atRandom } from "./random.ts";

const { content } = book;
const SEATS = [3, 4, 5, 6] as const;
/** So many answers are about four turns. */
const ANSWERS = 400;

const told = (game: Game): string[] => game.events.flatMap((event) => tell(event, content) ?? []);
const whispered = (game: Game): string[] =>
  Object.values(game.secrets)
    .flat()
    .flatMap((secret) => whisper(secret, content) ?? []);
const said = (...events: readonly Event[]): string => events.map((event) => tell(event, content)).join(" ");

/** Ids that are no words. */
const IDS = new RegExp(
  [...content.zoneIds, ...Object.keys(content.arms), ...Object.keys(content.commands)]
    .filter((id) => id.includes("-"))
    .map((id) => `\\b${id}\\b`)
    .join("|"),
);

describe("what everyone is told", () => {
  it.each(SEATS)("with %i seats every line is a sentence without ids that fits a message", (seats) => {
    const game = atRandom(seats, ANSWERS, () => {});
    for (const line of [...told(game), ...whispered(game)]) {
      expect(line).toMatch(/^[A-Z]/);
      expect(line).toMatch(/\.$/);
      expect(line).not.toMatch(IDS);
      expect(line).not.toMatch(/\b(shiite|sunni|jihadist|ngo|undefined|null|NaN)\b|\[object/);
      expect(line.length).toBeLessThan(600);
    }
  });

  it.each(SEATS)("R-07 with %i seats the lines are the same whatever the hands hold", (seats) => {
    const game = baghdad({ seats });
    const quiet = (one: Game): string[] => told(one.passWindows().let("pass"));
    const other = baghdad({ seats });
    other.change(({ hands, box }) => {
      for (const { cards } of Object.values(hands)) cards.splice(0, cards.length, ...box.bazaar.splice(-cards.length));
    });
    expect(quiet(other)).toEqual(quiet(game));
  });

  it("R-28 says that a card was kept, and not which", () => {
    const game = baghdad({ seats: 3 }).until(({ table }) => table.packet !== null);
    const before = game.events.length;
    const [seat = ""] = game.asked;
    const [card = ""] = game.env.hands[seat]?.packet ?? [];
    game.act(seat, "take", { card });
    expect(said(...game.events.slice(before))).toBe("The Shiites kept a card.");
  });

  it("a Move names its Zones and its way", () => {
    const path = ["sadr-city", "rusafa"];
    expect(said({ kind: "moved", seat: "shiite", mode: "normal", path, count: 3 })).toBe(
      "The Shiites moved 3 Security: Sadr City → Rusafa.",
    );
    expect(said({ kind: "moved", seat: "us", mode: "airmobile", path, count: 1 })).toContain("1 Security by air: ");
  });

  it("a Combat is told in its plans, its totals, its losses and its award", () => {
    const zone = "rusafa";
    const plans = {
      shiite: { command: "mahdi-army-sadr-city-brigade", network: false, offense: "assassins", defense: null, die: 3 },
      sunni: { command: null, network: false, offense: null, defense: null, die: 2 },
    };
    expect(said({ kind: "plans", zone, plans })).toBe(
      "Shiites: Mahdi Army, Sadr City Brigade 4U, Assassins, strength 3. Sunnis: no Command, strength 2.",
    );
    const totals = { shiite: 7, sunni: 2 };
    expect(said({ kind: "fought", zone, totals, neutralized: ["sunni"], winner: "shiite" })).toBe(
      "The Command of the Sunnis was Neutralized. In Rusafa the Shiites beat the Sunnis, 7 to 2.",
    );
    const units = { security: 2, infrastructure: 0 };
    expect(said({ kind: "casualties", seat: "sunni", zone, units })).toBe("The Sunnis lost 2 Security in Rusafa.");
    expect(said({ kind: "awarded", seat: "shiite", zone, amount: 9 })).toBe("The Shiites took 9 PP for Rusafa.");
  });

  it("the Initiative names who won, who paid what, and the price of cards", () => {
    const calls = [
      { seat: "us", amount: 0 },
      { seat: "shiite", amount: 1 },
      { seat: "government", amount: 2 },
      { seat: "shiite", amount: 3 },
    ];
    const paid = { us: 0, shiite: 3, government: 2 };
    const left = { us: 12, shiite: 6, government: 6 };
    expect(said({ kind: "initiative", seat: "shiite", by: "bid", calls, paid, left, price: 3 })).toBe(
      "US 0, Shiites 1, Government 2, Shiites 3; all others pass. Shiites win and pay 3 (9 → 6 PP). Government pays its last bid, 2 (8 → 6). A card costs 3 PP.",
    );
    const none = { kind: "initiative", seat: "us", calls: [], paid: {}, left: {}, price: 1 } as const;
    expect(said({ ...none, by: "default" })).toBe(
      "All pass: the US would have bid first and has the Initiative, free. A card costs 1 PP.",
    );
    expect(said({ ...none, by: "claim" })).toBe(
      "The Initiative is with the US, who claimed it last. A card costs 1 PP.",
    );
    expect(said({ ...none, by: "bid", calls: [{ seat: "us", amount: 0 }], paid: { us: 0 }, left: { us: 8 } })).toBe(
      "US 0; all others pass. US wins and pays nothing. A card costs 1 PP.",
    );
  });

  it("together or alone or nobody: an ending says who won", () => {
    const victories = [
      { title: "Standard victory", seats: ["us", "government"] },
      { title: "Stalemate", seats: [] },
    ];
    expect(said({ kind: "ended", victories })).toBe(
      "Standard victory: the US and the Government. Stalemate: nobody wins.",
    );
  });
});

describe("what one seat is told", () => {
  it("copies are named once", () => {
    const got = ["network"];
    const cards = ["car-bomb", "car-bomb", "network"];
    expect(whisper({ kind: "drew", got, cards }, content)).toBe(
      "You got Network. Your hand (3): 2 × Car Bomb and Network.",
    );
  });
});

describe("the inventory", () => {
  it("counts what the pack holds", () => {
    const { counts, rulebook, reconstruction } = inventory(content);
    expect(counts).toEqual({ zones: 23, screens: 6, commands: 30, combinations: 3, arms: 72, street: 27 });
    expect(rulebook).toBe(3);
    expect(rulebook + reconstruction).toBe(23 + 6 + 30 + 3 + 72 + 27);
  });
});
