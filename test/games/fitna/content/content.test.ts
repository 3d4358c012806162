import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { areAdjacent, components, distance, oneWay } from "#graph";
import { inventory } from "../../../../src/games/fitna/content/read.ts";
import { COUNTRIES, type EditionId } from "../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../src/games/fitna/content/types.ts";
import { shift } from "../../../../src/games/fitna/rules/effects/in-battle.ts";
import { content } from "../packs.ts";

const { "2020": published, "2018": living } = content.editions;
const BOTH = [published, living];
const space = (id: string) => mustGet(published.spaces, id);
const unit = (id: string) => mustGet(published.units, id);
const counts = (groups: { readonly [name: string]: readonly unknown[] }): { [name: string]: number } =>
  Object.fromEntries(Object.entries(groups).map(([name, all]) => [name, all.length]));

describe("the pack", () => {
  it("has 115 spaces, 95 cards, 5 Special Jokers, 250 units and 11 scenarios; 113, 90, 4, 239 and 10 in 2018", () => {
    expect(inventory(content).map(({ edition, counts: there }) => ({ edition, ...there }))).toEqual([
      { edition: "2020", spaces: 115, cards: 95, specialJokers: 5, units: 250, scenarios: 11 },
      { edition: "2018", spaces: 113, cards: 90, specialJokers: 4, units: 239, scenarios: 10 },
    ]);
  });

  it("says what the rulebook gives and what is reconstruction", () => {
    // rulebook: cards with number and name, printed units, the CRT, what differs, the figures; 2018 lacks two cards of them
    const units = 4 + 7 + 11 + 6;
    expect(inventory(content)).toMatchObject([
      { rulebook: 21 + units + 3, reconstruction: 115 + (95 - 21) + 5 + (250 - units) + 11 },
      { rulebook: 19 + units + 3, reconstruction: 113 + (90 - 19) + 4 + (239 - units) + 10 },
    ]);
  });

  it("is plain data", () => {
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
});

type Point = readonly [number, number];

/** Whether two points lie on different sides of the line through two others. */
function areApart(from: Point, to: Point, one: Point, other: Point): boolean {
  const side = ([x, y]: Point): number => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
  return side(one) * side(other) < 0;
}

describe("the map", () => {
  it("R-001 has 204 links, 201 in 2018, all both ways, and no space that cannot be reached", () => {
    expect(BOTH.map(({ ways }) => Object.values(ways).flat().length / 2)).toEqual([204, 201]);
    for (const { ways } of BOTH) {
      expect(oneWay(ways)).toBeNull();
      expect(components(ways)).toHaveLength(1);
      expect(Math.min(...Object.values(ways).map((next) => next.length))).toBe(2);
    }
  });

  it("can be drawn with straight links of which no two cross", () => {
    for (const { spaces, ways } of BOTH) {
      const at = (id: string) => mustGet(spaces, id).at;
      const links = Object.entries(ways).flatMap(([a, next]) => next.filter((b) => a < b).map((b) => [a, b] as const));
      const crossing = links.flatMap(([a, b], i) =>
        links
          .slice(i + 1)
          .filter((other) => !other.includes(a) && !other.includes(b))
          .filter(([c, d]) => areApart(at(a), at(b), at(c), at(d)) && areApart(at(c), at(d), at(a), at(b)))
          .map(([c, d]) => `${a}–${b} and ${c}–${d}`),
      );
      expect(crossing).toEqual([]);
    }
  });

  it("has so many spaces in each country", () => {
    const spaces = (edition: Edition) => COUNTRIES.map((country) => edition.countries[country].spaces.length);
    expect(spaces(published)).toEqual([40, 36, 5, 6, 9, 8, 4, 4, 3]);
    expect(spaces(living)).toEqual([40, 36, 4, 5, 9, 8, 4, 4, 3]);
  });

  it("has 23 objectives, 14 oilfields, 2 holy cities, 22 IS symbols, and 6, 6 and 5 Kurdish ones", () => {
    for (const { marked, kurdish } of BOTH) {
      expect(counts(marked)).toMatchObject({ objective: 23, oilfield: 14, holy: 2, is: 22 });
      expect(counts(kurdish)).toEqual({ KDP: 6, PYD: 6, PKK: 5 });
    }
  });

  it("has 10 spaces on the Mediterranean and 6 on the Gulf, two of them missing in 2018", () => {
    expect(BOTH.map(({ coasts }) => counts(coasts))).toEqual([
      { mediterranean: 10, gulf: 6 },
      { mediterranean: 8, gulf: 6 },
    ]);
  });

  it("31.1 gives so many victory points by country, Mosul 3", () => {
    const { holy, objective, oilfield, other } = published.figures.victoryPoints;
    const points = (id: string): number => {
      const { marks } = space(id);
      if (marks.includes("holy")) return holy;
      if (marks.includes("objective")) return objective;
      return marks.includes("oilfield") ? oilfield : other;
    };
    const totals = COUNTRIES.map((country) =>
      published.countries[country].spaces.reduce((sum, id) => sum + points(id), 0),
    );
    expect(Object.fromEntries(COUNTRIES.map((country, i) => [country, totals[i]]))).toEqual({
      IRQ: 60,
      SYR: 51,
      LEB: 7,
      ISR: 14,
      TUR: 15,
      IRN: 13,
      JOR: 6,
      SAU: 7,
      KUW: 7,
    });
    expect(points("mosul")).toBe(3);
  });

  it("only Mosul is an objective and an oilfield", () => {
    const { objective, oilfield } = published.marked;
    expect(objective.filter((id) => oilfield.includes(id))).toEqual(["mosul"]);
  });

  it("is as strong as it says: Dahuk 1, Baghdad 2, Damascus 2, the Golan 2, Raqqa 1", () => {
    const shifts = ["dahuk", "baghdad", "damascus", "golan", "raqqa", "basra"].map((id) => space(id).shift);
    expect(shifts).toEqual([1, 2, 2, 2, 1, 1]);
  });

  it("D-01 Netanya and South Litani are not on the older map, and what they linked is", () => {
    expect(published.spaceIds.filter((id) => !living.spaceIds.includes(id))).toEqual(["south-litani", "netanya"]);
    expect(areAdjacent(living.ways, "haifa", "tel-aviv")).toBe(true);
    expect(areAdjacent(living.ways, "sidon", "upper-galilee")).toBe(true);
    expect(areAdjacent(published.ways, "haifa", "tel-aviv")).toBe(false);
    expect(distance(published.distances, "haifa", "tel-aviv")).toBe(2);
    expect(distance(living.distances, "haifa", "tel-aviv")).toBe(1);
  });

  it("R-072 has sources of every colour", () => {
    const { WEST: _, ...printed } = published.supplies;
    expect(printed).toEqual({
      IRQ: ["baghdad", "basra"],
      SYR: ["damascus", "latakia"],
      TUR: ["incirlik", "gaziantep", "diyarbakir"],
      ISR: ["haifa", "tel-aviv"],
      IRN: ["urmia", "kermanshah", "ahvaz"],
      SAU: ["arar", "hafar", "khafji"],
      JOR: ["h5", "h4"],
      RUS: ["tartus", "latakia"],
    });
  });

  it("D-25 Western sources differ, Saudi ones are in both", () => {
    const saudi = ["arar", "hafar", "khafji"];
    expect(published.supplies.WEST.toSorted()).toEqual(
      ["baghdad", "h5", "incirlik", "kuwait-city", "netanya", ...saudi].toSorted(),
    );
    expect(living.supplies.WEST.toSorted()).toEqual(["baghdad", "haifa", "incirlik", "mina-saud", ...saudi].toSorted());
  });

  it("D-07 has three boxes off the older map", () => {
    expect(published.offMapBoxes).toEqual([]);
    expect(living.offMapBoxes).toEqual([
      { country: "IRN", links: ["urmia", "kermanshah", "ahvaz"] },
      { country: "TUR", links: ["incirlik", "diyarbakir"] },
      { country: "SAU", links: ["arar", "hafar", "khafji"] },
    ]);
  });
});

describe("the counters", () => {
  it("are so many of each nation", () => {
    const of = (edition: Edition) =>
      counts(Object.fromEntries(Object.entries(edition.nations).map(([nation, { units }]) => [nation, units])));
    const all = {
      ...{ IRQ: 18, SYR: 16, FSA: 10, FIA: 8, SUN: 14, SHI: 12, LEB: 5, HZL: 6, HZI: 2, IRN: 18, ISR: 18, TUR: 20 },
      ...{ SAU: 14, JOR: 6, EGY: 5, GCC: 10, USA: 11, RUS: 6, FRA: 3, UK: 3, KDP: 7, PYD: 6, PKK: 7, IS: 25 },
    };
    expect(of(published)).toEqual(all);
    expect(of(living)).toEqual({ ...all, SUN: 12, SHI: 11, LEB: 3, HZL: 4, ISR: 14 });
  });

  it("D-03 make 288 and 270 with the markers", () => {
    expect(BOTH.map(({ units, markers }) => Object.keys(units).length + markers.all)).toEqual([288, 270]);
    expect(BOTH.map(({ markers }) => markers.entrenchment)).toEqual([12, 10]);
  });

  it.each([
    ["irq-1m", [6, 6], 4, [3, 3]],
    ["irq-5i", [4, 4], 3, [2, 2]],
    ["irq-9a", [8, 8], 4, [4, 4]],
    ["tur-66m", [2, 3], 5, [1, 2]],
    ["pkk-1", [5, 4], 2, [3, 2]],
    ["pkk-g1", [0, 4], 0, [0, 2]],
    ["us-3-1", [8, 6], 6, [4, 3]],
    ["us-meu", [3, 4], 6, [2, 2]],
    ["rus-7", [8, 10], 5, [4, 5]],
    ["tur-7c", [12, 14], 4, [6, 7]],
    ["is-ab", [6, 4], 4, [3, 2]],
  ])("R-002 %s has %j, moves %i, reduced %j", (id, full, movement, reduced) => {
    const { attack, defence } = unit(id).full;
    expect([attack, defence]).toEqual(full);
    expect(unit(id).movement).toBe(movement);
    expect(unit(id).reduced).toEqual({ attack: reduced[0], defence: reduced[1] });
  });

  it("25.1 IS has 21 fighters from 6-4 to 1-2 and 3 decoys, all of one step, beside its leader", () => {
    const is = published.nations.IS.units.map(unit);
    expect(is.filter(({ steps }) => steps === 1)).toHaveLength(24);
    expect(is.filter(({ type }) => type === "decoy").map(({ id }) => id)).toEqual(["is-d1", "is-d2", "is-d3"]);
    expect(is.filter(({ movement }) => movement === "attacking")).toHaveLength(24);
    expect([unit("is-1").full, unit("is-21").full]).toEqual([
      { attack: 6, defence: 4 },
      { attack: 1, defence: 2 },
    ]);
  });

  it("R-110 airmobile units move 3 on the ground", () => {
    const airmobile = Object.values(published.units).filter((one) => one.airmobile);
    expect(airmobile.every(({ movement }) => movement === 3)).toBe(true);
    expect(airmobile.map(({ id }) => id)).toEqual(expect.arrayContaining(["irq-sf", "us-82", "egy-am", "uae-am"]));
  });

  it("4 the only corps are four Turkish ones", () => {
    const corps = Object.values(published.units).filter(({ size }) => size === "corps");
    expect(corps.map(({ id }) => id)).toEqual(["tur-2c", "tur-4c", "tur-6c", "tur-7c"]);
  });

  it("23.1 nine units and the militias of Syria are loyal", () => {
    const loyal = Object.values(published.units).filter(({ marks }) => marks.includes("loyal"));
    expect(loyal.map(({ id }) => id)).toEqual([
      "irq-pg1",
      "irq-pg2",
      "irq-sf",
      "syr-rg",
      "syr-4a",
      "syr-14s",
      "syr-15s",
      "syr-m1",
      "syr-m2",
    ]);
  });
});

const CRT: { readonly [edition in EditionId]: string } = {
  "2020": `
    AR* AR* AR  AR  AR  AR  AR  EX  EX  DR
    AR* AR  AR  AR  AR  EX  EX  EX  DR  DR
    AR  AR  AR  EX  EX  EX* EX  DR  DR  DR*
    AR  AR  EX  EX* EX* DR  DR  DR  DR* DS
    AR  EX  EX* EX* DR  DR  DR  DR* DS  DS
    EX  EX* DR  DR  DR  DR  DR* DS  DS  DS`,
  "2018": `
    AR* AR* AR* AR  AR  AR  AR  EX  EX  DR
    AR* AR* AR  AR  AR  EX  EX  DR  DR  DR*
    AR* AR  AR  EX  EX  EX* DR  DR  DR* DS
    AR  AR  EX  EX* EX* DR  DR  DR* DS  DS
    AR  EX  EX* EX* DR  DR  DR* DS  DS  DS
    EX  EX* DR  DR  DR  DR* DS  DS  DS  DS`,
};

describe("18.1 the Combat Results Table", () => {
  it.each(["2020", "2018"] as const)("of %s has these sixty cells", (id) => {
    const rows = CRT[id].trim().split("\n");
    expect(content.editions[id].crt.rows).toEqual(rows.map((row) => row.trim().split(/ +/)));
  });

  it("D-29 differs in 14 cells", () => {
    const cells = ({ crt }: Edition) => crt.rows.flat();
    expect(cells(published).filter((cell, i) => cell !== cells(living)[i])).toHaveLength(14);
  });

  it("has a column for every differential", () => {
    for (const { crt } of BOTH)
      expect(crt.columns.map(({ from, to }) => [from, to])).toEqual([
        ...[
          [null, -8],
          [-7, -5],
          [-4, -2],
          [-1, 1],
          [2, 4],
        ],
        ...[
          [5, 7],
          [8, 10],
          [11, 13],
          [14, 17],
          [18, null],
        ],
      ]);
  });
});

describe("the cards", () => {
  const deck = (edition: Edition) => Object.values(edition.cards);

  it("D-02 are 38 assets and 57 events, 36 and 54 in 2018, of which 6 and 9 of High Tension", () => {
    const tally = (edition: Edition, high: boolean) =>
      (["asset", "event"] as const).map(
        (kind) => deck(edition).filter((card) => card.kind === kind && (!high || card.highTension)).length,
      );
    expect(BOTH.map((edition) => tally(edition, false))).toEqual([
      [38, 57],
      [36, 54],
    ]);
    expect(BOTH.map((edition) => tally(edition, true))).toEqual([
      [6, 9],
      [6, 9],
    ]);
  });

  it("R-013 have 4, 6 or 8 OPs: 41, 39 and 15 of them", () => {
    expect([4, 6, 8].map((op) => deck(published).filter((card) => card.op === op).length)).toEqual([41, 39, 15]);
    expect(
      deck(published)
        .filter(({ name }) => name === "Reinforcements")
        .map(({ op }) => op),
    ).toEqual(Array(8).fill(8));
  });

  it("R-015 11 are lent to IS and Kurds, 5 to IS alone", () => {
    const marks = deck(published).map((card) => card.marks.join("+"));
    expect(marks.filter((mark) => mark === "is+kurds")).toHaveLength(11);
    expect(marks.filter((mark) => mark === "is")).toHaveLength(5);
  });

  it("R-009 R-013 five leave the game as events, and four wait for a turn", () => {
    expect(
      deck(published)
        .filter(({ removed }) => removed)
        .map(({ number }) => number),
    ).toEqual([41, 67, 68, 75, 90]);
    expect(
      deck(published)
        .filter(({ earliest }) => earliest > 1)
        .map(({ number, earliest }) => [number, earliest]),
    ).toEqual([
      [41, 2],
      [67, 3],
      [68, 3],
      [90, 4],
    ]);
  });

  it("do what their words say", () => {
    const uses = (number: number) => mustGet(published.cards, String(number)).uses;
    expect(uses(7)).toEqual([
      { when: "combat", effects: [{ kind: "shift", columns: 2, side: "defender", only: "city" }] },
    ]);
    expect(uses(8)).toEqual([
      { when: "combat", effects: [{ kind: "ignoreEntrenchment" }, { kind: "shift", columns: 1, side: "attacker" }] },
      { when: "events", effects: [{ kind: "entrench", markers: 2 }] },
    ]);
    expect(uses(24)).toEqual([
      {
        when: "reaction",
        effects: [
          { kind: "cancelCards", cards: [43, 44, 45, 46] },
          { kind: "lock", cards: [43, 44, 45, 46] },
        ],
      },
    ]);
    expect(uses(37)[0]?.effects[1]).toEqual({
      kind: "backfire",
      on: 5,
      effect: { kind: "discard", who: "self", cards: 1, how: "random" },
    });
    expect(uses(82)[0]?.effects).toEqual([
      { kind: "approval" },
      { kind: "strike", spaces: 2, bonus: 2 },
      { kind: "tension", by: 1 },
    ]);
    expect(uses(90)[0]?.effects).toEqual([{ kind: "endRoll", on: 5 }]);
  });

  it("18.2 the Mother of All Bombs shifts most: five columns", () => {
    const shifts = deck(published).flatMap(({ number, uses }) =>
      uses.flatMap(({ effects }) => shift.among(effects).map((one) => ({ number, ...one }))),
    );
    expect(Math.max(...shifts.map(({ columns }) => columns))).toBe(5);
    expect(shifts.filter(({ columns }) => columns === 5).map(({ number }) => number)).toEqual([33]);
  });

  it("D-04 Special Jokers strike, the Hezbollah one in 2020 alone", () => {
    expect(Object.keys(published.specialJokers)).toEqual(["sj-isr", "sj-irn", "sj-hzb", "sj-rus", "sj-usa"]);
    expect(Object.keys(living.specialJokers)).toEqual(["sj-isr", "sj-irn", "sj-rus", "sj-usa"]);
    expect(mustGet(published.specialJokers, "sj-hzb")).toMatchObject({
      holder: { kind: "commands", nation: "HZL" },
      effects: [
        { kind: "strike", spaces: 3, bonus: 0, countries: ["ISR"] },
        { kind: "tension", by: 1 },
      ],
    });
  });
});

describe("the parameters", () => {
  it("differ in all that section 0 lists and that is no content", () => {
    const [one, other] = BOTH.map(({ parameters }) => Object.entries(parameters).map((line) => JSON.stringify(line)));
    expect(one?.filter((line) => other?.includes(line))).toEqual([]);
  });

  it("D-11 D-14 D-30 are these", () => {
    expect(BOTH.map(({ parameters }) => parameters.reshuffle)).toEqual([
      [3, 6, 9, 12],
      [4, 7, 10],
    ]);
    expect(BOTH.map(({ parameters }) => parameters.depot.moves)).toEqual([2, 1]);
    expect(BOTH.map(({ parameters }) => parameters.exStar)).toEqual(["two-steps-a-side", "one-step-a-unit"]);
  });

  it("D-06 D-58 names are each edition's own", () => {
    expect(BOTH.map(({ labels }) => [labels.is, labels.op, labels.space, labels.spaces, labels.marsh])).toEqual([
      ["IS", "OP", "space", "spaces", "marsh"],
      ["ISIS", "OPP", "box", "boxes", "swamp"],
    ]);
    expect(BOTH.map(({ spaces }) => spaces["upper-galilee"]?.name)).toEqual(["Upper Galilee", "Upper Galilea"]);
    expect(BOTH.map(({ units }) => units["is-1"]?.name)).toEqual(["IS 1", "ISIS 1"]);
    expect(living.labels.levels).toEqual({ minor: "marginal", major: "operational", decisive: "strategic" });
  });
});
