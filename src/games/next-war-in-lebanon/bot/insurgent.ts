import type { Candidate } from "./candidates.ts";
import { chitPlays } from "./chit-plays.ts";
import type { Eyes } from "./ground.ts";
import { builds } from "./insurgent-builds.ts";
import { moves } from "./insurgent-moves.ts";
import { recoveries, rockets } from "./insurgent-rockets.ts";

/** What the Insurgents might play, with what it may gain. */
export const insurgentPlays = (c: Eyes): readonly Candidate[] => [
  { action: "j3-raid", said: {}, gain: 3.5 },
  ...chitPlays(c),
  ...rockets(c),
  ...moves(c),
  ...builds(c),
  ...recoveries(c),
];
