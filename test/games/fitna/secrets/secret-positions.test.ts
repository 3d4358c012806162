import { describe, expect, it } from "vitest";
import { type Procedure, rulebook, type Stage } from "#engine";
import { fitna } from "../../../../src/games/fitna/index.ts";
import { fightersOf, offensiveOf } from "../../../../src/games/fitna/rules/combat/fighters.ts";
import { mapOf } from "../../../../src/games/fitna/rules/combat/map-view.ts";
import { offensive } from "../../../../src/games/fitna/rules/combat/offensive.ts";
import { retreatOptions } from "../../../../src/games/fitna/rules/combat/retreat.ts";
import { playing } from "../../../../src/games/fitna/rules/now.ts";
import { arrivalSpaces } from "../../../../src/games/fitna/rules/reinforcements/arrival-table.ts";
import { arrivals } from "../../../../src/games/fitna/rules/reinforcements/arrivals.ts";
import { batchOrReplacements, upgradable } from "../../../../src/games/fitna/rules/reinforcements/batches.ts";
import type { Fitna } from "../../../../src/games/fitna/state.ts";
import { keepsSecretsAt } from "../../../kit/index.ts";
import type { Subject } from "../../../kit/subject.ts";
import { content } from "../packs.ts";
import { friendsBehind, friendsInPort, reducedBelow } from "../secret-positions.ts";
import { subject } from "../subject.ts";

/** The game with a procedure that does something else at its stages; `sound`: what the rules do there. */
function leaking<D>(
  procedure: Procedure<Fitna, D>,
  run: (stage: string, s: Stage<Fitna, D>, sound: () => string) => string,
): Subject<Fitna> {
  const procedures = fitna.procedures.map((one) =>
    one.name === procedure.name
      ? { ...procedure, run: (stage: string, s: Stage<Fitna, never>) => run(stage, s, () => procedure.run(stage, s)) }
      : one,
  );
  return { ...subject, book: rulebook({ ...fitna, procedures }, content, "leaking") };
}

describe("positions built for secrets find", () => {
  it("R-088 who is not asked because none of its hidden units is reduced", () => {
    const leak = leaking(batchOrReplacements, (stage, s, sound) => {
      if (stage === "offer" && upgradable(playing(s), s.data.seat).length === 0)
        Object.assign(s.data, { batch: "batch-first" });
      return sound();
    });
    expect(() => keepsSecretsAt(leak, reducedBelow)).toThrow(/leak/);
  });

  it("R-089 who is not asked because hidden units of friends leave it no choice", () => {
    const leak = leaking(arrivals, (stage, s, sound) => {
      const { seat, units } = s.data;
      const isChoice = units.some((unit) => arrivalSpaces(playing(s), seat, unit).length > 1);
      return stage === "arrive" && !isChoice ? "done" : sound();
    });
    expect(() => keepsSecretsAt(leak, friendsInPort)).toThrow(/leak/);
  });

  it("R-133 a retreat of which everyone sees where it may go", () => {
    const leak = leaking(offensive, (_stage, s, sound) => {
      const next = sound();
      const { settling } = s.state.table;
      if (settling?.kind !== "retreat") return next;
      const now = playing(s);
      const { from: origin, target: from } = offensiveOf(s.state.table);
      const options = retreatOptions(now.edition, mapOf(now), { from, origin, gone: [] }, fightersOf(now, "defender"));
      Object.assign(settling, { options });
      return next;
    });
    expect(() => keepsSecretsAt(leak, friendsBehind)).toThrow(/leak/);
  });
});
