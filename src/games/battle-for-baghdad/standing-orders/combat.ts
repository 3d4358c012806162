import {
  choice,
  type Decision,
  game,
  integer,
  type Move,
  type Seat,
  type StandingOrder,
  type View,
} from "../../../engine/index.ts";
import type { EffectKind } from "../cards/effects.ts";
import { withEffect } from "../cards/hands.ts";
import { endCombats, fight, oppose } from "../combat/combat.ts";
import { duels, weakest } from "../combat/opponents.ts";
import { disrupt, swapAward } from "../combat/reactions.ts";
import { casualties, casualtiesOf } from "../combat/resolve.ts";
import { enemyOf, mandatory } from "../combat/sides.ts";
import { isBlocked, neutralizes } from "../combat/strike.ts";
import { together } from "../factions.ts";
import { keepsPeace, rivals } from "../map/control.ts";
import type { Baghdad } from "../state.ts";

const { form } = game<Baghdad>();
type Order = StandingOrder<Baghdad>;

/** Under the question for a plan. */
const withPlan = (_: View<Baghdad>, { actions }: Decision): boolean => actions.includes("plan");
/** Under the questions of an Action. */
export const withAction = (_: View<Baghdad>, { actions }: Decision): boolean =>
  actions.includes("endRecruit") || actions.includes("endMoves");

/** The action with the first card of the hand that does this. */
function byFirst(view: View<Baghdad>, action: string, kind: EffectKind): Move | null {
  const [card] = withEffect(view, kind);
  return card === undefined ? null : { action, params: { card } };
}

/** W5: the enemy's Offense, if it would Neutralize the own Command. */
const jam = (view: View<Baghdad>): Move | null =>
  neutralizes(view.content, view.table, enemyOf(view.table, view.seat))
    ? byFirst(view, disrupt.name, "cancelOffense")
    : null;

/** W5: the enemy's Defense, if it would block the own Offense. */
const unblock = (view: View<Baghdad>): Move | null =>
  isBlocked(view.content, view.table, view.seat) ? byFirst(view, disrupt.name, "cancelDefense") : null;

/** W6: an award of so many PP that would go to the other side. */
function redirect(view: View<Baghdad>, least: number): Move | null {
  const award = view.table.combat?.award;
  if (!award || award.seat === view.seat || award.amount < least) return null;
  return byFirst(view, swapAward.name, "swapAward");
}

export const jamming: Order = {
  name: "jam",
  title: "Combat: cancel the enemy's Offense if it would Neutralize my Command",
  form: form(),
  decide: (view, { window }) => (window === "W5" ? jam(view) : null),
};

export const unblocking: Order = {
  name: "unblock",
  title: "Combat: cancel the enemy's Defense if it would block my Offense",
  form: form(),
  decide: (view, { window }) => (window === "W5" ? unblock(view) : null),
};

const from = () =>
  form().param(
    "least",
    "From how many PP on?",
    integer(() => [1, 99]),
  );

export const swapping: Order = {
  name: "turn-award",
  title: "Combat: redirect the award if the other side would get it",
  form: from(),
  decide: (view, { window }, { least }) => (window === "W6" ? redirect(view, Number(least)) : null),
};

/** From here on an award is worth a card. */
const WORTH = 3;

const HELP = {
  description: "Jammers, Inside Man; Collateral Damage for 3 PP or more",
  params: { least: WORTH },
} as const;

/** W5 and W6: whatever helps, said with the plan. */
export const afterReveal: Order = {
  name: "after-reveal",
  title: "Combat: after the reveal use my cards when they help",
  form: from(),
  decide: (view, { window }, { least }) => {
    if (window === "W5") return jam(view) ?? unblock(view);
    return window === "W6" ? redirect(view, Number(least)) : null;
  },
  ahead: {
    title: "After the reveal",
    until: "turn",
    windows: ["W5", "W6"],
    at: withPlan,
    choices: () => [
      { value: "pass", label: "Pass", params: "none" },
      { value: "ask", label: "Ask me", params: "ask" },
      { value: "help", label: "Use my cards when they help, this turn", ...HELP },
      { value: "always", label: "Use my cards when they help, until I change it", ...HELP, until: "changed" },
    ],
  },
};

const TYPES = [
  { value: "security", label: "Security first" },
  { value: "infrastructure", label: "Infrastructure first" },
] as const;

/** which units go first. */
export const losing: Order = {
  name: "losses",
  title: "Combat: which units I lose first when I win",
  form: form().param(
    "first",
    "Which?",
    choice(() => TYPES),
  ),
  decide: ({ content, table }, { actions }, { first }) => {
    if (!actions.includes(casualties.name)) return null;
    const { least, most } = casualtiesOf(content, table);
    return { action: casualties.name, params: { security: first === "security" ? most : least } };
  },
  ahead: {
    title: "If I win, lose",
    until: "turn",
    windows: [],
    at: withPlan,
    choices: () => [
      ...TYPES.map(({ value, label }) => ({ value, label, params: { first: value } })),
      { value: "ask", label: "Ask me", params: "ask" },
    ],
  },
};

/** seats that nobody has to fight. */
const peaceful = (content: View<Baghdad>["content"], table: View<Baghdad>["table"]): readonly Seat[] =>
  table.seats.filter((seat) => keepsPeace(content, table, seat));

/** Combats that nobody has to fight. */
export const sparing: Order = {
  name: "optional-attacks",
  title: "Combat: attack nobody I do not have to fight",
  form: form(),
  decide: (view, { actions }) =>
    actions.includes(endCombats.name) && endCombats.when(view) === null
      ? { action: endCombats.name, params: {} }
      : null,
  ahead: {
    title: "Optional attacks",
    until: "turn",
    windows: [],
    at: (view, decision) => withAction(view, decision) && peaceful(view.content, view.table).length > 0,
    choices: ({ content, table, seat }) => [
      {
        value: "none",
        label: keepsPeace(content, table, seat) ? "Attack nobody" : `Leave ${together(peaceful(content, table))} alone`,
        description: "Combats that must be fought are fought all the same",
        params: {},
      },
      { value: "ask", label: "Ask me", params: "ask" },
    ],
  },
};

const MAP_ORDER = { description: "Where you can choose an opponent, you are asked", params: {} } as const;

/** the Zones in the order of the map, where nothing but the order is open. */
export const inMapOrder: Order = {
  name: "combat-order",
  title: "Combat: fight my Combats in the order of the map",
  form: form(),
  decide: (view, { actions }) => {
    if (!actions.includes(fight.name)) return null;
    const [zone] = mandatory(view.content, view.table, view.seat);
    if (zone === undefined) return null;
    const [opponent, ...others] = duels(view, zone).filter(({ refused }) => !refused);
    if (!opponent || others.length > 0) return null;
    return { action: fight.name, params: { zone, opponent: opponent.value } };
  },
  ahead: {
    title: "Order of my Combats",
    until: "turn",
    windows: [],
    at: withAction,
    choices: () => [
      { value: "map", label: "As on the map, this turn", ...MAP_ORDER },
      { value: "always", label: "As on the map, until I change it", ...MAP_ORDER, until: "changed" },
      { value: "ask", label: "Ask me", params: "ask" },
    ],
  },
};

const WEAKEST = { description: "Of several opponents in a Zone, the one with the fewest units", params: {} } as const;

/** whom the seat fights where it may choose, without being asked; Zones in the order of the map. */
export const weakestFirst: Order = {
  name: "weakest-first",
  title: "Combat: in the order of the map, and against the weakest first where I choose an opponent",
  form: form(),
  decide: (view, { actions }) => {
    const { content, table, seat } = view;
    const begun = actions.includes(oppose.name) ? table.combats?.zone : null;
    const zone = begun ?? (actions.includes(fight.name) ? mandatory(content, table, seat)[0] : undefined);
    const opponent = zone === undefined ? undefined : weakest(view, zone);
    if (zone === undefined || opponent === undefined) return null;
    return begun ? { action: oppose.name, params: { opponent } } : { action: fight.name, params: { zone, opponent } };
  },
  ahead: {
    title: "Several opponents in a Zone",
    until: "turn",
    windows: [],
    at: (view, decision) => withAction(view, decision) && isCrowded(view),
    choices: () => [
      { value: "ask", label: "Ask me", params: "none" },
      { value: "weakest", label: "Fight the weakest first, this turn", ...WEAKEST },
      { value: "always", label: "Fight the weakest first, until I change it", ...WEAKEST, until: "changed" },
    ],
  },
};

/** Whether there is a Zone that a third side may come to, or has. */
const isCrowded = ({ content, table }: View<Baghdad>): boolean =>
  content.zoneIds.some((zone) => rivals(content, table, zone).length > 1);
