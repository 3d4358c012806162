/** Standing orders for Combat: whom to fight or spare, in what order, which cards to play, which units to lose. */
import {
  type Action,
  choice,
  type EffectKind,
  game,
  integer,
  type Move,
  move,
  type PublicView,
  type Seat,
  type View,
} from "#engine";
import { together } from "../../content/factions.ts";
import { moving } from "../../rules/action/moving.ts";
import { recruiting } from "../../rules/action/recruiting.ts";
import { withEffect } from "../../rules/cards/hands.ts";
import { cancelsDefense, cancelsOffense, swapsAward } from "../../rules/cards/outside-steps.ts";
import { chooseOpponent, endCombats, fight, fighting, opposing } from "../../rules/combat/fighting.ts";
import { duels, weakest } from "../../rules/combat/opponents.ts";
import { planning } from "../../rules/combat/planning.ts";
import { disrupt, disruption, redirectAward, redirection } from "../../rules/combat/reactions.ts";
import { casualties, casualtiesOf, choosingCasualties } from "../../rules/combat/resolve.ts";
import { enemyOf, mandatory } from "../../rules/combat/sides.ts";
import { isBlocked, neutralizes } from "../../rules/combat/strike.ts";
import { keepsPeace, rivals } from "../../rules/map/control.ts";
import type { Baghdad } from "../../state.ts";

const { form, order } = game<Baghdad>();

/** The questions of an Action. */
const ACTION = [recruiting, moving];

/** The action with the first card of the hand that does this. */
function byFirst(
  view: View<Baghdad>,
  action: Action<Baghdad, { readonly card: string }>,
  kind: EffectKind<unknown>,
): Move | null {
  const [card] = withEffect(view, kind);
  return card === undefined ? null : move(action, { card });
}

/** W5: the enemy's Offense, if it would Neutralize the own Command. */
const jam = (view: View<Baghdad>): Move | null =>
  neutralizes(view.content, view.table, enemyOf(view.table, view.seat)) ? byFirst(view, disrupt, cancelsOffense) : null;

/** W5: the enemy's Defense, if it would block the own Offense. */
const unblock = (view: View<Baghdad>): Move | null =>
  isBlocked(view.content, view.table, view.seat) ? byFirst(view, disrupt, cancelsDefense) : null;

/** W6: an award of at least this many PP that would go to the other side. */
function redirect(view: View<Baghdad>, least: number): Move | null {
  const award = view.table.combat?.award;
  if (!award || award.seat === view.seat || award.amount < least) return null;
  return byFirst(view, redirectAward, swapsAward);
}

export const jamming = order(
  "jam",
  { title: "Combat: cancel the enemy's Offense if it would Neutralize my Command", form: form() },
  (answers) => [answers(disruption, jam)],
);

export const unblocking = order(
  "unblock",
  { title: "Combat: cancel the enemy's Defense if it would block my Offense", form: form() },
  (answers) => [answers(disruption, unblock)],
);

const from = () =>
  form().param(
    "least",
    "From how many PP on?",
    integer(() => [1, 99]),
  );

export const swapping = order(
  "turn-award",
  { title: "Combat: redirect the award if the other side would get it", form: from() },
  (answers) => [answers(redirection, (view, _, { least }) => redirect(view, least))],
);

/** From here on an award is worth a card. */
const WORTH = 3;

const HELP = {
  description: "Jammers, Inside Man; Collateral Damage for 3 PP or more",
  params: { least: WORTH },
} as const;

/** W5 and W6: whatever helps, said with the plan. */
export const afterReveal = order(
  "after-reveal",
  {
    title: "Combat: after the reveal use my cards when they help",
    form: from(),
    ahead: {
      title: "After the reveal",
      until: "turn",
      under: [planning],
      choices: () => [
        { value: "pass", label: "Pass", params: "none" },
        { value: "ask", label: "Ask me", params: "ask" },
        { value: "help", label: "Use my cards when they help, this turn", ...HELP },
        { value: "always", label: "Use my cards when they help, until I change it", ...HELP, until: "changed" },
      ],
    },
  },
  (answers) => [
    answers(disruption, (view) => jam(view) ?? unblock(view)),
    answers(redirection, (view, _, { least }) => redirect(view, least)),
  ],
);

const TYPES = [
  { value: "security", label: "Security first" },
  { value: "infrastructure", label: "Infrastructure first" },
] as const;

/** which units go first. */
export const losing = order(
  "losses",
  {
    title: "Combat: which units I lose first when I win",
    form: form().param(
      "first",
      "Which?",
      choice(() => TYPES),
    ),
    ahead: {
      title: "If I win, lose",
      until: "turn",
      under: [planning],
      choices: () => [
        ...TYPES.map(({ value, label }) => ({ value, label, params: { first: value } })),
        { value: "ask", label: "Ask me", params: "ask" },
      ],
    },
  },
  (answers) => [
    answers(choosingCasualties, ({ content, table }, _, { first }) => {
      const { least, most } = casualtiesOf(content, table);
      return move(casualties, { security: first === "security" ? most : least });
    }),
  ],
);

/** seats that nobody has to fight. */
const peaceful = ({ content, table }: PublicView<Baghdad>): readonly Seat[] =>
  table.seats.filter((seat) => keepsPeace(content, table, seat));

/** Combats that nobody has to fight. */
export const sparing = order(
  "optional-attacks",
  {
    title: "Combat: attack nobody I do not have to fight",
    form: form(),
    ahead: {
      title: "Optional attacks",
      until: "turn",
      under: ACTION,
      unless: (view) => peaceful(view).length === 0,
      choices: (view, seat) => [
        {
          value: "none",
          label: keepsPeace(view.content, view.table, seat)
            ? "Attack nobody"
            : `Leave ${together(peaceful(view))} alone`,
          description: "Combats that must be fought are fought all the same",
          params: {},
        },
        { value: "ask", label: "Ask me", params: "ask" },
      ],
    },
  },
  (answers) => [answers(fighting, (view) => (endCombats.when(view) === null ? move(endCombats) : null))],
);

const MAP_ORDER = { description: "Where you can choose an opponent, you are asked", params: {} } as const;

/** the Zones in the order of the map, where nothing but the order is open. */
export const inMapOrder = order(
  "combat-order",
  {
    title: "Combat: fight my Combats in the order of the map",
    form: form(),
    ahead: {
      title: "Order of my Combats",
      until: "turn",
      under: ACTION,
      choices: () => [
        { value: "map", label: "As on the map, this turn", ...MAP_ORDER },
        { value: "always", label: "As on the map, until I change it", ...MAP_ORDER, until: "changed" },
        { value: "ask", label: "Ask me", params: "ask" },
      ],
    },
  },
  (answers) => [
    answers(fighting, (view) => {
      const [zone] = mandatory(view.content, view.table, view.seat);
      if (zone === undefined) return null;
      const [opponent, ...others] = duels(view, zone).filter(({ refused }) => !refused);
      if (!opponent || others.length > 0) return null;
      return move(fight, { zone, opponent: opponent.value });
    }),
  ],
);

const WEAKEST = { description: "Of several opponents in a Zone, the one with the fewest units", params: {} } as const;

/** whom the seat fights where it may choose, without being asked; Zones in the order of the map. */
export const weakestFirst = order(
  "weakest-first",
  {
    title: "Combat: in the order of the map, and against the weakest first where I choose an opponent",
    form: form(),
    ahead: {
      title: "Several opponents in a Zone",
      until: "turn",
      under: ACTION,
      unless: (view) => !isCrowded(view),
      choices: () => [
        { value: "ask", label: "Ask me", params: "none" },
        { value: "weakest", label: "Fight the weakest first, this turn", ...WEAKEST },
        { value: "always", label: "Fight the weakest first, until I change it", ...WEAKEST, until: "changed" },
      ],
    },
  },
  (answers) => [
    answers(fighting, (view) => {
      const [zone] = mandatory(view.content, view.table, view.seat);
      const opponent = zone === undefined ? undefined : weakest(view, zone);
      return zone === undefined || opponent === undefined ? null : move(fight, { zone, opponent });
    }),
    answers(opposing, (view, zone) => {
      const opponent = weakest(view, zone);
      return opponent === undefined ? null : move(chooseOpponent, { opponent });
    }),
  ],
);

/** Whether there is a Zone that a third side may come to, or is in. */
const isCrowded = ({ content, table }: PublicView<Baghdad>): boolean =>
  content.zoneIds.some((zone) => rivals(content, table, zone).length > 1);
