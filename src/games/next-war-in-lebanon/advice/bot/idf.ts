import type { Eyes } from "../../state.ts";
import type { Candidate } from "./candidates.ts";
import { chitPlays } from "./chit-plays.ts";
import { airlifts } from "./idf-airlifts.ts";
import { assemblies, looseUnits, taskForces } from "./idf-moves.ts";
import { modes, reinforcements, repairs, withdrawals } from "./idf-repairs.ts";
import { strikes } from "./idf-strikes.ts";

/** What comes before all else. */
export const idfFirst = (c: Eyes): readonly Candidate[] => [...chitPlays(c), ...assemblies(c)];

/** What the IDF might play then, with what it may gain. */
export const idfPlays = (c: Eyes): readonly Candidate[] => [
  ...taskForces(c),
  ...looseUnits(c),
  ...airlifts(c),
  ...repairs(c),
  ...withdrawals(c),
  ...modes(c),
  ...reinforcements(c),
  ...strikes(c),
];
