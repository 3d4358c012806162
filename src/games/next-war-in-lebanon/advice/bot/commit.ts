/** What the bot commits to a battle: support, air support, networks and SAM, and whom its units fire at. */
import type { Move } from "#engine";
import { holds } from "../../rules/chits/hand.ts";
import { canFly, commit, mayFly, NOTHING, supports } from "../../rules/combat/commitment.ts";
import { type Commitment, TARGET_POLICIES } from "../../rules/combat/types.ts";
import { type Eyes, sideOf } from "../../state.ts";
import { battleNow, isPhasing } from "../judgement/forces.ts";
import type { Clash } from "../judgement/forecast.ts";
import { balanceOf, raids, stake } from "./balance.ts";

/** What chits are kept for: a J-4 for airlifts or SAM, a J-3 for moves and strikes. After that nothing. */
const PRICES = { support: 0.3, fly: 0.5 } as const;

type Choice = Pick<Commitment, "support" | "closeAirSupport" | "targets">;

/** W3: what pays for the battle, and whom to fire at. */
export function commitment(c: Eyes): Move {
  const [best] = choices(c)
    .map((choice) => ({ choice, gain: worth(c, choice) - price(c, choice) }))
    .toSorted((a, b) => b.gain - a.gain);
  const { support, closeAirSupport, targets } = best?.choice ?? NOTHING;
  return { action: commit.name, params: { ...asked(c, { support, closeAirSupport }), targets } };
}

/** Only what the form asks of this seat. */
function asked(c: Eyes, { support, closeAirSupport }: Omit<Choice, "targets">): Move["params"] {
  const left = holds(c.hand, "J-4") - (support === "none" ? 0 : 1);
  return {
    ...(supports(c).length > 1 ? { support } : {}),
    ...(canFly(c) ? { cas: closeAirSupport ? "yes" : "no" } : {}),
    ...(holds(c.hand, "J-6") > 0 ? { j6: holds(c.hand, "J-6") } : {}),
    ...(c.seat === "insurgent" && mayFly(c.table) && left > 0 ? { sam: left } : {}),
  };
}

/** No support, and the strongest that is offered. */
function choices(c: Eyes): readonly Choice[] {
  const offered = supports(c).map(({ value }) => value);
  const flights = canFly(c) ? [false, true] : [false];
  return [...new Set([...offered.slice(0, 1), ...offered.slice(-1)])].flatMap((support) =>
    flights.flatMap((closeAirSupport) => TARGET_POLICIES.map((targets) => ({ support, closeAirSupport, targets }))),
  );
}

const price = (c: Eyes, { support, closeAirSupport }: Choice): number =>
  (isSpare(c) ? 0.02 : 1) * ((support === "none" ? 0 : PRICES.support) + (closeAirSupport ? PRICES.fly : 0));

/** What the IDF still holds in the other's phase, and the Insurgents in their own, is of no further use. */
const isSpare = (c: Eyes): boolean => (sideOf(c) === "idf") !== isPhasing(c);

function worth(c: Eyes, { support, closeAirSupport, targets }: Choice): number {
  const battle = battleNow(c);
  const seat = sideOf(c);
  const { zone, kind, attacker, fighters } = battle;
  const clash: Clash = {
    zone,
    kind,
    attacker,
    fighters,
    closeAirSupport,
    ...(support === "none" ? {} : { support: { [seat]: support } }),
    targets: { [seat]: targets },
  };
  const { control, lost, harm } = balanceOf(c, clash);
  const forIdf = harm + stake(c, zone) * control - 0.5 * raids(c, zone) * lost;
  return seat === "idf" ? forIdf : -forIdf;
}
