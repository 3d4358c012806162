import { keepsToItsGoals } from "./speed.ts";

keepsToItsGoals("battle-for-baghdad");
