import type { Move, View } from "../../../../engine/index.ts";
import { mine } from "../../rules/judgement/ground.ts";
import type { Lebanon } from "../../state.ts";
import { best } from "./candidates.ts";
import { idfFirst, idfPlays } from "./idf.ts";
import { insurgentFirst, insurgentPlays } from "./insurgent.ts";

/** The play that promises most; null: none is worth its chit. */
export function nextPlay(view: View<Lebanon>): Move | null {
  const [first, plays] = mine(view) === "idf" ? [idfFirst, idfPlays] : [insurgentFirst, insurgentPlays];
  return best(view, first(view)) ?? best(view, plays(view));
}
