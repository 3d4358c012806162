import { describe, expect, it } from "vitest";
import { game, integer, route } from "#engine";
import { chosenIn } from "../../../../src/discord/seat/form/choosing.ts";
import { goalsOf } from "../../../../src/discord/seat/form/destinations.ts";
import { fill } from "../../../../src/discord/seat/form/fields.ts";
import { menusOf } from "../../../../src/discord/seat/form/menus.ts";
import { emptySheet } from "../../../../src/discord/seat/state/state.ts";
import type { Subject } from "../../../../src/discord/seat/state/subject.ts";
import type { Lab } from "../../../engine/lab.ts";

const SIZE = 20;
const VIEW = { content: {}, table: {}, hand: {}, seat: "a", controllers: {} };

/** The four neighbours of a space of a board of 20 by 20: "7-12". */
function neighbours(space: string): string[] {
  const [x = 0, y = 0] = space.split("-").map(Number);
  const there = [
    [x + 1, y],
    [x - 1, y],
    [x, y + 1],
    [x, y - 1],
  ] as const;
  return there.filter((at) => at.every((n) => n >= 0 && n < SIZE)).map(([a, b]) => `${a}-${b}`);
}

let asked = 0;
/** Spaces left of 5 are rough and cost 3; all others 1. Nobody comes by the same space twice, or stops at 10-10. */
const march = game<Lab>()
  .form()
  .param(
    "points",
    "How far?",
    integer(() => [1, 60]),
  )
  .param(
    "path",
    "Where to?",
    route(
      ({ params }, path: readonly string[]) => {
        asked++;
        const cost = (space: string): number => (Number(space.split("-")[0]) < 5 ? 3 : 1);
        const left = params.points - path.reduce((sum, space) => sum + cost(space), 0);
        return neighbours(path.at(-1) ?? "10-10").filter(
          (space) => space !== "10-10" && !path.includes(space) && cost(space) <= left,
        );
      },
      (_, path) => (path.at(-1) === "11-10" ? { code: "full", text: "It is full." } : null),
    ),
  );
const subject = {
  kind: "do",
  name: "march",
  decision: null,
  title: "March",
  help: [],
  form: march,
  view: VIEW as unknown as Subject["view"],
  preset: {},
  begins: {},
  confirm: null,
  total: null,
  presets: () => [],
  remarks: () => [],
} satisfies Subject;

function fieldFor(points: number) {
  const field = fill(march, VIEW, {}, { values: { points }, building: null }).fields[1];
  if (!field) throw new Error("no way is asked for");
  return field;
}
const ends = (points: number): string[] => goalsOf(subject, fieldFor(points))?.map(({ value }) => value) ?? [];

describe("the ends of a route", () => {
  it("are all there, each by a shortest way, but for those where it may not end", () => {
    const goals = goalsOf(subject, fieldFor(2)) ?? [];
    expect(goals.map(({ value }) => value).sort()).toEqual(
      ["10-11", "10-12", "10-8", "10-9", "11-11", "11-9", "12-10", "8-10", "9-10", "9-11", "9-9"].sort(),
    );
    expect(goals.find(({ value }) => value === "12-10")?.path).toEqual(["11-10", "12-10"]);
  });

  it("are found on a board of 400 spaces, without going through every way", () => {
    asked = 0;
    const near = ends(8);
    const expected = Array.from({ length: SIZE * SIZE }, (_, i) => `${Math.floor(i / SIZE)}-${i % SIZE}`).filter(
      (at) => {
        const [x = 0, y = 0] = at.split("-").map(Number);
        const far = Math.abs(x - 10) + Math.abs(y - 10);
        return far > 0 && far + 2 * Math.max(0, 5 - x) <= 8 && at !== "11-10";
      },
    );
    expect(near.toSorted()).toEqual(expected.toSorted());
    expect(asked).toBeLessThan(4000);
    expect(ends(60)).toHaveLength(SIZE * SIZE - 2);
  });

  it("stand in menus of 25 by name, and one choice is the whole way", () => {
    const field = fieldFor(4);
    const menus = menusOf(subject, field, (verb, chunk) => `${verb}${chunk}`);
    expect(menus.map(({ placeholder }) => placeholder)).toEqual([
      "Where to? · 6-10 – 11-7",
      "Where to? · 11-8 – 14-10",
    ]);
    const sheet = { ...emptySheet("1"), values: { points: 4 } };
    const { values } = chosenIn(sheet, subject, field, ["14-10"], 1);
    expect(values.path).toEqual(["11-10", "12-10", "13-10", "14-10"]);
  });

  it("can be reached by another way than the shortest: from where it may stop, the route goes on step by step", () => {
    const sheet = { ...emptySheet("1"), values: { points: 3, path: ["10-11"] } };
    const field = fill(march, VIEW, {}, sheet).fields[1];
    if (!field) throw new Error("no way is asked for");
    const offered = menusOf(subject, field, (verb, chunk) => `${verb}${chunk}`).flatMap(({ options }) => options);
    expect(offered.find(({ value }) => value === ">9-11")).toMatchObject({ description: "10-11 → 9-11" });
    const on = chosenIn(sheet, subject, field, [">9-11"], 0);
    expect(on.values.path).toEqual(["10-11", "9-11"]);
    const anew = chosenIn(sheet, subject, field, ["9-11"], 0);
    expect(anew.values.path).toEqual(["9-10", "9-11"]);
  });
});

describe("the ends of a route whose ways the game says", () => {
  const line = Array.from({ length: 300 }, (_, i) => `z${i + 1}`);
  const rail = game<Lab>()
    .form()
    .param(
      "path",
      "Where to?",
      route(
        (_, path) => line.slice(path.length, path.length + 1),
        () => null,
        () => [...line.map((_, i) => line.slice(0, i + 1)), ["z2"], ["z1", "z9"], []],
      ),
    );

  it("are these, but for what the steps do not allow", () => {
    const [field] = fill(rail, VIEW, {}, { values: {}, building: null }).fields;
    if (!field) throw new Error("no way is asked for");
    const goals = goalsOf({ ...subject, form: rail }, field) ?? [];
    expect(goals.map(({ value }) => value)).toEqual(line);
    expect(goals.at(1)?.path).toEqual(["z1", "z2"]);
    const [which, menu] = menusOf({ ...subject, form: rail }, field, (verb, chunk) => `${verb}${chunk}`);
    expect(which?.options).toHaveLength(12);
    expect(menu?.options.map(({ value }) => value)).toEqual(line.slice(0, 25));
  });
});
