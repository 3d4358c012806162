import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Action,
  choice,
  Dice,
  type Group,
  integer,
  type Param,
  type Params,
  print,
  ranking,
  route,
  rows,
  subset,
  text,
} from "#engine";
import { nameIn, readParams } from "../../src/engine/notation.ts";
import { keyOf } from "../kit/index.ts";
import { randomPlay } from "../kit/random-play.ts";
import { action, form, type Lab } from "./lab.ts";

const reads = (of: Action<Lab>, line: string): Params => readParams(nameIn(line, [of]), {});

const raid = action("raid", "Raid")
  .param(
    "waves",
    "Which wave?",
    rows(() =>
      form()
        .param(
          "from",
          "From where?",
          choice(() => ["a", "b"]),
        )
        .param(
          "loads",
          "What?",
          rows((_, done: readonly { readonly bomb: string }[]) =>
            done.length === 2
              ? null
              : form()
                  .param(
                    "bomb",
                    "Which bombs?",
                    choice(() => ["big", "small"]),
                  )
                  .param(
                    "at",
                    "At what, in which order?",
                    ranking(() => ["x", "y"]),
                  ),
          ),
        ),
    ),
  )
  .param(
    "next",
    "Then?",
    choice(() => ["stay", "go"]),
  )
  .apply(() => undefined);

describe("rows within rows", () => {
  const deep = {
    waves: [
      {
        from: "a",
        loads: [
          { bomb: "big", at: ["y", "x"] },
          { bomb: "small", at: [] },
        ],
      },
      { from: "b", loads: [] },
      { from: "b", loads: [{ bomb: "big", at: ["x"] }] },
    ],
    next: "go",
  };

  it("stand in brackets within brackets", () => {
    expect(print(raid, deep)).toBe("raid [a [big y,x; small -]; b -; b [big x]] go");
    expect(reads(raid, print(raid, deep))).toEqual(deep);
  });

  it("say which bracket is missing", () => {
    expect(() => reads(raid, "raid [a [big x; b -] go")).toThrow("A ] is missing");
    expect(() => reads(raid, "raid [a [big x] go")).toThrow("A ] is missing");
    expect(() => reads(raid, "raid [a big x] go")).toThrow("a list in [ ] is needed");
  });
});

const WORDS = ["a", "b", "-", "-3", "two words", "gue-1", "x,y", "]", "9"];
const KINDS = ["choice", "integer", "text", "subset", "ranking", "route", "nothing", "rows"] as const;

/** What a form may be: kinds of params, some of them asked now and then only, rows with a form of their own. */
interface Shape {
  readonly params: readonly {
    readonly kind: (typeof KINDS)[number];
    readonly sometimes: boolean;
    readonly most: number;
    readonly inside: Shape | null;
  }[];
}

const shapes = (depth: number): fc.Arbitrary<Shape> =>
  fc.record({
    params: fc.array(
      fc.record({
        kind: fc.constantFrom(...(depth > 0 ? [...KINDS, "rows" as const, "rows" as const] : KINDS.slice(0, -1))),
        sometimes: fc.boolean(),
        most: fc.integer({ min: 0, max: 3 }),
        inside: depth > 0 ? shapes(depth - 1) : fc.constant(null),
      }),
      { maxLength: 4 },
    ),
  });

type Any = Param<{ readonly params: unknown }, unknown>;

function paramOf({ kind, most, inside }: Shape["params"][number]): Any {
  switch (kind) {
    case "choice":
      return choice(() => WORDS);
    case "integer":
      return integer(() => [-most, 9]);
    case "text":
      return text(20);
    case "subset":
      return subset(() => WORDS, { max: most });
    case "ranking":
      return ranking(() => WORDS, { max: most });
    case "route":
      return route((_, path) => (path.length <= most ? WORDS : []));
    case "nothing":
      return subset(() => []);
    case "rows":
      return rows((_, done) => (done.length < most && inside ? rowOf(inside) : null));
  }
}

const rowOf = (shape: Shape): Group<unknown> =>
  groupOf(
    shape,
    form().param(
      "begin",
      "Which?",
      choice(() => WORDS),
    ),
  );

/** Whether a param is asked follows from what stands before it. */
const groupOf = ({ params }: Shape, begun: Group<unknown>): Group<unknown> => ({
  entries: [
    ...begun.entries,
    ...params.map((one, i) => ({
      name: `p${i}`,
      title: "?",
      param: paramOf(one),
      ...(one.sometimes
        ? { when: (c: { readonly params: unknown }) => JSON.stringify(c.params).length % 2 === 0 }
        : {}),
    })),
  ],
});

describe("the line of any form", () => {
  it("reads back as it was, however deep its rows are", () => {
    let deepest = 0;
    fc.assert(
      fc.property(shapes(3), fc.nat(), (shape, seed) => {
        const of: Action<Lab> = { ...raid, name: "order", title: "Order", entries: groupOf(shape, form()).entries };
        const { params } = randomPlay(of, {}, new Dice({ key: keyOf("depth", seed), next: 0 }));
        const line = print(of, params);
        deepest = Math.max(deepest, depthOf(params));
        expect(reads(of, line), line).toEqual(params);
      }),
      { numRuns: 500 },
    );
    expect(deepest).toBeGreaterThan(4);
  });
});

const depthOf = (value: unknown): number =>
  typeof value === "object" && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
