import { describe, expect, it } from "vitest";
import { check, type Decision, decisionsOf, type Move, mustGet, type Params, publicView } from "#engine";
import { orderPresets } from "../../../../src/games/next-war-in-lebanon/advice/orders/presets.ts";
import { SEATS, type SeatId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { book, type Game, lebanon } from "../builder.ts";
import { collateral, draws } from "../cards.ts";
import { enterZone, peaceful, shot } from "../fighting.ts";

const { orders } = book.definition;

const decision = (game: Game, seat: SeatId): Decision => {
  const found = decisionsOf(game.book, game.env, seat)[0];
  if (!found) throw new Error(`${seat} is not asked`);
  return found;
};

/** What an order answers to the question that a seat is asked. */
const answer = (game: Game, seat: SeatId, name: string, params: Params): Move | null => {
  const order = orders.find((one) => one.name === name);
  if (!order) throw new Error(`there is no order ${name}`);
  return order.decide(game.view(seat), decision(game, seat), params);
};

const naqoura = { naqoura: ["arm-7 C", "arm-8 C", "gue-1 D", "mil-1 D"] };
const HANDS = { idf: ["J-3", "J-4"], insurgent: ["J-2", "J-2", "J-3", "J-4"] } as const;

describe("section 7, standing orders", () => {
  const entered = (zones = naqoura): Game => enterZone(peaceful({ zones, hands: HANDS }), "idf", "naqoura");

  it("ambush wherever it is possible, or only with as many firers as they have units, or only in some zones", () => {
    const game = entered();
    const always = { when: "always", zones: [], ask: [] };
    expect(answer(game, "insurgent", "ambush", always)).toEqual({ action: "ambush", params: {} });
    expect(answer(game, "insurgent", "ambush", { when: "equal", zones: [] })).not.toBeNull();
    expect(answer(game, "insurgent", "ambush", { when: "always", zones: ["tyre"] })).toBeNull();
    const few = entered({ naqoura: ["arm-7 C", "arm-8 C", "gue-1 D"] });
    expect(answer(few, "insurgent", "ambush", { when: "equal", zones: [] })).toBeNull();
  });

  it("what an order names and the hand does not hold is passed", () => {
    const game = enterZone(peaceful({ zones: naqoura, hands: { insurgent: ["J-1"] } }), "idf", "naqoura");
    expect(answer(game, "insurgent", "ambush", { when: "always", zones: [], ask: [] })).toBeNull();
    expect(answer(game, "insurgent", "evade", { odds: 1, chits: 1, keep: 0, first: "support", zones: [] })).toBeNull();
  });

  it("evade when outnumbered, and keep some J-2", () => {
    const game = entered();
    const evade = { odds: 1, chits: 7, keep: 0, first: "support", zones: [] };
    expect(answer(game, "insurgent", "evade", evade)).toEqual({ action: "evade", params: { n: 2, first: "support" } });
    expect(answer(game, "insurgent", "evade", { ...evade, keep: 1 })).toMatchObject({ params: { n: 1 } });
    expect(answer(game, "insurgent", "evade", { ...evade, odds: 2 })).toBeNull();
    expect(answer(game, "insurgent", "evade", { ...evade, keep: 2 })).toBeNull();
  });

  it("commit what the rules allow: J-4 and air support when attacking, SAM against it", () => {
    const game = entered().act("insurgent", "pass");
    const battle = { support: "attacking", cas: "attacking", antiTank: "no", sam: 1, j6: 0, targets: "strongest" };
    expect(answer(game, "idf", "battle", battle)).toEqual({
      action: "commit",
      params: { support: "j4", cas: "yes", targets: "strongest" },
    });
    expect(answer(game, "insurgent", "battle", battle)).toEqual({
      action: "commit",
      params: { support: "none", sam: 1, targets: "strongest" },
    });
  });

  it("SAM over zones with enough own units, keeping a J-4", () => {
    const zones = { naqoura: ["gue-1 D", "mil-1 D"], tyre: ["gue-6 D"] };
    const hands = { idf: ["J-3", "J-3"], insurgent: ["J-4", "J-4"] } as const;
    const game = peaceful({ zones, hands });
    const missions = [
      { zone: "naqoura", target: "gue-1" },
      { zone: "tyre", target: "gue-6" },
    ];
    game.act("idf", "j3-strike", { missions });
    const sam = { least: 1, keep: 0, zones: [] };
    expect(answer(game, "insurgent", "sam", sam)).toEqual({ action: "sam", params: { zones: ["naqoura", "tyre"] } });
    expect(answer(game, "insurgent", "sam", { ...sam, least: 2 })).toMatchObject({ params: { zones: ["naqoura"] } });
    expect(answer(game, "insurgent", "sam", { ...sam, keep: 1 })).toMatchObject({ params: { zones: ["naqoura"] } });
  });

  it("no order answers another question than its own", () => {
    const zones = { naqoura: ["gue-1 D", "mil-1 D"] };
    const game = peaceful({ zones, hands: { idf: ["J-3"], insurgent: ["J-4"] } });
    game.act("idf", "j3-strike", { missions: [{ zone: "naqoura", target: "gue-1" }] });
    const sam = { least: 1, keep: 0, zones: [] };
    const answering = () =>
      orders.filter((order) => order.decide(game.view("insurgent"), decision(game, "insurgent"), sam) !== null);
    expect(answering().map(({ name }) => name)).toEqual(["sam"]);
    game.roll([1], () => game.act("insurgent", "pass-strike"));
    for (const order of orders)
      expect([order.name, order.decide(game.view("idf"), decision(game, "idf"), sam)]).toEqual([order.name, null]);
  });

  it("W7 R-81 of several firers the weakest or the strongest of the enemy's loses", () => {
    const game = peaceful({ options: { battles: "steps" }, zones: { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"] } });
    game.roll([6, 1, 1, 1, 6], () => {
      enterZone(game, "idf", "ayta").pass();
      game.act("idf", "fire-plan", { shots: [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")] });
    });
    expect(game.asked.name).toBe("W7");
    const casualty = (first: string) => answer(game, "insurgent", "losses", { first });
    expect(casualty("strongest")).toEqual({ action: "choose-casualty", params: { unit: "arm-7" } });
    expect(casualty("weakest")).toEqual({ action: "choose-casualty", params: { unit: "arm-8" } });
  });

  it("named by its kind, a zone is covered: evade in cities with up to two J-2", () => {
    const hands = { insurgent: ["J-2", "J-2", "J-2"] } as const;
    const evade = { odds: 0, chits: 2, keep: 0, first: "support", zones: ["urban"], ask: [] };
    const come = (zone: string) =>
      enterZone(peaceful({ zones: { [zone]: ["arm-7 C", "gue-1 D", "gue-2 D"] }, hands }), "idf", zone);
    expect(answer(come("tyre"), "insurgent", "evade", evade)).toMatchObject({ action: "evade", params: { n: 2 } });
    expect(answer(come("bint-jbeil"), "insurgent", "evade", evade)).toBeNull();
  });

  it("R-50 no order ambushes a group with SOF: the question does not open", () => {
    const game = enterZone(
      peaceful({ zones: { "bint-jbeil": ["sof-1 C", "gue-1 D"] }, hands: HANDS }),
      "idf",
      "bint-jbeil",
    );
    expect(game.asked.actions).not.toContain("ambush");
    expect(answer(game, "insurgent", "ambush", { when: "always", zones: ["bint-jbeil"], ask: [] })).toBeNull();
  });

  it("every menu of answers given ahead begins with doing nothing and can ask for being asked", () => {
    const view = peaceful().view("insurgent");
    for (const { ahead, name } of orders) {
      const choices = ahead?.choices(view) ?? [];
      if (!ahead) continue;
      expect(mustGet({ first: choices[0]?.params }, "first"), name).toBe("none");
      expect(choices.at(-1)?.params, name).toBe("ask");
    }
  });
});

describe("storyboard 1.4, “ask me” by zone", () => {
  /** Whether the order wants its seat to be asked the question that is open. */
  const asks = (game: Game, seat: SeatId, name: string, params: Params): boolean =>
    orders.find((one) => one.name === name)?.asks?.(publicView(game.book, game.env), decision(game, seat), params) ??
    false;

  it.each(["ambush", "evade"])("%s: there the seat is asked, elsewhere the order answers", (name) => {
    const game = enterZone(peaceful({ zones: naqoura, hands: HANDS }), "idf", "naqoura");
    expect(asks(game, "insurgent", name, { ask: ["naqoura"] })).toBe(true);
    expect(asks(game, "insurgent", name, { ask: ["populated"] })).toBe(true);
    expect(asks(game, "insurgent", name, { ask: ["bint-jbeil", "urban"] })).toBe(false);
    expect(asks(game, "insurgent", name, {})).toBe(false);
    expect(asks(game, "insurgent", "battle", { ask: ["naqoura"] })).toBe(false);
  });

  it("whatever the seat holds: the same with an empty hand of that kind", () => {
    const game = enterZone(peaceful({ zones: naqoura, hands: { insurgent: ["J-1"] } }), "idf", "naqoura");
    expect(asks(game, "insurgent", "ambush", { ask: ["naqoura"] })).toBe(true);
    expect(asks(game, "insurgent", "evade", { ask: ["naqoura"] })).toBe(true);
  });

  it("battles in a zone, for either side", () => {
    const game = enterZone(peaceful({ zones: naqoura, hands: HANDS }), "idf", "naqoura").act("insurgent", "pass");
    for (const seat of ["idf", "insurgent"] as const) {
      expect(asks(game, seat, "battle", { ask: ["naqoura"] })).toBe(true);
      expect(asks(game, seat, "battle", { ask: ["tyre"] })).toBe(false);
    }
  });

  it("strikes, if one of the missions is on such a zone", () => {
    const zones = { naqoura: ["gue-1 D", "mil-1 D"], tyre: ["gue-6 D"] };
    const game = peaceful({ zones, hands: { idf: ["J-3", "J-3"], insurgent: ["J-4"] } });
    const missions = [
      { zone: "naqoura", target: "gue-1" },
      { zone: "tyre", target: "gue-6" },
    ];
    game.act("idf", "j3-strike", { missions });
    expect(asks(game, "insurgent", "sam", { ask: ["urban"] })).toBe(true);
    expect(asks(game, "insurgent", "sam", { ask: ["sidon"] })).toBe(false);
  });

  it("effects of some kinds", () => {
    const game = draws(lebanon({ hands: { insurgent: ["J-1", "J-2"] } }), collateral("insurgent"), ["heart 5"]);
    expect(asks(game, "insurgent", "chit-effects", { ask: ["discard-chits"] })).toBe(true);
    expect(asks(game, "insurgent", "chit-effects", { ask: ["take-chit"] })).toBe(false);
  });
});

describe("section 7, W8: preferences for Cascading Effects", () => {
  const hands = { insurgent: ["J-1", "J-2", "J-2", "J-3", "J-4"] } as const;
  const discard = { discard: ["J-1", "J-3"], gain: [], ask: [] };

  it("the chits named are discarded first, then as usual", () => {
    const game = draws(lebanon({ hands }), collateral("insurgent"), ["heart 5"]);
    const move = answer(game, "insurgent", "chit-effects", discard);
    expect(move).toEqual({ action: "discard-chits", params: { chits: ["J-1", "J-3"] } });
    game.act("insurgent", "discard-chits", move?.params ?? {});
    expect(game.chits("insurgent")).toEqual(["J-2", "J-2", "J-4"]);
    const other = draws(lebanon({ hands }), collateral("insurgent"), ["heart 5"]);
    expect(answer(other, "insurgent", "chit-effects", { ...discard, discard: ["J-3"] })?.params).toEqual({
      chits: ["J-3", "J-4"],
    });
  });

  it("in the own phase the seat sits at the game, and is asked", () => {
    const game = draws(lebanon({ hands, phasing: "insurgent" }), collateral("insurgent"), ["heart 5"]);
    expect(game.asked.actions).toContain("discard-chits");
    expect(answer(game, "insurgent", "chit-effects", discard)).toBeNull();
  });

  it("the first chit named that the pool has is taken", () => {
    const game = draws(lebanon({ phasing: "idf" }), collateral("idf"), ["diamond J"]);
    expect(game.asked.actions).toContain("take-chit");
    expect(answer(game, "insurgent", "chit-effects", { discard: [], gain: ["J-6", "J-2", "J-1"], ask: [] })).toEqual({
      action: "take-chit",
      params: { type: "J-2" },
    });
  });

  it("units come back by type and zone as far as possible, else as usual", () => {
    const wishes = {
      zones: { tyre: ["gue-6 D"], sidon: ["arm-7 C", "gue-7 D"] },
      eliminated: ["gue-3", "sr-1", "mil-2"],
    };
    const back = (params: Params) => {
      const game = draws(lebanon(wishes), collateral("idf"), ["club A"]);
      expect(game.asked.actions).toContain("return-units");
      const move = answer(game, "insurgent", "unit-effects", { cut: "weakest", ask: [], ...params });
      game.act("insurgent", move?.action ?? "", move?.params ?? {});
      return game.last("returned");
    };
    expect(back({ back: ["sr"], zones: ["sidon", "tyre"] })).toMatchObject({
      units: ["sr-1"],
      zones: [{ zone: "tyre", units: 1 }],
    });
    expect(back({ back: [], zones: [] }).units).toEqual(["gue-3"]);
  });

  it("R-29 the strongest or the weakest leave a stack above C2", () => {
    const tyre = ["gue-1 D", "gue-2 D", "mil-1 D", "gue-3 D", "sr-1 C", "gue-4 D"];
    const boxes = { "syr-hq-1": { zone: "syria", units: [] } };
    const cut = (first: string) => {
      const game = lebanon({ hands: { idf: ["J-3"] }, options: { syria: "start" }, boxes, zones: { tyre } });
      const missions = [{ zone: "syria", target: "decapitation-syr-hq-1" }];
      game.roll([6], () => void game.act("idf", "j3-strike", { missions }));
      return answer(game, "insurgent", "unit-effects", { back: [], zones: [], cut: first, ask: [] });
    };
    const [weak, strong] = [cut("weakest"), cut("strongest")];
    expect(weak).toEqual({ action: "cut-to-c2", params: { units: ["mil-1"] } });
    expect(strong).toEqual({ action: "cut-to-c2", params: { units: ["gue-1"] } });
  });
});

describe("orders given ahead", () => {
  it("to evade with one J-2 spend no more, and all with all of them", () => {
    const game = enterZone(
      peaceful({ zones: { naqoura: ["arm-7 C", "arm-8 C", "mech-3 C", "gue-1 D"] }, hands: HANDS }),
      "idf",
      "naqoura",
    );
    const choices = orders.find(({ name }) => name === "evade")?.ahead?.choices(game.view("insurgent")) ?? [];
    const spent = choices.flatMap(({ label, params }) =>
      typeof params === "object" ? [[label, answer(game, "insurgent", "evade", params)?.params.n]] : [],
    );
    expect(spent).toEqual([
      ["If they match my numbers: one J-2", 1],
      ["If they outnumber me 2 to 1: one J-2", 1],
      ["If they outnumber me 3 to 1: one J-2", 1],
      ["If they outnumber me 3 to 1: all J-2", 2],
    ]);
  });
});

describe("storyboard 6, presets of orders", () => {
  it.each(SEATS)("%s: each fills in orders that their forms take, with every menu at hand", (seat) => {
    const view = peaceful().view(seat);
    expect(orderPresets.map(({ title }) => title)).toEqual(["Hold fast", "Hit and run", "Save chits"]);
    for (const preset of orderPresets)
      for (const [name, params] of Object.entries(preset.orders(view))) {
        const order = orders.find((one) => one.name === name);
        if (!order) throw new Error(`${preset.name} names ${name}`);
        if (typeof params === "object") expect(check(order.form, view, params), name).toEqual(params);
      }
  });

  it("hold fast ambushes and never evades, hit and run evades, save chits spends nothing", () => {
    const zones = { naqoura: ["arm-7 C", "arm-8 C", "gue-1 D"] };
    const game = enterZone(peaceful({ zones, hands: HANDS }), "idf", "naqoura");
    const played = (name: string): readonly string[] => {
      const preset = orderPresets.find((one) => one.name === name)?.orders(game.view("insurgent")) ?? {};
      return Object.entries(preset).flatMap(([order, params]) =>
        typeof params === "object" ? (answer(game, "insurgent", order, params)?.action ?? []) : [],
      );
    };
    expect([played("hold-fast"), played("hit-and-run"), played("save-chits")]).toEqual([["ambush"], ["evade"], []]);
  });

  it("only the Insurgents are given SAM", () => {
    for (const preset of orderPresets) {
      expect(Object.keys(preset.orders(peaceful().view("idf")))).not.toContain("sam");
      expect(Object.keys(preset.orders(peaceful().view("insurgent")))).toContain("sam");
    }
  });
});
