import { copy, type Frozen, type RulesContext, type Stage } from "../../../engine/index.ts";
import type { SeatId, ZoneId } from "../content/types.ts";
import { zoneName } from "../pieces/words.ts";
import type { Lebanon, Table } from "../state.ts";
import type { CombatEvent, CombatSecret, KeptEvent } from "./events.ts";

/** Tells everyone how a battle goes on, and keeps it for its picture; single seats learn what is theirs alone to know. */
export function tell(
  s: Pick<RulesContext<Lebanon>, "emit" | "state">,
  event: CombatEvent,
  secrets: { readonly [seat in SeatId]?: CombatSecret } = {},
): void {
  s.emit(event, secrets);
  const { table } = s.state;
  if (event.kind === "battle") table.battleTold = { zone: event.zone, lines: [] };
  table.battleTold?.lines.push(keptOf(event));
}

function keptOf(event: CombatEvent): KeptEvent {
  const { chapter: _, zone: __, ...kept } = copy(event);
  return kept as KeptEvent; // the rest of an event
}

/** What is kept of these lines of one battle. */
export const kept = (zone: ZoneId, events: readonly CombatEvent[]): NonNullable<Table["battleTold"]> => ({
  zone,
  lines: events.map(keptOf),
});

/** The lines of the battle that is going on, as they were told. */
export const toldOf = ({ battleTold }: Frozen<Table>): readonly Frozen<CombatEvent>[] =>
  (battleTold?.lines ?? []).map(
    (line) => ({ ...line, chapter: "combat", zone: battleTold?.zone ?? "" }) as Frozen<CombatEvent>, // an event again
  );

/** A picture of the battle that is over; nothing is kept of it any longer. */
export function picture(s: Stage<Lebanon, unknown>, zone: ZoneId): void {
  s.picture(`Battle in ${zoneName(s.content, zone)}`);
  delete s.state.table.battleTold;
}
