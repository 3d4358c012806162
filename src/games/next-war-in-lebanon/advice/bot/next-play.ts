import type { Move } from "../../../../engine/index.ts";
import { type Eyes, sideOf } from "../../state.ts";
import { best, type Candidate } from "./candidates.ts";
import { chitPlays } from "./chit-plays.ts";
import { airlifts } from "./idf-airlifts.ts";
import { assemblies, looseUnits, taskForces } from "./idf-moves.ts";
import { modes, reinforcements, repairs, withdrawals } from "./idf-repairs.ts";
import { strikes } from "./idf-strikes.ts";
import { builds } from "./insurgent-builds.ts";
import { corps, moves } from "./insurgent-moves.ts";
import { readying } from "./insurgent-readying.ts";
import { recoveries, rockets } from "./insurgent-rockets.ts";

/** 3.5 VP on average, and it cannot be made up for in a later turn. */
const RAID = 6;

/** What comes before all else, and what might be played otherwise, with what it may gain. */
interface Plays {
  first(c: Eyes): readonly Candidate[];
  others(c: Eyes): readonly Candidate[];
}

const IDF: Plays = {
  first: (c) => [...chitPlays(c), ...assemblies(c)],
  others: (c) => [
    ...taskForces(c),
    ...looseUnits(c),
    ...airlifts(c),
    ...repairs(c),
    ...withdrawals(c),
    ...modes(c),
    ...reinforcements(c),
    ...strikes(c),
  ],
};

const INSURGENT: Plays = {
  first: (c) => [...chitPlays(c), ...corps(c)],
  others: (c) => [
    { action: "j3-raid", said: {}, gain: RAID },
    ...rockets(c),
    ...readying(c),
    ...moves(c),
    ...builds(c),
    ...recoveries(c),
  ],
};

/** The play that promises most; null: none is worth its chit. */
export function nextPlay(view: Eyes): Move | null {
  const plays = sideOf(view) === "idf" ? IDF : INSURGENT;
  return best(view, plays.first(view)) ?? best(view, plays.others(view));
}
