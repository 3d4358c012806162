import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad } from "../../builder.ts";

type Game = ReturnType<typeof baghdad>;
type Zones = Parameters<Game["units"]>[0];
type Seats = 3 | 4 | 5 | 6;

/** A Move Step of the first seat to act: nobody has anything but these units, and no PP lie in the streets. */
function lastMoves(
  zones: Zones,
  seats: Seats = 3,
  first = "shiite",
  pp: { readonly [zone: string]: number } = {},
): Game {
  const game = baghdad({ seats }).street("S01", "S02", "S03").moving(first);
  const empty = Object.fromEntries(Object.keys(game.table.zones).map((zone) => [zone, {}]));
  return game.units({ ...empty, ...zones }).change(({ table }) => {
    for (const [zone, place] of Object.entries(table.zones)) place.pp = pp[zone] ?? 0;
    for (const seat of table.seats) mustGet(table.sides, seat).pp = 0;
  });
}

const toNext = (game: Game): Game => game.until(({ table, env }) => env.over !== null || table.turn > 1);
const income = (game: Game, seat: string) => {
  const event = toNext(game).events.find((one) => one.kind === "collected" && one.seat === seat);
  return event?.kind === "collected" ? { ...event.zones, bank: event.bank } : null;
};

describe("Civic Action", () => {
  it("R-77, example 55: Security collects 1, Infrastructure 3, as far as it goes", () => {
    const zones = { kadhimiya: { shiite: [2, 2] } } as const;
    expect(income(lastMoves(zones, 3, "shiite", { kadhimiya: 8 }), "shiite")).toEqual({ kadhimiya: 8, bank: 3 });
    expect(income(lastMoves(zones, 3, "shiite", { kadhimiya: 5 }), "shiite")).toEqual({ kadhimiya: 5, bank: 3 });
  });

  it("R-77 R-52, examples 52 and 56: in a shared Zone the earlier seat collects first", () => {
    const game = lastMoves({ "grand-mosque": { ngo: [1, 1], shiite: [0, 3] } }, 6, "ngo", { "grand-mosque": 6 });
    expect(income(game, "ngo")?.["grand-mosque" as "bank"]).toBe(4);
    expect(income(game, "shiite")?.["grand-mosque" as "bank"]).toBe(2);
    expect(mustGet(game.table.zones, "grand-mosque").pp).toBe(0);
  });

  it("R-52 R-77, example 52: in the Sanctuary two sides live side by side, and both collect", () => {
    const zones = { "grand-mosque": { shiite: [2, 0], sunni: [3, 0] } } as const;
    const game = lastMoves(zones, 3, "shiite", { "grand-mosque": 9 });
    expect(income(game, "shiite")).toEqual({ "grand-mosque": 2, bank: 3 });
    expect(income(game, "sunni")).toEqual({ "grand-mosque": 3, bank: 4 });
    expect(game.events.some(({ kind }) => kind === "combat")).toBe(false);
  });

  it("R-78, example 57: the US collects at basic value", () => {
    expect(income(lastMoves({ karrada: { us: [3, 0] } }, 4, "us", { karrada: 5 }), "us")).toEqual({
      karrada: 3,
      bank: 2,
    });
  });

  it("R-79, example 58: the Bank pays as the screens say", () => {
    const own = { karrada: { government: [1, 0] }, "rasheed-ab": { government: [1, 0] } } as const;
    expect(income(lastMoves(own, 3, "government"), "government")).toEqual({ bank: 4 });
    const six = ["shula", "kadhimiya", "sadr-city", "new-baghdad", "bayaa", "rusafa"];
    const hosted = Object.fromEntries(six.map((zone) => [zone, { shiite: [0, 1], ngo: [0, 1] } as const]));
    expect(income(lastMoves(hosted, 6, "ngo"), "ngo")).toEqual({ bank: 4 });
  });

  it("R-79: the NGO has an income of Zones that others Control, where it has Infrastructure", () => {
    const hosted = { shula: { shiite: [0, 1], ngo: [0, 1] }, bayaa: { shiite: [0, 1], ngo: [1, 0] } } as const;
    const own = { "medical-city": { ngo: [0, 1] } } as const;
    const sanctuary = { "grand-mosque": { shiite: [0, 1], sunni: [0, 1], ngo: [0, 1] } } as const; // theirs together: nobody's
    expect(income(lastMoves({ ...hosted, ...own, ...sanctuary }, 6, "ngo"), "ngo")).toEqual({ bank: 1 + 1 });
  });
});

describe("what stays as it is", () => {
  it("R-26 ruling AK: PP where nobody is stay in their Zone", () => {
    const game = toNext(lastMoves({}, 3, "shiite", { rusafa: 7 }));
    expect(mustGet(game.table.zones, "rusafa").pp).toBe(7);
  });

  it("R-51 R-79: a Controlled Zone of another colour is no CAZ, nor one of the own that another seat Controls", () => {
    const zones = { zayouna: { government: [1, 0] }, "rasheed-ab": { shiite: [1, 0] } } as const;
    const hosts = { "palestine-street": { government: [1, 0], ngo: [0, 1] } } as const;
    expect(income(lastMoves({ ...zones, ...hosts }, 6, "government"), "government")).toEqual({ bank: 2 + 1 });
  });

  it("ruling AQ: a seat without units, PP and cards stays in the game, and is asked when it can do something", () => {
    const game = toNext(lastMoves({ karrada: { government: [1, 0] } }));
    expect(game.table.order).toContain("sunni");
    expect(game.pp().sunni).toBe(4); // from the Bank
  });
});

/** The end of the turn with these units, PP as given before income. */
const end = (zones: Zones, pp: { readonly [seat: string]: number }, seats: Seats = 3) => {
  const game = lastMoves(zones, seats).change(({ table }) => {
    for (const [seat, amount] of Object.entries(pp)) mustGet(table.sides, seat).pp = amount;
  });
  return toNext(game).env.over?.victories ?? null;
};
const held = (seat: string, ...zones: readonly string[]): Zones =>
  Object.fromEntries(zones.map((zone) => [zone, { [seat]: [0, 1] as const }]));

describe("victory", () => {
  const five = ["shula", "kadhimiya", "sadr-city", "hurriya", "mansour"];

  it("R-81, example 61: PP and ten for each Controlled Zone make 120", () => {
    expect(end(held("shiite", ...five), { shiite: 67 })).toEqual([{ title: "Standard victory", seats: ["shiite"] }]);
    expect(end(held("shiite", ...five), { shiite: 66 })).toBeNull();
  });

  it("R-83, example 62: who meets a condition in the same phase wins together", () => {
    const zones = held("us", "biap", "green-zone");
    const won = end(zones, { us: 98, government: 118 }, 4);
    expect(won).toEqual([{ title: "Standard victory", seats: ["government", "us"] }]);
  });

  it("R-82, example 63: the Shiites' seven Zones, each with Infrastructure", () => {
    const seven = ["sadr-city", "kadhimiya", "shula", "new-baghdad", "hurriya", "rusafa", "bayaa"];
    expect(end(held("shiite", ...seven), {})).toEqual([{ title: "Special victory", seats: ["shiite"] }]);
    expect(end({ ...held("shiite", ...seven), bayaa: { shiite: [1, 0] } }, {})).toBeNull();
  });

  it("R-82, example 64: three Zones of the US and the Government for the Jihadists", () => {
    const three = held("jihadist", "green-zone", "karrada", "rasheed-ab");
    expect(end(three, {}, 5)).toEqual([{ title: "Special victory", seats: ["jihadist"] }]);
  });

  it("R-84, examples 16 and 65: the last Arab Street card ends the game", () => {
    const stalemate = (seats: Seats) => {
      const game = lastMoves({}, seats).change(({ table, box }) => {
        box.street = [];
        table.streetDeck = 0;
        mustGet(table.zones, "rusafa").pp = 50;
      });
      return toNext(game).env.over?.victories;
    };
    expect(([3, 4, 5, 6] as const).map(stalemate)).toEqual(
      [[], [], ["jihadist"], ["ngo"]].map((seats) => [{ title: "Stalemate", seats }]),
    );
  });

  it("6.2 `quiet`: Combat Phases without a Combat between Shiites and Sunnis are counted", () => {
    expect(toNext(lastMoves({ karrada: { shiite: [1, 0] } })).table.quiet).toBe(1);
    const fought = (other: string): number => {
      const game = lastMoves({ karrada: { shiite: [1, 0], [other]: [1, 0] } }).change(({ table }) => {
        table.quiet = 2;
      });
      for (const seat of game.until(({ table }) => table.combat !== null).asked) {
        const [command = ""] = mustGet(game.table.sides, seat).active;
        game.act(seat, "plan", { command, offense: "none", defense: "none", commit: 0 });
      }
      return toNext(game).table.quiet;
    };
    expect([fought("sunni"), fought("government")]).toEqual([0, 3]);
  });
});
