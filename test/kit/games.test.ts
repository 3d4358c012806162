import { skirmishSubject } from "./games/skirmish.ts";
import { playByTheRules } from "./index.ts";

playByTheRules(skirmishSubject);
