import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { showing } from "../../kit/shows.ts";

/** Lines that only come because of what was hidden: who cannot be ambushed, nobody who could fire, what was committed, the strategy. */
const OF_HIDDEN: readonly string[] = [
  "combat/immune",
  "combat/no-battle",
  "combat/sam",
  "combat/silent",
  "combat/firefight",
  "effects/effect-void",
  "strikes/rockets",
  "victory/ended",
];

/**
 * What nobody knew before of other lines: units that are turned up, hit or counted, and chits that are drawn or shown.
 */
const FRESH: { readonly [line: string]: readonly string[] } = {
  "chits/hand": ["chits"],
  "combat/advantage": ["modifiers", "first"],
  "combat/battle": ["fighters"],
  "combat/bonus": ["chit", "why"],
  "combat/committed": ["support", "closeAirSupport", "networked"],
  "combat/evaded": ["units"],
  "combat/evasion": ["rolls"], // dice go by the units that are named
  "effects/discarded": ["chits"],
  "effects/gained": ["chits"],
  "effects/infiltrated": ["unit"],
  "plays/examined": ["chits", "unseen"],
  "plays/inspected": ["units"],
  "plays/jammed": ["chits", "lost"],
  "plays/moved": ["entered", "left"],
  "plays/treated": ["how", "shown", "unit"],
  "strikes/struck": ["shots"],
};

/** battles, strikes and looks, chits, and whatever comes to lie on top; R-26: who controls zones. */
export const shows = showing<Lebanon>({
  ofHidden: OF_HIDDEN,
  fresh: FRESH,
  turnedUp: ({ table: { groups, control, battle, ending }, hands }, seat) => [
    groups,
    control,
    battle?.targets, // laid open with what is committed
    hands[seat]?.known,
    ending, // how the points went, which only the IDF has known
  ],
});
