/** What many pictures share is written once, and read again as it was. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { interned, uninterned } from "../../src/replay/file/interned.ts";

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
