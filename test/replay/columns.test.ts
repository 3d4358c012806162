/** Records written as columns are the same again, whatever is in them. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromColumns, inColumns } from "../../src/replay/file/columns.ts";

const digest = fc.stringMatching(/^[0-9a-f]{64}$/);
const cell = fc.oneof(
  fc.integer(),
  fc.integer().map(String),
  fc.constantFrom(null, "", "-0", "007", "1e3", "~1", true, -0.5, 2 ** 60),
  digest,
  fc.constant("f".repeat(64)),
  fc.jsonValue({ maxDepth: 2 }),
);
/** What most columns of a log are made of, and anything else. */
const column = fc.oneof(
  fc.constant(fc.integer()),
  fc.constant(digest),
  fc.constant(fc.integer().map(String)),
  fc.constant(cell),
);
const records = fc
  .dictionary(fc.constantFrom("seq", "at", "hash", "decision", "same", "digests", "__proto__"), column)
  .chain((columns) => fc.array(fc.record(columns), { maxLength: 12 }));

const written = (rows: unknown): unknown => JSON.parse(JSON.stringify(rows));

describe("records in columns", () => {
  it("are read as they were, whatever stands in them", () => {
    fc.assert(
      fc.property(records, (rows) => {
        const plain = written(rows) as { readonly [member: string]: unknown }[];
        expect(fromColumns(written(inColumns(plain)))).toEqual(plain);
      }),
    );
  });

  it("count numbers on, write digests in 43 letters, and say once what all have", () => {
    const rows = [7, 8, 10].map((seq) => ({
      seq,
      of: "fitna",
      decision: seq === 8 ? null : String(seq - 1),
      hash: "ab".repeat(32),
    }));
    rows.push({ seq: 11, of: "fitna", decision: "10", hash: "0".repeat(64) });
    expect(inColumns(rows)).toEqual({
      seq: { steps: [7, 1, 2, 1] },
      of: { same: "fitna" },
      decision: { numerals: [6, null, 3, 1] },
      hash: { digests: `${"q6ur".repeat(10)}q6L`.repeat(3) + "A".repeat(43) },
    });
  });

  it.each([
    ["of unequal length", { a: { steps: [1, 2] }, b: { steps: [1] } }],
    ["of no length", { a: { same: 1 } }],
    ["of nothing", { a: {} }],
    ["with half a digest", { a: { digests: "AAAA" } }],
    ["with other letters", { a: { digests: "-".repeat(43) } }],
    ["with more than a digest holds", { a: { digests: "/".repeat(43) } }],
    ["that are none", "rows"],
  ])("are refused where they are columns %s", (_, columns) => {
    expect(() => fromColumns(columns)).toThrow();
  });
});
