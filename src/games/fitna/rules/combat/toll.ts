import type { Holder } from "../../content/sides.ts";
import { looking, type Now, tell } from "../now.ts";
import { resultOf } from "./crt.ts";
import { demandOf } from "./demands.ts";
import { battleOf, offensiveOf, spaceOf } from "./fighters.ts";
import { oddsOf } from "./odds.ts";
import { ROLES, type Role } from "./roles.ts";
import { losses } from "./taking-losses.ts";
import type { Offensive } from "./types.ts";

/** Who decides for the units of one role: of several friends in defence the seat that defends. */
export function ownerOf({ side, defenders, fighting, revealed }: Offensive, role: Role): Holder {
  if (role === "attacker") return side;
  const there = [...fighting.defender, ...revealed.defender].map((one) => one.side);
  return defenders.find((seat) => there.includes(seat)) ?? there[0] ?? side;
}

/** the die, and what it takes of both sides, the defender first. */
export function rollDie(s: Now): void {
  const game = looking(s);
  const offensive = offensiveOf(s.state.table);
  const battle = battleOf(game);
  const odds = oddsOf(game.edition, battle);
  const die = s.dice.die();
  const result = resultOf(game.edition.crt, odds.column, die);
  offensive.result = result;
  const { side, from, target } = offensive;
  const foes = [...new Set(offensive.fighting.defender.map((one) => one.side))];
  tell(s, { chapter: "combat", kind: "rolled", side, from, target, foes, odds, cards: battle.cards, die, result });
  const demand = demandOf(game.edition, result);
  for (const role of ROLES)
    s.call(losses, {
      side: ownerOf(offensive, role),
      space: spaceOf(offensive, role),
      units: offensive.fighting[role].map(({ id }) => id),
      toll: demand[role],
      cause: result,
    });
}
