import { matchName, type Refusal } from "../../../../engine/index.ts";
import type { Pack, UnitId } from "../../content/types.ts";
import { isSupport, unitOf } from "../pieces/units.ts";
import { no, unitName } from "../pieces/words.ts";
import type { Field } from "./ratings.ts";
import { enemiesOf, firersOf } from "./targets.ts";

/** Why a unit that somebody names is no firer, or no target, of the next shot of a plan; null: the word means no unit. */

type Shots = readonly { readonly firer: UnitId; readonly target: UnitId }[];

const not = (text: string, rule: string): Refusal => no(text, rule, "not-a-choice");

const unitCalled = ({ units }: Pack, word: string): UnitId | null =>
  matchName(Object.values(units), ({ id, label }) => [id, label], word).meant?.id ?? null;

export function whyNotFirer(field: Field, shots: Shots, word: string): Refusal | null {
  const { content, battle, seat } = field;
  const id = unitCalled(content, word);
  if (id === null) return null;
  const name = unitName(content, id);
  const own = battle.fighters[seat].find(({ unit }) => unit === id);
  if (!own) return not(`${name} is not one of your units in this battle.`, "R-77");
  if (own.disrupted) return not(`${name} is disrupted: it does not fire.`, "R-77");
  if (!unitOf(content, id).fires) return not(`${name} does not fire by itself.`, "R-22");
  if (shots.some(({ firer }) => firer === id)) return not(`${name} fires already: a unit fires once a round.`, "R-77");
  return not(`${name} has nobody left to fire at.`, "R-78");
}

export function whyNotTarget(field: Field, shots: Shots, firer: UnitId, word: string): Refusal | null {
  const { content } = field;
  const id = unitCalled(content, word);
  if (id === null) return null;
  const name = unitName(content, id);
  const target = enemiesOf(field).find(({ unit }) => unit === id);
  if (!target) return not(`${name} is not an enemy unit in this battle.`, "R-77");
  const mode = firersOf(field).find(({ unit }) => unit === firer)?.mode;
  if (mode === "combat" && target.mode === "dispersed")
    return not(`${name} is dispersed: units in combat mode do not fire at it.`, "R-23");
  const isLeft = ({ unit }: { readonly unit: UnitId }): boolean =>
    !isSupport(content, unit) && shots.every((shot) => shot.target !== unit);
  if (isSupport(content, id) && enemiesOf(field).some(isLeft))
    return not(`${name} is a support unit: all line units are targeted before it.`, "R-78");
  return not(`${name} can be targeted again only when every other enemy has been targeted as often.`, "R-78");
}
