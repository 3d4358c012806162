import type { ReactionWindow, View } from "../../../engine/index.ts";
import { holds } from "../chits/hand.ts";
import type { ChitType } from "../content/types.ts";
import type { Lebanon } from "../state.ts";

/** What a chit is good for in a window. */
type Use = readonly [chit: ChitType, use: string];

const held =
  (...uses: readonly Use[]) =>
  ({ hand }: View<Lebanon>): readonly string[] =>
    uses.filter(([chit]) => holds(hand, chit) > 0).map(([chit, use]) => `${chit} (${use})`);

const window = (name: string, title: string, plays: ReactionWindow<Lebanon>["plays"]): ReactionWindow<Lebanon> => ({
  name,
  title,
  mode: "standing-only",
  plays,
});

/** Section 7: questions of battles to the seat that does not move. */
export const COMBAT_WINDOWS: readonly ReactionWindow<Lebanon>[] = [
  window("W1", "when units enter (ambush, evade)", held(["J-3", "ambush"], ["J-2", "evade"])),
  window("W2", "before a battle (evade)", held(["J-2", "evade"])),
  window(
    "W3",
    "at the start of a battle (support)",
    held(["J-3", "close air support"], ["J-4", "support or SAM"], ["J-6", "networks"]),
  ),
  window("W7", "which firer loses", () => []),
];
