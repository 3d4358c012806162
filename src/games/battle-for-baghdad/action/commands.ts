import { mustGet, type RulesContext, type Seat, take } from "../../../engine/index.ts";
import type { CommandId } from "../content.ts";
import type { Baghdad } from "../state.ts";

/** R-37, ruling AW: a Neutralized Command is Active at once, for what it costs. */
export function restore(
  { state: { table }, content, emit }: RulesContext<Baghdad>,
  seat: Seat,
  command: CommandId,
  cost: number,
): void {
  const side = mustGet(table.sides, seat);
  side.pp -= cost;
  take(side.neutralized, command);
  side.active = mustGet(content.commandsOf, seat).filter((id) => id === command || side.active.includes(id));
  emit({ kind: "reactivated", seat, command, cost, pp: side.pp });
}
