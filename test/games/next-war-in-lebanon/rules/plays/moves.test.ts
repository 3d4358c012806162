import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { newsOf } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { findGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { book, type Game, lebanon } from "../../builder.ts";

/** What the last question of a sheet offers for these first answers. */
const refusalText = (game: Game, ...args: Parameters<Game["refusal"]>): string => game.refusal(...args).text;

describe("R-41 moves of a task force", () => {
  const ga = () =>
    lebanon({
      hands: { idf: ["J-3", "J-3"] },
      boxes: { "hq-36": { zone: "nahariyya", units: ["arm-188 C", "mech-84 C", "mech-2 D", "csu-282 C"] } },
    });
  const move = { hq: "hq-36", to: "naqoura", leave: [] };

  it("A-07 the HQ takes its units in combat mode along; a dispersed one is detached where it was", () => {
    const game = ga().act("idf", "move-hq", move);
    expect(["arm-188", "mech-84", "csu-282"].map((unit) => game.group(unit))).toEqual(["hq-36", "hq-36", "hq-36"]);
    expect(game.zone("arm-188")).toBe("naqoura");
    expect([game.zone("mech-2"), game.group("mech-2") === "hq-36"]).toEqual(["nahariyya", false]);
    expect(game.chits("idf")).toEqual(["J-3"]);
    expect(game.lines.at(-1)).toBe("J-3: 36 Ga'ash, 3 units: Nahariyya → Naqoura. 1 unit of its box stays behind.");
    expect(newsOf(game.table)).toEqual([
      { kind: "control", zone: "naqoura", was: null },
      { kind: "moved", seat: "idf", from: "nahariyya", to: "naqoura", units: 3 },
    ]);
  });

  it("the menu lists task forces with units that go along; an HQ that goes alone is chosen in the form, last", () => {
    const game = ga();
    const form = mustGet(Object.fromEntries(book.actions), "move-hq");
    const listed = form.presets({ ...game.view("idf"), params: {} }).map(({ params }) => params.hq);
    expect([...new Set(listed)]).toEqual(["hq-36"]);
    const ofOne = form.presets({ ...game.view("idf"), params: { hq: "hq-36" } }).map(({ params }) => params.leave);
    expect(ofOne).toEqual(expect.arrayContaining([[], ["arm-188"], ["mech-84"]]));
    game.act("idf", "move-hq", { hq: "hq-91", to: "safed", leave: [] });
    expect(game.table.hqs["hq-91"]).toBe("safed");
  });

  it("units of the box can be left by choice, even all of them", () => {
    const game = ga().act("idf", "move-hq", { ...move, leave: ["arm-188", "mech-84", "csu-282"] });
    expect(game.table.hqs["hq-36"]).toBe("naqoura");
    expect(game.zone("arm-188")).toBe("nahariyya");
    expect(findGroup(game.table.groups, "hq-36")).toBeUndefined();
  });

  it("the chit is back in the pool after the play, and pays for another step of the same units (R-18, R-43)", () => {
    const game = ga()
      .act("idf", "move-hq", move)
      .act("idf", "move-hq", { ...move, to: "tyre" });
    expect(game.zone("arm-188")).toBe("tyre");
    expect(game.table.inPlay.idf).toEqual([]);
    expect(refusalText(game, "idf", "move-hq", { ...move, to: "naqoura" })).toBe(
      "This takes a J-3, and you hold no chits.",
    );
  });

  it("says which zones are next to it, and why an HQ is kept out of one", () => {
    expect(refusalText(ga(), "idf", "move-hq", { ...move, to: "sidon" })).toBe(
      "Sidon is not next to Nahariyya: from there Central Israel, Ma'alot and Naqoura (one zone for a J-3).",
    );
    const north = lebanon({ hands: { idf: ["J-3"] }, boxes: { "hq-36": { zone: "sidon", units: ["sof-1 C"] } } });
    expect(refusalText(north, "idf", "move-hq", { ...move, to: "northern-lebanon" })).toBe(
      "Northern Lebanon is an enemy sanctuary: only SOF enter (one Cascading Effect).",
    );
  });

  it("R-48 closed zones are closed to HQs", () => {
    const game = ga().change(({ table }) => {
      table.closed = ["naqoura"];
    });
    expect(game.refusal("idf", "move-hq", move).rule).toBe("R-48");
  });

  it("A-15 `secure` costs a second J-3, and is asked only where enemies are", () => {
    const met = lebanon({
      hands: { idf: ["J-3", "J-3", "J-3"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
      zones: { "bint-jbeil": ["gue-3 D", "gue-4 D"] },
    }).act("idf", "move-hq", { hq: "hq-162", to: "bint-jbeil", leave: [], secure: "yes" });
    expect(met.last("moved").secure).toBe(true);
    expect(met.chits("idf")).toHaveLength(1);
    expect(() => ga().act("idf", "move-hq", { ...move, secure: "yes" })).toThrow();
  });

  it("the Syrian HQ moves in Lebanon and Syria, never into Israel (R-46), once it may be used (R-130)", () => {
    const syria = lebanon({
      options: { syria: "start" },
      phasing: "insurgent",
      hands: { insurgent: ["J-3", "J-3"] },
      boxes: { "syr-hq-1": { zone: "marjayoun", units: ["syr-9 C"] } },
    });
    expect(syria.refusal("insurgent", "move-hq", { hq: "syr-hq-1", to: "kiryat-shmona", leave: [] }).rule).toBe("R-46");
    syria.act("insurgent", "move-hq", { hq: "syr-hq-1", to: "bint-jbeil", leave: [] });
    expect(syria.zone("syr-9")).toBe("bint-jbeil");
    const resting = syria.change(({ table }) => {
      table.syriaRests = true;
    });
    expect(() => resting.act("insurgent", "move-hq", { hq: "syr-hq-1", to: "ayta", leave: [] })).toThrow();
  });
});

describe("R-41, R-44 moves of loose units", () => {
  const eight = ["arm-7 C", "arm-188 C", "arm-401 C", "arm-8 C", "arm-14 C", "arm-205 C", "arm-434 C", "arm-679 C"];
  const names = eight.map((text) => text.split(" ")[0] ?? "");
  const maalot = () => lebanon({ hands: { idf: ["J-3"] }, zones: { maalot: [eight.slice(0, 7), eight.slice(7)] } });

  it("A-08 at most C2 units with one J-3, to several zones if need be", () => {
    const all = { from: "maalot", parties: [{ to: "naqoura", units: names }] };
    expect(refusalText(maalot(), "idf", "move-units", all)).toBe("One J-3 moves at most 7 loose units (C2).");
    const four = { to: "naqoura", units: names.slice(0, 4) };
    const tooMany = [four, { to: "ayta", units: names.slice(4) }];
    expect(refusalText(maalot(), "idf", "move-units", { from: "maalot", parties: tooMany })).toBe(
      "One J-3 moves at most 7 loose units (C2), and 4 of them go elsewhere.",
    );
    const game = maalot().act("idf", "move-units", {
      from: "maalot",
      parties: [four, { to: "ayta", units: names.slice(4, 7) }],
    });
    expect(names.map((unit) => game.zone(unit))).toEqual([
      ...Array(4).fill("naqoura"),
      ...Array(3).fill("ayta"),
      "maalot",
    ]);
    expect(game.groups("idf", "naqoura")).toHaveLength(1);
    expect(game.lines.at(-1)).toBe("J-3: 4 loose units: Ma'alot → Naqoura; 3 loose units: Ma'alot → Ayta ash-Shab.");
  });

  it("A-09 dispersed units cannot move", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { "bint-jbeil": ["gue-3 D", "gue-4 C"] },
    });
    expect(
      refusalText(game, "insurgent", "move-units", { from: "bint-jbeil", parties: [{ to: "ayta", units: ["gue-3"] }] }),
    ).toBe("Guerrilla 3 is dispersed and cannot move. Change its mode (J-1), or leave it behind.");
    const alone = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { "bint-jbeil": ["gue-3 D"] },
    });
    expect(
      refusalText(alone, "insurgent", "move-units", {
        from: "bint-jbeil",
        parties: [{ to: "ayta", units: ["gue-3"] }],
      }),
    ).toBe("Your loose units in Bint Jbeil are dispersed and cannot move. Change their mode (J-1).");
  });

  it("A-10 the Insurgents move 5 units, not 6", () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `gue-${n}`);
    const game = () =>
      lebanon({
        phasing: "insurgent",
        hands: { insurgent: ["J-3"] },
        zones: { shaqra: [six.slice(0, 5).map((unit) => `${unit} C`), ["gue-6 C"]] },
      });
    const to = (units: readonly string[]) => ({ from: "shaqra", parties: [{ to: "ayta", units }] });
    expect(game().refusal("insurgent", "move-units", to(six)).rule).toBe("R-41");
    expect(
      game()
        .act("insurgent", "move-units", to(six.slice(1)))
        .zone("gue-6"),
    ).toBe("ayta");
  });

  it("A-11 R-45 Northern Lebanon is closed to regulars; SOF may enter", () => {
    const game = lebanon({ hands: { idf: ["J-3", "J-3"] }, zones: { sidon: ["arm-7 C", "sof-1 C"] } });
    const to = (unit: string) => ({ from: "sidon", parties: [{ to: "northern-lebanon", units: [unit] }] });
    expect(refusalText(game, "idf", "move-units", to("arm-7"))).toBe(
      "Northern Lebanon is an enemy sanctuary: only SOF enter (one Cascading Effect).",
    );
    game.act("idf", "move-units", {
      from: "sidon",
      parties: [{ ...to("sof-1").parties[0], fight: "no" }],
      secure: "no",
    });
    expect(game.zone("sof-1")).toBe("northern-lebanon");
    expect(game.last("effect").cause).toBe("incursion");
  });

  it("A-79 2006: IDF regulars stay in Israel and the south, SOF do not", () => {
    const game = lebanon({
      scenario: "lebanon-2006",
      hands: { idf: ["J-3", "J-3"] },
      zones: { taybeh: ["arm-7 C", "sof-1 C"] },
    });
    const to = (zone: string, unit: string) => ({ from: "taybeh", parties: [{ to: zone, units: [unit] }] });
    for (const zone of ["nabatiye", "hasbaya"])
      expect(game.refusal("idf", "move-units", to(zone, "arm-7")).rule).toBe("R-141");
    game.act("idf", "move-units", to("marjayoun", "arm-7")).act("idf", "move-units", to("nabatiye", "sof-1"));
    expect([game.zone("arm-7"), game.zone("sof-1")]).toEqual(["marjayoun", "nabatiye"]);
  });

  it("R-42 disrupted units in combat mode move, and stay disrupted", () => {
    const game = lebanon({ hands: { idf: ["J-3"] }, zones: { maalot: ["arm-7 C X"] } });
    game.act("idf", "move-units", { from: "maalot", parties: [{ to: "ayta", units: ["arm-7"] }] });
    expect([game.zone("arm-7"), game.unit("arm-7")]).toEqual(["ayta", "C X"]);
  });

  it("units of a box are moved with their HQ, or detached first", () => {
    const game = lebanon({
      hands: { idf: ["J-3"] },
      zones: { maalot: ["arm-7 C"] },
      boxes: { "hq-91": { zone: "maalot", units: ["arm-8 C"] } },
    });
    const to = { from: "maalot", parties: [{ to: "ayta", units: ["arm-8"] }] };
    expect(refusalText(game, "idf", "move-units", to)).toBe(
      "8 Armored is with 91 Galilee. Detach it first, or move the task force.",
    );
  });

  it("R-67 a unit that moves away evades no longer", () => {
    const game = lebanon({ hands: { idf: ["J-3"] }, zones: { ayta: ["arm-7 C", "arm-8 C"] } }).change(
      ({ table, hands }) => {
        table.evading = { ayta: { idf: 2 } };
        hands.idf?.evading.push("arm-7", "arm-8");
      },
    );
    game.act("idf", "move-units", { from: "ayta", parties: [{ to: "maalot", units: ["arm-7"] }] });
    expect(game.hand("idf").evading).toEqual(["arm-8"]);
    expect(game.table.evading).toEqual({ ayta: { idf: 1 } });
  });

  it("R-67 whether the unit that moves away has evaded is not seen", () => {
    const left = (evader: string) =>
      lebanon({ hands: { idf: ["J-3"] }, zones: { ayta: ["arm-401 C", "arm-7 C", "arm-8 C"] } })
        .change(({ table, hands }) => {
          table.evading = { ayta: { idf: 1 } };
          hands.idf?.evading.push(evader);
        })
        .act("idf", "move-units", { from: "ayta", parties: [{ to: "maalot", units: ["arm-7"] }] });
    const [gone, stayed] = [left("arm-7"), left("arm-8")];
    expect([gone.hand("idf").evading, stayed.hand("idf").evading]).toEqual([[], ["arm-8"]]);
    expect(gone.table).toEqual(stayed.table);
  });

  it("R-46 Syrian missiles never move, Syrians never enter Israel", () => {
    const game = lebanon({
      options: { syria: "start" },
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { marjayoun: ["syr-14 C"], syria: ["syr-msl-1 D"] },
    });
    const into = { from: "marjayoun", parties: [{ to: "kiryat-shmona", units: ["syr-14"] }] };
    expect(game.refusal("insurgent", "move-units", into).rule).toBe("R-46");
    const missile = { from: "syria", parties: [{ to: "hasbaya", units: ["syr-msl-1"] }] };
    expect(game.refusal("insurgent", "move-units", missile).rule).toBe("R-23");
  });

  it("R-47 Hezbollah enters zones of Israel, Central Israel excepted", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3", "J-3"] },
      zones: { naqoura: ["gue-1 C"] },
    });
    game.act("insurgent", "move-units", { from: "naqoura", parties: [{ to: "nahariyya", units: ["gue-1"] }] });
    expect(game.zone("gue-1")).toBe("nahariyya");
    const home = { from: "nahariyya", parties: [{ to: "central-israel", units: ["gue-1"] }] };
    expect(game.refusal("insurgent", "move-units", home).rule).toBe("R-45");
  });
});

describe("R-63 whether SOF fight", () => {
  const sofIn = (zone: string) =>
    lebanon({ hands: { idf: ["J-3"] }, zones: { naqoura: ["sof-1 C", "arm-7 C"], [zone]: ["gue-3 D"] } });

  it("is asked where all that enter are SOF and enemies are there, and only there", () => {
    const to = (units: readonly string[], fight?: string) => ({
      from: "naqoura",
      parties: [{ to: "tyre", units, ...(fight ? { fight } : {}) }],
    });
    expect(() => sofIn("tyre").act("idf", "move-units", to(["sof-1"]))).toThrow();
    expect(sofIn("tyre").act("idf", "move-units", to(["sof-1"], "no")).table.fought).toEqual([]);
    expect(() => sofIn("tyre").act("idf", "move-units", to(["sof-1", "arm-7"], "no"))).toThrow();
    expect(
      sofIn("sidon")
        .act("idf", "move-units", to(["sof-1"]))
        .zone("sof-1"),
    ).toBe("tyre");
  });

  it("A-89 the Insurgents are asked by what they see: an SOF unit on top, whatever lies below it", () => {
    const jezzine = (below: string) =>
      lebanon({
        phasing: "insurgent",
        hands: { insurgent: ["J-3"] },
        zones: { jezzine: ["sof-1 C", below], sidon: ["gue-3 C"] },
      });
    const enter = { from: "sidon", parties: [{ to: "jezzine", units: ["gue-3"] }] };
    for (const below of ["sof-2 C", "li-35 C"])
      expect(jezzine(below).refusal("insurgent", "move-units", enter).text).toMatch(/^Do they fight there\?/);
    const known = jezzine("li-35 C").change(({ hands, table }) => {
      const group = table.groups.find(({ zone }) => zone === "jezzine")?.id ?? "";
      if (hands.insurgent) hands.insurgent.known["li-35"] = { mode: "combat", group };
    });
    const unasked = { ...enter, parties: [{ to: "jezzine", units: ["gue-3"], fight: "no" }] };
    expect(known.refusal("insurgent", "move-units", unasked).text).toContain(
      "They fight in Jezzine: it is your choice only where nothing but SOF is seen.",
    );
    expect(known.act("insurgent", "move-units", enter).pass().zone("gue-3")).toBe("jezzine");
  });
});
