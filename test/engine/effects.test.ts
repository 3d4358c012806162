import { describe, expect, it } from "vitest";
import { z } from "zod";
import { effectsIn } from "#engine";

interface Rule {
  readonly words: string;
}

const { effect, effects } = effectsIn<Rule>();
const strike = effect("strike", { steps: z.int().min(1) }, ({ steps }) => ({ words: `${steps} steps are lost` }));
const truce = effect("truce", {}, () => ({ words: "nobody attacks" }));
const all = effects([strike, truce]);
const refused = (given: unknown): unknown => all.schema.safeParse(given).error?.issues[0];

describe("effects", () => {
  it("are read by their word, with what their kind has content say", () => {
    expect(all.schema.parse({ kind: "strike", steps: 2 })).toEqual({ kind: "strike", steps: 2 });
    expect(refused({ kind: "strike", steps: 0 })).toMatchObject({ path: ["steps"] });
    expect(refused({ kind: "truce", steps: 1 })).toMatchObject({ code: "unrecognized_keys" });
  });

  it("are refused with another word, by that word", () => {
    expect(refused({ kind: "flood" })).toMatchObject({ path: ["kind"], message: "“flood” is no known effect" });
    expect(() => all.ruleOf({ kind: "flood" })).toThrow("there is no effect “flood” here");
  });

  it("are for the rules what their kind makes of them", () => {
    expect(all.ruleOf(all.schema.parse({ kind: "strike", steps: 2 }))).toEqual({ words: "2 steps are lost" });
  });

  it("can be looked for by their kind", () => {
    const read = [{ kind: "truce" }, { kind: "strike", steps: 3 }].map((one) => all.schema.parse(one));
    expect(strike.among(read).map(({ steps }) => steps)).toEqual([3]);
    expect(read.map((one) => strike.as(one)?.steps ?? null)).toEqual([null, 3]);
    expect(read.map(truce.is)).toEqual([true, false]);
    expect(truce.as(undefined)).toBeNull();
  });

  it("have a word each", () => {
    expect(() => effects([strike, truce, strike])).toThrow("two kinds of effects have the same word");
  });
});
