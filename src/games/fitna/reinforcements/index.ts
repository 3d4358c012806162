import { arrivals, placeUnits } from "./arrivals.ts";
import { batchOrReplacements, reinforce } from "./batches.ts";

export const REINFORCEMENT_ACTIONS = [placeUnits, reinforce];
export const REINFORCEMENT_PROCEDURES = [arrivals, batchOrReplacements];
