import { describe, expect, it } from "vitest";
import { of } from "../../../src/engine/index.ts";
import { baghdad } from "./builder.ts";

describe("cards of the Recruit and Move Steps", () => {
  it("ruling AC, example 60: Oil Ministry takes 2 PP of each other seat, or what it has", () => {
    const pp = { shiite: 5, sunni: 1, us: 2, government: 0 };
    const game = baghdad({ seats: 4, pp, hands: { government: ["oil-ministry"] } }).street("S01", "S02", "S03");
    game.recruiting("government").act("government", "play", { card: "oil-ministry" });
    expect(game.pp()).toEqual({ shiite: 3, sunni: 0, us: 0, government: 5 });
    expect(game.table.discards).toContain("oil-ministry");
  });

  it("R-12, example 69: a card has its step", () => {
    const hands = { shiite: ["oil-ministry", "curfew", "friday-sermon", "satellite-broadcast"] };
    const game = baghdad({ hands }).street("S14", "E2").recruiting("shiite");
    const refused = (card: string) => game.refusal("shiite", "play", { card, zone: "rusafa" }).code;
    expect([refused("curfew"), refused("friday-sermon")]).toEqual(["not-a-choice", "not-a-choice"]);
    game.act("shiite", "endRecruit");
    expect(refused("oil-ministry")).toBe("not-a-choice");
    game.act("shiite", "play", { card: "friday-sermon", zone: "rusafa" });
    game.act("shiite", "play", { card: "satellite-broadcast", zone: "sadr-city" });
    expect(["rusafa", "sadr-city"].map((zone) => of(game.table.zones, zone).pp)).toEqual([0, 10]);
  });
});
