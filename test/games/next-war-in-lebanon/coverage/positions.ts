import { SEATS } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { book } from "../builder.ts";
import { drawing } from "../cards.ts";
import { battles, casualties, commitments, secureMoves } from "./battles.ts";
import { everyCard, leftOut } from "./cards.ts";
import type { Coverage } from "./coverage.ts";
import { everyLoss, everyReturn, everyTarget } from "./every-type.ts";
import { Seed, type Wishes } from "./seed.ts";
import { beheading, SYRIA, strikesOnSyria } from "./strikes.ts";

/** Positions for what random play seldom or never comes to. */
export const POSITIONS: readonly ((coverage: Coverage) => void)[] = [
  everyCard,
  leftOut,
  strikesOnSyria,
  everyTarget,
  everyReturn,
  everyLoss,
  beheading,
  battles,
  secureMoves,
  commitments,
  casualties,
  phases,
  endings,
];

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
  const eliminated = ["gue-5", "gue-6", "mil-5", "sr-2"];
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
        const { options } = SYRIA;
        new Seed(coverage, { options, phasing, hands, zones, boxes, eliminated }).goOn(`${phasing} ${n}`, 25);
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
