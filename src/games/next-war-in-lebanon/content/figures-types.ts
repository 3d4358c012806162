import type { Hits } from "./scenario-types.ts";

/** Numbers of the rulebook that no scenario changes. */
export interface Figures {
  readonly hits: {
    /** Rockets and missiles, those of Hamas too. */
    readonly rocket: Hits;
    readonly areaCombat: Hits;
    readonly areaDispersed: Hits;
    /** Dispersed units in urban zones cannot be hit. */
    readonly areaUrbanCombat: Hits;
    readonly pgm: Hits;
    readonly decapitation: Hits;
    readonly informationWarfare: Hits;
    readonly syrianAirDefence: Hits;
    /** Of a raid's die: collateral damage. */
    readonly raidCollateral: Hits;
  };
  /** How many dice are rolled: for each rocket or missile, for a raid, for the firer with close air support. */
  readonly dice: {
    readonly rocket: number;
    readonly missile: number;
    readonly raid: number;
    readonly closeAirSupport: number;
  };
  /** Chits drawn at random at the end of a turn. */
  readonly endOfTurnDraw: number;
  /** */
  readonly victory: {
    readonly countervalue: { readonly hezbollah: number; readonly syrian: number };
    readonly counterforce: { readonly zone: number };
    readonly insurgent: { readonly zone: number; readonly reduced: number; readonly eliminated: number };
  };
  readonly source: string;
}
