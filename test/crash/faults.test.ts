import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FaultBench } from "./fault-bench.ts";
import { LASTING_TROUBLES, SLOW_TROUBLES, STORAGE_TROUBLES, TARGETS, TROUBLES } from "./fault-table.ts";

const full = process.env.UMPIRE_SOAK !== undefined;
const troubles = [...TROUBLES, ...STORAGE_TROUBLES, ...LASTING_TROUBLES, ...(full ? SLOW_TROUBLES : [])];

describe.each(troubles.map((trouble, i) => ({ ...trouble, i })))(
  "$name",
  ({ begin, end, failing, refuses = false, takesControls, i }) => {
    let bench: FaultBench;
    beforeAll(async () => {
      bench = await FaultBench.open();
    });
    afterAll(() => bench.close());

    const met = TARGETS.filter((target) => !(takesControls && target.pressed));
    // every trouble meets every target in the full run, every twelfth one in the short run
    it.each(met.filter((_, j) => full || (i + j) % 12 === 0))(
      "at $name loses nothing and doubles nothing",
      async (target) => {
        await bench.finishTurn();
        const before = await bench.rows();
        const injected = bench.injected();
        const rows = await target.play(bench, () => {
          begin(bench, target.request(bench));
        });
        await end?.(bench);
        await bench.silence();
        expect(bench.injected() > injected).toBe(failing);
        expect(bench.findings()).toEqual([]);
        expect((await bench.rows()) - before).toBe(rows);
      },
      120_000,
    );

    it("has refused something if it should, and nothing else", () => {
      expect(bench.refusals > 0).toBe(refuses);
    });
  },
);
