import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { alternatives, matchName, matchOption, type Option } from "#engine";
import { noSuchOption } from "../../src/engine/matching.ts";

const OPTIONS: readonly Option[] = [
  { value: "us", label: "The US" },
  { value: "al-queda", label: "Al Queda (I 3)" },
  { value: "counter-terrorism", label: "Counter Terrorism (U 5)" },
  { value: "counter-insurgency-operations", label: "Counter Insurgency Operations (U 5)" },
  { value: "control-kirkuk", label: "Control Kirkuk (K 5)" },
  { value: "mines-iuds", label: "Mines & IUD's (M 1)" },
  { value: "patrols-sweeps", label: "Patrols & Sweeps (U 4)", refused: { code: "gone", text: "It is gone." } },
  { value: "cafe", label: "Café Umm Kulthūm" },
];

const meant = (word: string): string | null => matchOption(OPTIONS, word).meant?.value ?? null;
const close = (word: string): string[] => {
  const match = matchOption(OPTIONS, word);
  return match.meant ? [] : match.close.map(({ value }) => value);
};

describe("a name is understood", () => {
  it.each([
    ["us", "us"],
    ["US", "us"],
    ["the us", "us"],
    ["Al Queda (I 3)", "al-queda"],
    ["queda", "al-queda"],
    ["AL-QUEDA", "al-queda"],
    ["counter terrorism", "counter-terrorism"],
    ["CounterTerrorism", "counter-terrorism"],
    ["counter t", "counter-terrorism"],
    ["control", "control-kirkuk"],
    ["Mines & IUDs", "mines-iuds"],
    ["mines and", null],
    ["cafe umm kulthum", "cafe"],
    ["CAFÉ", "cafe"],
    ["patrols", "patrols-sweeps"],
  ])("in any case, with or without accents, articles and ends: “%s”", (word, value) => {
    expect(meant(word)).toBe(value);
  });

  it("as a value before any label", () => {
    const twins: readonly Option[] = [
      { value: "a", label: "b" },
      { value: "b", label: "a" },
    ];
    expect([matchOption(twins, "b").meant?.value, matchOption(twins, "a").meant?.value]).toEqual(["b", "a"]);
  });

  it("by the whole of it, though others begin with it", () => {
    expect(matchName(["Kut", "Kutaib"], (one) => [one], "kut").meant).toBe("Kut");
  });

  it("as it is written, though others differ from it only by an accent or by case", () => {
    for (const name of ["cafe", "Cafe", "café"])
      expect(matchName(["cafe", "Cafe", "café"], (one) => [one], name).meant).toBe(name);
  });

  it("however it is written, whatever the name is", () => {
    const word = fc.stringMatching(/^[a-zé]{3,8}$/u);
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1, maxLength: 6 }), fc.nat(), (names, n) => {
        const name = names[n % names.length] ?? "";
        const match = matchName(names, (one) => [one], name);
        expect(match.meant).toBe(name);
        const loud = matchName(names, (one) => [one], `  ${name.toUpperCase()} `);
        const same = names.filter((one) => one.replaceAll("é", "e") === name.replaceAll("é", "e"));
        expect(loud.meant).toBe(same.length === 1 ? name : null);
      }),
    );
  });
});

describe("a name is not guessed", () => {
  it("where several begin so: they are what may have been meant", () => {
    expect([meant("counter"), close("counter")]).toEqual([
      null,
      ["counter-terrorism", "counter-insurgency-operations"],
    ]);
  });

  it("where it is only nearly one, or a part of one", () => {
    expect([meant("Control Kirkut"), close("Control Kirkut")]).toEqual([null, ["control-kirkuk"]]);
    expect([meant("kirkuk"), close("kirkuk")]).toEqual([null, ["control-kirkuk"]]);
  });

  it.each(["", "  ", "!?", "-", "xyzzy"])("where it is nothing like any: “%s”", (word) => {
    expect([meant(word), close(word)]).toEqual([null, []]);
  });
});

describe("the refusal of a word", () => {
  it("names the word, what may have been meant and what is possible, refused choices left out", () => {
    expect(noSuchOption(OPTIONS.slice(4, 7), "Kirkuk")).toBe(
      "“Kirkuk” is not possible here. Did you mean Control Kirkuk (K 5)? Possible: Control Kirkuk (K 5) or Mines & IUD's (M 1).",
    );
  });

  it("has no markup, mention or link of what was written", () => {
    expect(noSuchOption([], "**bold** <@1> @everyone [x](https://y.z) `code` ~~no~~ # head\n> quote")).toBe(
      "“bold 1 everyone x (https y.z) code no head quote” is not possible here. Nothing is possible here now.",
    );
  });

  it("says so where nothing is possible", () => {
    expect(noSuchOption(OPTIONS.slice(6, 7), "x")).toBe("“x” is not possible here. Nothing is possible here now.");
  });

  it("is short, however long the word and the list", () => {
    const many = Array.from({ length: 40 }, (_, i): Option => ({ value: `${i}`, label: `Place ${i}` }));
    expect(alternatives(many)).toMatch(/^Place 0, .*Place 11 and 28 more$/);
    expect(noSuchOption(many, "x".repeat(5_000)).length).toBeLessThan(300);
  });
});
