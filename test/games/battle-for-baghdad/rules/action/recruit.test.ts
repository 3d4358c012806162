import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad } from "../../builder.ts";

const recruit = (unit: string, zone: string, count: number) => ({ unit, zone, count });

describe("the Recruit Step", () => {
  it("R-32 R-39, example 23: Infrastructure costs 1 PP, Security 2, and nobody spends more than it has", () => {
    const game = baghdad({ pp: { shiite: 8 } }).recruiting("shiite");
    game.act("shiite", "recruit", recruit("infrastructure", "kadhimiya", 3));
    game.act("shiite", "recruit", recruit("security", "kadhimiya", 2));
    expect(game.pp().shiite).toBe(1);
    expect(game.refusal("shiite", "recruit", recruit("security", "kadhimiya", 1)).rule).toBe("R-32");
  });

  it("ruling AP: a discount is for the first units of the step, however many are bought at once", () => {
    const game = baghdad({ pp: { shiite: 8 } }).recruiting("shiite");
    const left = [1, 2, 3].map(() => game.act("shiite", "recruit", recruit("security", "sadr-city", 1)).pp().shiite);
    expect(left).toEqual([7, 6, 4]);
  });

  it("R-35, example 24: affiliated Zones serve whoever Controls them", () => {
    const game = baghdad({ seats: 5 }).units({ "green-zone": { jihadist: [3, 1] } });
    game.recruiting("us").act("us", "recruit", recruit("security", "green-zone", 1));
    game.act("us", "recruit", recruit("infrastructure", "green-zone", 1));
    expect(game.at("green-zone").us).toEqual({ security: 1, infrastructure: 1 });
  });

  it("R-33 R-34 R-36, example 25: a Controlled Zone needs the other type, from the start of the step", () => {
    const game = baghdad()
      .units({ zayouna: { government: [2, 0] } })
      .recruiting("government");
    const security = recruit("security", "zayouna", 1);
    expect(game.refusal("government", "recruit", security).code).toBe("not-a-choice");
    game.act("government", "recruit", recruit("infrastructure", "zayouna", 1));
    expect(game.refusal("government", "recruit", security).code).toBe("not-a-choice");
    game.nextTurn().recruiting("government");
    expect(game.act("government", "recruit", security).at("zayouna").government?.security).toBe(3);
  });

  it("R-15, example 26: never more units than counters", () => {
    const game = baghdad({ pp: { shiite: 20 } })
      .units({ bayaa: { shiite: [10, 0] } })
      .recruiting("shiite");
    expect(mustGet(game.table.sides, "shiite").pool.security).toBe(1);
    expect(game.refusal("shiite", "recruit", recruit("security", "shula", 2)).code).toBe("not-in-range");
    game.act("shiite", "recruit", recruit("security", "shula", 1));
    expect(game.refusal("shiite", "recruit", recruit("security", "shula", 1)).rule).toBe("R-15");
  });

  it("R-37, example 27: a Neutralized Command costs twice its value", () => {
    const neutralized = (pp: number) =>
      baghdad({ pp: { government: pp } })
        .change(({ table }) => {
          const side = mustGet(table.sides, "government");
          side.neutralized = side.active.splice(0, 1);
        })
        .recruiting("government");
    const [command = ""] = mustGet(neutralized(10).table.sides, "government").neutralized;
    expect(neutralized(9).refusal("government", "reactivate", { command }).rule).toBe("R-37");
    expect(neutralized(9).refusal("government", "reactivate").code).toBe("too-dear");
    const game = neutralized(10).act("government", "reactivate", { command });
    expect(game.pp().government).toBe(0);
    expect(mustGet(game.table.sides, "government").active[0]).toBe(command);
    const [other = ""] = mustGet(game.table.sides, "shiite").active;
    expect(neutralized(10).refusal("government", "reactivate", { command: other }).code).toBe("not-a-choice");
  });

  it("R-23 R-38, example 28: cards cost the price of the turn, one by one", () => {
    const game = baghdad({ pp: { government: 7 } }).recruiting("government");
    game.change(({ table }) => {
      table.price = 3;
    });
    game.act("government", "buyCard").act("government", "buyCard");
    expect([game.pp().government, game.cards("government").length]).toEqual([1, 4]);
    expect(game.refusal("government", "buyCard").code).toBe("too-dear");
  });

  it("R-14 R-38: the last PP buy the last card of the deck, and the discards become the next one", () => {
    const game = baghdad({ pp: { government: 3 } }).recruiting("government");
    game.change(({ table, box }) => {
      table.price = 3;
      table.discards = box.bazaar.splice(1, 5);
      box.bazaar.splice(1);
      table.bazaarDeck = 1;
    });
    game.act("government", "buyCard");
    expect([game.pp().government, game.table.bazaarDeck, game.table.discards]).toEqual([0, 5, []]);
    expect(game.events).toContainEqual({ kind: "shuffled", cards: 5 });
  });

  it("R-13 R-38: with a full hand a card must be discarded first", () => {
    const game = baghdad({ hands: { government: ["network", "curfew", "jammers", "lookouts", "deep-cover"] } });
    game.recruiting("government");
    expect(game.refusal("government", "buyCard").code).toBe("not-a-choice");
    game.act("government", "buyCard", { discard: "curfew" });
    expect([game.cards("government").length, game.cards("government").includes("network")]).toEqual([5, true]);
  });

  it("ruling AP: a Sunni's first card of the step costs 1", () => {
    const game = baghdad({ pp: { sunni: 5 } })
      .recruiting("sunni")
      .change(({ table }) => {
        table.price = 3;
      });
    expect(game.act("sunni", "buyCard").act("sunni", "buyCard").pp().sunni).toBe(1);
  });

  it("ruling AP, example 29: a Shiite's first two Security units in Sadr City cost 1 each", () => {
    const game = baghdad({ pp: { shiite: 8 } }).recruiting("shiite");
    game.act("shiite", "recruit", recruit("security", "sadr-city", 1));
    expect(game.act("shiite", "recruit", recruit("security", "sadr-city", 2)).pp().shiite).toBe(4);
  });

  it("ruling AP, example 30: a Jihadist's first Security unit is free, also without PP", () => {
    const game = baghdad({ seats: 5, pp: { jihadist: 2 } }).recruiting("jihadist");
    expect(game.act("jihadist", "recruit", recruit("security", "doura", 1)).pp().jihadist).toBe(2);
    expect(game.act("jihadist", "recruit", recruit("security", "doura", 1)).pp().jihadist).toBe(0);
    const poor = baghdad({ seats: 5, hands: { jihadist: [] }, pp: { jihadist: 0 } }).initiative("jihadist");
    expect(poor.until(({ table }) => table.phase === "action").asked).toEqual(["jihadist"]);
  });

  it("section 2: who has neither PP nor cards recruits nothing, unasked", () => {
    const game = baghdad({ hands: { sunni: [] }, pp: { sunni: 0 } })
      .street("S01", "S02", "S03")
      .initiative("sunni");
    game.until(({ table }) => table.phase === "action");
    expect([game.asked, game.table.recruit, game.table.move?.seat]).toEqual([["sunni"], null, "sunni"]);
  });

  it("ruling AJ: with no card in deck and discards none is sold", () => {
    const game = baghdad({ pp: { shiite: 9 } }).recruiting("shiite");
    game.change(({ table, box }) => {
      box.bazaar = [];
      table.bazaarDeck = 0;
      table.discards = [];
    });
    expect(game.refusal("shiite", "buyCard").code).toBe("no-cards");
  });

  it("R-80: any number of units may be in a Zone", () => {
    const game = baghdad({ pp: { shiite: 60 } }).recruiting("shiite");
    game.act("shiite", "recruit", recruit("security", "sadr-city", 11));
    game.act("shiite", "recruit", recruit("infrastructure", "sadr-city", 11));
    expect(game.at("sadr-city").shiite).toEqual({ security: 11, infrastructure: 11 });
    expect(mustGet(game.table.sides, "shiite").pool).toEqual({ security: 0, infrastructure: 0 });
  });

  it("R-33: the NGO builds where it has Security, whoever Controls", () => {
    const zones = { karrada: { government: [1, 0], ngo: [1, 0] } } as const;
    const game = baghdad({ seats: 6 }).units(zones).recruiting("ngo");
    game.act("ngo", "recruit", recruit("infrastructure", "karrada", 1));
    expect(game.at("karrada").ngo).toEqual({ security: 1, infrastructure: 1 });
  });
});
