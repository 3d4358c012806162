/** The board in words: turn, phase and tension, who is ahead, who holds what, and what is where. */
import { mustGet } from "#engine";
import type { Words } from "#scene";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { everywhere } from "../../rules/map/relations.ts";
import { capital, count, list, spaceName, tensionWords } from "../../rules/pieces/words.ts";
import { phaseWords } from "../../rules/turn/events.ts";
import { ratings } from "./counters.ts";
import type { Pile, Seen } from "./seen.ts";
import { calledIn, inSideColours, shortIn } from "./side-style.ts";
import { standingsOf } from "./standings.ts";

export const seatOf = ({ scenario, table }: Pick<Seen, "scenario" | "table">, seat: SeatId): string =>
  scenario.seats.find((one) => one.seat === seat)?.name ?? calledIn(table, seat);

/** "Turkey: offensives". */
export function moment(seen: Seen): string {
  const { phase, active } = seen.table;
  const { shown } = phaseWords(phase);
  return active ? `${calledIn(seen.table, active)}: ${shown}` : capital(shown);
}

export const turnWords = ({ table, scenario }: Seen): string =>
  table.turn > 0 ? `Turn ${table.turn} of ${scenario.turns}` : `${scenario.turns} turns`;

/** "Syria: movement", "Turn 3 of 6", "Tension 4". */
export const now = (seen: Seen): readonly string[] =>
  [moment(seen), turnWords(seen), tensionWords(seen.table) ?? []].flat();

/** With more than two seats, who is ahead: " · Syria: major". */
function leadIn(seen: Seen): string {
  const { scenario, table } = seen;
  if (scenario.seats.length < 3 || table.turn === 0 || table.phase === "over") return "";
  const standing = standingsOf(seen);
  const [best] = scenario.seats.map(({ seat }) => ({ seat, ...standing(seat) })).sort((a, b) => b.rank - a.rank);
  return best && best.rank > 0 ? ` · ${shortIn(table, best.seat)}: ${best.short}` : "";
}

export const heading = (seen: Seen) => ({
  title: `Fitna, scenario ${seen.scenario.id}${leadIn(seen)}`,
  sub: now(seen).join(" · "),
  ...inSideColours(seen.table.active),
});

/** For the full size, under a counter. */
export const unitName = ({ edition }: Pick<Seen, "edition">, id: UnitId): Words => ({
  text: mustGet(edition.units, id).name,
  minor: true,
  free: true,
});

/** "Syria with 3 units, of which are seen 4 Arm Div (8-7-4) and Pr Gd Div (7-7-4, reduced), isolated". */
export function pileWords(seen: Seen, { side, size, units }: Pile): string {
  const told = units.map((one) => {
    const unit = mustGet(seen.edition.units, one.unit);
    return `${unit.name} (${ratings(unit, one)}${one.reduced ? ", reduced" : ""})`;
  });
  const isolated = units.some((one) => one.isolated) ? ", isolated" : "";
  const name = calledIn(seen.table, side);
  if (told.length === 0) return `${name} with ${count(size, "unit")}${isolated}`;
  const shown = size === 1 ? "" : size > told.length ? `${size} units, on top ` : `${size} units: `;
  return `${name} with ${shown}${list(told)}${isolated}`;
}

/** Said once before units with their ratings. */
export const RATINGS = "After units stand attack, defence and movement.";

/** What is in a space; null: nothing. */
export function spaceWords(seen: Seen, id: SpaceId): string | null {
  const piles = seen.piles.filter(({ space }) => space === id);
  const walled = seen.table.entrenched.includes(id) ? ["entrenched"] : [];
  if (piles.length + walled.length === 0) return null;
  return `${spaceName(seen, id)}: ${[...piles.map((pile) => pileWords(seen, pile)), ...walled].join("; ")}.`;
}

/** How many spaces each side holds. */
function heldWords({ table, edition }: Seen): string {
  const counts = new Map<string, number>();
  for (const id of edition.spaceIds) {
    const side = table.control[id];
    if (side) counts.set(calledIn(table, side), (counts.get(calledIn(table, side)) ?? 0) + 1);
  }
  return `${capital(edition.labels.spaces)} held: ${[...counts].map(([name, n]) => `${name} ${n}`).join(", ")}.`;
}

/** The whole board in words, a line each. */
export function situation(seen: Seen): readonly string[] {
  return [
    `${now(seen).join(". ")}.`,
    heldWords(seen),
    RATINGS,
    ...everywhere(seen.edition)
      .map((id) => spaceWords(seen, id))
      .filter((line) => line !== null),
  ];
}
