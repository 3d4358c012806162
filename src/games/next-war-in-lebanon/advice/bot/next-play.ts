import type { Move } from "../../../../engine/index.ts";
import { type Eyes, sideOf } from "../../state.ts";
import { best } from "./candidates.ts";
import { idfFirst, idfPlays } from "./idf.ts";
import { insurgentFirst, insurgentPlays } from "./insurgent.ts";

/** The play that promises most; null: none is worth its chit. */
export function nextPlay(view: Eyes): Move | null {
  const [first, plays] = sideOf(view) === "idf" ? [idfFirst, idfPlays] : [insurgentFirst, insurgentPlays];
  return best(view, first(view)) ?? best(view, plays(view));
}
