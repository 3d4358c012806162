import { scoutsSubject } from "./games/scouts.ts";
import { skirmishSubject } from "./games/skirmish/index.ts";
import { summitSubject } from "./games/summit/index.ts";
import { playByTheRules } from "./index.ts";

playByTheRules(skirmishSubject);
playByTheRules(summitSubject);
playByTheRules(scoutsSubject);
