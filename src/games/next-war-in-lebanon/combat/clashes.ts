import { game } from "../../../engine/index.ts";
import type { ZoneId } from "../content/types.ts";
import type { Lebanon } from "../state.ts";

const { procedure } = game<Lebanon>();

/** */
export const clashes = procedure<{ readonly order: readonly ZoneId[] }>("clashes")({ clash: () => "done" });
