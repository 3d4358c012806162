import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { arrowLine, type MapElement, type Scene } from "#scene";
import { line } from "../../../../../src/games/next-war-in-lebanon/view/board/arrows.ts";
import { betweenCountries } from "../../../../../src/games/next-war-in-lebanon/view/board/borders.ts";
import { finale } from "../../../../../src/games/next-war-in-lebanon/view/board/finale.ts";
import { centresOf, GRID } from "../../../../../src/games/next-war-in-lebanon/view/board/hexes.ts";
import { board, closeUps } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { as, empty, everyone, late, type Position, setUp, stand } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: {} };
const shown = (s: Position): Scene => board(everyone(s), FRAME);
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);

describe("the board at a glance", () => {
  it("veils the other zones alone, not the sea and land around them", () => {
    const [veil] = ofKind(shown(late()), "veil");
    expect(veil?.over).toEqual(content.zoneIds);
    expect(veil?.except).toContain("naqoura");
  });

  it("says what both sides would have if the war ended now: to the IDF exactly, to others as far as they can count", () => {
    const s = late();
    const lines = (scene: Scene) => ofKind(scene, "callout").map(({ title, lines: all }) => [title, ...(all ?? [])]);
    expect(lines(shown(s))).toEqual([["If it ended now", "IDF 8 or 4 VP", "Insurgents 27+ VP"]]);
    expect(lines(board(as(s, "idf"), FRAME))).toEqual([["If it ended now", "IDF 8 VP", "Insurgents 31 VP"]]);
    expect(lines(board(as(s, "insurgent"), FRAME))).toEqual(lines(shown(s)));
    s.table.turn = 0;
    expect(lines(shown(s))).toEqual([]);
  });

  it("draws the border of Israel along the sides of the hexes", () => {
    const [border = [], ...others] = betweenCountries(content, "israel", "lebanon");
    expect([border.length > 5, others]).toEqual([true, []]);
    const sides = border.slice(1).map(([x, y], i) => Math.hypot(x - (border[i]?.[0] ?? 0), y - (border[i]?.[1] ?? 0)));
    for (const side of sides.slice(1, -1)) expect(side).toBeCloseTo(GRID.size, -1);
  });

  it("bends a flight around what stands on its way", () => {
    const free = line(content, "maalot", "hasbaya", false);
    const middle = free[1] ?? [0, 0];
    const taken = [{ at: middle, width: 160, height: 160 }];
    const bent = arrowLine(line(content, "maalot", "hasbaya", false, taken), 20);
    const isMet = ([x, y]: readonly [number, number]): boolean =>
      Math.abs(x - middle[0]) < 80 && Math.abs(y - middle[1]) < 80;
    expect([arrowLine(free, 20).some(isMet), bent.some(isMet)]).toEqual([true, false]);
  });
});

describe("the own map", () => {
  const stacks = (scene: Scene) => ofKind(scene, "stack");

  it("shows every own unit beside the others where there is room, and of the enemy the tops", () => {
    const s = late();
    const near = (scene: Scene, zone: string) => {
      const [[x, y] = [0, 0]] = centresOf(content, zone);
      return stacks(scene).filter(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 110);
    };
    const own = board(as(s, "idf"), FRAME);
    expect(near(shown(s), "maalot").map(({ height = 1 }) => height)).toEqual([3, 2]);
    expect(near(own, "maalot").map(({ height = 1 }) => height)).toEqual([1, 1, 1, 1, 1]);
    expect(near(own, "nabatiye").map(({ height = 1 }) => height)).toEqual([3]);
    expect(near(board(as(s, "insurgent"), FRAME), "nabatiye")).toHaveLength(3);
  });

  it("folds them where there is none, and can be read", () => {
    for (const s of [late(), setUp(), setUp("lebanon-2006")])
      for (const seat of ["idf", "insurgent"] as const) expect(faults(board(as(s, seat), FRAME))).toEqual([]);
    const crowd = empty();
    const units = content.scenarios["next-war"].pieces.idf.units.slice(0, 20);
    stand(
      crowd,
      "bint-jbeil",
      units.map((unit) => ({ unit, mode: "combat" as const })),
    );
    expect(stacks(board(as(crowd, "idf"), FRAME)).map(({ height }) => height)).toContain(20);
  });
});

it("the end shows what was counted as sums", () => {
  const points = {
    strategy: "counterforce",
    idf: { vp: 12, zones: 6, hezbollah: 0, syrian: 0 },
    insurgent: { vp: 13, track: 3, zones: 7, reduced: 0, eliminated: 1 },
  } as const;
  const ending = { points, winner: "insurgent", conceded: false, course: [[0, 12]] } as const;
  const others = (end: Parameters<typeof finale>[1]) => finale(content, end, {}).winners?.[0]?.others;
  expect(others(ending)).toBe(
    "IDF, counterforce: 6 zones × 2 = 12 · Insurgents: 3 scored + 7 zones × 1 + 1 lost × 3 = 13",
  );
  const idf = { vp: 7, zones: 0, hezbollah: 5, syrian: 1 };
  expect(others({ ...ending, points: { ...points, strategy: "countervalue", idf } })).toContain(
    "IDF, countervalue: 5 units × 1 + 1 Syrian × 2 = 7",
  );
  const s = late();
  s.table.phase = "over";
  s.table.ending = { ...ending, course: [[0, 12]] };
  expect(shown(s).heading).toMatchObject({ sub: "Turn 17 of 18 · the end · IDF 12 : 13 Insurgents" });
});

it.each(content.zoneIds)("the close-up of %s names every zone that it shows a good part of, once", (zone) => {
  const scene = closeUps.show(everyone(late()), zone);
  const names = scene.base?.parts?.[`around ${zone}`] ?? [];
  const texts = names.flatMap((one) => (one.kind === "lettering" ? [one.text] : []));
  expect(new Set(texts).size).toBe(texts.length);
  const { number, name } = mustGet(content.zones, zone);
  expect(texts).toContain(`${number} ${name}`);
  expect(JSON.stringify(scene.layout)).toContain(`"part":"around ${zone}"`);
  expect(faults(scene)).toEqual([]);
});
