/** The arithmetic of an offensive as people read it. */
import type { Crt } from "../../content/edition-types.ts";
import type { Edition } from "../../content/types.ts";
import type { News } from "../news-types.ts";
import { cardOf, isImmune } from "./cards.ts";
import type { Result } from "./crt.ts";
import { type ResolvedCard, ROLES, type Role, type Stop } from "./played-cards.ts";
import type { Battle } from "./shifts.ts";
import type { Odds, Shift } from "./types.ts";

/** How sentences call the two sides: "Syria", "Rebels". */
export type SideNames = { readonly [role in Role]: string };

/** "+8", "−3", "0". */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** "+8/+10", "−8 or less", "+18 or more". */
export function columnName({ columns }: Crt, column: number): string {
  const bounds = columns[column];
  if (!bounds) throw new Error(`the combat table has no column ${column}`);
  const { from, to } = bounds;
  if (from === null) return to === null ? "any" : `${signed(to)} or less`;
  return to === null ? `${signed(from)} or more` : `${signed(from)}/${signed(to)}`;
}

/** "14 − 6 = +8". */
export const differenceText = ({ attack, defence, difference }: Odds): string =>
  `${attack} − ${defence} = ${signed(difference)}`;

/** "2 to the left", "3 to the right", "0". */
export const shiftText = (columns: number): string =>
  columns === 0 ? "0" : `${Math.abs(columns)} to the ${columns < 0 ? "left" : "right"}`;

/** "14 − 6 = +8, column +8/+10. Rebels: Anti-Tank Missiles, 2 to the left. Syria: Mobile Artillery, 2 to the right (cannot be cancelled). No net shift: column +8/+10." */
export function arithmeticLine(edition: Pick<Edition, "crt" | "cards">, battle: Battle, odds: Odds, names: SideNames) {
  const start = `${differenceText(odds)}, column ${columnName(edition.crt, odds.start)}.`;
  if (odds.shifts.length === 0 && battle.cards.length === 0) return start;
  const here = odds.shifts.flatMap((shift) => terrainText(shift));
  const played = ROLES.flatMap((by) => {
    const cards = battle.cards.filter((one) => one.by === by).map((one) => cardText(edition, one, odds.shifts));
    return cards.length > 0 ? [`${names[by]}: ${cards.join("; ")}.`] : [];
  });
  return [
    start,
    ...(here.length > 0 ? [`${battle.space.name}: ${here.join(", ")}.`] : []),
    ...played,
    sumText(edition, odds),
  ].join(" ");
}

/** "ground 1 to the left", "isolated defenders 2 to the right". */
function terrainText({ cause, columns }: Shift): readonly string[] {
  switch (cause.kind) {
    case "space":
      return [`ground ${shiftText(columns)}`];
    case "entrenchment":
      return [`entrenchment ${shiftText(columns)}`];
    case "isolated":
      return [`isolated ${cause.role}s ${shiftText(columns)}`];
    case "card":
      return [];
  }
}

/** "Close Air Support, cancelled by SAM", "Mobile Artillery, 2 to the right (cannot be cancelled)". */
function cardText(edition: Pick<Edition, "cards">, one: ResolvedCard, shifts: readonly Shift[]): string {
  const { name } = cardOf(edition, one.card);
  if (one.stopped) return `${name}, ${stopText(edition, one.stopped)}`;
  const shift = shifts.find(({ cause }) => cause.kind === "card" && cause.card === one.card);
  const immune = isImmune(edition, one.card) ? " (cannot be cancelled)" : "";
  return shift ? `${name}, ${shiftText(shift.columns)}${immune}` : name;
}

export function stopText(edition: Pick<Edition, "cards">, { kind, by }: Stop): string {
  const { name } = cardOf(edition, by);
  if (kind === "refused") return "not approved";
  return kind === "cancelled" ? `cancelled by ${name}` : `without effect (${name})`;
}

/** "Together 2 to the right: column +18 or more (the last)." */
function sumText({ crt }: Pick<Edition, "crt">, { start, net, column }: Odds): string {
  const stopped = start + net === column ? "" : column === 0 ? " (the first)" : " (the last)";
  return `${net === 0 ? "No net shift" : `Together ${shiftText(net)}`}: column ${columnName(crt, column)}${stopped}.`;
}

/** A result in a line of markdown: its star is no markup. */
export const printed = (text: string): string => text.replaceAll("*", "\\*");

/** What came of an attack, in a few words next to a picture. */
export const RESULTS: { readonly [result in Extract<News, { readonly kind: "fought" }>["result"]]: string } = {
  "AR*": "each attacker loses a step",
  AR: "attackers lose a step",
  EX: "both lose a step",
  "EX*": "both lose heavily",
  DR: "defenders retreat",
  "DR*": "defenders scatter",
  DS: "defenders destroyed",
  occupied: "no fight",
};

/** The same in a word or two, next to a space. */
export const SHORT_RESULTS: typeof RESULTS = {
  "AR*": "badly repulsed",
  AR: "repulsed",
  EX: "exchange",
  "EX*": "heavy losses",
  DR: "driven out",
  "DR*": "scattered",
  DS: "destroyed",
  occupied: "taken",
};

/** R-131: what a result costs both sides, as a sentence goes on: "the attackers lose a step". */
export function resultText({ parameters }: Pick<Edition, "parameters">, result: Result): string {
  switch (result) {
    case "AR*":
      return "each attacking unit loses a step";
    case "AR":
      return "the attackers lose a step";
    case "EX":
      return "both sides lose a step";
    case "EX*":
      return parameters.exStar === "one-step-a-unit" ? "every unit loses a step" : "both sides lose 2 steps";
    case "DR":
      return "the defenders lose a step and retreat";
    case "DR*":
      return "the defenders lose 2 steps and retreat, the attackers lose a step";
    case "DS":
      return "the defenders are destroyed";
  }
}
