import { cardsTold } from "./cards/words.ts";
import { combatTold } from "./combat/log.ts";
import { cancellingTold } from "./effects/cancelling.ts";
import { played } from "./effects/event.ts";
import { exchangesTold } from "./effects/exchange.ts";
import { kindsTold } from "./effects/kinds.ts";
import { jokerTold } from "./effects/special-jokers.ts";
import { strikesTold } from "./effects/strikes.ts";
import { movementTold } from "./movement/words.ts";
import { powersTold } from "./powers/words.ts";
import { reinforcementsTold } from "./reinforcements/words.ts";
import { turnsTold } from "./turn/words.ts";
import { ended } from "./victory/words.ts";

/** What is told. */
export const told = [
  ...cardsTold,
  ...combatTold,
  played,
  ...cancellingTold,
  ...strikesTold,
  ...kindsTold,
  jokerTold,
  ...exchangesTold,
  ...movementTold,
  ...powersTold,
  ...reinforcementsTold,
  ...turnsTold,
  ended,
] as const;
