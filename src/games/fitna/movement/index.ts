import { airAssault, airMove } from "./air.ts";
import { depot } from "./depot.ts";
import { endMovement, sendUnitsBack } from "./end-movement.ts";
import { move } from "./move.ts";
import { plan } from "./plan.ts";
import { strategicMove } from "./strategic.ts";
import { showTop } from "./top.ts";

/** What the active seat decides in its Planning, Movement and Strategic Movement segments. */
export const PLANNING = [plan, depot];
export const MOVES = [move, airMove, airAssault, showTop, sendUnitsBack, endMovement];
export const STRATEGIC = [strategicMove];
export const MOVEMENT_ACTIONS = [...PLANNING, ...MOVES, ...STRATEGIC];
export const MOVEMENT_PROCEDURES = [];
