import { game } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";

const { procedure } = game<Lebanon>();

/** */
export const deferred = procedure<null>("deferred")({ apply: () => "done" });
