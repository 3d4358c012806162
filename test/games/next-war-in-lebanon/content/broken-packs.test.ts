import { describe, expect, it } from "vitest";
import type { PackFiles } from "#engine";
import { rules } from "../../../../src/games/next-war-in-lebanon/definition.ts";
import { complaintOf } from "../../complaint.ts";
import { called, edited, files } from "../packs.ts";

const complaint = (pack: PackFiles): string => complaintOf(rules.readPack, pack);
type Change<F extends Parameters<typeof edited>[0]> = Parameters<typeof edited<F>>[1];
const mapWith = (change: Change<"map">): string => complaint(edited("map", change));
const unitsWith = (change: Change<"units">): string => complaint(edited("units", change));
const chitsWith = (change: Change<"chits">): string => complaint(edited("chits", change));
const cascadeWith = (change: Change<"cascade">): string => complaint(edited("cascade", change));
const scenariosWith = (change: Change<"scenarios">): string => complaint(edited("scenarios", change));
const forcesWith = (change: Change<"forces">): string => complaint(edited("forces", change));

it("the pack as it is has nothing wrong", () => {
  expect(complaint(files)).toBe("no complaint");
});

describe("a file names what does not fit", () => {
  it("is missing", () => {
    for (const file of ["map", "units", "chits", "cascade", "scenarios", "forces", "figures", "land"]) {
      const { [file]: _left, ...rest } = files;
      expect(complaint(rest)).toBe(`${file}.json: this file is missing`);
    }
  });

  it("has a word that is none of the vocabulary", () => {
    const swamp = structuredClone(files.map) as { zones: { terrain: string }[] };
    for (const zone of swamp.zones) zone.terrain = "swamp";
    expect(complaint({ ...files, map: swamp })).toMatch(/^map\.json, zones\.0\.terrain: /);
  });

  it("has an effect that is none", () => {
    const cascade = structuredClone(files.cascade) as { rows: { do: unknown[] }[] };
    cascade.rows[1]?.do.push({ kind: "un.intervenes" });
    expect(complaint({ ...files, cascade })).toBe("cascade.json, rows.1.do.1.kind: “un.intervenes” is no known effect");
  });

  it("does not say where an item comes from", () => {
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "tyre"), { source: "a friend" }))).toBe(
      "map.json, zones.9.source: must begin with rulebook or reconstruction",
    );
  });
});

describe("a broken map", () => {
  it("has two zones of one name", () => {
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "tyre"), { name: "Sidon" }))).toBe(
      "map.json, zones.17.name: “Sidon” is used twice",
    );
  });

  it("is not numbered in its order", () => {
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "maalot"), { number: 4 }))).toBe(
      "map.json, zones.2.number: must be 3",
    );
  });

  it("has two zones on one hex", () => {
    expect(mapWith(({ zones }) => void called(zones, "tyre").cells.push([1, -1]))).toBe(
      "map.json, zones.9.cells.1: hex 1,-1 belongs to Naqoura",
    );
  });

  it("has a zone in pieces", () => {
    expect(mapWith(({ zones }) => void called(zones, "syria").cells.push([9, 9]))).toBe(
      "map.json, zones.20.cells: the hexes of Syria do not hang together",
    );
  });

  it("says that zones are adjacent whose hexes are not", () => {
    expect(mapWith(({ zones }) => void called(zones, "tyre").adjacent.push("sidon"))).toBe(
      "map.json, zones.9.adjacent.4: the hexes of Tyre and Sidon do not touch",
    );
  });

  it("leaves out a neighbour, or names one twice, or one that is none", () => {
    expect(mapWith(({ zones }) => void called(zones, "tyre").adjacent.pop())).toBe(
      "map.json, zones.9.adjacent: the hexes of Tyre and Sarafand touch",
    );
    expect(mapWith(({ zones }) => void called(zones, "tyre").adjacent.push("naqoura"))).toBe(
      "map.json, zones.9.adjacent.4: “naqoura” is named twice",
    );
    expect(mapWith(({ zones }) => void called(zones, "tyre").adjacent.push("cyprus"))).toBe(
      "map.json, zones.9.adjacent.4: there is no zone “cyprus”",
    );
  });

  it("is in two parts", () => {
    const apart = mapWith(({ zones }) => {
      const syria = called(zones, "syria");
      syria.cells = [[30, 30]];
      const first = called(zones, "central-israel");
      syria.adjacent = ["golan"];
      for (const zone of zones) zone.adjacent = zone.adjacent.filter((id) => id !== "syria");
      zones.push({ ...first, id: "golan", name: "Golan", number: 22, cells: [[31, 30]], adjacent: ["syria"] });
    });
    expect(apart).toBe("map.json, zones: syria cannot be reached");
  });

  it("has a zone of Lebanon on no side of the Litani, or one of Israel on one", () => {
    const reason = "a zone of Lebanon lies south or north of the Litani, another does not";
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "tyre"), { litani: null }))).toBe(
      `map.json, zones.9.litani: ${reason}`,
    );
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "safed"), { litani: "south" }))).toBe(
      `map.json, zones.3.litani: ${reason}`,
    );
  });

  it("has the Litani where it does not run, or not where it does", () => {
    expect(mapWith(({ crossings }) => void crossings.pop())).toBe(
      "map.json, crossings: the Litani runs between marjayoun and hasbaya",
    );
    expect(mapWith(({ crossings }) => void crossings.push(["tyre", "shaqra"]))).toBe(
      "map.json, crossings.7: tyre is not south of the Litani and adjacent to shaqra north of it",
    );
    expect(mapWith(({ crossings }) => void crossings.push(["tyre", "sidon"]))).toBe(
      "map.json, crossings.7: tyre is not south of the Litani and adjacent to sidon north of it",
    );
  });

  it("gives a side the other's sanctuary, or none", () => {
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "safed"), { sanctuary: "insurgent" }))).toBe(
      "map.json, zones.3.sanctuary: israel has no sanctuary of insurgent",
    );
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "syria"), { sanctuary: null }))).toBe(
      "map.json, zones.20.sanctuary: Syria is a sanctuary of insurgent",
    );
    expect(mapWith(({ zones }) => void Object.assign(called(zones, "central-israel"), { sanctuary: null }))).toBe(
      "map.json, zones: there is no sanctuary of idf",
    );
  });

  it("has no Syria", () => {
    const change: Change<"map"> = ({ zones }) => {
      const syria = called(zones, "syria");
      syria.country = "lebanon";
      syria.litani = "north";
    };
    expect(mapWith(change)).toBe("map.json, zones: Syria must be one zone, not 0");
  });

  it("R-54 is raided where Israel is not", () => {
    expect(mapWith((map) => void Object.assign(map, { raidOn: "tyre" }))).toBe(
      "map.json, raidOn: “tyre” is no zone of Israel",
    );
  });

  it("R-52 lets rockets be fired north of their band, or not south of it", () => {
    expect(mapWith(({ zones }) => void called(zones, "sarafand").rockets.push("sr"))).toBe(
      "map.json, zones.13.rockets: Sarafand is not south of the band of sr",
    );
    expect(mapWith(({ zones }) => void called(zones, "sarafand").rockets.pop())).toBe(
      "map.json, zones.13.rockets: Sarafand is south of the band of mr",
    );
    expect(mapWith(({ zones }) => void called(zones, "syria").rockets.push("sr"))).toBe(
      "map.json, zones.20.rockets: Syria is not south of the band of sr",
    );
  });

  it("has a band twice, or through a row", () => {
    expect(mapWith(({ bands }) => void bands.push({ rocket: "mr", rows: [0, -1] }))).toBe(
      "map.json, bands: there must be one of mr",
    );
    expect(mapWith((map) => void Object.assign(map, { bands: [{ rocket: "sr", rows: [-2, -4] }] }))).toBe(
      "map.json, bands: that of sr must lie between two rows, the southern one first",
    );
  });

  it("has a zone without land", () => {
    expect(complaint(edited("land", (land) => void land.regions.pop()))).toBe("land.json, regions: Syria has no area");
  });
});

describe("a broken unit", () => {
  const formation = (id: string, fields: object): string =>
    unitsWith(({ formations }) => void Object.assign(called(formations, id), fields));

  it.each([
    ["militia", { class: "regular" }, "9.class: 1/2 of hezbollah is not regular (R-25)"],
    [
      "guerrilla",
      { full: { combat: 4, dispersed: 3 }, class: "regular" },
      "10.class: 4/3 of hezbollah is not regular (R-25)",
    ],
    ["sof", { full: { combat: 4, dispersed: 4 }, class: "regular" }, "7.class: 4/4 of israel is not regular (R-25)"],
    ["guerrilla", { type: "armor" }, "10.type: hezbollah has no armor"],
    ["light", { type: "militia" }, "5.type: israel has no militia"],
    ["combat-support", { fires: true }, "8.fires: csu never fires (R-22)"],
    ["light", { fires: false }, "5.fires: light can fire (R-22)"],
    ["short-range-rocket", { fixedMode: null }, "11.fixedMode: sr of hezbollah must have combat (R-24)"],
    ["missile", { fixedMode: "dispersed" }, "13.fixedMode: missile of hezbollah must have combat (R-24)"],
    ["syrian-missile", { fixedMode: "combat" }, "18.fixedMode: missile of syria must have dispersed (R-24)"],
    ["light", { fixedMode: "combat" }, "5.fixedMode: light of israel must have none (R-24)"],
    ["light", { reduced: null }, "5.reduced: units of the IDF have a reduced side, others none (R-86)"],
    [
      "militia",
      { reduced: { combat: 1, dispersed: 1 } },
      "9.reduced: units of the IDF have a reduced side, others none (R-86)",
    ],
    ["light", { reduced: { combat: 3, dispersed: 4 } }, "5.reduced: must not be stronger than at full strength"],
    ["militia", { brittle: false }, "9.brittle: militia of hezbollah is brittle (R-87)"],
    ["guerrilla", { brittle: true }, "10.brittle: guerrilla of hezbollah is not brittle (R-87)"],
    ["syrian-armor", { brittle: false }, "14.brittle: armor of syria is brittle (R-87)"],
    ["light", { abilities: [] }, "5.abilities: light of israel must have airmobile"],
    ["sof", { abilities: ["airmobile"] }, "7.abilities: sof of israel must have sof and airmobile"],
    ["syrian-special-forces", { abilities: ["airmobile"] }, "16.abilities: light of syria must have none"],
  ])("%s with %j", (id, fields, reason) => {
    expect(formation(id, fields)).toBe(`units.json, formations.${reason}`);
  });

  it("has the id or the name of another", () => {
    expect(unitsWith(({ hqs }) => void Object.assign(called(hqs, "hq-91"), { id: "sof-1" }))).toBe(
      "units.json, formations: two pieces have the id “sof-1”",
    );
    expect(unitsWith(({ hqs }) => void Object.assign(called(hqs, "hq-91"), { label: "SOF 1" }))).toBe(
      "units.json, formations: two pieces have the label “SOF 1”",
    );
    expect(unitsWith(({ formations }) => void Object.assign(called(formations, "light"), { id: "sof" }))).toBe(
      "units.json, formations.7.id: “sof” is used twice",
    );
  });

  it("shares what only one has", () => {
    const change: Change<"units"> = ({ formations }) => {
      for (const unit of called(formations, "light").units) unit.abilities = ["kfir"];
    };
    expect(unitsWith(change)).toBe("units.json, formations: one unit must have the ability kfir, not 2");
  });
});

describe("broken chits", () => {
  it("lack a type", () => {
    expect(chitsWith(({ chits }) => void chits.pop())).toBe(
      "chits.json, chits: there must be one of J-1, J-2, J-3, J-4, J-5, J-6 each, in this order",
    );
  });

  it("R-02 are not 20, or not 24 with the optional ones", () => {
    const more =
      (at: number): Change<"chits"> =>
      ({ chits }) => {
        const chit = chits[at];
        if (chit) chit.counts.insurgent += 1;
      };
    expect(chitsWith(more(1))).toBe("chits.json, chits: insurgent must have 20 chits, not 21 (§16)");
    expect(chitsWith(more(5))).toBe(
      "chits.json, chits: insurgent must have 24 chits with the optional ones, not 25 (§16)",
    );
  });

  it("cannot be played for something", () => {
    const change: Change<"chits"> = ({ chits }) => {
      for (const chit of chits) chit.uses = chit.uses.filter(({ use }) => use !== "raid");
    };
    expect(chitsWith(change)).toBe("chits.json, chits: no chit is played for raid");
  });
});

describe("a broken chart", () => {
  it("lacks a card", () => {
    expect(cascadeWith(({ rows }) => void Object.assign(called(rows, "ceasefire"), { ranks: ["5", "5"] }))).toBe(
      "cascade.json, rows: club-6 stands in no row",
    );
  });

  it("has a card twice", () => {
    expect(cascadeWith(({ rows }) => void Object.assign(called(rows, "ceasefire"), { ranks: ["5", "7"] }))).toBe(
      "cascade.json, rows.13: club-7 stands in another row, too",
    );
  });

  it("counts backwards", () => {
    expect(cascadeWith(({ rows }) => void Object.assign(called(rows, "ceasefire"), { ranks: ["6", "5"] }))).toBe(
      "cascade.json, rows.12.ranks: 5 comes before 6",
    );
  });

  it("has two rows with one id, in whatever chart", () => {
    const change: Change<"cascade"> = ({ overrides }) => {
      const [row] = overrides["lebanon-2006"] ?? [];
      if (row) row.id = "ceasefire";
    };
    expect(cascadeWith(change)).toBe("cascade.json, overrides.lebanon-2006.0.id: “ceasefire” is used twice");
  });

  it("replaces a row that is none", () => {
    const change: Change<"cascade"> = ({ overrides }) => {
      const [row] = overrides["lebanon-2006"] ?? [];
      if (row) row.suit = "club";
    };
    expect(cascadeWith(change)).toBe(
      "cascade.json, overrides.lebanon-2006.0: there is no row with this suit and these ranks",
    );
  });

  it("leaves out a face of a die, or has it twice", () => {
    const faces = (on: number[]): string =>
      cascadeWith(({ rows }) => {
        const [die] = called(rows, "cyberattack").do;
        if (die?.kind === "die" && die.rows[0]) die.rows[0].on = on;
      });
    const wrong = "cascade.json, rows.6.do.0.rows: every face of the die must stand in one row";
    expect([faces([1, 2]), faces([1, 2, 3, 4])]).toEqual([wrong, wrong]);
  });

  it("speaks of an attacker where there need not be one", () => {
    const discard = { kind: "chit.discardChoice", seat: "attacker", n: 1 } as const;
    expect(cascadeWith(({ rows }) => void called(rows, "ceasefire").do.push(discard))).toBe(
      "cascade.json, rows.12.do.1.seat: there is an attacker only where there was collateral damage",
    );
    const die: Change<"cascade"> = ({ rows }) => {
      const [first] = called(rows, "cyberattack").do;
      if (first?.kind === "die") first.rows[1]?.do.push(discard);
    };
    expect(cascadeWith(die)).toBe(
      "cascade.json, rows.6.do.0.rows.1.do.1.seat: there is an attacker only where there was collateral damage",
    );
  });

  it("closes zones beside one that is none", () => {
    const close = { kind: "zone.closeToRegulars", chooser: "insurgent", adjacentTo: "beirut" } as const;
    expect(cascadeWith(({ rows }) => void Object.assign(called(rows, "lebanese-army"), { do: [close] }))).toBe(
      "cascade.json, rows.7.do.0.adjacentTo: there is no zone “beirut”",
    );
  });
});

describe("a broken scenario", () => {
  it("is not there, in either list", () => {
    const reason = "there must be one of next-war, lebanon-2006 each, in this order";
    expect(scenariosWith(({ scenarios }) => void scenarios.pop())).toBe(`scenarios.json, scenarios: ${reason}`);
    expect(forcesWith(({ scenarios }) => void scenarios.reverse())).toBe(`forces.json, scenarios: ${reason}`);
  });

  it("builds what is not in it", () => {
    const change: Change<"scenarios"> = ({ scenarios }) =>
      void called(scenarios, "lebanon-2006").build.lots.push({ types: ["missile"], most: 1 });
    expect(scenariosWith(change)).toBe(
      "scenarios.json, scenarios.1.build: the Insurgent has no missile in this scenario",
    );
  });

  it("lists a strategy twice", () => {
    const change: Change<"scenarios"> = ({ scenarios }) =>
      void called(scenarios, "next-war").strategies.push("counterforce");
    expect(scenariosWith(change)).toBe("scenarios.json, scenarios.0.strategies: one is listed twice");
  });

  it("waits for Syria or for reinforcements that no card brings", () => {
    const without = ({ overrides }: Parameters<Change<"cascade">>[0]): void => void overrides["lebanon-2006"]?.shift();
    expect(cascadeWith(without)).toBe("scenarios.json, scenarios.1.widerWar: the cards bring Syria in");
    expect(cascadeWith(({ rows }) => void Object.assign(called(rows, "syrian-intervention"), { do: [] }))).toBe(
      "scenarios.json, scenarios.0.widerWar: the cards never bring Syria in",
    );
    const change: Change<"cascade"> = ({ overrides }) => {
      const [row] = overrides["lebanon-2006"] ?? [];
      if (row) row.do = [];
    };
    expect(cascadeWith(change)).toBe("scenarios.json, scenarios.1.reinforcedBy: the cards never bring reinforcements");
    expect(
      scenariosWith(
        ({ scenarios }) => void Object.assign(called(scenarios, "lebanon-2006"), { reinforcedBy: "chits" }),
      ),
    ).toBe("scenarios.json, scenarios.1.reinforcedBy: the cards bring reinforcements");
  });
});

describe("broken forces", () => {
  it("list what is none, is of others, or is there already", () => {
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.idf.units.push("arm-9"))).toBe(
      "forces.json, scenarios.0.idf.units.26: there is no “arm-9” among the units",
    );
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.idf.units.push("toString"))).toMatch(
      /^forces\.json, scenarios\.0\.idf\.units\.26: /,
    );
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.insurgent.units.push("mech-16"))).toBe(
      "forces.json, scenarios.0.insurgent.units.26: 16 Jerusalem is not of hezbollah",
    );
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.idf.units.push("mech-16"))).toBe(
      "forces.json, scenarios.0: “mech-16” is listed twice",
    );
  });

  it("5.2 are more or fewer than the rulebook says", () => {
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.insurgent.units.pop())).toBe(
      "forces.json, scenarios.0.insurgent: there must be 1 of missile, not 0 (§15)",
    );
    expect(forcesWith(({ scenarios }) => void scenarios[1]?.insurgent.units.push("msl-1"))).toBe(
      "forces.json, scenarios.1.insurgent: there must be 22 pieces, not 23 (§15)",
    );
    expect(forcesWith(({ scenarios }) => void scenarios[1]?.reinforcements.hqs.pop())).toBe(
      "forces.json, scenarios.1.reinforcements: there must be 2 of hq, not 1 (§15)",
    );
  });

  it("R-130 R-141 have Syria where it stays out, or without its missiles", () => {
    expect(forcesWith(({ scenarios }) => void scenarios[1]?.syria.units.push("syr-9"))).toBe(
      "forces.json, scenarios.1.syria: Syria stays out of this scenario",
    );
    expect(forcesWith(({ scenarios }) => void scenarios[0]?.syria.units.pop())).toBe(
      "forces.json, scenarios.0.syria: there must be 3 of missile, not 2 (§12.1)",
    );
  });
});

describe("a broken default deployment", () => {
  type Side = "idf" | "insurgent" | "syria";
  const groups = (
    id: string,
    side: Side,
    change: (groups: { zone: string; hq: string | null; units: string[] }[]) => void,
  ): string => forcesWith(({ scenarios }) => change(called(scenarios, id).deployment[side]));
  const moved = (id: string, side: Side, at: number, zone: string): string =>
    groups(id, side, (all) => void Object.assign(all[at] ?? {}, { zone }));

  it("R-04 stands outside Israel, R-05 outside Lebanon or the south, R-130 outside Syria", () => {
    expect(moved("next-war", "idf", 0, "naqoura")).toBe(
      "forces.json, scenarios.0.deployment.idf.0.zone: Naqoura is closed to these at the start",
    );
    expect(moved("next-war", "insurgent", 7, "safed")).toBe(
      "forces.json, scenarios.0.deployment.insurgent.7.zone: Safed is closed to these at the start",
    );
    expect(moved("lebanon-2006", "insurgent", 0, "sidon")).toBe(
      "forces.json, scenarios.1.deployment.insurgent.0.zone: Sidon is closed to these at the start",
    );
    expect(moved("next-war", "syria", 1, "rachaya")).toBe(
      "forces.json, scenarios.0.deployment.syria.1.zone: Rachaya is closed to these at the start",
    );
    expect(moved("next-war", "idf", 0, "cairo")).toBe(
      "forces.json, scenarios.0.deployment.idf.0.zone: there is no zone “cairo”",
    );
  });

  it("R-05 leaves a zone south of the Litani with fewer than two units", () => {
    expect(moved("next-war", "insurgent", 1, "sidon")).toBe(
      "forces.json, scenarios.0.deployment.insurgent: at least 2 units must stand in Ayta ash-Shab, not 0 (R-05)",
    );
  });

  it("R-28 R-29 has a box or stack above C2", () => {
    const reason = groups("lebanon-2006", "insurgent", (all) => {
      for (const [i, group] of all.entries()) if (i > 0) all[0]?.units.push(...group.units.splice(0));
    });
    expect(reason).toBe("forces.json, scenarios.1.deployment.insurgent.0.units: a box or stack holds 5 units, not 22");
  });

  it("forgets a piece, or has one twice, or one that is not there at the start", () => {
    expect(groups("next-war", "idf", (all) => void all.at(-1)?.units.pop())).toBe(
      "forces.json, scenarios.0.deployment.idf: “li-900” stands nowhere",
    );
    expect(groups("next-war", "idf", (all) => void Object.assign(all[0] ?? {}, { hq: null }))).toBe(
      "forces.json, scenarios.0.deployment.idf: “hq-36” stands nowhere",
    );
    expect(groups("next-war", "idf", (all) => void all.at(-1)?.units.push("li-900"))).toBe(
      "forces.json, scenarios.0.deployment.idf: “li-900” stands there twice, or does not belong there",
    );
    expect(groups("next-war", "idf", (all) => void Object.assign(all.at(-1) ?? {}, { hq: "hq-252" }))).toBe(
      "forces.json, scenarios.0.deployment.idf: “hq-252” stands there twice, or does not belong there",
    );
  });
});
