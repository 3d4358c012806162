import type { Iraq } from "../../../src/games/iraqi-conflict/state.ts";
import { showing } from "../../kit/shows.ts";

/** Cards that are dealt or traded, how many others have discarded, and hands that are laid open. */
export const shows = showing<Iraq>({
  fresh: {
    dealt: ["cards"],
    redrawn: ["drawn", "cards"],
    replaced: ["counts"],
    revealed: ["hands", "discards", "alignments", "totals"],
    traded: ["got", "cards", "is"],
  },
});
