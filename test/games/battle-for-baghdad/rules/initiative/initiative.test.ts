import { describe, expect, it } from "vitest";
import { isBarrier, submit } from "#engine";
import { baghdad, book } from "../../builder.ts";
import { withItem } from "../../packs.ts";

const auction = (pp = {}) => baghdad({ pp }).passWindows();

describe("the auction", () => {
  it("R-18 R-20 R-23, example 5: everyone pays its own last bid, and the highest is the price", () => {
    const game = auction()
      .act("shiite", "bid", { amount: 0 })
      .act("sunni", "bid", { amount: 2 })
      .act("government", "pass")
      .act("shiite", "bid", { amount: 3 })
      .act("sunni", "pass")
      .act("government", "pass");
    expect(game.table.initiative).toBe("shiite");
    expect(game.pp()).toEqual({ shiite: 3, sunni: 4, government: 8 });
    expect(game.table.price).toBe(3);
  });

  it("R-18, example 6: a seat that passed may bid later", () => {
    const game = auction()
      .act("shiite", "pass")
      .act("sunni", "bid", { amount: 1 })
      .act("government", "pass")
      .act("shiite", "bid", { amount: 2 })
      .act("sunni", "pass")
      .act("government", "pass");
    expect(game.table.initiative).toBe("shiite");
    expect(game.pp()).toEqual({ shiite: 4, sunni: 5, government: 8 });
    expect(game.table.price).toBe(2);
  });

  it("R-20 R-23, example 7: if nobody bids, the first bidder wins free, and the price is 1", () => {
    const game = auction().act("shiite", "pass").act("sunni", "pass").act("government", "pass");
    expect(game.table.initiative).toBe("shiite");
    expect(game.pp()).toEqual({ shiite: 6, sunni: 6, government: 8 });
    expect(game.table.price).toBe(1);
  });

  it("ruling B, example 8: a bid of 0 wins, pays nothing, and the price is 1", () => {
    const game = auction().act("shiite", "bid", { amount: 0 }).act("sunni", "pass").act("government", "pass");
    expect(game.table.initiative).toBe("shiite");
    expect(game.pp()).toEqual({ shiite: 6, sunni: 6, government: 8 });
    expect(game.table.price).toBe(1);
  });

  it("R-18 R-39, example 9: no bid that is not higher, none beyond one's PP", () => {
    const game = auction().act("shiite", "bid", { amount: 2 });
    expect(game.refusal("sunni", "bid", { amount: 2 }).code).toBe("not-in-range");
    expect(game.refusal("sunni", "bid", { amount: 7 }).code).toBe("not-in-range");
  });

  it("R-17 R-21 R-28, example 10: the winner bids first next turn, the First Player acts first in this one", () => {
    const game = auction()
      .act("shiite", "pass")
      .act("sunni", "bid", { amount: 1 })
      .act("government", "pass")
      .act("shiite", "pass")
      .act("sunni", "chooseFirst", { seat: "government" });
    expect(game.table.actOrder).toEqual(["government", "shiite", "sunni"]);
    game.nextTurn();
    expect(game.table.turn).toBe(2);
    expect(game.passWindows().asked).toEqual(["sunni"]);
  });

  it("R-19, example 79: a seat that cannot bid higher passes unasked", () => {
    const game = auction({ sunni: 3 }).act("shiite", "bid", { amount: 3 });
    expect(game.asked).toEqual(["government"]);
    expect(game.events).toContainEqual({ kind: "passed", seat: "sunni", asked: false });
    expect(game.act("government", "pass").table.initiative).toBe("shiite");
  });
});

describe("claims", () => {
  const maneuver = { how: "politicalManeuver", connections: "oil-ministry", hearts: "infowar" };
  const hands = {
    sunni: ["oil-ministry", "infowar", "blast-walls"],
    government: ["oil-ministry", "infowar"],
    shiite: ["network"],
  };

  it("R-22 ruling AT, example 11: the last claim counts, and nobody pays", () => {
    const game = baghdad({ hands })
      .act("shiite", "pass")
      .act("sunni", "claim", maneuver)
      .act("government", "claim", maneuver)
      .act("shiite", "pass")
      .act("sunni", "pass");
    expect(game.table.initiative).toBe("government");
    expect(game.pp()).toEqual({ shiite: 6, sunni: 6, government: 8 });
    expect(game.table.price).toBe(1);
    expect(game.cards("sunni").length).toBe(2);
    expect(game.cards("government").length).toBe(1);
    expect(game.table.discards).toEqual(["oil-ministry", "infowar", "oil-ministry", "infowar"]);
  });

  it("R-22: a claim that draws a card is not taken back", () => {
    const { env } = baghdad({ hands });
    const claim = { seat: "sunni", decision: null, action: "claim", params: maneuver };
    expect(isBarrier(submit(book, env, claim))).toBe(true);
  });

  it("R-22: a claim takes effect at once and asks the others again", () => {
    const game = baghdad({ hands }).act("shiite", "pass").act("sunni", "claim", maneuver);
    expect(game.asked).toEqual(["shiite", "government"]);
  });

  it("R-22 ruling D: Surge/Jihad takes the Initiative and draws nothing", () => {
    const game = baghdad({ hands: { ...hands, shiite: ["surge-jihad", "network"] } })
      .act("shiite", "claim", { how: "card", card: "surge-jihad" })
      .passWindows();
    expect(game.table.initiative).toBe("shiite");
    expect(game.cards("shiite")).toEqual(["network"]);
  });

  it("R-13: of two cards drawn by one, a full hand has room for one, and for two if it discards another", () => {
    const pack = withItem("arms-bazaar", "cards", "surge-jihad", { effects: [{ kind: "takeInitiative", draw: 2 }] });
    const full = ["surge-jihad", "network", "network", "curfew", "jammers"];
    const start = () => baghdad({ pack, hands: { ...hands, shiite: full } });
    const claim = (...discard: readonly string[]) => ({
      how: "card",
      card: "surge-jihad",
      discard: discard.map((card) => ({ card })),
    });
    expect(start().refusal("shiite", "claim", claim("surge-jihad")).code).toBe("not-a-choice");
    expect(start().refusal("shiite", "claim", claim("network", "network")).code).toBe("too-many");
    const one = start().act("shiite", "claim", claim());
    expect([one.cards("shiite").length, one.table.discards]).toEqual([5, ["surge-jihad"]]);
    const two = start().act("shiite", "claim", claim("network"));
    expect([two.cards("shiite").length, two.table.discards]).toEqual([5, ["surge-jihad", "network"]]);
    expect(two.table.bazaarDeck).toBe(one.table.bazaarDeck - 1);
  });

  it("section 7, example 71: whoever has a card is asked, whatever it is; a seat without cards is not", () => {
    expect(baghdad({ hands }).asked).toEqual(["shiite", "sunni", "government"]);
    expect(baghdad({ hands: { ...hands, sunni: [] } }).asked).toEqual(["shiite", "government"]);
    expect(baghdad({ hands }).refusal("shiite", "claim", { how: "card", card: "network" }).code).toBe("no-claim");
  });

  it("section 7, example 71: two deals that differ in cards alone ask the same seats, and look the same to everyone", () => {
    const government = ["jammers", "jammers"];
    const able = { shiite: ["surge-jihad", "infowar"], sunni: ["oil-ministry", "infowar", "curfew"], government };
    const unable = { shiite: ["network", "network"], sunni: ["lookouts", "car-bomb", "car-bomb"], government };
    const one = baghdad({ hands: able });
    const other = baghdad({ hands: unable });
    const seats = ["shiite", "sunni", "government"];
    for (const seat of seats) {
      for (const game of [one, other]) expect(game.asked).toEqual(seats.slice(seats.indexOf(seat)));
      expect([one.table, one.events]).toEqual([other.table, other.events]);
      for (const game of [one, other]) game.act(seat, "pass");
    }
  });
});
