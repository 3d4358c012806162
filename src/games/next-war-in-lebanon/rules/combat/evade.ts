/** Who may evade a battle by J-2, how many the dice let go, and in which order. */
import { choice, type Frozen, game, integer, mustGet, type Refusal, route, subset } from "#engine";
import type { Pack, SeatId, UnitId, Zone } from "../../content/types.ts";
import { type Eyes, type Hand, type Lebanon, sideOf } from "../../state.ts";
import { holds } from "../chits/hand.ts";
import { handNow, handOf } from "../pieces/show.ts";
import { isRocket, isSupport, ratingOf, unitOf } from "../pieces/units.ts";
import { count, counter, no } from "../pieces/words.ts";
import { play, whyNone } from "./battle-chits.ts";
import { battleOf, defenderOf, participants } from "./participants.ts";
import { isFought } from "./special-forces.ts";

const { action } = game<Lebanon>();

/** how many units one J-2 lets evade. */
export const evaders = ({ terrain }: Frozen<Zone>, seat: SeatId, die: number): number =>
  Math.max(0, die + (terrain === "urban" ? 1 : terrain === "remote" && seat === "insurgent" ? -1 : 0));

/** Own units that a battle would be about. */
const able = (c: Eyes): readonly UnitId[] => (c.table.battle ? participants(c.hand, sideOf(c), c.table.battle) : []);

/** Section 7: rockets, missiles, CSUs, then the weakest in their own mode; the other way round: the strongest first. */
export function evasionOrder(content: Pack, hand: Frozen<Hand>, units: readonly UnitId[]): readonly UnitId[] {
  const rank = (unit: UnitId): number => {
    const { type } = unitOf(content, unit);
    if (isRocket(content, unit)) return type === "missile" ? 1 : 0;
    return isSupport(content, unit) ? 2 : 3;
  };
  const rating = (unit: UnitId): number => ratingOf(content, unit, mustGet(hand.units, unit));
  return units.toSorted((a, b) => rank(a) - rank(b) || rating(a) - rating(b) || (a < b ? -1 : 1));
}

function whyNoEvasion(c: Eyes): Refusal | null {
  const { table, seat, content, hand } = c;
  const { battle } = table;
  if (!battle || defenderOf(battle) !== seat || (battle.step !== "entry" && battle.step !== "evade"))
    return no("**Evade**: only the Defender of a battle about to begin evades.", "R-67", "not-now");
  if (seat === "idf" && !isFought(content, table, hand, battle))
    return no("No battle follows here: nobody has to evade.", "R-63", "no-battle");
  if (able(c).length === 0) return no("All your units there are evading already.", "R-67", "no-unit");
  return whyNone(hand, "J-2", "R-67");
}

const ORDERS = [
  { value: "support", label: "Rockets and missiles first, then CSUs, then the weakest" },
  { value: "strong", label: "The strongest first" },
  { value: "list", label: "In an order of your own" },
  { value: "later", label: "Choose after the dice" },
] as const;

/** Who goes first, where it is not as usual. */
const FIRST: { readonly [first in (typeof ORDERS)[number]["value"]]: string } = {
  support: "",
  strong: ", the strongest first",
  list: ", in your own order",
  later: ", and choose after the dice",
};

const unitOption = (c: Eyes) => (unit: UnitId) => ({
  value: unit,
  label: counter(c.content, { unit, ...mustGet(c.hand.units, unit) }),
});

/** any number of J-2 at once, one die each. */
export const evade = action("evade", "Evade (J-2)", {
  help: "A die for each J-2: that many units, one more in a city, one fewer of the Insurgents in a remote zone, stay out of battles until the end of the phase.",
  common: true,
  when: whyNoEvasion,
})
  .param(
    "n",
    "How many J-2?",
    integer((c: Eyes) => [1, holds(c.hand, "J-2")]),
    () => 1,
  )
  .param("first", "Which units evade first?", choice(ORDERS), () => "support" as const)
  .optional(
    "priority",
    "In which order?",
    ({ params }) => params.first === "list",
    route((c: Eyes, path) =>
      able(c)
        .filter((unit) => !path.includes(unit))
        .map(unitOption(c)),
    ),
  )
  .label((_, { n = 1, first }) => `Evade with ${count(n, "J-2")}${first ? FIRST[first] : ""}`)
  .apply((a) => {
    const { first, n, priority = [] } = a.params;
    const { zone } = battleOf(a.current.table);
    const seat = sideOf(a);
    play(a, seat, "J-2", n);
    const most = rollEvasion(a, seat, n);
    const hand = handNow(a, seat);
    const units = participants(hand, seat, battleOf(a.current.table));
    const order = evasionOrder(a.content, hand, units);
    const orders = { support: order, strong: order.toReversed(), list: priority, later: [] };
    if (first !== "later") letEvade(a, seat, orders[first].slice(0, most));
    else if (most > 0) battleOf(a.state.table).mayEvade = Math.min(most, units.length);
    else told(a, seat, zone, []);
  });

type Applied = Parameters<Parameters<ReturnType<typeof action>["apply"]>[0]>[0];

function rollEvasion(a: Pick<Applied, "content" | "dice" | "current" | "emit">, seat: SeatId, n: number): number {
  const { zone } = battleOf(a.current.table);
  const rolls = Array.from({ length: n }, () => {
    const die = a.dice.die();
    return { die, units: evaders(mustGet(a.content.zones, zone), seat, die) };
  });
  a.emit({ chapter: "combat", kind: "evasion", zone, seat, rolls });
  return rolls.reduce((sum, { units }) => sum + units, 0);
}

/** They take no part in battles until the end of the phase; the enemy learns how many they are. */
function letEvade(
  a: Pick<Applied, "content" | "state" | "current" | "emit">,
  seat: SeatId,
  units: readonly UnitId[],
): void {
  const { table } = a.state;
  const { zone } = battleOf(table);
  handOf(a, seat).evading.push(...units);
  if (units.length > 0) {
    const counts = table.evading[zone] ?? {};
    table.evading[zone] = { ...counts, [seat]: (counts[seat] ?? 0) + units.length };
  }
  told(a, seat, zone, units);
}

function told(a: Pick<Applied, "emit">, seat: SeatId, zone: string, units: readonly UnitId[]): void {
  const secret = { chapter: "combat", kind: "evaded", zone, units } as const;
  a.emit({ chapter: "combat", kind: "evaded", zone, seat, units: units.length }, { [seat]: secret });
}

/** after the dice, as many as they allow or fewer. */
export const evadeUnits = action("evade-units", "Choose who evades", { common: true })
  .param(
    "units",
    "Which units evade?",
    subset(
      (c: Eyes) => able(c).map(unitOption(c)),
      (c) => ({ max: c.table.battle?.mayEvade ?? 0 }),
    ),
  )
  .apply((a) => {
    battleOf(a.state.table).mayEvade = null;
    letEvade(a, sideOf(a), a.params.units);
  });
