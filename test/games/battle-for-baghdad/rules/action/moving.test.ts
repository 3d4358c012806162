import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad, book } from "../../builder.ts";

type Zones = Parameters<ReturnType<typeof baghdad>["units"]>[0];

const moving = (seat: string, zones: Zones, seats: 3 | 4 | 5 | 6 = 3) =>
  baghdad({ seats }).units(zones).street("S01", "S02", "S03").moving(seat);
const security = (game: ReturnType<typeof baghdad>, seat: string, zone: string) => game.at(zone)[seat]?.security ?? 0;

describe("a Move", () => {
  it("R-41, example 31: three Zones, and no fourth", () => {
    const game = moving("shiite", { shula: { shiite: [3, 0] } });
    game.walk("shiite", 3, "shula", "hurriya", "mansour", "bayaa");
    expect([security(game, "shiite", "bayaa"), game.table.move?.move, game.table.move?.used]).toEqual([3, null, 1]);
    expect(game.refusal("shiite", "moveTo", { zone: "doura" }).code).toBe("not-now");
  });

  it("R-44, example 32: the River ends it on the other bank", () => {
    const game = moving("shiite", { rusafa: { shiite: [2, 0] } }).walk("shiite", 2, "rusafa", "green-zone");
    expect(game.table.move?.move).toBeNull();
    expect(game.refusal("shiite", "moveTo", { zone: "mansour" }).code).toBe("not-now");
    game.walk("shiite", 2, "green-zone", "mansour").act("shiite", "endMove");
    expect([security(game, "shiite", "mansour"), game.table.move?.used]).toEqual([2, 2]);
  });

  it("R-40: no more Moves than the screen says", () => {
    const game = moving("shiite", { rusafa: { shiite: [2, 0] } });
    game.walk("shiite", 2, "rusafa", "green-zone").walk("shiite", 2, "green-zone", "rusafa");
    const refused = game.refusal("shiite", "beginMove", { mode: "normal", from: "rusafa", count: 1 });
    expect(refused.rule).toBe("R-40");
  });

  it("R-43 ruling K, example 33: other seats' units end it", () => {
    const game = moving("shiite", { shula: { shiite: [2, 0] }, hurriya: { ngo: [0, 1] } }, 6);
    expect(game.walk("shiite", 2, "shula", "hurriya").table.move?.move).toBeNull();
    expect([security(game, "shiite", "hurriya"), game.table.move?.used]).toEqual([2, 1]);
  });

  it("R-41, example 34: units are dropped and picked up on the way", () => {
    const game = moving("shiite", { kadhimiya: { shiite: [3, 0] }, hurriya: { shiite: [2, 1] } });
    game.walk("shiite", 3, "kadhimiya", "hurriya").act("shiite", "dropOff", { count: 1 });
    expect(game.refusal("shiite", "pickUp", { count: 3 }).code).toBe("not-in-range");
    game.act("shiite", "pickUp", { count: 2 });
    expect(game.refusal("shiite", "pickUp", { count: 1 }).code).toBe("nobody");
    game.act("shiite", "moveTo", { zone: "mansour" }).act("shiite", "endMove");
    expect([security(game, "shiite", "mansour"), security(game, "shiite", "hurriya")]).toEqual([4, 1]);
  });

  it("R-41: the stack keeps one unit", () => {
    const game = moving("shiite", { shula: { shiite: [1, 0] } }).walk("shiite", 1, "shula", "hurriya");
    expect(game.refusal("shiite", "dropOff", { count: 1 }).code).toBe("last");
  });

  it("R-40, example 35: Infrastructure does not move, nor do none", () => {
    const game = moving("shiite", { shula: { shiite: [1, 2] }, hurriya: { shiite: [0, 2] } });
    const begin = (from: string, count: number) =>
      game.refusal("shiite", "beginMove", { mode: "normal", from, count }).code;
    expect([begin("hurriya", 1), begin("shula", 0), begin("shula", 2)]).toEqual([
      "not-a-choice",
      "not-in-range",
      "not-in-range",
    ]);
  });

  it("R-45: a Zone's units leave in several stacks, and a unit may move twice", () => {
    const game = moving("shiite", { shula: { shiite: [3, 0] } });
    game.walk("shiite", 1, "shula", "hurriya").act("shiite", "endMove");
    game.walk("shiite", 2, "shula", "kadhimiya").act("shiite", "endMove");
    expect(game.at("shula")).toEqual({});
    const twice = moving("shiite", { shula: { shiite: [1, 0] } });
    twice.walk("shiite", 1, "shula", "hurriya").act("shiite", "endMove");
    twice.walk("shiite", 1, "hurriya", "mansour").act("shiite", "endMove");
    expect(security(twice, "shiite", "mansour")).toBe(1);
  });

  it("ruling M: a Move may come back, and what it dropped there stays", () => {
    const game = moving("shiite", { shula: { shiite: [3, 0] } }).walk("shiite", 3, "shula", "hurriya");
    game.act("shiite", "dropOff", { count: 1 }).act("shiite", "moveTo", { zone: "shula" });
    game.act("shiite", "moveTo", { zone: "hurriya" });
    expect(game.table.move?.move).toBeNull();
    expect([security(game, "shiite", "hurriya"), game.table.move?.used]).toEqual([3, 1]);
  });

  it("ruling M: a stack that has not left its Zone has not moved", () => {
    const game = moving("shiite", { shula: { shiite: [2, 0] } });
    game.act("shiite", "beginMove", { mode: "normal", from: "shula", count: 1 });
    expect(game.refusal("shiite", "endMove").code).toBe("not-left");
    expect(game.act("shiite", "cancelMove").table.move?.used).toBe(0);
    game.walk("shiite", 1, "shula", "hurriya");
    expect(game.refusal("shiite", "cancelMove").code).toBe("left");
  });
});

describe("a Move Step", () => {
  /** The Sunnis have only Infrastructure, and these cards. */
  const idle = (cards: readonly string[]) =>
    baghdad({ hands: { sunni: cards } })
      .units({ ghazaliya: { sunni: [0, 4] } })
      .street("S01", "S02", "S03")
      .moving("sunni");

  it("section 2: who has neither Security units nor cards moves nothing, unasked", () => {
    expect(idle([]).table.recruit?.seat).not.toBe("sunni");
    expect([idle([]).table.move, idle([]).asked]).toEqual([null, ["government"]]);
  });

  it("section 2: whoever has a card is asked, whatever it is", () => {
    for (const card of ["deep-cover", "network"])
      expect([idle([card]).table.move?.seat, idle([card]).asked]).toEqual(["sunni", ["sunni"]]);
  });
});

describe("special Moves", () => {
  it("R-46, example 36: Underground goes once to another Zone of the colour", () => {
    const enemies = {
      hurriya: { sunni: [1, 0] },
      adhamiyah: { sunni: [1, 0] },
      "new-baghdad": { sunni: [1, 0] },
    } as const;
    const game = moving("shiite", { ...enemies, shula: { sunni: [0, 1] }, "sadr-city": { shiite: [4, 0] } });
    game.act("shiite", "beginMove", { mode: "underground", from: "sadr-city", count: 4 });
    expect(game.refusal("shiite", "moveTo", { zone: "hurriya" }).code).toBe("not-a-choice");
    game.act("shiite", "moveTo", { zone: "shula" });
    expect([security(game, "shiite", "shula"), game.table.move?.used, game.table.move?.move]).toEqual([4, 1, null]);
    const again = game.refusal("shiite", "beginMove", { mode: "underground", from: "shula", count: 1 });
    expect(again.rule).toBe("R-46");
  });

  it("R-42 R-47, example 37: an Airport Controlled in the snapshot serves once, whatever came since", () => {
    const game = moving("sunni", { biap: { us: [3, 0] }, amiriya: { sunni: [2, 0] } }, 4);
    game.walk("sunni", 2, "amiriya", "biap");
    expect(security(game, "sunni", "biap")).toBe(2);
    game.until(({ table }) => table.move?.seat === "us");
    game
      .act("us", "beginMove", { mode: "airmobile", from: "biap", count: 2 })
      .act("us", "moveTo", { zone: "sadr-city" });
    expect([security(game, "us", "sadr-city"), game.table.move?.used]).toEqual([2, 1]);
    expect(mustGet(book.content.screens, "4").us?.moves).toBe(3);
    const again = game.refusal("us", "beginMove", { mode: "airmobile", from: "biap", count: 1 });
    expect(again.code).toBe("no-airport");
  });

  it("ruling AM: an Airport that was not Controlled in the snapshot serves nobody, though it is now", () => {
    const game = moving("us", { "rasheed-ab": {}, biap: {}, amiriya: { us: [2, 0] } }, 4);
    game.walk("us", 2, "amiriya", "biap").act("us", "endMove");
    const fly = { mode: "airmobile", from: "biap", count: 1 };
    expect(game.refusal("us", "beginMove", fly).code).toBe("no-airport");
  });

  it("R-47, example 38: Shiites do not fly", () => {
    const game = moving("shiite", { biap: { shiite: [2, 0] } });
    const fly = { mode: "airmobile", from: "biap", count: 1 };
    expect(game.refusal("shiite", "beginMove", fly).code).toBe("no-airmobile");
  });

  it("R-47, example 13: nobody flies in a Sandstorm", () => {
    const game = baghdad()
      .units({ biap: { government: [2, 0] } })
      .street("S02", "E2")
      .moving("government");
    const fly = { mode: "airmobile", from: "biap", count: 1 };
    expect(game.refusal("government", "beginMove", fly).code).toBe("grounded");
  });
});
