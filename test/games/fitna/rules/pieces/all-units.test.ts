import { describe, expect, it } from "vitest";
import { unitFaults } from "../../../../../src/games/fitna/rules/pieces/all-units.ts";
import type { Game, State } from "../../../../../src/games/fitna/state.ts";
import { atStart } from "../setup/builder.ts";

const broken = (scenario: string, change: (state: State) => void): readonly string[] => {
  const game: Game = atStart(scenario);
  change(game.state);
  return unitFaults(game);
};

describe("invariant 1", () => {
  it("finds a unit that is lost, one that is there twice, and one of another edition", () => {
    expect(broken("1", ({ table }) => table.coupPool.splice(0, 1))).toEqual(["fsa-1 is nowhere"]);
    expect(broken("1", ({ table }) => table.removed.push("syr-rg"))).toEqual(["syr-rg is there twice"]);
    expect(broken("1", ({ table }) => table.removed.push("syr-99"))).toEqual(["syr-99 is of another edition"]);
  });

  it("finds a lost counter of IS, and a pool that is not what is seen of it", () => {
    const faults = broken("2", ({ box }) => box.isPool.splice(0, 1));
    expect(faults).toEqual([expect.stringMatching(/^is-.* is nowhere$/), "the IS pool is not what is seen of it"]);
  });

  it("finds stacks that are not what is seen of them", () => {
    const faults = broken("1", ({ hands }) => {
      const { units, stacks } = hands.SYR ?? {};
      if (units) units["syr-3a"] = { space: "homs" };
      if (stacks) stacks.homs?.push("syr-3a");
    });
    expect(faults).toEqual([
      "SYR in qalamoun: 1 are seen, there are 0",
      "SYR in homs: 2 are seen, there are 3",
      "SYR has syr-3a elsewhere",
      "SYR has units in no stack",
    ]);
  });

  it("finds a top counter that is elsewhere, a stack of a seat without one, and a unit that nobody sees", () => {
    const seen = (top: { readonly unit: string } | null) => ({ SYR: { top, size: 1 } });
    expect(broken("1", ({ table }) => Object.assign(table.stacks, { qalamoun: seen({ unit: "syr-7m" }) }))).toEqual([
      "SYR in qalamoun: syr-7m is not there",
    ]);
    expect(broken("1", ({ table }) => Object.assign(table.stacks, { qalamoun: seen(null) }))).toEqual([
      "SYR in qalamoun shows no unit",
    ]);
    expect(broken("1", ({ table }) => Object.assign(table.stacks, { qalamoun: {} }))).toEqual(["syr-3a is not seen"]);
  });

  it("R-003 allows what no list names to come later", () => {
    expect(broken("1", ({ table }) => table.removed.push("us-82"))).toEqual([]);
  });
});
