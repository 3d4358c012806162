import { describe, expect, it } from "vitest";
import { check, decisionsOf, type Move, mustGet, type Params, viewOf } from "#engine";
import { baghdad, book } from "../builder.ts";

const { orders } = book.definition;
type Game = ReturnType<typeof baghdad>;
const NOBODY = { shiite: [], sunni: [], government: [] };

/** What a standing order has to say to what its seat is asked. */
function says(game: Game, seat: string, name: string, params: Params = {}): Move | null {
  const order = orders.find((one) => one.name === name);
  const [decision] = decisionsOf(book, game.env, seat);
  if (!order || !decision) throw new Error(`${seat} is not asked, or there is no order ${name}`);
  const view = viewOf(book, game.env, seat);
  return order.decide(view, decision, check(order.form, view, params));
}

describe("standing orders", () => {
  const claims = { ...NOBODY, shiite: ["surge-jihad", "network"], sunni: ["oil-ministry", "infowar"] };
  const surge = { action: "claim", params: { how: "card", card: "surge-jihad" } };
  const maneuver = {
    action: "claim",
    params: { how: "politicalManeuver", connections: "oil-ministry", hearts: "infowar" },
  };

  it("W1: claims at once, or only after another, by what is meant", () => {
    const game = baghdad({ hands: claims });
    expect(says(game, "shiite", "claim", { by: "any", when: "at-once" })).toEqual(surge);
    expect(says(game, "shiite", "claim", { by: "politicalManeuver", when: "at-once" })).toBeNull();
    expect(says(game, "sunni", "claim", { by: "any", when: "after-another" })).toBeNull();
    game.act("shiite", "claim", surge.params);
    expect(says(game, "sunni", "claim", { by: "any", when: "after-another" })).toEqual(maneuver);
    expect(says(game, "sunni", "claim", { by: "card", when: "at-once" })).toBeNull();
  });

  const up = (most: number, open = 0) => ({ how: "up", most, open });

  it("W2: makes the lowest leading bid up to a limit, or what it has, and passes beyond", () => {
    const game = baghdad({ hands: NOBODY });
    const bids = (seat: string, params: Params) => says(game, seat, "bidding", params)?.params.amount ?? "pass";
    expect([bids("shiite", up(0)), bids("shiite", up(3)), bids("shiite", { how: "pass" })]).toEqual([0, 0, "pass"]);
    expect([bids("shiite", up(5, 4)), bids("shiite", up(40, 40))]).toEqual([4, 6]);
    game.act("shiite", "bid", { amount: 2 });
    expect([bids("sunni", up(3)), bids("sunni", up(5, 5)), bids("sunni", up(2)), bids("sunni", up(0))]).toEqual([
      3,
      3,
      "pass",
      "pass",
    ]);
    game.act("sunni", "bid", { amount: 6 });
    expect(bids("government", up(40))).toBe(7);
    game.act("government", "pass");
    expect(game.table.initiative).toBe("sunni");
    expect(says(game, "sunni", "bidding", up(6))).toEqual({ action: "chooseFirst", params: { seat: "sunni" } });
    expect(says(game, "sunni", "first", { seat: "government" })?.params).toEqual({ seat: "government" });
  });

  it("W1: who has said how far it goes claims nothing; what others claim is left to them", () => {
    const game = baghdad({ hands: claims });
    expect(says(game, "shiite", "bidding", up(3))).toEqual({ action: "pass", params: {} });
    expect(says(game, "sunni", "if-claimed")).toBeNull();
    game.act("shiite", "claim", surge.params);
    expect(says(game, "sunni", "if-claimed")).toEqual({ action: "pass", params: {} });
  });

  it("W3: stops the draw before the cards, from the turn and in the state of the deck that are meant", () => {
    const game = baghdad({ hands: { ...NOBODY, sunni: ["curfew"] } }).initiative("shiite");
    const params = { draws: ["1"], turn: 1, left: "any" };
    expect(says(game, "sunni", "stop-street", params)?.params).toEqual({ card: "curfew" });
    for (const other of [{ draws: ["2", "3"] }, { turn: 2 }, { left: "15" }])
      expect(says(game, "sunni", "stop-street", { ...params, ...other })).toBeNull();
  });

  it("W4: cancels what is named", () => {
    const hands = { ...NOBODY, government: ["informant"], sunni: ["counter-intelligence"] };
    const game = baghdad({ hands }).recruiting("government");
    game.act("government", "play", { card: "informant", target: "sunni" });
    expect(says(game, "sunni", "counter", { what: ["informant"] })?.params).toEqual({ card: "counter-intelligence" });
    expect(says(game, "sunni", "counter", { what: ["espionage", "defection"] })).toBeNull();
  });

  const fighting = (hands: { readonly [seat: string]: readonly string[] }, offense: string, defense: string): Game => {
    const game = baghdad({ hands: { ...NOBODY, ...hands } })
      .units({ bayaa: { shiite: [6, 0], sunni: [4, 0] } })
      .street("S01", "S02", "S03")
      .initiative("shiite");
    game.until(({ table }) => table.combat !== null);
    const [own = ""] = mustGet(game.table.sides, "shiite").active.filter(
      (id) => mustGet(book.content.commands, id).type === "U",
    );
    const officers = mustGet(game.table.sides, "sunni").active.filter(
      (id) => mustGet(book.content.commands, id).type === "C",
    )[0];
    game.act("shiite", "plan", { command: own, offense, defense: "none", commit: 6 });
    return game.act("sunni", "plan", { command: officers ?? "", offense: "none", defense, commit: 0 });
  };

  it("W5: Jammers where the own Command would be Neutralized", () => {
    const jam = { action: "disrupt", params: { card: "jammers" } };
    expect(says(fighting({ shiite: ["assassins"], sunni: ["jammers"] }, "assassins", "none"), "sunni", "jam")).toEqual(
      jam,
    );
    const blocked = fighting({ shiite: ["assassins"], sunni: ["jammers", "blast-walls"] }, "assassins", "blast-walls");
    expect(says(blocked, "sunni", "jam")).toBeNull();
    const aimedAtU = fighting({ shiite: ["kidnapping"], sunni: ["jammers"] }, "kidnapping", "none");
    expect(says(aimedAtU, "sunni", "jam")).toBeNull();
  });

  it("W5: an Inside Man where the own Offense would be blocked", () => {
    const open = { action: "disrupt", params: { card: "inside-man" } };
    const hands = { shiite: ["assassins", "inside-man"], sunni: ["blast-walls", "hardened-bunker"] };
    expect(says(fighting(hands, "assassins", "blast-walls"), "shiite", "unblock")).toEqual(open);
    expect(says(fighting(hands, "assassins", "hardened-bunker"), "shiite", "unblock")).toBeNull();
  });

  it("W6: turns an award of the other side round, if it is large enough", () => {
    const game = fighting({ sunni: ["collateral-damage"], shiite: ["network"] }, "none", "none");
    game.until(({ env }) => env.frames.at(-1)?.ask?.kind === "window");
    expect(says(game, "sunni", "turn-award", { least: 4 })?.params).toEqual({ card: "collateral-damage" });
    expect(says(game, "sunni", "turn-award", { least: 5 })).toBeNull();
  });

  it("W5, W6: whatever helps is played after the reveal, where that was said with the plan", () => {
    const help = { least: 3 };
    const jammed = fighting({ shiite: ["assassins"], sunni: ["jammers"] }, "assassins", "none");
    expect(says(jammed, "sunni", "after-reveal", help)?.params).toEqual({ card: "jammers" });
    const opened = fighting(
      { shiite: ["assassins", "inside-man"], sunni: ["blast-walls"] },
      "assassins",
      "blast-walls",
    );
    expect(says(opened, "shiite", "after-reveal", help)?.params).toEqual({ card: "inside-man" });
    const harmless = fighting({ shiite: ["kidnapping"], sunni: ["jammers"] }, "kidnapping", "none");
    expect(says(harmless, "sunni", "after-reveal", help)).toBeNull();
    const lost = fighting({ sunni: ["collateral-damage"], shiite: ["network"] }, "none", "none");
    lost.until(({ env }) => env.frames.at(-1)?.ask?.kind === "window");
    expect(says(lost, "sunni", "after-reveal", help)?.params).toEqual({ card: "collateral-damage" });
    expect(says(lost, "sunni", "after-reveal", { least: 5 })).toBeNull();
    expect(says(lost, "shiite", "after-reveal", help)).toBeNull();
  });

  it("R-65: losses go as was said with the plan", () => {
    const game = baghdad({ hands: NOBODY })
      .units({ bayaa: { shiite: [2, 3], sunni: [1, 0] } })
      .street("S01", "S02", "S03")
      .initiative("shiite");
    const none = { offense: "none", defense: "none" };
    game
      .until(({ table }) => table.combat !== null)
      .act("shiite", "plan", { command: "office-of-the-martyr-sadr", commit: 3, ...none })
      .act("sunni", "plan", { command: "islamic-army-cell", commit: 0, ...none });
    expect(says(game, "shiite", "losses", { first: "security" })?.params).toEqual({ security: 2 });
    expect(says(game, "shiite", "losses", { first: "infrastructure" })?.params).toEqual({ security: 0 });
  });

  it("R-53 R-56: Combats are fought in the order of the map, attacks that need not be are left, opponents are asked for", () => {
    const game = baghdad({ seats: 6 })
      .units({
        hurriya: { sunni: [2, 0], shiite: [2, 0] },
        bayaa: { sunni: [2, 0], government: [2, 0] },
        "medical-city": { sunni: [2, 0], ngo: [1, 0] },
      })
      .street("S01", "S02", "S03")
      .initiative("sunni")
      .until(({ asked, table }) => table.phase === "combat" && asked.includes("sunni"));
    expect(says(game, "sunni", "combat-order")).toEqual({
      action: "fight",
      params: { zone: "hurriya", opponent: "shiite" },
    });
    expect(says(game, "sunni", "optional-attacks")).toBeNull();
    game.units({ hurriya: { sunni: [2, 0], shiite: [2, 0], us: [1, 0] } });
    expect(says(game, "sunni", "combat-order")).toBeNull();
    expect(says(game, "sunni", "weakest-first")).toEqual({
      action: "fight",
      params: { zone: "hurriya", opponent: "us" },
    });
    game.units({ hurriya: {}, bayaa: {} });
    expect(says(game, "sunni", "combat-order")).toBeNull();
    expect(says(game, "sunni", "optional-attacks")).toEqual({ action: "endCombats", params: {} });
  });

  it("says ahead under the plan and the Action what comes later in the turn, the same for every hand", () => {
    const menus = (game: Game, seat: string): readonly string[] => {
      const [decision] = decisionsOf(book, game.env, seat);
      if (!decision) throw new Error(`${seat} is not asked`);
      const view = viewOf(book, game.env, seat);
      return orders.flatMap(({ ahead }) =>
        ahead?.at(view, decision)
          ? [
              `${ahead.title}: ${ahead
                .choices(view)
                .map(({ label }) => label)
                .join(", ")}`,
            ]
          : [],
      );
    };
    const game = baghdad({ seats: 6 }).recruiting("us");
    const double = "Double an income (InfoWar): Never, From 8 PP on, From 5 PP on, From 3 PP on, Any";
    const order = "Order of my Combats: As on the map, this turn, As on the map, until I change it, Ask me";
    expect(menus(game, "us")).toEqual([order, "Optional attacks: Leave the NGO alone, Ask me", double]);
    expect(menus(game.act("us", "endRecruitment"), "us").length).toBe(3);
    expect(menus(baghdad({ seats: 6 }).recruiting("ngo"), "ngo")[1]).toBe("Optional attacks: Attack nobody, Ask me");
    expect(menus(baghdad({ seats: 5 }).recruiting("us"), "us")).toEqual([order, double]);
    const asked = baghdad()
      .units({ bayaa: { shiite: [6, 0], sunni: [4, 0] } })
      .street("S01", "S02", "S03")
      .initiative("shiite")
      .until(({ table }) => table.combat !== null);
    expect(menus(asked, "sunni")).toEqual([
      "After the reveal: Pass, Ask me, Use my cards when they help, this turn, Use my cards when they help, until I change it",
      "If I win, lose: Security first, Infrastructure first, Ask me",
    ]);
  });

  it("W7: doubles the largest income that qualifies, the Bank before a Zone", () => {
    const hands = { ...NOBODY, shiite: ["infowar"] };
    const game = baghdad({ hands }).street("S01", "S02", "S03").initiative("shiite");
    game
      .until(({ table }) => table.income !== null)
      .change(({ table }) => {
        table.income = { shiite: { "sadr-city": 3, bank: 3, kadhimiya: 2 } };
      });
    const source = (params: Params) => says(game, "shiite", "double-income", params)?.params.source;
    expect(source({ of: ["bank", "collection"], least: 3 })).toBe("bank");
    expect(source({ of: ["collection"], least: 1 })).toBe("sadr-city");
    expect(source({ of: ["bank", "collection"], least: 4 })).toBeUndefined();
    expect(source({ of: ["award", "card"], least: 1 })).toBeUndefined();
  });

  it("always passes where it is told to, and there alone", () => {
    const game = baghdad({ hands: claims });
    expect(says(game, "shiite", "pass", { windows: ["W1", "W3"] })).toEqual({ action: "pass", params: {} });
    expect(says(game, "shiite", "pass", { windows: ["W2", "W3"] })).toBeNull();
  });
});
