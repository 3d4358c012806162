import type { Space } from "../../content/map-types.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";
import type { Role } from "./roles.ts";
import type { SettledCard } from "./types.ts";

/** One offensive when the die is about to be rolled: who fights where, and with which cards. */
export interface Battle {
  /** The space that is attacked. */
  readonly space: Space;
  readonly entrenched: boolean;
  /** The engaged units alone. */
  readonly attackers: readonly Standing[];
  readonly defenders: readonly Standing[];
  readonly cards: readonly SettledCard[];
}

export const unitsOf = ({ attackers, defenders }: Battle, role: Role): readonly Standing[] =>
  role === "attacker" ? attackers : defenders;

export const isArmour = ({ unit }: Standing): boolean => unit.marks.includes("exploits");

/** at their present strengths. */
export function strengthsOf({ attackers, defenders }: Pick<Battle, "attackers" | "defenders">) {
  const attack = attackers.reduce((sum, one) => sum + strengthOf(one.unit, one).attack, 0);
  const defence = defenders.reduce((sum, one) => sum + strengthOf(one.unit, one).defence, 0);
  return { attack, defence, difference: attack - defence };
}
