/** Who can fire in a round, who can support, and whom a firer may target; and why other units may not be named. */
import type { Frozen, Refusal } from "#engine";
import type { UnitId } from "../../content/types.ts";
import { enemyOf, type SeenUnit } from "../../state.ts";
import { isSupport, unitOf } from "../pieces/units.ts";
import { no } from "../pieces/words.ts";
import type { Field } from "./ratings.ts";
import type { Shot } from "./types.ts";

type Unit = Frozen<SeenUnit>;

/** undisrupted units whose ratings are not in parentheses. */
export const firersOf = ({ content, battle, seat }: Field): readonly Unit[] =>
  battle.fighters[seat].filter(({ unit, disrupted }) => !disrupted && unitOf(content, unit).fires);

/** undisrupted support units; rockets and missiles that are ready. */
export const supportersOf = ({ content, battle, seat }: Field): readonly Unit[] =>
  battle.fighters[seat].filter(({ unit, disrupted, fired }) => !disrupted && !fired && isSupport(content, unit));

export const enemiesOf = ({ battle, seat }: Field): readonly Unit[] => battle.fighters[enemyOf(seat)];

/** What has been targeted so far in a round, as far as R-78 looks at it. */
interface Aimed {
  readonly times: ReadonlyMap<UnitId, number>;
  /** The least times that any enemy has been targeted. */
  readonly least: number;
  /** Whether support units may not be targeted yet: they have line units with them, one of which was never targeted. */
  readonly linesLeft: boolean;
}

function aimed(field: Field, shots: readonly Pick<Frozen<Shot>, "target">[]): Aimed {
  const times = new Map(enemiesOf(field).map(({ unit }) => [unit, 0]));
  for (const { target } of shots) times.set(target, (times.get(target) ?? 0) + 1);
  const linesLeft = [...times].some(([unit, n]) => n === 0 && !isSupport(field.content, unit));
  return { times, least: Math.min(...times.values()), linesLeft };
}

/**
 * whom a firer may target after these shots: nobody twice before every other enemy once, and so on; support units
 * only after all line units; nobody dispersed by a firer in combat mode.
 */
export function targetsOf(field: Field, shots: readonly Pick<Frozen<Shot>, "target">[], firer: Unit): readonly Unit[] {
  const { times, least, linesLeft } = aimed(field, shots);
  return enemiesOf(field).filter(
    ({ unit, mode }) =>
      (firer.mode === "dispersed" || mode === "combat") &&
      times.get(unit) === least &&
      (!linesLeft || !isSupport(field.content, unit)),
  );
}

/** Firers that are in no shot yet and have a target: while there is one, a plan of round 1 is not complete. */
export const firersLeft = (field: Field, shots: readonly Pick<Frozen<Shot>, "firer" | "target">[]): readonly Unit[] =>
  firersOf(field).filter(
    (one) => shots.every(({ firer }) => firer !== one.unit) && targetsOf(field, shots, one).length > 0,
  );

/** whether a side could fire at anything. */
export const canFire = (field: Field): boolean => firersLeft(field, []).length > 0;

type Shots = readonly { readonly firer: UnitId; readonly target: UnitId }[];

const noChoice = (text: string, rule: string): Refusal => no(text, rule, "not-a-choice");

/** Why a unit that somebody names is no firer of the next shot of a plan. */
export function whyNotFirer(field: Field, shots: Shots, id: UnitId, name: string): Refusal {
  const { content, battle, seat } = field;
  const own = battle.fighters[seat].find(({ unit }) => unit === id);
  if (!own) return noChoice(`${name} is not one of your units in this battle.`, "R-77");
  if (own.disrupted) return noChoice(`${name} is disrupted: it does not fire.`, "R-77");
  if (!unitOf(content, id).fires) return noChoice(`${name} does not fire by itself.`, "R-22");
  if (shots.some(({ firer }) => firer === id))
    return noChoice(`${name} fires already: a unit fires once a round.`, "R-77");
  return noChoice(`${name} has nobody left to fire at.`, "R-78");
}

/** Why a unit that somebody names is no target of it. */
export function whyNotTarget(field: Field, shots: Shots, firer: UnitId, id: UnitId, name: string): Refusal {
  const { content } = field;
  const target = enemiesOf(field).find(({ unit }) => unit === id);
  if (!target) return noChoice(`${name} is not an enemy unit in this battle.`, "R-77");
  const mode = firersOf(field).find(({ unit }) => unit === firer)?.mode;
  if (mode === "combat" && target.mode === "dispersed")
    return noChoice(`${name} is dispersed: units in combat mode do not fire at it.`, "R-23");
  const isLeft = ({ unit }: { readonly unit: UnitId }): boolean =>
    !isSupport(content, unit) && shots.every((shot) => shot.target !== unit);
  if (isSupport(content, id) && enemiesOf(field).some(isLeft))
    return noChoice(`${name} is a support unit: all line units are targeted before it.`, "R-78");
  return noChoice(`${name} can be targeted again only when every other enemy has been targeted as often.`, "R-78");
}
