/** How a Neutralized Command becomes Active again, and what everyone is told of it. */
import { concerning, game, mustGet, type RulesContext, type Seat, take } from "#engine";
import { The, verb } from "../../content/factions.ts";
import type { CommandId } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";

const { told } = game<Baghdad>();

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

export const reactivated = told("reactivated", {
  about: ({ seat }) => concerning("cards", [seat]),
  line: ({ seat, command, cost, pp }, content) => {
    const price = cost === 0 ? "free" : `${cost} PP, ${pp + cost} → ${pp}`;
    return `${The(seat)} ${verb(seat, "reactivate")} ${mustGet(content.commands, command).name} (${price}).`;
  },
});
