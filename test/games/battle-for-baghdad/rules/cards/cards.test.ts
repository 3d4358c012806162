import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { baghdad } from "../../builder.ts";
import { withItem } from "../../packs.ts";

const pp = (game: ReturnType<typeof baghdad>, zone: string): number => mustGet(game.table.zones, zone).pp;

/** The Move Step of the Shiites, who act first and hold these. */
const moving = (cards: readonly string[]) =>
  baghdad({ hands: { shiite: cards } })
    .street("E3")
    .moving("shiite");

describe("the time of a card", () => {
  const curfew = { card: "curfew" };

  it("R-10 R-11, example 69: in a Recruit Step no Curfew, no card of the Move Step, no Offense", () => {
    const hands = { shiite: ["oil-ministry", "curfew", "friday-sermon", "air-strike"] };
    const game = baghdad({ hands }).street("S14", "E2").recruiting("shiite");
    for (const card of ["curfew", "friday-sermon", "air-strike"])
      expect(game.refusal("shiite", "play", { card, zone: "rusafa" }).code).toBe("not-a-choice");
    expect(game.refusal("shiite", "stopStreet", curfew).code).toBe("not-now");
    game.act("shiite", "play", { card: "oil-ministry" });
  });

  it("R-10 R-11, example 69: in a Move Step no Oil Ministry, no Curfew, no Offense; none while a Move is under way", () => {
    const game = moving(["oil-ministry", "curfew", "satellite-broadcast", "air-strike"]);
    for (const card of ["oil-ministry", "curfew", "air-strike"])
      expect(game.refusal("shiite", "play", { card }).code).toBe("not-a-choice");
    game.act("shiite", "beginMove", { mode: "normal", from: "shula", count: 1 });
    expect(game.refusal("shiite", "play", { card: "satellite-broadcast", zone: "rusafa" }).code).toBe("not-now");
    game.act("shiite", "cancelMove").act("shiite", "play", { card: "satellite-broadcast", zone: "rusafa" });
  });

  it("R-10, example 69: outside a plan there is no Offense: not in the windows of a turn, nor in another's step", () => {
    const game = baghdad({ hands: { shiite: ["air-strike"], sunni: ["oil-ministry"] } });
    expect(game.refusal("shiite", "claim", { how: "card", card: "air-strike" }).code).toBe("no-claim");
    game.recruiting("government");
    expect(game.refusal("shiite", "play", { card: "air-strike" }).code).toBe("not-asked");
    expect(game.refusal("sunni", "play", { card: "oil-ministry" }).code).toBe("not-asked");
  });

  it("R-12: a card that is not in the hand cannot be played", () => {
    const game = moving([]);
    expect(game.refusal("shiite", "play", { card: "deep-cover" }).code).toBe("no-card");
  });
});

describe("PP", () => {
  const oil = { hands: { government: ["oil-ministry"] } };

  it("ruling AC, example 60: Oil Ministry takes 2 PP of each other seat, or what it has", () => {
    const money = { shiite: 5, sunni: 1, us: 2, government: 0 };
    const game = baghdad({ seats: 4, pp: money, ...oil }).street("S01", "S02", "S03");
    game.recruiting("government").act("government", "play", { card: "oil-ministry" });
    expect(game.pp()).toEqual({ shiite: 3, sunni: 0, us: 0, government: 5 });
    expect(game.events).toContainEqual({
      kind: "levied",
      seat: "government",
      paid: { us: 2, shiite: 2, sunni: 1 },
      pp: 5,
    });
    expect(game.table.discards).toContain("oil-ministry");
  });

  it("6.4: Oil Ministry needs somebody who has PP", () => {
    const game = baghdad(oil)
      .recruiting("government")
      .change(({ table }) => {
        for (const seat of ["shiite", "sunni"]) mustGet(table.sides, seat).pp = 0;
      });
    expect(game.refusal("government", "play", { card: "oil-ministry" }).code).toBe("no-effect");
  });

  it("6.4: Satellite Broadcast places a Zone's value, Friday Sermon removes all", () => {
    const game = moving(["friday-sermon", "satellite-broadcast"]).change(({ table }) => {
      mustGet(table.zones, "rusafa").pp = 7;
    });
    expect(game.refusal("shiite", "play", { card: "friday-sermon", zone: "sadr-city" }).code).toBe("not-a-choice");
    game.act("shiite", "play", { card: "friday-sermon", zone: "rusafa" });
    game.act("shiite", "play", { card: "satellite-broadcast", zone: "sadr-city" });
    expect([pp(game, "rusafa"), pp(game, "sadr-city")]).toEqual([0, 5]);
  });

  it("6.4: Friday Sermon needs a Zone with PP", () => {
    expect(moving(["friday-sermon"]).refusal("shiite", "play", { card: "friday-sermon" }).code).toBe("no-effect");
  });
});

describe("free units", () => {
  const hands = { shiite: ["tribal-sheikh", "ministry-contract", "ministry-contract"] };
  const bare = { shula: {}, kadhimiya: {}, "sadr-city": {}, "new-baghdad": {} } as const;
  const start = (zones: Parameters<ReturnType<typeof baghdad>["units"]>[0]) =>
    baghdad({ hands })
      .units({ ...bare, ...zones })
      .recruiting("shiite");
  const sheikh = (zone: string, count: number) => ({ card: "tribal-sheikh", zone, count });
  const contract = (zone: string, count: number) => ({ card: "ministry-contract", zone, count });

  it("6.4: Tribal Sheikh: up to two Security next to a Controlled Zone, by land or bridge, where nobody else is", () => {
    const game = start({ kadhimiya: { shiite: [1, 1] }, adhamiyah: {}, shula: { government: [1, 0] } });
    const refused = (zone: string, count: number) => game.refusal("shiite", "play", sheikh(zone, count)).code;
    expect(refused("shula", 1)).toBe("not-a-choice");
    expect(refused("kadhimiya", 1)).toBe("not-a-choice");
    expect(refused("adhamiyah", 3)).toBe("not-in-range");
    const { pool } = mustGet(game.table.sides, "shiite");
    game.act("shiite", "play", sheikh("adhamiyah", 2));
    expect(game.at("adhamiyah")).toEqual({ shiite: { security: 2, infrastructure: 0 } });
    expect(mustGet(game.table.sides, "shiite").pool.security).toBe(pool.security - 2);
    expect(game.pp().shiite).toBe(6);
  });

  it("6.4: Ministry Contract: up to two Infrastructure in a Controlled Zone", () => {
    const game = start({ hurriya: { shiite: [1, 0] }, shula: { shiite: [1, 0], sunni: [0, 1] } });
    expect(game.refusal("shiite", "play", contract("shula", 1)).code).toBe("not-a-choice");
    game.act("shiite", "play", contract("hurriya", 2));
    expect(game.at("hurriya")).toEqual({ shiite: { security: 1, infrastructure: 2 } });
  });

  it("R-15: not more units than the pool holds, and none without", () => {
    const game = start({ hurriya: { shiite: [0, 14] } });
    expect(game.refusal("shiite", "play", contract("hurriya", 2)).code).toBe("not-in-range");
    game.act("shiite", "play", contract("hurriya", 1));
    expect(game.refusal("shiite", "play", contract("hurriya", 1)).code).toBe("no-effect");
  });

  it("R-36: a unit that a card places enables nothing in this step", () => {
    const game = start({ hurriya: {}, bayaa: { shiite: [1, 0] } });
    game.act("shiite", "play", contract("bayaa", 1));
    expect(game.refusal("shiite", "recruit", { unit: "security", zone: "bayaa", count: 1 }).code).toBe("not-a-choice");
  });

  it("ruling L: a unit that a card places may move in the same turn", () => {
    const game = start({ hurriya: { shiite: [0, 1] } });
    game
      .act("shiite", "play", sheikh("shula", 2))
      .act("shiite", "endRecruitment")
      .walk("shiite", 2, "shula", "ghazaliya");
    expect(game.at("ghazaliya").shiite?.security).toBe(2);
  });

  it("R-11: a card that has nowhere to go cannot be played", () => {
    const game = start({ hurriya: { shiite: [1, 0], sunni: [1, 0] } });
    expect(game.refusal("shiite", "play", sheikh("shula", 1)).code).toBe("no-effect");
  });
});

describe("Moves", () => {
  const stack = { karrada: { shiite: [4, 0] }, rusafa: {}, "haifa-street": {}, "green-zone": {}, mansour: {} } as const;
  const walking = (cards: readonly string[]) =>
    baghdad({ hands: { shiite: cards } })
      .street("S01", "S02", "S03")
      .units(stack)
      .moving("shiite");

  it("R-40: Deep Cover gives one more Move", () => {
    const game = walking(["deep-cover"]);
    game.walk("shiite", 1, "karrada", "rusafa").act("shiite", "endMove");
    game.walk("shiite", 1, "karrada", "rusafa").act("shiite", "endMove");
    expect(game.refusal("shiite", "beginMove", { mode: "normal", from: "karrada", count: 1 }).code).toBe("no-moves");
    game.act("shiite", "play", { card: "deep-cover" });
    game.walk("shiite", 1, "karrada", "rusafa").act("shiite", "endMove");
    expect(game.at("rusafa").shiite?.security).toBe(3);
    expect(game.table.move).toBeNull(); // no Move and no card is left, as everyone sees: nothing is asked any more
  });

  it("R-09 R-44: after Smuggling Route the River does not end the next normal Move, and ends the one after", () => {
    const game = walking(["smuggling-route"]).act("shiite", "play", { card: "smuggling-route" });
    game.walk("shiite", 2, "karrada", "green-zone", "haifa-street", "rusafa");
    expect(game.at("rusafa").shiite?.security).toBe(2);
    game.walk("shiite", 2, "karrada", "green-zone");
    expect(game.table.move).toBeNull(); // the River has ended the last Move, and with it the step
  });

  it("a Move that is not made, and a Move Underground, leave a Smuggling Route for the next", () => {
    const game = walking(["smuggling-route"]).act("shiite", "play", { card: "smuggling-route" });
    game.act("shiite", "beginMove", { mode: "normal", from: "karrada", count: 1 }).act("shiite", "cancelMove");
    game.act("shiite", "beginMove", { mode: "underground", from: "shula", count: 1 });
    game.act("shiite", "moveTo", { zone: "sadr-city" }).walk("shiite", 2, "karrada", "green-zone", "mansour");
    expect(game.at("mansour").shiite?.security).toBe(2);
  });
});

describe("Prisoner Release", () => {
  const card = { card: "prisoner-release" };

  it("6.4 ruling AW: brings one own Neutralized Command back, free", () => {
    const game = baghdad({ hands: { shiite: ["prisoner-release"] } })
      .recruiting("shiite")
      .change(({ table }) => {
        const side = mustGet(table.sides, "shiite");
        side.neutralized = side.active.splice(0, 2);
        mustGet(table.sides, "sunni").neutralized = mustGet(table.sides, "sunni").active.splice(0, 1);
      });
    const [one = "", other = ""] = mustGet(game.table.sides, "shiite").neutralized;
    const [foreign = ""] = mustGet(game.table.sides, "sunni").neutralized;
    const refused = (commands: string[]) => game.refusal("shiite", "play", { ...card, commands }).code;
    expect([refused([foreign]), refused([one, other]), refused([])]).toEqual(["not-a-choice", "too-many", "too-few"]);
    game.act("shiite", "play", { ...card, commands: [other] });
    expect(mustGet(game.table.sides, "shiite").neutralized).toEqual([one]);
    expect(mustGet(game.table.sides, "shiite").active).toContain(other);
    expect(game.pp().shiite).toBe(6);
  });

  it("6.4: needs a Neutralized Command", () => {
    const game = baghdad({ hands: { shiite: ["prisoner-release"] } }).recruiting("shiite");
    expect(game.refusal("shiite", "play", card).code).toBe("no-effect");
  });
});

describe("6.6 cards of another pack", () => {
  const holding = (effects: readonly object[], timing = "move") =>
    baghdad({
      pack: withItem("arms-bazaar", "cards", "deep-cover", { effects, timing }),
      hands: { shiite: ["deep-cover"] },
    }).street("S01", "S02", "S03");

  it("a card has several effects, each with a number of its own", () => {
    const effects = [
      { kind: "placePP", where: { kind: "chosen" }, amount: 3 },
      { kind: "extraMoves", moves: 2 },
    ];
    const game = holding(effects).moving("shiite");
    const before = pp(game, "doura");
    game.act("shiite", "play", { card: "deep-cover", zone: "doura" });
    expect([pp(game, "doura") - before, game.table.move?.extra]).toEqual([3, 2]);
  });

  it("a card is played on a Zone that suits all of its effects", () => {
    const effects = [
      { kind: "removePP", amount: 1 },
      { kind: "placeUnits", unit: "infrastructure", max: 1, where: "controlled" },
    ];
    const game = holding(effects, "recruit")
      .units({ shula: { shiite: [1, 0] } })
      .recruiting("shiite");
    game.change(({ table }) => {
      for (const zone of ["shula", "mansour"]) mustGet(table.zones, zone).pp = 2;
    });
    const on = (zone: string) => ({ card: "deep-cover", zone, count: 1 });
    expect(game.refusal("shiite", "play", on("mansour")).code).toBe("not-a-choice");
    game.act("shiite", "play", on("shula"));
    expect([pp(game, "shula"), game.at("shula").shiite?.infrastructure]).toEqual([1, 1]);
  });

  it("Commands come back at a price, as many as can be paid", () => {
    const game = holding([{ kind: "reactivateCommand", commands: 3, cost: 2 }], "recruit").recruiting("shiite");
    game.change(({ table }) => {
      const side = mustGet(table.sides, "shiite");
      side.neutralized = side.active.splice(0, 3);
      side.pp = 5;
    });
    const commands = [...mustGet(game.table.sides, "shiite").neutralized];
    expect(game.refusal("shiite", "play", { card: "deep-cover", commands }).code).toBe("too-many");
    game.act("shiite", "play", { card: "deep-cover", commands: commands.slice(0, 2) });
    expect([game.pp().shiite, mustGet(game.table.sides, "shiite").neutralized.length]).toEqual([1, 1]);
  });

  it("PP go to Zones that the card itself names", () => {
    const where = { kind: "zones", zones: ["biap", "doura"] };
    const game = holding([{ kind: "placePP", where, amount: 2 }]).moving("shiite");
    const before = [pp(game, "biap"), pp(game, "doura")];
    game.act("shiite", "play", { card: "deep-cover" });
    expect([pp(game, "biap"), pp(game, "doura")]).toEqual(before.map((amount) => amount + 2));
  });
});
