import type { ReactionWindow } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { STRIKE_WINDOW } from "./resolve.ts";

/** Section 7, W5: missions have been announced. */
export const STRIKE_WINDOWS: readonly ReactionWindow<Lebanon>[] = [
  {
    name: STRIKE_WINDOW,
    title: "when deep strikes are announced",
    mode: "standing-only",
    plays: ({ hand }) => hand.chits.map(({ type }) => type).filter((type) => type === "J-4" || type === "J-6"),
  },
];
