import { describe, expect, it } from "vitest";
import type { Seat } from "#engine";
import type { Agreement } from "../../../../../src/games/battle-for-baghdad/rules/coalition/types.ts";
import { agreementLines } from "../../../../../src/games/battle-for-baghdad/rules/coalition/words.ts";
import { baghdad, book, type Game } from "../../builder.ts";

type Term = Agreement["terms"][number];
type Zones = Parameters<Game["units"]>[0];

/** An agreement of these seats runs. */
const agreed = (game: Game, seats: readonly Seat[], ...terms: readonly Term[]): Game =>
  game.change(({ table }) => {
    table.agreements.push({ seats, terms });
  });

const truce: Term = { kind: "truce", seats: ["shiite", "government"] };
const moving = (seat: Seat, zones: Zones, seats: 3 | 4 | 5 | 6 = 3): Game =>
  baghdad({ seats }).units(zones).street("S01", "S02", "S03").moving(seat);

describe("a Truce", () => {
  const crossing = { karrada: { government: [2, 0] }, rusafa: { shiite: [1, 1] }, "palestine-street": {} } as const;

  it("R-31, example 21: a partner's units do not stop a Move", () => {
    const game = agreed(moving("government", crossing), ["shiite", "government"], truce);
    game.walk("government", 2, "karrada", "rusafa", "palestine-street").act("government", "endMove");
    expect(game.at("palestine-street").government?.security).toBe(2);
    expect(game.table.move?.used).toBe(1);
  });

  it("R-43, example 21: without one the Move ends there", () => {
    const game = moving("government", crossing).walk("government", 2, "karrada", "rusafa");
    expect(game.table.move?.move).toBeNull();
  });

  it("R-43: units of a third seat stop it as ever", () => {
    const third = { ...crossing, rusafa: { shiite: [1, 1], sunni: [1, 0] } } as const;
    const game = agreed(moving("government", third), ["shiite", "government"], truce);
    expect(game.walk("government", 2, "karrada", "rusafa").table.move?.move).toBeNull();
  });

  it("R-31, example 21: it lapses after the last Move Step, and those who share a Zone then fight", () => {
    const game = agreed(moving("government", crossing), ["shiite", "government"], truce);
    game.walk("government", 2, "karrada", "rusafa").act("government", "endMove");
    expect(game.table.agreements.length).toBe(1);
    game.until(({ table }) => table.combat !== null);
    expect(game.table.agreements).toEqual([]);
    expect(game.table.combat).toMatchObject({ zone: "rusafa" });
  });
});

describe("keeping out of Zones", () => {
  const out: Term = { kind: "keepOut", seat: "government", zones: ["rusafa", "karrada"] };
  const parties = ["government", "sunni"];

  it("R-30: no Move enters them, not even to pass through", () => {
    const game = agreed(moving("government", { zayouna: { government: [2, 0] } }), parties, out);
    game.act("government", "beginMove", { mode: "normal", from: "zayouna", count: 1 });
    const refused = game.refusal("government", "moveTo", { zone: "karrada" });
    expect([refused.code, refused.rule]).toEqual(["agreed", "R-30"]);
    expect(refused.text).toBe("You have an agreement with the Sunnis: the Government keeps out of Rusafa and Karrada.");
  });

  it("R-30: nothing is recruited there, and elsewhere as ever", () => {
    const game = agreed(baghdad().recruiting("government"), parties, out);
    const order = { unit: "security", zone: "karrada", count: 1 };
    expect(game.refusal("government", "recruit", order).code).toBe("agreed");
    expect(game.table.recruit?.spawn.security).toContain("karrada");
    const [elsewhere = ""] = game.table.recruit?.spawn.security.filter((zone) => zone !== "karrada") ?? [];
    game.act("government", "recruit", { ...order, zone: elsewhere });
  });

  it("R-30: a seat kept out of all its Zones is told so", () => {
    const game = baghdad().recruiting("government");
    const zones = [...new Set(Object.values(game.table.recruit?.spawn ?? {}).flat())];
    agreed(game, parties, { ...out, zones });
    const order = { unit: "security", zone: "karrada", count: 1 };
    expect(game.refusal("government", "recruit", order).code).toBe("agreed");
  });

  it("R-30: no card places units there", () => {
    const game = baghdad({ hands: { government: ["ministry-contract"] } });
    game.units({ karrada: { government: [1, 0] }, bayaa: { government: [1, 0] } }).recruiting("government");
    agreed(game, parties, out);
    const contract = { card: "ministry-contract", count: 1 };
    expect(game.refusal("government", "play", { ...contract, zone: "karrada" }).code).toBe("agreed");
    game.act("government", "play", { ...contract, zone: "bayaa" });
  });

  it("R-30: others go there as ever", () => {
    const game = agreed(moving("sunni", { rusafa: { sunni: [1, 0] } }), parties, out);
    game.walk("sunni", 1, "rusafa", "karrada");
    expect(game.at("karrada").sunni?.security).toBe(1);
  });
});

describe("sparing a seat", () => {
  const spare: Term = { kind: "spare", seat: "shiite", other: "sunni" };
  const three = { karrada: { shiite: [1, 0], sunni: [1, 0], government: [1, 0] } } as const;
  const meeting = (zones: Zones, seats: 3 | 6 = 3): Game => moving("shiite", zones, seats);
  const fighting = (game: Game): Game => game.until(({ table }) => table.combats !== null);

  it("R-30: it is no choice of opponent while another is there, so that nobody is asked where one is left", () => {
    const game = fighting(agreed(meeting(three), ["shiite", "sunni"], spare));
    expect(game.table.combat).toMatchObject({ attacker: "shiite", defender: "government" });
  });

  it("R-30: where only the spared one is left, the Combat is fought", () => {
    const two = { karrada: { shiite: [1, 0], sunni: [1, 0] } } as const;
    const game = fighting(agreed(meeting(two), ["shiite", "sunni"], spare));
    expect(game.table.combat).toMatchObject({ attacker: "shiite", defender: "sunni" });
  });

  it("R-30: the choice of the spared one is refused by name of the agreement", () => {
    const four = { karrada: { shiite: [1, 0], sunni: [1, 0], government: [1, 0], us: [1, 0] } } as const;
    const game = fighting(agreed(meeting(four, 6), ["shiite", "sunni"], spare));
    game.until(({ table }) => table.combats?.zone === "karrada" && table.combat === null);
    const refused = game.refusal("shiite", "chooseOpponent", { opponent: "sunni" });
    expect(refused.text).toBe("You have an agreement with the Sunnis: the Shiites do not attack the Sunnis by choice.");
    game.act("shiite", "chooseOpponent", { opponent: "us" });
  });

  it("R-30: no Combat that need not be is begun with it", () => {
    const zones = { karrada: { shiite: [1, 0], ngo: [1, 0] } } as const;
    const game = meeting(zones, 6);
    const free = fighting(meeting(zones, 6));
    expect(free.asked).toEqual(["shiite"]);
    agreed(game, ["shiite", "ngo"], { ...spare, other: "ngo" });
    expect(fighting(game).asked).toEqual(["ngo"]);
  });
});

describe("the next Initiative", () => {
  const cap: Term = { kind: "maxBid", seat: "shiite", amount: 2 };

  it("R-30: no bid above what was agreed", () => {
    const game = agreed(baghdad(), ["shiite", "sunni"], cap).passWindows();
    expect(game.refusal("shiite", "bid", { amount: 3 }).text).toBe(
      "**Bid 3**: you have an agreement with the Sunnis: the Shiites bid at most 2 PP for the next Initiative. Possible: pass, 0 to 2.",
    );
    game.act("shiite", "bid", { amount: 2 });
  });

  it.each([
    [4, 2],
    [2, 4],
  ])("R-30: of several limits the lowest counts, whichever was agreed first: %i, %i", (first, second) => {
    const game = agreed(baghdad(), ["shiite", "sunni"], { ...cap, amount: first });
    agreed(game, ["shiite", "government"], { ...cap, amount: second }).passWindows();
    expect(game.refusal("shiite", "bid", { amount: 3 }).text).toContain("bid at most 2 PP");
    game.act("shiite", "bid", { amount: 2 });
  });

  it("R-30: a seat that can bid no more passes without being asked, as with its PP", () => {
    const game = agreed(baghdad(), ["shiite", "sunni"], cap).passWindows();
    game.act("shiite", "bid", { amount: 1 }).act("sunni", "bid", { amount: 2 }).act("government", "pass");
    expect(game.table.initiative).toBe("sunni");
    expect(game.events).toContainEqual({ kind: "passed", seat: "shiite", asked: false });
  });

  it("R-30: the First Player that was agreed on is named without a question", () => {
    const first: Term = { kind: "chooseFirst", seat: "shiite", choice: "government" };
    const game = agreed(baghdad(), ["shiite", "government"], first).passWindows().let("pass");
    expect(game.table.firstPlayer).toBe("government");
  });

  it("R-30: a winner that agreed on nothing is asked", () => {
    const first: Term = { kind: "chooseFirst", seat: "sunni", choice: "government" };
    const game = agreed(baghdad(), ["sunni", "government"], first).passWindows().let("pass");
    expect(game.asked).toEqual(["shiite"]);
    game.act("shiite", "chooseFirst", { seat: "sunni" });
  });
});

describe("agreements in words", () => {
  it("section 10: lists what runs, and between whom", () => {
    const game = agreed(baghdad(), ["shiite", "government"], truce);
    agreed(game, ["us", "shiite"], { kind: "maxBid", seat: "us", amount: 3 });
    expect(agreementLines(book.content, game.table)).toEqual([
      "Shiites and Government: Truce",
      "US and Shiites: the US bids at most 3 PP for the next Initiative",
    ]);
  });
});
