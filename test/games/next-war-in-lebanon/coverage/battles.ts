import type { Params } from "#engine";
import { SCENARIOS, SEATS, type SeatId, type ZoneId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { keyOf } from "../../../kit/index.ts";
import type { Game } from "../builder.ts";
import { enterZone, shot } from "../fighting.ts";
import type { Coverage } from "./coverage.ts";
import { ALL, everyDie, HANDS, Seed, type Wishes } from "./seed.ts";
import { SYRIA } from "./strikes.ts";

/** Every type of unit in battles of each kind, with all chits. */
export function battles(coverage: Coverage): void {
  const idf = ["arm-7 C", "mech-1 C", "li-35 C", "cav-a C", "sof-1 D", "csu-282 C"];
  const hezbollah = ["gue-1 D", "mil-1 D", "gue-2 C", "sr-1 C", "mr-1 C", "msl-1 C"];
  const syrians = ["syr-9 C", "syr-5 D", "syr-14 C", "syr-csu C"];
  const chits = { options: ALL, hands: HANDS };
  const steps = { options: { ...ALL, battles: "steps" }, hands: HANDS };
  for (let n = 0; n < 8; n++)
    for (const phasing of SEATS) {
      const { options } = SYRIA;
      fight(coverage, n, { ...chits, phasing, zones: { nabatiye: [...idf, "li-900 C", ...hezbollah] } }, "nabatiye");
      fight(coverage, n, { ...steps, phasing, zones: { ayta: [...idf, "li-900 C", ...hezbollah] } }, "ayta");
      fight(coverage, n, { ...chits, options, phasing, zones: { rachaya: [...idf, ...syrians] } }, "rachaya");
      const sof = ["sof-1 D", "sof-2 D", "sof-3 C", "syr-msl-1 D", "syr-msl-2 D", "syr-14 D"];
      fight(coverage, n, { ...chits, options, phasing, zones: { syria: sof } }, "syria");
      const zones = { ayta: ["arm-401 C", "mech-1 D", "gue-1 D", "gue-2 C", "sr-1 C"] };
      fight(coverage, n, { ...chits, scenario: "lebanon-2006", phasing, zones }, "ayta");
    }
}

function fight(coverage: Coverage, n: number, wishes: Wishes, zone: ZoneId): void {
  const { phasing = "idf" } = wishes;
  const seed = new Seed(coverage, wishes);
  seed.game.change(({ random }) => {
    random.key = keyOf("coverage", zone, phasing, n);
  });
  seed.do((game) => void enterZone(game, phasing, zone)).settle(`${zone} ${phasing} ${n}`);
}

/** close air support against SAM; anti-tank support, and its end. */
export function commitments(coverage: Coverage): void {
  const zones = { ayta: ["arm-401 C", "mech-1 C", "gue-1 C", "gue-2 C"] };
  for (const scenario of SCENARIOS)
    for (const face of [1, 6]) {
      const seed = new Seed(coverage, { scenario, options: ALL, hands: HANDS, zones });
      seed.do((game) => void enterZone(game, "idf", "ayta").act("insurgent", "pass"));
      const support = scenario === "next-war" ? "j4" : "at";
      everyDie(face, () =>
        seed
          .act("idf", "commit", { support: "j4", cas: "yes", j6: 2, targets: "weakest" })
          .act("insurgent", "commit", { support, sam: 1, j6: 2, targets: "weakest" }),
      );
      seed.settle(scenario);
    }
}

/** both seats pay a second J-3, so that nobody ambushes. */
export function secureMoves(coverage: Coverage): void {
  const zones = { maalot: ["arm-7 C", "mech-1 C"], ayta: ["gue-1 C", "gue-2 C"] };
  const moves = { idf: ["maalot", "ayta", "arm-7"], insurgent: ["ayta", "maalot", "gue-1"] } as const;
  for (const phasing of SEATS) {
    const [from, to, unit] = moves[phasing];
    const params = { from, parties: [{ to, units: [unit] }], secure: "yes" };
    new Seed(coverage, { phasing, hands: { [phasing]: ["J-3", "J-3"] }, zones })
      .act(phasing, "move-units", params)
      .settle(phasing);
  }
}

/** R-81, W7: step by step, the target's owner chooses which of two firers loses. */
export function casualties(coverage: Coverage): void {
  const options = { battles: "steps" };
  const zones = { ayta: ["arm-7 C", "arm-8 C", "gue-3 C"], naqoura: ["gue-1 C", "gue-2 C", "arm-14 C"] };
  const lost = (seat: SeatId, zone: ZoneId, shots: Params[]) => {
    const fire = (game: Game) => void enterZone(game, seat, zone).pass().act(seat, "fire-plan", { shots });
    const seed = new Seed(coverage, { options, phasing: seat, zones });
    return seed.do((game) => void game.roll([6, 1, 1, 1, 6], fire));
  };
  lost("idf", "ayta", [shot("arm-7", "gue-3"), shot("arm-8", "gue-3")])
    .act("insurgent", "choose-casualty", { unit: "arm-8" })
    .settle("ayta");
  lost("insurgent", "naqoura", [shot("gue-1", "arm-14"), shot("gue-2", "arm-14")])
    .act("idf", "choose-casualty", { unit: "gue-2" })
    .settle("naqoura");
}
