import { coup } from "./coups.ts";
import { lebanonWar } from "./lebanon-war.ts";
import { levelSix, levelTen } from "./levels.ts";
import { batchOrReplacements } from "./placeholder.ts";
import { withdraw, withdrawal } from "./withdrawal.ts";

export const POWER_ACTIONS = [withdraw];
export const POWER_PROCEDURES = [batchOrReplacements, coup, lebanonWar, levelSix, levelTen, withdrawal];
