import { describe, expect, it } from "vitest";
import type { ProvenRow as Row } from "../../src/proof/history.ts";
import { sinceOrigin } from "../../src/proof/history.ts";
import { actLines } from "../../src/proof/verify-acts.ts";
import { checkEnd, checkPosted, checkRows, datedBack } from "../../src/proof/verify-rows.ts";

const START: Row = {
  ...{ seq: 0, kind: "start", seat: null, action: "start", params: {}, decision: null, regardless: false },
  ...{ rules: "2", state: "s", hash: `${"ab".repeat(8)}${"0".repeat(48)}`, at: 100, format: 1, events: null },
};
const ACT: Row = { ...START, seq: 1, kind: "act", seat: "us", action: "commit", decision: "d", hash: "cd".repeat(32) };
const END: Row = { ...START, seq: 2, kind: "end", action: "end" };

/** A log with this row after its start, and others after it. */
const checking =
  (change: Partial<Row>, ...after: readonly Row[]) =>
  () =>
    checkRows([START, { ...ACT, ...change }, ...after], ["us", "shia"]);

describe("a row of a log, whatever the rules say", () => {
  it.each<Partial<Row>>([
    {},
    { decision: null },
    { kind: "default" },
    { kind: "rewind", decision: null },
    { kind: "rewind", seat: null, decision: null },
    { kind: "adjust", seat: null, decision: null },
    { kind: "upgraded", seat: null, decision: null, rules: "3" },
    { format: 2, events: "e" },
  ])("may be %o", (change) => {
    expect(checking(change)).not.toThrow();
  });

  it.each<readonly [Partial<Row>, string]>([
    [{ kind: "option" }, "no release writes rows of the kind “option”"],
    [{ kind: "start" }, "a game begins once"],
    [{ kind: "adjust", decision: null }, "a row of the kind “adjust” must not name a seat"],
    [{ kind: "upgraded", decision: null }, "a row of the kind “upgraded” must not name a seat"],
    [{ seat: null }, "it names no seat of this game"],
    [{ seat: "sunni" }, "it names no seat of this game"],
    [{ kind: "handover" }, "a row of the kind “handover” answers no question"],
    [{ kind: "upgraded", seat: null }, "a row of the kind “upgraded” answers no question"],
    [{ kind: "default", decision: null }, "what is answered for a seat answers a question"],
    [{ kind: "stand-in", decision: null }, "a computer that minds a seat does nothing unasked"],
    [{ rules: "1" }, "rules 1 come after rules 2"],
  ])("is refused: %o", (change, why) => {
    expect(checking(change, END)).toThrow(why);
  });

  it("is refused after the end, or where it says less than the one before of what it told", () => {
    expect(checking({}, END, { ...ACT, seq: 3 })).toThrow("nothing comes after the end");
    expect(checking({ format: 2, events: "e" }, END)).toThrow("it does not say what it told, though rows before it do");
    expect(() => checkRows([ACT], ["us"])).toThrow("a game begins once");
  });
});

describe("what is said of a log", () => {
  it("names the rows that are dated before the one in front", () => {
    const dated = (...at: readonly number[]) => datedBack(at.map((time, seq) => ({ ...ACT, seq, at: time })));
    expect(dated(1, 1, 2)).toEqual([]);
    expect(dated(1, 3, 2)[0]).toMatch(/^Row 2 is dated before the row in front/);
    expect(dated(3, 2, 4, 1)[0]).toMatch(/^Rows 1, 3 are dated before the row in front/);
  });

  it("names both rules where others took it over, and it counts from there", () => {
    const taken: Row = { ...START, seq: 2, kind: "upgraded", rules: "3" };
    const rows = [START, ACT, taken, { ...ACT, seq: 3, rules: "3" }];
    expect(actLines(rows, new Map())[0]).toBe("Other rules took the campaign over in row 2 (rules 2, then 3).");
    expect(sinceOrigin(rows).map(({ seq }) => seq)).toEqual([2, 3]);
    expect(sinceOrigin([START, ACT])).toEqual([START, ACT]);
  });

  it("says whose acts no rules judge, up to twenty by name, and what a seat had ordered", () => {
    const said = (kind: Row["kind"], count: number) =>
      actLines([START, ...Array.from({ length: count }, (_, i) => ({ ...ACT, seq: i + 1, kind }))], new Map());
    expect(said("gm", 2)[0]).toBe("A game master moved for a seat in rows 1 (us) and 2 (us).");
    expect(said("gm", 20)[0]).toMatch(/ 19 \(us\) and 20 \(us\)\.$/);
    expect(said("gm", 22)[0]).toMatch(/ 20 \(us\) and 2 more\.$/);
    expect(said("order", 1)).toEqual([
      "One row is said to be what a seat had ordered or answered ahead: a file has no orders.",
    ]);
    expect(said("order", 2)[0]).toMatch(/^2 rows are said to be what a seat had ordered/);
    expect(said("act", 2)).toEqual([]);
  });

  it("is wrong where it has ended and is said to go on, or the other way round", () => {
    const ending = (how: "result" | "broken off" | "open" | "unknown", complete: boolean) => () =>
      checkEnd({ how, line: "" }, complete);
    expect(ending("open", true)).toThrow("rows are missing");
    for (const how of ["result", "broken off"] as const) expect(ending(how, false)).toThrow("its log has ended");
    for (const how of ["result", "broken off", "unknown"] as const) expect(ending(how, true)).not.toThrow();
    for (const how of ["open", "unknown"] as const) expect(ending(how, false)).not.toThrow();
  });

  it("agrees with a hash from a post by twelve characters at least, in any case", () => {
    expect(checkPosted([START, ACT], " CDCDCDCDCDCD ")).toBe("The posted hash cdcdcdcdcdcd is that of row 1.");
    expect(() => checkPosted([START, ACT], "cdcdcdcdcdc")).toThrow("is not a hash from a post");
    expect(() => checkPosted([START, ACT], "cdcdcdcdcdcx")).toThrow("is not a hash from a post");
    expect(() => checkPosted([START, ACT], "efefefefefef")).toThrow("has no row with the posted hash");
  });
});
