import { describe, expect, it } from "vitest";
import { isBarrier, mustGet, type Params, submit } from "#engine";
import type { ChitType } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { newsOf } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { findGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { book, type Game, lebanon } from "../../builder.ts";
import { drawing } from "../../cards.ts";

const J3: readonly ChitType[] = ["J-3", "J-3", "J-3"];
const strike = (...missions: readonly Params[]): Params => ({ missions });
const area = (zone: string, mode: "combat" | "dispersed", ...preferred: readonly string[]): Params => ({
  zone,
  target: `area-${mode}`,
  preferred: preferred.length > 0 ? preferred : ["any"],
});
const pgm = (zone: string, unit: string): Params => ({ zone, target: unit });

/** What the IDF may choose on a zone; a refused one with its rule. */
const hits = (game: Game) => game.last("struck").shots;

describe("R-101 area strikes", () => {
  const shaqra = ["gue-7 D", "gue-8 D", "gue-1 D", "gue-2 D", "gue-3 D", "gue-4 C", "sr-5 C"];

  it("A-42 5 dispersed units: 2 are struck, the preferred one and a random other", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { shaqra } });
    game.roll([6, 5], () => game.act("idf", "j3-strike", strike(area("shaqra", "dispersed", "gue-7"))));
    expect(hits(game)).toEqual([
      { unit: "gue-7", die: 6, hit: true },
      { unit: null, die: 5, hit: false },
    ]);
    expect([game.unit("gue-7"), game.table.eliminated]).toEqual([null, ["gue-7"]]);
    expect([game.table.held.idf, game.table.strike, newsOf(game.table)]).toEqual([
      2,
      null,
      [{ kind: "struck", zone: "shaqra", hits: 1, stopped: false }],
    ]);
    expect(game.lines.slice(-2)).toEqual([
      "The IDF plays 1 J-3: area strike on dispersed units in Shaqra.",
      "Area strike on dispersed units in Shaqra: 2 units struck: Guerrilla 7 on a 6, eliminated; an unseen unit on a 5, missed.",
    ]);
  });

  it("A-43 Tyre: not on dispersed units; on 2 rockets in combat mode 1 is struck, on a 6 only", () => {
    const zones = { tyre: ["sr-4 C", "mr-1 C"], ayta: ["gue-2 D"] };
    const start = () => lebanon({ hands: { idf: J3 }, zones });
    expect(start().refusal("idf", "j3-strike", strike(area("tyre", "dispersed"))).rule).toBe("R-101");
    expect(start().refusal("idf", "j3-strike", strike(area("ayta", "dispersed"))).text).toContain("two or more units");
    for (const [die, hit] of [
      [5, false],
      [6, true],
    ] as const) {
      const game = start();
      game.roll([die], () => game.act("idf", "j3-strike", strike(area("tyre", "combat", "sr-4"))));
      expect(hits(game)).toEqual([{ unit: "sr-4", die, hit }]);
    }
  });

  it("combat-mode units outside cities are out on 5 or 6", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { ayta: ["gue-1 C", "gue-2 C"] } });
    game.roll([5], () => game.act("idf", "j3-strike", strike(area("ayta", "combat"))));
    expect(game.table.eliminated).toHaveLength(1);
  });

  it("A-90 what is hidden below the top decides at resolution, not about the offer", () => {
    for (const [mode, n] of [
      ["C", 0],
      ["D", 1],
    ] as const) {
      const game = lebanon({ hands: { idf: J3 }, zones: { taybeh: ["mil-4 D", `gue-9 ${mode}`, `gue-12 ${mode}`] } });
      game.roll(n === 0 ? [] : [1], () => game.act("idf", "j3-strike", strike(area("taybeh", "dispersed"))));
      expect([hits(game).length, game.table.held.idf]).toEqual([n, 2]);
    }
  });

  it("preferred units are struck in their order, as many as may be", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { shaqra: [["gue-7 D"], ["gue-8 D"], ["gue-1 D"]] } });
    game.roll([6], () => game.act("idf", "j3-strike", strike(area("shaqra", "dispersed", "gue-1", "gue-7"))));
    expect(game.table.eliminated).toEqual(["gue-1"]);
  });

  it("Q-62 evaders can be struck", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { ayta: ["gue-1 C"] } }).change(({ table, hands }) => {
      table.evading = { ayta: { insurgent: 1 } };
      hands.insurgent?.evading.push("gue-1");
    });
    game.roll([6], () => game.act("idf", "j3-strike", strike(pgm("ayta", "gue-1"))));
    expect([game.table.eliminated, game.hand("insurgent").evading]).toEqual([["gue-1"], []]);
  });
});

describe("R-102, R-105 PGM strikes", () => {
  it("A-44 mr-1 in Tyre is out on a 5", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { tyre: ["mr-1 C"] } });
    game.roll([5], () => game.act("idf", "j3-strike", strike(pgm("tyre", "mr-1"))));
    expect(game.table.eliminated).toEqual(["mr-1"]);
  });

  it("Q-68, R-107 a Syrian unit is a target, too, and draws no card outside Syria", () => {
    const zones = { nabatiye: ["syr-5 C"] };
    const game = lebanon({ hands: { idf: J3 }, zones, options: { syria: "start" } });
    game.roll([6], () => game.act("idf", "j3-strike", strike(pgm("nabatiye", "syr-5"))));
    expect([game.unit("syr-5"), game.table.eliminated]).toEqual([null, ["syr-5"]]);
  });

  it("a unit that the IDF does not see is struck at random, and named only if it is hit", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { tyre: ["mil-3 D", "gue-6 D"] } });
    expect(game.refusal("idf", "j3-strike", strike(pgm("tyre", "gue-6"))).code).toBe("not-a-choice");
    const group = game.group("gue-6") ?? "";
    game.roll([4], () => game.act("idf", "j3-strike", strike(pgm("tyre", `other-${group}`))));
    expect(hits(game)).toEqual([{ unit: null, die: 4, hit: false }]);
    game.roll([5], () => game.act("idf", "j3-strike", strike(pgm("tyre", `other-${group}`))));
    expect(hits(game)).toEqual([{ unit: "gue-6", die: 5, hit: true }]);
    expect(game.refusal("idf", "j3-strike", strike(pgm("tyre", `other-${group}`))).code).toBe("not-a-choice");
  });

  it("a unit that the IDF knows can be named until the end of the turn", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { tyre: ["mil-3 D", "gue-6 D"] } });
    game.change(({ hands }) => {
      if (hands.idf) hands.idf.known = { "gue-6": { mode: "dispersed", group: game.group("gue-6") ?? "" } };
    });
    expect(game.refusal("idf", "j3-strike", strike(pgm("tyre", `other-${game.group("gue-6")}`))).code).toBe(
      "not-a-choice",
    );
    game.roll([6], () => game.act("idf", "j3-strike", strike(pgm("tyre", "gue-6"))));
    expect(game.table.eliminated).toEqual(["gue-6"]);
  });

  it("R-105 a hidden unit that has come on top meanwhile is struck all the same", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { ayta: ["gue-1 D", "gue-2 D"] } });
    const other = `other-${game.group("gue-2")}`;
    game.roll([5, 6], () => game.act("idf", "j3-strike", strike(pgm("ayta", "gue-1"), pgm("ayta", other))));
    expect(game.table.eliminated).toEqual(["gue-1", "gue-2"]);
  });

  it("R-100 a mission strikes its zone: who has left it meanwhile is safe", () => {
    const options = { syria: "start" };
    const zones = { syria: ["syr-9 C"], ayta: ["gue-1 D", "gue-2 D"] };
    const game = lebanon({ hands: { idf: J3, insurgent: ["J-1"] }, options, zones });
    const missions = strike(pgm("syria", "syr-9"), pgm("ayta", "gue-1"));
    game.roll([1], () =>
      drawing(["heart 2"], () => {
        game.act("idf", "j3-strike", missions).act("insurgent", "pass-strike");
      }),
    );
    game.act("insurgent", "infiltrate", { unit: "gue-1", zone: "tyre" });
    expect([game.unit("gue-1"), hits(game)]).toEqual(["D", []]);
  });

  it("a second mission on a unit that is out comes to nothing", () => {
    const game = lebanon({ hands: { idf: J3 }, zones: { tyre: ["mr-1 C"] } });
    game.roll([6], () => game.act("idf", "j3-strike", strike(pgm("tyre", "mr-1"), pgm("tyre", "mr-1"))));
    expect([hits(game), game.table.held.idf]).toEqual([[], 1]);
  });

  it("R-100 the Insurgents fly none, and one J-3 pays for one mission", () => {
    const zones = { tyre: ["mr-1 C"] };
    const theirs = lebanon({ phasing: "insurgent", hands: { insurgent: ["J-3"] }, zones });
    expect(theirs.refusal("insurgent", "j3-strike", strike(pgm("tyre", "mr-1"))).rule).toBe("R-100");
    const game = lebanon({ hands: { idf: ["J-3"] }, zones });
    expect(game.refusal("idf", "j3-strike", strike(pgm("tyre", "mr-1"), pgm("tyre", "mr-1"))).code).toBe("too-many");
    expect(lebanon({ zones }).refusal("idf", "j3-strike", strike(pgm("tyre", "mr-1"))).code).toBe("no-chit");
  });
});

describe("R-104 reaction to strikes", () => {
  const zones = { shaqra: ["gue-7 D", "gue-8 D"], taybeh: ["gue-9 D"] };
  const three = strike(pgm("shaqra", "gue-7"), area("shaqra", "dispersed"), pgm("taybeh", "gue-9"));

  it("A-45, A-46: one J-4 makes both missions on Shaqra void without a die, Taybeh is resolved", () => {
    const game = lebanon({ hands: { idf: J3, insurgent: ["J-4"] }, zones }).act("idf", "j3-strike", three);
    expect(game.asked).toEqual({ name: "W5", seats: ["insurgent"], actions: ["sam", "pass-strike"] });
    game.roll([5], () => game.act("insurgent", "sam", { zones: ["shaqra"] }));
    expect([game.table.held, game.table.eliminated]).toEqual([{ idf: 0, insurgent: 0 }, ["gue-9"]]);
    const strikes = newsOf(game.table).flatMap((news) => (news.kind === "struck" ? [news.stopped] : []));
    expect(strikes).toEqual([true, true, false]);
  });

  it("one J-4 for each zone", () => {
    const one = lebanon({ hands: { idf: J3, insurgent: ["J-4"] }, zones }).act("idf", "j3-strike", three);
    expect(one.refusal("insurgent", "sam", { zones: ["shaqra", "taybeh"] }).text).toContain("not enough for 2 zones");
    const game = lebanon({ hands: { idf: J3, insurgent: ["J-4", "J-4"] }, zones }).act("idf", "j3-strike", three);
    game.act("insurgent", "sam", { zones: ["shaqra", "taybeh"] });
    expect([game.table.held.insurgent, game.table.eliminated]).toEqual([0, []]);
  });

  it("invariant 16: who holds no J-4 is asked all the same; who holds nothing is not", () => {
    const game = lebanon({ hands: { idf: J3, insurgent: ["J-1"] }, zones }).act("idf", "j3-strike", three);
    expect(game.refusal("insurgent", "sam", { zones: ["shaqra"] }).code).toBe("no-chit");
    game.roll([1, 1, 1], () => game.pass());
    const none = lebanon({ hands: { idf: J3 }, zones });
    none.roll([1, 1, 1], () => none.act("idf", "j3-strike", three));
    expect(none.asked.name).toBe("turn");
  });
});

describe("R-103, R-106 Syria", () => {
  const options = { syria: "start" };
  const box = ["syr-9 C", "syr-5 C", "syr-7 D", "syr-14 C", "syr-csu C", "syr-msl-1 D"];
  const boxes = { "syr-hq-1": { zone: "syria", units: box } };
  const zones = { syria: [["syr-msl-2 D", "syr-msl-3 D"]] };
  const decapitation = strike({ zone: "syria", target: "decapitation-syr-hq-1" });

  it("A-77 on a 5 the HQ is out, its 6 units are loose and known, C2 is 5, then one card for the strike", () => {
    const game = lebanon({ hands: { idf: J3 }, options, boxes, zones });
    game.roll([5], () => drawing(["heart K"], () => void game.act("idf", "j3-strike", decapitation).pass()));
    expect([game.table.hqs["syr-hq-1"], game.table.c2.insurgent]).toEqual([undefined, 5]);
    const stacks = game
      .groups("insurgent", "syria")
      .map((id) => findGroup(game.hand("insurgent").groups, id)?.units.length);
    expect([stacks.reduce((sum: number, n) => sum + (n ?? 0), 0), Math.max(...stacks.map((n) => n ?? 0))]).toEqual([
      8, 5,
    ]);
    expect([game.unit("syr-7"), game.unit("syr-9")]).toEqual(["D", "C"]);
    expect(Object.keys(game.hand("idf").known).toSorted()).toEqual(box.map((text) => text.split(" ")[0]).toSorted());
    expect(game.last("effect")).toMatchObject({ cause: "incursion", attacker: null });
  });

  it("a stack above the new C2 is cut down by its owner, by default by its weakest units", () => {
    const six = ["gue-1 D", "gue-2 D", "mil-1 D", "gue-3 D", "sr-1 C", "gue-4 D"];
    const start = () => {
      const game = lebanon({
        hands: { idf: J3 },
        options,
        boxes: { "syr-hq-1": { zone: "syria", units: [] } },
        zones: { tyre: six },
      });
      return game.roll([6], () => drawing(["heart K"], () => void game.act("idf", "j3-strike", decapitation).pass()));
    };
    const usual = start();
    expect([usual.group("gue-1") === usual.group("gue-4"), usual.group("mil-1") === usual.group("gue-1")]).toEqual([
      true,
      false,
    ]);
    expect(usual.events).toContainEqual({ chapter: "effects", kind: "cut", seat: "insurgent", zone: "tyre", units: 1 });
  });

  it("R-29 the owner picks who leaves", () => {
    const tyre = ["gue-1 D", "gue-2 D", "mil-1 D", "gue-3 D", "sr-1 C", "gue-4 D"];
    const game = lebanon({
      hands: { idf: J3 },
      options,
      boxes: { "syr-hq-1": { zone: "syria", units: [] } },
      zones: { tyre },
    });
    game.roll([6], () => void game.act("idf", "j3-strike", decapitation));
    expect(game.asked).toEqual({ name: "W8", seats: ["insurgent"], actions: ["cut-to-c2", "pass-event"] });
    expect(game.refusal("insurgent", "cut-to-c2", { units: [] }).rule).toBe("R-29");
    drawing(["heart K"], () => void game.act("insurgent", "cut-to-c2", { units: ["gue-3"] }).pass());
    expect([game.group("gue-3") === game.group("gue-1"), game.unit("gue-3")]).toEqual([false, "D"]);
  });

  it("R-28 a cut that shows a unit that was hidden is not taken back", () => {
    const game = lebanon({
      hands: { idf: J3 },
      options,
      boxes: { "syr-hq-1": { zone: "syria", units: [] } },
      zones: {
        tyre: ["gue-1 D", "gue-2 D", "mil-1 D", "gue-3 D", "sr-1 C", "gue-4 D"],
        ayta: ["gue-5 D", "gue-6 D", "mil-2 D", "gue-7 D", "sr-2 C", "gue-8 D"],
      },
    });
    game.roll([6], () => void game.act("idf", "j3-strike", decapitation));
    const cut = { seat: "insurgent", decision: null, action: "cut-to-c2", params: { units: ["gue-3"] } };
    const done = submit(game.book, game.env, cut);
    expect([isBarrier(done), done.state.table.effect]).toMatchObject([true, { does: { kind: "cut" } }]);
  });

  it("A-92 with 4 selected and 2 drawn the Insurgents discard 1; what was gained above C2 stays", () => {
    const start = (origins: readonly ("selected" | "drawn" | "gained")[]) => {
      const types: readonly ChitType[] = ["J-1", "J-1", "J-2", "J-2", "J-3", "J-3"];
      const game = lebanon({ hands: { idf: J3 }, options, boxes, zones }).change(({ table, hands }) => {
        const { insurgent } = hands;
        if (insurgent) insurgent.chits = origins.map((origin, i) => ({ type: types[i] ?? "J-4", origin }));
        table.held.insurgent = origins.length;
      });
      game.roll([6], () => void game.act("idf", "j3-strike", decapitation).act("insurgent", "pass-strike"));
      while (game.asked.actions.includes("cut-to-c2")) game.act("insurgent", "pass-event");
      expect(game.asked).toEqual({ name: "W8", seats: ["insurgent"], actions: ["discard", "pass-event"] });
      return game;
    };
    const full = start(["selected", "selected", "selected", "selected", "drawn", "drawn"]);
    expect(full.refusal("insurgent", "discard", { chits: [] }).text).toContain("Exactly 1 chit");
    drawing(["heart K"], () => void full.act("insurgent", "discard", { chits: ["J-2"] }));
    expect(full.chits("insurgent")).toEqual(["J-1", "J-1", "J-2", "J-3", "J-3"]);
    const gained = start(["selected", "selected", "selected", "drawn", "drawn", "gained"]);
    drawing(["heart K"], () => void gained.pass());
    expect(gained.table.held.insurgent).toBe(6);
  });

  it("R-106 each mission on Syria that is not stopped draws one card", () => {
    const game = lebanon({ hands: { idf: J3 }, options, boxes, zones });
    const two = strike(pgm("syria", "syr-9"), pgm("syria", "syr-msl-2"));
    game.roll([1, 1], () => drawing(["heart K", "heart 9"], () => void game.act("idf", "j3-strike", two)));
    expect(game.events.flatMap((event) => (event.kind === "effect" ? [event.comes] : []))).toEqual([
      "nothing",
      "nothing",
    ]);
  });

  it("Q-48 a nullified strike on Syria draws none", () => {
    const game = lebanon({ hands: { idf: J3, insurgent: ["J-4"] }, options, boxes, zones });
    game.act("idf", "j3-strike", decapitation).act("insurgent", "sam", { zones: ["syria"] });
    expect([game.table.hqs["syr-hq-1"], game.events.some(({ kind }) => kind === "effect")]).toEqual(["syria", false]);
  });

  it("R-123 no J-6, no die", () => {
    const hands = { idf: J3, insurgent: ["J-4"] as const };
    const game = lebanon({ hands, options: { ...options, chits: "yes" }, boxes, zones });
    game.act("idf", "j3-strike", decapitation);
    const refused = game.refusal("insurgent", "syrian-ad", { mission: "1" });
    expect([refused.code, refused.text, refused.rule]).toEqual(["no-chit", "You hold no J-6.", "R-123"]);
  });

  it("R-123 one die for each J-6 against a mission on Syria, before SAM", () => {
    const hands = { idf: J3, insurgent: ["J-4", "J-6", "J-6"] as const };
    const game = lebanon({ hands, options: { ...options, chits: "yes" }, boxes, zones });
    game.act("idf", "j3-strike", decapitation);
    expect(game.asked.actions).toEqual(["syrian-ad", "sam", "pass-strike"]);
    game.roll([4, 5], () => {
      game.act("insurgent", "syrian-ad", { mission: "1" });
      game.act("insurgent", "syrian-ad", { mission: "1" });
    });
    expect([game.table.hqs["syr-hq-1"], game.chits("insurgent"), game.last("struck").stopped]).toEqual([
      "syria",
      ["J-4"],
      "air-defence",
    ]);
  });
});

describe("R-52, R-53 rockets", () => {
  const phasing = "insurgent";
  const hands = { insurgent: J3 };
  const fire = (zone: string, ...units: readonly string[]): Params => ({ zone, units });

  it("A-47 the bands: Tyre yes, Sarafand no short-range, Nabatiye medium-range yes, Sidon no", () => {
    const zones = { tyre: ["sr-4 C"], sarafand: ["sr-1 C"], nabatiye: ["mr-2 C"], sidon: ["mr-1 C"] };
    const start = () => lebanon({ phasing, hands, zones });
    expect(start().refusal("insurgent", "j3-rockets", fire("sarafand", "sr-1")).text).toContain("out of range");
    expect(start().refusal("insurgent", "j3-rockets", fire("sidon", "mr-1")).rule).toBe("R-52");
    const partlyFired = lebanon({ phasing, hands, zones: { ...zones, sarafand: ["sr-1 C", "sr-2 C F"] } });
    expect(partlyFired.refusal("insurgent", "j3-rockets", fire("sarafand", "sr-1")).text).toContain("out of range");
    for (const [zone, unit] of [
      ["tyre", "sr-4"],
      ["nabatiye", "mr-2"],
    ] as const) {
      const game = start();
      game.roll([1], () => game.act("insurgent", "j3-rockets", fire(zone, unit)));
      expect(game.unit(unit)).toBe("C F");
    }
  });

  it("A-48 two 6s: 2 VP, one card, both fired and known; fired ones fire no more", () => {
    const game = lebanon({ phasing, hands, zones: { tyre: ["mil-3 D", "sr-4 C", "mr-1 C"] } });
    game.roll([6, 6], () =>
      drawing(["heart K"], () => void game.act("insurgent", "j3-rockets", fire("tyre", "sr-4", "mr-1"))),
    );
    expect([game.table.vp, game.unit("sr-4"), game.unit("mr-1")]).toEqual([2, "C F", "C F"]);
    expect(Object.keys(game.hand("idf").known).toSorted()).toEqual(["mr-1", "sr-4"]);
    expect(game.last("effect")).toMatchObject({ cause: "collateral", attacker: "insurgent" });
    expect(game.refusal("insurgent", "j3-rockets", fire("tyre", "sr-4")).rule).toBe("R-52");
    expect([game.table.held.insurgent, game.table.inPlay.insurgent]).toEqual([2, []]);
  });

  it("A-49 a missile rolls two dice, from anywhere", () => {
    const game = lebanon({ phasing, hands, zones: { "northern-lebanon": ["msl-1 C"] } });
    game.roll([6, 2], () =>
      drawing(["heart K"], () => void game.act("insurgent", "j3-rockets", fire("northern-lebanon", "msl-1"))),
    );
    expect([game.table.vp, game.events.filter(({ kind }) => kind === "effect").length]).toEqual([1, 1]);
  });

  it("without a 6 no card is drawn", () => {
    const game = lebanon({ phasing, hands, zones: { tyre: ["sr-4 C"] } });
    game.roll([5], () => game.act("insurgent", "j3-rockets", fire("tyre", "sr-4")));
    expect([game.table.vp, game.events.some(({ kind }) => kind === "effect")]).toEqual([0, false]);
  });

  it("A-91 short-range rockets fire from Ma'alot, not from Syria; Syrian missiles do", () => {
    const zones = { maalot: ["sr-1 C"], syria: [["sr-2 C"]] };
    const game = lebanon({ phasing, hands, zones, options: { syria: "start" } });
    expect(game.refusal("insurgent", "j3-rockets", fire("syria", "sr-2")).code).toBe("not-a-choice");
    game.roll([1], () => game.act("insurgent", "j3-rockets", fire("maalot", "sr-1")));
    game.roll([1, 2], () => game.act("insurgent", "j3-rockets", fire("syria", "syr-msl-1")));
    expect(game.last("rockets").shots).toEqual([{ unit: "syr-msl-1", dice: [1, 2] }]);
  });

  it("R-130 Syrian missiles rest in the phase in which Syria comes in", () => {
    const game = lebanon({ phasing, hands, options: { syria: "start" } }).change(({ table }) => {
      table.syriaRests = true;
    });
    expect(game.refusal("insurgent", "j3-rockets", fire("syria", "syr-msl-1")).code).toBe("not-ready");
  });
});

describe("R-54 raids", () => {
  const hands = { insurgent: J3 };

  it("A-50 control of Naqoura: the die is VP, once a turn", () => {
    const game = lebanon({ phasing: "insurgent", hands, zones: { naqoura: ["mil-1 D"] } });
    game.roll([4], () => game.act("insurgent", "j3-raid"));
    expect([game.table.vp, game.table.raided, game.events.some(({ kind }) => kind === "effect")]).toEqual([
      4,
      true,
      false,
    ]);
    expect(game.refusal("insurgent", "j3-raid").text).toBe("There was a raid this turn already.");
  });

  it("A-51 a contested zone is not enough", () => {
    const game = lebanon({ phasing: "insurgent", hands, zones: { naqoura: ["mil-1 D", "arm-7 C"] } });
    expect(game.refusal("insurgent", "j3-raid").text).toBe("A raid needs control of Ma'alot or Naqoura.");
  });

  it("A-52 from Ma'alot, with a 6: 6 VP and a card, the Insurgents attacking", () => {
    const game = lebanon({ phasing: "insurgent", hands, zones: { maalot: ["gue-1 C"] } });
    game.roll([6], () => drawing(["heart K"], () => void game.act("insurgent", "j3-raid")));
    expect(game.table.vp).toBe(6);
    expect(game.last("effect")).toMatchObject({ cause: "collateral", attacker: "insurgent" });
  });
});

describe("whole answers to a deep strike", () => {
  it("are as many as a menu takes beside the form: the first of each zone, then the second", () => {
    const zones = book.content.zoneIds
      .filter((id) => mustGet(book.content.zones, id).country === "lebanon")
      .slice(0, 12);
    const units = Object.fromEntries(
      zones.map((zone, i) => [zone, [`gue-${i + 1} C`, ...(i < 5 ? [`mil-${i + 1} D`] : [])]]),
    );
    const game = lebanon({ hands: { idf: J3 }, zones: units });
    const action = mustGet(Object.fromEntries(book.actions), "j3-strike");
    const labels = action.presets({ ...game.view("idf"), params: {} }).map(({ label }) => label.split(" · ")[0]);
    const names = zones.map((zone) => mustGet(book.content.zones, zone).name);
    expect(labels).toHaveLength(22);
    expect(labels.slice(0, 12)).toEqual(names);
    expect(labels.filter((label) => label === names[0])).toHaveLength(3);
    expect(labels.filter((label) => label === names[11])).toHaveLength(1);
  });
});
