import { copy, type RulesContext, type Stage } from "../../../engine/index.ts";
import type { SeatId, ZoneId } from "../content/types.ts";
import { zoneName } from "../pieces/words.ts";
import type { Lebanon } from "../state.ts";
import type { CombatEvent, CombatSecret } from "./events.ts";

/** Tells everyone how a battle goes on, and keeps it for its picture; single seats learn what is theirs alone to know. */
export function tell(
  s: Pick<RulesContext<Lebanon>, "emit" | "state">,
  event: CombatEvent,
  secrets: { readonly [seat in SeatId]?: CombatSecret } = {},
): void {
  s.emit(event, secrets);
  const { table } = s.state;
  if (event.kind === "battle") table.battleTold = [];
  table.battleTold?.push(copy(event));
}

/** A picture of the battle that is over; nothing is kept of it any longer. */
export function picture(s: Stage<Lebanon, unknown>, zone: ZoneId): void {
  s.picture(`Battle in ${zoneName(s.content, zone)}`);
  delete s.state.table.battleTold;
}
