/** How firefights are pictured: each firer facing its target, with dice, sums and losses. */
import type { Frozen } from "#engine";
import type { Addend, Counter, Firefight, FirefightSide } from "#scene";
import type { Content, SeatId, UnitId } from "../../content/types.ts";
import { marginOf, verdictOf } from "../../rules/combat/firefight.ts";
import { became } from "../../rules/combat/firefight-words.ts";
import type { Roll } from "../../rules/combat/types.ts";
import { unitOf } from "../../rules/pieces/units.ts";
import { count, unitName } from "../../rules/pieces/words.ts";
import { enemyOf } from "../../state.ts";
import type { BattleSeen, Shots } from "./battles.ts";
import { counterOf } from "./counters.ts";

type Pack = Frozen<Content>;

/** Edges of counters, the smallest that there are, and of supporters. */
const EDGE = 66;
const SMALL = 50;
/** Counters of supporters are shown if there are at most this many, and their ratings one by one. */
const SHOWN = 2;
/** The longest name of a supporter under its rating. */
const LONGEST = 9;

/** Each firer with the target, as rows: the target's die is thrown once for all of them. */
export function firefights(content: Pack, battle: BattleSeen, shots: Shots): readonly Firefight[] {
  const { seat, firefight } = shots;
  return firefight.rolls.map((roll, i): Firefight => {
    const firer = firerSide(content, battle, shots, roll);
    const target = { ...targetSide(content, battle, shots, roll), ...(i > 0 ? { again: true } : {}) };
    const { fate: _, ...again } = target;
    const other = i > 0 ? again : target;
    return seat === "idf"
      ? { left: firer, right: other, from: "left", verb: VERBS[verdictOn(shots, roll)] }
      : { left: other, right: firer, from: "right", verb: MIRRORED[verdictOn(shots, roll)] };
  });
}

/** What a roll does: only the best of several counts, and one of those that lose to the target. */
function verdictOn({ firefight, casualties }: Shots, roll: Frozen<Roll>): keyof typeof VERBS {
  const verdict = verdictOf(firefight);
  if (verdict.kind === "miss") return casualties.some(({ unit }) => unit === roll.firer) ? "miss" : "aside";
  const best = Math.max(...firefight.rolls.map(marginOf));
  return marginOf(roll) === best ? verdict.kind : "aside";
}

/** From left to right. */
const VERBS = { hit: "beats", tie: "ties", miss: "loses to", aside: "against" } as const;
const MIRRORED = { ...VERBS, hit: "loses to", miss: "beats" } as const;

function firerSide(content: Pack, battle: BattleSeen, shots: Shots, roll: Frozen<Roll>): FirefightSide {
  const { supporters, support, rating, dice, total } = roll;
  return {
    ...unitSide(content, shots, roll.firer),
    ...(supporters.length > 0
      ? { supporters: supporters.slice(0, SHOWN).map(({ unit }) => supporterOf(content, shots, unit)) }
      : {}),
    dice: [...dice],
    sum: [
      { value: String(rating), label: "rating" },
      ...chit(battle, shots.seat, support),
      ...supported(content, supporters),
    ],
    total: String(total),
    ...(verdictOn(shots, roll) === "hit" ? { wins: true } : {}),
  };
}

/** its rating is the one in the mode of who fires at it. */
function targetSide(content: Pack, battle: BattleSeen, shots: Shots, roll: Frozen<Roll>): FirefightSide {
  const { firefight, seat } = shots;
  const { die, support, disrupted, target, mode } = firefight;
  return {
    ...unitSide(content, shots, target),
    dice: [die],
    sum: [
      { value: String(roll.against), label: roll.mode === mode ? "rating" : `v ${roll.mode}` },
      ...chit(battle, enemyOf(seat), support),
      ...(disrupted ? [{ value: "−1", label: "disrupted" }] : []),
    ],
    total: String(roll.answer),
    ...(verdictOn(shots, roll) === "miss" ? { wins: true } : {}),
  };
}

/** A unit as the firefight leaves it; grey if it is eliminated. */
function unitSide(
  content: Pack,
  { before, after, casualties }: Shots,
  unit: UnitId,
): Pick<FirefightSide, "counter" | "name" | "fate"> {
  const casualty = casualties.find((one) => one.unit === unit);
  const is = after.get(unit) ?? before.get(unit) ?? { unit, mode: "combat" };
  const counter = counterOf(content, is, EDGE);
  return {
    counter: after.has(unit) ? counter : { ...counter, spent: true },
    name: unitName(content, unit),
    ...(casualty ? { fate: became(casualty) } : {}),
  };
}

function supporterOf(content: Pack, { before, after }: Shots, unit: UnitId): Counter {
  const is = after.get(unit) ?? before.get(unit) ?? { unit, mode: "combat" };
  const counter = counterOf(content, is, SMALL);
  const { values = "", reduced: _, ...look } = counter; // too small for a corner that is cut off
  return { ...look, values: { ...(typeof values === "string" ? { text: values } : values), minor: true } };
}

/** what the chit of support adds, by its name. */
const chit = ({ committed }: BattleSeen, seat: SeatId, support: number): readonly Addend[] =>
  support > 0 ? [{ value: String(support), label: committed?.support[seat] === "at" ? "anti-tank" : "J-4" }] : [];

/** "3+1" over the unit's name; of several their sum. */
function supported(content: Pack, supporters: Frozen<Roll>["supporters"]): readonly Addend[] {
  const [only] = supporters;
  if (!only) return [];
  const parts = supporters.flatMap(({ rating, support }) => [rating, ...(support > 0 ? [support] : [])]);
  if (supporters.length > SHOWN)
    return [{ value: String(parts.reduce((a, b) => a + b)), label: count(supporters.length, "unit") }];
  const { label, short } = unitOf(content, only.unit);
  const name = supporters.length > 1 ? count(supporters.length, "unit") : label.length > LONGEST ? short : label;
  return [{ value: parts.join("+"), label: name }];
}
