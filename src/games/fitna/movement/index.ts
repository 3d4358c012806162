import { game } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

const { action } = game<Fitna>();

export const endMovement = action("end-movement", "End movement", {
  help: "Ends your Movement segment.",
  common: true,
  ends: true,
}).apply(() => {});

/** What the active seat decides in its Planning, Movement and Strategic Movement segments. */
export const PLANNING = [];
export const MOVES = [endMovement];
export const STRATEGIC = [];
export const MOVEMENT_ACTIONS = [...PLANNING, ...MOVES, ...STRATEGIC];
export const MOVEMENT_PROCEDURES = [];
