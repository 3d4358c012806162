import { coup } from "./coups.ts";
import { lebanonWar } from "./lebanon-war.ts";
import { levelSix, levelTen } from "./levels.ts";
import { withdraw, withdrawal } from "./withdrawal.ts";

export const POWER_ACTIONS = [withdraw];
export const POWER_PROCEDURES = [coup, lebanonWar, levelSix, levelTen, withdrawal];
