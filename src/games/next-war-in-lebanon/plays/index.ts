import type { Action } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { airmobile } from "./airmobile.ts";
import { arrange } from "./arrange.ts";
import { j1Build } from "./build.ts";
import { endPhase } from "./end-phase.ts";
import { j2Chits, j2Inspect } from "./intelligence.ts";
import { moveHqAction } from "./move-hq.ts";
import { moveUnitsAction } from "./move-units.ts";
import { j5Plan, j6Infowar } from "./planning.ts";
import { reinforce } from "./reinforce.ts";
import { j1SanctuaryMode, j1SanctuaryRecover } from "./sanctuary.ts";
import { attach, detach } from "./task-forces.ts";
import { j1Mode, j1Rebuild, j1Recover } from "./treat.ts";
import { withdraw } from "./withdraw.ts";

/** What a seat can do in its own phase, strikes, rockets and raids aside. */
export const PLAYS: readonly Action<Lebanon>[] = [
  moveHqAction,
  moveUnitsAction,
  j1Recover,
  j1Rebuild,
  j1Build,
  j1Mode,
  j1SanctuaryRecover,
  j1SanctuaryMode,
  reinforce,
  j2Chits,
  j2Inspect,
  airmobile,
  withdraw,
  attach,
  detach,
  arrange,
  j5Plan,
  j6Infowar,
  endPhase,
];
