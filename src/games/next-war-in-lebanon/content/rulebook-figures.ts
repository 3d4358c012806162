import type { ScenarioId } from "./sides.ts";
import type { UnitType } from "./unit-types.ts";

/** Numbers of pieces that the rulebook gives, by which a pack is checked. */

type Counts = { readonly [type in UnitType | "hq"]?: number };

/** §15: what each scenario begins with, and its IDF reinforcements. */
export const FORCES: {
  readonly [scenario in ScenarioId]: { readonly [force in "idf" | "insurgent" | "reinforcements"]: Counts };
} = {
  "next-war": {
    idf: { hq: 6, armor: 8, mech: 7, light: 3, cav: 1, sof: 3, csu: 4 },
    insurgent: { militia: 5, guerrilla: 12, sr: 5, mr: 3, missile: 1 },
    reinforcements: { hq: 1, mech: 1, cav: 2, csu: 1 },
  },
  "lebanon-2006": {
    idf: { hq: 1, armor: 3, mech: 2, light: 1, cav: 1, sof: 2, csu: 2 },
    insurgent: { militia: 5, guerrilla: 12, sr: 3, mr: 2 },
    reinforcements: { hq: 2, armor: 4, mech: 3, light: 1, sof: 1, csu: 2 },
  },
};

/** §12.1: what Syria enters with at least. */
export const SYRIA: Counts = { hq: 1, missile: 3 };

/** §16: chits of each seat, without and with the optional ones. */
export const CHITS = { usual: 20, optional: 24 };
