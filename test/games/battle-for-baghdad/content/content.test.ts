import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { SEATS } from "../../../../src/games/battle-for-baghdad/content/factions.ts";
import { inventory, neighbours, screenOf, zoneValue } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import { rules } from "../../../../src/games/battle-for-baghdad/definition.ts";
import { placePP } from "../../../../src/games/battle-for-baghdad/rules/cards/unrest.ts";
import { readPackFiles } from "../../../../src/packs/packs.ts";

const files = readPackFiles(new URL("../../../../data/battle-for-baghdad", import.meta.url).pathname);
const content = rules.readPack(files);
const values = mustGet(content.values, "6");
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const arms = content.armsDeck.map((id) => mustGet(content.arms, id));
const street = Object.values(content.street);

describe("the pack", () => {
  it("has 23 Zones, 6 screens, 30 Command, 72 Arms Bazaar and 27 Arab Street cards", () => {
    expect(inventory(content).map(({ counts }) => counts)).toEqual([
      {
        zones: 23,
        screens: 6,
        commands: 30,
        combinations: 3,
        arms: 72,
        street: 27,
      },
    ]);
  });

  it("owes only its combinations to the rulebook", () => {
    expect(inventory(content)).toMatchObject([{ rulebook: 3, reconstruction: 158 }]);
  });
});

describe("6.1 Zones", () => {
  it("has 43 land edges and 8 bridges, no Zone with fewer than 3 neighbours", () => {
    const zones = Object.values(content.zones);
    expect(sum(zones.map(({ land }) => land.length)) / 2).toBe(43);
    expect(sum(zones.map(({ river }) => river.length)) / 2).toBe(8);
    expect(zones.filter(({ id }) => neighbours(content, id).length < 3)).toEqual([]);
  });

  it.each([
    ["shiite", 16],
    ["sunni", 14],
    ["government", 9],
    ["us", 5],
    ["jihadist", 7],
    ["ngo", 6],
  ])("the Zones of %s are worth %i PP", (seat, worth) => {
    expect(sum(mustGet(content.affiliated, seat).map((id) => mustGet(values, id)))).toBe(worth);
  });

  it("is worth 75 PP in all", () => {
    expect(sum(Object.values(values))).toBe(75);
  });

  it("has two Airports, one Fortified Zone and one Sanctuary", () => {
    expect(content.airports).toEqual(["biap", "rasheed-ab"]);
    expect(content.fortified).toEqual(["green-zone"]);
    expect(Object.values(content.zones).filter(({ sanctuary }) => sanctuary)).toHaveLength(1);
  });

  it("crosses from end to end in five steps", () => {
    expect(Math.max(...Object.values(content.distances).flatMap((far) => Object.values(far)))).toBe(5);
  });
});

describe("6.2 screens, 6.3 Command cards", () => {
  it.each([
    ["shiite", 16],
    ["sunni", 16],
    ["government", 18],
    ["us", 22],
    ["jihadist", 17],
    ["ngo", 11],
  ])("the five Command cards of %s sum up to %i", (seat, total) => {
    const values = mustGet(content.commandsOf, seat).map((id) => mustGet(content.commands, id).value);
    expect([values.length, sum(values)]).toEqual([5, total]);
  });

  it.each([3, 4, 5, 6])("R-01 %i seats play the first factions", (seats) => {
    expect(Object.keys(mustGet(content.screens, String(seats)))).toEqual(SEATS.slice(0, seats));
  });

  it("gives start cards as example 1 and 2 need them: 7, 10, 13, 15", () => {
    const dealt = [3, 4, 5, 6].map((n) => sum(SEATS.slice(0, n).map((seat) => screenOf(content, n, seat).startCards)));
    expect(dealt).toEqual([7, 10, 13, 15]);
  });
});

describe("6.4 Arms Bazaar", () => {
  const of1 = (kind: string, type?: string): number =>
    arms.filter(({ effects: [e] }) => e?.kind === kind && (type === undefined || ("type" in e && e.type === type)))
      .length;

  it("has 8 Offense and 8 Defense cards of each type, and 4 Networks", () => {
    expect(["C", "U"].map((type) => [of1("combatOffense", type), of1("combatDefense", type)])).toEqual([
      [8, 8],
      [8, 8],
    ]);
    expect(of1("combatNetwork")).toBe(4);
  });

  it("has each symbol 8 times", () => {
    const count = (symbol: string): number => arms.filter((card) => card.symbol === symbol).length;
    expect(["connections", "hearts", "minds"].map(count)).toEqual([8, 8, 8]);
  });

  it("R-10 Offense and Defense cards are played in a plan", () => {
    const combat = arms.filter(({ effects }) => effects.some(({ kind }) => kind.startsWith("combat")));
    expect(new Set(combat.map(({ timing }) => timing))).toEqual(new Set(["plan"]));
  });
});

describe("6.5 Arab Street", () => {
  it("has 20 placement cards that name 60 Zones and 201 PP", () => {
    const named = street.flatMap(({ effects }) =>
      placePP.among(effects).flatMap(({ where }) => (where.kind === "zones" ? where.zones : [])),
    );
    expect([named.length, sum(named.map((id) => zoneValue(content, 6, id)))]).toEqual([60, 201]);
  });

  it("every Zone is named", () => {
    const text = JSON.stringify(street);
    expect(content.zoneIds.filter((id) => !text.includes(`"${id}"`))).toEqual([]);
  });

  it("R-24 three cards stop the draw", () => {
    const stops = street.filter(({ effects }) => effects.some(({ kind }) => kind === "stopStreet"));
    expect(stops.map(({ name }) => name)).toEqual(["Sandstorm", "Vehicle Ban", "Ramadan Ceasefire"]);
  });
});
