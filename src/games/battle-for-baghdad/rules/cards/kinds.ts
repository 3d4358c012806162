/** Every effect a card of the pack can have, and what those for a Recruit or Move Step do. */
import type { EffectData, EffectOf } from "#engine";
import { defect } from "./defection.ts";
import { ofForces } from "./forces.ts";
import { effects, type Rule } from "./kind.ts";
import { outsideSteps } from "./outside-steps.ts";
import { ofHands } from "./spying.ts";
import { ofPP } from "./unrest.ts";

const KINDS = [...outsideSteps, ...ofPP, ...ofForces, ...ofHands, defect] as const;

/**
 * R-09 All that cards, combinations and Arab Street cards do, also where that contradicts a rule: the rules ask for the
 * effects that change them. A pack with another effect is refused.
 */
export const cardEffects = effects(KINDS);
export type Effect = EffectOf<(typeof KINDS)[number]>;

/** What effects of a Recruit or Move Step do, one after the other. */
export type Power = Rule & Required<Pick<Rule, "does">>;

export const powersOf = (all: readonly EffectData[]): readonly Power[] =>
  all.map((one) => {
    const { does, ...rule } = cardEffects.ruleOf(one);
    if (!does) throw new Error(`${one.kind} is not for a Recruit or Move Step`);
    return { ...rule, does };
  });
