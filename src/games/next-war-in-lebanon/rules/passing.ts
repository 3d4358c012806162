import { game } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

const { action } = game<Lebanon>();

/** Lets a window pass. */
export const pass = action("pass", "Pass", { common: true }).apply(() => {});
