import { keepsToItsGoals } from "./speed.ts";

keepsToItsGoals("next-war-in-lebanon");
