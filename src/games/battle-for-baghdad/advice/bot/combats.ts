/** Which Combat a computer player fights, by which plan and with which losses, and whether an Offense would hit. */
import { type Move as Act, mustGet, type View } from "#engine";
import type { ZoneId } from "../../content/pack.ts";
import { effectOf } from "../../rules/cards/hands.ts";
import { combatDefense, combatOffense } from "../../rules/cards/outside-steps.ts";
import { chooseOpponent, endCombats, fight } from "../../rules/combat/fighting.ts";
import { duels } from "../../rules/combat/opponents.ts";
import { plan } from "../../rules/combat/plan.ts";
import { NONE } from "../../rules/combat/plan-text.ts";
import { casualties, casualtiesOf } from "../../rules/combat/resolve.ts";
import { enemyOf, mandatory } from "../../rules/combat/sides.ts";
import { commandValue, warfareOf } from "../../rules/combat/warfare.ts";
import { size, unitsAt } from "../../rules/map/units.ts";
import type { Baghdad } from "../../state.ts";
import { best, choices, move } from "./choices.ts";
import { bestProspect, danger, exposed, type Prospect, prospect } from "./duel.ts";

const MODEST = 2;
/** How often an enemy's Defense stops an Offense. */
const BLOCKED = 0.25;

/** Whom it might fight, and to fight no more. */
export const fights = (view: View<Baghdad>): readonly Act[] => [
  move(endCombats),
  ...choices(fight, view).flatMap((zone) =>
    choices(fight, view, zone).map((foe) => move(fight, { zone, opponent: foe })),
  ),
];

/** Where it must fight, the most promising Combat first; where it need not, only if that promises something. */
export function nextFight(view: View<Baghdad>): Act {
  const { content, table, seat } = view;
  const must = mandatory(content, table, seat);
  const [zone] = must;
  if (zone !== undefined) return move(fight, { zone, opponent: opponent(view, zone) });
  const offers = choices(fight, view).flatMap((at) =>
    choices(fight, view, at).map((foe) => ({ zone: at, opponent: foe })),
  );
  const worth = (offer: (typeof offers)[number]): number => against(view, offer.zone, offer.opponent).worth;
  const found = best(offers, worth);
  return found && worth(found) > MODEST && seat === "ngo" ? move(fight, found) : move(endCombats);
}

export const choose = (view: View<Baghdad>): Act =>
  move(chooseOpponent, { opponent: opponent(view, view.table.combats?.zone ?? "") });

const against = (view: View<Baghdad>, zone: ZoneId, foe: string): Prospect =>
  bestProspect(view, { zone, foe, units: size(unitsAt(view.table, zone, view.seat)) });

function opponent(view: View<Baghdad>, zone: ZoneId): string {
  const foes = duels(view, zone).flatMap(({ value, refused }) => (refused ? [] : [value]));
  const [only] = foes;
  if (foes.length < 2) return only ?? "";
  return best(foes, (foe) => against(view, zone, foe).worth) ?? "";
}

/** The plan of the best expectation among all Commands, Offenses and Defenses at hand. */
export function planned(view: View<Baghdad>): Act {
  const found = best(plansOf(view), ({ worth }) => worth);
  if (!found) throw new Error("there is no plan to make");
  return move(plan, { ...found.params, commit: found.die });
}

/** Plans, the most promising first: each as bold as it promises most. */
export const plansRanked = (view: View<Baghdad>): readonly Act[] =>
  plansOf(view)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ params, die }) => move(plan, { ...params, commit: die }));

function plansOf(view: View<Baghdad>) {
  const { table, seat } = view;
  const { zone } = table.combat ?? { zone: "" };
  const force = { zone, foe: enemyOf(table, seat), units: size(unitsAt(table, zone, seat)) };
  return choices(plan, view).flatMap((command) => {
    if (command === NONE) return [{ params: { command }, ...prospect(view, force, 0, { lost: 0 }) }];
    return choices(plan, view, command).flatMap((offense) =>
      choices(plan, view, command, offense).map((defense) => {
        const lost = danger(view, force.foe) * (1 - sheltered(view, defense));
        const hit = damage(view, offense, force.foe);
        const found = prospect(
          view,
          force,
          commandValue(view.content, { command, network: isNetwork(view, command) }),
          { lost, hit },
        );
        const cards = (offense === NONE ? 0 : 1) + (defense === NONE ? 0 : 1) + (isNetwork(view, command) ? 1 : 0);
        const worth = found.worth + hit * found.chance * 3 - cards * (0.3 + 1.5 * (1 - found.chance));
        return { ...found, params: { command, offense, defense }, worth };
      }),
    );
  });
}

const isNetwork = ({ content }: View<Baghdad>, command: string): boolean => !Object.hasOwn(content.commands, command);

/** How much of the enemy's Offenses a Defense stops. */
const sheltered = ({ content }: View<Baghdad>, defense: string): number =>
  defense === NONE ? 0 : 0.45 * (effectOf(content, defense, combatDefense)?.blocks.length ?? 0);

/** How likely an Offense Neutralizes the enemy's Command. */
function damage(view: View<Baghdad>, offense: string, foe: string): number {
  if (offense === NONE) return 0;
  const ways = effectOf(view.content, offense, combatOffense)?.neutralizes ?? [];
  return (1 - BLOCKED) * exposed(view, foe, ways);
}

/** Infrastructure collects: one stays if it can, then Security stays. */
export function fallen({ content, table, seat }: View<Baghdad>): Act {
  const { units, least, most } = casualtiesOf(content, table);
  const { infrastructure } = unitsAt(table, table.combat?.zone ?? "", seat);
  const security = units - Math.max(0, infrastructure - 1);
  return move(casualties, { security: Math.min(most, Math.max(least, security)) });
}

/** Whether an Offense would take a Command out of the battle, with the Defense as it is. */
export function strikes(view: View<Baghdad>, side: "own" | "enemy"): boolean {
  const { content, table, seat } = view;
  const enemy = enemyOf(table, seat);
  const [striker, target] = side === "own" ? [seat, enemy] : [enemy, seat];
  const { offense } = mustGet(table.combat?.plans ?? {}, striker);
  const { command } = mustGet(table.combat?.plans ?? {}, target);
  if (offense === null || command === null) return false;
  const ways = effectOf(content, offense, combatOffense)?.neutralizes ?? [];
  return warfareOf(content, command).some((way) => ways.includes(way));
}
