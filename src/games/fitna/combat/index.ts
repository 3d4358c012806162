import { game } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

const { action } = game<Fitna>();

export const endOffensives = action("end-offensives", "End offensives", {
  help: "Ends your Offensives segment.",
  common: true,
  ends: true,
}).apply(() => {});

/** What the active seat does in its Offensives segment. */
export const OFFENSIVES = [endOffensives];
export const COMBAT_ACTIONS = [...OFFENSIVES];
export const COMBAT_PROCEDURES = [];
