import { describe, expect, it } from "vitest";
import { inventory } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import type { Event } from "../../../../src/games/battle-for-baghdad/rules/events.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { atRandom } from "../random.ts";

const { describePrivate, describePublic } = book.definition;
const { content } = book;
const SEATS = [3, 4, 5, 6] as const;
/** About four turns' answers. */
const ANSWERS = 400;

const told = (game: Game): string[] => game.events.flatMap((event) => describePublic(event, content) ?? []);
const whispered = (game: Game): string[] =>
  Object.values(game.secrets)
    .flat()
    .flatMap((secret) => describePrivate(secret, content) ?? []);
const said = (...events: readonly Event[]): string => events.map((event) => describePublic(event, content)).join(" ");

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
    expect(said(...game.events.slice(before))).toBe("The Shiites keep a card.");
  });

  it("says of each event whom and where it concerns, and what weighs most: near victories, then Combats and what many share", () => {
    const about = (event: Event) => book.definition.concern?.(event, book.content);
    const none = { security: 0, infrastructure: 0 };
    const lost = { strikes: [], neutralized: [], units: none, cards: [], network: null };
    const totals = { us: 3, sunni: 2 };
    expect(about({ kind: "fought", zone: "rusafa", winner: "us", loser: "sunni", totals, ...lost })).toEqual({
      kind: "battles",
      seats: ["us", "sunni"],
      places: ["rusafa"],
      short: "The US beats the Sunnis, 3 to 2; the Sunnis lose no units.",
      weight: 2,
      winner: "us",
      settles: true,
      cost: { n: 0, one: "unit", many: "units" },
      losses: { sunni: 0 },
      gone: { one: "unit", many: "units", how: "lost in Combat", by: { sunni: 0 } },
    });
    const two = { security: 2, infrastructure: 0 };
    expect(
      about({ kind: "casualties", seat: "us", zone: "rusafa", units: two, strength: 2, kept: [], network: null }),
    ).toMatchObject({ cost: { n: 2 }, losses: { us: 2 } });
    const stopped = { by: "units", units: { us: none } } as const;
    const way = { mode: "normal", path: ["shula", "rusafa", "shula"], count: 2, left: {} } as const;
    expect(about({ kind: "moved", seat: "sunni", ...way, stopped })).toMatchObject({
      kind: "places",
      seats: ["sunni", "us"],
      places: ["shula", "rusafa"],
      weight: 1,
    });
    expect(about({ kind: "levied", seat: "us", paid: { sunni: 1, ngo: 1 }, pp: 2 })?.weight).toBe(2);
    expect(about({ kind: "levied", seat: "us", paid: { sunni: 1 }, pp: 1 })?.weight).toBe(1);
    const zones = { rusafa: 4, shula: 2 };
    expect(about({ kind: "collected", seat: "us", zones, bank: 3, pp: 20 })?.gains?.seats).toEqual({ us: 9 });
    expect(about({ kind: "levied", seat: "us", paid: { sunni: 1, ngo: 1 }, pp: 2 })?.gains?.seats).toEqual({ us: 2 });
    expect(about({ kind: "paid", from: "us", to: "sunni", amount: 2, owed: 5 })).toMatchObject({ weight: 2 });
    expect(about({ kind: "paid", from: "us", to: "sunni", amount: 5, owed: 5 })).toMatchObject({ weight: 1 });
    expect(about({ kind: "nearScore", seat: "us", score: 110, gain: 12 })?.weight).toBe(3);
    expect(about({ kind: "turn", turn: 2 })).toBeNull();
  });

  it("a Move names its Zones, its way, what it left and what stopped it", () => {
    const path = ["sadr-city", "zayouna", "rusafa"];
    const moved = { kind: "moved", seat: "shiite", mode: "normal", path, count: 4, left: {}, stopped: null } as const;
    const way = "The Shiites move 4 Security: Sadr City → Zayouna → Rusafa";
    expect(said(moved)).toBe(`${way}.`);
    const units = { government: { security: 2, infrastructure: 1 } };
    expect(said({ ...moved, stopped: { by: "units", units } })).toBe(
      `${way}, stopped by the Government (2 Security and 1 Infrastructure).`,
    );
    expect(said({ ...moved, stopped: { by: "river" } })).toBe(`${way}, stopped by the River.`);
    expect(said({ ...moved, left: { zayouna: 1 } })).toBe(`${way}, leaving 1 in Zayouna.`);
    expect(said({ ...moved, mode: "airmobile", seat: "us" })).toContain("4 Security by air: ");
  });

  it("recruits are told with what each cost, and what is left", () => {
    const lot = { kind: "recruited", seat: "shiite", unit: "security", zone: "sadr-city" } as const;
    expect(said({ ...lot, count: 3, cost: 4, prices: [1, 1, 2], pp: 1 })).toBe(
      "The Shiites recruit 3 Security in Sadr City (1 + 1 + 2 = 4 PP, 5 → 1).",
    );
    expect(said({ ...lot, count: 5, cost: 8, prices: [1, 1, 2, 2, 2], pp: 0 })).toContain(
      "(2 × 1 + 3 × 2 = 8 PP, 8 → 0)",
    );
    expect(said({ ...lot, count: 1, cost: 0, prices: [0], pp: 2 })).toContain("(0 PP, 2 → 2)");
  });

  it("a Combat is told in three lines: its plans, what came of them, losses, award", () => {
    const zone = "rusafa";
    const plans = {
      shiite: { command: "mahdi-army-sadr-city-brigade", network: false, offense: "assassins", defense: null, die: 3 },
      government: { command: "ministry-of-interior", network: false, offense: null, defense: "human-shields", die: 2 },
    };
    expect(said({ kind: "plans", zone, plans })).toBe(
      "Rusafa: Shiites (Mahdi Army, Sadr City Brigade 4 + strength 3 = 7) against Government (Ministry of Interior 4 + 2 = 6). The Shiites play Assassins and the Government plays Human Shields.",
    );
    const strike = { offense: "assassins", command: "ministry-of-interior", defense: "human-shields" };
    const fought = {
      kind: "fought",
      zone,
      totals: { shiite: 7, government: 2 },
      strikes: [{ ...strike, outcome: "neutralizes" }],
      neutralized: ["government"],
      winner: "shiite",
      loser: "government",
      units: { security: 2, infrastructure: 1 },
      cards: ["human-shields"],
      network: null,
    } as const;
    expect(said(fought)).toBe(
      "Assassins (unconventional) against Human Shields (blocks conventional): Ministry of Interior 4B is Neutralized. The Shiites win by 7 to 2. The Government loses 3 units (2 Security, 1 Infrastructure) and Human Shields.",
    );
    const units = { security: 3, infrastructure: 0 };
    expect(
      said({ kind: "casualties", seat: "shiite", zone, units, strength: 3, kept: ["assassins"], network: null }),
    ).toBe("The Shiites lose 3 Security (strength 3) and keep Assassins.");
    expect(said({ kind: "awarded", seat: "shiite", zone, amount: 7, units: 3, value: 1, command: 4, pp: 8 })).toBe(
      "Award: 3 units + Command 4 = 7 PP to the Shiites (1 → 8).",
    );
  });

  it("a tie is won by who acts earlier, and an Offense may fail in three ways", () => {
    const strike = { offense: "car-bomb", command: "mahdi-army-sadr-city-brigade", defense: null };
    const fought = {
      kind: "fought",
      zone: "rusafa",
      totals: { shiite: 6, us: 6 },
      neutralized: [],
      winner: "shiite",
      loser: "us",
      units: { security: 1, infrastructure: 0 },
      cards: [],
      network: "network",
    } as const;
    const told = (outcome: "blocked" | "wrongType" | "noCommand", other = {}): string =>
      said({ ...fought, strikes: [{ ...strike, outcome, ...other }] });
    expect(told("wrongType")).toBe(
      "Car Bomb (unconventional) only Neutralizes conventional Commands: not Mahdi Army, Sadr City Brigade 4U. The Shiites win by 6 to 6, acting earlier. The US loses 1 Security and Network.",
    );
    expect(told("blocked", { defense: "lookouts" })).toMatch(
      /^Car Bomb \(unconventional\) against Lookouts \(blocks unconventional\): blocked\./,
    );
    expect(told("noCommand", { command: null })).toMatch(/^Car Bomb \(unconventional\) has no Command to Neutralize\./);
  });

  it("an income is a sum, and so is what doubles it", () => {
    expect(said({ kind: "collected", seat: "shiite", zones: { "sadr-city": 10, kadhimiya: 4 }, bank: 3, pp: 25 })).toBe(
      "Shiites: Sadr City 10 + Kadhimiya 4 + Bank 3 = 17 PP (8 → 25).",
    );
    expect(said({ kind: "doubled", seat: "us", card: "infowar", source: "award", amount: 17, pp: 42 })).toBe(
      "The US plays InfoWar: 17 PP more from the Combat (25 → 42).",
    );
    expect(said({ kind: "levied", seat: "us", paid: { shiite: 2, sunni: 1 }, pp: 3 })).toBe(
      "The US gets 3 PP: Shiites 2, Sunnis 1 (0 → 3).",
    );
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
      "Bids: US 0, Shiites 1, Government 2, Shiites 3; all others pass. The Shiites win and pay 3 (9 → 6 PP). The Government pays its last bid, 2 (8 → 6). A card costs 3 PP.",
    );
    const none = { kind: "initiative", seat: "us", calls: [], paid: {}, left: {}, price: 1 } as const;
    expect(said({ ...none, by: "default" })).toBe(
      "All pass: the US would have bid first and has the Initiative, free. A card costs 1 PP.",
    );
    expect(said({ ...none, by: "claim" })).toBe(
      "The US has the Initiative, as the last to claim it. A card costs 1 PP.",
    );
    expect(said({ ...none, by: "bid", calls: [{ seat: "us", amount: 0 }], paid: { us: 0 }, left: { us: 8 } })).toBe(
      "Bids: US 0; all others pass. The US wins and pays nothing. A card costs 1 PP.",
    );
  });

  it("cards that nobody kept are joined by or", () => {
    expect(said({ kind: "discarded", seat: null, cards: ["network", "curfew"] })).toBe(
      "Nobody kept Network or Curfew.",
    );
    expect(said({ kind: "discarded", seat: null, cards: ["network", "network", "curfew"] })).toBe(
      "Nobody kept 2 × Network or Curfew.",
    );
  });

  it("together or alone or nobody: an ending says who won", () => {
    const victories = [
      { title: "Standard victory", seats: ["us", "government"] },
      { title: "Stalemate", seats: [] },
    ];
    expect(said({ kind: "ended", victories })).toBe(
      "Standard victory: the US and the Government win. Stalemate: nobody wins.",
    );
  });
});

describe("what one seat is told", () => {
  it("is not what lies beside it: its hand, the packet, the terms of an offer", () => {
    const cards = ["car-bomb", "network"];
    expect(describePrivate({ kind: "packet", cards }, content)).toBeNull();
    expect(describePrivate({ kind: "lost", to: "us", lost: ["curfew"], cards }, content)).toBe(
      "The US took Curfew from you. You hold 2 cards now.",
    );
  });

  it("copies are named once", () => {
    const got = ["car-bomb", "car-bomb", "network"];
    expect(describePrivate({ kind: "drew", got, cards: got }, content)).toBe("You got 2 × Car Bomb and Network.");
  });
});

describe("the inventory", () => {
  it("counts what the pack holds", () => {
    const counts = { zones: 23, screens: 6, commands: 30, combinations: 3, arms: 72, street: 27 };
    expect(inventory(content)).toEqual([{ counts, rulebook: 3, reconstruction: 23 + 6 + 30 + 72 + 27 }]);
  });
});
