import { describe, expect, it } from "vitest";
import { type Action, choice, membersNamed, type Option, type Params, rows, severalOf, subset } from "#engine";
import { nameIn, readParams } from "../../src/engine/notation.ts";
import { action, form, type Lab } from "./lab.ts";

const options = (...values: readonly string[]): readonly Option[] => values.map((value) => ({ value }));
const GUE = options("gue-1", "gue-2", "gue-3", "gue-4", "gue-10", "hq");
const FALLEN: Option = { value: "gue-5", refused: { code: "gone", text: "**gue-5** has fallen." } };

describe("a word for several", () => {
  it("is all or the rest, of what is not refused", () => {
    for (const word of ["all", "All", "rest", "the  rest"])
      expect(severalOf([...options("a", "b"), FALLEN], word)).toEqual(["a", "b"]);
  });

  it("is a range of numbers, of which the ends are there", () => {
    for (const word of ["gue-1..gue-3", "gue-1..3", "GUE 1..3", "3..1"])
      expect(severalOf(GUE, word)).toEqual(["gue-1", "gue-2", "gue-3"]);
    expect(severalOf(GUE, "gue-3..10")).toEqual(["gue-3", "gue-4", "gue-10"]);
    for (const word of ["gue-3..9", "gue-1..hq-3", "air-1..3", "1..", "..3", "1.3"])
      expect(severalOf(GUE, word)).toBeNull();
  });

  it("has what is refused among it, so that the rules can say why", () => {
    expect(severalOf([...GUE, FALLEN], "gue-4..5")).toEqual(["gue-4", "gue-5"]);
  });

  it("is no bare range where several things are numbered", () => {
    const both = [...GUE, ...options("air-1", "air-3")];
    expect(severalOf(both, "1..3")).toBeNull();
    expect(severalOf(both, "air-1..3")).toEqual(["air-1", "air-3"]);
  });

  it("is read by values or labels, and not at all where these are numbered differently", () => {
    const labelled = [3, 4, 5].map((n) => ({ value: `u${n}`, label: `Golani ${n}` }));
    expect(severalOf(labelled, "golani 3..4")).toEqual(["u3", "u4"]);
    expect(severalOf(labelled, "4..5")).toEqual(["u4", "u5"]);
    expect(severalOf([{ value: "1", label: "3" }, { value: "2" }, { value: "3", label: "1" }], "1..2")).toBeNull();
  });

  it("is a name where something is called so", () => {
    expect(severalOf(options("all", "b"), "all")).toBeNull();
    expect(severalOf([{ value: "x", label: "Rest" }], "rest")).toBeNull();
    expect(severalOf(options("1..2", "1", "2"), "1..2")).toBeNull();
  });

  it("adds to what is named before it, once", () => {
    expect(membersNamed(GUE, ["gue-2", "gue-1..3", "hq"])).toEqual(["gue-2", "gue-1", "gue-3", "hq"]);
    expect(membersNamed(GUE, ["HQ", "rest"])).toEqual(["hq", "gue-1", "gue-2", "gue-3", "gue-4", "gue-10"]);
    expect(membersNamed(GUE, ["hq", "hq", "nobody"])).toEqual(["hq", "hq", "nobody"]);
  });
});

describe("a word for several in a line", () => {
  const march = action("march", "March")
    .param(
      "units",
      "Which units?",
      subset(() => [...GUE, FALLEN], { max: 6 }),
    )
    .param(
      "to",
      "Where to?",
      choice(() => ["north", "all"]),
    )
    .apply(() => undefined);
  const reads = (of: Action<Lab>, line: string): Params => readParams(nameIn(line, [of]), {});
  const EVERY = ["gue-1", "gue-2", "gue-3", "gue-4", "gue-10", "hq"];

  it("stands in a list like any other", () => {
    expect(reads(march, "march all all")).toEqual({ units: EVERY, to: "all" });
    expect(reads(march, "march hq, the rest north")).toEqual({ units: EVERY, to: "north" });
    expect(reads(march, "march gue-1..3,2..4,hq north")).toMatchObject({
      units: ["gue-1", "gue-2", "gue-3", "gue-4", "hq"],
    });
  });

  it("is refused with the words of the rules, or where it is too many", () => {
    expect(() => reads(march, "march gue-4..5 north")).toThrow("**gue-5** has fallen.");
    const few = action("few", "Few")
      .param(
        "units",
        "Which units?",
        subset(() => ["a", "b", "c"], { max: 2 }),
      )
      .apply(() => undefined);
    expect(() => reads(few, "few all")).toThrow("Too many: 1 of them is more than possible here.");
    expect(reads(few, "few c, a")).toEqual({ units: ["a", "c"] });
  });

  it("is what other rows have left", () => {
    const fire = action("fire", "Fire")
      .param(
        "fires",
        "At what?",
        rows((_, earlier: readonly { readonly guns: readonly string[] }[]) =>
          form()
            .param(
              "at",
              "At what?",
              choice(() => ["x", "y"]),
            )
            .param(
              "guns",
              "Which guns?",
              subset(() => ["g1", "g2", "g3", "g4"].filter((gun) => earlier.every(({ guns }) => !guns.includes(gun)))),
            ),
        ),
      )
      .apply(() => undefined);
    expect(reads(fire, "fire [x 2..3; y the rest]")).toEqual({
      fires: [
        { at: "x", guns: ["g2", "g3"] },
        { at: "y", guns: ["g1", "g4"] },
      ],
    });
  });
});
