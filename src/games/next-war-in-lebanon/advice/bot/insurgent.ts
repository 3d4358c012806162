import type { Eyes } from "../../state.ts";
import type { Candidate } from "./candidates.ts";
import { chitPlays } from "./chit-plays.ts";
import { builds } from "./insurgent-builds.ts";
import { corps, moves } from "./insurgent-moves.ts";
import { readying } from "./insurgent-readying.ts";
import { recoveries, rockets } from "./insurgent-rockets.ts";

/** 3.5 VP on average, and it cannot be made up for in a later turn. */
const RAID = 6;

/** What comes before all else. */
export const insurgentFirst = (c: Eyes): readonly Candidate[] => [...chitPlays(c), ...corps(c)];

/** What the Insurgents might play then, with what it may gain. */
export const insurgentPlays = (c: Eyes): readonly Candidate[] => [
  { action: "j3-raid", said: {}, gain: RAID },
  ...rockets(c),
  ...readying(c),
  ...moves(c),
  ...builds(c),
  ...recoveries(c),
];
