/** How both sides are asked for their secret plans, and what becomes of a plan made before its Combat begins. */
import { game, type Move, move, mustGet, type Params, type Prompt, type Seat, type View } from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import { type CommandId, type ZoneId, zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { effectOf, withEffect } from "../cards/hands.ts";
import { combatDefense, combatNetwork, combatOffense } from "../cards/outside-steps.ts";
import { rivals } from "../map/control.ts";
import { CODES, enemyMeans, forcesLine, forcesThere, formulaLine, ownCommands } from "./forces.ts";
import { weakest } from "./opponents.ts";
import { plan } from "./plan.ts";
import { NONE } from "./plan-text.ts";
import { earliest, enemyOf, highestDie, mandatory, opened } from "./sides.ts";
import { warfareOf } from "./warfare.ts";

type Kind = typeof combatOffense | typeof combatDefense;

/** a plan made ahead, with the best Active Command in place of one that is gone, and without cards that are gone. */
function planAsPossible(c: View<Baghdad>, { command, offense, defense, commit }: Params): Params {
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

/** whether a card has a type of the Command; no card at all has any. */
function fits({ content }: View<Baghdad>, command: string, card: string, kind: Kind): boolean {
  const effect = card === NONE ? undefined : effectOf(content, card, kind);
  return effect === undefined || warfareOf(content, command).includes(effect.type);
}

const { question } = game<Baghdad>();

/** both sides plan in secret; a plan can be made before its Combat begins. */
export const planning = question.sealed("planning", {
  actions: [plan],
  about: ({ table, seat }) => (table.combat ? { zone: table.combat.zone, enemy: enemyOf(table, seat) } : null),
  prompt: whatItRestsOn,
  fallback: highestAndHalf,
  ahead: {
    views: toCome,
    title: ({ content }, { zone, enemy }) => `Combat in ${zoneOf(content, zone).name} against ${the(enemy)}`,
    premise: (view, { zone, enemy }) => ({
      key: `combat.${zone}.${enemy}`,
      facts: [forcesThere(view, zone, enemy)], // public, all of it
      words: [forcesLine(view, zone, enemy)],
    }),
    facts: () => [
      "If an earlier Combat costs you this Command, your best Active one takes its place; a card that is gone is left out.",
    ],
    mended: (view, _, { action, params }) => ({ action, params: planAsPossible(view, params) }),
  },
});

interface Engagement {
  readonly zone: ZoneId;
  readonly enemy: Seat;
}

function whatItRestsOn(view: View<Baghdad>, { zone, enemy }: Engagement): Prompt {
  const peacekeeper = view.table.combat?.peacekeeper ? view.table.combat.defender : null;
  return {
    question: `Your plan for ${zoneOf(view.content, zone).name}, against ${the(enemy)}?`,
    facts: [
      forcesLine(view, zone, enemy),
      formulaLine(view, zone, enemy),
      ownCommands(view),
      enemyMeans(view, enemy),
      CODES,
      ...(peacekeeper === null
        ? []
        : [`${The(peacekeeper)} ${verb(peacekeeper, "get")} the award whoever wins: the attack is not theirs.`]),
    ],
  };
}

/** The Active Command of the highest value, no cards, half of what can be committed. */
function highestAndHalf({ content, table, seat }: View<Baghdad>, { zone }: Engagement): Move {
  const commit = Math.floor(highestDie(content, table, zone, seat) / 2);
  const { active } = mustGet(table.sides, seat);
  const highest = Math.max(...active.map((id) => mustGet(content.commands, id).value));
  const command = active.find((id) => mustGet(content.commands, id).value === highest);
  if (command === undefined) return move(plan, { command: NONE, commit });
  return move(plan, { command, offense: NONE, defense: NONE, commit });
}

/**
 * Combats that this seat must fight and that are not begun. With more than two sides in a Zone the one that acts
 * first chooses: the others can plan against it, and it against the weakest.
 */
function toCome(view: View<Baghdad>): readonly View<Baghdad>[] {
  const { content, table, seat } = view;
  if (table.phase !== "combat") return [];
  return mandatory(content, table, seat).flatMap((zone): View<Baghdad>[] => {
    const attacker = earliest(table, rivals(content, table, zone));
    const enemy = seat === attacker ? weakest(view, zone) : attacker;
    if (enemy === undefined || table.combat?.zone === zone) return [];
    const defender = seat === attacker ? enemy : seat;
    return [{ ...view, table: { ...table, combat: opened(content, table, { zone, attacker, defender }) } }];
  });
}
