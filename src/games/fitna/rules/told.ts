import { cardsTold } from "./cards/words.ts";
import { combatTold } from "./combat/log.ts";
import { effectsTold } from "./effects/words.ts";
import { movementTold } from "./movement/words.ts";
import { powersTold } from "./powers/words.ts";
import { reinforcementsTold } from "./reinforcements/words.ts";
import { turnsTold } from "./turn/words.ts";
import { ended } from "./victory/words.ts";

/** What is told. */
export const told = [
  ...cardsTold,
  ...combatTold,
  ...effectsTold,
  ...movementTold,
  ...powersTold,
  ...reinforcementsTold,
  ...turnsTold,
  ended,
] as const;
