import { describe, expect, it } from "vitest";
import type { ChitType } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { deferred } from "../../../../../src/games/next-war-in-lebanon/rules/effects/decide.ts";
import { findGroup, sizeOf } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { phase } from "../../../../../src/games/next-war-in-lebanon/rules/turn/phase.ts";
import { moment } from "../../../../../src/games/next-war-in-lebanon/view/board/situation.ts";
import { book, type Game, lebanon } from "../../builder.ts";
import { collateral, draws, PHASE } from "../../cards.ts";

const origins = (game: Game, seat: "idf" | "insurgent") => game.hand(seat).chits.map(({ origin }) => origin);

describe("R-110 to R-113, chits", () => {
  it("A-58 R-20 spade Q: Insurgency Outside Support, the Insurgents draw a random chit above C2", () => {
    const hand: ChitType[] = ["J-1", "J-2", "J-2", "J-3", "J-4"];
    const game = draws(lebanon({ hands: { insurgent: hand } }), collateral("idf"), ["spade Q"]);
    expect([game.table.held.insurgent, origins(game, "insurgent").filter((origin) => origin === "gained")]).toEqual([
      6,
      ["gained"],
    ]);
    expect(game.last("gained")).toMatchObject({ seat: "insurgent", chits: 1 });
    expect(game.secrets.insurgent).toMatchObject([{ kind: "gained" }]);
    expect(game.secrets.idf).toEqual([]);
  });

  it("R-111, A-59: an event that happens once is no event the second time, and no card is drawn instead", () => {
    const game = draws(lebanon({ hands: { idf: ["J-1", "J-2"] } }), collateral("idf"), ["spade K"], [4]);
    game.act("idf", "discard-chits", { chits: ["J-2"] });
    draws(game, collateral("idf"), ["spade K"]);
    expect(game.last("effect")).toMatchObject({ comes: "no-event", die: null });
    expect(game.chits("idf")).toEqual(["J-1"]);
  });

  it("Surprise Media Visit: on a low die the IDF chooses a chit of its pool", () => {
    const game = draws(lebanon(), collateral("idf"), ["spade K"], [3]);
    expect(game.asked).toEqual({ name: "turn", seats: ["idf"], actions: ["take-chit", "pass-event"] });
    expect(game.refusal("idf", "pass-event").rule).toBe("R-112");
    game.act("idf", "take-chit", { type: "J-4" });
    expect(game.hand("idf").chits).toEqual([{ type: "J-4", origin: "gained" }]);
    expect(game.table.effect).toBeNull();
  });

  it("A-66 Media Reports for collateral damage of the IDF: it discards half of 5, 2 chits of its choice", () => {
    const game = draws(lebanon({ hands: { idf: ["J-1", "J-2", "J-3", "J-3", "J-4"] } }), collateral("idf"), [
      "heart 9",
    ]);
    expect(game.refusal("idf", "discard-chits", { chits: ["J-1"] }).text).toContain("Exactly 2 chits");
    game.act("idf", "discard-chits", { chits: ["J-3", "J-3-2"] });
    expect(game.chits("idf")).toEqual(["J-1", "J-2", "J-4"]);
    expect(game.last("discarded").chits).toEqual(["J-3", "J-3"]);
  });

  it("A-67 Media Reports in phase 4 has no effect", () => {
    const game = draws(lebanon({ hands: { idf: ["J-1", "J-2"] } }), PHASE, ["heart 9"]);
    expect(game.last("effect").comes).toBe("nothing");
    expect([game.table.held.idf, game.table.deferred]).toEqual([2, []]);
  });

  it("R-115 a card for entering a sanctuary is none of collateral damage", () => {
    const game = draws(lebanon({ hands: { idf: ["J-1", "J-2"] } }), { cause: "incursion", attacker: "idf" }, [
      "heart 9",
    ]);
    expect(game.last("effect").comes).toBe("nothing");
  });

  it("A-65, R-12: a chit drawn in phase 4 comes at the end of phase 5, above C2", () => {
    const hand: ChitType[] = ["J-1", "J-1", "J-2", "J-2", "J-3", "J-3", "J-4"];
    const game = draws(lebanon({ hands: { idf: hand } }), PHASE, ["spade 2"]);
    expect([game.table.held.idf, game.table.deferred.length, game.last("effect").comes]).toEqual([7, 1, "later"]);
    game.call(deferred, null);
    expect([game.table.held.idf, game.table.deferred.length]).toEqual([8, 0]);
    expect(origins(game, "idf").filter((origin) => origin === "gained")).toHaveLength(1);
  });

  it("R-112 Cyberattack: only J-2 and J-6 go; who has none is asked all the same, and loses nothing", () => {
    const game = draws(lebanon({ hands: { idf: ["J-1", "J-2", "J-3"] } }), collateral("idf"), ["diamond 2"], [1]);
    expect(game.refusal("idf", "discard-chits", { chits: ["J-1"] }).code).toBe("not-a-choice");
    game.act("idf", "discard-chits", { chits: ["J-2"] });
    expect(game.chits("idf")).toEqual(["J-1", "J-3"]);
    draws(game, collateral("idf"), ["diamond A"], [2]);
    expect(game.asked.actions).toEqual(["discard-chits", "pass-event"]);
    game.act("idf", "discard-chits", { chits: [] });
    expect(game.chits("idf")).toEqual(["J-1", "J-3"]);
  });

  it("R-19 Faction Clash: a random chit of the Insurgents goes, and is shown", () => {
    const game = draws(lebanon({ hands: { insurgent: ["J-1", "J-4"] } }), collateral("idf"), ["club 7"]);
    expect(game.table.held.insurgent).toBe(1);
    expect([...game.chits("insurgent"), ...game.last("discarded").chits].toSorted()).toEqual(["J-1", "J-4"]);
    draws(game, collateral("idf"), ["club 8"]);
    draws(game, collateral("idf"), ["club 8"]);
    expect(game.last("effect-void").row).toBe("faction-clash");
  });

  it("A-70 Russian Arms Deal: a J-4, or any chit if the pool has none", () => {
    const game = draws(lebanon({ phasing: "insurgent" }), collateral("idf"), ["club 9"]);
    expect(game.refusal("insurgent", "take-chit", { type: "J-3" }).text).toContain("names another chit");
    game.act("insurgent", "take-chit", { type: "J-4" });
    const none = lebanon({ phasing: "insurgent", hands: { insurgent: ["J-4", "J-4", "J-4", "J-4", "J-4"] } });
    draws(none, collateral("idf"), ["club 10"]).act("insurgent", "take-chit", { type: "J-2" });
    expect(none.chits("insurgent")).toEqual(["J-2", "J-4", "J-4", "J-4", "J-4", "J-4"]);
  });

  it("section 7: in the other seat's phase a window asks, and a pass takes the usual answer", () => {
    const hand: ChitType[] = ["J-1", "J-2", "J-2", "J-3", "J-4"];
    const game = draws(lebanon({ hands: { insurgent: hand } }), collateral("insurgent"), ["heart 5"]);
    expect(game.asked).toEqual({ name: "W8", seats: ["insurgent"], actions: ["discard-chits", "pass-event"] });
    game.pass();
    expect(game.chits("insurgent")).toEqual(["J-1", "J-2", "J-3"]);
  });
});

describe("rows of the chart that say “may”", () => {
  const eliminated = ["gue-1", "gue-2"];
  const rows = [
    { name: "Iranian Resupply", card: "diamond J", answer: "take-chit" },
    { name: "Russian Arms Deal", card: "club 9", answer: "take-chit" },
    { name: "Iranian Intervention", card: "diamond K", answer: "return-units" },
  ] as const;

  it.each(rows)("$name: in their own phase the Insurgents may let it pass", ({ card, answer }) => {
    const game = draws(lebanon({ phasing: "insurgent", eliminated }), collateral("insurgent"), [card]);
    expect(game.asked).toEqual({ name: "turn", seats: ["insurgent"], actions: [answer, "pass-event"] });
    game.act("insurgent", "pass-event");
    expect([game.table.held.insurgent, game.table.eliminated, game.table.effect]).toEqual([0, eliminated, null]);
  });

  it.each(rows)("$name: in the IDF's phase they may do without, and a bare pass is the usual answer", (row) => {
    const asked = () => draws(lebanon({ eliminated }), collateral("idf"), [row.card]);
    const game = asked();
    expect(game.asked).toEqual({
      name: "W8",
      seats: ["insurgent"],
      actions: [row.answer, "decline-chit", "pass-event"],
    });
    game.act("insurgent", "decline-chit");
    expect([game.table.held.insurgent, game.table.eliminated, game.table.effect]).toEqual([0, eliminated, null]);
    const usual = asked().pass();
    expect(usual.table.held.insurgent + 2 - usual.table.eliminated.length).toBeGreaterThan(0);
  });

  it("Uprising, which does not say so, must be carried out", () => {
    const game = draws(
      lebanon({ phasing: "insurgent", eliminated, zones: { tyre: ["gue-3 D"] } }),
      collateral("insurgent"),
      ["club 2"],
    );
    expect(game.refusal("insurgent", "pass-event").rule).toBe("R-112");
    expect(game.refusal("insurgent", "decline-chit").code).not.toBe("");
  });
});

describe("R-119 Hamas", () => {
  it("A-71 two dice, a point for each 6, and another card as for collateral damage of the IDF", () => {
    const game = lebanon({ hands: { idf: ["J-1", "J-2", "J-3", "J-4"] } });
    draws(game, collateral("insurgent"), ["club K", "heart 9"], [6, 3]);
    expect([game.table.vp, game.last("hamas").dice]).toEqual([1, [6, 3]]);
    game.act("idf", "discard-chits", { chits: ["J-2", "J-4"] });
    expect(game.table.held.idf).toBe(2);
  });

  it("A-71 both drawn in phase 4: the IDF discards 3 of its new hand of 7", () => {
    const hand: ChitType[] = ["J-1", "J-1", "J-2", "J-2", "J-3", "J-3", "J-4"];
    const game = draws(lebanon(), PHASE, ["club K", "heart 9"], [1, 2]);
    expect([game.table.vp, game.table.deferred.length]).toEqual([0, 1]);
    game.change(({ hands, table }) => {
      const { idf } = hands;
      if (idf) idf.chits = hand.map((type) => ({ type, origin: "drawn" }));
      table.held.idf = 7;
      table.phase = "chits";
      table.phasing = null;
    });
    game.call(deferred, null);
    expect(game.asked).toEqual({ name: "turn", seats: ["idf"], actions: ["discard-chits", "pass-event"] });
    game.act("idf", "discard-chits", { chits: ["J-1", "J-2", "J-4"] });
    expect(game.table.held.idf).toBe(4);
  });
});

describe("R-07 what is left out", () => {
  it("A-97 iran=off: Iranian Intervention is no event, and no card is drawn instead", () => {
    const game = draws(lebanon({ options: { iran: "no" } }), collateral("idf"), ["diamond K"]);
    expect(game.last("effect").comes).toBe("no-event");
    draws(game, collateral("idf"), ["diamond J"]);
    expect(game.last("effect").comes).toBe("no-event");
  });

  it("hamas=off and syria=never are no event either", () => {
    const game = draws(lebanon({ options: { hamas: "no", syria: "never" } }), collateral("idf"), ["club K"]);
    expect(game.last("effect").comes).toBe("no-event");
    draws(game, collateral("idf"), ["diamond 7"]);
    expect(game.last("effect")).toMatchObject({ comes: "no-event", die: null });
  });

  it("A-63 2006: Iranian Resupply is redrawn, the Ceasefire makes it 10 turns", () => {
    const game = draws(lebanon({ scenario: "lebanon-2006" }), collateral("idf"), ["diamond J", "club 5"]);
    expect(game.events.flatMap((event) => (event.kind === "effect" ? [event.comes] : []))).toEqual(["redrawn", "now"]);
    expect(game.table.length).toBe(10);
  });

  it("2006: Hamas is on the chart", () => {
    const game = draws(lebanon({ scenario: "lebanon-2006" }), collateral("idf"), ["club K", "heart K"], [6, 6]);
    expect(game.table.vp).toBe(2);
  });
});

describe("R-118 Ceasefire", () => {
  it("A-64 on turn 19 of 20 the present turn is the last", () => {
    const game = lebanon().change(({ table }) => {
      table.turn = 19;
    });
    draws(game, PHASE, ["club 5"]);
    expect([game.table.length, game.last("shortened").isLast]).toEqual([18, true]);
  });

  it("a ceasefire in the last turn: nothing says “turn 20 of 18”", () => {
    const game = lebanon({ phasing: "insurgent" }).change(({ table }) => {
      table.turn = 20;
    });
    draws(game, collateral("idf"), ["club 5"]);
    expect(game.prompt("insurgent").question).toBe("Turn 20 of 20, your phase: what do you play?");
    expect([moment(game.table), phase(game.table).turns]).toEqual(["Turn 20 of 20 · Insurgent operations", 20]);
    expect(game.book.definition.describePublic(game.last("shortened"), game.book.content)).toBe(
      "**The game ends after this turn.**",
    );
  });
});

describe("R-130 Syria", () => {
  it("A-60 on a 5 its units deploy in Syria and the Insurgents' C2 is 6; on a 4 nothing happens", () => {
    const none = draws(lebanon(), collateral("idf"), ["diamond 7"], [4]);
    expect([none.table.syria, none.table.c2.insurgent]).toEqual(["out", 5]);
    const game = draws(lebanon({ phasing: "insurgent" }), collateral("idf"), ["diamond 7"], [5]);
    game.act("insurgent", "deploy-syrians", { how: "usual" });
    expect([game.table.syria, game.table.c2.insurgent, game.table.syriaRests]).toEqual(["in", 6, true]);
    expect(game.table.hqs["syr-hq-1"]).toBe("syria");
    expect(findGroup(game.hand("insurgent").groups, "syr-hq-1")?.units).toEqual(["syr-9", "syr-5", "syr-7", "syr-csu"]);
    const loose = game.groups("insurgent", "syria").filter((id) => id !== "syr-hq-1");
    expect(loose.flatMap((id) => findGroup(game.hand("insurgent").groups, id)?.units)).toEqual([
      "syr-14",
      "syr-msl-1",
      "syr-msl-2",
      "syr-msl-3",
    ]);
    expect([game.unit("syr-msl-1"), game.unit("syr-9"), game.table.control.syria]).toEqual(["D", "C", "insurgent"]);
  });

  it("A-61, A-88 once it is in the war the card is no event, and no die is rolled", () => {
    const game = draws(lebanon({ options: { syria: "start" } }), collateral("idf"), ["diamond 10"]);
    expect(game.last("effect")).toMatchObject({ comes: "no-event", die: null });
  });

  it("by hand: the box takes 6, all must be placed, missiles keep their mode", () => {
    const game = draws(lebanon({ phasing: "insurgent" }), collateral("idf"), ["diamond 7"], [6]);
    const box = {
      place: "syr-hq-1",
      units: ["syr-5", "syr-7", "syr-9", "syr-14", "syr-csu", "syr-msl-1"],
      mode: "dispersed",
    };
    const loose = { place: "syria", units: ["syr-msl-2", "syr-msl-3"] };
    expect(game.refusal("insurgent", "deploy-syrians", { how: "by-hand", arrivals: [box] }).text).toContain("2 more");
    game.act("insurgent", "deploy-syrians", { how: "by-hand", arrivals: [box, loose] });
    expect(findGroup(game.hand("insurgent").groups, "syr-hq-1")?.units).toHaveLength(6);
    expect([game.unit("syr-5"), game.unit("syr-msl-2")]).toEqual(["D", "D"]);
    expect(game.group("syr-msl-2")).toBe(game.group("syr-msl-3"));
  });
});

describe("R-145 Israeli Escalation", () => {
  const start = () => lebanon({ scenario: "lebanon-2006" });

  it("A-62 on a 4 all 11 units and 2 HQs enter Central Israel; on a 3 nothing, and a later die is possible", () => {
    const game = draws(start(), collateral("idf"), ["diamond 7"], [3]);
    expect(game.table.waiting.units).toHaveLength(11);
    draws(game, collateral("idf"), ["diamond 7"], [4]).act("idf", "bring-reinforcements", { how: "usual" });
    expect(game.table.waiting).toEqual({ hqs: [], units: [] });
    expect(game.last("escalated")).toMatchObject({ units: 11, hqs: 2, zone: "central-israel" });
    expect(book.content.scenarios["lebanon-2006"].pieces.reinforcements.units.map((unit) => game.zone(unit))).toEqual(
      Array.from({ length: 11 }, () => "central-israel"),
    );
    draws(game, collateral("idf"), ["diamond 7"]);
    expect(game.last("effect")).toMatchObject({ comes: "no-event", die: null });
  });

  it("section 7: the usual way fills the boxes of the task forces there, up to C2", () => {
    const game = draws(start(), collateral("idf"), ["diamond 5"], [6]).act("idf", "bring-reinforcements", {
      how: "usual",
    });
    const boxes = ["hq-91", "hq-98", "hq-162"].map((hq) => sizeOf(findGroup(game.table.groups, hq)));
    expect(boxes.reduce((sum, size) => sum + size, 0)).toBe(11);
    expect(Math.max(...boxes)).toBe(6);
  });
});
