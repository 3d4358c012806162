import { expect, test } from "vitest";
import { Grounds, inside, type Placed, type Point, placeFlow, placeOne, placeRows } from "../../src/scene/index.ts";

const square: readonly Point[] = [
  [100, 100],
  [500, 100],
  [500, 400],
  [100, 400],
];
const piece = { width: 80, height: 60 };

const apart = (places: readonly Placed[]): boolean =>
  places.every((a, i) =>
    places
      .slice(i + 1)
      .every(
        (b) =>
          Math.abs(a.at[0] - b.at[0]) >= (a.width + b.width) / 2 ||
          Math.abs(a.at[1] - b.at[1]) >= (a.height + b.height) / 2,
      ),
  );

test("a grid of grounds knows what a ring holds", () => {
  const holds = new Grounds({ square }, 600, 500).holds("square");
  for (const at of [
    [300, 250],
    [110, 110],
    [50, 250],
    [300, 450],
  ] as const)
    expect(holds(at), String(at)).toBe(inside(square, at));
});

test("rows stand on their ground, around what stands there already", () => {
  const taken: Placed[] = [{ at: [300, 250], width: 120, height: 40 }];
  const holds = (at: Point): boolean => inside(square, at);
  const places = placeRows([piece, piece, piece, piece], [300, 250], { holds, taken, gap: 4 }, [1, 2]) ?? [];
  expect(places).toHaveLength(4);
  expect(apart([...places, ...taken])).toBe(true);
  expect(places.every(({ at }) => inside(square, at))).toBe(true);
});

test("many things flow from row to row; where there is no room for all, there is no answer", () => {
  const holds = (at: Point): boolean => inside(square, at);
  const many = Array.from({ length: 14 }, () => piece);
  const frame = [100, 100, 500, 400] as const;
  const places = placeFlow(many, [300, 250], { holds, taken: [], gap: 2 }, frame) ?? [];
  expect(places).toHaveLength(14);
  expect(apart(places)).toBe(true);
  expect(placeFlow([...many, ...many, ...many], [300, 250], { holds, taken: [] }, frame)).toBeNull();
});

test("one thing stands where it is wanted, or next to what is there", () => {
  expect(placeOne({ near: [300, 250], ...piece }, { holds: () => true, taken: [] })?.at).toEqual([300, 250]);
  const taken: Placed[] = [{ at: [300, 250], ...piece }];
  const found = placeOne({ near: [300, 250], ...piece }, { holds: () => true, taken });
  expect(found && apart([found, ...taken])).toBe(true);
});
