import { copy, type Dice, type Frozen, type Seat } from "../../engine/index.ts";
import type { Content } from "./content/types.ts";
import type { LebanonState } from "./state.ts";

/** Another state that the viewer cannot tell from this one. */
export function possible(
  state: Frozen<LebanonState>,
  _viewer: Seat,
  _dice: Dice,
  _content: Frozen<Content>,
): LebanonState {
  return copy(state) as LebanonState; // a copy may be written
}
