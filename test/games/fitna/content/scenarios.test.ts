import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import type { Holder } from "../../../../src/games/fitna/content/sides.ts";
import type { Edition } from "../../../../src/games/fitna/content/types.ts";
import { content } from "../packs.ts";
import { holdsAtStart } from "./holding.ts";

const { "2020": published, "2018": living } = content.editions;
const BOTH = [published, living];
const scenario = (edition: Edition, id: string) => mustGet(edition.scenarios, id);

it("§2.3 every scenario has the name that its edition gives it", () => {
  const named = (edition: "2020" | "2018", id: string) => content.editions[edition].scenarios[id]?.name;
  expect(["2", "3", "4", "6", "9", "10"].map((id) => named("2018", id))).toEqual([
    "The fight against ISIS, 2014-2015",
    "Russian intervention in Syria and the PKK rebellion in Turkey, 2015-2016",
    "The fight against ISIS, 2017-2018",
    "Turkish military intervention in Iraq and Syria",
    "Regional war in Syria involving Israel, Russia, Turkey and Iran",
    "Fitna: The Global War in the Middle East",
  ]);
  expect(["3", "6", "11"].map((id) => named("2020", id))).toEqual([
    "The Kremlin counter-attacks, 2015-2016",
    "The Sultan awakes: Turkish intervention in Iraq and Syria",
    "Fitna: Global War in the Middle East",
  ]);
});

describe("the scenarios", () => {
  const all = BOTH.flatMap((edition) => Object.values(edition.scenarios).map((one) => ({ edition, one })));

  it("D-05 are 11, and in 2018 10: Tsahal vs. Hezbollah is missing", () => {
    expect(Object.keys(published.scenarios)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
    expect(Object.keys(living.scenarios)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    const seats = (edition: Edition) =>
      Object.values(edition.scenarios).map((one) => one.seats.map(({ seat }) => seat));
    expect(seats(living)).toEqual(seats(published).filter((_, i) => i !== 8)); // 9: Israel and Syria
  });

  it.each([
    ["1", "TUR SYR", 6, 2],
    ["2", "IRQ SYR TUR IRN", 6, 3],
    ["3", "SYR TUR IRQ IRN", 6, 4],
    ["4", "IRQ SYR TUR", 9, 3],
    ["5", "IRQ COA", 6, 4],
    ["6", "TUR SYR IRQ", 9, 3],
    ["7", "KUR TUR IRQ SYR", 9, 2],
    ["8", "IRN SAU", 9, 4],
    ["9", "ISR SYR", 6, 3],
    ["10", "ISR SYR TUR IRN RUS", 6, 4],
    ["11", "IRN SAU TUR ISR SYR RUS", 12, 2],
  ])("2.3 number %s is played by %s for %i turns from tension %i", (id, seats, turns, tension) => {
    const one = scenario(published, id);
    expect(one.seats.map(({ seat }) => seat).join(" ")).toBe(seats);
    expect([one.turns, one.tension]).toEqual([turns, tension]);
    expect(one.seats.map(({ freeOps }) => freeOps)).toEqual([4, ...one.seats.slice(1).map(() => 0)]);
  });

  it("2.3 two of them are played without Iran too", () => {
    expect(
      Object.values(published.scenarios)
        .filter(({ fewer }) => fewer)
        .map(({ id }) => id),
    ).toEqual(["2", "3"]);
  });

  it("9 D-10 there are two Jokers for a seat in three of them, and never in 2018", () => {
    const two = (edition: Edition) =>
      Object.values(edition.scenarios)
        .filter(({ seats }) => seats.some(({ jokers }) => jokers === 2))
        .map(({ id }) => id);
    expect([two(published), two(living)]).toEqual([["5", "8", "9"], []]);
  });

  it("23 24 D-44 these cards are in these scenarios", () => {
    const open = (edition: Edition, number: number) =>
      Object.values(edition.scenarios)
        .filter(({ cardsRemoved }) => !cardsRemoved.includes(number))
        .map(({ id }) => id);
    expect(open(published, 41)).toEqual(["1", "2", "3", "4", "6", "7"]);
    expect(open(published, 67)).toEqual(["1", "2", "4", "6", "7", "9", "10", "11"]);
    expect(open(published, 68)).toEqual(["2", "3", "6", "7"]);
    expect(open(living, 67)).toEqual(["1", "2", "4", "6", "7", "9", "10"]);
    expect(open(living, 68)).toEqual(["2", "6", "7"]);
    expect(open(published, 75)).not.toContain("3");
    expect(open(living, 75)).toContain("3");
  });

  it("27.1 the United States comes in for these seats", () => {
    const tenFor = (edition: Edition) =>
      Object.values(edition.scenarios).flatMap(({ id, usa }) =>
        usa.filter(({ on }) => on === "tension").map(({ seat }) => `${id}:${seat}`),
      );
    expect(tenFor(published)).toEqual(["2:IRQ", "3:IRQ", "4:IRQ", "6:TUR", "8:SAU", "11:SAU"]);
    expect(tenFor(living)).toEqual(["2:IRQ", "3:IRQ", "4:IRQ", "6:TUR", "8:SAU", "9:TUR", "10:SAU"]);
    expect(scenario(published, "10").special).toContainEqual(expect.objectContaining({ kind: "shared-intervention" }));
    expect(scenario(published, "5").usa).toEqual([{ on: "kuwait", seat: "COA" }]);
  });

  it("26.7 D-51 the PKK rebellion is set up in two of them, in 2018 in one", () => {
    const risen = (edition: Edition) =>
      Object.values(edition.scenarios)
        .filter(({ special }) => special.some(({ kind }) => kind === "pkk-rebellion"))
        .map(({ id }) => id);
    expect([risen(published), risen(living)]).toEqual([["3", "7"], ["7"]]);
    const stacks = scenario(living, "3").setUp.flatMap((side) => side.stacks.flatMap(({ units }) => units));
    expect(stacks.filter((id) => id.startsWith("pkk"))).toEqual([]);
    expect(scenario(living, "3").control.sirnak).toBe("TUR");
    expect(scenario(published, "3").control.sirnak).toBe("PKK");
  });

  it("Q-02 what stands in South Litani stands in Sidon in 2018", () => {
    const iran = scenario(living, "9").setUp.find(({ side }) => side === "IRN")?.stacks ?? [];
    expect(iran.filter(({ space: id }) => id === "sidon")).toEqual([
      { space: "sidon", units: ["hzl-1", "hzl-2", "hzl-3"], hidden: 0 },
    ]);
    expect(scenario(living, "9").entrenched).toContain("sidon");
    expect(scenario(living, "9").victory.find(({ seat }) => seat === "ISR")?.minor).toEqual({
      kind: "and",
      of: [
        { kind: "cnt", country: "ISR", least: 5 },
        { kind: "ctl", spaces: ["sidon"] },
      ],
    });
  });

  it("R-043 R-044 spaces are held by their country, by whom they are listed for, and by who stands there", () => {
    const { control } = scenario(published, "2");
    expect([control.samawah, control.mosul, control.idlib, control.beirut]).toEqual(["IRQ", "IS", "TUR", "SYR"]);
    expect([control.kirkuk, control.afrin, control.arar]).toEqual(["KDP", "PYD", undefined]);
    expect(scenario(published, "7").control.kirkuk).toBe("KUR");
    expect(scenario(published, "11").control.nukhayb).toBe("SAU");
  });

  it("20 the Lebanese Hezbollah holds Qalamoun for Iran, and for Syria where nobody plays Iran", () => {
    const { control, fewer } = scenario(published, "2");
    expect([control.qalamoun, fewer?.control.qalamoun]).toEqual(["IRN", "SYR"]);
    expect([control.urmia, fewer?.control.urmia]).toEqual(["IRN", undefined]);
  });

  it("R-045 the Russian marines hold Latakia, having more defence than the Syrian regiment there", () => {
    expect(scenario(published, "10").control.latakia).toBe("RUS");
  });

  it("R-202 holders of spaces without units are sides of the scenario", () => {
    for (const { one } of all) {
      const sides: readonly Holder[] = [...one.seats.map(({ seat }) => seat), "IS", "KDP", "PYD", "PKK"];
      expect(Object.values(one.control).filter((holder) => !sides.includes(holder))).toEqual([]);
    }
  });

  it("25.1 have all 24 face-down counters of IS where it plays", () => {
    const hidden = Object.values(published.scenarios).map(({ setUp, pools }) =>
      [...setUp.flatMap(({ stacks }) => stacks), ...pools].reduce((sum, one) => sum + one.hidden, 0),
    );
    expect(hidden).toEqual([0, 24, 24, 24, 0, 24, 24, 0, 0, 24, 24]);
  });

  it("R-087 have no empty batch and no unit that the edition lacks", () => {
    for (const { edition, one } of all) {
      const batches = one.batches.flatMap((line) => line.batches);
      expect(batches.filter((batch) => batch.length === 0)).toEqual([]);
      const units = [...batches.flat(), ...one.coupPool, ...one.pools.flatMap((pool) => pool.units)];
      expect(units.filter((id) => !Object.hasOwn(edition.units, id))).toEqual([]);
    }
  });

  it("31.0 these seats have their minor victory at the start, the Kurds a major one, nobody a decisive one", () => {
    const won = (level: "minor" | "major" | "decisive") =>
      Object.values(published.scenarios).flatMap((one) =>
        one.victory
          .filter((line) => holdsAtStart(published, one, line.seat, line[level]))
          .map(({ seat }) => `${one.id}:${seat}`),
      );
    expect([won("major"), won("decisive")]).toEqual([["7:KUR"], []]);
    expect(won("minor")).toEqual([
      "1:TUR",
      "1:SYR",
      "2:SYR",
      "2:TUR",
      "3:SYR",
      "3:TUR",
      "5:COA",
      "6:SYR",
      "7:KUR",
      "8:IRN",
      "9:ISR",
      "9:SYR",
      "10:SYR",
      "10:IRN",
      "10:RUS",
      "11:IRN",
      "11:SYR",
      "11:RUS",
    ]);
  });
});
