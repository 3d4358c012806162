import { describe, expect, it } from "vitest";
import { game, ranking, subset } from "#engine";
import { completeParam } from "../../../../src/discord/commands/typing/complete-param.ts";
import { fillTyped } from "../../../../src/discord/commands/typing/typed.ts";
import type { Lab } from "../../../engine/lab.ts";

const UNITS = ["gue-1", "gue-2", "gue-3", "gue-4", "hq", "inf"] as const;
const of = game<Lab>()
  .form()
  .param(
    "units",
    "Which units?",
    subset(() => UNITS, { min: 1 }),
  )
  .param(
    "zones",
    "Where to, in which order?",
    ranking(() => ["hill", "river", "city"]),
  )
  .param(
    "few",
    "Which two?",
    subset(() => UNITS, { max: 2 }),
  );
const proposed = (name: string, text: string) =>
  completeParam(of, {}, {}, { units: "hq", zones: "hill" }, { name, text }).map(({ value }) => value);

describe("an option for many pieces", () => {
  it("proposes all of them, where all are possible", () => {
    expect(proposed("units", "").slice(0, 2)).toEqual(["all", "gue-1"]);
    expect(proposed("few", "")).not.toContain("all");
  });

  it("goes on after a word for several", () => {
    expect(proposed("units", "gue-1..3")).toEqual(["gue-1..3", "gue-1..3, gue-4", "gue-1..3, hq", "gue-1..3, inf"]);
  });

  it("takes words for several, and a list in order in its order", () => {
    const { values } = fillTyped(of, {}, {}, { units: "hq, gue-2..4", zones: "river, hill" });
    expect(values).toMatchObject({ units: ["hq", "gue-2", "gue-3", "gue-4"], zones: ["river", "hill"] });
  });

  it("is refused where it is more than possible, never cut", () => {
    const typed = () => fillTyped(of, {}, {}, { units: "hq", zones: "hill", few: "all" });
    expect(typed).toThrow("Too many: at most 2 are possible here, not 6.");
  });
});
