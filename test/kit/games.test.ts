import { rulebook } from "#engine";
import { type Provinces, provinces } from "../../scripts/bench/provinces.ts";
import { raidersSubject } from "./games/raiders/index.ts";
import { scoutsSubject } from "./games/scouts.ts";
import { skirmishSubject } from "./games/skirmish/index.ts";
import { summitSubject } from "./games/summit/index.ts";
import { playByTheRules } from "./index.ts";

playByTheRules(skirmishSubject);
playByTheRules(summitSubject);
playByTheRules(scoutsSubject);
playByTheRules(raidersSubject);
/** A state of which submits share most with the state before. */
const large = rulebook<Provinces>(provinces, { regions: 10, acts: 150 }, "provinces");
playByTheRules({ name: "provinces", book: large, pieces: () => [], games: 1, secrets: false, words: false });
