import { activateIslamicState } from "./activation-is.ts";
import { coup } from "./coups.ts";
import { callCounters } from "./daesh-call.ts";
import { attackWithIs, endActivation, moveLeader } from "./daesh-orders.ts";
import { lebanonWar } from "./lebanon-war.ts";
import { levelSix, levelTen } from "./levels.ts";
import { offensive } from "./placeholder.ts";
import { withdraw, withdrawal } from "./withdrawal.ts";

export const POWER_ACTIONS = [attackWithIs, callCounters, endActivation, moveLeader, withdraw];
export const POWER_PROCEDURES = [activateIslamicState, offensive, coup, lebanonWar, levelSix, levelTen, withdrawal];
