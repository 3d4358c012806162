/** the strengths of both sides, the columns that shift them, isolation included, and what each die brings. */
import type { Space } from "../../content/board-types.ts";
import type { CardNumber } from "../../content/card-types.ts";
import type { Edition } from "../../content/types.ts";
import { ignoreEntrenchment, shift } from "../effects/in-battle.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import { combatEffects, countingCards } from "./cards.ts";
import { columnOf, resultsAt, shifted } from "./crt.ts";
import { opponentOf, type ResolvedCard, ROLES, type Role } from "./played-cards.ts";
import type { Odds, Shift } from "./types.ts";

/** One offensive when the die is about to be rolled: who fights where, and with which cards. */
export interface Battle {
  /** The space that is attacked. */
  readonly space: Space;
  readonly entrenched: boolean;
  /** Only the engaged units. */
  readonly attackers: readonly Standing[];
  readonly defenders: readonly Standing[];
  readonly cards: readonly ResolvedCard[];
}

export const unitsOf = ({ attackers, defenders }: Battle, role: Role): readonly Standing[] =>
  role === "attacker" ? attackers : defenders;

export const isArmour = ({ unit }: Standing): boolean => unit.marks.includes("exploits");

/** at their present strengths. */
function strengthsOf({ attackers, defenders }: Pick<Battle, "attackers" | "defenders">) {
  const attack = attackers.reduce((sum, one) => sum + strengthOf(one.unit, one).attack, 0);
  const defence = defenders.reduce((sum, one) => sum + strengthOf(one.unit, one).defence, 0);
  return { attack, defence, difference: attack - defence };
}

/** columns against the attacker of an entrenched space. */
const ENTRENCHED = 1;
/** columns against a side that has an isolated unit engaged, once. */
const ISOLATED = 2;

/** all that count. They are netted before the column is stopped at the edge of the table. */
export function shiftsOf(edition: Pick<Edition, "cards">, battle: Battle): readonly Shift[] {
  const { space } = battle;
  return [
    ...(space.shift > 0 ? [{ cause: { kind: "space" }, columns: -space.shift } as const] : []),
    ...(entrenchmentCounts(edition, battle)
      ? [{ cause: { kind: "entrenchment" }, columns: -ENTRENCHED } as const]
      : []),
    ...ROLES.filter((role) => unitsOf(battle, role).some(({ isolated }) => isolated)).map(
      (role): Shift => ({ cause: { kind: "isolated", role }, columns: towards(opponentOf(role), ISOLATED) }),
    ),
    ...ROLES.flatMap((by) => cardShifts(edition, battle, by)),
  ];
}

/** To the right is good for the attacker. */
const towards = (role: Role, columns: number): number => (role === "attacker" ? columns : -columns);

/** entrenchment counts unless the attacker has a card that ignores it, such as Combat Engineers. */
const entrenchmentCounts = (edition: Pick<Edition, "cards">, { entrenched, cards }: Battle): boolean =>
  entrenched &&
  !countingCards(cards, "attacker").some((card) => combatEffects(edition, card).some(ignoreEntrenchment.is));

const cardShifts = (edition: Pick<Edition, "cards">, battle: Battle, by: Role): readonly Shift[] =>
  countingCards(battle.cards, by)
    .map((card) => ({ card, columns: columnsWorth(edition, battle, card, by) }))
    .filter(({ columns }) => columns > 0)
    .map(({ card, columns }) => ({ cause: { kind: "card", card, by }, columns: towards(by, columns) }));

/** How many columns a card is worth to the side that plays it, here and against these units. */
export function columnsWorth(edition: Pick<Edition, "cards">, battle: Battle, card: CardNumber, by: Role): number {
  const isMet = (only: "city" | "armour" | undefined): boolean => {
    if (only === undefined) return true;
    return only === "city" ? battle.space.marks.includes("city") : unitsOf(battle, opponentOf(by)).some(isArmour);
  };
  return shift
    .among(combatEffects(edition, card))
    .filter(({ side, only }) => (side === "any" || side === by) && isMet(only))
    .reduce((sum, { columns }) => sum + columns, 0);
}

/** Difference, shifts and column of an attack as far as they are known. */
export function oddsOf({ crt, cards }: Pick<Edition, "crt" | "cards">, battle: Battle): Odds {
  const strengths = strengthsOf(battle);
  const start = columnOf(crt, strengths.difference);
  const shifts = shiftsOf({ cards }, battle);
  const net = shifts.reduce((sum, { columns }) => sum + columns, 0);
  const column = shifted(crt, start, net);
  return { ...strengths, start, shifts, net, column, results: resultsAt(crt, column) };
}
