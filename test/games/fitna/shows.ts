import type { Fitna } from "../../../src/games/fitna/state.ts";
import { showing } from "../../kit/shows.ts";

/** Lines that only come because of what lay hidden: bans and decoys that show themselves, sealed answers, supply, clashes, and who changes hands. */
const OF_HIDDEN: readonly string[] = [
  "combat/called-off",
  "combat/decoys",
  "effects/cancelled",
  "effects/no-strike",
  "effects/strike",
  "effects/steps-lost",
  "movement/supply",
  "powers/camps",
  "powers/command",
  "powers/coup",
  "powers/lebanon",
  "powers/tension",
  "powers/withdrew",
];

/**
 * What nobody knew before of other lines: units that are turned up, reduced or find no room, and cards that are dealt.
 */
const FRESH: { readonly [line: string]: readonly string[] } = {
  "cards/got": ["cards"],
  "cards/lost": ["cards"],
  "combat/declared": ["attackers", "defenders"],
  "combat/losses": ["reduced", "hidden", "eliminated"],
  "combat/reduced": ["units"],
  "effects/offered-card": ["card"],
  "effects/seen": ["units"],
  "movement/moved": ["top"],
  "movement/top": ["unit"],
  "powers/seen": ["units"],
  "reinforcements/arrived": ["to", "waiting"],
};

/** offensives and strikes, looks at stacks, coups, supply, and whatever comes to lie on top. */
export const shows = showing<Fitna>({
  ofHidden: OF_HIDDEN,
  fresh: FRESH,
  // the strength of those who lie hidden decides; a card drawn from a hand goes to its discards before their eyes
  turnedUp: ({ table: { stacks, control, once, discards } }) => [stacks, control, once, discards],
});
