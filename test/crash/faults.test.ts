import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FaultBench } from "./fault-bench.ts";
import { LASTING_TROUBLES, SLOW_TROUBLES, STORAGE_TROUBLES, TARGETS, TROUBLES, type Trouble } from "./fault-table.ts";

const full = process.env.UMPIRE_SOAK !== undefined;
/** Every trouble meets every target in the full run, every twelfth one where it counts, and at least one otherwise. */
const EVERY = full ? 1 : process.env.CI ? 12 : TARGETS.length;
/** Where nothing is stored, nothing is refused: these meet at least one target at which something is. */
const everyFor = (trouble: Trouble): number => (STORAGE_TROUBLES.includes(trouble) ? Math.min(EVERY, 12) : EVERY);
/** What passes by itself may befall one campaign after the other; in the full run that would be too long. */
const TOGETHER = full ? 1 : 8;

const alone = (troubles: readonly Trouble[]) => troubles.map((trouble) => [trouble]);
const campaigns = [
  ...Array.from({ length: Math.ceil(TROUBLES.length / TOGETHER) }, (_, i) =>
    TROUBLES.slice(i * TOGETHER, (i + 1) * TOGETHER),
  ),
  ...alone(STORAGE_TROUBLES),
  ...alone(LASTING_TROUBLES),
  ...alone(full ? SLOW_TROUBLES : []),
];
const all = campaigns.flat();

describe.each(campaigns.map((troubles) => ({ troubles, names: troubles.map(({ name }) => name).join(", ") })))(
  "a campaign with $names",
  ({ troubles }) => {
    let bench: FaultBench;
    beforeAll(async () => {
      bench = await FaultBench.open();
    });
    afterAll(() => bench.close());

    describe.each([...troubles])("$name", (trouble) => {
      const { begin, end, failing, refuses = false, takesControls } = trouble;
      let refusals = 0;
      beforeAll(() => {
        refusals = bench.refusals;
      });

      const met = TARGETS.filter((target) => !(takesControls && target.pressed));
      const i = all.indexOf(trouble);
      it.each(met.filter((_, j) => (i + j) % Math.min(everyFor(trouble), met.length) === 0))(
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
        expect(bench.refusals > refusals).toBe(refuses);
      });
    });
  },
);
