import { keepsToItsGoals } from "./speed.ts";

keepsToItsGoals("iraqi-conflict");
