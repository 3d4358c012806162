import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad, book } from "../builder.ts";

const { describePublic } = book.definition;
const NOBODY = { shiite: [], sunni: [], government: [] };
const pp = (game: ReturnType<typeof baghdad>, zone: string): number => mustGet(game.table.zones, zone).pp;

describe("the Arab Street", () => {
  it("R-24 R-25, example 12: a placement card adds the Zones' values", () => {
    const game = baghdad({ hands: NOBODY }).street("S14", "E2");
    game.change(({ table }) => {
      mustGet(table.zones, "sadr-city").pp = 3;
    });
    game.initiative("shiite");
    expect(["sadr-city", "rusafa", "doura"].map((zone) => pp(game, zone))).toEqual([8, 4, 4]);
  });

  it("R-24 R-27, example 13: a card can stop the draw and ground the helicopters", () => {
    const game = baghdad({ hands: NOBODY }).street("S02", "E2").initiative("government");
    expect(game.table.turned).toEqual(["S02", "E2"]);
    expect([game.table.streetDeck, game.table.noAirmobile]).toEqual([25, true]);
    expect(game.nextTurn().table.noAirmobile).toBe(false);
  });

  it("R-27: a Vehicle Ban shortens Moves this turn", () => {
    const game = baghdad({ hands: NOBODY }).street("E3").initiative("government");
    expect([game.table.zonesPerMove, game.table.turned]).toEqual([2, ["E3"]]);
    expect(game.nextTurn().table.zonesPerMove).toBe(3);
  });

  it("window W3, example 14: a Curfew before the first card", () => {
    const game = baghdad({ hands: { ...NOBODY, sunni: ["curfew"] } }).initiative("shiite");
    expect(game.asked).toEqual(["sunni"]);
    game.act("sunni", "stopStreet", { card: "curfew" });
    expect([game.table.turned, game.table.streetDeck, game.table.phase]).toEqual([[], 27, "bazaar"]);
    expect(game.table.discards).toEqual(["curfew"]);
  });

  it("window W3: it is asked before each of the three cards, of everyone who has a card", () => {
    const game = baghdad({ hands: { shiite: ["network"], sunni: ["curfew"], government: [] } })
      .street("S01", "S02", "S03")
      .initiative("shiite");
    expect(game.asked).toEqual(["shiite", "sunni"]);
    expect(game.refusal("shiite", "stopStreet", { card: "network" }).code).toBe("no-card");
    game.act("shiite", "pass").act("sunni", "pass");
    expect(game.table.turned).toEqual(["S01"]);
    game.act("shiite", "pass").act("sunni", "stopStreet", { card: "curfew" });
    expect([game.table.turned, game.table.phase]).toEqual([["S01"], "bazaar"]);
  });

  it("R-74, example 15: of those who Control the most Zones the first to act gains by Elections", () => {
    const game = baghdad({ hands: NOBODY }).street("E1", "E2").initiative("government");
    expect(game.pp()).toEqual({ shiite: 6, sunni: 6, government: 16 });
  });

  it("R-74, example 15: three Zones each: the first of them to act has all 8 PP, the others none", () => {
    const held = (seat: string): { [seat: string]: readonly [number, number] } => ({ [seat]: [1, 0] });
    const three = {
      shiite: ["shula", "kadhimiya"],
      sunni: ["mansour", "adhamiyah"],
      government: ["zayouna", "rusafa"],
    };
    const zones = Object.entries(three).flatMap(([seat, ids]) => ids.map((id) => [id, held(seat)]));
    const tied = (): ReturnType<typeof baghdad> =>
      baghdad({ hands: NOBODY }).units({
        ...Object.fromEntries(zones),
        hurriya: held("shiite"),
        bayaa: held("sunni"),
        ghazaliya: {},
        "palestine-street": {},
        "new-baghdad": held("government"),
      });
    const paid = (game: ReturnType<typeof baghdad>) => game.street("E1", "E2").initiative("government").pp();
    expect(paid(tied())).toEqual({ shiite: 6, sunni: 6, government: 16 });
    expect(paid(tied().units({ doura: held("sunni") }))).toEqual({ shiite: 6, sunni: 14, government: 8 });
  });

  it("R-27: Ramadan, a Grid Collapse and Donors pay as they say", () => {
    const game = baghdad({ hands: NOBODY }).street("E5", "E7", "E4").initiative("government");
    expect(game.pp()).toEqual({ shiite: 9, sunni: 9, government: 11 });
    const zones = Object.values(game.table.zones).map((zone) => zone.pp);
    expect(zones.reduce((sum, amount) => sum + amount)).toBe(20);
  });

  it("R-27: a Shrine Bombing places 2 PP in each Shiite and Sunni Zone", () => {
    const game = baghdad({ hands: NOBODY }).street("E6", "E2").initiative("government");
    expect([pp(game, "shula"), pp(game, "mansour"), pp(game, "karrada")]).toEqual([2, 2, 0]);
  });

  it("each card is told in one line: what it puts where, what lies there now, how many are left", () => {
    const game = baghdad({ hands: NOBODY }).street("S04", "E4").initiative("shiite");
    const lines = game.events.flatMap((event) =>
      event.kind === "turned" ? [describePublic(event, book.content)] : [],
    );
    expect(lines).toEqual([
      "Street card **Sewage Overflow**: Sadr City +5 (now 5 PP), New Baghdad +4 (now 4 PP), Hurriya +3 (now 3 PP); 26 cards left.",
      "Street card **Ramadan Ceasefire**: Every seat gains 2 PP. No further card this turn. Shiites +2 (now 8 PP), Sunnis +2 (now 8 PP), Government +2 (now 10 PP); 25 cards left.",
    ]);
  });

  it("R-24, example 16: a deck that runs out is not reshuffled", () => {
    const game = baghdad({ hands: NOBODY }).street("S01", "S02");
    game.change(({ table, box }) => {
      box.street.splice(2);
      table.streetDeck = 2;
    });
    game.initiative("shiite");
    expect([game.table.streetDeck, game.table.turned, game.table.phase]).toEqual([0, ["S01", "S02"], "bazaar"]);
  });
});
