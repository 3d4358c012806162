import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { areAdjacent, distance } from "#graph";
import { inventory } from "../../../../src/games/next-war-in-lebanon/content/read.ts";
import {
  type Card,
  type Deployment,
  type Pieces,
  SCENARIOS,
  type Unit,
} from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { content } from "../packs.ts";

const zones = Object.values(content.zones);
const units = Object.values(content.units);
const unit = (id: string): Unit => mustGet(content.units, id);
const nw = content.scenarios["next-war"];
const second = content.scenarios["lebanon-2006"];

describe("the pack", () => {
  it("has 21 zones, 64 units, 8 headquarters, 6 types of chits, 17 rows of cards and 3 in their place, 2 scenarios", () => {
    expect(inventory(content).map(({ counts }) => counts)).toEqual([
      {
        zones: 21,
        units: 64,
        headquarters: 8,
        chits: 6,
        effects: 20,
        scenarios: 2,
      },
    ]);
  });

  it("says what the rulebook gives and what is reconstruction", () => {
    // rulebook: chits, cards, scenarios, figures, the Syrian corps; reconstruction: zones, all units, the other HQs, which units and where
    expect(inventory(content)).toMatchObject([{ rulebook: 6 + 20 + 2 + 1 + 1, reconstruction: 21 + 64 + 7 + 2 }]);
  });

  it("is plain data", () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
});

describe("6.1 the map", () => {
  it("has 5 zones in Israel, 15 in Lebanon and Syria, numbered from 1", () => {
    expect(Object.values(content.zonesOf).map((all) => all.length)).toEqual([5, 15, 1]);
    expect(content.zoneIds.map((id) => mustGet(content.zones, id).number)).toEqual(zones.map((_, i) => i + 1));
  });

  it("outside sanctuaries Lebanon has 3 urban, 6 populated and 5 remote zones", () => {
    const open = zones.filter(({ country, sanctuary }) => country === "lebanon" && sanctuary === null);
    const names = (terrain: string) => open.filter((zone) => zone.terrain === terrain).map(({ name }) => name);
    expect(names("urban")).toEqual(["Tyre", "Nabatiye", "Sidon"]);
    expect(["populated", "remote"].map((terrain) => names(terrain).length)).toEqual([6, 5]);
  });

  it("has 49 pairs of adjacent zones", () => {
    expect(Object.values(content.ways).flat()).toHaveLength(98);
    expect(areAdjacent(content.ways, "machghara", "northern-lebanon")).toBe(true);
    expect(areAdjacent(content.ways, "jezzine", "rachaya")).toBe(false);
  });

  it.each([
    [1, ["nahariyya", "maalot", "safed", "kiryat-shmona"]],
    [2, ["naqoura", "ayta", "bint-jbeil", "marjayoun"]],
    [3, ["tyre", "shaqra", "taybeh", "hasbaya"]],
    [4, ["sarafand", "nabatiye", "machghara", "rachaya", "syria"]],
    [5, ["sidon", "jezzine", "northern-lebanon"]],
  ])("zones at distance %i from Central Israel: %j", (steps, there) => {
    const found = content.zoneIds.filter((id) => distance(content.distances, "central-israel", id) === steps);
    expect(found.toSorted()).toEqual(there.toSorted());
  });

  it("R-05 seven zones count as south of the Litani, Marjayoun among them", () => {
    expect(content.south).toEqual(["naqoura", "ayta", "bint-jbeil", "marjayoun", "tyre", "shaqra", "taybeh"]);
  });

  it("R-141 the Litani is crossed in seven places", () => {
    expect(content.crossings.map((pair) => pair.join("–"))).toEqual([
      "tyre–sarafand",
      "shaqra–sarafand",
      "shaqra–nabatiye",
      "taybeh–nabatiye",
      "taybeh–machghara",
      "taybeh–hasbaya",
      "marjayoun–hasbaya",
    ]);
  });

  it("R-52 SR rockets reach from Tyre, not from Sarafand; MR rockets from Nabatiye, not from Sidon; none from Syria", () => {
    const fired = (id: string) => mustGet(content.zones, id).rockets;
    expect([fired("tyre"), fired("sarafand"), fired("nabatiye"), fired("sidon"), fired("syria")]).toEqual([
      ["sr", "mr"],
      ["mr"],
      ["mr"],
      [],
      [],
    ]);
    expect(content.zonesOf.israel.every((id) => fired(id).length === 2)).toBe(true);
  });

  it("R-35 R-130 has three sanctuaries", () => {
    expect(content.sanctuaries).toEqual({ idf: ["central-israel"], insurgent: ["northern-lebanon", "syria"] });
  });

  it("R-54 raids start beside Nahariyya", () => {
    expect(mustGet(content.ways, content.raidOn)).toEqual(["central-israel", "maalot", "naqoura"]);
  });

  it("R-117 four zones can be closed by the Lebanese Army", () => {
    const beside = mustGet(content.ways, "northern-lebanon").filter((id) => id !== "syria");
    expect(beside).toEqual(["machghara", "rachaya", "sidon", "jezzine"]);
  });
});

describe("6.2 units", () => {
  it.each([
    ["arm-188", "6/2", "4/1"],
    ["arm-205", "5/2", "3/1"],
    ["mech-84", "5/3", "3/2"],
    ["mech-16", "4/3", "3/2"],
    ["li-35", "5/4", "3/2"],
    ["li-900", "4/3", "3/2"],
    ["cav-299", "3/2", "2/1"],
    ["sof-3", "2/4", "1/3"],
    ["csu-213", "(3)/(1)", "(2)/(1)"],
    ["mil-5", "1/2", "none"],
    ["gue-12", "2/3", "none"],
    ["sr-1", "(1)/(2)", "none"],
    ["mr-3", "(1)/(2)", "none"],
    ["msl-1", "(1)/(2)", "none"],
    ["syr-9", "6/2", "none"],
    ["syr-7", "5/2", "none"],
    ["syr-14", "4/3", "none"],
    ["syr-csu", "(3)/(1)", "none"],
    ["syr-msl-3", "(1)/(2)", "none"],
  ])("%s has %s, reduced %s", (id, full, reduced) => {
    const { fires, ...sides } = unit(id);
    const text = (ratings: Unit["reduced"]): string => {
      if (!ratings) return "none";
      const { combat, dispersed } = ratings;
      return fires ? `${combat}/${dispersed}` : `(${combat})/(${dispersed})`;
    };
    expect([text(sides.full), text(sides.reduced)]).toEqual([full, reduced]);
  });

  it("30 are of the IDF, 26 of Hezbollah, 8 of Syria", () => {
    const nations = ["israel", "hezbollah", "syria"] as const;
    expect(nations.map((nation) => units.filter((one) => one.nation === nation).length)).toEqual([30, 26, 8]);
  });

  it("R-24 rockets and missiles of Hezbollah are always in combat mode, Syrian missiles dispersed, nobody else is bound", () => {
    const bound = (mode: string) => units.filter(({ fixedMode }) => fixedMode === mode).map(({ id }) => id);
    expect(bound("combat")).toEqual(["sr-1", "sr-2", "sr-3", "sr-4", "sr-5", "mr-1", "mr-2", "mr-3", "msl-1"]);
    expect(bound("dispersed")).toEqual(["syr-msl-1", "syr-msl-2", "syr-msl-3"]);
  });

  it("R-25 SOF, all of Hezbollah and Syrian missiles are irregular", () => {
    const irregular = units.filter((one) => one.class === "irregular");
    expect(irregular.every(({ nation, type }) => nation === "hezbollah" || ["sof", "missile"].includes(type))).toBe(
      true,
    );
    expect(irregular).toHaveLength(3 + 26 + 3);
  });

  it("R-50 R-56 R-75 gives abilities to their units", () => {
    const having = (ability: Unit["abilities"][number]) =>
      units.filter(({ abilities }) => abilities.includes(ability)).map(({ id }) => id);
    expect(having("kfir")).toEqual(["li-900"]);
    expect(having("herev")).toEqual(["cav-299"]);
    expect(having("sof")).toEqual(["sof-1", "sof-2", "sof-3"]);
    expect(having("airmobile")).toEqual(["li-35", "li-226", "li-900", "sof-1", "sof-2", "sof-3"]);
  });

  it("R-87 militia and Syrian units are brittle", () => {
    const brittle = units.filter((one) => one.brittle);
    expect(brittle.every(({ nation, type }) => nation === "syria" || type === "militia")).toBe(true);
    expect(brittle).toHaveLength(5 + 8);
  });
});

describe("5.1 chits", () => {
  it.each([
    ["J-1", 5, 3],
    ["J-2", 4, 7],
    ["J-3", 5, 5],
    ["J-4", 6, 5],
    ["J-5", 2, 2],
    ["J-6", 2, 2],
  ] as const)("%s: %i of the IDF, %i of the Insurgent", (type, idf, insurgent) => {
    expect(content.chits[type].counts).toEqual({ idf, insurgent });
    expect([content.pools.idf.optional[type], content.pools.insurgent.optional[type]]).toEqual([idf, insurgent]);
  });

  it("R-02 20 of each seat without J-5 and J-6, 24 with them", () => {
    const sum = (pool: { readonly [type: string]: number }) => Object.values(pool).reduce((all, one) => all + one, 0);
    for (const { usual, optional } of Object.values(content.pools)) {
      expect([sum(usual), sum(optional)]).toEqual([20, 24]);
      expect([usual["J-5"], usual["J-6"]]).toEqual([0, 0]);
    }
  });

  it("only the Insurgent builds, fires rockets, raids and shoots SAM; only the IDF strikes, flies in and calls for air support", () => {
    const uses = Object.values(content.chits).flatMap((chit) => chit.uses);
    const of = (seat: "idf" | "insurgent") => uses.filter(({ seats }) => seats.join() === seat).map(({ use }) => use);
    expect(of("insurgent")).toEqual(["build", "rockets", "raid", "sam", "syrian-air-defence"]);
    expect(of("idf")).toEqual(["reinforce", "reinforce", "close-air-support", "deep-strike", "airmobile"]);
  });
});

describe("5.2 scenarios", () => {
  const counts = ({ hqs, units: ids }: Pieces): { readonly [type: string]: number } => {
    const all: { [type: string]: number } = hqs.length > 0 ? { hq: hqs.length } : {};
    for (const id of ids) all[unit(id).type] = (all[unit(id).type] ?? 0) + 1;
    return all;
  };

  it("the Next War: 20 turns, C2 7 and 5", () => {
    expect([nw.turns, nw.c2]).toEqual([20, { idf: 7, insurgent: 5 }]);
    expect(counts(nw.pieces.idf)).toEqual({ hq: 6, armor: 8, mech: 7, light: 3, cav: 1, sof: 3, csu: 4 });
    expect(counts(nw.pieces.reinforcements)).toEqual({ hq: 1, mech: 1, cav: 2, csu: 1 });
    expect(counts(nw.pieces.insurgent)).toEqual({ militia: 5, guerrilla: 12, sr: 5, mr: 3, missile: 1 });
    expect(counts(nw.pieces.syria)).toEqual({ hq: 1, armor: 1, mech: 2, light: 1, csu: 1, missile: 3 });
  });

  it("2006: 12 turns, C2 6 and 5, without Syria", () => {
    expect([second.turns, second.c2]).toEqual([12, { idf: 6, insurgent: 5 }]);
    expect(counts(second.pieces.idf)).toEqual({ hq: 1, armor: 3, mech: 2, light: 1, cav: 1, sof: 2, csu: 2 });
    expect(counts(second.pieces.reinforcements)).toEqual({ hq: 2, armor: 4, mech: 3, light: 1, sof: 1, csu: 2 });
    expect(counts(second.pieces.insurgent)).toEqual({ militia: 5, guerrilla: 12, sr: 3, mr: 2 });
    expect(counts(second.pieces.syria)).toEqual({});
  });

  it("R-33 builds a militia, a missile, or two of guerrillas and rockets; in 2006 two guerrillas or one rocket", () => {
    expect(nw.build.lots).toEqual([
      { types: ["militia"], most: 1 },
      { types: ["missile"], most: 1 },
      { types: ["guerrilla", "sr", "mr"], most: 2 },
    ]);
    expect(nw.build.beside).toEqual(["militia", "guerrilla"]);
    expect(second.build.lots).toEqual([
      { types: ["militia"], most: 1 },
      { types: ["guerrilla"], most: 2 },
      { types: ["sr", "mr"], most: 1 },
    ]);
    expect(second.build.beside).toContain("sr");
  });

  it("R-140 to R-146: 2006 differs", () => {
    const rules = ({
      strategies,
      widerWar,
      reinforcedBy,
      kfirActive,
      samHits,
      antiTank,
      regularsStaySouth,
    }: typeof nw) => ({
      strategies,
      widerWar,
      reinforcedBy,
      kfirActive,
      samHits,
      antiTank,
      regularsStaySouth,
    });
    expect(rules(nw)).toEqual({
      strategies: ["countervalue", "counterforce"],
      widerWar: true,
      reinforcedBy: "chits",
      kfirActive: true,
      samHits: [5, 6],
      antiTank: null,
      regularsStaySouth: false,
    });
    expect(rules(second)).toEqual({
      strategies: ["counterforce"],
      widerWar: false,
      reinforcedBy: "escalation",
      kfirActive: false,
      samHits: [6],
      antiTank: 2,
      regularsStaySouth: true,
    });
  });
});

describe("5.3 fixed numbers", () => {
  it("hits", () => {
    expect(content.figures.hits).toEqual({
      rocket: [6],
      areaCombat: [5, 6],
      areaDispersed: [6],
      areaUrbanCombat: [6],
      pgm: [5, 6],
      decapitation: [5, 6],
      informationWarfare: [5, 6],
      syrianAirDefence: [5, 6],
      raidCollateral: [6],
    });
  });

  it("dice, and chits drawn at the end of a turn", () => {
    expect(content.figures.dice).toEqual({ rocket: 1, missile: 2, raid: 1, closeAirSupport: 4 });
    expect(content.figures.endOfTurnDraw).toBe(2);
  });

  it("R-135 R-136 victory points", () => {
    expect(content.figures.victory).toEqual({
      countervalue: { hezbollah: 1, syrian: 2 },
      counterforce: { zone: 2 },
      insurgent: { zone: 1, reduced: 1, eliminated: 3 },
    });
  });
});

describe("5.4 Cascading Effects", () => {
  const row = (scenario: (typeof SCENARIOS)[number], card: Card) =>
    mustGet(content.cascade, mustGet(content.charts[scenario], card));

  it("R-110 every one of the 52 cards has a row in both scenarios", () => {
    for (const scenario of SCENARIOS) {
      expect(Object.keys(content.charts[scenario])).toHaveLength(52);
      for (const id of Object.values(content.charts[scenario])) expect(content.cascade).toHaveProperty(id);
    }
  });

  it.each([
    ["spade-A", "National Level Support"],
    ["spade-6", "National Level Support"],
    ["spade-7", "Insurgency Outside Support"],
    ["spade-Q", "Insurgency Outside Support"],
    ["spade-K", "Surprise Media Visit"],
    ["heart-4", "Infiltrators"],
    ["heart-5", "Media Reports Civilian Casualties"],
    ["heart-K", "United Nations Resolution"],
    ["diamond-2", "Cyberattack / Electronic Warfare"],
    ["diamond-3", "Lebanese Army Intervenes"],
    ["diamond-10", "Syrian Intervention"],
    ["diamond-J", "Iranian Resupply"],
    ["diamond-K", "Iranian Intervention"],
    ["club-4", "Uprising"],
    ["club-5", "Internationally Imposed Ceasefire"],
    ["club-8", "Insurgency Faction Clash"],
    ["club-9", "Russian Arms Deal"],
    ["club-Q", "Insurgency Outside Support"],
    ["club-K", "Hamas Uprising"],
  ] as const)("%s is %s", (card, name) => {
    expect(row("next-war", card).name).toBe(name);
  });

  it("R-111 four of them happen once", () => {
    const once = Object.values(content.cascade).filter((one) => one.once);
    expect(once.map(({ name }) => name)).toEqual([
      "Surprise Media Visit",
      "United Nations Resolution",
      "Iranian Intervention",
      "Hamas Uprising",
    ]);
  });

  it("R-07 says which concern Syria, Iran and Hamas", () => {
    const concerned = Object.values(content.cascade).filter(({ concerns }) => concerns !== null);
    expect(concerned.map(({ name, concerns }) => `${concerns}: ${name}`)).toEqual([
      "syria: Syrian Intervention",
      "iran: Iranian Resupply",
      "iran: Iranian Intervention",
      "hamas: Hamas Uprising",
    ]);
  });

  it("R-130 Syria enters on 5 and 6", () => {
    expect(row("next-war", "diamond-7").do).toEqual([
      {
        kind: "die",
        rows: [
          { on: [1, 2, 3, 4], do: [] },
          { on: [5, 6], do: [{ kind: "syria.enter" }] },
        ],
      },
    ]);
  });

  it("R-145 R-146 in 2006 Israel escalates on 4 to 6, and what concerns Iran is drawn again", () => {
    const redraw = { kind: "redraw" };
    expect(row("lebanon-2006", "diamond-7").do).toEqual([
      {
        kind: "die",
        rows: [
          { on: [1, 2, 3], do: [] },
          { on: [4, 5, 6], do: [{ kind: "idf.escalate" }] },
        ],
      },
    ]);
    for (const card of ["diamond-J", "diamond-Q", "diamond-K"] as const)
      expect(row("lebanon-2006", card).do).toEqual([redraw]);
    expect(row("lebanon-2006", "club-5")).toBe(row("next-war", "club-5"));
  });

  it("R-115 whoever attacked discards half of the hand, after collateral damage alone", () => {
    expect(row("next-war", "heart-9").do).toEqual([
      { kind: "ifCollateral", do: [{ kind: "chit.discardChoice", seat: "attacker", n: "half" }] },
    ]);
  });
});

describe("6.3 default deployments", () => {
  const standing = (deployment: Deployment, zone: string): readonly string[] =>
    deployment
      .filter((group) => group.zone === zone)
      .flatMap(({ hq, units: there }) => there.map(({ unit, mode }) => `${unit} ${mode}${hq ? ` in ${hq}` : ""}`));

  it("R-04 the IDF of the Next War stands in task forces and loose", () => {
    expect(standing(nw.deployment.idf, "nahariyya")).toEqual([
      "arm-188 combat in hq-36",
      "mech-84 combat in hq-36",
      "mech-2 combat in hq-36",
      "csu-282 combat in hq-36",
      "li-900 combat",
    ]);
    expect(standing(nw.deployment.idf, "central-israel")).toEqual([
      "arm-8 combat in hq-319",
      "arm-434 combat in hq-319",
    ]);
  });

  it.each([nw, second])("R-56 whoever can be airlifted at all can be from the first turn on", ({ deployment }) => {
    const home = content.sanctuaries.idf ?? [];
    const waiting = deployment.idf
      .filter(({ zone }) => home.includes(zone))
      .flatMap(({ units }) => units.filter(({ unit }) => content.units[unit]?.abilities.includes("airmobile")));
    expect(waiting).toEqual([]);
  });

  it("R-05 R-24 militia and guerrillas are dispersed, rockets in combat mode", () => {
    expect(standing(nw.deployment.insurgent, "tyre")).toEqual([
      "mil-3 dispersed",
      "gue-6 dispersed",
      "sr-4 combat",
      "mr-1 combat",
    ]);
    expect(standing(nw.deployment.insurgent, "northern-lebanon")).toEqual(["msl-1 combat"]);
  });

  it("R-05 in 2006 all stand in the south", () => {
    const there = new Set(second.deployment.insurgent.map(({ zone }) => zone));
    expect([...there].toSorted()).toEqual(content.south.toSorted());
  });

  it("R-130 Syria enters with its corps, missiles dispersed", () => {
    expect(standing(nw.deployment.syria, "syria")).toEqual([
      "syr-9 combat in syr-hq-1",
      "syr-5 combat in syr-hq-1",
      "syr-7 combat in syr-hq-1",
      "syr-csu combat in syr-hq-1",
      "syr-14 combat",
      "syr-msl-1 dispersed",
      "syr-msl-2 dispersed",
      "syr-msl-3 dispersed",
    ]);
  });
});
