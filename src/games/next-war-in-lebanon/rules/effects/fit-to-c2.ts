import { game } from "../../../../engine/index.ts";
import type { Lebanon } from "../../state.ts";
import { seatOfGroup } from "../pieces/groups.ts";
import { decide } from "./decide.ts";

const { procedure } = game<Lebanon>();

/** R-103, R-29, Q-53: the loss of an HQ lowers the Insurgents' C2: what is above it now is cut down at once. */
export const fitToC2 = procedure<null>("fit-to-c2")({
  groups: (s) => {
    const { groups, c2 } = s.current.table;
    const large = groups.filter(
      ({ id, size = 1 }) => seatOfGroup(s.content, id) === "insurgent" && size > c2.insurgent,
    );
    for (const { id: group } of large) s.call(decide, { row: "decapitation", does: { kind: "cut", group } });
    return "hand";
  },
  hand: (s) => {
    s.call(decide, { row: "decapitation", does: { kind: "excess" } });
    return "done";
  },
});
