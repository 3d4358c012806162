import { type Action, game } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

const { action } = game<Lebanon>();

const endPhase = action("end-phase", "End phase", { ends: true, common: true }).apply(() => {});

/** What a seat can do in its own phase, strikes, rockets and raids aside. */
export const PLAYS: readonly Action<Lebanon>[] = [endPhase];
