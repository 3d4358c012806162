import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical, copy, mustGet, orderedCopy } from "#engine";

const json = fc.jsonValue({ noUnicodeString: false });

describe("a copy", () => {
  it("equals what it was made from, and its own JSON round trip", () => {
    fc.assert(
      fc.property(json, (value) => {
        const made = copy(value);
        expect(made).toEqual(value);
        expect(canonical(made)).toBe(canonical(JSON.parse(JSON.stringify(value))));
      }),
    );
  });

  it.each([copy, orderedCopy])("keeps a member of any name, and gives nothing a prototype", (copied) => {
    const text = '{"__proto__":{"admin":true},"constructor":1}';
    const made = copied(JSON.parse(text));
    expect(JSON.stringify(made)).toBe(text);
    expect(Object.getPrototypeOf(made)).toBe(Object.prototype);
    expect(made.admin).toBeUndefined();
  });

  it.each([copy, orderedCopy])("shares nothing, however deep it lies", (copied) => {
    const original = { list: [{ n: 1, deep: [[2]] }], member: { n: 3 } };
    const made = copied(original);
    for (const one of made.list) Object.assign(one, { n: 0 }).deep[0]?.push(0);
    made.list.push({ n: 0, deep: [] });
    made.member.n = 0;
    expect(original).toEqual({ list: [{ n: 1, deep: [[2]] }], member: { n: 3 } });
  });

  it("leaves out what is undefined, as JSON does", () => {
    expect(Object.keys(copy({ a: undefined, b: 1 }))).toEqual(["b"]);
  });
});

describe("canonical JSON", () => {
  it("does not depend on the order in which members were added", () => {
    expect(canonical({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
    expect(canonical({ a: { c: null, d: [2, 1] }, b: 1 })).toBe(canonical({ b: 1, a: { d: [2, 1], c: null } }));
  });

  it("reads back as the same value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("knows no minus nought and leaves out what is undefined", () => {
    expect(canonical({ a: -0, b: undefined })).toBe('{"a":0}');
  });
});

describe("an ordered copy", () => {
  const names = fc.string({ minLength: 1 }).filter((name) => !/^\d/.test(name)); // JS puts numbers first itself
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, fc.integer(), fc.array(tie("tree")), fc.dictionary(names, tie("tree"))),
  }));

  it("is the same value, and its plain JSON the canonical one", () => {
    fc.assert(
      fc.property(tree, (value) => {
        const made = orderedCopy(value);
        expect(made).toEqual(value);
        expect(JSON.stringify(made)).toBe(canonical(value));
      }),
    );
  });
});

describe("the member of a record", () => {
  it("is its own, or an error that names it", () => {
    expect(mustGet({ a: 1 }, "a")).toBe(1);
    expect(() => mustGet({ a: 1 }, "b")).toThrow('"b"');
    expect(() => mustGet({ a: 1 }, "toString")).toThrow('"toString"');
    expect(() => mustGet({ a: 1 }, "__proto__")).toThrow('"__proto__"');
  });
});
