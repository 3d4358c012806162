import { describe, expect, it } from "vitest";
import { type Default, decisionsOf, type Move, type Seat, viewOf } from "#engine";
import { baghdad, book, dealt, type Game } from "../builder.ts";

const { defaultAnswer } = book.definition;
/** What the question that this seat is asked comes to at its deadline. */
function byDefault(game: Game, seat: Seat): Default {
  const decision = decisionsOf(book, game.env, seat).find(({ owed }) => owed);
  if (!decision) throw new Error(`${seat} is not asked`);
  return defaultAnswer(viewOf(book, game.env, seat), decision);
}

/** Lets the deadline of this seat's question pass, until it is no longer asked. */
function waitFor(game: Game, seat: Seat): Game {
  while (game.asked.includes(seat)) {
    const { action, params } = byDefault(game, seat);
    game.act(seat, action, params);
  }
  return game;
}

const nothing = (action: string): Move => ({ action, params: {} });

describe("at a deadline (section 7)", () => {
  it("start units go round-robin over the own Zones, Security and Infrastructure each", () => {
    const game = waitFor(dealt(6), "shiite");
    for (const seat of ["sunni", "government", "us", "jihadist", "ngo"]) waitFor(game, seat);
    const placed = (seat: Seat) =>
      book.content.zoneIds.flatMap((zone) => {
        const units = game.at(zone)[seat];
        return units ? [`${zone} ${units.security}+${units.infrastructure}`] : [];
      });
    expect(placed("sunni")).toEqual(["ghazaliya 2+1", "mansour 2+1", "haifa-street 1+1", "adhamiyah 1+1"]);
    expect(placed("ngo")).toEqual(["medical-city 2+3", "jadriya 1+2"]);
    expect(placed("us")).toEqual(["biap 2+1", "green-zone 2+1"]);
  });

  it("start units that are left go where fewest are", () => {
    const game = dealt(3).act("shiite", "deploy", { zone: "shula", security: 3, infrastructure: 1 });
    const some = (zone: string) => ({ zone, security: 1, infrastructure: 1 });
    const zones = ["kadhimiya", "sadr-city", "new-baghdad"].map(some);
    expect(byDefault(game, "shiite")).toEqual({ action: "deployAll", params: { zones } });
    game.act("shiite", "deploy", { zone: "shula", security: 2, infrastructure: 2 });
    expect(byDefault(game, "shiite").params).toEqual({ zones: [some("kadhimiya")] });
    expect(waitFor(game, "shiite").asked).toEqual(["sunni"]);
  });

  it("a seat claims nothing, passes, and names itself First Player", () => {
    const game = baghdad();
    expect(byDefault(game, "sunni")).toEqual(nothing("pass"));
    game.passWindows();
    expect(byDefault(game, "shiite")).toEqual(nothing("pass"));
    game.let("pass");
    expect(byDefault(game, "shiite")).toEqual({ action: "chooseFirst", params: { seat: "shiite" } });
  });

  it("nobody stops the Arab Street", () => {
    const game = baghdad().initiative("sunni");
    expect(byDefault(game, "sunni")).toEqual(nothing("pass"));
  });

  it("the first card of the packet is drafted if the hand has room, else none", () => {
    const full = ["air-strike", "car-bomb", "network", "network", "infowar"];
    const game = baghdad({ hands: { shiite: full } })
      .initiative("government")
      .passWindows();
    const [card] = game.env.hands.government?.packet ?? [];
    expect(byDefault(game, "government")).toEqual({ action: "take", params: { card } });
    waitFor(game, "government");
    expect(byDefault(game, "shiite")).toEqual(nothing("decline"));
  });

  it("nothing is recruited and nothing moves", () => {
    const game = baghdad().recruiting("government");
    expect(byDefault(game, "government")).toEqual(nothing("endRecruitment"));
    game.act("government", "endRecruitment");
    expect(byDefault(game, "government")).toEqual(nothing("endMovement"));
  });

  it("a Move under way ends where it is, and one that has not left its Zone is none", () => {
    const game = baghdad()
      .units({ karrada: { government: [2, 0] } })
      .moving("government");
    game.act("government", "beginMove", { mode: "normal", from: "karrada", count: 2 });
    expect(byDefault(game, "government")).toEqual({ ...nothing("cancelMove"), more: true });
    game.act("government", "moveTo", { zone: "zayouna" });
    expect(byDefault(game, "government")).toEqual({ ...nothing("endMove"), more: true });
  });

  it("Combats are fought in the order of the map, and none that need not be", () => {
    const game = baghdad({ seats: 6 })
      .units({
        hurriya: { sunni: [2, 0], shiite: [2, 0] },
        rusafa: { sunni: [2, 0], government: [2, 0] },
        "medical-city": { sunni: [2, 0], ngo: [1, 0] },
      })
      .initiative("sunni")
      .until(({ asked, table }) => table.phase === "combat" && asked.includes("sunni"));
    expect(byDefault(game, "sunni")).toEqual({ action: "fight", params: { zone: "hurriya", opponent: "shiite" } });
    game.units({ hurriya: { sunni: [2, 0] }, rusafa: { sunni: [2, 0] } });
    expect(byDefault(game, "sunni")).toEqual(nothing("endCombats"));
  });

  it("the opponent is the one that acts earliest; where another one chooses, it is let choose", () => {
    const crowd = { rusafa: { shiite: [2, 0], sunni: [2, 0], government: [2, 0] } } as const;
    const game = baghdad({ seats: 6 })
      .units({ ...crowd, "medical-city": { sunni: [2, 0], ngo: [1, 0] } })
      .initiative("sunni")
      .until(({ asked, table }) => table.phase === "combat" && asked.includes("sunni"));
    expect(byDefault(game, "sunni")).toEqual({ action: "fight", params: { zone: "rusafa", opponent: "government" } });
    game.change(({ table }) => {
      table.actOrder = ["shiite", "sunni", "government", "us", "jihadist", "ngo"];
    });
    expect(byDefault(game, "sunni")).toEqual({ action: "fight", params: { zone: "rusafa", opponent: "rivals" } });
    game.act("sunni", "fight", { zone: "rusafa", opponent: "rivals" });
    expect(byDefault(game, "shiite")).toEqual({ action: "chooseOpponent", params: { opponent: "sunni" } });
  });

  it("a plan has the Active Command of the highest value, no cards, and half of the strength", () => {
    const game = baghdad({ hands: { sunni: ["network", "car-bomb"] } })
      .units({ hurriya: { sunni: [3, 2], shiite: [2, 0] } })
      .initiative("sunni")
      .until(({ table }) => table.combat !== null);
    const commit = 2;
    const command = "former-officers-council";
    const cards = { offense: "none", defense: "none" };
    expect(byDefault(game, "sunni").params).toEqual({ command, ...cards, commit });
    game.change(({ table }) => {
      const side = table.sides.sunni;
      side?.neutralized.push(...side.active.splice(0));
    });
    expect(byDefault(game, "sunni").params).toEqual({ command: "none", commit });
  });

  it("of a hand that is shown the first cards are taken, or thrown away", () => {
    const hands = {
      government: ["informant", "informant", "oil-ministry"],
      shiite: ["air-strike", "network", "curfew"],
    };
    const game = baghdad({ hands: { ...hands, sunni: [] } }).recruiting("government");
    game.act("government", "play", { card: "informant", target: "shiite" });
    expect(byDefault(game, "shiite")).toEqual(nothing("pass"));
    game.act("shiite", "pass");
    expect(byDefault(game, "government").params).toEqual({ cards: [{ card: "air-strike" }] });
    game.act("government", "forceDiscard", byDefault(game, "government").params).act("government", "endRecruitment");
    const espionage = { how: "espionage", connections: "oil-ministry", minds: "informant", target: "shiite" };
    game.act("government", "combine", espionage).act("shiite", "pass");
    expect(byDefault(game, "government").params).toEqual({ cards: [{ card: "network" }, { card: "curfew" }] });
  });

  it("of those who defect Infrastructure goes first, and all that can be replaced are", () => {
    const hands = { government: ["infowar", "informant"], shiite: [] };
    const game = baghdad({ hands })
      .street("S01", "S02", "S03")
      .moving("government")
      .units({ doura: { shiite: [3, 1] } });
    const cards = { how: "defection", hearts: "infowar", minds: "informant" };
    game.act("government", "combine", { ...cards, target: "shiite", zone: "doura" });
    expect(byDefault(game, "shiite")).toEqual({ action: "chooseDefectors", params: { security: 2 } });
    waitFor(game, "shiite");
    const units = { security: 2, infrastructure: 1 };
    expect(byDefault(game, "government")).toEqual({ action: "placeDefectors", params: units });
  });

  it("Security units fall first", () => {
    const game = baghdad()
      .units({ hurriya: { sunni: [2, 3], shiite: [1, 0] } })
      .initiative("sunni")
      .until(({ table }) => table.combat !== null);
    const cards = { offense: "none", defense: "none" };
    game.act("sunni", "plan", { command: "former-officers-council", ...cards, commit: 3 });
    waitFor(game, "shiite");
    game.passWindows();
    expect(byDefault(game, "sunni")).toEqual({ action: "chooseLosses", params: { security: 2 } });
  });
});
