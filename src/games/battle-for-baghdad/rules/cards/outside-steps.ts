/**
 * Effects of plans, of windows and of Arab Street cards. Most do nothing by themselves: the rules that they change look
 * for them.
 */
import { z } from "zod";
import { WARFARE } from "../../content/effects.ts";
import { effect, some } from "./kind.ts";

const type = z.enum(WARFARE);
const types = z.array(type).min(1);

/** `neutralizes` speaks of the enemy Command's type, `blocks` of the Offense's. */
export const combatOffense = effect("combatOffense", { type, neutralizes: types }, () => ({ timing: "plan" }));
export const combatDefense = effect("combatDefense", { type, blocks: types }, () => ({ timing: "plan" }));
/** in a plan, in place of a Command. */
export const combatNetwork = effect("combatNetwork", { value: some }, () => ({ timing: "plan" }));

/** takes the Initiative without a bid, and draws a number of cards. */
export const takesInitiative = effect("takeInitiative", { draw: z.int().min(0) }, () => ({ timing: "W1" }));
/** No further Arab Street card this turn. */
export const stopsStreet = effect("stopStreet", {}, () => ({
  timing: "W3",
  onStreet: (_, street) => {
    street.stopped = true;
  },
}));
/** The card or combination aimed at the player has no effect. */
export const cancelsTargeted = effect("cancelTargeted", {}, () => ({ timing: "W4" }));
export const cancelsOffense = effect("cancelOffense", {}, () => ({ timing: "W5" }));
export const cancelsDefense = effect("cancelDefense", {}, () => ({ timing: "W5" }));
/** the award goes to the other side. */
export const swapsAward = effect("swapAward", {}, () => ({ timing: "W6" }));
/** Ruling AB: as much again of what has just come from one source. */
export const doublesIncome = effect("doubleIncome", {}, () => ({ timing: "W7" }));

/** Normal Moves of this turn go this many Zones at most. */
export const limitsMoves = effect("limitMove", { zones: some }, ({ zones }) => ({
  onStreet: ({ state: { table } }) => {
    table.zonesPerMove = Math.min(table.zonesPerMove, zones);
  },
}));
export const forbidsAirmobile = effect("forbidAirmobile", {}, () => ({
  onStreet: ({ state: { table } }) => {
    table.noAirmobile = true;
  },
}));

export const outsideSteps = [
  combatOffense,
  combatDefense,
  combatNetwork,
  takesInitiative,
  stopsStreet,
  cancelsTargeted,
  cancelsOffense,
  cancelsDefense,
  swapsAward,
  doublesIncome,
  limitsMoves,
  forbidsAirmobile,
] as const;
