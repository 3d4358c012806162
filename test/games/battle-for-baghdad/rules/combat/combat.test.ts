import { describe, expect, it } from "vitest";
import { canonical, Dice, mustGet, openAsk, type Params } from "#engine";
import { controller } from "../../../../../src/games/battle-for-baghdad/rules/map/control.ts";
import { possible } from "../../../../../src/games/battle-for-baghdad/rules/possible.ts";
import { keyOf } from "../../../../kit/index.ts";
import { baghdad, book, type Game } from "../../builder.ts";
import { command, fighting, gains, plan, type Wishes } from "../../fighting.ts";

describe("Fortified Zones", () => {
  const multi = command("Multi-National Corps");
  const sadr = command("Office of the Martyr Sadr");
  /** US units that Controlled the Green Zone in the snapshot, and nine Shiites that have come since. */
  const stormed = (): Game =>
    baghdad({ seats: 4 })
      .units({ "green-zone": { us: [2, 1] } })
      .street("S01", "S02", "S03")
      .moving("us")
      .units({ "green-zone": { us: [2, 1], shiite: [9, 0] } })
      .until(({ table }) => table.combat !== null);

  it("R-72 R-60 R-65 R-68, example 39: who Controlled it in the snapshot counts one more", () => {
    const game = stormed();
    expect(game.refusal("us", "plan", plan(multi, 10)).code).toBe("not-in-range");
    expect(game.refusal("shiite", "plan", plan(sadr, 10)).code).toBe("not-in-range");
    const won = gains(game, "us", () => game.act("us", "plan", plan(multi, 9)).act("shiite", "plan", plan(sadr, 9)));
    expect([won, game.at("green-zone")]).toEqual([9, {}]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { us: 15, shiite: 14 } }));
  });

  it("R-68 R-72, example 39: had the Shiites won, each US unit would be worth three", () => {
    const game = stormed();
    const won = gains(game, "shiite", () =>
      game.act("us", "plan", plan(multi, 2)).act("shiite", "plan", plan(sadr, 9)),
    );
    expect([won, game.at("green-zone")]).toEqual([9, {}]);
  });

  it("R-72 ruling Z, example 78: the Controller counts one more when it attacks, too", () => {
    const game = baghdad({ seats: 4 })
      .units({ "green-zone": { us: [2, 0] } })
      .street("S01", "S02", "S03");
    game
      .moving("us")
      .units({ "green-zone": { us: [2, 0], sunni: [4, 0] } })
      .until(({ table }) => table.combat !== null);
    expect(game.table.combat).toMatchObject({ attacker: "us", defender: "sunni" });
    expect(game.refusal("us", "plan", plan(command("Multi-National Corps"), 7)).code).toBe("not-in-range");
    game.act("us", "plan", plan(command("Multi-National Corps"), 6));
    const officers = command("Former Officers' Council");
    expect(game.refusal("sunni", "plan", plan(officers, 5)).code).toBe("not-in-range");
    expect(gains(game, "us", () => game.act("sunni", "plan", plan(officers, 4)))).toBe(4);
  });

  it("R-60 R-71, example 40: nineteen at most, which costs the US ten units", () => {
    const game = fighting({ karrada: { us: [5, 5], shiite: [1, 0] } }, { seats: 4 }, "us");
    expect(game.refusal("us", "plan", plan(multi, 20)).code).toBe("not-in-range");
    game.act("us", "plan", plan(multi, 19)).act("shiite", "plan", plan(command("Kadhimiya Shrine Guard"), 0));
    expect(game.at("karrada")).toEqual({});
  });
});

describe("Neutralization", () => {
  const hands = { shiite: ["assassins"], sunni: ["hardened-bunker", "blast-walls"], government: [] };
  const start = (cards: Wishes["hands"] = hands) =>
    fighting({ bayaa: { shiite: [5, 0], sunni: [5, 0] } }, { hands: cards });
  const mahdi = command("Mahdi Army, Sadr City Brigade");
  const officers = command("Former Officers' Council");

  it("R-61 R-62 R-66 R-67 R-68 R-76, example 41: an Offense that is not blocked", () => {
    const game = start();
    const won = gains(game, "shiite", () => {
      game.act("shiite", "plan", plan(mahdi, 3, "assassins"));
      game.act("sunni", "plan", plan(officers, 2, "none", "hardened-bunker"));
    });
    expect([won, game.at("bayaa")]).toEqual([9, { shiite: { security: 2, infrastructure: 0 } }]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { shiite: 7, sunni: 2 } }));
    expect(mustGet(game.table.sides, "sunni").neutralized).toEqual([officers]);
    expect([game.cards("shiite"), game.cards("sunni")]).toEqual([["assassins"], ["blast-walls"]]);
    expect(game.table.discards.at(-1)).toBe("hardened-bunker");
  });

  it("R-61, example 42: an Offense that is blocked", () => {
    const game = start();
    const won = gains(game, "shiite", () => {
      game.act("shiite", "plan", plan(mahdi, 3, "assassins"));
      game.act("sunni", "plan", plan(officers, 2, "none", "blast-walls"));
    });
    expect([won, mustGet(game.table.sides, "sunni").neutralized]).toEqual([5, []]);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { shiite: 7, sunni: 6 } }));
    expect(mustGet(game.table.sides, "sunni").active).toContain(officers);
    expect([game.table.discards.at(-1), game.cards("sunni")]).toEqual(["blast-walls", ["hardened-bunker"]]);
  });

  it("R-61, example 43: an Offense against the other type", () => {
    const game = start({ ...hands, sunni: ["car-bomb"] });
    game.act("shiite", "plan", plan(mahdi, 3));
    game.act("sunni", "plan", plan(command("1920 Revolution Brigades"), 2, "car-bomb"));
    expect(mustGet(game.table.sides, "shiite").neutralized).toEqual([]);
  });

  it("R-59, example 44: cards match the type of the Command", () => {
    const game = start({ ...hands, sunni: ["safe-house", "car-bomb", "blast-walls"] });
    const refused = (params: Params) => game.refusal("sunni", "plan", params).code;
    expect(refused(plan(officers, 1, "none", "safe-house"))).toBe("not-a-choice");
    expect(refused(plan(officers, 1, "car-bomb"))).toBe("not-a-choice");
    game.act("sunni", "plan", plan(command("1920 Revolution Brigades"), 1, "none", "safe-house"));
    game.act("sunni", "plan", plan(command("Adhamiyah Committee"), 1, "car-bomb", "blast-walls"));
  });

  it("R-63 R-74, example 45: the seat that acts first wins a tie", () => {
    for (const first of ["shiite", "sunni"]) {
      const game = fighting({ bayaa: { shiite: [5, 0], sunni: [5, 0] } }, { hands }, first);
      game.act("shiite", "plan", plan(mahdi, 3)).act("sunni", "plan", plan(officers, 3));
      expect(Object.keys(game.at("bayaa"))).toEqual([first]);
    }
  });
});

describe("Commands that are Active", () => {
  it("ruling AW, example 77: a Command reactivated this turn can be in a plan of this turn", () => {
    const defence = command("Ministry of Defence");
    const game = baghdad({ pp: { government: 10 } })
      .units({ karrada: { government: [2, 0], sunni: [1, 0] } })
      .street("S01", "S02", "S03")
      .recruiting("government")
      .change(({ table }) => {
        const side = mustGet(table.sides, "government");
        side.neutralized = [defence];
        side.active = side.active.filter((id) => id !== defence);
        side.pp = 10;
      });
    game.act("government", "reactivate", { command: defence }).until(({ table }) => table.combat !== null);
    expect(game.pp().government).toBe(0);
    game.act("government", "plan", plan(defence, 2));
  });

  it("R-67, example 77: a Command that won unhurt can be in the next plan of the same turn", () => {
    const side = { government: [3, 0] } as const;
    const game = fighting(
      { karrada: { ...side, sunni: [1, 0] }, rusafa: { ...side, sunni: [1, 0] } },
      {},
      "government",
    );
    const defence = command("Ministry of Defence");
    const officers = command("Former Officers' Council");
    for (const zone of ["karrada", "rusafa"]) {
      if (!game.table.combat) game.act("government", "fight", { zone, opponent: "sunni" });
      expect(game.table.combat?.zone).toBe(zone);
      game.act("government", "plan", plan(defence, 1)).act("sunni", "plan", plan(officers, 0)).passWindows();
    }
    expect(game.at("rusafa")).toEqual({ government: { security: 2, infrastructure: 0 } });
  });
});

describe("Operational Plans", () => {
  const bare = (cards: readonly string[]) =>
    fighting(
      { bayaa: { shiite: [3, 0], sunni: [4, 0] } },
      { hands: { shiite: [], government: [], sunni: cards } },
    ).change(({ table }) => {
      const side = mustGet(table.sides, "sunni");
      side.neutralized = side.active.splice(0);
    });
  const guard = command("Kadhimiya Shrine Guard");

  it("R-58 R-62, examples 46 and 74: without Active Command only the die counts", () => {
    const game = bare(["network", "assassins"]);
    expect(game.refusal("sunni", "plan", { ...plan("none", 4), offense: "assassins" }).code).toBe("malformed");
    game.act("sunni", "plan", plan("none", 4)).act("shiite", "plan", plan(guard, 0));
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { shiite: 2, sunni: 4 } }));
    expect(game.cards("sunni")).toContain("network");
  });

  it("R-75 R-59, example 47: a Network is of both types, and is discarded though it wins", () => {
    const game = bare(["network", "assassins", "quick-reaction-force"]);
    game.act("sunni", "plan", plan("network", 2, "assassins", "quick-reaction-force"));
    game.act("shiite", "plan", plan(guard, 1));
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { shiite: 1, sunni: 4 } }));
    expect(game.cards("sunni")).toEqual(["assassins", "quick-reaction-force"]);
    expect(game.table.discards.at(-1)).toBe("network");
  });

  it("R-58: a seat with an Active Command must play one", () => {
    expect(bare([]).refusal("shiite", "plan", plan("none", 0)).code).toBe("not-a-choice");
  });

  it("R-65, example 48: a winner that commits nothing loses nothing", () => {
    const game = bare([]).act("shiite", "plan", plan(guard, 0)).act("sunni", "plan", plan("none", 0));
    expect(game.at("bayaa")).toEqual({ shiite: { security: 3, infrastructure: 0 } });
  });

  it("R-65, example 49: the winner chooses what it eliminates", () => {
    const game = fighting({ bayaa: { shiite: [2, 3], sunni: [1, 0] } });
    game.act("shiite", "plan", plan(command("Office of the Martyr Sadr"), 3));
    game.act("sunni", "plan", plan(command("Islamic Army Cell"), 1));
    expect(game.refusal("shiite", "chooseLosses", { security: 3 }).code).toBe("not-in-range");
    game.act("shiite", "chooseLosses", { security: 0 });
    expect(game.at("bayaa")).toEqual({ shiite: { security: 2, infrastructure: 0 } });
  });

  it("section 2: the winner is asked only where it can choose", () => {
    for (const [units, die] of [
      [[3, 0], 2],
      [[1, 2], 3],
      [[0, 3], 1],
    ] as const) {
      const game = fighting({ bayaa: { shiite: units, sunni: [1, 0] } });
      game.act("shiite", "plan", plan(command("Office of the Martyr Sadr"), die));
      game.act("sunni", "plan", plan(command("Islamic Army Cell"), 0));
      const { security = 0, infrastructure = 0 } = game.at("bayaa").shiite ?? {};
      expect([security + infrastructure, game.table.combat?.lost.shiite === undefined]).toEqual([3 - die, false]);
    }
  });

  it("R-57, example 70: until both plans are in nobody sees any of them", () => {
    const game = fighting({ bayaa: { shiite: [2, 3], sunni: [1, 0] } });
    const before = canonical([game.table, game.env.hands]);
    game.act("shiite", "plan", plan(guard, 2));
    expect(canonical([game.table, game.env.hands])).toBe(before);
  });
});

describe("windows of a Combat", () => {
  const start = (
    hands: Wishes["hands"],
    zones: Parameters<Game["units"]>[0] = { bayaa: { shiite: [4, 0], sunni: [5, 0] } },
  ) => fighting(zones, { hands: { shiite: [], sunni: [], government: [], ...hands } });
  const mahdi = command("Mahdi Army, Sadr City Brigade");
  const officers = command("Former Officers' Council");
  const brigades = command("1920 Revolution Brigades");
  const windowOf = ({ env }: Game): string | null => {
    const ask = openAsk(env);
    return ask?.kind === "window" ? ask.window : null;
  };

  it("R-69, window W6, example 50: Collateral Damage gives the award to the other side; only the two are asked", () => {
    const game = start({ shiite: ["collateral-damage"], government: ["collateral-damage"] });
    game.act("shiite", "plan", plan(mahdi, 0)).act("sunni", "plan", plan(officers, 5));
    expect(game.asked).toEqual(["shiite"]);
    expect(game.refusal("government", "redirectAward", { card: "collateral-damage" }).code).toBe("not-asked");
    expect(gains(game, "shiite", () => game.act("shiite", "redirectAward", { card: "collateral-damage" }))).toBe(4);
  });

  it("ruling AA: two cancel out", () => {
    const card = { card: "collateral-damage" };
    const game = start({ shiite: ["collateral-damage", "curfew"], sunni: ["collateral-damage"] });
    game.act("shiite", "plan", plan(mahdi, 0)).act("sunni", "plan", plan(officers, 5));
    expect(game.act("shiite", "redirectAward", card).asked).toEqual(["sunni"]);
    expect(gains(game, "sunni", () => game.act("sunni", "redirectAward", card))).toBe(4);
  });

  it("ruling AR, window W5, example 73: Jammers cancel an Offense; without a target nobody is asked", () => {
    const game = start({ shiite: ["assassins", "jammers"], sunni: ["jammers"] });
    game.act("shiite", "plan", plan(mahdi, 3, "assassins")).act("sunni", "plan", plan(officers, 2));
    expect(game.asked).toEqual(["sunni"]);
    game.act("sunni", "disrupt", { card: "jammers" });
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", neutralized: [] }));
    expect([game.cards("shiite"), game.cards("sunni")]).toEqual([["jammers"], []]);
    expect([game.table.combat?.winner, game.asked]).toEqual(["shiite", ["shiite"]]); // W6: nothing is left for W5
  });

  it("window W5 opens again after a card, for whoever may cancel something still", () => {
    const game = start({ shiite: ["assassins", "jammers"], sunni: ["car-bomb", "jammers"] });
    game.act("shiite", "plan", plan(mahdi, 3, "assassins")).act("sunni", "plan", plan(brigades, 2, "car-bomb"));
    game.act("sunni", "disrupt", { card: "jammers" });
    expect([windowOf(game), game.asked]).toEqual(["W5", ["shiite"]]);
  });

  it.each([
    ["the cards beside a plan that is lost", { sunni: ["assassins", "lookouts", "curfew"] }, ["sunni"]],
    ["none where all cards were in it", { sunni: ["assassins", "lookouts"] }, []],
    ["not the winner's plan, which is still in its hand", { shiite: ["car-bomb", "lookouts"] }, []],
    ["nor its Network", { shiite: ["network"] }, []],
    ["the cards beside these", { shiite: ["network", "car-bomb", "lookouts", "curfew"] }, ["shiite"]],
  ])("section 7, window W6: spare are %s", (_, hands: { readonly [seat: string]: readonly string[] }, asked) => {
    const game = start(hands);
    const held = (seat: string, card: string, none = "none") => (hands[seat]?.includes(card) ? card : none);
    const leader = held("shiite", "network", mahdi);
    game.act("shiite", "plan", plan(leader, 4, held("shiite", "car-bomb"), held("shiite", "lookouts")));
    game.act("sunni", "plan", plan(brigades, 0, held("sunni", "assassins"), held("sunni", "lookouts")));
    while (windowOf(game) === "W5") game.act(game.asked[0] ?? "", "pass");
    expect(windowOf(game) === "W6" ? game.asked : []).toEqual(asked);
  });

  it("R-57: cards of plans that lie open are where everybody has seen them, in whatever could be true", () => {
    const game = start({ shiite: ["network", "car-bomb", "lookouts", "curfew"], sunni: ["assassins"] });
    game.act("shiite", "plan", plan("network", 3, "car-bomb", "lookouts"));
    game.act("sunni", "plan", plan(brigades, 2, "assassins"));
    const hands = [1, 2, 3, 4, 5].map((n) => {
      const { hands } = possible(game.env, "sunni", new Dice({ key: keyOf("possible", n), next: 0 }), book.content);
      return mustGet(hands, "shiite").cards;
    });
    for (const cards of hands) expect(cards).toEqual(expect.arrayContaining(["network", "car-bomb", "lookouts"]));
    expect(hands.every((cards) => cards.includes("curfew"))).toBe(false);
  });

  it("window W5: nobody is asked whose cards are all in the own plan", () => {
    const game = start({ shiite: ["car-bomb", "lookouts"], sunni: ["assassins", "curfew"] });
    game.act("shiite", "plan", plan(mahdi, 3, "car-bomb", "lookouts"));
    game.act("sunni", "plan", plan(brigades, 2, "assassins"));
    expect([windowOf(game), game.asked]).toEqual(["W5", ["sunni"]]);
  });

  it("window W5: without an Offense or Defense there is none", () => {
    const game = start({ shiite: ["jammers"], sunni: ["jammers"] });
    game.act("shiite", "plan", plan(mahdi, 3)).act("sunni", "plan", plan(officers, 2));
    expect(game.refusal("shiite", "disrupt", { card: "jammers" }).code).toBe("not-now");
    expect(game.asked).toEqual(["shiite", "sunni"]);
  });
});

describe("many sides", () => {
  it("R-54 rulings N and O, example 51: a Zone begun is fought out first, the earliest there chooses", () => {
    const zones = {
      rusafa: { shiite: [3, 0], sunni: [2, 0], government: [4, 0] },
      bayaa: { shiite: [1, 0], government: [1, 0] },
    } as const;
    const game = fighting(zones, {}, "sunni");
    expect(game.asked).toEqual(["sunni"]);
    expect(game.refusal("sunni", "chooseOpponent", { opponent: "sunni" }).code).toBe("not-a-choice");
    game.act("sunni", "chooseOpponent", { opponent: "shiite" });
    game.act("sunni", "plan", plan(command("Islamic Army Cell"), 0));
    game.act("shiite", "plan", plan(command("Office of the Martyr Sadr"), 2));
    game.passWindows();
    expect(game.at("rusafa").shiite?.security).toBe(1);
    expect([game.table.combat?.zone, game.asked]).toEqual(["rusafa", ["government", "shiite"]]);
  });

  it("R-52, example 52: no Combat in the Sanctuary", () => {
    const game = fighting({ "grand-mosque": { shiite: [2, 0], sunni: [3, 0] } });
    expect(game.table.turn).toBe(2);
  });
});

describe("peacekeeping", () => {
  it("R-50 R-56, example 53: nobody has to fight the NGO", () => {
    const game = fighting({ karrada: { government: [2, 0], ngo: [0, 1] } }, { seats: 6 }, "government");
    expect(game.asked).toEqual(["government"]);
    expect(controller(book.content, game.table, "karrada")).toBe("government");
    game.act("government", "endCombats").act("ngo", "endCombats");
    expect(game.at("karrada")).toMatchObject({ ngo: { infrastructure: 1 } });
  });

  it("R-56 R-70 ruling X, example 54: the NGO gets the award of an attack on it", () => {
    const game = fighting({ "medical-city": { sunni: [4, 0], ngo: [2, 1] } }, { seats: 6 }, "sunni");
    game.act("sunni", "fight", { zone: "medical-city", opponent: "ngo" });
    const begun = { kind: "combat", zone: "medical-city", attacker: "sunni", defender: "ngo", optional: true };
    expect(game.events).toContainEqual(begun);
    const won = gains(game, "ngo", () => {
      game.act("sunni", "plan", plan(command("1920 Revolution Brigades"), 2));
      game.act("ngo", "plan", plan(command("Red Crescent Office"), 1));
    });
    expect([won, game.at("medical-city")]).toEqual([3, { sunni: { security: 2, infrastructure: 0 } }]);
  });

  it("R-70 ruling AV, example 75: Collateral Damage takes the NGO's award to the attacker", () => {
    const hands = { sunni: ["collateral-damage"], ngo: [] };
    const game = fighting({ "medical-city": { sunni: [4, 0], ngo: [2, 1] } }, { seats: 6, hands }, "sunni");
    game.act("sunni", "fight", { zone: "medical-city", opponent: "ngo" });
    game.act("sunni", "plan", plan(command("1920 Revolution Brigades"), 2));
    const won = gains(game, "sunni", () => {
      game.act("ngo", "plan", plan(command("Red Crescent Office"), 1));
      game.act("sunni", "redirectAward", { card: "collateral-damage" });
    });
    expect(won).toBe(3);
  });
});
