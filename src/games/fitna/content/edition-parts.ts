/** The parts of an edition that scenarios are set up on, and how a wrong id in one is found. */
import { didYouMean, type Frozen, matchName, type Wrong } from "#engine";
import type { Space, Unit } from "./board-types.ts";
import type { Card, SpecialJoker } from "./card-types.ts";
import type { EditionFile, Figures } from "./edition-types.ts";
import type { ScenarioFile } from "./scenario-types.ts";
import { isFaction, type SeatId, type Side } from "./sides.ts";

export interface EditionParts {
  readonly edition: EditionFile;
  readonly figures: Figures;
  /** Those of the edition. */
  readonly spaces: { readonly [id: string]: Space };
  /** All of the pack; those that the edition lacks are skipped. */
  readonly units: { readonly [id: string]: Unit };
  readonly cards: readonly Card[];
  readonly specialJokers: readonly SpecialJoker[];
}

/** A scenario with its edition's changes, and where its parts are written. */
export interface Plan {
  readonly scenario: ScenarioFile;
  /** Units that the edition or its change of the scenario leaves out. */
  readonly without: readonly string[];
  readonly wrong: Wrong;
}

export function spaceIn(wrong: Wrong, path: string, { spaces, edition }: EditionParts, id: string): Space {
  const space = Object.hasOwn(spaces, id) ? spaces[id] : undefined;
  if (space) return space;
  const close = closeTo(Object.values(spaces), id);
  return wrong(path, `there is no space “${id}” in the ${edition.edition} edition${close}`);
}

export function unitIn(wrong: Wrong, path: string, { units }: EditionParts, id: string): Unit {
  const unit = Object.hasOwn(units, id) ? units[id] : undefined;
  return unit ?? wrong(path, `there is no unit “${id}”${closeTo(Object.values(units), id)}`);
}

/** What an id was meant to be, if anything is close. */
function closeTo(all: readonly { readonly id: string; readonly name: string }[], id: string): string {
  const match = matchName(all, (one) => [one.id, one.name], id);
  const close = match.meant ? [match.meant] : match.close;
  const hint = didYouMean(close.map((one) => `“${one.id}”`));
  return hint === "" ? "" : `.${hint}`;
}

export function seatIn(wrong: Wrong, path: string, { seats }: ScenarioFile, id: SeatId): void {
  if (seats.some(({ seat }) => seat === id)) return;
  wrong(path, `${id} has no seat in this scenario; there are ${seats.map(({ seat }) => seat).join(", ")}`);
}

/** Whether a side is a seat here: the Kurds are one only where they are listed. */
export const isSeat = ({ seats }: Frozen<Pick<ScenarioFile, "seats">>, side: Side): boolean =>
  seats.some(({ seat }) => seat === side);

/** Whether a seat commands a unit, with all seats taken. */
export function isCommanded({ seats }: Frozen<Pick<ScenarioFile, "seats">>, side: Side, { id, nation }: Unit): boolean {
  const { commands = [] } = seats.find(({ seat }) => seat === side) ?? {};
  return commands.some(({ nations, units }) => nations.includes(nation) || units.includes(id));
}

/** Whether units of a side may be this one; those that it commands only with fewer seats are among its own. */
export function isOf(scenario: ScenarioFile, side: Side, unit: Unit): boolean {
  if (side === "IS") return unit.nation === "IS";
  if (side === "KUR") return isFaction(unit.nation);
  const added = scenario.fewer?.commands.some(({ seat, nations }) => seat === side && nations.includes(unit.nation));
  return isCommanded(scenario, side, unit) || added === true;
}
