import { describe, expect, it } from "vitest";
import { isBarrier, submit } from "#engine";
import { ambush } from "../../../../../src/games/next-war-in-lebanon/rules/combat/ambush.ts";
import { clashZones } from "../../../../../src/games/next-war-in-lebanon/rules/combat/clashes.ts";
import { choosesToFight } from "../../../../../src/games/next-war-in-lebanon/rules/plays/moving.ts";
import { glossary } from "../../../../../src/games/next-war-in-lebanon/view/glossary.ts";
import { book, type Game } from "../../builder.ts";
import { clash, enterAll, enterZone, peaceful } from "../../fighting.ts";

const termOf = (word: string): string => glossary(book.content).find(({ term }) => term === word)?.text ?? "";

const kinds = (game: Game): readonly string[] => game.events.map(({ kind }) => kind);

describe("7.3C ambush", () => {
  const boxes = { "hq-162": { zone: "bint-jbeil", units: ["arm-401 C", "mech-1 C"] } };
  const bintJbeil = ["gue-3 D", "gue-4 D", ["arm-8 C"]];
  const hands = { insurgent: ["J-3", "J-2"], idf: ["J-3", "J-4", "J-2"] } as const;
  const start = () =>
    enterZone(peaceful({ boxes, hands, zones: { "bint-jbeil": bintJbeil } }), "idf", "bint-jbeil", {
      groups: ["hq-162"],
    });

  it("A-14 R-51 the ambusher attacks only the units that enter, which get neither J-4 nor close air support", () => {
    const game = start();
    expect(game.asked).toEqual({ name: "W1", seats: ["insurgent"], actions: ["ambush", "evade", "pass"] });
    game.act("insurgent", "ambush");
    expect([game.chits("insurgent"), game.table.inPlay.insurgent]).toEqual([["J-2"], ["J-3"]]);
    expect(game.asked).toEqual({ name: "W2", seats: ["idf"], actions: ["evade", "pass"] });
    game.act("idf", "pass");
    expect(game.last("battle")).toMatchObject({ how: "ambush", attacker: "insurgent" });
    expect(game.last("battle").fighters.idf.map(({ unit }) => unit)).toEqual(["arm-401", "mech-1"]);
    expect(game.asked).toMatchObject({ name: "W3", seats: ["insurgent"] }); // everything is barred to the IDF
    game.roll([6, 1, 6, 1, 6, 1], () => game.act("insurgent", "pass-commit"));
    expect(game.table.battle).toBeNull();
    expect([game.table.inPlay.insurgent, game.table.fought]).toEqual([[], ["bint-jbeil"]]);
    expect(kinds(game).filter((kind) => kind === "battle")).toHaveLength(1); // no entry battle follows
    expect(ambush.help).toContain("no other battle follows");
    expect(termOf("Ambush")).not.toContain("before");
  });

  it("A-15 R-50 a second J-3 keeps the move from being ambushed: a battle with the IDF as Attacker", () => {
    const game = enterZone(peaceful({ boxes, hands, zones: { "bint-jbeil": bintJbeil } }), "idf", "bint-jbeil", {
      groups: ["hq-162"],
      secure: true,
    });
    expect(game.asked).toEqual({ name: "W2", seats: ["insurgent"], actions: ["evade", "pass"] });
    game.act("insurgent", "pass");
    expect(game.last("battle")).toMatchObject({ how: "entry", attacker: "idf" });
    expect(game.last("battle").fighters.idf).toHaveLength(3);
    const nothing = { support: "none", cas: "no", targets: "weakest" };
    expect(game.asked.seats).toEqual(["idf", "insurgent"]);
    game.act("idf", "commit", { ...nothing, support: "j4", cas: "yes" });
    expect(game.hand("idf").commitment).toMatchObject({ support: "j4", closeAirSupport: true });
  });

  it.each(["sof-1", "cav-299", "li-900"])(
    "A-16 R-50 a group with %s is not ambushed, and that unit is shown",
    (unit) => {
      const zones = { ayta: ["arm-7 C", `${unit} C`, "gue-3 D"] };
      const game = enterZone(peaceful({ hands, zones }), "idf", "ayta");
      expect(game.asked.name).toBe("W2");
      expect(game.last("immune")).toMatchObject({ seat: "idf", unit: { unit } });
      expect(Object.keys(game.hand("insurgent").known)).toEqual([unit]);
    },
  );

  it("R-50 a move that has shown a hidden unit is not taken back", () => {
    const zones = { maalot: ["arm-7 C", "sof-1 C"], ayta: ["sof-2 C", "gue-3 D"] };
    const start = peaceful({ hands: { idf: ["J-3"] }, zones }).change(({ table }) => {
      table.fought = ["ayta"];
    });
    const parties = [{ to: "ayta", units: ["arm-7", "sof-1"] }];
    const move = { seat: "idf", decision: null, action: "move-units", params: { from: "maalot", parties } };
    expect(isBarrier(submit(start.book, start.env, move))).toBe(true);
  });

  it("A-16 R-142 in 2006 Kfir does not protect", () => {
    const zones = { ayta: ["arm-7 C", "li-900 C", "gue-3 D"] };
    const game = enterZone(peaceful({ scenario: "lebanon-2006", hands, zones }), "idf", "ayta");
    expect(game.asked.name).toBe("W1");
    expect(kinds(game)).not.toContain("immune");
  });

  it("R-50 airmobile units are not ambushed, and need not show themselves", () => {
    const game = enterZone(peaceful({ hands, zones: { ayta: ["sof-1 D", "gue-3 D"] } }), "idf", "ayta", {
      airmobile: true,
    });
    expect(game.asked.name).toBe("W2");
    expect(kinds(game)).not.toContain("immune");
  });

  it("R-49 Q-59 nobody ambushes with disrupted, evading or support units, which only the owner can tell", () => {
    const hidden = peaceful({ hands, zones: { ayta: ["arm-7 C", "gue-3 D X", "sr-2 C"] } });
    expect(enterZone(hidden, "idf", "ayta").asked.name).toBe("W1"); // two units: one may be able
    expect(hidden.refusal("insurgent", "ambush")).toMatchObject({ code: "no-unit", rule: "R-49" });
    const seen = peaceful({ hands, zones: { ayta: ["arm-7 C", ["gue-3 D X"], ["sr-2 C"]] } });
    expect(enterZone(seen, "idf", "ayta").asked.name).toBe("W2");
  });

  it("R-49 no chit, no ambush", () => {
    const game = peaceful({ hands: { insurgent: ["J-1"] }, zones: { ayta: ["arm-7 C", "gue-3 D"] } });
    expect(enterZone(game, "idf", "ayta").refusal("insurgent", "ambush")).toMatchObject({ code: "no-chit" });
  });

  it("A-93 R-39 a seat with other chits is asked all the same, one without any is not", () => {
    const zones = { naqoura: ["arm-7 C", "mil-1 D", "gue-1 D"] };
    const game = enterZone(peaceful({ hands: { insurgent: ["J-1", "J-1"] }, zones }), "idf", "naqoura");
    expect(game.asked).toEqual({ name: "W1", seats: ["insurgent"], actions: ["ambush", "evade", "pass"] });
    expect(game.refusal("insurgent", "evade", { n: 1, first: "support" }).code).toBe("no-chit");
    const empty = peaceful({ zones });
    empty.roll([6, 1, 1, 1, 1], () => enterZone(empty, "idf", "naqoura"));
    expect(kinds(empty)).toContain("battle");
  });

  it("A-94 who is ambushed may evade: the J-3 is spent, and neither ambush nor battle follow", () => {
    const game = peaceful({ hands, zones: { ayta: ["arm-7 C", "gue-3 D"] } });
    enterZone(game, "idf", "ayta").act("insurgent", "ambush");
    game.roll([2], () => game.act("idf", "evade", { n: 1, first: "support" }));
    expect(game.last("no-battle")).toMatchObject({ why: "evaded" });
    expect([game.hand("idf").evading, game.table.evading, game.table.fought]).toEqual([
      ["arm-7"],
      { ayta: { idf: 1 } },
      [],
    ]);
    expect([game.chits("idf"), game.chits("insurgent")]).toEqual([["J-3", "J-4"], ["J-2"]]);
    expect([game.table.inPlay, game.table.battle]).toEqual([{ idf: [], insurgent: [] }, null]);
    clash(game, "ayta").pass();
    expect(kinds(game)).not.toContain("battle");
  });

  it("R-61 A-74 later entries of a zone are fought by ambush alone", () => {
    const game = peaceful({ hands, boxes, zones: { "bint-jbeil": bintJbeil } });
    game.change(({ table }) => {
      table.fought = ["bint-jbeil"];
    });
    enterZone(game, "idf", "bint-jbeil", { groups: ["hq-162"] });
    expect(game.asked).toEqual({ name: "W1", seats: ["insurgent"], actions: ["ambush", "pass"] });
    game.act("insurgent", "pass");
    expect([game.table.battle, kinds(game).includes("battle")]).toEqual([null, false]);
  });

  it("R-60 an empty HQ and an empty zone cause nothing", () => {
    const game = peaceful({ hands, boxes: { "hq-162": { zone: "ayta", units: [] } }, zones: { ayta: ["gue-3 D"] } });
    expect(enterZone(game, "idf", "ayta", { groups: ["hq-162"] }).asked.name).toBe("turn");
    const alone = peaceful({ hands, zones: { ayta: ["arm-7 C"] } });
    expect(enterZone(alone, "idf", "ayta").asked.name).toBe("turn");
  });
});

describe("7.2C evading", () => {
  const defended = (zone: string, units: readonly string[], chits: readonly "J-2"[] = ["J-2"]) =>
    enterZone(peaceful({ zones: { [zone]: ["arm-7 C", ...units] }, hands: { insurgent: chits } }), "idf", zone);
  const four = ["gue-3 D", "gue-4 D", "mil-1 D", "sr-2 C"];

  it("A-17 as many units as the die shows, the enemy learns the number alone", () => {
    const game = defended("naqoura", four);
    game.roll([3, 6, 1, 6, 1], () =>
      game.act("insurgent", "evade", { n: 1, first: "list", priority: ["gue-4", "mil-1", "gue-3", "sr-2"] }),
    );
    expect(game.hand("insurgent").evading).toEqual(["gue-4", "mil-1", "gue-3"]);
    expect(game.last("evaded")).toMatchObject({ seat: "insurgent", units: 3 });
    expect(game.secrets).toEqual({
      idf: [],
      insurgent: [expect.objectContaining({ units: ["gue-4", "mil-1", "gue-3"] })],
    });
    expect(game.lines).toContain("3 units of the Insurgents evade in Naqoura.");
  });

  it("A-18 R-68 in a city one more for each J-2; if all evade there is no battle", () => {
    const game = defended("tyre", four, ["J-2", "J-2"]);
    game.roll([2, 5], () => game.act("insurgent", "evade", { n: 2, first: "support" }));
    expect(game.last("evasion").rolls).toEqual([
      { die: 2, units: 3 },
      { die: 5, units: 6 },
    ]);
    expect([game.table.evading, game.table.fought]).toEqual([{ tyre: { insurgent: 4 } }, []]);
    expect(game.last("no-battle")).toMatchObject({ why: "evaded" });
  });

  it("A-19 A-20 in remote zones one less for the Insurgent, not for the IDF", () => {
    const game = peaceful({ zones: { ayta: ["arm-7 C", "gue-3 D"] }, hands: { insurgent: ["J-2"] } });
    enterZone(game, "idf", "ayta");
    game.roll([1, 6, 1, 1, 1], () => game.act("insurgent", "evade", { n: 1, first: "support" }).pass());
    expect([game.last("evaded").units, game.hand("insurgent").evading]).toEqual([0, []]);
    const idf = peaceful({ phasing: "insurgent", zones: { ayta: ["arm-7 C", "gue-3 C"] }, hands: { idf: ["J-2"] } });
    enterZone(idf, "insurgent", "ayta");
    idf.roll([1], () => idf.act("idf", "evade", { n: 1, first: "support" }));
    expect(idf.hand("idf").evading).toEqual(["arm-7"]);
  });

  it("section 7 rockets, missiles and CSUs evade first, then the weakest", () => {
    const game = defended("naqoura", ["gue-3 D", "mil-1 D", "msl-1 C", "sr-2 C", "gue-4 C"]);
    game.roll([4, 6, 1, 1, 1], () => game.act("insurgent", "evade", { n: 1, first: "support" }).pass());
    expect(game.hand("insurgent").evading).toEqual(["sr-2", "msl-1", "gue-4", "mil-1"]); // 2 in combat mode, 2 dispersed
  });

  it("R-67 who names nobody chooses after the dice, fewer if it likes", () => {
    const game = defended("naqoura", four);
    game.roll([2], () => game.act("insurgent", "evade", { n: 1, first: "later" }));
    expect(game.asked).toEqual({ name: "turn", seats: ["insurgent"], actions: ["evade-units"] });
    const three = { units: ["gue-3", "gue-4", "mil-1"] };
    expect(game.refusal("insurgent", "evade-units", three).code).toBe("too-many");
    game.roll([6, 1, 1, 1, 1], () => game.act("insurgent", "evade-units", { units: ["gue-3"] }).pass());
    expect(game.hand("insurgent").evading).toEqual(["gue-3"]);
    expect(game.last("battle").fighters.insurgent.map(({ unit }) => unit)).not.toContain("gue-3");
  });

  it("R-67 evaders are no targets, and fight no more in this phase", () => {
    const game = defended("naqoura", ["gue-3 D", "mil-1 D"]);
    game.roll([1, 6, 1, 1, 1], () => game.act("insurgent", "evade", { n: 1, first: "strong" }).pass());
    expect(game.last("battle").fighters.insurgent.map(({ unit }) => unit)).toEqual(["mil-1"]);
  });
});

describe("9.0 when battles happen", () => {
  it("A-75 R-62 a zone contested since the last turn clashes at the end of the phase, the IDF attacking", () => {
    const zones = { "bint-jbeil": ["arm-7 C", "gue-3 D"] };
    const game = peaceful({ phasing: "insurgent", zones, hands: { insurgent: ["J-2"], idf: ["J-2"] } });
    expect(clashZones(game.view("insurgent"))).toEqual({ zones: ["bint-jbeil"], sof: [] });
    clash(game, "bint-jbeil");
    expect(game.asked).toEqual({ name: "W2", seats: ["insurgent"], actions: ["evade", "pass"] });
    game.act("insurgent", "pass");
    expect(game.last("battle")).toMatchObject({ how: "clash", attacker: "idf" });
  });

  it("R-62 clashes come in the order named, then whatever else is contested; never twice", () => {
    const zones = { ayta: ["arm-7 C", "gue-1 C"], taybeh: ["arm-8 C", "gue-2 C"], naqoura: ["mech-1 C", "gue-3 C"] };
    const game = peaceful({ zones });
    game.roll([6, 1, 6, 1, 6, 1, 6, 1, 6, 1, 6, 1], () => clash(game, "taybeh").pass());
    const battles = game.events.flatMap((event) => (event.kind === "battle" ? [event.zone] : []));
    expect(battles).toEqual(["taybeh", "naqoura", "ayta"]);
    expect(clashZones(game.view("idf"))).toEqual({ zones: [], sof: [] });
  });

  it("A-76 R-63 SOF alone enter without a fight, and clash only if they are named in the IDF's phase", () => {
    const game = peaceful({ zones: { tyre: ["sof-1 C", "gue-6 D"] }, hands: { insurgent: ["J-2", "J-3"] } });
    expect(choosesToFight(game.view("idf"), "tyre", ["sof-1"])).toBe(true);
    enterZone(game, "idf", "tyre", { fight: false });
    expect([game.asked.name, game.table.battle, kinds(game)]).toEqual([
      "turn",
      null,
      expect.not.arrayContaining(["battle"]),
    ]);
    expect(clashZones(game.view("idf"))).toEqual({ zones: [], sof: ["tyre"] });
    expect(clash(game).asked.name).toBe("turn");
    expect(clash(game, "tyre").asked.name).toBe("W2");
  });

  it("A-98 R-63 in the Insurgents' phase SOF alone do not clash, named or not", () => {
    const game = peaceful({
      phasing: "insurgent",
      zones: { tyre: ["sof-3 C", "gue-7 D"] },
      hands: { insurgent: ["J-2"] },
    });
    expect(clashZones(game.view("insurgent"))).toEqual({ zones: [], sof: ["tyre"] });
    expect(clash(game, "tyre").asked.name).toBe("turn");
  });

  it("A-89 R-63 under a SOF another unit may lie: the battle comes whatever the Insurgent chose", () => {
    const under = (below: string) =>
      peaceful({
        phasing: "insurgent",
        zones: { jezzine: ["sof-1 C", `${below} C`, "gue-3 C"] },
        hands: { idf: ["J-1"] },
      });
    for (const below of ["sof-2", "li-35"]) {
      const game = under(below);
      expect(choosesToFight(game.view("insurgent"), "jezzine", ["gue-3"])).toBe(true);
      enterZone(game, "insurgent", "jezzine", { fight: false });
      expect(game.asked).toEqual({ name: "W1", seats: ["idf"], actions: ["ambush", "evade", "pass"] });
      game.act("idf", "pass");
      expect(kinds(game).includes("battle")).toBe(below === "li-35");
    }
  });

  it("R-63 SOF cannot avoid a battle that the Insurgent wants, and need not evade from one that it does not", () => {
    const game = peaceful({
      phasing: "insurgent",
      zones: { jezzine: ["sof-1 C", "gue-3 C"] },
      hands: { idf: ["J-2"] },
    });
    enterZone(game, "insurgent", "jezzine", { fight: false });
    expect(game.refusal("idf", "evade", { n: 1, first: "support" })).toMatchObject({ code: "no-battle", rule: "R-63" });
    const wanted = peaceful({
      phasing: "insurgent",
      zones: { jezzine: ["sof-1 C", "gue-3 C"] },
      hands: { idf: ["J-1"] },
    });
    enterZone(wanted, "insurgent", "jezzine").act("idf", "pass");
    expect(kinds(wanted)).toContain("battle");
  });

  it("R-63 a known unit that is no SOF leaves the Insurgent no choice", () => {
    const game = peaceful({ phasing: "insurgent", zones: { jezzine: ["sof-1 C", "li-35 C", "gue-3 C"] } });
    const group = game.group("li-35") ?? "";
    game.change(({ hands }) => {
      if (hands.insurgent) hands.insurgent.known = { "li-35": { group, mode: "combat" } };
    });
    expect(choosesToFight(game.view("insurgent"), "jezzine", ["gue-3"])).toBe(false);
  });

  it("R-62 R-63 a clash that a known unit makes certain can be put in order", () => {
    const game = peaceful({ phasing: "insurgent", zones: { jezzine: ["sof-1 C", "li-35 C", "gue-3 C"] } });
    expect(clashZones(game.view("insurgent"))).toEqual({ zones: [], sof: ["jezzine"] });
    const group = game.group("li-35") ?? "";
    game.change(({ hands }) => {
      if (hands.insurgent) hands.insurgent.known = { "li-35": { group, mode: "combat" } };
    });
    expect(clashZones(game.view("insurgent"))).toEqual({ zones: ["jezzine"], sof: [] });
  });

  it("R-64 a battle in which nobody could fire is skipped, without reveal", () => {
    const game = peaceful({ zones: { ayta: ["arm-7 C X", "gue-3 D X"] } });
    clash(game, "ayta");
    expect(game.last("no-battle")).toMatchObject({ why: "no-target" });
    expect([game.table.fought, game.hand("idf").known, game.table.battle]).toEqual([[], {}, null]);
  });

  it("A-96 Q-59 a rocket alone may enter an enemy's zone: it attacks, cannot fire, and is fired at", () => {
    const game = peaceful({ phasing: "insurgent", zones: { naqoura: ["sr-4 C", "mech-84 C"] } });
    game.roll([6, 1, 6, 1], () => enterZone(game, "insurgent", "naqoura"));
    expect(game.last("battle")).toMatchObject({ attacker: "insurgent" });
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "silent", seat: "insurgent", why: "no-firer" }));
    expect(game.unit("sr-4")).toBeNull();
  });

  it("A-95 R-44 R-65 the zones of one play are resolved one after the other, Cascading Effects between them", () => {
    const zones = { sidon: ["arm-7 C", "gue-1 C"], jezzine: ["arm-8 C", "gue-2 C"] };
    const game = peaceful({ zones });
    game.roll([6, 1, 1, 5, 6, 1, 6, 1], () => enterAll(game, "idf", "sidon", "jezzine").pass());
    const told = game.events.flatMap((event) => (event.chapter === "combat" ? [`${event.kind} ${event.zone}`] : []));
    expect(told.filter((line) => line.startsWith("battle") || line.startsWith("over"))).toEqual([
      "battle sidon",
      "over sidon",
      "battle jezzine",
      "over jezzine",
    ]);
    expect(game.events.flatMap((event) => (event.kind === "over" ? [event.collateral] : []))).toEqual([true, false]);
  });
});

describe("section 7 windows open on public facts", () => {
  it("R-67 where all units evade already nobody is asked again", () => {
    const zones = { naqoura: ["arm-7 C", "gue-3 D"] };
    const game = peaceful({ zones, hands: { insurgent: ["J-3", "J-2", "J-2"] } });
    enterZone(game, "idf", "naqoura");
    game.roll([6], () => game.act("insurgent", "evade", { n: 1, first: "support" }));
    enterZone(game, "idf", "naqoura");
    expect([game.asked.name, kinds(game).filter((kind) => kind === "no-battle")]).toEqual([
      "turn",
      ["no-battle", "no-battle"],
    ]);
  });

  it("what lies under a top does not matter for whether the question comes", () => {
    for (const hidden of ["gue-4 D", "gue-4 D X", "sr-2 C"]) {
      const game = peaceful({ zones: { ayta: ["arm-7 C", "gue-3 D X", hidden] }, hands: { insurgent: ["J-1"] } });
      expect(enterZone(game, "idf", "ayta").asked.name).toBe("W1");
    }
  });
});
