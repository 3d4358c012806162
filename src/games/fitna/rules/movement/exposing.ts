import type { Frozen } from "../../../../engine/index.ts";
import type { SeatId } from "../../content/sides.ts";
import type { UnitId } from "../../content/unit-types.ts";
import type { Hand } from "../../state.ts";
import type { Now } from "../now.ts";

/** Changes own stacks. A unit that lay under others and lies on top thereafter has been seen: that is not taken back. */
export function exposing<T>(s: Now, seat: SeatId, change: () => T): T {
  const hidden = under(stacksOf(s, seat));
  const result = change();
  const stacks = stacksOf(s, seat);
  if (Object.values(stacks).some(([top = ""]) => hidden.has(top))) s.exposed(seat);
  return result;
}

type Stacks = Frozen<Hand["stacks"]>;

const stacksOf = ({ current }: Pick<Now, "current">, seat: SeatId): Stacks => current.hands[seat]?.stacks ?? {};

function under(stacks: Stacks): ReadonlySet<UnitId> {
  const hidden = new Set<UnitId>();
  for (const ids of Object.values(stacks)) for (let i = 1; i < ids.length; i++) hidden.add(ids[i] ?? "");
  return hidden;
}
