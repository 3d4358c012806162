/** What many pictures share is written once, and read again as it was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactIn, compactText } from "../../src/replay/file/compact.ts";
import { edited, editsOf } from "../../src/replay/file/edits.ts";
import { uninterned } from "../../src/replay/file/interned.ts";
import { interned } from "../../src/replay/file/interning.ts";
import { pointsIn, pointsText } from "../../src/replay/file/points.ts";

describe("values that share parts", () => {
  it("are read again as they were written, whatever they are", () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ maxDepth: 5 })), (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        expect(JSON.stringify(uninterned(interned(plain as unknown[])))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it("keep keys and strings that look like something else", () => {
    const odd: unknown = JSON.parse('[{"__proto__": {"a": "~1"}, "constructor": "!~0", "~2": "~"}]');
    const read = uninterned(interned(odd as unknown[]));
    expect(JSON.stringify(read)).toBe(JSON.stringify(odd));
    expect(Object.getPrototypeOf(read[0])).toBe(Object.prototype);
  });

  it("are one object where they are equal, and written once", () => {
    const piece = { at: "Karrada", of: ["Sunni", "Shia"] };
    const text = interned([{ pieces: [piece, { ...piece }] }, { ...piece }]);
    expect(text.split("Karrada")).toHaveLength(2);
    const [table, other] = uninterned(text) as [{ pieces: unknown[] }, unknown];
    expect(table.pieces[0]).toBe(table.pieces[1]);
    expect(table.pieces[0]).toBe(other);
  });

  it("are written as what has changed where they are long lists or texts, and read again as they were", () => {
    const board = (zones: readonly number[]) => ({
      elements: zones.map((zone) => ({ kind: "piece", at: [zone, 100 - zone], of: "north" })),
      text: zones.map((zone) => `Zone ${zone} of the north: ${zone} units.`).join("\n"),
    });
    const zones = Array.from({ length: 100 }, (_, i) => i);
    const boards = [board(zones), board(zones.with(40, 70)), board(zones.toSpliced(20, 5)), board([200, ...zones])];
    const text = interned(boards);
    expect(JSON.stringify(uninterned(text))).toBe(JSON.stringify(boards));
    expect(text.length).toBeLessThan(interned(boards.slice(0, 1)).length * 1.2);
  });

  it.each([
    '["~=",[1,2,3],2]',
    '["~=",[1,2],3]',
    '["~=",[1,2],1.5,0.5]',
    '["~=",[1,2],-3]',
    '["~=","text"]',
    '["~=",[1],{}]',
    '["~+","text"]',
    '"~.A"',
    '"~.AAg"',
    '"~.A*"',
    `"~.${"g".repeat(40)}A"`,
    '"~0 "',
  ])("are refused where nobody has written %s", (value) => {
    expect(() => uninterned(`{"values":[${value}],"parts":["part"]}`)).toThrow();
  });

  it.each(['{"values":["~0"],"parts":[]}', '{"values":["~x"],"parts":[1]}', "[]", "{"])(
    "are refused where nobody has written %s",
    (text) => {
      expect(() => uninterned(text)).toThrow();
    },
  );

  it("point to earlier parts alone, so that none can hold itself", () => {
    expect(() => uninterned('{"values":["~0"],"parts":[["~0"]]}')).toThrow("points to nothing");
  });
});

describe("points", () => {
  it("are read again as they were written, in tenths", () => {
    const coordinate = fc.integer({ min: -20_000, max: 20_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 4 }), (points) => {
        const text = pointsText(points);
        expect(text === null ? null : JSON.stringify(pointsIn(text))).toBe(JSON.stringify(points));
      }),
    );
  });

  it.each([
    [
      [
        [1, 2],
        [3, 4],
        [5, 6],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8.25],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 8, 9],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        ["7", 8],
      ],
    ],
    [
      [
        [1, 2],
        [3, 4],
        [5, 6],
        [7, 1e9],
      ],
    ],
  ])("are left as they are where they are few, finer or no points: %j", (list) => {
    expect(pointsText(list)).toBeNull();
    expect(uninterned(interned([list]))).toEqual([list]);
  });
});

describe("edits", () => {
  it("make one list of another, whatever they are", () => {
    const lists = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 30 });
    fc.assert(
      fc.property(lists, lists, (from, to) => {
        expect(edited(from, editsOf(from, to) ?? [])).toEqual(to);
      }),
    );
  });

  it("are as few items as can be", () => {
    expect(editsOf([1, 2, 3, 4, 5], [1, 2, 9, 5])).toEqual([2, -2, [9], 1]);
    expect(editsOf([1, 2, 3], [1, 2, 3])).toEqual([3]);
    expect(editsOf([], [1])).toEqual([[1]]);
  });
});

describe("JSON with points", () => {
  it("is read again as it was written, whatever it is", () => {
    const tenths = fc.integer({ min: -5000, max: 5000 }).map((number) => number / 10);
    const rings = fc.array(tenths, { maxLength: 20 });
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), rings, fc.string(), (value, ring, text) => {
        const plain: unknown = JSON.parse(JSON.stringify({ value, ring, text, marked: `~${text}` }));
        expect(JSON.stringify(compactIn(compactText(plain)))).toBe(JSON.stringify(plain));
      }),
    );
  });

  it("holds a ring as one short text, and other members as they are", () => {
    const ring = [-88.9, 405.8, -89.1, 407.4, -92.2, 408.4, -96, 411.1];
    expect(compactText({ name: "Cyprus", ring })).toBe('{"name":"Cyprus","ring":"~:z3B09HFgB/BUtC2B"}');
  });

  it.each(['"~0"', '"~"', '"~.A"', '["~:A*"]'])("is refused where nobody has written %s", (text) => {
    expect(() => compactIn(text)).toThrow();
  });
});
