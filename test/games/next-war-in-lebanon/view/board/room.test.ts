import { expect, test } from "vitest";
import { SEATS } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { addNews } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import type { Marks } from "../../../../../src/games/next-war-in-lebanon/state.ts";
import { board, closeUps, draft } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { as, empty, everyone, type Position, setUp, stand } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: {} };
const { idf, insurgent } = content.scenarios["next-war"].pieces;

/** Each unit by itself, in a zone. */
function alone(units: readonly string[], zone: string, marks: (i: number) => Marks): Position {
  const s = empty();
  for (const [i, unit] of units.entries()) stand(s, zone, [{ unit, ...marks(i) }]);
  return s;
}

test.each([3, 5, 8])(
  "the cross on a disrupted counter covers neither a name nor another counter: %i counters",
  (count) => {
    for (const units of [idf.units, insurgent.units])
      for (const isDisrupted of [() => true, (i: number) => i >= count / 2]) {
        const s = alone(units.slice(0, count), "kiryat-shmona", (i) => ({
          mode: "combat",
          ...(isDisrupted(i) ? { disrupted: true } : {}),
        }));
        expect(faults({ ...board(everyone(s), FRAME), beside: [] })).toEqual([]);
      }
  },
);

test.each(["cav-a", "csu-282", "li-900"])(
  "the designation of %s stays on its disc beside the number of its pile",
  (unit) => {
    for (const others of [0, 2, 5]) {
      const s = alone(idf.units.slice(0, others), "safed", () => ({ mode: "combat" }));
      stand(s, "safed", [
        { unit, mode: "dispersed" },
        { unit: "mech-9", mode: "combat" },
      ]);
      expect(faults({ ...board(everyone(s), FRAME), beside: [] })).toEqual([]);
    }
  },
);

test("the number of a pile can be read in a close-up when its top is disrupted", () => {
  const s = empty();
  const [top = "", ...below] = idf.units.slice(0, 6);
  stand(s, "naqoura", [
    { unit: top, mode: "combat", disrupted: true },
    ...below.map((unit) => ({ unit, mode: "combat" as const })),
  ]);
  expect(faults(closeUps.show(everyone(s), "naqoura"))).toEqual([]);
});

/** Around the name of the Litani. */
const RIVERSIDE = ["nabatiye", "taybeh", "machghara", "jezzine"];

test("the numbers of a plan stand beside the names on the map, the river's too", () => {
  const s = setUp();
  for (const zone of RIVERSIDE) {
    const rows = [1, 2, 3].map((number) => ({
      action: "j1-build",
      params: { units: [{ unit: "gue-1", zone, mode: "combat" }] },
      number,
    }));
    expect(faults(draft(as(s, "insurgent"), rows, FRAME))).toEqual([]);
  }
});

test("the numbers of moves stand beside the names on the map, the river's too", () => {
  const s = empty();
  for (const [i, from] of RIVERSIDE.entries()) {
    for (const unit of insurgent.units.slice(i * 6, i * 6 + 6)) stand(s, from, [{ unit, mode: "combat" }]);
    for (const seat of SEATS)
      for (const to of content.ways[from] ?? []) addNews(s.table, { kind: "moved", seat, from, to, units: 2 });
  }
  expect(faults({ ...board(everyone(s), FRAME), beside: [] })).toEqual([]);
});

test.each([9, 11, 26])("how many arrived can be read: %i", (units) => {
  const s = setUp();
  for (const zone of ["central-israel", "tyre", "shaqra"])
    for (const seat of SEATS) addNews(s.table, { kind: "arrived", seat, zone, units });
  expect(faults({ ...board(everyone(s), FRAME), beside: [] })).toEqual([]);
});
