import type { Reason, View } from "../../engine/index.ts";
import { actionReason } from "./action/why-not.ts";
import { coalitionReason } from "./coalition/why-not.ts";
import { combatReason } from "./combat/why-not.ts";
import { openingReason } from "./opening-why-not.ts";
import type { Baghdad } from "./state.ts";

/** Why a seat cannot take an action that it is not asked for, chapter by chapter. */
export const whyNot = (view: View<Baghdad>, action: string): Reason | null =>
  openingReason(view, action) ??
  coalitionReason(view, action) ??
  actionReason(view, action) ??
  combatReason(view, action);
