import { keepsToItsGoals } from "./speed.ts";

keepsToItsGoals("fitna");
