import { describe, it } from "vitest";
import { rulebook } from "../../../src/engine/index.ts";
import { EDITIONS } from "../../../src/games/fitna/content/sides.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import type { Fitna } from "../../../src/games/fitna/state.ts";
import { CLAIMS, type Subject, uphold } from "../../kit/index.ts";
import { changes } from "./changes.ts";
import { content } from "./packs.ts";

const subject: Subject<Fitna> = {
  name: "Fitna",
  book: rulebook(fitna, content, "0".repeat(64)),
  games: 1,
  bound: 4000,
  changes,
  pieces: () => [],
};

/** Counters of IS called, interventions; units that change hands or are lent; units off the map. With UMPIRE_FUZZ_GAMES all are played. */
const FEW = ["10 of 2020", "3 of 2018", "8 of 2018"];
const isMany = Number(process.env.UMPIRE_FUZZ_GAMES ?? 1) > 1;

const scenarios = EDITIONS.flatMap((edition) =>
  Object.keys(content.editions[edition].scenarios).map((scenario) => ({ edition, scenario })),
).filter(({ edition, scenario }) => isMany || FEW.includes(`${scenario} of ${edition}`));

describe("pictures mark where something has changed, and nowhere else", () => {
  it.each(scenarios)("scenario $scenario of $edition", { timeout: 600_000 }, ({ edition, scenario }) => {
    const options = { edition, scenario, victory: "levels", reactions: [] };
    uphold(subject, { label: `scenario ${scenario} of ${edition}`, options }, CLAIMS.marksWhatChanged());
  });
});
