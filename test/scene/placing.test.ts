import fc from "fast-check";
import { expect, test } from "vitest";
import {
  Grounds,
  inside,
  keepApart,
  type Placed,
  type Point,
  placeFlow,
  placeGroup,
  placeOne,
  placeOver,
  placeRows,
} from "#scene";

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

test("a grid of grounds knows how much of one is seen through a window, and its middle", () => {
  const grounds = new Grounds({ square }, 600, 500);
  const { places, middle } = grounds.seen("square", { x: 0, y: 0, width: 600, height: 500 }, 10);
  const [across, down] = middle ?? [0, 0];
  expect([Math.round(across / 10), Math.round(down / 10)]).toEqual([30, 25]);
  const half = grounds.seen("square", { x: 300, y: 0, width: 300, height: 500 }, 10);
  expect(half.places / places).toBeCloseTo(0.5, 1);
  expect(half.middle?.[0]).toBeGreaterThan(350);
  expect(grounds.seen("square", { x: 560, y: 460, width: 40, height: 40 }, 10)).toEqual({ places: 0, middle: null });
});

const ground = new Grounds({ square }, 600, 500).where((at) => inside(square, at));

/** Whether a box is on the square, except for its rim. */
const isOnGround = ({ at: [x, y], width, height }: Placed): boolean =>
  [-0.4, 0, 0.4].every((across) =>
    [-0.4, 0, 0.4].every((down) => inside(square, [x + width * across, y + height * down])),
  );

test("all places that are so are where they are, level by level", () => {
  const ring: readonly Point[] = [
    [100, 100],
    [500, 100],
    [500, 400],
    [300, 200],
    [100, 400],
  ];
  const grounds = new Grounds({ ring }, 600, 500);
  const notch = grounds.where(grounds.holds("ring"));
  expect(notch.stretches(50)).toEqual([]);
  expect(notch.stretches(152)).toEqual([100, 500]);
  const [left, end, begin, right] = notch.stretches(302);
  expect([left, right]).toEqual([100, 500]);
  expect(end).toBeGreaterThan(190);
  expect(end).toBeLessThan(210);
  expect(begin).toBeGreaterThan(390);
  expect(begin).toBeLessThan(410);
  expect(grounds.where((at) => grounds.isNobodys(at)).stretches(302)).toEqual([0, 100, end, begin, 500, 600]);
});

test("rows stand on their ground, around what stands there already", () => {
  const taken: Placed[] = [{ at: [300, 250], width: 120, height: 40 }];
  const places = placeRows([piece, piece, piece, piece], [300, 250], { ground, taken, gap: 4 }, [1, 2]) ?? [];
  expect(places).toHaveLength(4);
  expect(apart([...places, ...taken])).toBe(true);
  expect(places.every(isOnGround)).toBe(true);
});

test("many things flow from row to row; where there is no room for all, there is no answer", () => {
  const many = Array.from({ length: 14 }, () => piece);
  const frame = [100, 100, 500, 400] as const;
  const places = placeFlow(many, [300, 250], { ground, taken: [], gap: 2 }, frame) ?? [];
  expect(places).toHaveLength(14);
  expect(apart(places)).toBe(true);
  expect(places.every(isOnGround)).toBe(true);
  expect(placeFlow([...many, ...many, ...many], [300, 250], { ground, taken: [] }, frame)).toBeNull();
});

test("one thing stands where it is wanted, or next to what is there", () => {
  expect(placeOne({ near: [300, 250], ...piece }, { taken: [] })?.at).toEqual([300, 250]);
  const taken: Placed[] = [{ at: [300, 250], ...piece }];
  const found = placeOne({ near: [300, 250], ...piece }, { taken });
  expect(found && apart([found, ...taken])).toBe(true);
});

test("nothing reaches over a frame but with its rim", () => {
  const frame = [100, 100, 300, 200] as const;
  const found = placeOne({ near: [290, 190], ...piece }, { frame, taken: [] });
  expect(found?.at[0]).toBeCloseTo(300 - 0.4 * piece.width, 5);
  expect(found?.at[1]).toBeLessThanOrEqual(200 - 0.4 * piece.height);
  expect(placeOne({ near: [290, 190], width: 300, height: 20 }, { frame, taken: [] })).toBeNull();
});

/** Boxes of all sizes, close to each other. */
const crowd = fc.array(
  fc.record({
    at: fc.tuple(fc.integer({ min: 80, max: 520 }), fc.integer({ min: 80, max: 420 })),
    width: fc.integer({ min: 10, max: 120 }),
    height: fc.integer({ min: 10, max: 90 }),
  }),
  { maxLength: 24 },
);
const things = fc.array(
  fc.record({ width: fc.integer({ min: 20, max: 70 }), height: fc.integer({ min: 20, max: 70 }) }),
  { minLength: 1, maxLength: 6 },
);

/** A little less: what is reckoned from either side may differ in its last figure. */
const HAIR = 1e-6;

test("whatever stands around, nothing touches anything, and all is on the ground", () => {
  fc.assert(
    fc.property(crowd, things, (taken, items) => {
      const room = { ground, taken, gap: 3 };
      for (const found of [
        placeRows(items, [300, 250], room, [1, 2, 3]),
        placeFlow(items, [300, 250], room, [100, 100, 500, 400]),
      ]) {
        const places = (found ?? []).map((one) => ({ ...one, width: one.width - HAIR, height: one.height - HAIR }));
        expect(places.every(isOnGround)).toBe(true);
        const widened = places.map((one) => ({ ...one, width: one.width + 3, height: one.height + 3 }));
        const around = taken.map((one) => ({ ...one, width: one.width + 3, height: one.height + 3 }));
        expect(widened.every((one) => around.every((other) => apart([one, other])))).toBe(true);
        expect(apart(widened)).toBe(true);
      }
    }),
  );
});

test("one thing stands no farther away than any place of a grid where it could stand", () => {
  const isFree = (one: Placed, taken: readonly Placed[]): boolean =>
    isOnGround(one) && taken.every((other) => apart([one, other]));
  const far = ([x, y]: Point): number => Math.sqrt((x - 300) ** 2 + 1.3 * (y - 250) ** 2);
  fc.assert(
    fc.property(crowd, (taken) => {
      const found = placeOne({ near: [300, 250], ...piece }, { ground, taken });
      for (let x = 108; x <= 492; x += 24)
        for (let y = 106; y <= 394; y += 24)
          if (isFree({ at: [x, y], ...piece }, taken))
            expect(found && far(found.at)).toBeLessThanOrEqual(far([x, y]) + HAIR);
    }),
  );
});

test("one more thing stands beneath the rows, and all of it on the ground", () => {
  const items = [piece, piece, piece];
  const wide = { width: 200, height: 50 };
  const taken: Placed[] = [{ at: [300, 250], width: 60, height: 60 }];
  const places = placeOver(items, wide, [300, 250], { ground, taken, gap: 4 }, [1, 2]) ?? [];
  expect(places).toHaveLength(4);
  expect(apart([...places, ...taken])).toBe(true);
  expect(places.every(isOnGround)).toBe(true);
  const under = places.at(-1);
  expect(under).toMatchObject(wide);
  for (const { at, height } of places.slice(0, -1))
    expect(at[1] + height / 2).toBeLessThan((under?.at[1] ?? 0) - wide.height / 2);
});

test("what has to stand beneath things, or at the end of their rows, does so on the ground and clear of all else", () => {
  const frame = [100, 100, 500, 400] as const;
  const near = fc.tuple(fc.integer({ min: 110, max: 490 }), fc.integer({ min: 110, max: 390 }));
  fc.assert(
    fc.property(crowd, things, near, (taken, items, at) => {
      const below = { width: 120, height: 30 };
      const extents = () => items;
      const around = { ground, wider: ground, frame, taken, rather: [], below: [below] };
      const found = placeGroup({ extents, sizes: [1], near: at, ...around });
      const places = [...(found?.places ?? []), ...(found?.below ? [found.below] : [])];
      const less = places.map((one) => ({ ...one, width: one.width - HAIR, height: one.height - HAIR }));
      expect(apart(less)).toBe(true);
      expect(less.every(isOnGround)).toBe(true);
      expect(less.every((one) => taken.every((other) => apart([one, other])))).toBe(true);
    }),
  );
});

test("what is kept apart moves, in whichever direction is shorter; what is fixed stays", () => {
  const bar = { width: 100, height: 10 };
  const fixed: Placed[] = [{ at: [300, 253], ...bar }];
  const lying = keepApart([{ at: [300, 250], ...bar }], 2, fixed);
  expect(lying[0]?.at[0]).toBe(300);
  expect(apart([...lying, ...fixed])).toBe(true);
  const post = { width: 10, height: 100 };
  const upright = keepApart([{ at: [297, 250], ...post }], 2, [{ at: [300, 250], ...post }]);
  expect(upright[0]?.at[1]).toBe(250);
  expect(apart([...upright, { at: [300, 250], ...post }])).toBe(true);
});
