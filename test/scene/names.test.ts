import { describe, expect, test } from "vitest";
import {
  gapBetween,
  keepApart,
  namesAnother,
  nameWidth,
  type Placed,
  placeCrowded,
  placeNames,
  titleWidth,
  viewportAround,
} from "#scene";
import { textWidth } from "../../src/render/fonts.ts";
import { numbers } from "../../src/render/random.ts";

const touch = (a: Placed, b: Placed): boolean =>
  Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 - 0.1 &&
  Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2 - 0.1;
const clear = (all: readonly Placed[]): boolean => all.every((a, i) => all.slice(i + 1).every((b) => !touch(a, b)));

function crowd(count: number, seed: number): Placed[] {
  const dice = numbers(seed);
  return Array.from({ length: count }, () => ({ at: [dice() * 1600, dice() * 900], width: 50, height: 50 }));
}

const ROOM = { x: -100, y: -100, width: 1900, height: 1200 };

test("names of a hundred things touch neither each other nor the things", () => {
  for (const seed of [1, 2, 3]) {
    const things = keepApart(crowd(100, seed), 6);
    const names = placeNames(
      things.map((thing) => ({ thing, width: 80, height: 22 })),
      things,
      ROOM,
    ).filter((place) => place !== null);
    expect(clear([...things, ...names])).toBe(true);
    expect(names.length).toBeGreaterThan(85);
  }
});

test("a name that has room stands right of its thing; one without has none; the earlier one is kept", () => {
  const thing: Placed = { at: [0, 0], width: 40, height: 40 };
  const name = { thing, width: 60, height: 20 };
  expect(placeNames([name], [thing], ROOM)[0]?.at).toEqual([53, 0]);
  expect(placeNames([name], [thing, { at: [0, 0], width: 400, height: 400 }], ROOM)).toEqual([null]);
  const narrow = { x: -20, y: -10, width: 110, height: 20 };
  expect(placeNames([name, name], [thing], narrow).map((place) => place !== null)).toEqual([true, false]);
});

test("a name stands where it would not be taken for that of another thing, where it has such a place", () => {
  const thing: Placed = { at: [0, 0], width: 40, height: 40 };
  const stranger: Placed = { at: [80, 0], width: 20, height: 40 };
  const name = { thing, width: 60, height: 20, strangers: [stranger] };
  const above: Placed = { at: [53, 0], width: 60, height: 20 };
  expect(namesAnother({ ...above, at: [60, 32] }, name)).toBe(true);
  expect(placeNames([name], [thing, stranger], ROOM)[0]?.at).toEqual([0, 33]);
});

describe("names of a crowd", () => {
  const thing: Placed = { at: [0, 0], width: 40, height: 40 };
  const crowd = { hiding: [], room: ROOM, pixel: 1 };
  const shapes = [{ width: 60, height: 20, against: 0 }];
  const name = { thing, own: [thing], shapes, spare: false };

  test("a name without room beside its thing stands farther off, where its line to the thing is seen", () => {
    const beside = [-60, 60].map((x): Placed => ({ at: [x, 0], width: 70, height: 60 }));
    const lid = [-45, 45].map((y): Placed => ({ at: [0, y], width: 60, height: 44 }));
    const things = [thing, ...beside];
    const [spot] = placeCrowded([name], { ...crowd, things, taken: [...things, ...lid] });
    expect(spot?.led).toBe(true);
    for (const one of [...things, ...lid]) expect(clear([spot?.place ?? thing, one])).toBe(true);
    expect(gapBetween(spot?.place ?? thing, thing)).toBeGreaterThan(30);
    const wall: Placed = { at: [0, 0], width: 700, height: 700 };
    expect(placeCrowded([name], { ...crowd, things, taken: [wall] })).toEqual([null]);
  });

  test("a name that would stand more than 120 pixels away is left out where it can be spared", () => {
    const moat: Placed = { at: [0, 0], width: 340, height: 340 };
    const stood = (spare: boolean) =>
      placeCrowded([{ ...name, spare }], { ...crowd, things: [thing], taken: [moat] })[0];
    expect(stood(true)).toBeNull();
    expect(gapBetween(stood(false)?.place ?? thing, thing)).toBeGreaterThan(120);
  });

  test("a name is broken in two where it has room beside its thing in that way alone", () => {
    const walls = [62, -62].map((x): Placed => ({ at: [x, 0], width: 40, height: 300 }));
    const wide = {
      ...name,
      shapes: [...shapes.map(() => ({ width: 120, height: 20, against: 0 })), { width: 60, height: 40, against: 5 }],
    };
    const [spot] = placeCrowded([wide], { ...crowd, things: [thing], taken: [thing, ...walls] });
    expect([spot?.shape, spot?.led]).toEqual([1, false]);
    expect(placeCrowded([wide], { ...crowd, things: [thing], taken: [thing] })[0]?.shape).toBe(0);
  });

  test("a name makes way for another that has no other place so near", () => {
    const other: Placed = { at: [130, 0], width: 40, height: 40 };
    const things = [thing, other];
    const shut = [-50, 50].map((y): Placed => ({ at: [130, y], width: 260, height: 56 }));
    const right: Placed = { at: [250, 0], width: 196, height: 40 };
    const both = [name, { ...name, thing: other, own: [other] }];
    const spots = placeCrowded(both, { ...crowd, things, taken: [...things, ...shut, right] });
    expect(spots.map((spot) => spot?.led)).toEqual([false, false]);
    expect(spots[1]?.place.at[0]).toBeCloseTo(77, -1);
    expect(clear([...spots.flatMap((spot) => spot?.place ?? []), ...things, ...shut, right])).toBe(true);
  });

  test.each([1, -1])("a name makes way for another, and a third for that one: towards %d", (way) => {
    const at = (x: number): Placed => ({ at: [way * x, 0], width: 20, height: 20 });
    const [first, second, third] = [at(-100), at(0), at(100)] as const;
    const short = (thing: Placed) => ({
      ...name,
      thing,
      own: [thing],
      shapes: [{ width: 72, height: 20, against: 0 }],
      spare: false,
    });
    const behind: Placed = { at: [way * -300, 0], width: 380, height: 40 };
    const shut = [-60, 60].map((y): Placed => ({ at: [0, y], width: 2000, height: 98 }));
    const end: Placed = { at: [way * 400, 0], width: 420, height: 40 };
    const taken = [first, second, third, behind, end, ...shut];
    const room = { x: -500, y: -100, width: 1000, height: 200 };
    const whole = { ...crowd, room, things: [first, second, third], taken };
    const spots = placeCrowded([second, third, first].map(short), whole);
    expect(spots.map((spot) => spot && 50 * Math.round((way * spot.place.at[0]) / 50))).toEqual([50, 150, -50]);
  });
});

test("things that crowd are moved apart and stay near home; what is fixed stays", () => {
  const crowded = Array.from({ length: 5 }, (_, i): Placed => ({ at: [100 + i, 100], width: 50, height: 50 }));
  const fixed: Placed = { at: [100, 160], width: 80, height: 60 };
  const apart = keepApart(crowded, 4, [fixed]);
  expect(clear([...apart, fixed])).toBe(true);
  for (const { at } of apart) expect(Math.hypot(at[0] - 100, at[1] - 100)).toBeLessThan(260);
});

test("a name is never wider than a scene takes it to be", () => {
  for (const name of ["Deir ez-Zor", "Maarat al-Numan", "MMMM", "Illilli", "Kiryat Shmona", "Qamishli 12", "TYRE"])
    for (const face of ["slab", "bold", "regular"] as const)
      expect(textWidth(name, face, 30)).toBeLessThanOrEqual(nameWidth(name, 30));
});

test("a name in heavy letters is drawn no wider than a scene takes it to be, and hardly narrower", () => {
  for (const name of [
    "Deir ez-Zor",
    "Maarat al-Numan",
    "Homs",
    "Jerusalem",
    "Kiryat Shmona",
    "Amman",
    "Tuz Khurmatu",
  ]) {
    const drawn = textWidth(name, "slab", 27);
    expect(drawn).toBeLessThanOrEqual(titleWidth(name, 27) + 2);
    expect(drawn).toBeGreaterThan(titleWidth(name, 27) * 0.94);
  }
});

test("a window around places has the map's proportions, shows them all, and stays on the map", () => {
  const map = { width: 1650, height: 980 };
  const window = viewportAround(
    [
      [20, 30],
      [300, 90],
    ],
    map,
    { margin: 100, least: 500 },
  );
  expect(window.x).toBe(0);
  expect(window.y).toBe(0);
  expect(window.width).toBe(500);
  expect(window.width / window.height).toBeCloseTo(1650 / 980);
  const far = viewportAround(
    [
      [0, 0],
      [1650, 980],
    ],
    map,
    { margin: 100, least: 500 },
  );
  expect(far).toEqual({ x: 0, y: 0, width: 1650, height: 980 });
});

test("a window of other proportions than the map's stays on the map", () => {
  const map = { width: 1650, height: 888 };
  const ring = [
    [1300, 40],
    [1640, 420],
  ] as const;
  const window = viewportAround(ring, map, { margin: 60, least: 430, ratio: 1.12 });
  expect(window.width / window.height).toBeCloseTo(1.12);
  expect(window.width).toBeGreaterThanOrEqual(340 + 2 * 60);
  expect(window.x + window.width).toBe(1650);
  expect(window.y).toBe(0);
  const whole = viewportAround([[800, 400]], map, { margin: 900, least: 430, ratio: 1.12 });
  expect(whole.height).toBe(888);
});
