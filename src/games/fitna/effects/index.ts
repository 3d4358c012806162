import { game } from "../../../engine/index.ts";
import type { Fitna } from "../state.ts";

const { action } = game<Fitna>();

export const endEvents = action("end-events", "End the Events segment", {
  help: "Plays no more events in this phase: supply is checked, then you plan.",
  common: true,
  ends: true,
}).apply(() => {});

/** What the active seat does in its Events segment. */
export const EVENTS = [endEvents];
export const EFFECT_ACTIONS = [...EVENTS];
export const EFFECT_PROCEDURES = [];
