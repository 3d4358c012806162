import type { Params } from "../../../src/engine/index.ts";
import {
  type CascadeRow,
  SCENARIOS,
  type ScenarioId,
  SEATS,
  type SeatId,
  type ZoneId,
} from "../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Draw } from "../../../src/games/next-war-in-lebanon/effects/cards.ts";
import { deferred } from "../../../src/games/next-war-in-lebanon/effects/deferred.ts";
import { keyOf } from "../../kit/index.ts";
import { book } from "./builder.ts";
import { type CardText, collateral, drawing, draws, PHASE } from "./cards.ts";
import type { Coverage } from "./coverage.ts";
import { everyDie, Seed, type Wishes } from "./coverage-seed.ts";
import { enterZone } from "./fighting.ts";

/** Positions for what random play seldom or never comes to. */
export function playPositions(coverage: Coverage): void {
  for (const position of [everyCard, leftOut, strikesOnSyria, battles, phases, endings]) position(coverage);
}

const HANDS: NonNullable<Wishes["hands"]> = {
  idf: ["J-1", "J-2", "J-2", "J-3", "J-3", "J-4", "J-6"],
  insurgent: ["J-1", "J-2", "J-3", "J-4", "J-4", "J-6"],
};
const GONE = ["gue-5", "gue-6", "mil-5", "sr-2"];
const ALL: Params = { chits: "yes" };

/** every row of both charts with every face of its die, for each cause, in the phase of either seat. */
function everyCard(coverage: Coverage): void {
  for (const scenario of SCENARIOS)
    for (const row of rowsOf(scenario))
      for (const die of facesOf(row))
        for (const occasion of OCCASIONS) drawTwice(coverage, scenario, row, die, occasion);
}

type Occasion = readonly [why: Draw, phasing: SeatId];

const OCCASIONS: readonly Occasion[] = [
  [PHASE, "insurgent"],
  [collateral("idf"), "insurgent"],
  [collateral("insurgent"), "idf"],
];

function rowsOf(scenario: ScenarioId): readonly CascadeRow[] {
  const ids = new Set(Object.values(book.content.charts[scenario]));
  return [...ids].flatMap((id) => book.content.cascade[id] ?? []);
}

const facesOf = ({ do: effects }: CascadeRow): readonly (number | null)[] => {
  const rows = effects.flatMap((effect) => (effect.kind === "die" ? effect.rows : []));
  return rows.length > 0 ? rows.map(({ on }) => on[0] ?? null) : [null];
};

function drawTwice(
  coverage: Coverage,
  scenario: ScenarioId,
  row: CascadeRow,
  die: number | null,
  [why, phasing]: Occasion,
): void {
  const zones = { ayta: ["gue-1 D", "mil-1 D"], tyre: ["sr-1 C"] };
  const seed = new Seed(coverage, { scenario, options: ALL, phasing, hands: HANDS, eliminated: GONE, zones });
  const card: CardText = `${row.suit} ${row.ranks[0] ?? "A"}`;
  const kinds = row.do.map(({ kind }) => kind);
  const more: readonly CardText[] = kinds.includes("cascade.again") || kinds.includes("redraw") ? ["heart 9"] : [];
  const dice = [...(die === null ? [] : [die]), ...(kinds.includes("rockets.offMap") ? [6, 1] : [])];
  seed.do((game) => void draws(game, why, [card, ...more], dice)).settle(row.id);
  if (row.once) seed.do((game) => void draws(game, why, [card]));
  if (seed.game.table.deferred.length > 0) seed.do((game) => void game.call(deferred, null)).settle(row.id);
}

/** what the options leave out is no event. */
function leftOut(coverage: Coverage): void {
  const options = { syria: "never", iran: "no", hamas: "no" };
  for (const row of rowsOf("next-war"))
    if (row.concerns)
      new Seed(coverage, { options }).do((game) => void draws(game, PHASE, [`${row.suit} ${row.ranks[0] ?? "A"}`]));
}

const SYRIA: Wishes = {
  options: { ...ALL, syria: "start" },
  boxes: {
    "syr-hq-1": { zone: "syria", units: ["syr-9 C", "syr-5 C", "syr-7 D", "syr-14 C", "syr-csu C", "syr-msl-1 D"] },
  },
  zones: { syria: [["syr-msl-2 D", "syr-msl-3 D"]] },
};

/** every mission, let by, stopped, and both; the HQ hit with all hands and boxes full. */
function strikesOnSyria(coverage: Coverage): void {
  const targets = ["area-combat", "area-dispersed", "syr-msl-2", "other-syr-hq-1", "decapitation-syr-hq-1"];
  for (const target of targets)
    for (const answer of ["let-it-come", "sam", "syrian-ad"] as const)
      for (const face of [1, 6]) {
        const mission = { zone: "syria", target, ...(target.startsWith("area") ? { preferred: ["any"] } : {}) };
        const seed = new Seed(coverage, { ...SYRIA, hands: HANDS }).act("idf", "j3-strike", { missions: [mission] });
        const params: Params = { "let-it-come": {}, sam: { zones: ["syria"] }, "syrian-ad": { mission: "1" } }[answer];
        everyDie(face, () => seed.act("insurgent", answer, params).settle(target));
      }
}

/** Every type of unit in battles of each kind, with all chits. */
function battles(coverage: Coverage): void {
  const idf = ["arm-7 C", "mech-1 C", "li-35 C", "cav-a C", "sof-1 D", "csu-282 C"];
  const hezbollah = ["gue-1 D", "mil-1 D", "gue-2 C", "sr-1 C", "mr-1 C", "msl-1 C"];
  const syrians = ["syr-9 C", "syr-5 D", "syr-14 C", "syr-csu C"];
  const chits = { options: ALL, hands: HANDS };
  const steps = { options: { ...ALL, battles: "steps" }, hands: HANDS };
  for (let n = 0; n < 8; n++)
    for (const phasing of SEATS) {
      const { options } = SYRIA;
      fight(coverage, n, { ...chits, phasing, zones: { nabatiye: [...idf, ...hezbollah] } }, "nabatiye");
      fight(coverage, n, { ...steps, phasing, zones: { ayta: [...idf, ...hezbollah] } }, "ayta");
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

/** Phases of both seats with something to do for every chit. */
function phases(coverage: Coverage): void {
  const zones = {
    "central-israel": ["arm-7 C X", "mech-1 D R", "li-35 C", "csu-282 D X"],
    "northern-lebanon": ["gue-1 C X", "gue-2 D", "mr-1 C F"],
    safed: ["arm-8 C", "sof-1 C", "li-226 C R"],
    ayta: ["gue-3 D", "gue-4 C", "mil-1 D", "sr-1 C"],
    tyre: ["gue-7 C X", "sr-3 C F", "mr-2 C"],
    naqoura: ["mil-2 C"],
  };
  const boxes = { ...SYRIA.boxes, "hq-91": { zone: "safed", units: ["arm-14 C", "mech-2 D"] } };
  const usual: NonNullable<Wishes["hands"]> = {
    idf: ["J-1", "J-1", "J-1", "J-2", "J-2", "J-3", "J-3", "J-4", "J-4"],
    insurgent: ["J-1", "J-1", "J-2", "J-2", "J-3", "J-3", "J-3", "J-4"],
  };
  const signals: NonNullable<Wishes["hands"]> = {
    idf: ["J-1", "J-2", "J-5", "J-6", "J-3", "J-3", "J-1"],
    insurgent: ["J-1", "J-1", "J-2", "J-5", "J-6", "J-3"],
  };
  for (const phasing of SEATS)
    for (const hands of [usual, signals])
      for (let n = 0; n < 6; n++) {
        const { options = {} } = SYRIA;
        new Seed(coverage, { options, phasing, hands, zones, boxes, eliminated: GONE }).goOn(`${phasing} ${n}`, 25);
      }
}

/** every way to end; 26 Hezbollah units out of play against 18 zones are 8 VP ahead. */
function endings(coverage: Coverage): void {
  for (const seat of SEATS) new Seed(coverage, {}).act(seat, "concede");
  const eliminated = book.content.scenarios["next-war"].pieces.insurgent.units;
  for (const vp of [7, 8, 9]) {
    const seed = new Seed(coverage, { eliminated });
    seed.game.change(({ table, hands, frames }) => {
      table.turn = table.length;
      table.vp = vp;
      if (hands.idf) hands.idf.strategy = "countervalue";
      frames.splice(0, frames.length, { procedure: "campaign", stage: "effects", data: null, outcome: [] });
    });
    drawing(["heart K"], () => void seed.do((game) => void game.run()));
  }
}
