/** How a battle is told as it goes on, and kept for its picture. */
import { copy, type Frozen, type RulesContext, type Stage } from "#engine";
import type { SeatId, ZoneId } from "../../content/types.ts";
import type { Lebanon, SeenUnit, Table } from "../../state.ts";
import { marksFrom, seen } from "../pieces/show.ts";
import { zoneName } from "../pieces/words.ts";
import type { CombatEvent, CombatSecret, KeptEvent, KeptUnit } from "./events.ts";
import { firefightOf, keptFirefight } from "./rolls.ts";

/** Tells everyone how a battle goes on, and keeps it for its picture; single seats learn what only they may know. */
export function tell(
  s: Pick<RulesContext<Lebanon>, "emit" | "state">,
  event: CombatEvent,
  secrets: { readonly [seat in SeatId]?: CombatSecret } = {},
): void {
  s.emit(event, secrets);
  const { table } = s.state;
  const { battleTold } = table;
  if (event.kind === "battle") table.battleTold = { zone: event.zone, lines: [keptOf(event)] };
  else if (battleTold) table.battleTold = { ...battleTold, lines: [...battleTold.lines, keptOf(event)] };
}

function keptOf(event: CombatEvent): KeptEvent {
  if (event.kind === "firefight") {
    const { kind, seat, firefight, casualties, fired } = event;
    return { casualties: copy(casualties), fired: copy(fired), firefight: keptFirefight(firefight), kind, seat };
  }
  const { chapter: _, zone: __, ...kept } = copy(event);
  if (kept.kind !== "battle") return kept as KeptEvent; // the rest of an event
  const { idf, insurgent } = kept.fighters;
  return { ...kept, fighters: { idf: idf.map(keptUnit), insurgent: insurgent.map(keptUnit) } };
}

const keptUnit = ({ unit, mode, disrupted, reduced, fired }: SeenUnit): KeptUnit =>
  `${unit} ${mode === "combat" ? "c" : "d"}${disrupted ? "x" : ""}${reduced ? "r" : ""}${fired ? "f" : ""}`;

function unitOf(kept: KeptUnit): SeenUnit {
  const [unit = "", marks = ""] = kept.split(" ");
  const mode = marks.startsWith("c") ? "combat" : "dispersed";
  const has = (letter: string): boolean => marks.includes(letter);
  return seen(unit, marksFrom({ mode, disrupted: has("x"), reduced: has("r"), fired: has("f") }));
}

/** What is kept of these lines of one battle. */
export const kept = (zone: ZoneId, events: readonly CombatEvent[]): NonNullable<Table["battleTold"]> => ({
  zone,
  lines: events.map(keptOf),
});

/** The lines of the battle that is going on, as they were told. */
export const toldOf = ({ battleTold }: Frozen<Table>): readonly Frozen<CombatEvent>[] =>
  (battleTold?.lines ?? []).map((line) => toldLine(line, battleTold?.zone ?? ""));

function toldLine(line: Frozen<KeptEvent>, zone: ZoneId): Frozen<CombatEvent> {
  const here = { chapter: "combat", zone } as const;
  if (line.kind === "firefight") return { ...line, ...here, firefight: firefightOf(line.firefight) };
  if (line.kind !== "battle") return { ...line, ...here } as Frozen<CombatEvent>; // an event again
  const { idf, insurgent } = line.fighters;
  return { ...line, ...here, fighters: { idf: idf.map(unitOf), insurgent: insurgent.map(unitOf) } };
}

/** A picture of the battle that is over; nothing is kept of it any longer. */
export function picture(s: Stage<Lebanon, unknown>, zone: ZoneId): void {
  s.picture(`Battle in ${zoneName(s.content, zone)}`, { stays: s.current.table.battleTold !== undefined });
  delete s.state.table.battleTold;
}
