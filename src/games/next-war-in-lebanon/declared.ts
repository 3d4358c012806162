import { partly } from "../../engine/index.ts";
import { choosingChits } from "./chits/selection.ts";

/** The questions that are declared as one object each; all others still have their words and defaults by hand. */
export const DECLARED = partly([choosingChits]);
