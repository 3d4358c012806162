/** Numbers in the rulebook that no scenario changes: what hits, how many dice are rolled, and what scores. */
import { z } from "zod";
import type { Frozen } from "#engine";
import { faces, some, source } from "./words.ts";

export const figuresFile = z.strictObject({
  source,
  hits: z.strictObject({
    /** Rockets and missiles, those of Hamas too. */
    rocket: faces,
    areaCombat: faces,
    areaDispersed: faces,
    /** Dispersed units in urban zones cannot be hit. */
    areaUrbanCombat: faces,
    pgm: faces,
    decapitation: faces,
    informationWarfare: faces,
    syrianAirDefence: faces,
    /** Of a raid's die: collateral damage. */
    raidCollateral: faces,
  }),
  /** How many dice are rolled: for each rocket or missile, for a raid, for the firer with close air support. */
  dice: z.strictObject({ rocket: some, missile: some, raid: some, closeAirSupport: some }),
  /** Chits drawn at random at the end of a turn. */
  endOfTurnDraw: some,
  /** what each unit and each zone is worth at the end. */
  victory: z.strictObject({
    countervalue: z.strictObject({ hezbollah: some, syrian: some }),
    counterforce: z.strictObject({ zone: some }),
    insurgent: z.strictObject({ zone: some, reduced: some, eliminated: some }),
  }),
});
export type Figures = Frozen<z.infer<typeof figuresFile>>;
