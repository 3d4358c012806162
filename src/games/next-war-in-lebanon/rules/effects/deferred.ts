import { game } from "../../../../engine/index.ts";
import type { Lebanon } from "../../state.ts";
import { decide } from "./decide.ts";

const { procedure } = game<Lebanon>();

/** effects on chits that phase 4 has drawn count when the new hands are complete, in the order drawn. */
export const deferred = procedure<null>("deferred")({
  next: (s) => {
    if (s.current.table.deferred.length === 0) return "done";
    const effect = s.state.table.deferred.shift();
    if (!effect) return "done";
    s.call(decide, effect);
    return "next";
  },
});
