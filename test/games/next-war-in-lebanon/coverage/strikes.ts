import type { Params } from "#engine";
import type { Coverage } from "./coverage.ts";
import { ALL, everyDie, HANDS, Seed, type Wishes } from "./seed.ts";

/** Syria is in from the start. */
export const SYRIA = {
  options: { ...ALL, syria: "start" },
  boxes: {
    "syr-hq-1": { zone: "syria", units: ["syr-9 C", "syr-5 C", "syr-7 D", "syr-14 C", "syr-csu C", "syr-msl-1 D"] },
  },
  zones: { syria: [["syr-msl-2 D", "syr-msl-3 D"]] },
} satisfies Wishes;

/** every mission, let by, stopped, and both; the HQ hit with all hands and boxes full. */
export function strikesOnSyria(coverage: Coverage): void {
  const targets = ["area-combat", "area-dispersed", "syr-msl-2", "other-syr-hq-1", "decapitation-syr-hq-1"];
  for (const target of targets)
    for (const answer of ["pass-strike", "sam", "syrian-ad"] as const)
      for (const face of [1, 6]) {
        const mission = { zone: "syria", target, ...(target.startsWith("area") ? { preferred: ["any"] } : {}) };
        const seed = new Seed(coverage, { ...SYRIA, hands: HANDS }).act("idf", "j3-strike", { missions: [mission] });
        const params: Params = { "pass-strike": {}, sam: { zones: ["syria"] }, "syrian-ad": { mission: "1" } }[answer];
        everyDie(face, () => {
          seed.act("insurgent", answer, params);
          if (seed.game.asked.actions.includes(answer)) seed.act("insurgent", answer, params);
          seed.settle(target);
        });
      }
}

/** the HQ hit; what is above the new C2 is cut down, and discarded. */
export function beheading(coverage: Coverage): void {
  const missions = [{ zone: "syria", target: "decapitation-syr-hq-1" }];
  const tyre = ["gue-1 D", "gue-2 D", "gue-3 D", "gue-4 D", "mil-1 D", "sr-1 C"];
  const seed = new Seed(coverage, { ...SYRIA, hands: HANDS, zones: { tyre } });
  everyDie(6, () => seed.act("idf", "j3-strike", { missions }).act("insurgent", "pass-strike"));
  seed.act("insurgent", "cut-to-c2", { units: ["gue-3"] });
  while (!seed.game.asked.actions.includes("discard")) seed.act("insurgent", "pass-event");
  seed.act("insurgent", "discard", { chits: ["J-1", "J-2"] }).settle("beheading");
}
