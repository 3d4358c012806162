import { mustGet, type Params, type View } from "../../../../engine/index.ts";
import type { CommandId } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { effectOf, withEffect } from "../cards/hands.ts";
import { combatDefense, combatNetwork, combatOffense } from "../cards/outside-steps.ts";
import { NONE } from "./plan-text.ts";
import { warfareOf } from "./warfare.ts";

type Kind = typeof combatOffense | typeof combatDefense;

/** a plan made ahead, with the best Active Command in place of one that is gone, and without cards that are gone. */
export function planAsPossible(c: View<Baghdad>, { command, offense, defense, commit }: Params): Params {
  const held = (card: unknown, kind: Kind): string => withEffect(c, kind).find((one) => one === card) ?? NONE;
  const cards = { offense: held(offense, combatOffense), defense: held(defense, combatDefense) };
  const { active } = mustGet(c.table.sides, c.seat);
  const first = [...active, ...withEffect(c, combatNetwork)].find((one) => one === command) ?? bestFor(c, cards);
  if (first === NONE) return { command: NONE, commit: commit ?? 0 };
  return {
    command: first,
    offense: fits(c, first, cards.offense, combatOffense) ? cards.offense : NONE,
    defense: fits(c, first, cards.defense, combatDefense) ? cards.defense : NONE,
    commit: commit ?? 0,
  };
}

type Cards = { readonly offense: string; readonly defense: string };

/** The Active Command that goes with most of the cards, of several the one of the highest value. */
function bestFor(c: View<Baghdad>, { offense, defense }: Cards): CommandId | typeof NONE {
  const worth = (command: CommandId): number => {
    const fitting = [fits(c, command, offense, combatOffense), fits(c, command, defense, combatDefense)];
    return 100 * fitting.filter(Boolean).length + mustGet(c.content.commands, command).value;
  };
  const [best = NONE] = mustGet(c.table.sides, c.seat).active.toSorted((a, b) => worth(b) - worth(a));
  return best;
}

/** whether a card is of a type of the Command; none at all is of any. */
function fits({ content }: View<Baghdad>, command: string, card: string, kind: Kind): boolean {
  const effect = card === NONE ? undefined : effectOf(content, card, kind);
  return effect === undefined || warfareOf(content, command).includes(effect.type);
}
