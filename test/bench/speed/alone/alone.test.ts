import { GOALS, type Measured } from "../goals.ts";
import { keepsToItsGoalsAlone } from "../speed.ts";

for (const game of Object.keys(GOALS) as Measured[]) keepsToItsGoalsAlone(game); // the literal's own keys
